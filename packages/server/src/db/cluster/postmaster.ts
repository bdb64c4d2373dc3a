import { readdirSync, readFileSync, renameSync, rmSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';

/** A running server, from its `postmaster.pid` (one value a line: pid, directory, start, port …, status). */
export type Postmaster = { pid: number; port: number; ready: boolean };

const PROGRAM = 'postgres';
const LOCK_FILE = 'postmaster.pid';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * The server that runs on a cluster; undefined when none does. A file left by an unclean stop counts as none, also where its
 * number has gone to another process, as it does in every restarted container.
 */
export function findPostmaster(clusterFolder: string): Postmaster | undefined {
  const lines = readLock(clusterFolder)?.split('\n') ?? [];
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid) || isForeign(pid, clusterFolder)) return undefined;
  return { pid, port: Number.isInteger(port) ? port : 0, ready: (lines[7] ?? '').trim() === 'ready' };
}

/**
 * Takes away a lock that names a living process which is no server of this cluster: PostgreSQL itself takes it for one when
 * both run under one account. Leaves it while any process of the cluster's last server is still there.
 */
export function discardForeignLock(clusterFolder: string): void {
  const text = readLock(clusterFolder);
  const pid = Number(text?.split('\n')[0]);
  if (text === undefined || !Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return;
  if (!isForeign(pid, clusterFolder) || listProcesses().some((one) => servesCluster(one, clusterFolder))) return;
  const file = join(clusterFolder, LOCK_FILE);
  const aside = `${file}.foreign`;
  renameSync(file, aside);
  // Another process may have started the server in between: then this is its lock.
  if (readFileSync(aside, 'utf8') === text) rmSync(aside);
  else renameSync(aside, file);
}

function readLock(clusterFolder: string): string | undefined {
  try {
    return readFileSync(join(clusterFolder, LOCK_FILE), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Whether a process is certainly no PostgreSQL of this cluster: another program, or one that works in another folder (a server
 * works in that of its cluster, wherever it was moved). Only Linux tells; elsewhere every process may be one.
 */
function isForeign(pid: number, clusterFolder: string): boolean {
  return servesCluster(pid, clusterFolder) === false;
}

/** Undefined where the system does not tell. */
function servesCluster(pid: number, clusterFolder: string): boolean | undefined {
  try {
    if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== PROGRAM) return false;
    return isSame(statSync(`/proc/${pid}/cwd`), statSync(clusterFolder));
  } catch {
    return undefined;
  }
}

const isSame = (a: Stats, b: Stats) => a.dev === b.dev && a.ino === b.ino;

function listProcesses(): number[] {
  return readdirSync('/proc').map(Number).filter(Number.isInteger);
}
