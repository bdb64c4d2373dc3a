import cluster from 'node:cluster';
import type { Log } from '../../base/index.ts';
import { createRegistry, shareMetrics } from '../../http/index.ts';
import { openService } from '../service.ts';
import type { Config } from '../settings/config.ts';
import { beginWork } from './begin-work.ts';
import { giveBackMemory, giveBackWhenIdle, limitMemory } from './limit-memory.ts';
import { waitForStop } from './wait-for-stop.ts';
import { watchCluster } from './watch-cluster.ts';

/** What a process that stays needs to know. */
export type WorkOptions = {
  config: Config;
  log: Log;
  /** npm hands a signal to a shell that dies of it and does not pass it on: the end of npm is a request to stop. */
  stopsWithParent?: boolean;
};

/** Does the jobs of the database until a signal, beside processes that only answer. Throws what keeps it from starting. */
export async function work({ config, log, stopsWithParent = false }: WorkOptions): Promise<void> {
  const stopRequested = waitForStop(stopsWithParent);
  limitMemory();
  const service = await openService(config, log, { serves: true });
  if (cluster.isWorker) shareMetrics(createRegistry(service.figures));
  const stopping = new AbortController();
  try {
    log.info('does the jobs of the database');
    void beginWork(service.workers, { signal: stopping.signal, log });
    giveBackMemory(log);
    giveBackWhenIdle(log, stopping.signal);
    const lost = watchCluster(service.cluster, stopping.signal, log);
    log.info({ reason: await Promise.race([stopRequested, lost]) }, 'stopping: jobs that are not done go to another');
  } finally {
    stopping.abort();
    await service.close();
  }
  log.info('stopped');
}
