// What the module does with files of the machine's own, without a database: `agent-rate extract` loads this alone.
export { correctedValues } from './corrections/same-fact.ts';
export type { FieldValue } from './fields/field-value.ts';
export { DECLARED_FIELDS, type DeclaredKey, FILLED_FIELDS, MODE_KEYS, type ModeKey } from './fields/find-field.ts';
export { goesAsLimited } from './fields/goes-as-limited.ts';
export { evidenceOnPage } from './files/draw-evidence.ts';
export { extractFile, type FileExtraction } from './files/extract-file.ts';
export { extractFiles, type FileOutcome } from './files/extract-files.ts';
export type { Evidence } from './layout/passage.ts';
export { entriesOf, isSameNumber, readingOfEntry, readingOfNumber } from './opendgd/pick-goods.ts';
export { EXTRACTION_PROBLEMS, extractionProblem } from './problems.ts';
export { ACCEPT_CONFIDENCE } from './scoring/confidence.ts';
export type { DocumentType } from './sections/detect-document-type.ts';
export type { DocumentDetails } from './sections/extract-details.ts';
export { combineDocuments } from './shipment/combine-documents.ts';
export { compareValues } from './shipment/compare-values.ts';
export type { DocumentReading } from './shipment/document-reading.ts';
export { type Disagreement, findDisagreement, type Statement, statementsOn } from './shipment/find-disagreement.ts';
