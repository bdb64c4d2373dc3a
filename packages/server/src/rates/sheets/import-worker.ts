import { parentPort, workerData } from 'node:worker_threads';
import { Problem } from '../../base/index.ts';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { type Database, openDatabase, Superseded } from '../../db/index.ts';
import { createPortResolver, listAliases } from '../../ports/index.ts';
import type { OnSheetProgress } from '../jobs/sheet-job.schema.ts';
import { readSource } from '../jobs/sheet-job-store.ts';
import type { WorkerMessage, WorkerTask } from './import-in-worker.ts';
import { importSheet, type JobSheet, nameOf, type SheetImport } from './import-sheet.ts';
import { getSheet } from './sheet-store.ts';

const PROGRESS_MILLISECONDS = 100;

const task = workerData as WorkerTask;
const database = openDatabase(task.databaseUrl, 1);
let lastSent = 0;

function send(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

/** What a job is to import. */
async function inputOf(from: Database, { sheetId }: JobSheet): Promise<SheetImport> {
  const sheet = await getSheet(from, sheetId);
  const source = await readSource(from, sheet);
  if (!source) throw new Superseded();
  return { source, answers: sheet.answers, by: sheet.createdBy, now: new Date() };
}

function withRows({ input, rows }: Extract<WorkerTask, { input: object }>): SheetImport {
  return rows === undefined ? input : { ...input, source: { name: nameOf(input.source), rows: JSON.parse(rows) } };
}

const onProgress: OnSheetProgress = (stage, done, total) => {
  if (performance.now() - lastSent < PROGRESS_MILLISECONDS && done < total) return;
  lastSent = performance.now();
  send({ kind: 'progress', stage, done, total });
};

try {
  const ports = createPortResolver(await listAliases(database));
  const deps = { database, ports, carriers: createCarrierDirectory() };
  const into = 'job' in task ? task.job : undefined;
  const input = 'job' in task ? await inputOf(database, task.job) : withRows(task);
  const { sheet, isDuplicate } = await importSheet(deps, { ...input, onProgress }, into);
  send({ kind: 'imported', sheetId: sheet.id, isDuplicate });
} catch (error) {
  if (error instanceof Superseded) send({ kind: 'superseded' });
  else if (!(error instanceof Problem)) throw error;
  else {
    const { code, status, message, data } = error;
    send({ kind: 'refused', code, status, message, data: { ...data } });
  }
} finally {
  await database.close();
}
