import type { Log } from '../base/index.ts';
import { findRunningCluster, openDatabase } from '../db/index.ts';
import { createPortResolver, listAliases, type PortResolver } from '../ports/index.ts';
import type { Config } from './config.ts';

/** The resolver with what it was taught when a database runs anyway; without, and with a word about it, otherwise. */
export async function openResolver(config: Pick<Config, 'databaseUrl' | 'dataDir'>, log: Log): Promise<PortResolver> {
  try {
    const url = config.databaseUrl ?? findRunningCluster(config.dataDir);
    if (url === undefined) return createPortResolver();
    const database = openDatabase(url, 1);
    try {
      return createPortResolver(await listAliases(database));
    } finally {
      await database.close();
    }
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'taught aliases are not used: they could not be read');
    return createPortResolver();
  }
}
