import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connectOnce } from '../migrate.ts';
import { databaseProblem } from '../problems.ts';
import {
  BACKUP_FORMAT,
  type BackupEnd,
  type BackupHead,
  type BackupJob,
  encodeObject,
  encodePart,
  type ObjectBackup,
} from './archive.ts';
import { listTables, quoted } from './list-tables.ts';

/**
 * Everything in a database as the bytes of a backup, as it was at one moment: all tables are read in one snapshot, while the
 * service goes on reading and writing. `objects`: what lies outside of it. Throws `database_unreachable`, `backup_source_empty`.
 */
export async function* writeBackup(url: string, now: Date, objects?: ObjectBackup): AsyncGenerator<Buffer> {
  const client = await connectOnce(url);
  try {
    // Before the snapshot is taken: what it shows is then removed by nobody until the connection ends.
    if (objects) await client.query('select pg_advisory_lock_shared($1)', [objects.lock]);
    await client.query('begin isolation level repeatable read read only');
    yield encodePart('H', await readHead(client, now));
    const rows: BackupEnd['rows'] = {};
    for (const table of await listTables(client)) {
      yield encodePart('T', table);
      const columns = table.columns.map(quoted).join(', ');
      const stream = client.query(copyTo(`copy ${quoted(table.name)} (${columns}) to stdout`));
      let count = 0;
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        count += countRows(chunk);
        yield encodePart('D', chunk);
      }
      rows[table.name] = count;
    }
    yield encodePart('J', await readJobs(client));
    for (const key of (await objects?.list(client)) ?? [])
      yield encodeObject(key, (await objects?.read(key)) ?? Buffer.of());
    yield encodePart('E', { rows });
  } finally {
    await client.end();
  }
}

/** In the text format a line is a row: line feeds in values are written as `\n`. */
function countRows(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) count += 1;
  return count;
}

async function readHead(client: pg.Client, now: Date): Promise<BackupHead> {
  const known = await client.query(`select to_regclass('schema_migrations') as name`);
  if (known.rows[0].name === null) throw databaseProblem('backup_source_empty');
  const { rows: migrations } = await client.query<BackupHead['migrations'][number]>(
    'select number, sha256 from schema_migrations order by number',
  );
  const version = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
  const serverVersion = Number(version.rows[0]?.version);
  return { format: BACKUP_FORMAT, createdAt: now.toISOString(), serverVersion, migrations };
}

/** Jobs of pg-boss, which makes its tables itself: what waits, and what was under way. */
async function readJobs(client: pg.Client): Promise<BackupJob[]> {
  const known = await client.query(`select to_regclass('jobs.job') as name`);
  if (known.rows[0].name === null) return [];
  const { rows } = await client.query<BackupJob>(
    `select name as queue, data, case when priority < 0 then -priority end as number from jobs.job
      where state in ('created', 'retry', 'active') order by created_on`,
  );
  return rows.filter(({ queue }) => !queue.startsWith('__'));
}
