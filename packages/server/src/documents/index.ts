export {
  type CheckFinding,
  checkDeclaration,
  checkLetterGate,
  parseDeclaration,
  printChecksTables,
} from './check/index.ts';
export { printJudgement } from './check-operations.ts';
export type { StoredDocument } from './document.schema.ts';
export { DOCUMENT_TYPES } from './document.schema.ts';
export { type Documents, openDocuments } from './documents.ts';
export {
  ACCEPT_CONFIDENCE,
  type FieldValue,
  MEASURED_CONFIDENCE,
} from './extract/index.ts';
export { extractFile } from './extract-file.ts';
export type {
  ExtractedValue,
  Extraction,
  ExtractionStatus,
  ExtractionSummary,
} from './extraction.schema.ts';
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
export { fillFromFiles } from './fill-from-files.ts';
export { formOperations } from './form-operations.ts';
export { type Judgement, judgeDocuments } from './judge-documents.ts';
export * from './offline.ts';
export { documentOperations } from './operations.ts';
export { DOCUMENT_PROBLEMS } from './problems.ts';
export { type Verification, verifyForm } from './verify-form.ts';
