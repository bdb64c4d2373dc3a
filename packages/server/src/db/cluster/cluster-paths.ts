import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Log } from '../../base/index.ts';
import type { Binaries } from './binaries.ts';
import { CLUSTER_FOLDER, saveOwner } from './cluster-state.ts';
import { restoreLibraryLinks } from './library-links.ts';
import type { SystemUser } from './system-user.ts';

/** The directories of PostgreSQL's programs and of its cluster, and the version of the programs. */
export type ClusterPaths = { binFolder: string; clusterFolder: string; version: string };

/** Whether `user` may enter every directory on the way to `path`. */
function isReachable(path: string, user: SystemUser | undefined): boolean {
  if (user === undefined) return true;
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      const { mode, uid, gid } = statSync(folder);
      const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
      if ((mode & bit) === 0) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}

/** A directory that every user can reach: /var/lib/agent-rate, or one under the temporary directory. */
function sharedDirectory(): string {
  for (const folder of ['/var/lib/agent-rate', join(tmpdir(), 'agent-rate')]) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      accessSync(folder, constants.W_OK | constants.X_OK);
      return folder;
    } catch {
      // Not writable: try the next one.
    }
  }
  return tmpdir();
}

/** The programs where npm put them; a copy where the server's user cannot reach them, or this account cannot complete them. */
async function findRunnableBinaries({ dataDir, binaries, user }: ClusterInput, log: Log): Promise<string> {
  const isComplete = restoreLibraryLinks(binaries.folder);
  if (isComplete && isReachable(join(binaries.folder, 'bin'), user)) return join(binaries.folder, 'bin');
  const copy = join(user ? sharedDirectory() : dataDir, `postgresql-${binaries.version}`);
  if (!existsSync(copy)) {
    const partial = `${copy}.${randomBytes(4).toString('hex')}`;
    await cp(binaries.folder, partial, { recursive: true, verbatimSymlinks: true });
    restoreLibraryLinks(partial);
    await rename(partial, copy).catch(() => rm(partial, { recursive: true, force: true }));
    log.info({ folder: copy, user: user?.name }, 'copied PostgreSQL to a directory where its user can run it');
  }
  return join(copy, 'bin');
}

function newClusterDirectory(dataDir: string, user: SystemUser | undefined, log: Log): string {
  const inside = join(dataDir, CLUSTER_FOLDER);
  if (isReachable(dataDir, user)) return inside;
  const clusters = join(sharedDirectory(), 'clusters');
  mkdirSync(clusters, { recursive: true, mode: 0o755 });
  warnOfEarlierClusters(clusters, dataDir, log);
  const folder = join(clusters, randomBytes(6).toString('hex'));
  saveOwner(folder, dataDir);
  log.info({ folder, user: user?.name }, 'the database is outside the data directory, which its user cannot reach');
  return folder;
}

/** Deleting a data directory leaves a cluster outside of it behind: warn of it. */
function warnOfEarlierClusters(clusters: string, dataDir: string, log: Log): void {
  for (const file of readdirSync(clusters).filter((name) => name.endsWith('.owner'))) {
    if (readFileSync(join(clusters, file), 'utf8').trim() !== dataDir) continue;
    const folder = join(clusters, file.slice(0, -'.owner'.length));
    log.warn({ folder }, 'an earlier database of this data directory still exists; delete it when it is not needed');
  }
}

/** `known`: the cluster that the data directory names already. */
type ClusterInput = { dataDir: string; known: string | undefined; binaries: Binaries; user: SystemUser | undefined };

/** Chooses the directories, copying the programs when the user that runs them cannot run them where they are. */
export async function chooseClusterPaths(input: ClusterInput, log: Log): Promise<ClusterPaths> {
  const { dataDir, known, binaries, user } = input;
  const clusterFolder = known ?? newClusterDirectory(dataDir, user, log);
  return { binFolder: await findRunnableBinaries(input, log), clusterFolder, version: binaries.version };
}

/** Creates a directory that only the server's user can access. */
export function createServerDirectory(folder: string, user: SystemUser | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
}

/** As root: a cluster that was copied by root belongs to the server's user again, as PostgreSQL demands. */
export function giveToServer(folder: string, user: SystemUser | undefined): void {
  if (user === undefined || statSync(folder).uid !== 0) return;
  chmodSync(folder, 0o700);
  lchownSync(folder, user.uid, user.gid);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, entry), user.uid, user.gid);
  }
}
