import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, fchownSync, mkdirSync, openSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncDirectory } from '../../base/index.ts';
import { databaseProblem } from '../problems.ts';
import { type ClusterPaths, createServerDirectory } from './cluster-paths.ts';
import { type ClusterState, findClusterState, saveFirstState, saveStateInCluster } from './cluster-state.ts';
import { runBinary } from './run-binary.ts';
import type { SystemUser } from './system-user.ts';

/** The role that the embedded server is created with. */
export const DATABASE_USER = 'agent_rate';
/** A new cluster takes 45 MB, its first write-ahead log 16 MB. */
const NEEDED_BYTES = 100 * 1024 * 1024;

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
  { clusterFolder, binFolder }: ClusterPaths,
  user: SystemUser | undefined,
): Promise<ClusterState> {
  mkdirSync(dirname(clusterFolder), { recursive: true });
  checkDiskSpace(dirname(clusterFolder));
  const state: ClusterState = { clusterFolder, password: randomBytes(24).toString('base64url'), port: null };
  const partial = `${clusterFolder}.new-${randomBytes(4).toString('hex')}`;
  createServerDirectory(partial, user);
  try {
    await runInitdb({ binFolder, partial, user, password: state.password });
    const file = saveStateInCluster(partial, dataDir, state);
    if (user) chownSync(file, user.uid, user.gid);
    await rename(partial, clusterFolder);
    syncDirectory(dirname(clusterFolder));
    if (saveFirstState(dataDir, state)) return state;
    const first = findClusterState(dataDir) ?? state;
    if (first.clusterFolder !== clusterFolder) rmSync(clusterFolder, { recursive: true });
    return first;
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    const code = (error as NodeJS.ErrnoException).code;
    const first = code === 'ENOTEMPTY' || code === 'EEXIST' ? findClusterState(dataDir) : undefined;
    if (first) return first;
    throw error;
  }
}

async function runInitdb(input: {
  binFolder: string;
  partial: string;
  user: SystemUser | undefined;
  password: string;
}): Promise<void> {
  const { binFolder, partial, user, password } = input;
  const passwordFile = `${partial}.password`;
  writePassword(passwordFile, password, user);
  try {
    const run = { binFolder, workFolder: partial, user };
    const { code, output } = await runBinary(run, 'initdb', [
      ...['--pgdata', partial, '--username', DATABASE_USER, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
      ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    ]);
    if (code === 0) return;
    const kind = /No space left on device/.test(output) ? 'database_disk_full' : 'database_start_failed';
    throw databaseProblem(kind, { folder: partial, log: output.trim().split('\n').slice(-6) });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** For the server's user alone. */
function writePassword(file: string, password: string, user: SystemUser | undefined): void {
  const handle = openSync(file, 'wx', 0o600);
  try {
    writeFileSync(handle, `${password}\n`);
    if (user) fchownSync(handle, user.uid, user.gid);
  } finally {
    closeSync(handle);
  }
}
