import { type ChildProcess, fork } from 'node:child_process';
import { Problem } from '../../base/offline.ts';
import { documentProblem } from '../problems.ts';
import type { TaskMessage, WorkerMessage } from './serve-tasks.ts';
import type { TaskTypes } from './tasks.ts';
import { TOOK_TOO_MUCH } from './watch-process.ts';

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

/** Memory of one process's JavaScript; past it the task fails and the others go on. All of its memory: `watch-process.ts`. */
const MEMORY_MEGABYTES = 1_024;
/** A task that has not ended by then is given up, unless another limit is set: far more than forty scanned pages take. */
const MOST_MILLISECONDS = 600_000;
/** A process without work ends after this; the next one takes half a second to start. */
const IDLE_MILLISECONDS = 60_000;
/** A process that took so much for one document gives its memory back by ending. */
const MOST_KEPT_BYTES = 1_280 * 1024 * 1024;
/** A task that takes longer no longer holds up those behind it: they get another process, up to so many more. */
const SLOW_MILLISECONDS = 2_000;
const MORE_PROCESSES = 2;

type Resolve = (result: unknown) => void;
type Waiting = {
  message: TaskMessage;
  options: RunOptions;
  resolve: Resolve;
  reject: (error: unknown) => void;
  /** How often it was begun. */
  tries: number;
};
type Reader = { child: ChildProcess; idle?: NodeJS.Timeout; isSlow: boolean };

/**
 * For a process that reads one document: V8 compiles the expressions of the labels in two thirds of the time, a fifth of all
 * that such a process does. Documents after the first would take a tenth longer.
 */
const FOR_ONE_DOCUMENT = '--no-regexp-optimization';

/**
 * V8 lets old objects grow to twice what is in use before it collects garbage, and not to four times, as it does on a large machine:
 * documents leave nothing behind, and are read as fast.
 */
export const SPARING_MEMORY = '--heap-growing-percent=100';

/**
 * glibc gives pieces of memory larger than this (bytes) back as soon as they are freed. By itself it raises the bound up to 32 MB,
 * and keeps the gaps that pictures and intermediate results of OCR leave between lasting pieces: 80 MB after two scans. Other C
 * libraries do not know the variable.
 */
export const SPARING_ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: String(1024 * 1024) };

/** What every task is given as its options, and how the processes are kept. */
export type PoolSettings<Options extends object> = Options & {
  mostMilliseconds?: number;
  /** No process will be asked to read a second document. */
  oneEach?: boolean;
};

/**
 * Starts processes of the module `entry`, which calls `serveTasks`, as they are needed: `size`, and two more while tasks take
 * long. Further tasks wait for their turn, which `mostMilliseconds` does not count.
 */
export function createWorkerPool<Tasks extends TaskTypes, Options extends object>(
  entry: URL,
  size: number,
  { mostMilliseconds = MOST_MILLISECONDS, oneEach = false, ...settings }: PoolSettings<Options>,
): WorkerPool<Tasks> {
  const pool = new Pool({ start: () => startProcess(entry, oneEach), size, mostMilliseconds });
  return {
    run: (task, input, options = {}) =>
      new Promise((resolve, reject) => {
        if (pool.isClosed) return reject(new Stopping());
        options.signal?.throwIfAborted();
        const message = { task: String(task), input, settings };
        pool.add({ message, options, resolve: resolve as Resolve, reject, tries: 0 });
      }),
    close: () => pool.close(),
  };
}

type PoolParts = { start: () => ChildProcess; size: number; mostMilliseconds: number };

/** The processes of a pool and the tasks that wait for one. */
class Pool {
  isClosed = false;
  readonly #parts: PoolParts;
  readonly #queue: Waiting[] = [];
  readonly #free: Reader[] = [];
  readonly #all = new Set<Reader>();

  constructor(parts: PoolParts) {
    this.#parts = parts;
  }

  add(waiting: Waiting): void {
    this.#queue.push(waiting);
    waiting.options.signal?.addEventListener('abort', () => withdraw(this.#queue, waiting), { once: true });
    this.#next();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new Stopping());
    await Promise.all([...this.#all].map(({ child }) => end(child)));
  }

  #start(): Reader {
    const reader: Reader = { child: this.#parts.start(), isSlow: false };
    this.#all.add(reader);
    reader.child.once('exit', () => {
      this.#all.delete(reader);
      this.#free.splice(0, this.#free.length, ...this.#free.filter((one) => one !== reader));
      clearTimeout(reader.idle);
      this.#next();
    });
    return reader;
  }

  #release(reader: Reader, bytes: number): void {
    if (!this.#all.has(reader)) return;
    if (bytes > MOST_KEPT_BYTES) return void end(reader.child);
    this.#free.push(reader);
    rest(reader);
    this.#next();
  }

  #hasRoom(): boolean {
    const slow = [...this.#all].filter(({ isSlow }) => isSlow).length;
    return this.#all.size < this.#parts.size + Math.min(slow, MORE_PROCESSES);
  }

  #next(): void {
    while (!this.isClosed && this.#queue.length > 0 && (this.#free.length > 0 || this.#hasRoom())) {
      const waiting = this.#queue.shift();
      const reader = this.#free.pop() ?? this.#start();
      clearTimeout(reader.idle);
      if (waiting) this.#begin(reader, waiting);
    }
  }

  #begin(reader: Reader, waiting: Waiting): void {
    waiting.tries += 1;
    const slow = setTimeout(() => {
      reader.isSlow = true;
      this.#next();
    }, SLOW_MILLISECONDS).unref();
    const ended = () => {
      clearTimeout(slow);
      reader.isSlow = false;
    };
    runOn(reader.child, waiting, {
      release: (bytes) => {
        ended();
        this.#release(reader, bytes);
      },
      again: () => {
        ended();
        this.#queue.unshift(waiting);
        this.#next();
      },
      isStopping: () => this.isClosed,
      mostMilliseconds: this.#parts.mostMilliseconds,
    });
  }
}

function startProcess(entry: URL, oneEach: boolean): ChildProcess {
  const child = fork(entry, [], {
    execArgv: [`--max-old-space-size=${MEMORY_MEGABYTES}`, SPARING_MEMORY, ...(oneEach ? [FOR_ONE_DOCUMENT] : [])],
    // biome-ignore lint/style/noProcessEnv: handed on as it is; no setting is read
    env: { ...process.env, ...SPARING_ENVIRONMENT },
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

type Turn = {
  /** The process is free again, and holds so much memory. */
  release: (bytes: number) => void;
  /** The process was ended by another one: the task waits for its turn again. */
  again: () => void;
  isStopping: () => boolean;
  mostMilliseconds: number;
};

/** Runs one task in a free process. Where it must be stopped half-way, its process goes with it. */
function runOn(child: ChildProcess, waiting: Waiting, turn: Turn): void {
  const { message, options, resolve, reject, tries } = waiting;
  const { signal, onPage } = options;
  const file = message.input.name;
  const detach = () => {
    clearTimeout(timer);
    child.off('message', onMessage).off('error', onError).off('exit', onExit);
    signal?.removeEventListener('abort', onAbort);
  };
  const stop = (why: unknown) => {
    detach();
    reject(why);
    void end(child);
  };
  const finish = (bytes: number, answer: () => void) => {
    detach();
    answer();
    turn.release(bytes);
  };
  const timer = setTimeout(() => stop(documentProblem('document_too_slow', { file })), turn.mostMilliseconds);
  const onAbort = () => stop(signal?.reason);
  const onError = (error: Error) => stop(documentProblem('document_unreadable', { file, reason: error.message }));
  const onExit = (_code: number | null, died: NodeJS.Signals | null) => {
    if (turn.isStopping()) return stop(new Stopping());
    if (tries > 1 || !isNoFaultOfTheDocument(died)) return stop(problemOfCrash(died, file));
    detach();
    turn.again();
  };
  const onMessage = (answer: WorkerMessage) => {
    if (answer.kind === 'page') return onPage?.(answer.page, answer.total);
    if (answer.kind === 'done') return finish(answer.bytes, () => resolve(answer.result));
    const { code, status, message: text, data, bytes } = answer;
    finish(bytes, () => reject(new Problem(code, { status, message: text }, data)));
  };
  child.on('message', onMessage).on('error', onError).on('exit', onExit);
  signal?.addEventListener('abort', onAbort, { once: true });
  // Referenced while it works, so that a command does not end before its document is read.
  child.ref();
  child.channel?.ref();
  child.send(message);
}

/** Another program killed it, or it ended by itself between two tasks. */
function isNoFaultOfTheDocument(died: NodeJS.Signals | null): boolean {
  return died === 'SIGKILL' || died === null;
}

/** V8 aborts when its memory does not do. */
function problemOfCrash(died: NodeJS.Signals | null, file: string): Problem {
  if (died === 'SIGABRT' || died === TOOK_TOO_MUCH) return documentProblem('document_too_large', { file });
  return documentProblem('document_unreadable', { file, reason: `its process ended (${died ?? 'by itself'})` });
}
