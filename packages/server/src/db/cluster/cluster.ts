import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { createDirectory, type Log } from '../../base/index.ts';
import { LISTENER_NAME } from '../connect.ts';
import { databaseProblem } from '../problems.ts';
import { findBinaries } from './binaries.ts';
import { type ClusterPaths, chooseClusterPaths, giveToServer } from './cluster-paths.ts';
import { type ClusterState, checkMajor, findClusterState, isCluster, saveClusterState } from './cluster-state.ts';
import { checkDiskSpace, DATABASE_USER, initCluster } from './init-cluster.ts';
import { discardForeignLock, findPostmaster } from './postmaster.ts';
import { runBinary } from './run-binary.ts';
import { findServerUser, type SystemUser } from './system-user.ts';

const DATABASE_NAME = 'agent_rate';
const START_SECONDS = 60;
/** How long a process that leaves waits for connections that are closed and still listed. */
const LEAVE_MILLISECONDS = 5_000;
/** The connection by which a process that leaves looks for others. */
const LEAVING_NAME = 'agent-rate leaving';
/** Settings for a shared machine: caches of a service's size, no JIT for queries that take microseconds. */
const TUNING = [
  `shared_buffers=${bufferMegabytes()}MB`,
  'max_wal_size=4GB',
  'wal_compression=on',
  'work_mem=32MB',
  'random_page_cost=1.1',
  'jit=off',
];

/** The embedded PostgreSQL of one data directory, running. */
export type Cluster = {
  url: string;
  folder: string;
  /** True when another process had started it. */
  joined: boolean;
  /** Starts the server again, on the same port, when it died; false when it runs. */
  revive: () => Promise<boolean>;
  /** Stops the server unless another process of ours still uses it. Close your own connections first. */
  leave: () => Promise<void>;
};

/**
 * An eighth of the memory available to this process, between 128 MB and 2 GB: a million rates take 1.5 GB with their
 * indexes. PostgreSQL takes only what it uses.
 */
function bufferMegabytes(): number {
  const available = Math.min(totalmem(), process.constrainedMemory() || totalmem());
  return Math.round(Math.min(2048, Math.max(128, available / 2 ** 20 / 8)));
}

/** After a restart, cached pages are read back in the background, where the binaries include pg_prewarm. */
function warmRestart(binFolder: string): string[] {
  const library = join(binFolder, '..', 'lib', 'postgresql', 'pg_prewarm.so');
  return existsSync(library) ? ['shared_preload_libraries=pg_prewarm'] : [];
}

/** The data directory of the database, and how it is started. */
export type ClusterOptions = {
  dataDir: string;
  log: Log;
  /** Extra server settings, e.g. `fsync=off` for tests. */
  settings?: readonly string[];
};

type Deps = { state: ClusterState; paths: ClusterPaths; user: SystemUser | undefined; dataDir: string };

/**
 * Brings up the PostgreSQL of a data directory: creates it the first time, joins it when it runs, starts it otherwise,
 * also after an unclean stop. A database that is named and not there is never replaced by a new one. Throws
 * `data_directory_unusable`, `database_missing`, `database_other_major`, `database_state_damaged`, `database_belongs_elsewhere`,
 * `database_start_failed`, `database_disk_full`, `database_platform_unsupported`.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const dataDir = resolve(options.dataDir);
  createDataDirectory(dataDir);
  const user = findServerUser();
  const known = findClusterState(dataDir);
  if (known !== undefined && !isCluster(known.clusterFolder)) {
    throw databaseProblem('database_missing', { folder: known.clusterFolder });
  }
  const paths = await chooseClusterPaths(
    { dataDir, known: known?.clusterFolder, binaries: findBinaries(), user },
    options.log,
  );
  const state = known ?? (await initCluster(dataDir, paths, user));
  giveToServer(state.clusterFolder, user);
  const deps: Deps = { state, paths, user: ownerOf(state.clusterFolder, user), dataDir };
  if (user)
    options.log.info({ user: deps.user?.name, folder: state.clusterFolder }, 'running PostgreSQL as a separate user');
  return openCluster(deps, options);
}

function createDataDirectory(dataDir: string): void {
  try {
    createDirectory(dataDir);
  } catch (error) {
    throw databaseProblem('data_directory_unusable', { folder: dataDir, reason: (error as Error).message });
  }
}

/** A cluster keeps the account it was created with. */
function ownerOf(folder: string, user: SystemUser | undefined): SystemUser | undefined {
  if (user === undefined) return undefined;
  const { uid, gid } = statSync(folder);
  return uid === user.uid || uid === 0 ? user : { name: `uid ${uid}`, uid, gid };
}

async function openCluster(deps: Deps, options: ClusterOptions): Promise<Cluster> {
  const joined = await startOrJoin(deps, options);
  const port = findPostmaster(deps.state.clusterFolder)?.port ?? deps.state.port ?? 0;
  await createDatabase(urlOf(deps, port, 'postgres'));
  return {
    url: urlOf(deps, port, DATABASE_NAME),
    folder: deps.state.clusterFolder,
    joined,
    revive: async () => {
      if (findPostmaster(deps.state.clusterFolder)) return false;
      await startOrJoin(deps, options);
      return true;
    },
    leave: () => stopIfUnused(deps, port),
  };
}

/** The address of a data directory's PostgreSQL when it runs already; starts nothing and waits for nothing. */
export function findRunningCluster(dataDir: string): string | undefined {
  const state = findClusterState(resolve(dataDir));
  if (state === undefined) return undefined;
  const running = findPostmaster(state.clusterFolder);
  return running?.ready ? urlOf({ state }, running.port, DATABASE_NAME) : undefined;
}

function urlOf(deps: { state: ClusterState }, port: number, database: string): string {
  return `postgres://${DATABASE_USER}:${encodeURIComponent(deps.state.password)}@127.0.0.1:${port}/${database}`;
}

/** True when a running server was joined, false when this process started it. */
async function startOrJoin(deps: Deps, options: ClusterOptions): Promise<boolean> {
  const deadline = Date.now() + START_SECONDS * 1000;
  let failure = '';
  while (Date.now() < deadline) {
    const running = findPostmaster(deps.state.clusterFolder);
    if (running?.ready && (await answers(urlOf(deps, running.port, 'postgres')))) return true;
    if (running === undefined) {
      const started = await startServer(deps, options);
      if (started.ok) return false;
      failure = started.log;
      // Another process may have been first; otherwise waiting does not help.
      if (findPostmaster(deps.state.clusterFolder) === undefined) break;
    }
    await new Promise((wake) => setTimeout(wake, 200));
  }
  const kind = /No space left on device/.test(failure) ? 'database_disk_full' : 'database_start_failed';
  throw databaseProblem(kind, { folder: deps.state.clusterFolder, log: failure.trim().split('\n').slice(-8) });
}

async function startServer(deps: Deps, options: ClusterOptions): Promise<{ ok: boolean; log: string }> {
  const { paths, state, user } = deps;
  checkDiskSpace(state.clusterFolder);
  checkMajor(state.clusterFolder, paths.version);
  discardForeignLock(state.clusterFolder);
  const port = await freePort(state.port);
  saveClusterState(deps.dataDir, { ...state, port });
  deps.state.port = port;
  const logFile = join(state.clusterFolder, 'server.log');
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    ...TUNING,
    ...warmRestart(paths.binFolder),
    ...(options.settings ?? []),
  ];
  const run = { binFolder: paths.binFolder, workFolder: state.clusterFolder, user };
  const { code, output } = await runBinary(run, 'pg_ctl', [
    ...['start', '--wait', '--timeout', String(START_SECONDS), '--pgdata', state.clusterFolder, '--log', logFile],
    ...['--options', settings.map((setting) => `-c ${setting}`).join(' ')],
  ]);
  if (code === 0) return { ok: true, log: '' };
  const serverLog = existsSync(logFile) ? readFileSync(logFile, 'utf8').split('\n').slice(-8).join('\n') : '';
  return { ok: false, log: `${output}\n${serverLog}` };
}

/** The wanted port when it is free, otherwise any free one. */
function freePort(wanted: number | null): Promise<number> {
  const attempt = (port: number) =>
    new Promise<number>((resolvePort, reject) => {
      const server = createServer();
      server.on('error', reject);
      server.listen(port, '127.0.0.1', () => {
        const address = server.address();
        server.close(() => resolvePort(typeof address === 'object' && address ? address.port : 0));
      });
    });
  return attempt(wanted ?? 0).catch(() => attempt(0));
}

async function withConnection<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  name = 'agent-rate maintenance',
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

function answers(url: string): Promise<boolean> {
  return withConnection(url, async () => true).catch(() => false);
}

async function createDatabase(url: string): Promise<void> {
  await withConnection(url, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE_NAME]);
    if (found.rowCount !== 0) return;
    await client.query(`create database ${DATABASE_NAME}`).catch((error: { code?: string }) => {
      // 42P04 and 23505: another process created it concurrently.
      if (error.code !== '42P04' && error.code !== '23505') throw error;
    });
  });
}

/**
 * Stops the server when no other client is connected. A smart stop waits for clients that connected meanwhile.
 */
async function stopIfUnused(deps: Deps, port: number): Promise<void> {
  const { state, paths, user } = deps;
  const inUse = await withConnection(urlOf(deps, port, 'postgres'), isUsedByOthers, LEAVING_NAME).catch(() => true);
  if (inUse) return;
  const run = { binFolder: paths.binFolder, workFolder: state.clusterFolder, user };
  await runBinary(run, 'pg_ctl', [
    'stop',
    '--mode',
    'smart',
    '--wait',
    '--timeout',
    '10',
    '--pgdata',
    state.clusterFolder,
  ]);
}

/**
 * A service that runs is known by the connection that listens for changes. Any other connection may be one that was closed a
 * moment ago, which a busy machine lists for seconds. Processes that leave at the same moment do not keep each other.
 */
async function isUsedByOthers(client: pg.Client): Promise<boolean> {
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  let others = await listOthers(client);
  while (others.length > 0 && elapsed() < (others.includes(LISTENER_NAME) ? 250 : LEAVE_MILLISECONDS)) {
    await new Promise((wake) => setTimeout(wake, 50));
    others = await listOthers(client);
  }
  return others.length > 0;
}

/** The application names of the connections of others. */
async function listOthers(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> $1`,
    [LEAVING_NAME],
  );
  return rows.map(({ name }) => name);
}
