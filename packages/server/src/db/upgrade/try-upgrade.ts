import { randomBytes } from 'node:crypto';
import type { Log } from '../../base/index.ts';
import type { ObjectBackup } from '../backup/archive.ts';
import { quoted } from '../backup/list-tables.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { withClient } from '../migrate.ts';
import { databaseProblem } from '../problems.ts';

/** What a trial found: the rows of the copy, and how long restoring and migrating it took. */
export type UpgradeTrial = { rows: number; milliseconds: number };

/** Objects of a store are no business of a schema: the copy is made without them. */
const NO_OBJECTS: ObjectBackup = {
  lock: 0,
  list: async () => [],
  read: async () => Buffer.of(),
  restore: async () => {},
  complete: async () => {},
  abandon: async () => {},
};

/**
 * Restores a backup into a new database on the same server, where the pending migrations are applied to its rows, and drops
 * that again. Throws `upgrade_trial_failed` when a migration fails there or a table has fewer rows afterwards, and
 * `upgrade_trial_impossible` when no database can be created.
 */
export async function tryUpgrade(url: string, backup: AsyncIterable<Buffer>, log: Log): Promise<UpgradeTrial> {
  const begun = performance.now();
  const name = `agent_rate_upgrade_${randomBytes(6).toString('hex')}`;
  await withClient(url, (client) => client.query(`create database ${quoted(name)} template template0`)).catch(refuse);
  const copy = new URL(url);
  copy.pathname = `/${name}`;
  try {
    const { rows } = await restoreBackup(copy.href, backup, log, { objects: NO_OBJECTS }).catch(fail);
    await requireRows(copy.href, rows);
    const total = Object.values(rows).reduce((sum, one) => sum + one, 0);
    return { rows: total, milliseconds: Math.round(performance.now() - begun) };
  } finally {
    await withClient(url, (client) => client.query(`drop database if exists ${quoted(name)} with (force)`));
  }
}

function refuse(error: unknown): never {
  throw databaseProblem('upgrade_trial_impossible', { reason: (error as Error).message });
}

function fail(error: unknown): never {
  throw databaseProblem('upgrade_trial_failed', { reason: (error as Error).message });
}

async function requireRows(url: string, before: Readonly<Record<string, number>>): Promise<void> {
  await withClient(url, async (client) => {
    for (const [table, rows] of Object.entries(before)) {
      const after = await client.query<{ rows: string }>(`select count(*) as rows from ${quoted(table)}`).catch(fail);
      const left = Number(after.rows[0]?.rows);
      if (left < rows) fail(new Error(`${table} had ${rows} rows and has ${left} afterwards`));
    }
  });
}
