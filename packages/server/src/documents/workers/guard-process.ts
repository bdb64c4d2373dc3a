import { workerData } from 'node:worker_threads';

/**
 * A thread of a process that reads documents. While the process is at work its own loop stands still, so that only another
 * thread can see that the server has died, or that a native library takes more memory than it may: then it ends the process.
 */
type Guarded = { parent: number; mostBytes: number; signal: NodeJS.Signals };

/** A bomb takes a gigabyte a second. */
const EVERY_MILLISECONDS = 50;
const { parent, mostBytes, signal } = workerData as Guarded;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, signal);
}, EVERY_MILLISECONDS);
