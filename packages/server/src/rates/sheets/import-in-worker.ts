import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Problem } from '../../base/index.ts';
import { Superseded } from '../../db/index.ts';
import { keepOcrLoaded } from '../../documents/offline.ts';
import { renderRows } from '../jobs/render-rows.ts';
import type { OnSheetProgress, SheetProgress } from '../jobs/sheet-job.schema.ts';
import { ratesProblem } from '../problems.ts';
import { type SourceKind, sourceKindOf } from '../sheet-sources/source-kind.ts';
import type { JobSheet, SheetImport } from './import-sheet.ts';

/** What is sent to the worker: what to import, its rows as JSON, or the sheet whose job says that. */
export type WorkerTask = { databaseUrl: string } & (
  | { input: Omit<SheetImport, 'onProgress'>; rows?: string }
  | { job: JobSheet }
);

/** What is sent back: progress, then one result or one problem. */
export type WorkerMessage =
  | ({ kind: 'progress' } & SheetProgress)
  | { kind: 'imported'; sheetId: number; isDuplicate: boolean }
  | { kind: 'superseded' }
  | { kind: 'refused'; code: string; status: number; message: string; data: Record<string, unknown> };

type Imported = { sheetId: number; isDuplicate: boolean };

/** Small sheets are read in this thread; a worker takes longer to start. */
const SMALL_BYTES = 100_000;
const SMALL_ROWS = 500;
/** Pages may have to be read by OCR, which takes seconds. */
const SLOW_KINDS: ReadonlySet<SourceKind> = new Set(['pdf', 'mail', 'outlook', 'other']);

/** Far more than the largest accepted sheet needs; beyond it the import fails and the service continues. */
const MEMORY_MEGABYTES = 1_536;
/** For new objects: with three times 16 MB a large sheet is read as fast as with V8's own limit, in 80 MB less. */
const NEW_MEGABYTES = 48;

/** Whether reading a sheet takes long enough for a thread, or a job, of its own. */
export function isLarge({ source }: SheetImport): boolean {
  if (!('file' in source)) return source.rows.length > SMALL_ROWS;
  return source.file.bytes.byteLength > SMALL_BYTES || SLOW_KINDS.has(sourceKindOf(source.file));
}

/**
 * Imports a sheet in a worker thread: reading a large workbook takes seconds, in which the server answers other requests.
 * The thread saves the draft itself, so that nothing large is sent back. Throws what `importSheet` throws, and
 * `rate_sheet_too_large` when the memory is not enough.
 */
export async function importInWorker(databaseUrl: string, { onProgress, ...input }: SheetImport): Promise<Imported> {
  const { source } = input;
  if ('file' in source) return runInWorker({ databaseUrl, input }, onProgress);
  // Copying a text takes no time; copying as many objects stops all other requests.
  const { text } = await renderRows(source.rows);
  return runInWorker({ databaseUrl, input: { ...input, source: { ...source, rows: [] } }, rows: text }, onProgress);
}

/** The same for the sheet of a job, which the thread ends with the draft. Throws `Superseded` when it is no longer ours. */
export async function importJobInWorker(
  databaseUrl: string,
  job: JobSheet,
  { onProgress, signal }: { onProgress: OnSheetProgress; signal: AbortSignal },
): Promise<void> {
  await runInWorker({ databaseUrl, job }, onProgress, signal);
}

async function runInWorker(task: WorkerTask, onProgress?: OnSheetProgress, signal?: AbortSignal): Promise<Imported> {
  await keepOcrLoaded();
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    // TypeScript in a clone, JavaScript when it is built: as this file.
    const worker = new Worker(new URL(`./import-worker${extname(import.meta.url)}`, import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES, maxYoungGenerationSizeMb: NEW_MEGABYTES },
    });
    const stop = () => {
      reject(signal?.reason);
      void worker.terminate();
    };
    signal?.addEventListener('abort', stop, { once: true });
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'progress') onProgress?.(message.stage, message.done, message.total);
      else if (message.kind === 'imported') resolve(message);
      else if (message.kind === 'superseded') reject(new Superseded());
      else reject(new Problem(message.code, { status: message.status, message: message.message }, message.data));
    });
    worker.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? ratesProblem('rate_sheet_too_large') : error),
    );
    worker.on('exit', (code) => {
      signal?.removeEventListener('abort', stop);
      // Without effect after a result: a promise settles once.
      reject(new Error(`the import ended without a result (exit code ${code})`));
    });
  });
}
