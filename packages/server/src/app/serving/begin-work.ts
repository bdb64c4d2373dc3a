import type { Log } from '../../base/index.ts';

const AGAIN_MILLISECONDS = 2_000;

/**
 * Starts the workers of the modules, one after the other. While the database is away they wait for it: requests are refused
 * one by one meanwhile, and that is no reason for a server to end.
 */
export async function beginWork(
  workers: readonly (() => Promise<void>)[],
  { signal, log }: { signal: AbortSignal; log: Log },
): Promise<void> {
  for (const start of workers) {
    while (!signal.aborted && !(await hasStarted(start, log))) {
      await new Promise((wake) => setTimeout(wake, AGAIN_MILLISECONDS).unref());
    }
  }
}

async function hasStarted(start: () => Promise<void>, log: Log): Promise<boolean> {
  try {
    await start();
    return true;
  } catch (error) {
    log.warn({ err: error }, 'jobs cannot be done yet; trying again');
    return false;
  }
}
