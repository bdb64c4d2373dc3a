import type { Document, Line } from '../../documents/offline.ts';
import { parseModes } from '../lexicon/transport-modes.ts';
import { detectDocumentType } from '../sections/detect-document-type.ts';
import { bodyLines, findSections } from '../sections/find-sections.ts';
import { FIELD_KEYS, sectionsOf } from './find-field.ts';

const TRANSPORT = 14;

/** A line that may state fields, and the fields that it may state. */
export type FieldLine = { line: Line; mayState: (key: string) => boolean };

/**
 * The lines of a document that may state fields: of a safety data sheet only the sections that do, and in section 14 no line
 * that speaks of another way of carriage than the sea; of other documents all.
 */
export function linesForFields(document: Document): FieldLine[] {
  const lines = bodyLines(document);
  const sections = findSections(lines);
  const text = lines.map((line) => line.text).join('\n');
  if (detectDocumentType(text, sections) !== 'safety-data-sheet')
    return lines.map((line) => ({ line, mayState: () => true }));
  const found: FieldLine[] = [];
  for (const { number, lines: own } of sections) {
    let isOfTheSea = true;
    for (const line of own) {
      const modes = parseModes(line.text);
      if (modes.size > 0) isOfTheSea = modes.has('sea') || modes.has('any');
      if (number === TRANSPORT && !isOfTheSea) continue;
      const mayState = (key: string) => sectionsOf(key).includes(number);
      if (FIELD_KEYS.some(mayState)) found.push({ line, mayState });
    }
  }
  return found;
}
