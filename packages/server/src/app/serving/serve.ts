import cluster from 'node:cluster';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../../base/index.ts';
import { createHttpServer } from '../../http/index.ts';
import type { SnapshotSettings } from '../../rates/index.ts';
import { IDENTITY } from '../identity.ts';
import { singleSignOn } from '../identity-provider/single-sign-on.ts';
import { POSTED_EVENTS } from '../posted-events.ts';
import { openService, type Service } from '../service.ts';
import type { Config } from '../settings/config.ts';
import type { Environment } from '../settings/environment.ts';
import { beginWork } from './begin-work.ts';
import { findConsoleFolder } from './console-folder.ts';
import { describeFirstSteps } from './first-steps.ts';
import { giveBackMemory, giveBackWhenIdle, limitMemory } from './limit-memory.ts';
import { listen } from './listen.ts';
import { mountedMcp } from './mcp-mount.ts';
import { serveProcesses } from './serve-processes.ts';
import { waitForStop } from './wait-for-stop.ts';
import { watchCluster } from './watch-cluster.ts';
import type { WorkOptions } from './work.ts';

/** How long requests that are under way may still take when the server is stopped. */
const FINISH_MILLISECONDS = 10_000;

const SHARED_DATABASE =
  'another process started the database of this data directory: both answer from it, and the last to stop stops it';

/** What serving needs to know. */
export type ServeOptions = WorkOptions & {
  /** Whether jobs are done too. Default true. */
  jobs?: boolean;
  /** How many processes answer at the port; undefined: this one does. */
  workers?: number | undefined;
  /** Called once, when the server answers at `address`. */
  onListening?: (service: Service, address: string) => Promise<void>;
};

/** As `serve`; a server without an API key says how to create one. */
export function serveWithFirstSteps(options: ServeOptions, env: Environment): Promise<void> {
  // The process that started this one says it, once.
  if (cluster.isWorker) return serve(options);
  return serve({
    ...options,
    onListening: async ({ keys }, address) => {
      // A hint is no reason to end.
      const steps = await describeFirstSteps(keys, { address, config: options.config, env }).catch(() => undefined);
      if (steps !== undefined) process.stdout.write(steps);
    },
  });
}

/** Serves until a signal, then finishes what is under way and leaves. Throws what keeps it from starting. */
export function serve({ workers, ...options }: ServeOptions): Promise<void> {
  return workers === undefined ? serveHere(options) : serveProcesses({ ...options, workers });
}

async function serveHere({
  config,
  log,
  stopsWithParent = false,
  jobs = true,
  onListening,
}: Omit<ServeOptions, 'workers'>): Promise<void> {
  const stopRequested = waitForStop(stopsWithParent);
  limitMemory();
  const service = await openService(config, log, { serves: true });
  const server = createHttpServer({
    ...service,
    ...IDENTITY,
    config,
    log,
    consoleFolder: findConsoleFolder(),
    singleSignOn: singleSignOn(config, service),
    messages: POSTED_EVENTS,
    mountedApps: [mountedMcp(service, config, log)],
    onProblem: service.problemLog.note,
    ...{ requestsPerMinute: config.requestsPerMinute, unknownKeysPerMinute: config.unknownKeysPerMinute },
    trustedProxies: config.trustedProxies,
  });
  const stopping = new AbortController();
  try {
    const address = await listen(server, config);
    if (service.cluster?.joined) log.info({ folder: service.cluster.folder }, SHARED_DATABASE);
    log.info({ address }, `${IDENTITY.name} ${IDENTITY.version} answers at ${address}`);
    void service.rates.preload(snapshotSettings(config, log)).finally(() => giveBackMemory(log));
    giveBackWhenIdle(log, stopping.signal);
    if (jobs) void beginWork(service.workers, { signal: stopping.signal, log });
    const lost = watchCluster(service.cluster, stopping.signal, log);
    await Promise.race([stopRequested, lost, onListening?.(service, address) ?? stopRequested]);
    log.info(
      { reason: await Promise.race([stopRequested, lost]) },
      'stopping: no new requests, those under way are finished',
    );
  } finally {
    stopping.abort();
    await closeServer(server);
    await service.close();
  }
  log.info('stopped');
}

function snapshotSettings({ dataDir, snapshotMegabytes }: Config, log: Log): SnapshotSettings | undefined {
  return snapshotMegabytes === 0
    ? undefined
    : { folder: join(dataDir, 'snapshots'), mostBytes: snapshotMegabytes * 1024 * 1024, log };
}

/** Stops accepting, and lets what is under way finish. */
async function closeServer(server: FastifyInstance): Promise<void> {
  const impatience = setTimeout(() => server.server.closeAllConnections(), FINISH_MILLISECONDS);
  await server.close();
  clearTimeout(impatience);
}
