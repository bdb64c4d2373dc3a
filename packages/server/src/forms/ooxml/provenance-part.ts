import { readParts, setPart, textOfPart, writeParts } from './parts.ts';
import { addContentType, addRelationship, findMainPart, readRelationships } from './relationships.ts';
import { escapeXml, innerText, parseXml } from './xml-tree.ts';

/** The namespace of our custom XML part, by which readers find it. */
const NAMESPACE = 'urn:agent-rate:provenance:1';
const CUSTOM_XML = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/customXml';

function findPart(parts: ReadonlyMap<string, Uint8Array>): string | undefined {
  return [...parts.keys()].find(
    (name) => /^customXml\/[^/]+\.xml$/.test(name) && Buffer.from(parts.get(name) ?? []).includes(NAMESPACE),
  );
}

/** Puts a record into an Office file as a custom XML part, in place of an older one. The file shows nothing of it. */
export function attachProvenance(bytes: Uint8Array, record: string): Uint8Array {
  const parts = readParts(bytes);
  const main = findMainPart(parts);
  const present = findPart(parts);
  const number =
    Array.from({ length: 1_000 }, (_, at) => at + 1).find((at) => !parts.has(`customXml/item${at}.xml`)) ?? 1_001;
  const name = present ?? `customXml/item${number}.xml`;
  setPart(
    parts,
    name,
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<provenance xmlns="${NAMESPACE}">${escapeXml(record)}</provenance>`,
  );
  addContentType(parts, name, 'application/xml');
  const isLinked = main !== undefined && readRelationships(parts, main).some(({ target }) => target === name);
  if (main !== undefined && !isLinked) {
    addRelationship(parts, main, { type: CUSTOM_XML, target: `${'../'.repeat(main.split('/').length - 1)}${name}` });
  }
  return writeParts(parts);
}

/** The record that an Office file carries; undefined when it carries none. */
export function findProvenancePart(bytes: Uint8Array): string | undefined {
  const parts = readParts(bytes);
  const name = findPart(parts);
  if (name === undefined) return undefined;
  const xml = textOfPart(parts, name);
  return innerText(xml, parseXml(xml));
}
