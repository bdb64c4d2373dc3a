import { availableParallelism } from 'node:os';
import { Problem } from '../../base/offline.ts';
import { documentProblem } from '../../documents/offline.ts';
import { createExtractionWorkers } from '../workers/extraction-workers.ts';
import type { FileExtraction } from './extract-file.ts';

/** One file's end: its extraction, or the problem that it was refused with. */
export type FileOutcome = { path: string; result: FileExtraction } | { path: string; problem: Problem };

export type ExtractFilesOptions = {
  /** Files at a time; one for each core by default. */
  workers?: number;
  everyPage?: boolean;
  /** A folder for a picture of each page with the evidence drawn on it. */
  pictures?: string;
  /** A file that has not ended by then is given up: ten minutes by default, far more than forty scanned pages take. */
  mostMilliseconds?: number;
  /** Called for each file as it ends, in the order they end. */
  onOutcome?: (outcome: FileOutcome, index: number) => void;
  /** Called for each page that OCR has read. */
  onPage?: (index: number, page: number, total: number) => void;
};

/**
 * Extracts many files, each in a process of its own. A file that cannot be read, or that takes its process or too much time,
 * does not stop the others: its outcome is the problem. The outcomes come in the order of the paths.
 */
export async function extractFiles(
  paths: readonly string[],
  options: ExtractFilesOptions = {},
): Promise<FileOutcome[]> {
  const { everyPage = false, pictures, mostMilliseconds, onOutcome, onPage } = options;
  const cores = availableParallelism();
  const size = Math.max(1, Math.min(options.workers ?? cores, paths.length));
  const workers = createExtractionWorkers(size, {
    ocrThreads: Math.max(1, Math.floor(cores / size)),
    oneEach: paths.length <= size,
    ...(mostMilliseconds === undefined ? {} : { mostMilliseconds }),
  });
  const extract = async (path: string, index: number): Promise<FileOutcome> => {
    const outcome = await workers
      .run('file', { name: path, everyPage, pictures }, { onPage: (page, total) => onPage?.(index, page, total) })
      .then(
        (result) => ({ path, result }),
        (error: unknown) => ({ path, problem: problemOf(error, path) }),
      );
    onOutcome?.(outcome, index);
    return outcome;
  };
  try {
    return await Promise.all(paths.map(extract));
  } finally {
    await workers.close();
  }
}

function problemOf(error: unknown, file: string): Problem {
  if (error instanceof Problem) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return documentProblem('document_unreadable', { file, reason });
}
