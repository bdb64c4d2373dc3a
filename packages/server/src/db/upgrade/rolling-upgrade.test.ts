import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyTestDatabase } from '../../testing/index.ts';
import { applyMigration, listMigrations, MIGRATIONS_TABLE } from '../migrate.ts';
import { listContractions, readShape, type SchemaShape } from '../testing/list-contractions.ts';

/**
 * What migrations took away before there was a release whose servers could still run. Nothing is ever added here: a column
 * goes in two versions (`db/migrations/README.md`).
 */
const BEFORE_THE_FIRST_RELEASE = 80;

const { url } = await createEmptyTestDatabase();
const client = new pg.Client({ connectionString: url });
const contractions = new Map<number, string[]>();
let released: SchemaShape;

beforeAll(async () => {
  await client.connect();
  await client.query(MIGRATIONS_TABLE);
  let shape = await readShape(client);
  for (const migration of await listMigrations()) {
    if (migration.number > BEFORE_THE_FIRST_RELEASE) released ??= shape;
    await applyMigration(client, migration);
    const next = await readShape(client);
    contractions.set(migration.number, listContractions(shape, next));
    shape = next;
  }
  released ??= shape;
});
afterAll(() => client.end());

test('no migration takes from servers of the version before what they read and write', () => {
  const found = [...contractions].filter(([number, taken]) => number > BEFORE_THE_FIRST_RELEASE && taken.length > 0);
  expect(Object.fromEntries(found)).toEqual({});
});

test('what servers of the version before ask and write is understood by the newest schema', async () => {
  expect(released.size).toBeGreaterThan(40);
  for (const [name, { columns }] of released) {
    const all = [...columns.keys()].map((column) => `"${column}"`);
    await client.query(`select ${all.join(', ')} from "${name}" limit 0`);
    const given = [...columns].filter(([, { isRequired, fillsItself }]) => isRequired && !fillsItself);
    if (given.length === 0) continue;
    const names = given.map(([column]) => `"${column}"`);
    const values = given.map(([, { type }]) => `null::${type}`);
    // No row is written: what is asked is whether the statement could be.
    await client.query(`insert into "${name}" (${names.join(', ')}) select ${values.join(', ')} where false`);
  }
});

test('each way to take something away is found', async () => {
  await client.query('begin');
  await client.query(`create table parcels (id int primary key, name text not null, note text, weight int,
    size text constraint sizes check (size in ('S', 'M')))`);
  const before = await readShape(client);
  const takenBy = async (statement: string) => {
    await client.query('savepoint one');
    await client.query(statement);
    const taken = listContractions(before, await readShape(client));
    await client.query('rollback to one');
    return taken.map((line) => line.replace(/^parcels/, ''));
  };
  expect(await takenBy('drop table parcels')).toEqual([' is gone']);
  expect(await takenBy('alter table parcels drop column note')).toEqual(['.note is gone']);
  expect(await takenBy('alter table parcels rename note to remark')).toEqual(['.note is gone']);
  expect(await takenBy('alter table parcels alter weight type bigint')).toEqual(['.weight was integer and is bigint']);
  expect(await takenBy('alter table parcels alter note set not null')).toEqual(['.note has to be given']);
  expect(await takenBy('alter table parcels add owner text not null')).toEqual(['.owner is new and has to be given']);
  expect(await takenBy('alter table parcels add check (weight > 0)')).toEqual([
    ' has a new rule: CHECK ((weight > 0))',
  ]);
  expect(await takenBy('create unique index on parcels (name)')).toHaveLength(1);
  const added = `alter table parcels add owner text not null default '' check (owner <> 'x'), alter note set default ''`;
  expect(await takenBy(added)).toEqual([]);
  const sizes = (values: string) =>
    `alter table parcels drop constraint sizes, add constraint sizes check (size in (${values}))`;
  expect(await takenBy(sizes(`'S', 'M', 'L'`))).toEqual([]);
  expect(await takenBy(sizes(`'S', 'L'`))).toHaveLength(1);
  await client.query('rollback');
});
