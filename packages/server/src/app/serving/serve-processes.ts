import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Log } from '../../base/index.ts';
import { startCluster } from '../../db/index.ts';
import { gatherMetrics } from '../../http/index.ts';
import { openService, type Service } from '../service.ts';
import { addressOf } from './listen.ts';
import { migrateDatabase } from './migrate-database.ts';
import { serveProblem } from './serve-problems.ts';
import { waitForStop } from './wait-for-stop.ts';
import { watchCluster } from './watch-cluster.ts';
import type { WorkOptions } from './work.ts';

/** A process that ends is started again after this long, twice as long each time, unless it had run for a minute. */
const FIRST_DELAY_MILLISECONDS = 250;
const LONGEST_DELAY_MILLISECONDS = 30_000;
const STEADY_MILLISECONDS = 60_000;
/** Longer than a process takes to finish its requests and jobs. */
const STOP_MILLISECONDS = 30_000;

/** What a process of the server does. */
type Role = 'answers requests' | 'does jobs';

/** What serving with several processes needs to know. */
export type ProcessesOptions = WorkOptions & {
  workers: number;
  jobs?: boolean;
  onListening?: (service: Service, address: string) => Promise<void>;
};

/**
 * Serves with several processes at one port, and one more that does the jobs; this one owns the embedded database, starts a
 * process again when it ended, and answers nothing itself. Until a signal; throws what keeps it from starting.
 */
export async function serveProcesses(options: ProcessesOptions): Promise<void> {
  const { config, log, workers, jobs = true, stopsWithParent = false, onListening } = options;
  const stopRequested = waitForStop(stopsWithParent);
  const database = config.databaseUrl === undefined ? await startCluster({ dataDir: config.dataDir, log }) : undefined;
  const stopping = new AbortController();
  const processes = startProcesses({ log, signal: stopping.signal });
  try {
    const url = database?.url ?? config.databaseUrl ?? '';
    await migrateDatabase(url, log);
    const settings = {
      DATABASE_URL: url,
      AGENT_RATE_WEBHOOK_PRIVATE_TARGETS: String(config.webhookPrivateTargets),
    };
    const port = await Promise.race([portOf(processes.start('answers requests', settings)), stopRequested]);
    if (typeof port === 'number') {
      for (let count = 1; count < workers; count += 1) processes.start('answers requests', settings);
      if (jobs) processes.start('does jobs', settings);
      const asked = onListening && announce({ ...options, config: { ...config, databaseUrl: url } }, port);
      await Promise.race([stopRequested, asked]);
    }
    const lost = watchCluster(database, stopping.signal, log);
    log.info({ reason: await Promise.race([stopRequested, lost]) }, 'stopping the processes');
  } finally {
    stopping.abort();
    await processes.stop();
    await database?.leave();
  }
  log.info('stopped');
}

/** Has `onListening` act on a service of its own, for this process has none. */
async function announce({ config, log, onListening }: ProcessesOptions, port: number): Promise<void> {
  const service = await openService(config, log, { serves: true });
  try {
    await onListening?.(service, addressOf(config.host, port));
  } finally {
    await service.close();
  }
}

/** The port that a process listens on. Throws `process_ended` when it ends before. */
async function portOf(worker: Worker): Promise<number> {
  const ended = once(worker, 'exit').then(() => Promise.reject(serveProblem('process_ended')));
  const listening = once(worker, 'listening').then(([address]) => (address as { port: number }).port);
  return Promise.race([listening, ended]);
}

type Processes = {
  /** Starts a process, and another whenever it ends. */
  start: (role: Role, settings: Readonly<Record<string, string>>) => Worker;
  /** Resolves when all have ended. */
  stop: () => Promise<void>;
};

function startProcesses({ log, signal }: { log: Log; signal: AbortSignal }): Processes {
  // Not JSON, in which a figure that cannot be read would be 0.
  cluster.setupPrimary({ serialization: 'advanced' });
  gatherMetrics();
  // What ends before that ends the server: it would end again.
  let hasListened = false;
  cluster.once('listening', () => {
    hasListened = true;
  });
  const start = (role: Role, settings: Readonly<Record<string, string>>, delay = FIRST_DELAY_MILLISECONDS): Worker => {
    cluster.setupPrimary({ args: role === 'does jobs' ? ['work'] : ['serve', '--no-jobs'] });
    const worker = cluster.fork(settings);
    const begun = performance.now();
    const { pid } = worker.process;
    log.info({ process: pid, role }, 'started a process');
    worker.on('exit', (code, killedBy) => {
      if (signal.aborted || !hasListened) return;
      const wait = performance.now() - begun > STEADY_MILLISECONDS ? FIRST_DELAY_MILLISECONDS : delay;
      log.error({ process: pid, role, code, signal: killedBy, again_in_ms: wait }, 'a process ended; starting another');
      const again = () => {
        if (!signal.aborted) start(role, settings, Math.min(2 * wait, LONGEST_DELAY_MILLISECONDS));
      };
      setTimeout(again, wait);
    });
    return worker;
  };
  return { start, stop: stopProcesses };
}

/** Lets the processes finish what is under way; one that does not end is killed. */
async function stopProcesses(): Promise<void> {
  const left = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isDead() === false) as Worker[];
  const ended = left.map((worker) => once(worker, 'exit'));
  for (const worker of left) worker.process.kill('SIGTERM');
  const impatience = setTimeout(() => {
    for (const worker of left) worker.process.kill('SIGKILL');
  }, STOP_MILLISECONDS);
  await Promise.all(ended);
  clearTimeout(impatience);
}
