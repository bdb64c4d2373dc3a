import { createReadStream, createWriteStream } from 'node:fs';
import { access, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
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
import { findObjectStore } from './object-store.ts';
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

/** Writes everything in that database to a new file, readable by this account only. The bytes written. */
export async function backUpOwn(config: Config, file: string): Promise<{ bytes: number }> {
  const { url, close } = await openOwn(config);
  const partial = `${file}.partial`;
  try {
    const parts = Readable.from(writeBackup(url, new Date(), backUpObjects(findObjectStore(config))));
    await pipeline(parts, createGzip(), createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true }));
    await rename(partial, file);
    return { bytes: (await stat(file)).size };
  } catch (error) {
    // What another backup is writing is not ours to delete.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(partial, { force: true });
    throw error;
  } finally {
    await close();
  }
}

/** Fills that database, which must be empty, from a file; creates the embedded one. Throws as `restoreBackup` does. */
export async function restoreOwn(config: Config, file: string): Promise<Restored> {
  await access(file);
  const { url, close } = await openOwn(config);
  try {
    const source = createReadStream(file).pipe(createGunzip());
    return await restoreBackup(url, source, createLog('warn'), backUpObjects(findObjectStore(config)));
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
