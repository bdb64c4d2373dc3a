import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Problem } from '../base/index.ts';
import { saveEvidencePictures } from './draw-evidence.ts';
import { type FileExtraction, readAndExtract } from './extract-file.ts';

/** What a worker is told to do; its answers carry the same index. */
export type WorkerTask = { index: number; path: string };

/** What a worker is started with. */
export type WorkerSettings = { ocrThreads: number; everyPage: boolean; pictures?: string };

export type WorkerMessage =
  | { index: number; kind: 'page'; page: number; total: number }
  | { index: number; kind: 'extracted'; result: FileExtraction }
  | { index: number; kind: 'refused'; code: string; status: number; message: string; data: Record<string, unknown> };

const { ocrThreads, everyPage, pictures } = workerData as WorkerSettings;

function refusalOf(error: unknown, index: number): WorkerMessage {
  if (error instanceof Problem) {
    return {
      index,
      kind: 'refused',
      code: error.code,
      status: error.status,
      message: error.message,
      data: { ...error.data },
    };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { index, kind: 'refused', code: 'document_unreadable', status: 422, message, data: { status: 422 } };
}

parentPort?.on('message', async ({ index, path }: WorkerTask) => {
  const tell = (message: WorkerMessage) => parentPort?.postMessage(message);
  try {
    const bytes = new Uint8Array(await readFile(path));
    const onPage = (page: number, total: number) => tell({ index, kind: 'page', page, total });
    const { document, extraction } = await readAndExtract({ name: path, bytes }, { ocrThreads, everyPage, onPage });
    if (pictures !== undefined) await saveEvidencePictures({ document, extraction, bytes }, pictures);
    tell({ index, kind: 'extracted', result: extraction });
  } catch (error) {
    tell(refusalOf(error, index));
  }
});
