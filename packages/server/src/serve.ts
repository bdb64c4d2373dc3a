import type { FastifyInstance } from 'fastify';
import { type Log, type Problem, type ProblemTable, problemsOf } from './base/index.ts';
import type { Config } from './config.ts';
import type { Cluster } from './db/index.ts';
import { createHttpServer } from './http/index.ts';
import { IDENTITY } from './identity.ts';
import { openService, type Service } from './service.ts';

const REVIVE_EVERY_MILLISECONDS = 2_000;
const PARENT_EVERY_MILLISECONDS = 500;
/** How long requests that are under way may still take when the server is told to stop. */
const FINISH_MILLISECONDS = 10_000;
/** A terminal sends its interrupt to everybody, and a launcher passes it on: that is one wish, not two. */
const SAME_WISH_MILLISECONDS = 1_000;

/** Why a server cannot listen; each ends `serve` with one sentence. */
export const serveProblems = {
  port_taken: {
    status: 500,
    message: 'Another program listens on that port already.',
    next: 'Stop it, or choose another port: PORT=8081 npm start (PORT=0 takes any free one).',
  },
  port_forbidden: {
    status: 500,
    message: 'This account may not listen on that port.',
    next: 'Choose a port from 1024 on: PORT=8080 npm start.',
  },
  host_unavailable: {
    status: 500,
    message: 'This machine has no such address to listen on.',
    next: 'Set HOST to 127.0.0.1 (this machine only) or 0.0.0.0 (everybody who can reach it).',
  },
} as const satisfies ProblemTable;

const serveProblem = problemsOf(serveProblems);

export type ServeOptions = {
  config: Config;
  log: Log;
  /** npm hands a signal to a shell that dies of it and tells nobody: its end is a wish to stop. */
  stopsWithParent?: boolean;
  /** Called once, when the server answers at `address`. */
  onListening?: (service: Service, address: string) => Promise<void>;
};

/** Serves until a signal, then finishes what is under way and leaves. Throws what keeps it from starting. */
export async function serve({ config, log, stopsWithParent = false, onListening }: ServeOptions): Promise<void> {
  const told = toldToStop(stopsWithParent);
  const service = await openService(config, log);
  const server = createHttpServer({ ...service, ...IDENTITY, config, log });
  try {
    const address = await listen(server, config);
    const watch = service.cluster && watchCluster(service.cluster, log);
    log.info({ address }, `${IDENTITY.name} ${IDENTITY.version} answers at ${address}`);
    await Promise.race([told, onListening?.(service, address) ?? told]);
    log.info({ reason: await told }, 'stopping: no new requests, those under way are finished');
    clearInterval(watch);
    await closeServer(server);
  } finally {
    await service.close();
  }
  log.info('stopped');
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

/** The embedded database may die under us (killed, out of memory): it is started again, on the same port. */
function watchCluster(cluster: Cluster, log: Log): NodeJS.Timeout {
  let busy = false;
  const look = async () => {
    if (busy) return;
    busy = true;
    try {
      if (await cluster.revive()) log.warn('the database had stopped; it runs again');
    } catch (error) {
      log.error({ err: error }, 'the database has stopped and could not be started; trying again');
    } finally {
      busy = false;
    }
  };
  return setInterval(() => void look(), REVIVE_EVERY_MILLISECONDS).unref();
}

/** Resolves with the reason at the first signal, or when a launcher ends. A later, second wish ends everything at once. */
function toldToStop(stopsWithParent: boolean): Promise<string> {
  return new Promise((resolve) => {
    let firstAt: number | undefined;
    const hear = (reason: string) => {
      if (firstAt !== undefined && Date.now() - firstAt > SAME_WISH_MILLISECONDS) process.exit(1);
      firstAt ??= Date.now();
      resolve(reason);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, hear);
    process.once('disconnect', () => hear('launcher ended'));
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (!stopsWithParent || process.ppid === parent) return;
      clearInterval(watch);
      hear('npm ended');
    }, PARENT_EVERY_MILLISECONDS);
    watch.unref();
  });
}

async function closeServer(server: FastifyInstance): Promise<void> {
  const impatience = setTimeout(() => server.server.closeAllConnections(), FINISH_MILLISECONDS);
  await server.close();
  clearTimeout(impatience);
}
