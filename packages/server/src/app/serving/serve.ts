import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Log, type Problem, type ProblemTable, problemsOf } from '../../base/index.ts';
import type { Cluster } from '../../db/index.ts';
import { createHttpServer } from '../../http/index.ts';
import type { SnapshotSettings } from '../../rates/index.ts';
import { IDENTITY } from '../identity.ts';
import { openService, type Service } from '../service.ts';
import type { Config } from '../settings/config.ts';
import type { Environment } from '../settings/environment.ts';
import { beginWork } from './begin-work.ts';
import { findConsoleFolder } from './console-folder.ts';
import { describeFirstSteps } from './first-steps.ts';
import { limitMemory } from './limit-memory.ts';
import { mountedMcp } from './mcp-mount.ts';
import { waitForStop } from './wait-for-stop.ts';

const REVIVE_EVERY_MILLISECONDS = 2_000;
/** How long requests that are under way may still take when the server is stopped. */
const FINISH_MILLISECONDS = 10_000;

/** Why a server cannot start or go on; each ends `serve` with one sentence. */
export const serveProblems = {
  port_taken: {
    status: 500,
    message: 'Another program listens on that port already.',
    next: 'Stop it, or choose another port with PORT (PORT=0 takes any free one).',
  },
  port_forbidden: {
    status: 500,
    message: 'This account may not listen on that port.',
    next: 'Set PORT to a port from 1024 on.',
  },
  host_unavailable: {
    status: 500,
    message: 'This machine has no such address to listen on.',
    next: 'Set HOST to 127.0.0.1 (this machine only) or 0.0.0.0 (every machine that can reach it).',
  },
  data_directory_gone: {
    status: 500,
    message: 'The data directory was deleted or moved while the server used it.',
    next: 'Put it back and start again; without it, the next start begins with an empty database.',
  },
  examples_missing: {
    status: 500,
    message: 'The example rate sheets are missing.',
    next: 'Install agent-rate again, or serve without --demo.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal to serve. */
export const serveProblem = problemsOf(serveProblems);

/** What serving needs to know. */
export type ServeOptions = {
  config: Config;
  log: Log;
  /** npm hands a signal to a shell that dies of it and does not pass it on: the end of npm is a request to stop. */
  stopsWithParent?: boolean;
  /** Called once, when the server answers at `address`. */
  onListening?: (service: Service, address: string) => Promise<void>;
};

/** As `serve`; a server without an API key says how to create one. */
export function serveWithFirstSteps(options: ServeOptions, env: Environment): Promise<void> {
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
export async function serve({ config, log, stopsWithParent = false, onListening }: ServeOptions): Promise<void> {
  const stopRequested = waitForStop(stopsWithParent);
  limitMemory();
  const service = await openService(config, log);
  const { requestsPerMinute } = config;
  const mountedApps = [mountedMcp(service, config, log)];
  const server = createHttpServer({
    ...service,
    ...IDENTITY,
    config,
    log,
    consoleFolder: findConsoleFolder(),
    mountedApps,
    onProblem: service.problemLog.note,
    requestsPerMinute,
  });
  const stopping = new AbortController();
  try {
    const address = await listen(server, config);
    log.info({ address }, `${IDENTITY.name} ${IDENTITY.version} answers at ${address}`);
    void service.rates.preload(snapshotSettings(config, log));
    void beginWork(service.workers, { signal: stopping.signal, log });
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

/** The address that people can open, with the port that was really taken. */
async function listen(server: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    throw findListenProblem(error as NodeJS.ErrnoException, { host, port }) ?? error;
  }
  const [bound] = server.addresses();
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${typeof bound === 'object' ? bound.port : port}`;
}

function findListenProblem(error: NodeJS.ErrnoException, at: { host: string; port: number }): Problem | undefined {
  const place = `${at.host}:${at.port}`;
  if (error.code === 'EADDRINUSE') {
    return serveProblem('port_taken', at, `Another program listens on ${place} already.`);
  }
  if (error.code === 'EACCES') {
    return serveProblem('port_forbidden', at, `This account may not listen on port ${at.port}.`);
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return serveProblem('host_unavailable', at, `This machine has no address ${at.host} to listen on.`);
  }
  return undefined;
}

/**
 * The embedded database may die under us (killed, out of memory): it is started again, on the same port. Rejects with
 * `data_directory_gone`; never resolves.
 */
function watchCluster(cluster: Cluster | undefined, stopping: AbortSignal, log: Log): Promise<never> {
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

/** Stops accepting, and lets what is under way finish. */
async function closeServer(server: FastifyInstance): Promise<void> {
  const impatience = setTimeout(() => server.server.closeAllConnections(), FINISH_MILLISECONDS);
  await server.close();
  clearTimeout(impatience);
}
