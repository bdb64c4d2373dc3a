import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Check } from './check.ts';

const NEEDED_NODE = [22, 18] as const;
const TIGHT_BYTES = 1024 ** 3;
const NEEDED_BYTES = 100 * 1024 ** 2;

/** Whether this Node runs the source as it is. */
export function checkRuntime(version: string): Check {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor, neededMinor] = NEEDED_NODE;
  const message = `Node ${version} on ${process.platform} ${process.arch}`;
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor))
    return { name: 'runtime', status: 'ok', message };
  return {
    name: 'runtime',
    status: 'failing',
    message,
    next: `Use Node ${NEEDED_NODE.join('.')} or newer.`,
  };
}

/** Whether the data directory can be written, or created where it is missing; nothing is created here. */
export function checkDataDirectory(dataDir: string): Check {
  const existing = nearestExisting(dataDir);
  try {
    if (!statSync(existing).isDirectory()) throw new Error(`${existing} is not a folder`);
    accessSync(existing, constants.R_OK | constants.W_OK | constants.X_OK);
    const message = existing === dataDir ? `${dataDir} can be written` : `${dataDir} can be created`;
    return { name: 'data directory', status: 'ok', message };
  } catch (error) {
    return {
      name: 'data directory',
      status: 'failing',
      message: `${dataDir} cannot be written: ${(error as Error).message}`,
      next: 'Give this account the folder, or set AGENT_RATE_DATA_DIR to one that it owns.',
    };
  }
}

/** Whether there is room for the database to grow. */
export function checkDisk(folder: string): Check {
  const { bavail, bsize } = statfsSync(nearestExisting(folder));
  const free = bavail * bsize;
  const message = `${(free / 1024 ** 3).toFixed(1)} GiB free where ${folder} lies`;
  const next = 'Free some space, or set AGENT_RATE_DATA_DIR to a folder on a larger disk.';
  if (free < NEEDED_BYTES) return { name: 'disk', status: 'failing', message, next };
  if (free < TIGHT_BYTES) return { name: 'disk', status: 'note', message, next };
  return { name: 'disk', status: 'ok', message };
}

function nearestExisting(folder: string): string {
  return existsSync(folder) || folder === dirname(folder) ? folder : nearestExisting(dirname(folder));
}
