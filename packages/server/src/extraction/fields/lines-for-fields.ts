import type { Document, Line } from '../../documents/offline.ts';
import { parseModes } from '../lexicon/transport-modes.ts';
import { detectDocumentType } from '../sections/detect-document-type.ts';
import { bodyLines, findSections } from '../sections/find-sections.ts';

/** The section of a data sheet in which a field is stated; others are only spoken of there. */
const SECTION_OF: Readonly<Record<string, readonly number[]>> = {
  commodityName: [1],
  manufacturerCompanyName: [1],
  cargoMainUsage: [1],
  emergencyContactTelephone: [1],
  hCodeGHS: [2],
  casNo: [1, 3],
  flashPointCelsius: [9],
  cargoAppearanceDescription: [9],
  unNo: [14],
  imoHazardClassNo: [14],
  subRiskClassNo: [14],
  packingGroup: [14],
  marinePollutant: [14],
  emsCode: [14],
  limitedQuantity: [14],
  properShippingName: [14],
  technicalName: [14],
};
const TRANSPORT = 14;

/** A line that may state fields, and the fields that it may state. */
export type FieldLine = { line: Line; mayState: (key: string) => boolean };

/**
 * The lines of a document that may state fields: of a data sheet only the sections that do, and in section 14 no line
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
      const mayState = (key: string) => SECTION_OF[key]?.includes(number) ?? number < 2;
      if ([...Object.keys(SECTION_OF)].some(mayState) || number < 2) found.push({ line, mayState });
    }
  }
  return found;
}
