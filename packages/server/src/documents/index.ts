export {
  type CheckFinding,
  CheckFindingSchema,
  checkLetterGate,
  type Declaration,
  DeclarationSchema,
  type LetterGate,
  parseDeclaration,
} from './check/index.ts';
export { type DeclaredExtraction, declareExtraction } from './declare-extraction.ts';
export type { DocumentType, Evidence, FieldStatus, FieldValue } from './extract/index.ts';
export { extractFile, type FileExtraction } from './extract-file.ts';
export { type ExtractFilesOptions, extractFiles, type FileOutcome } from './extract-files.ts';
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
