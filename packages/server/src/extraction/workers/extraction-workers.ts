import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { createWorkerPool, type PoolSettings, type WorkerPool } from '../../documents/offline.ts';
import type { ModelEndpoint } from '../assist/index.ts';
import type { ExtractionTasks } from './tasks.ts';

/** Processes that read documents and extract their fields. */
export type ExtractionWorkers = WorkerPool<ExtractionTasks>;

/** Starts processes as they are needed, at most `size`. `model` may point at values that the rules missed. */
export function createExtractionWorkers(
  size: number,
  settings: PoolSettings<{ ocrThreads: number; model?: ModelEndpoint | undefined }>,
): ExtractionWorkers {
  // TypeScript in a clone, JavaScript when it is built: as this file.
  const program = new URL(`./worker-process${extname(import.meta.url)}`, import.meta.url);
  return createWorkerPool(program, size, settings);
}

/** The processes of one server. */
export type WorkerPools = {
  /** For looking at files and pages and for small extractions, which must not wait for forty scanned pages. */
  readonly quick: ExtractionWorkers;
  /** For extractions of any size. */
  readonly patient: ExtractionWorkers;
  /** How many processes each pool has at most. */
  readonly size: number;
  /** Ends every process. */
  readonly close: () => Promise<void>;
};

/** Looking at a file or a page takes seconds; what takes longer is given up, so that others get their turn. */
const QUICK_MILLISECONDS = 60_000;

/** Makes the pools of a server for this machine's cores; processes start when there is something to read. */
export function createWorkerPools(model?: ModelEndpoint): WorkerPools {
  const cores = availableParallelism();
  const size = Math.max(1, Math.floor(cores / 2));
  const ocrThreads = Math.max(1, Math.floor(cores / size));
  const quick = createExtractionWorkers(size, { ocrThreads: 1, mostMilliseconds: QUICK_MILLISECONDS });
  const patient = createExtractionWorkers(size, { ocrThreads, model });
  return { quick, patient, size, close: async () => void (await Promise.all([quick.close(), patient.close()])) };
}
