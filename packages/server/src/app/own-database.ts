import { createReadStream, createWriteStream } from 'node:fs';
import { access, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { createLog } from '../base/index.ts';
import {
  migrate,
  openDatabase,
  pingDatabase,
  type Restored,
  restoreBackup,
  startCluster,
  writeBackup,
} from '../db/index.ts';
import { backUpObjects } from '../documents/index.ts';
import { findLackingKey, type KeySource, openKeySource, secretKeysText, secretProblem } from '../secrets/index.ts';
import { findObjectStore } from './object-store.ts';
import { findKeySource } from './secrets.ts';
import type { Config } from './settings/config.ts';

type OwnDatabase = { url: string; serverVersion: number; close: () => Promise<void> };

/** The database of the settings, once it has answered: the one at `databaseUrl`, or the embedded one, joined or started. */
export async function openOwn(config: Config): Promise<OwnDatabase> {
  const cluster =
    config.databaseUrl === undefined
      ? await startCluster({ dataDir: config.dataDir, log: createLog('warn') })
      : undefined;
  const url = cluster?.url ?? config.databaseUrl ?? '';
  const database = openDatabase(url, 1);
  const close = async () => {
    await database.close();
    await cluster?.leave();
  };
  try {
    return { url, serverVersion: await pingDatabase(database), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What was backed up: the bytes written, and the key file that the backup needs and does not hold; null: the settings hold the key. */
export type BackedUp = { bytes: number; keyFile: string | null };

/**
 * Writes everything in that database to a new file, readable by this account only, and the key that its secrets are sealed with to
 * another, if one is named.
 */
export async function backUpOwn(config: Config, file: string, keyCopy?: string): Promise<BackedUp> {
  const source = findKeySource(config);
  if (keyCopy !== undefined) copyKey(source, keyCopy);
  const { url, close } = await openOwn(config);
  const partial = `${file}.partial`;
  try {
    const parts = Readable.from(writeBackup(url, new Date(), backUpObjects(findObjectStore(config))));
    await pipeline(parts, createGzip(), createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true }));
    await rename(partial, file);
    return { bytes: (await stat(file)).size, keyFile: source.isFixed ? null : source.file };
  } catch (error) {
    // What another backup is writing is not ours to delete.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(partial, { force: true });
    throw error;
  } finally {
    await close();
  }
}

/** The key that a backup's secrets are sealed with: the file of its copy, or nothing, and whether to restore without it. */
export type RestoreKey = { keyCopy?: string | undefined; withoutKey?: boolean | undefined };

/**
 * Fills that database, which must be empty, from a file; creates the embedded one. Throws as `restoreBackup` does, and
 * `secret_key_missing`, `secret_key_wrong` before anything is restored.
 */
export async function restoreOwn(config: Config, file: string, key: RestoreKey = {}): Promise<Restored> {
  await access(file);
  const place = findKeySource(config);
  if (key.keyCopy !== undefined) copyKey(openKeySource(key.keyCopy, undefined), place.file);
  const { url, close } = await openOwn(config);
  try {
    const source = createReadStream(file).pipe(createGunzip());
    return await restoreBackup(url, source, createLog('warn'), {
      objects: backUpObjects(findObjectStore(config)),
      check: (client) => (key.withoutKey ? Promise.resolve() : requireKey(client, place)),
    });
  } finally {
    await close();
  }
}

/** Brings the schema of that database up to date. The names of the migrations that were applied. */
export async function migrateOwn(config: Config): Promise<string[]> {
  const { url, close } = await openOwn(config);
  try {
    return await migrate(url);
  } finally {
    await close();
  }
}

/** Throws `secret_key_missing`, `secret_key_damaged`, `secret_key_exists`. The same key is copied again without a word. */
function copyKey(from: KeySource, file: string): void {
  const keys = from.keys();
  if (keys.length === 0) throw secretProblem('secret_key_missing', { file: from.file });
  const there = openKeySource(file, undefined);
  if (secretKeysText(there.keys()) !== secretKeysText(keys)) there.write(keys);
}

async function requireKey(client: Pick<PoolClient, 'query'>, source: KeySource): Promise<void> {
  const keys = source.keys();
  const needed = await findLackingKey(client, keys);
  if (needed === undefined) return;
  const code = keys.length === 0 ? 'secret_key_missing' : 'secret_key_wrong';
  throw secretProblem(code, { file: source.file, key: needed });
}
