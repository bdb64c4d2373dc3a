import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/index.ts';
import { type CopiedValue, transactionWithCopy } from './copy-rows.ts';

const { database } = await createTestDatabase();
await sql`create table copied (number integer not null, text text)`.execute(database.sql);

type Row = readonly CopiedValue[];

/** Copies batches of rows in a transaction. */
const copy = (batches: Iterable<readonly Row[]>) =>
  transactionWithCopy(database, (_trx, copyRows) => copyRows('copied', ['number', 'text'], batches));

const readRows = async () =>
  (await sql<{ text: string | null }>`select number, text from copied order by number`.execute(database.sql)).rows;

test('texts are copied as they are, whatever characters they have', async () => {
  const texts = ['plain', '', 'a\tb', 'a\nb\r\nc', 'back\\slash \\N \\.', '\\.', '"quoted", ünï 上海', null];
  const rows = texts.map((text, number) => [number, text]);
  await copy([rows.slice(0, 3), rows.slice(3)]);
  expect(await readRows()).toEqual(texts.map((text, number) => ({ number, text })));
  await sql`delete from copied`.execute(database.sql);
});

test('a row that PostgreSQL refuses leaves none, and the connection is used again', async () => {
  const many = Array.from({ length: 200 }, () => Array.from({ length: 500 }, (_, number) => [number, 'x'.repeat(100)]));
  await expect(copy([[[null, 'no number']], ...many])).rejects.toMatchObject({ code: '23502' });
  expect(await readRows()).toEqual([]);
});

test('rows that fail while they are made leave none, and the failure is the one that is thrown', async () => {
  function* batches(): Generator<Row[]> {
    yield [[1, 'first']];
    throw new Error('the second cannot be made');
  }
  await expect(copy(batches())).rejects.toThrow('the second cannot be made');
  expect(await readRows()).toEqual([]);
});
