import module from 'node:module';
import type { ModelEndpoint } from './assist/index.ts';
import type { DocumentTasks } from './document-tasks.ts';

// Finds what Node made of the source at an earlier start: this one then takes half the time. Where the command line has
// not said in which folder, Node chooses one.
module.enableCompileCache?.();
const [{ Problem }, { DOCUMENT_TASKS }, { documentProblem }] = await Promise.all([
  import('../base/offline.ts'),
  import('./document-tasks.ts'),
  import('./problems.ts'),
]);

/** What a process is asked to do. */
export type TaskMessage<K extends keyof DocumentTasks = keyof DocumentTasks> = {
  task: K;
  input: DocumentTasks[K]['input'];
  settings: WorkerSettings;
};

/** What each task is told besides. Never in the command line, where everybody on the machine could read the key. */
export type WorkerSettings = { ocrThreads: number; model?: ModelEndpoint | undefined };

/** What comes back: pages as OCR reads them, then one result or one refusal. */
export type WorkerMessage =
  | { kind: 'page'; page: number; total: number }
  | { kind: 'done'; result: unknown }
  | { kind: 'refused'; code: string; status: number; message: string; data: Record<string, unknown> };

function tell(message: WorkerMessage): void {
  process.send?.(message);
}

async function run<K extends keyof DocumentTasks>({ task, input, settings }: TaskMessage<K>): Promise<void> {
  try {
    const onPage = (page: number, total: number) => tell({ kind: 'page', page, total });
    const result = await DOCUMENT_TASKS[task](input, { ...settings, onPage });
    // Before the answer: whoever waits for it may end this process at once. Takes no time when there is nothing new.
    module.flushCompileCache?.();
    tell({ kind: 'done', result });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const problem = error instanceof Problem ? error : documentProblem('document_unreadable', { reason });
    const { code, status, message, data } = problem;
    tell({ kind: 'refused', code, status, message, data: { ...data, file: input.name } });
  }
}

process.on('message', (message: TaskMessage) => void run(message));
// Whoever asked is gone: nobody waits for an answer.
process.on('disconnect', () => process.exit());
// A terminal tells everybody to stop; whoever asked decides what becomes of the work under way.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
