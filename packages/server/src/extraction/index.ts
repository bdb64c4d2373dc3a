export { fieldsOfFormat, type TypedDocument } from './corrections/apply-corrections.ts';
export { isDoubtful } from './corrections/find-doubtful.ts';
export { type DeclaredValues, plainValues } from './corrections/list-declared.ts';
export type {
  ExtractedValue,
  Extraction,
  ExtractionSummary,
  OriginalValue,
} from './extraction.schema.ts';
export {
  type CheckSubject,
  type CorrectedExtraction,
  type Extractions,
  type ExtractionsDeps,
  type JudgedExtraction,
  openExtractions,
  type SeenExtractions,
} from './extractions.ts';
export { findEvidence } from './find-evidence.ts';
export * from './offline.ts';
export { extractionOperations } from './operations.ts';
export { createWorkerPools, type WorkerPools } from './workers/extraction-workers.ts';
