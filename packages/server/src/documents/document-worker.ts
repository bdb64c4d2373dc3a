import { parentPort, workerData } from 'node:worker_threads';
import { Problem } from '../base/index.ts';
import type { ModelEndpoint } from './assist/index.ts';
import { DOCUMENT_TASKS, type DocumentTasks } from './document-tasks.ts';
import { documentProblem } from './problems.ts';

/** What a thread is asked to do. */
export type TaskMessage<K extends keyof DocumentTasks = keyof DocumentTasks> = {
  task: K;
  input: DocumentTasks[K]['input'];
};

/** What a thread is started with. */
export type WorkerSettings = { ocrThreads: number; model?: ModelEndpoint | undefined };

/** What comes back: pages as OCR reads them, then one result or one refusal. */
export type WorkerMessage =
  | { kind: 'page'; page: number; total: number }
  | { kind: 'done'; result: unknown }
  | { kind: 'refused'; code: string; status: number; message: string; data: Record<string, unknown> };

const { ocrThreads, model } = workerData as WorkerSettings;

function tell(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

async function run<K extends keyof DocumentTasks>({ task, input }: TaskMessage<K>): Promise<void> {
  try {
    const onPage = (page: number, total: number) => tell({ kind: 'page', page, total });
    tell({ kind: 'done', result: await DOCUMENT_TASKS[task](input, { ocrThreads, onPage, model }) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const problem = error instanceof Problem ? error : documentProblem('document_unreadable', { reason });
    const { code, status, message, data } = problem;
    tell({ kind: 'refused', code, status, message, data: { ...data, file: input.name } });
  }
}

parentPort?.on('message', (message: TaskMessage) => void run(message));
