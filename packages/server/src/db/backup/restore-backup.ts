import type pg from 'pg';
import type { Log } from '../../base/index.ts';
import { openCopy } from '../copy-rows.ts';
import { openJobQueue } from '../job-queue.ts';
import { applyMigration, listMigrations, MIGRATIONS_TABLE, migrate, withClient } from '../migrate.ts';
import { databaseProblem } from '../problems.ts';
import { RUN_POLICY } from '../run-job.ts';
import {
  BACKUP_FORMAT,
  type BackupEnd,
  type BackupHead,
  type BackupJob,
  type BackupTable,
  contentOf,
  decodeParts,
  type ObjectBackup,
  objectOf,
  type Part,
} from './archive.ts';
import { listTables, quoted } from './list-tables.ts';

/** What was restored: when the backup was made, and the rows of each table. */
export type Restored = { createdAt: string; rows: Record<string, number>; jobs: number };

/** What lies outside of the database, and what must hold of what was restored: it throws, and nothing is. */
export type RestoreParts = { objects?: ObjectBackup | undefined; check?: (client: pg.Client) => Promise<void> };

/**
 * Fills an empty database from a backup, all or nothing, and brings its schema up to date. Throws `database_not_empty`,
 * `backup_damaged`, `backup_newer`, `database_unreachable`.
 */
export async function restoreBackup(
  url: string,
  source: AsyncIterable<Buffer>,
  log: Log,
  { objects, check }: RestoreParts = {},
): Promise<Restored> {
  const { jobs, ...restored } = await withClient(url, async (client) => {
    await client.query('begin');
    const filled = await fill(client, source, objects);
    await check?.(client);
    await client.query('commit');
    return filled;
  }).catch(async (error: unknown) => {
    await objects?.abandon();
    throw error;
  });
  await migrate(url);
  await sendJobs(url, jobs, log);
  return { ...restored, jobs: jobs.length };
}

async function fill(client: pg.Client, source: AsyncIterable<Buffer>, objects: ObjectBackup | undefined) {
  let head: BackupHead | undefined;
  let jobs: BackupJob[] = [];
  let rows: BackupEnd['rows'] | undefined;
  let table: Filling | undefined;
  const counts: Record<string, number> = {};
  const endTable = async () => {
    if (table) counts[table.name] = await table.end();
    table = undefined;
  };
  for await (const part of partsOf(source)) {
    if (part.kind === 'D') {
      if (!table) throw databaseProblem('backup_damaged');
      await table.write(part.bytes);
      continue;
    }
    await endTable();
    if (part.kind === 'H') head = await createSchema(client, contentOf<BackupHead>(part));
    else if (head === undefined) throw databaseProblem('backup_damaged');
    else if (part.kind === 'T') table = await beginTable(client, contentOf<BackupTable>(part));
    else if (part.kind === 'O') await restoreObject(client, part, objects);
    else if (part.kind === 'J') jobs = contentOf<BackupJob[]>(part);
    else rows = contentOf<BackupEnd>(part).rows;
  }
  if (head === undefined || JSON.stringify(rows) !== JSON.stringify(counts)) throw databaseProblem('backup_damaged');
  await objects?.complete(client);
  return { createdAt: head.createdAt, rows: counts, jobs };
}

async function restoreObject(client: pg.Client, part: Part, objects: ObjectBackup | undefined): Promise<void> {
  const { key, bytes } = objectOf(part);
  if (!objects) throw new Error('the backup holds objects, and nothing says where they belong');
  await objects.restore(client, key, bytes);
}

/** Whatever gzip or JSON cannot read is no backup. */
async function* partsOf(source: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  try {
    yield* decodeParts(source);
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code.startsWith('Z_') || error instanceof SyntaxError) throw databaseProblem('backup_damaged');
    throw error;
  }
}

/** Makes the tables as they were when the backup was made; what migrations put into them is in the backup, too. */
async function createSchema(client: pg.Client, head: BackupHead): Promise<BackupHead> {
  if (head.format !== BACKUP_FORMAT) throw databaseProblem('backup_damaged');
  const known = await client.query(`select to_regclass('schema_migrations') as name`);
  if (known.rows[0].name !== null) throw databaseProblem('database_not_empty');
  const migrations = await listMigrations();
  await client.query(MIGRATIONS_TABLE);
  for (const { number, sha256 } of head.migrations) {
    const migration = migrations.find((one) => one.number === number && one.sha256 === sha256);
    if (migration === undefined) throw databaseProblem('backup_newer', { migration: number });
    await applyMigration(client, migration);
  }
  for (const { name } of (await listTables(client)).reverse()) {
    // A table that only grows, such as the audit log, refuses any delete; migrations put nothing into those.
    const { rowCount } = await client.query(`select 1 from ${quoted(name)} limit 1`);
    if (rowCount !== 0) await client.query(`delete from ${quoted(name)}`);
  }
  return head;
}

type Filling = { name: string; write: (bytes: Buffer) => Promise<void>; end: () => Promise<number> };

async function beginTable(client: pg.Client, { name, columns, identities }: BackupTable): Promise<Filling> {
  const copy = openCopy(client, quoted(name), columns.map(quoted));
  return {
    name,
    write: copy.write,
    end: async () => {
      const rows = await copy.end();
      for (const { column, last } of identities) {
        const next = `select setval(pg_get_serial_sequence($1, $2), greatest($3::bigint, 1), $3::bigint >= 1)`;
        await client.query(next, [quoted(name), column, last]);
      }
      return rows;
    },
  };
}

async function sendJobs(url: string, jobs: readonly BackupJob[], log: Log): Promise<void> {
  if (jobs.length === 0) return;
  const queue = openJobQueue(url, log);
  try {
    for (const { queue: name, data, number } of jobs) {
      // The module whose queue it is sets its own policy when it begins to work.
      await queue.define(name, RUN_POLICY);
      await queue.send(name, data, number === null ? {} : { number });
    }
  } finally {
    await queue.close();
  }
}
