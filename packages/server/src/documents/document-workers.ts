import { Worker } from 'node:worker_threads';
import { Problem } from '../base/index.ts';
import type { DocumentTasks } from './document-tasks.ts';
import type { TaskMessage, WorkerMessage, WorkerSettings } from './document-worker.ts';
import { documentProblem } from './problems.ts';

type TaskName = keyof DocumentTasks;

/** How one task is run. */
export type RunOptions = {
  /** Ends the task, and its thread. */
  signal?: AbortSignal | undefined;
  /** Told of each page that OCR has read. */
  onPage?: (page: number, total: number) => void;
};

/** Threads that read documents, so that no request waits for one to be read. */
export type DocumentWorkers = {
  /** Throws what the task throws, `document_too_large` or `document_too_slow` when it takes too much, and what `signal` is aborted with. */
  run: <K extends TaskName>(
    task: K,
    input: DocumentTasks[K]['input'],
    options?: RunOptions,
  ) => Promise<DocumentTasks[K]['result']>;
  /** Ends every thread; tasks under way are refused. */
  close: () => Promise<void>;
};

/** Memory of one thread's JavaScript; past it the task fails and the others go on. */
const MEMORY_MEGABYTES = 1_024;
/** A task that has not ended by then is given up: far more than forty scanned pages take. */
const MOST_MILLISECONDS = 600_000;
/** A thread without work ends after this; the next one takes half a second to start. */
const IDLE_MILLISECONDS = 60_000;

type Waiting = {
  message: TaskMessage;
  options: RunOptions;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
};
type Thread = { worker: Worker; idle?: NodeJS.Timeout };

/** Makes threads as they are needed, at most `size`; further tasks wait their turn. */
export function createDocumentWorkers(size: number, settings: WorkerSettings): DocumentWorkers {
  const queue: Waiting[] = [];
  const free: Thread[] = [];
  const all = new Set<Thread>();
  let closed = false;

  const start = (): Thread => {
    const worker = new Worker(new URL('./document-worker.ts', import.meta.url), {
      workerData: settings,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
    });
    worker.unref();
    const thread: Thread = { worker };
    all.add(thread);
    // Without a listener, what goes wrong in a thread that nobody waits for would end the process.
    worker.on('error', () => {});
    worker.once('exit', () => {
      all.delete(thread);
      if (free.includes(thread)) free.splice(free.indexOf(thread), 1);
      clearTimeout(thread.idle);
      next();
    });
    return thread;
  };
  const release = (thread: Thread) => {
    if (!all.has(thread)) return;
    free.push(thread);
    thread.worker.unref();
    thread.idle = setTimeout(() => void thread.worker.terminate(), IDLE_MILLISECONDS).unref();
    next();
  };
  const next = () => {
    while (!closed && queue.length > 0 && (free.length > 0 || all.size < size)) {
      const waiting = queue.shift();
      const thread = free.pop() ?? start();
      clearTimeout(thread.idle);
      if (waiting) runOn(thread.worker, waiting, { release: () => release(thread), isStopping: () => closed });
    }
  };
  return {
    run: (task, input, options = {}) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Stopping());
        options.signal?.throwIfAborted();
        const waiting: Waiting = { message: { task, input }, options, resolve: resolve as Waiting['resolve'], reject };
        queue.push(waiting);
        options.signal?.addEventListener('abort', () => withdraw(queue, waiting), { once: true });
        next();
      }),
    close: async () => {
      closed = true;
      for (const { reject } of queue.splice(0)) reject(new Stopping());
      await Promise.all([...all].map(({ worker }) => worker.terminate()));
    },
  };
}

/** No fault of the document's: whoever asked may ask another process. */
class Stopping extends Error {
  constructor() {
    super('the service is stopping');
  }
}

function withdraw(queue: Waiting[], waiting: Waiting): void {
  const at = queue.indexOf(waiting);
  if (at < 0) return;
  queue.splice(at, 1);
  waiting.reject(waiting.options.signal?.reason);
}

type Pool = { release: () => void; isStopping: () => boolean };

/** Runs one task on a free thread. Where it must be stopped half-way, its thread goes with it. */
function runOn(worker: Worker, { message, options, resolve, reject }: Waiting, pool: Pool): void {
  const { signal, onPage } = options;
  const file = message.input.name;
  const timer = setTimeout(
    () => end(() => reject(documentProblem('document_too_slow', { file })), true),
    MOST_MILLISECONDS,
  );
  const onAbort = () => end(() => reject(signal?.reason), true);
  const onError = (error: NodeJS.ErrnoException) => end(() => reject(problemOfCrash(error, file)), true);
  const onExit = () => {
    const fault = documentProblem('document_unreadable', { file, reason: 'its thread ended' });
    end(() => reject(pool.isStopping() ? new Stopping() : fault), true);
  };
  const onMessage = (answer: WorkerMessage) => {
    if (answer.kind === 'page') return onPage?.(answer.page, answer.total);
    if (answer.kind === 'done') return end(() => resolve(answer.result), false);
    const { code, status, message: text, data } = answer;
    end(() => reject(new Problem(code, { status, message: text }, data)), false);
  };
  const end = (settle: () => void, isStopped: boolean) => {
    clearTimeout(timer);
    worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    signal?.removeEventListener('abort', onAbort);
    settle();
    if (isStopped) void worker.terminate();
    else pool.release();
  };
  worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  signal?.addEventListener('abort', onAbort, { once: true });
  // Referenced while it works, so that a command does not end before its document is read.
  worker.ref();
  worker.postMessage(message);
}

function problemOfCrash(error: NodeJS.ErrnoException, file: string): Problem {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return documentProblem('document_too_large', { file });
  return documentProblem('document_unreadable', { file, reason: error.message });
}
