import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { databaseProblem } from '../problems.ts';
import { type ClusterPaths, createServerDirectory } from './cluster-paths.ts';
import { runBinary } from './run-binary.ts';
import type { SystemUser } from './system-user.ts';

/** The cluster of a data directory. Stored readable by its owner only. */
export type ClusterState = { clusterFolder: string; password: string; port: number | null };

/** The role that the embedded server is created with. */
export const DATABASE_USER = 'agent_rate';
const STATE_FILE = 'database.json';
/** A new cluster takes 45 MB, its first write-ahead log 16 MB. */
const NEEDED_BYTES = 100 * 1024 * 1024;

/** The state stored in a data directory; undefined when it has no database yet. */
export function findClusterState(dataDir: string): ClusterState | undefined {
  const file = join(dataDir, STATE_FILE);
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as ClusterState;
}

/** Writes the state, readable by its owner only: it holds the password. */
export function saveClusterState(dataDir: string, state: ClusterState): void {
  writeFileSync(join(dataDir, STATE_FILE), `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
}

/** Throws `database_disk_full` when less than 100 MB are free. */
export function checkDiskSpace(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const freeBytes = bavail * bsize;
  if (freeBytes < NEEDED_BYTES) {
    throw databaseProblem('database_disk_full', { folder, free_bytes: freeBytes, needed_bytes: NEEDED_BYTES });
  }
}

/**
 * Creates a cluster in a temporary directory and renames it, so that an interrupted start leaves no partial cluster and
 * concurrent starts end with one. Returns the state to use: that of the process that was first.
 */
export async function initCluster(
  dataDir: string,
  paths: ClusterPaths,
  user: SystemUser | undefined,
): Promise<ClusterState> {
  mkdirSync(dirname(paths.clusterFolder), { recursive: true });
  checkDiskSpace(dirname(paths.clusterFolder));
  const state: ClusterState = {
    clusterFolder: paths.clusterFolder,
    password: randomBytes(24).toString('base64url'),
    port: null,
  };
  const partial = `${paths.clusterFolder}.new-${randomBytes(4).toString('hex')}`;
  createServerDirectory(partial, user);
  try {
    await runInitdb({ paths, partial, user, password: state.password });
    await rename(partial, paths.clusterFolder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    const code = (error as NodeJS.ErrnoException).code;
    const others = code === 'ENOTEMPTY' || code === 'EEXIST' ? await waitForState(dataDir) : undefined;
    if (others) return others;
    throw error;
  }
  saveClusterState(dataDir, state);
  return state;
}

async function waitForState(dataDir: string): Promise<ClusterState | undefined> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const state = findClusterState(dataDir);
    if (state) return state;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return undefined;
}

async function runInitdb(input: {
  paths: ClusterPaths;
  partial: string;
  user: SystemUser | undefined;
  password: string;
}): Promise<void> {
  const { paths, partial, user, password } = input;
  const passwordFile = `${partial}.password`;
  writeFileSync(passwordFile, `${password}\n`, { mode: user ? 0o644 : 0o600 });
  try {
    const run = { binFolder: paths.binFolder, workFolder: partial, user };
    const { code, output } = await runBinary(run, 'initdb', [
      ...['--pgdata', partial, '--username', DATABASE_USER, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
      ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    ]);
    if (code === 0) return;
    const kind = /No space left on device/.test(output) ? 'database_disk_full' : 'database_start_failed';
    throw databaseProblem(kind, { folder: paths.clusterFolder, log: output.trim().split('\n').slice(-6) });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}
