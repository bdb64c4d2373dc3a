import type { Log } from '../../base/index.ts';
import { migrate } from '../../db/index.ts';

/** Brings the schema of a database up to date, with one line in the log where it was not. */
export async function migrateDatabase(url: string, log: Log): Promise<void> {
  const applied = await migrate(url);
  if (applied.length > 0) log.info({ migrations: applied.length, newest: applied.at(-1) }, 'migrated the database');
}
