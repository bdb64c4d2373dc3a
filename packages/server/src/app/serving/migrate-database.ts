import cluster from 'node:cluster';
import type { Log } from '../../base/index.ts';
import { migrate } from '../../db/index.ts';

/**
 * Brings the schema of a database up to date, with one line in the log where it was not. A process that takes the place of one of
 * `serve --workers` goes on as that did, on the schema of a newer program too; see docs/operating.md, "Upgrading".
 */
export async function migrateDatabase(url: string, log: Log): Promise<void> {
  const applied = await migrate(url, { acceptsNewer: cluster.isWorker });
  if (applied.length > 0) log.info({ migrations: applied.length, newest: applied.at(-1) }, 'migrated the database');
}
