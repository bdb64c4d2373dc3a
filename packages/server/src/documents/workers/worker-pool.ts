import { type ChildProcess, fork } from 'node:child_process';
import { Problem } from '../../base/offline.ts';
import { documentProblem } from '../problems.ts';
import type { TaskMessage, WorkerMessage } from './serve-tasks.ts';
import type { TaskTypes } from './tasks.ts';

/** How one task is run. */
export type RunOptions = {
  /** Ends the task, and its process. */
  signal?: AbortSignal | undefined;
  /** Called for each page that OCR has read. */
  onPage?: (page: number, total: number) => void;
};

/**
 * Processes that read documents, so that no request waits for one to be read, and so that a crash of the native libraries
 * (rendering, OCR) leaves the server alone. Threads cannot be ended while a native library is at work.
 */
export type WorkerPool<Tasks extends TaskTypes> = {
  /** Throws what the task throws, `document_too_large` or `document_too_slow` when it takes too much, and what `signal` is aborted with. */
  run: <K extends keyof Tasks>(task: K, input: Tasks[K]['input'], options?: RunOptions) => Promise<Tasks[K]['result']>;
  /** Ends every process; tasks under way are refused. */
  close: () => Promise<void>;
};

/** Memory of one process's JavaScript; past it the task fails and the others go on. */
const MEMORY_MEGABYTES = 1_024;
/** A task that has not ended by then is given up, unless another limit is set: far more than forty scanned pages take. */
const MOST_MILLISECONDS = 600_000;
/** A process without work ends after this; the next one takes half a second to start. */
const IDLE_MILLISECONDS = 60_000;

type Resolve = (result: unknown) => void;
type Waiting = {
  message: TaskMessage;
  options: RunOptions;
  resolve: Resolve;
  reject: (error: unknown) => void;
};
type Reader = { child: ChildProcess; idle?: NodeJS.Timeout };

/**
 * For a process that reads one document: V8 compiles the expressions of the labels in two thirds of the time, a fifth of all
 * that such a process does. Documents after the first would take a tenth longer.
 */
const FOR_ONE_DOCUMENT = '--no-regexp-optimization';

/** What every task is given as its options, and how the processes are kept. */
export type PoolSettings<Options extends object> = Options & {
  mostMilliseconds?: number;
  /** No process will be asked to read a second document. */
  oneEach?: boolean;
};

/**
 * Starts processes of the module `entry`, which calls `serveTasks`, as they are needed, at most `size`; further tasks wait
 * for their turn, which `mostMilliseconds` does not count.
 */
export function createWorkerPool<Tasks extends TaskTypes, Options extends object>(
  entry: URL,
  size: number,
  { mostMilliseconds = MOST_MILLISECONDS, oneEach = false, ...settings }: PoolSettings<Options>,
): WorkerPool<Tasks> {
  const queue: Waiting[] = [];
  const free: Reader[] = [];
  const all = new Set<Reader>();
  let closed = false;

  const start = (): Reader => {
    const reader: Reader = { child: startProcess(entry, oneEach) };
    all.add(reader);
    reader.child.once('exit', () => {
      all.delete(reader);
      free.splice(0, free.length, ...free.filter((one) => one !== reader));
      clearTimeout(reader.idle);
      next();
    });
    return reader;
  };
  const release = (reader: Reader) => {
    if (!all.has(reader)) return;
    free.push(reader);
    rest(reader);
    next();
  };
  const next = () => {
    while (!closed && queue.length > 0 && (free.length > 0 || all.size < size)) {
      const waiting = queue.shift();
      const reader = free.pop() ?? start();
      clearTimeout(reader.idle);
      if (waiting)
        runOn(reader.child, waiting, { release: () => release(reader), isStopping: () => closed, mostMilliseconds });
    }
  };
  return {
    run: (task, input, options = {}) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Stopping());
        options.signal?.throwIfAborted();
        const message = { task: String(task), input, settings };
        const waiting: Waiting = { message, options, resolve: resolve as Resolve, reject };
        queue.push(waiting);
        options.signal?.addEventListener('abort', () => withdraw(queue, waiting), { once: true });
        next();
      }),
    close: async () => {
      closed = true;
      for (const { reject } of queue.splice(0)) reject(new Stopping());
      await Promise.all([...all].map(({ child }) => end(child)));
    },
  };
}

function startProcess(entry: URL, oneEach: boolean): ChildProcess {
  const child = fork(entry, [], {
    execArgv: [`--max-old-space-size=${MEMORY_MEGABYTES}`, ...(oneEach ? [FOR_ONE_DOCUMENT] : [])],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Without a listener, an error of a process without a waiting task would end this process.
  child.on('error', () => {});
  return child;
}

/** A process without work keeps no other process alive, and ends after a while. */
function rest(reader: Reader): void {
  reader.child.unref();
  reader.child.channel?.unref();
  reader.idle = setTimeout(() => reader.child.kill('SIGKILL'), IDLE_MILLISECONDS).unref();
}

/** Ends a process, whatever it does. */
function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  // Referenced again: without other work this process would end before the child does.
  child.ref();
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGKILL');
  return gone;
}

/** No fault of the document's: the caller may ask another process. */
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

type Pool = { release: () => void; isStopping: () => boolean; mostMilliseconds: number };

/** Runs one task in a free process. Where it must be stopped half-way, its process goes with it. */
function runOn(child: ChildProcess, { message, options, resolve, reject }: Waiting, pool: Pool): void {
  const { signal, onPage } = options;
  const file = message.input.name;
  const finish = (answer: () => void, isStopped: boolean) => {
    clearTimeout(timer);
    child.off('message', onMessage).off('error', onError).off('exit', onExit);
    signal?.removeEventListener('abort', onAbort);
    answer();
    if (isStopped) void end(child);
    else pool.release();
  };
  const stop = (why: unknown) => finish(() => reject(why), true);
  const timer = setTimeout(() => stop(documentProblem('document_too_slow', { file })), pool.mostMilliseconds);
  const onAbort = () => stop(signal?.reason);
  const onError = (error: Error) => stop(documentProblem('document_unreadable', { file, reason: error.message }));
  const onExit = (_code: number | null, died: NodeJS.Signals | null) =>
    stop(pool.isStopping() ? new Stopping() : problemOfCrash(died, file));
  const onMessage = (answer: WorkerMessage) => {
    if (answer.kind === 'page') return onPage?.(answer.page, answer.total);
    if (answer.kind === 'done') return finish(() => resolve(answer.result), false);
    const { code, status, message: text, data } = answer;
    finish(() => reject(new Problem(code, { status, message: text }, data)), false);
  };
  child.on('message', onMessage).on('error', onError).on('exit', onExit);
  signal?.addEventListener('abort', onAbort, { once: true });
  // Referenced while it works, so that a command does not end before its document is read.
  child.ref();
  child.channel?.ref();
  child.send(message);
}

/** V8 aborts when its memory does not do. */
function problemOfCrash(died: NodeJS.Signals | null, file: string): Problem {
  if (died === 'SIGABRT') return documentProblem('document_too_large', { file });
  return documentProblem('document_unreadable', { file, reason: `its process ended (${died ?? 'by itself'})` });
}
