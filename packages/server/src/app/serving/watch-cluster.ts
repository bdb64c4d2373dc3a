import { existsSync } from 'node:fs';
import type { Log } from '../../base/index.ts';
import type { Cluster } from '../../db/index.ts';
import { serveProblem } from './serve-problems.ts';

const REVIVE_EVERY_MILLISECONDS = 2_000;

/**
 * The embedded database may die under us (killed, out of memory): it is started again, on the same port. Rejects with
 * `data_directory_gone`; never resolves.
 */
export function watchCluster(cluster: Cluster | undefined, stopping: AbortSignal, log: Log): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (cluster === undefined) return;
    let reported = '';
    const look = async () => {
      if (stopping.aborted) return;
      try {
        if (!existsSync(cluster.folder)) return reject(serveProblem('data_directory_gone', { folder: cluster.folder }));
        if (await cluster.revive()) log.warn('the database had stopped; it runs again');
        reported = '';
      } catch (error) {
        // Reported once, however long it lasts.
        if (reported !== String(error))
          log.error({ err: error }, 'the database stopped and cannot be started; trying again');
        reported = String(error);
      }
      setTimeout(look, REVIVE_EVERY_MILLISECONDS).unref();
    };
    setTimeout(look, REVIVE_EVERY_MILLISECONDS).unref();
  });
}
