import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Log } from '../../base/index.ts';
import type { Binaries } from './binaries.ts';
import type { SystemUser } from './system-user.ts';

/** Where PostgreSQL runs from (`binFolder`) and where its cluster lies. */
export type ClusterPlace = { binFolder: string; clusterFolder: string };

/** Whether `user` can walk down to `path`: every folder above it lets them pass. */
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

/** A folder for what an unreachable place cannot hold: /var/lib/agent-rate, or under the temporary folder. */
function sharedFolder(): string {
  for (const folder of ['/var/lib/agent-rate', join(tmpdir(), 'agent-rate')]) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      accessSync(folder, constants.W_OK | constants.X_OK);
      return folder;
    } catch {
      // Read-only there: the next one.
    }
  }
  return tmpdir();
}

async function placeBinaries(binaries: Binaries, user: SystemUser | undefined, log: Log): Promise<string> {
  if (isReachable(join(binaries.folder, 'bin'), user)) return join(binaries.folder, 'bin');
  const copy = join(sharedFolder(), `postgresql-${binaries.version}`);
  if (!existsSync(copy)) {
    const partial = `${copy}.${randomBytes(4).toString('hex')}`;
    await cp(binaries.folder, partial, { recursive: true, verbatimSymlinks: true });
    await rename(partial, copy).catch(() => rm(partial, { recursive: true, force: true }));
    log.info({ folder: copy, user: user?.name }, 'copied PostgreSQL to where its user can reach it');
  }
  return join(copy, 'bin');
}

function newClusterFolder(dataDir: string, user: SystemUser | undefined, log: Log): string {
  const inside = join(dataDir, 'postgres');
  if (isReachable(dataDir, user)) return inside;
  const clusters = join(sharedFolder(), 'clusters');
  mkdirSync(clusters, { recursive: true, mode: 0o755 });
  warnOfForgottenClusters(clusters, dataDir, log);
  const folder = join(clusters, randomBytes(6).toString('hex'));
  writeFileSync(`${folder}.owner`, `${dataDir}\n`, { mode: 0o644 });
  log.info(
    { folder, user: user?.name },
    'the database lies outside the data directory: its user cannot reach that one',
  );
  return folder;
}

/** A data directory that was deleted leaves its cluster behind when that lay elsewhere; say so rather than hide it. */
function warnOfForgottenClusters(clusters: string, dataDir: string, log: Log): void {
  for (const file of readdirSync(clusters).filter((name) => name.endsWith('.owner'))) {
    if (readFileSync(join(clusters, file), 'utf8').trim() !== dataDir) continue;
    const folder = join(clusters, file.slice(0, -'.owner'.length));
    log.warn({ folder }, 'an earlier database of this data directory is still here; delete it when it is not needed');
  }
}

/** Decides where things lie, copying binaries when the user that runs them could not reach them. */
export async function placeCluster(
  input: { dataDir: string; known: string | undefined; binaries: Binaries; user: SystemUser | undefined },
  log: Log,
): Promise<ClusterPlace> {
  const { dataDir, known, binaries, user } = input;
  const clusterFolder = known ?? newClusterFolder(dataDir, user, log);
  return { binFolder: await placeBinaries(binaries, user, log), clusterFolder };
}

/** Makes a folder that belongs to the server's user and to nobody else. */
export function makeServerFolder(folder: string, user: SystemUser | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
}
