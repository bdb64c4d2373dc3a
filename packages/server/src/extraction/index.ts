export { fieldsOfFormat } from './corrections/apply-corrections.ts';
export type {
  ExtractedValue,
  Extraction,
  ExtractionSummary,
  OriginalValue,
} from './extraction.schema.ts';
export { type CheckSubject, type Extractions, type JudgedExtraction, openExtractions } from './extractions.ts';
export { findEvidence } from './find-evidence.ts';
export * from './offline.ts';
export { extractionOperations } from './operations.ts';
export { createWorkerPools, type WorkerPools } from './workers/extraction-workers.ts';
