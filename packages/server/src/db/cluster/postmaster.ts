import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A running server, from its `postmaster.pid` (one value a line: pid, directory, start, port …, status). */
export type Postmaster = { pid: number; port: number; ready: boolean };

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The server that runs on a cluster; undefined when none does (a pid file left by an unclean stop counts as none). */
export function findPostmaster(clusterFolder: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(clusterFolder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  return { pid, port: Number.isInteger(port) ? port : 0, ready: (lines[7] ?? '').trim() === 'ready' };
}
