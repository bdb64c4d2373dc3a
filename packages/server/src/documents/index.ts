export {
  type CheckFinding,
  CheckFindingSchema,
  checkDeclaration,
  checkLetterGate,
  type Declaration,
  DeclarationSchema,
  type LetterGate,
  parseDeclaration,
  printChecksTables,
} from './check/index.ts';
export { printJudgement } from './check-operations.ts';
export { type DeclaredExtraction, declareExtraction } from './declare-extraction.ts';
export type { StoredDocument, UploadedDocument } from './document.schema.ts';
export { DOCUMENT_KINDS, DOCUMENT_TYPES } from './document.schema.ts';
export type { DocumentReading } from './document-reading.ts';
export { type Documents, openDocuments } from './documents.ts';
export {
  ACCEPT_CONFIDENCE,
  type DocumentType,
  type Evidence,
  type FieldStatus,
  type FieldValue,
  MEASURED_CONFIDENCE,
} from './extract/index.ts';
export { extractFile } from './extract-file.ts';
export type {
  Correction,
  ExtractedValue,
  Extraction,
  ExtractionProgress,
  ExtractionStatus,
  ExtractionSummary,
  OriginalValue,
} from './extraction.schema.ts';
export type { CheckSubject, ExtractionOrder } from './extractions.ts';
export {
  CARGO_KINDS,
  type CargoKind,
  FILL_PROBLEMS,
  type FillValue,
  FORM_KINDS,
  type FormKind,
  LETTER_LANGUAGES,
  type LetterLanguage,
} from './fill/index.ts';
export type { FilledForm } from './fill-form.ts';
export { type FilesOrder, fillFromFiles } from './fill-from-files.ts';
export { formOperations } from './form-operations.ts';
export { declareDocuments, type Judgement, type JudgeOptions, judgeDocuments } from './judge-documents.ts';
export * from './offline.ts';
export { documentOperations } from './operations.ts';
export { DOCUMENT_PROBLEMS } from './problems.ts';
export {
  DEFAULT_READ_LIMITS,
  drawBoxes,
  type LabelledBox,
  type PagePicture,
  PagePictures,
  type ReadLimits,
  type ReadOptions,
  writePng,
} from './read/index.ts';
export { type Verification, verifyForm } from './verify-form.ts';
