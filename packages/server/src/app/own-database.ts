import { createLog } from '../base/index.ts';
import { migrate, openDatabase, pingDatabase, startCluster } from '../db/index.ts';
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

/** Brings the schema of that database up to date. The names of the migrations that were applied. */
export async function migrateOwn(config: Config): Promise<string[]> {
  const { url, close } = await openOwn(config);
  try {
    return await migrate(url);
  } finally {
    await close();
  }
}
