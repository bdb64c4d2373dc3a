import { fieldOfLabel, type LabelIndex } from '../labels/label-index.ts';
import type { Edit } from '../ooxml/edits.ts';
import { findAll, findChild, type XmlElement } from '../ooxml/xml-tree.ts';
import { listParagraphs, readParagraph, wordValueOf } from './paragraphs.ts';
import { propertiesForValue } from './run-properties.ts';
import { textXml } from './text-xml.ts';

/** A content control that asks for a field, by its tag or its title. */
export type LabelledControl = { readonly key: string; readonly label: string; readonly control: XmlElement };

/** Finds the content controls whose tag is a field's key, or whose tag or title is one of its labels. */
export function findLabelledControls(
  root: XmlElement,
  keys: ReadonlySet<string>,
  labels: LabelIndex,
): LabelledControl[] {
  return controlsOf(root).flatMap((control): LabelledControl[] => {
    const properties = findChild(control, 'sdtPr');
    const names = ['tag', 'alias'].flatMap((name) => wordValueOf(findChild(properties, name)) ?? []);
    const label =
      names.find((name) => keys.has(name)) ?? names.find((name) => fieldOfLabel(labels, name) !== undefined);
    const key = label === undefined ? undefined : keys.has(label) ? label : fieldOfLabel(labels, label);
    if (
      key === undefined ||
      label === undefined ||
      findChild(properties, 'checkbox') ||
      findChild(properties, 'picture')
    )
      return [];
    return [{ key, label, control }];
  });
}

/** Controls that hold no other: the outer one is a frame. */
function controlsOf(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) => {
    const inner = controlsOf(child);
    return child.name === 'sdt' && inner.length === 0 ? [child] : inner;
  });
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** The entry of the control's own list that says the value; undefined when the list lacks it, the value without a list. */
export function findListed({ control }: LabelledControl, value: string): string | undefined {
  const properties = findChild(control, 'sdtPr');
  const list = findChild(properties, 'dropDownList');
  if (!list) return value;
  const texts = list.children.map(({ attributes }) => {
    const named = (end: string) => Object.entries(attributes).find(([name]) => name.endsWith(end))?.[1];
    return { shown: named('displayText') ?? named('value') ?? '', value: named('value') ?? '' };
  });
  return texts.find((one) => fold(one.shown) === fold(value) || fold(one.value) === fold(value))?.shown;
}

/** The edits that write a value into a content control: its placeholder goes, its type stays. */
export function writeControl(xml: string, { control }: LabelledControl, value: string): Edit[] {
  const properties = findChild(control, 'sdtPr');
  const content = findChild(control, 'sdtContent');
  if (!content) return [];
  const placeholder = findChild(properties, 'showingPlcHdr');
  const edits: Edit[] = placeholder ? [{ start: placeholder.start, end: placeholder.end, text: '' }] : [];
  const paragraphs = listParagraphs(xml, content);
  const inline = paragraphs.length === 0 ? readParagraph(xml, content) : undefined;
  const pieces = inline ? inline.pieces : paragraphs.flatMap((paragraph) => paragraph.pieces);
  const [first, ...rest] = pieces;
  if (first) {
    const run = first.run;
    const [style] = findAll(run, 'rPr');
    if (placeholder && style) edits.push({ start: style.start, end: style.end, text: propertiesForValue(xml, style) });
    edits.push({ start: first.element.start, end: first.element.end, text: textXml(run.prefix, value) });
    return [...edits, ...rest.map((piece): Edit => ({ start: piece.element.start, end: piece.element.end, text: '' }))];
  }
  const target = paragraphs[0]?.element ?? content;
  if (target.selfClosing) return [];
  return [
    ...edits,
    {
      start: target.closeStart,
      end: target.closeStart,
      text: `<${target.prefix}r>${textXml(target.prefix, value)}</${target.prefix}r>`,
    },
  ];
}
