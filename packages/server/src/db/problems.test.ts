import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/index.ts';
import { openDatabase } from './connect.ts';
import { findDatabaseProblem } from './problems.ts';

const { database, url } = await createTestDatabase();

const PID = sql<{ pid: number }>`select pg_backend_pid() as pid`;

const codeOf = (error: unknown) => findDatabaseProblem(error)?.code;

test('a full disk is reported as such', () => {
  const error = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
  expect(codeOf(error)).toBe('database_disk_full');
});

test('a server that does not answer is unreachable', async () => {
  const other = openDatabase('postgres://a:b@127.0.0.1:1/none');
  const error = await other.pool.query('select 1').catch((thrown: unknown) => thrown);
  await other.close();
  expect(codeOf(error)).toBe('database_unreachable');
});

test('a connection that is cut in the middle of a query is unreachable too', async () => {
  const other = openDatabase(url);
  const waiting = other.pool.query('select pg_sleep(20)').catch((thrown: unknown) => thrown);
  const cut = `select count(pg_terminate_backend(pid)) as cut from pg_stat_activity where query = 'select pg_sleep(20)'`;
  while ((await database.pool.query<{ cut: number }>(cut)).rows[0]?.cut === 0);
  expect(codeOf(await waiting)).toBe('database_unreachable');
  await other.close();
});

test('an error in a query is not a problem of the database', async () => {
  const error = await database.pool.query('select nonsense').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(codeOf(error)).toBeUndefined();
  expect(codeOf('text')).toBeUndefined();
});

test('a connection that dies between two statements of a transaction is unreachable too', async () => {
  const other = openDatabase(url, 1);
  const error = await other.sql
    .transaction()
    .execute(async (trx) => {
      const { rows } = await trx.executeQuery<{ pid: number }>(PID.compile(trx));
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await new Promise((wake) => setTimeout(wake, 300));
      await trx.executeQuery(PID.compile(trx));
    })
    .catch((thrown: unknown) => thrown);
  expect(codeOf(error)).toBe('database_unreachable');
  await other.close();
});

test.each([
  ['a number that no column holds', 'select $1::bigint::integer', 3_000_000_000],
  ['a page that begins behind all numbers', 'select 1 offset $1::numeric::bigint', 1e20],
])('%s is a refusal of the value', async (_what, statement, value) => {
  const error = await database.pool.query(statement, [value]).catch((thrown: unknown) => thrown);
  expect(codeOf(error)).toBe('database_value_refused');
});
