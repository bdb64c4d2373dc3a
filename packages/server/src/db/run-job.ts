import { type Log, Problem } from '../base/index.ts';
import type { Database } from './connect.ts';
import type { JobPolicy } from './job-queue.ts';
import { failRun, type JobRun, releaseRun, Superseded, saveProgress, startRun } from './job-run-store.ts';

/** A run shows how far it has come, and asks whether it is still wanted, this often. */
const REPORT_MILLISECONDS = 1_000;
/** A job that ended its process this often is given up. */
const MOST_ATTEMPTS = 3;

/** How queues of jobs with a row are retried: more often than a job is started, so that the last try can end it as failed. */
export const RUN_POLICY: JobPolicy = {
  ...{ retryLimit: 20, retryDelaySeconds: 1, retryBackoff: true, longestDelaySeconds: 60 },
  expireInSeconds: 3_600,
};

/** A job to run: a row of its table. */
export type Runnable<P extends object> = Omit<JobRun, 'attempt'> & {
  /** Changed by the work as it goes on; shown to others about once a second. */
  progress: P;
  /** The problem of a job that was begun `attempts` times and never came to an end. */
  giveUp: (attempts: number) => Problem;
  /** Stops the work here; another process does it then. */
  signal?: AbortSignal | undefined;
};

/**
 * Runs a job for the process that holds its lease, unless it is finished already. `work` ends it with `finishRun`; its
 * problem ends the job as `failed`; anything else, and `job.signal`, is thrown, for another try. The signal that `work` is
 * given fires also when the job is cancelled or taken over.
 */
export async function runJob<P extends object>(
  { database, log }: { database: Database; log: Log },
  job: Runnable<P>,
  work: (run: JobRun, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { table, id } = job;
  const run = await startRun(database.sql, { table, id });
  if (!run) return;
  const stop = new AbortController();
  const reporting = setInterval(async () => {
    const isWanted = await saveProgress(database.sql, run, job.progress).catch(() => true);
    if (!isWanted) stop.abort(new Superseded());
  }, REPORT_MILLISECONDS);
  try {
    if (run.attempt > MOST_ATTEMPTS) throw job.giveUp(run.attempt - 1);
    await work(run, job.signal ? AbortSignal.any([job.signal, stop.signal]) : stop.signal);
  } catch (error) {
    // Cancelled, or taken over: there is nothing left to say.
    if (error instanceof Superseded) return;
    if (!(error instanceof Problem) || job.signal?.aborted) {
      await releaseRun(database.sql, run).catch(() => {});
      throw error;
    }
    log.info({ [table]: id, code: error.code }, 'a job failed');
    await failRun(database.sql, run, { ...error.toBody(), data: { ...error.data } });
  } finally {
    clearInterval(reporting);
  }
}
