import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { APPLICATION_NAME } from './connect.ts';
import { databaseProblem } from './problems.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
const LOCK_KEY = 7_243_001;

/** A migration: one file of `db/migrations`. */
export type Migration = { number: number; name: string; text: string; sha256: string };

/** The numbers applied to the database, and how its migrations differ from the code's. */
export type MigrationState = { applied: number[]; pending: Migration[]; unknown: number[]; changed: Migration[] };

/** The numbered, forward-only SQL files of `db/migrations`, in order. */
export async function listMigrations(): Promise<Migration[]> {
  const files = (await readdir(FOLDER)).filter((file) => /^\d{4}-.+\.sql$/.test(file)).sort();
  return Promise.all(
    files.map(async (name) => {
      const text = await readFile(new URL(name, FOLDER), 'utf8');
      return { number: Number(name.slice(0, 4)), name, text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function readState(client: pg.Client): Promise<MigrationState> {
  const migrations = await listMigrations();
  const exists = await client.query(`select to_regclass('schema_migrations') as name`);
  const rows =
    exists.rows[0].name === null
      ? []
      : (await client.query<{ number: number; sha256: string }>('select number, sha256 from schema_migrations')).rows;
  const applied = new Map(rows.map((row) => [row.number, row.sha256]));
  const known = new Set(migrations.map((migration) => migration.number));
  return {
    applied: [...applied.keys()].sort((a, b) => a - b),
    pending: migrations.filter((migration) => !applied.has(migration.number)),
    unknown: [...applied.keys()].filter((number) => !known.has(number)),
    changed: migrations.filter(({ number, sha256 }) => applied.has(number) && applied.get(number) !== sha256),
  };
}

/** A connection of its own. Throws `database_unreachable`. */
export async function connectOnce(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: APPLICATION_NAME });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw databaseProblem('database_unreachable', { reason: (error as Error).message });
  }
}

/** Works on a connection of its own. Throws `database_unreachable`, and what `work` throws. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectOnce(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Compares the database with the code, changing nothing. */
export function readMigrationState(url: string): Promise<MigrationState> {
  return withClient(url, readState);
}

/**
 * Applies the pending migrations, each in a transaction of its own, under a lock for concurrent starts. Returns the names
 * applied. Throws `database_newer`, unless `acceptsNewer`: then a database that a newer program has migrated stays as it is.
 */
export function migrate(url: string, { acceptsNewer = false } = {}): Promise<string[]> {
  return withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await client.query(MIGRATIONS_TABLE);
    const state = await readState(client);
    if (state.unknown.length > 0 && acceptsNewer) return [];
    if (state.unknown.length > 0) throw databaseProblem('database_newer', { unknown_migrations: state.unknown });
    for (const migration of state.pending) await apply(client, migration);
    return state.pending.map((migration) => migration.name);
  });
}

/** Which migrations were applied. */
export const MIGRATIONS_TABLE = `create table if not exists schema_migrations (
  number integer primary key, name text not null, sha256 text not null,
  applied_at timestamptz not null default now())`;

/** Applies a migration within the transaction that is open. */
export async function applyMigration(client: pg.Client, { number, name, sha256, text }: Migration): Promise<void> {
  await client.query(text);
  const note = 'insert into schema_migrations (number, name, sha256) values ($1, $2, $3)';
  await client.query(note, [number, name, sha256]);
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await applyMigration(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
