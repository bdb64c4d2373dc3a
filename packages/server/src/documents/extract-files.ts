import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Problem } from '../base/index.ts';
import type { FileExtraction } from './extract-file.ts';
import type { WorkerMessage, WorkerSettings, WorkerTask } from './extract-worker.ts';
import { documentProblem } from './problems.ts';

/** One file's end: its extraction, or the problem that it was refused with. */
export type FileOutcome = { path: string; result: FileExtraction } | { path: string; problem: Problem };

export type ExtractFilesOptions = {
  /** Files at a time; one for each core by default. */
  workers?: number;
  everyPage?: boolean;
  /** A folder for a picture of each page with the evidence drawn on it. */
  pictures?: string;
  /** Told of each file as it ends, in the order they end. */
  onOutcome?: (outcome: FileOutcome, index: number) => void;
  /** Told of each page that OCR has read. */
  onPage?: (index: number, page: number, total: number) => void;
};

/** Memory of one worker's JavaScript; past it the file fails and the others go on. */
const MEMORY_MEGABYTES = 1_024;
/** A file that has not ended by then is given up: far more than forty scanned pages take. */
const MOST_MILLISECONDS = 600_000;

class Pool {
  private next = 0;
  private readonly outcomes: FileOutcome[] = [];
  private readonly paths: readonly string[];
  private readonly options: ExtractFilesOptions;
  private readonly settings: WorkerSettings;

  constructor(paths: readonly string[], options: ExtractFilesOptions, settings: WorkerSettings) {
    this.paths = paths;
    this.options = options;
    this.settings = settings;
  }

  private end(index: number, outcome: FileOutcome): void {
    this.outcomes[index] = outcome;
    this.options.onOutcome?.(outcome, index);
  }

  /** Runs one worker until no file is left; when a file kills it, another takes its place. */
  async run(): Promise<void> {
    while (this.next < this.paths.length) await this.runWorker();
  }

  private runWorker(): Promise<void> {
    return new Promise((resolve) => {
      const worker = new Worker(new URL('./extract-worker.ts', import.meta.url), {
        workerData: this.settings,
        resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
      });
      let index = -1;
      let timer: NodeJS.Timeout | undefined;
      const give = () => {
        clearTimeout(timer);
        index = this.next++;
        const path = this.paths[index];
        if (path === undefined) return void worker.terminate();
        timer = setTimeout(() => fail(documentProblem('document_too_slow', { file: path })), MOST_MILLISECONDS);
        worker.postMessage({ index, path } satisfies WorkerTask);
      };
      const fail = (problem: Problem) => {
        clearTimeout(timer);
        const path = this.paths[index];
        if (path !== undefined && !this.outcomes[index]) this.end(index, { path, problem });
        void worker.terminate();
      };
      worker.on('message', (message: WorkerMessage) => {
        const path = this.paths[message.index] ?? '';
        if (message.kind === 'page') return this.options.onPage?.(message.index, message.page, message.total);
        if (message.kind === 'extracted') this.end(message.index, { path, result: message.result });
        else {
          const { code, status, message: text, data } = message;
          this.end(message.index, { path, problem: new Problem(code, { status, message: text }, data) });
        }
        give();
      });
      worker.on('error', (error: NodeJS.ErrnoException) => fail(problemOfCrash(error, this.paths[index] ?? '')));
      worker.on('exit', () => {
        clearTimeout(timer);
        resolve();
      });
      give();
    });
  }

  result(): FileOutcome[] {
    return this.outcomes;
  }
}

function problemOfCrash(error: NodeJS.ErrnoException, file: string): Problem {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return documentProblem('document_too_large', { file });
  return documentProblem('document_corrupt', { file, reason: error.message });
}

/**
 * Extracts many files, each in a thread of its own. A file that cannot be read does not stop the others:
 * its outcome is the problem. The outcomes come in the order of the paths.
 */
export async function extractFiles(
  paths: readonly string[],
  options: ExtractFilesOptions = {},
): Promise<FileOutcome[]> {
  const cores = availableParallelism();
  const workers = Math.max(1, Math.min(options.workers ?? cores, paths.length));
  const settings = {
    ocrThreads: Math.max(1, Math.floor(cores / workers)),
    everyPage: options.everyPage ?? false,
    ...(options.pictures === undefined ? {} : { pictures: options.pictures }),
  };
  const pool = new Pool(paths, options, settings);
  await Promise.all(Array.from({ length: workers }, () => pool.run()));
  return pool.result();
}
