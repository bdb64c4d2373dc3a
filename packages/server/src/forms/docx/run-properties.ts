import { findChild, type XmlElement } from '../ooxml/xml-tree.ts';

/** Properties that must stand behind the underline (ECMA-376 part 1, 17.3.2.28). */
const BEHIND_UNDERLINE = new Set([
  'effect',
  'bdr',
  'shd',
  'fitText',
  'vertAlign',
  'rtl',
  'cs',
  'em',
  'lang',
  'eastAsianLayout',
  'specVanish',
  'oMath',
  'rPrChange',
]);
/** Properties of placeholders and tracked changes, which a value does not take over. */
const OF_PLACEHOLDER = new Set(['rStyle', 'ins', 'del', 'moveFrom', 'moveTo', 'rPrChange', 'b', 'bCs', 'vanish']);

/** The properties of a run, as XML; empty when it has none. */
export function propertiesOf(xml: string, run: XmlElement): string {
  const properties = findChild(run, 'rPr');
  return properties ? xml.slice(properties.start, properties.end) : '';
}

/** The same properties with an underline. */
export function underlinedProperties(xml: string, run: XmlElement): string {
  const properties = findChild(run, 'rPr');
  const line = `<${run.prefix}u ${run.prefix}val="single"/>`;
  if (!properties || properties.selfClosing) return `<${run.prefix}rPr>${line}</${run.prefix}rPr>`;
  if (findChild(properties, 'u')) return xml.slice(properties.start, properties.end);
  const at = properties.children.find(({ name }) => BEHIND_UNDERLINE.has(name))?.start ?? properties.closeStart;
  return xml.slice(properties.start, at) + line + xml.slice(at, properties.end);
}

/** The properties a value takes beside or in place of these: the type, not the emphasis. */
export function propertiesForValue(xml: string, properties: XmlElement | undefined): string {
  const kept = (properties?.children ?? []).filter(({ name }) => !OF_PLACEHOLDER.has(name));
  if (!properties || kept.length === 0) return '';
  const { prefix } = properties;
  return `<${prefix}rPr>${kept.map(({ start, end }) => xml.slice(start, end)).join('')}</${prefix}rPr>`;
}
