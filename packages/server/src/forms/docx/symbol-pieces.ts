import { type BoxSign, isSymbolFont, signOfCheckBox, signOfSymbol, symbolOfSign } from '../../documents/offline.ts';
import type { Edit } from '../ooxml/edits.ts';
import { findAll, findChild, innerText, type XmlElement } from '../ooxml/xml-tree.ts';

const attribute = (element: XmlElement | undefined, name: string): string | undefined =>
  Object.entries(element?.attributes ?? {}).find(([key]) => key === name || key.endsWith(`:${name}`))?.[1];

/** The font that the letters of a run are set in, where the run names one. */
const fontOf = (run: XmlElement) => {
  const fonts = findChild(findChild(run, 'rPr'), 'rFonts');
  return attribute(fonts, 'ascii') ?? attribute(fonts, 'hAnsi');
};

const checkBoxOf = (element: XmlElement) => (element.name === 'fldChar' ? findAll(element, 'checkBox')[0] : undefined);

/**
 * The box that an element of a run draws without a letter for it: a symbol, a letter of a symbol font, a check box of an older Word
 * form. Undefined for anything else.
 */
export function signOfElement(xml: string, element: XmlElement, run: XmlElement): string | undefined {
  if (element.name === 'sym')
    return signOfSymbol(attribute(element, 'font'), Number.parseInt(attribute(element, 'char') ?? '', 16));
  const checkBox = checkBoxOf(element);
  if (checkBox) return signOfCheckBox(xml.slice(checkBox.openEnd, checkBox.closeStart));
  const font = element.name === 't' ? fontOf(run) : undefined;
  if (!isSymbolFont(font)) return undefined;
  const text = innerText(xml, element);
  return text.length === 1 ? signOfSymbol(font, text.charCodeAt(0)) : undefined;
}

const isSign = (text: string): text is BoxSign => text === '☐' || text === '☑' || text === '☒';

/** The edits that make such an element draw another box; undefined where it is none, or `sign` is no box. */
export function editsOfSign(xml: string, element: XmlElement, run: XmlElement, sign: string): Edit[] | undefined {
  if (!isSign(sign) || signOfElement(xml, element, run) === undefined) return undefined;
  const { start, end, prefix } = element;
  const checkBox = checkBoxOf(element);
  if (checkBox) {
    const before = findAll(checkBox, 'checked').map((one): Edit => ({ start: one.start, end: one.end, text: '' }));
    const checked = `<${prefix}checked ${prefix}val="${sign === '☐' ? 0 : 1}"/>`;
    return [...before, { start: checkBox.closeStart, end: checkBox.closeStart, text: checked }];
  }
  const font = element.name === 'sym' ? attribute(element, 'font') : fontOf(run);
  const code = symbolOfSign(font, sign).toString(16).toUpperCase();
  const symbol = `<${prefix}sym ${prefix}font="${font}" ${prefix}char="${code}"/>`;
  return [{ start, end, text: element.name === 'sym' ? symbol : `<${prefix}t>&#x${code};</${prefix}t>` }];
}
