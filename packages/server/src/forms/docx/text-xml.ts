import { escapeXml } from '../ooxml/xml-tree.ts';

/** A value as the content of a run: lines apart by breaks. */
export function textXml(prefix: string, text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => (line === '' ? '' : `<${prefix}t xml:space="preserve">${escapeXml(line)}</${prefix}t>`))
    .join(`<${prefix}br/>`);
}
