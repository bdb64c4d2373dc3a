export type { DocumentType, Evidence, FieldStatus, FieldValue } from './extract/index.ts';
export { extractFile, type FileExtraction } from './extract-file.ts';
export { type ExtractFilesOptions, extractFiles, type FileOutcome } from './extract-files.ts';
export { DOCUMENT_PROBLEMS } from './problems.ts';
export { DEFAULT_READ_LIMITS, type ReadLimits, type ReadOptions } from './read/index.ts';
