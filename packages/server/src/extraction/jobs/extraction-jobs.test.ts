import { afterAll, expect, test } from 'vitest';
import { createLog, type StreamEvent } from '../../base/index.ts';
import { openJobQueue, Superseded, saveProgress, startRun } from '../../db/index.ts';
import { manyPages } from '../../documents/testing/many-pages.ts';
import { createTestDatabase } from '../../testing/index.ts';
import { saveResult } from '../extraction-store.ts';
import { extractionOperations } from '../operations.ts';
import { startModelServer } from '../testing/model-server.ts';
import { openTestDocuments } from '../testing/open-test-documents.ts';

const testDatabase = await createTestDatabase();
const { database } = testDatabase;
const { documents, extractions, close } = openTestDocuments(testDatabase);
afterAll(close);

const [long] = await documents.upload([{ name: 'long.pdf', bytes: manyPages(80) }], 'tester');
if (!long) throw new Error('nothing was uploaded');
const order = { documents: [long.id], by: 'tester' };

/** All events that a follower of an extraction gets. */
async function follow(id: number): Promise<StreamEvent[]> {
  const operation = extractionOperations(extractions).find(({ name }) => name === 'follow-extraction');
  const caller = { keyId: null, account: 'main', name: 'tester', scopes: [] };
  const answer = await operation?.run({
    params: { id },
    query: {},
    body: undefined,
    files: [],
    caller,
    adapter: 'rest',
    now: new Date(),
  });
  const events: StreamEvent[] = [];
  for await (const event of answer?.events ?? []) events.push(event);
  return events;
}

test('what takes long is queued, and can be cancelled before it begins', async () => {
  const queued = await extractions.extract(order);
  expect(queued).toMatchObject({ status: 'queued', fields: {}, record: {}, findings: [] });
  await expect(extractions.correct(queued.id, { corrections: [], by: 'Ada' })).rejects.toMatchObject({
    code: 'extraction_not_done',
  });
  expect(await extractions.cancelExtraction(queued.id)).toMatchObject({ status: 'cancelled' });
  await expect(extractions.cancelExtraction(queued.id)).rejects.toMatchObject({ code: 'extraction_finished' });
  expect(await startRun(database.sql, { table: 'extractions', id: queued.id })).toBeUndefined();
});

test('only one process works on an extraction', async () => {
  const { id } = await extractions.extract(order);
  const other = openJobQueue(testDatabase.url, createLog('silent'));
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const first = other.workOne('extract-documents', id, async () => {
    begun.resolve();
    await held.promise;
  });
  await begun.promise;
  expect(await other.workOne('extract-documents', id, async () => {})).toBe(false);
  held.resolve();
  expect(await first).toBe(true);
  expect(await other.workOne('extract-documents', id, async () => {})).toBe(false);
  await other.close();
  await extractions.cancelExtraction(id);
});

test('what a process still writes after another one has started the extraction anew is not taken', async () => {
  const { id } = await extractions.extract(order);
  const first = await startRun(database.sql, { table: 'extractions', id });
  const second = await startRun(database.sql, { table: 'extractions', id });
  if (!first || !second) throw new Error('the extraction is finished');
  expect(second.attempt).toBe(2);
  const progress = { document: 1, documents: 1, page: 1, pages: 80 };
  expect(await saveProgress(database.sql, first, progress)).toBe(false);
  expect(await saveProgress(database.sql, second, progress)).toBe(true);
  const result = { readings: [], values: {}, findings: [] };
  await expect(saveResult(database, first, result)).rejects.toThrow(Superseded);
  expect((await extractions.getExtraction(id)).status).toBe('running');
  await extractions.cancelExtraction(id);
  expect(await saveProgress(database.sql, second, progress)).toBe(false);
});

test('an extraction that ended its process again and again is given up with a problem', async () => {
  const { id } = await extractions.extract(order);
  await database.pool.query('update extractions set attempts = 3 where id = $1', [id]);
  await extractions.startWork();
  const events = await follow(id);
  expect(events.at(-1)).toMatchObject({ event: 'failed', data: { problem: { code: 'extraction_failed' } } });
});

test('a queued extraction is done by any worker; its followers see it end', async () => {
  const { id, status } = await extractions.extract(order);
  // A worker may have begun before the answer was written.
  expect(['queued', 'running']).toContain(status);
  const events = await follow(id);
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { id, status: 'done' } });
  expect(events.at(-1)?.data).not.toHaveProperty('fields');
  const done = await extractions.getExtraction(id);
  expect(done.record.unNo).toBe('UN1993');
  expect(done.startedAt).not.toBeNull();
  expect(
    await extractions.listExtractions({ status: 'done', document: long.id }, { page: 1, perPage: 10 }),
  ).toMatchObject({
    total: 1,
  });
});

test('with a model, what it points at fills gaps, and the extraction names it beside our own', async () => {
  const server = await startModelServer((lineOf) => ({
    commodityName: { status: 'found', quote: 'Endless Thinner', lines: [lineOf('Endless Thinner')] },
    packingGroup: { status: 'found', quote: 'II', lines: [lineOf('Danger tier')] },
  }));
  const assisted = openTestDocuments(testDatabase, { model: { url: server.url, name: 'test-model' } });
  try {
    const bytes = new TextEncoder().encode(
      ['SAFETY DATA SHEET', 'SECTION 14: Transport information', 'IMDG', 'UN number: UN1993', 'Danger tier: II'].join(
        '\n',
      ),
    );
    const [document] = await assisted.documents.upload([{ name: 'tier.txt', bytes }], 'tester');
    const extraction = await assisted.extractions.extract({ documents: [document?.id ?? 0], by: 'tester', wait: true });
    expect(extraction.model).toMatch(/^agent-rate-extractor-\d+\.\d+\.\d+\+test-model$/);
    expect(extraction.values).toMatchObject({
      unNo: { value: 'UN1993' },
      packingGroup: { value: 'II', confidence: 0.5 },
    });
    expect(extraction.findings).toContainEqual(
      expect.objectContaining({
        code: 'filled_by_model',
        field: 'packingGroup',
        place: expect.objectContaining({ page: 1 }),
      }),
    );
  } finally {
    await assisted.close();
    await server.close();
  }
});
