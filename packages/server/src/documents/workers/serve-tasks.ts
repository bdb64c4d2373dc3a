import module from 'node:module';
import { Problem } from '../../base/offline.ts';
import { documentProblem } from '../problems.ts';
import type { TaskOptions, TaskRunners, TaskTypes } from './tasks.ts';
import { watchProcess } from './watch-process.ts';

/** What a process is asked to do. `settings` never travel in the command line, where every account could read a key. */
export type TaskMessage<Options = Record<string, unknown>> = {
  task: string;
  input: { name: string };
  settings: Options;
};

/** What comes back: pages as OCR reads them, then one result or one refusal, with the memory that the process holds then. */
export type WorkerMessage =
  | { kind: 'page'; page: number; total: number }
  | { kind: 'done'; bytes: number; result: unknown }
  | { kind: 'refused'; bytes: number; code: string; status: number; message: string; data: Record<string, unknown> };

/** Runs the tasks that the process which forked this one asks for, until that process is gone. */
export function serveTasks<Tasks extends TaskTypes, Options extends TaskOptions>(
  tasks: TaskRunners<Tasks, Options>,
): void {
  process.on('message', (message: TaskMessage<Options>) => void run(tasks, message));
  process.on('disconnect', () => process.exit());
  // Libraries reject promises that nobody waits for any more, after the task has its answer: no reason to end.
  process.on('unhandledRejection', () => {});
  watchProcess();
  // A terminal sends its interrupt to every process; the one that forked this one decides what becomes of its work.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
}

async function run<Tasks extends TaskTypes, Options extends TaskOptions>(
  tasks: TaskRunners<Tasks, Options>,
  { task, input, settings }: TaskMessage<Options>,
): Promise<void> {
  try {
    const runner = tasks[task];
    if (runner === undefined) throw new Error(`there is no task ${task}`);
    const onPage = (page: number, total: number) => send({ kind: 'page', page, total });
    const result = await runner(input, { ...settings, onPage });
    // Before the answer, after which this process may be ended. Takes no time when there is nothing new.
    module.flushCompileCache?.();
    send({ kind: 'done', bytes: process.memoryUsage.rss(), result });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const problem = error instanceof Problem ? error : documentProblem('document_unreadable', { reason });
    const { code, status, message, data } = problem;
    send({
      kind: 'refused',
      bytes: process.memoryUsage.rss(),
      code,
      status,
      message,
      data: { ...data, file: input.name },
    });
  }
}

function send(message: WorkerMessage): void {
  process.send?.(message);
}
