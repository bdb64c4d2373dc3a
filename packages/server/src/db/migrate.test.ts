import { expect, test } from 'vitest';
import { createEmptyTestDatabase } from '../testing/index.ts';
import { listMigrations, migrate, readMigrationState } from './migrate.ts';

const { database, url } = await createEmptyTestDatabase();

test('migrating twice changes nothing the second time', async () => {
  const names = (await listMigrations()).map(({ name }) => name);

  expect(await migrate(url)).toEqual(names);
  expect(await migrate(url)).toEqual([]);

  const state = await readMigrationState(url);
  expect(state.pending).toEqual([]);
  expect(state.changed).toEqual([]);
});

test('servers that start concurrently migrate once', async () => {
  const fresh = await createEmptyTestDatabase();
  const applied = await Promise.all([migrate(fresh.url), migrate(fresh.url), migrate(fresh.url)]);
  expect(applied.flat()).toEqual((await listMigrations()).map(({ name }) => name));
  await fresh.drop();
});

test('a database of a newer release is refused and not changed', async () => {
  await database.pool.query(`insert into schema_migrations (number, name, sha256) values (9999, 'later', '')`);
  await expect(migrate(url)).rejects.toMatchObject({ code: 'database_newer' });
  // One that takes the place of a process from before goes on as that did.
  expect(await migrate(url, { acceptsNewer: true })).toEqual([]);
});
