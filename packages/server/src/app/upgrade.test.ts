import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { createCommandRunner } from '../cli/testing/run-command.ts';
import { applyMigration, listMigrations, MIGRATIONS_TABLE } from '../db/migrate.ts';
import { createEmptyTestDatabase } from '../testing/index.ts';
import { restoreOwn } from './own-database.ts';
import { readConfig } from './settings/config.ts';
import { planUpgrade, upgradeOwn } from './upgrade.ts';

vi.setConfig({ testTimeout: 60_000 });
/** The newest migration of the version before, in these tests. */
const BEFORE = 61;
const folder = mkdtempSync(join(tmpdir(), 'agent-rate-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true }));
const { run } = await createCommandRunner();

/** A database as the version before left it, with a person in it. */
async function oldDatabase() {
  const { url, database } = await createEmptyTestDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(MIGRATIONS_TABLE);
  for (const migration of await listMigrations())
    if (migration.number <= BEFORE) await applyMigration(client, migration);
  await client.query(`insert into people (id, name, role, created_by) values ('p1', 'Ada', 'viewer', 'tester')`);
  await client.end();
  const config = readConfig({ DATABASE_URL: url });
  const context = { planUpgrade: () => planUpgrade(config), upgrade: upgradeOwn.bind(undefined, config) };
  return { query: (text: string) => database.pool.query(text), run: (args: string) => run(args, { context }) };
}

const pendingNames = async () =>
  (await listMigrations()).filter(({ number }) => number > BEFORE).map(({ name }) => name);

test('an upgrade says first what it would change, then backs up, tries a copy, and applies', async () => {
  const { query, run: inOld } = await oldDatabase();
  const names = await pendingNames();
  const plan = await inOld('upgrade');
  expect(plan).toMatchObject({
    code: 0,
    out: expect.stringMatching(/schema 0061\nwould apply 0070-narrowed-keys.sql/),
  });
  expect((await query('select max(number) as last from schema_migrations')).rows).toEqual([{ last: BEFORE }]);
  const file = join(folder, 'before.backup');
  const done = await inOld(`upgrade --yes --json --backup ${file}`);
  expect(JSON.parse(done.out)).toMatchObject({ applied: names, backup: { file }, trial: { rows: expect.any(Number) } });
  expect((await query(`select name, oidc_subject from people`)).rows).toEqual([{ name: 'Ada', oidc_subject: null }]);
  expect((await query(`select datname from pg_database where datname like 'agent_rate_upgrade_%'`)).rows).toEqual([]);
  expect((await inOld('upgrade --yes')).out).toContain('Nothing to do');
  // The backup holds what was there before.
  const empty = await createEmptyTestDatabase();
  await restoreOwn(readConfig({ DATABASE_URL: empty.url }), file);
  expect((await empty.database.pool.query('select name from people')).rows).toEqual([{ name: 'Ada' }]);
});

test('a migration that fails on the copy leaves the database as it was, and the backup written', async () => {
  const { query, run: inOld } = await oldDatabase();
  await query('create table order_mandates (in_the_way int)');
  const file = join(folder, 'failing.backup');
  const { code, err } = await inOld(`upgrade --yes --backup ${file}`);
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('upgrade_trial_failed') });
  expect((await query('select max(number) as last from schema_migrations')).rows).toEqual([{ last: BEFORE }]);
  expect(readdirSync(folder)).toContain('failing.backup');
});

test('a database that is newer than the program is refused before anything is written', async () => {
  const { query, run: inOld } = await oldDatabase();
  await query(`insert into schema_migrations (number, name, sha256) values (9999, 'later', '')`);
  const { code, err } = await inOld(`upgrade --yes --backup ${join(folder, 'newer.backup')}`);
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('database_newer') });
  expect(readdirSync(folder)).not.toContain('newer.backup');
});
