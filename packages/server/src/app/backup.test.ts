import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { createLog } from '../base/index.ts';
import { migrate, restoreBackup, writeBackup } from '../db/index.ts';
import { sampleSds } from '../extraction/testing/sample-sds.ts';
import { createEmptyTestDatabase } from '../testing/index.ts';
import { startService } from '../testing/start-service.ts';

vi.setConfig({ testTimeout: 120_000 });
const log = createLog('silent');
const { service, database, publish, keyWith } = await startService([
  { amount: 1800 },
  { amount: 2100, carrier: 'MSCU' },
]);
const clients: pg.Client[] = [];
afterAll(() => Promise.all(clients.map((client) => client.end())));

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  clients.push(client);
  return client;
}

/** Every row of every table, as text, by table. When migrations were applied is not part of a backup. */
async function readEverything(url: string): Promise<Record<string, string[]>> {
  const client = await connect(url);
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const everything: Record<string, string[]> = {};
  for (const { name } of tables) {
    const without = name === 'schema_migrations' ? ` - 'applied_at'` : '';
    const { rows } = await client.query<{ row: string }>(
      `select (to_jsonb(t)${without})::text as row from "${name}" t order by 1`,
    );
    everything[name] = rows.map(({ row }) => row);
  }
  return everything;
}

async function collect(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* inPieces(bytes: Buffer, size = 1_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const backUp = () => collect(writeBackup(database.url, new Date('2026-12-01T00:00:00Z')));

test('a backup that is restored elsewhere holds every row of every table, and the service goes on from there', async () => {
  await keyWith(['rates:read']);
  const odd = { name: 'tab\tline\nback\\slash "é中".pdf', bytes: sampleSds() };
  const [document] = await service.documents.upload([odd], 'tester');
  await service.extractions.extract({ documents: [document?.id ?? 0], by: 'tester', wait: true });
  await publish([{ amount: 2500, carrier: 'CMDU' }]);
  await service.keys.flush();
  const target = await createEmptyTestDatabase();
  const before = await readEverything(database.url);
  const { rows, createdAt } = await restoreBackup(target.url, inPieces(await backUp()), log);
  expect(createdAt).toBe('2026-12-01T00:00:00.000Z');
  expect(rows).toMatchObject({ rates: 3, documents: 1, extractions: 1 });
  expect(await readEverything(target.url)).toEqual(before);
  expect(await migrate(target.url)).toEqual([]);
  // Numbers go on behind those that are taken.
  const client = await connect(target.url);
  const last = await client.query<{ next: string }>(
    `select nextval(pg_get_serial_sequence('documents', 'id')) as next`,
  );
  expect(Number(last.rows[0]?.next)).toBeGreaterThan(document?.id ?? 0);
});

test('a backup is of one moment, however much is written meanwhile', async () => {
  let isDone = false;
  const writer = (async () => {
    while (!isDone) await publish([{ amount: Math.round(Math.random() * 5_000) + 100 }]);
  })();
  const target = await createEmptyTestDatabase();
  const bytes = await backUp();
  isDone = true;
  await writer;
  await restoreBackup(target.url, inPieces(bytes, 65_536), log);
  const client = await connect(target.url);
  const torn = await client.query(
    `select s.id from rate_sheets s where s.status = 'published' and s.rate_count <>
       (select count(*) from rates r where r.sheet_id = s.id)`,
  );
  expect(torn.rows).toEqual([]);
});

test('jobs that waited are done after restoring', async () => {
  const [document] = await service.documents.upload(
    [{ name: 'waiting.txt', bytes: Buffer.from('SAFETY DATA SHEET') }],
    't',
  );
  await database.pool.query(`update jobs.job set state = 'cancelled' where state <> 'completed'`).catch(() => {});
  await service.extractions.extract({ documents: [document?.id ?? 0], by: 'tester', wait: true });
  await database.pool.query(
    `insert into jobs.job (name, data, priority) values ('extract-documents', '{"extraction": 77}', -77)`,
  );
  const target = await createEmptyTestDatabase();
  const { jobs } = await restoreBackup(target.url, inPieces(await backUp()), log);
  expect(jobs).toBe(1);
  const waiting = await (await connect(target.url)).query(
    `select name, data, priority from jobs.job where state = 'created' and name = 'extract-documents'`,
  );
  expect(waiting.rows).toEqual([{ name: 'extract-documents', data: { extraction: 77 }, priority: -77 }]);
});

test('a backup that was cut off, or is something else, restores nothing, and the database stays empty', async () => {
  const bytes = await backUp();
  const target = await createEmptyTestDatabase();
  const damaged = [bytes.subarray(0, bytes.length - 3), bytes.subarray(0, 20_000), Buffer.from('PK not a backup')];
  for (const one of damaged) {
    await expect(restoreBackup(target.url, inPieces(one), log)).rejects.toMatchObject({ code: 'backup_damaged' });
  }
  expect(await readEverything(target.url)).toEqual({});
  await restoreBackup(target.url, inPieces(bytes), log);
});

test('a database that is in use is never restored over', async () => {
  const bytes = await backUp();
  await expect(restoreBackup(database.url, inPieces(bytes), log)).rejects.toMatchObject({ code: 'database_not_empty' });
});
