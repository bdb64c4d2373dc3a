import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, isAbsolute, join, relative, resolve } from 'node:path';
import { writeFileAtomically } from '../../base/index.ts';
import { databaseProblem } from '../problems.ts';

/** The cluster of a data directory: its absolute folder, the password of its role, and the port it had last. */
export type ClusterState = { clusterFolder: string; password: string; port: number | null };

/** In the data directory, and as written at the first start in the cluster itself. */
const STATE_FILE = 'database.json';
/** The cluster's folder in the data directory. */
export const CLUSTER_FOLDER = 'postgres';

/** Whether a data directory holds a database, running or not, or says where one is. */
export function hasCluster(dataDir: string): boolean {
  return existsSync(join(dataDir, STATE_FILE)) || isCluster(join(dataDir, CLUSTER_FOLDER));
}

/** Whether PostgreSQL made this folder. */
export function isCluster(folder: string): boolean {
  return existsSync(join(folder, 'PG_VERSION'));
}

/** Throws `database_other_major` when the programs of `version` cannot open this cluster. */
export function checkMajor(clusterFolder: string, version: string): void {
  const made = readFileSync(join(clusterFolder, 'PG_VERSION'), 'utf8').trim();
  const own = version.split('.')[0];
  if (made !== own) throw databaseProblem('database_other_major', { folder: clusterFolder, made_by: made, own });
}

/**
 * The state stored in a data directory; undefined when it has no database yet. Where `database.json` is missing or damaged,
 * the one that the cluster was created with. Throws `database_state_damaged`, `database_belongs_elsewhere`.
 */
export function findClusterState(dataDir: string): ClusterState | undefined {
  if (!hasCluster(dataDir)) return undefined;
  const stored = readState(join(dataDir, STATE_FILE)) ?? readState(join(dataDir, CLUSTER_FOLDER, STATE_FILE));
  if (stored === undefined) throw databaseProblem('database_state_damaged', { folder: dataDir });
  const state = { ...stored, clusterFolder: locateCluster(dataDir, stored.clusterFolder) };
  const owner = findOtherOwner(dataDir, state.clusterFolder);
  if (owner !== undefined) throw databaseProblem('database_belongs_elsewhere', { folder: dataDir, owner });
  return state;
}

/** Undefined for a file that is missing or was cut off. */
function readState(file: string): ClusterState | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const { clusterFolder, password, port = null } = JSON.parse(readFileSync(file, 'utf8'));
    return typeof clusterFolder === 'string' && typeof password === 'string'
      ? { clusterFolder, password, port }
      : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A data directory may be moved and copied: a cluster that lay in a data directory lies in this one. */
function locateCluster(dataDir: string, stored: string): string {
  const inside = join(dataDir, CLUSTER_FOLDER);
  if (!isAbsolute(stored)) return resolve(dataDir, stored);
  return isCluster(inside) || basename(stored) === CLUSTER_FOLDER ? inside : stored;
}

/** The data directory that a cluster outside of it belongs to, when that is another one which still uses it. */
function findOtherOwner(dataDir: string, clusterFolder: string): string | undefined {
  const owner = readOwner(clusterFolder);
  if (owner === undefined || !existsSync(join(owner, STATE_FILE))) return undefined;
  if (realpathSync(owner) === realpathSync(dataDir)) return undefined;
  return readState(join(owner, STATE_FILE))?.clusterFolder === clusterFolder ? owner : undefined;
}

const ownerFile = (clusterFolder: string) => `${clusterFolder}.owner`;

/** The data directory that a cluster outside of it was last used by. */
function readOwner(clusterFolder: string): string | undefined {
  const file = ownerFile(clusterFolder);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Writes the state, readable by its owner only: it holds the password. */
export function saveClusterState(dataDir: string, state: ClusterState): void {
  writeFileAtomically(join(dataDir, STATE_FILE), textOf(dataDir, state));
  const owner = readOwner(state.clusterFolder);
  if (owner !== undefined && owner !== dataDir) saveOwner(state.clusterFolder, dataDir);
}

/** Writes the state of a new cluster. False when another process has written one. */
export function saveFirstState(dataDir: string, state: ClusterState): boolean {
  try {
    writeFileAtomically(join(dataDir, STATE_FILE), textOf(dataDir, state), { onlyFirst: true });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Leaves the state in the cluster too, before it gets its name: both appear at once. Returns the file. */
export function saveStateInCluster(partial: string, dataDir: string, state: ClusterState): string {
  const file = join(partial, STATE_FILE);
  writeFileAtomically(file, textOf(dataDir, state));
  return file;
}

/** Notes which data directory a cluster outside of it belongs to. */
export function saveOwner(clusterFolder: string, dataDir: string): void {
  writeFileAtomically(ownerFile(clusterFolder), `${dataDir}\n`);
}

/** A cluster inside is named relative to the data directory, which may be moved. */
function textOf(dataDir: string, state: ClusterState): string {
  const path = relative(dataDir, state.clusterFolder);
  const isInside = !path.startsWith('..') && !isAbsolute(path);
  return `${JSON.stringify({ ...state, clusterFolder: isInside ? path : state.clusterFolder }, null, 2)}\n`;
}
