import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Problem } from '../../base/index.ts';
import { ratesProblem } from '../problems.ts';
import type { SheetImport } from './import-sheet.ts';

/** What is sent to the worker: all but the callback for progress. */
export type WorkerTask = { databaseUrl: string; input: Omit<SheetImport, 'onProgress'> };

/** What is sent back: progress, then one result or one problem. */
export type WorkerMessage =
  | { kind: 'progress'; stage: 'reading' | 'saving'; done: number; total: number }
  | { kind: 'imported'; sheetId: number; isDuplicate: boolean }
  | { kind: 'refused'; code: string; status: number; message: string; data: Record<string, unknown> };

/** Far more than the largest accepted sheet needs; beyond it the import fails and the service continues. */
const MEMORY_MEGABYTES = 1_536;

/**
 * Imports a sheet in a worker thread: reading a large workbook takes seconds, in which the server answers other requests.
 * The thread saves the draft itself, so that nothing large is sent back. Throws what `importSheet` throws, and
 * `rate_sheet_too_large` when the memory is not enough.
 */
export function importInWorker(
  databaseUrl: string,
  input: SheetImport,
): Promise<{ sheetId: number; isDuplicate: boolean }> {
  const { onProgress, ...rest } = input;
  const task: WorkerTask = { databaseUrl, input: rest };
  return new Promise((resolve, reject) => {
    // TypeScript in a clone, JavaScript when it is built: as this file.
    const worker = new Worker(new URL(`./import-worker${extname(import.meta.url)}`, import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
    });
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'progress') onProgress?.(message.stage, message.done, message.total);
      else if (message.kind === 'imported') resolve(message);
      else reject(new Problem(message.code, { status: message.status, message: message.message }, message.data));
    });
    worker.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? ratesProblem('rate_sheet_too_large') : error),
    );
    // Without effect after a result: a promise settles once.
    worker.on('exit', (code) => reject(new Error(`the import ended without a result (exit code ${code})`)));
  });
}
