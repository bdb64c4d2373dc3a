import { parentPort, workerData } from 'node:worker_threads';
import { Problem } from '../../base/index.ts';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { openDatabase } from '../../db/index.ts';
import { createPortResolver, listAliases } from '../../ports/index.ts';
import type { WorkerMessage, WorkerTask } from './import-in-worker.ts';
import { importSheet } from './import-sheet.ts';

const PROGRESS_MILLISECONDS = 100;

const { databaseUrl, input } = workerData as WorkerTask;
const database = openDatabase(databaseUrl, 1);
let lastSent = 0;

function send(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

try {
  const ports = createPortResolver(await listAliases(database));
  const deps = { database, ports, carriers: createCarrierDirectory() };
  const { sheet, isDuplicate } = await importSheet(deps, {
    ...input,
    onProgress: (stage, done, total) => {
      if (performance.now() - lastSent < PROGRESS_MILLISECONDS && done < total) return;
      lastSent = performance.now();
      send({ kind: 'progress', stage, done, total });
    },
  });
  send({ kind: 'imported', sheetId: sheet.id, isDuplicate });
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  const { code, status, message, data } = error;
  send({ kind: 'refused', code, status, message, data: { ...data } });
} finally {
  await database.close();
}
