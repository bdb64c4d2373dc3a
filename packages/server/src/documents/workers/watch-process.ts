import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** What a process ends with when it took more memory than it may: a signal that leaves no core dump behind. */
export const TOOK_TOO_MUCH: NodeJS.Signals = 'SIGUSR2';

/**
 * All memory of a process that reads documents: V8's, and that of the native libraries, which have no limit of their own. Scans
 * take up to 1 GB.
 */
const MOST_BYTES = 2_048 * 1024 * 1024;

/** Ends this process when its parent is gone, or with `TOOK_TOO_MUCH`; also while its own loop stands still. */
export function watchProcess(): void {
  const program = new URL(`./guard-process${extname(import.meta.url)}`, import.meta.url);
  const guard = new Worker(program, {
    workerData: { parent: process.ppid, mostBytes: MOST_BYTES, signal: TOOK_TOO_MUCH },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
    execArgv: [],
    stderr: true,
    stdout: true,
  });
  // Without it a process reads documents all the same.
  guard.on('error', () => {});
  guard.unref();
}
