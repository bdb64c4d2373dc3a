import { gzipSync } from 'node:zlib';
import { build } from 'rolldown';
import { expect, expectTypeOf, it } from 'vitest';
import { startService } from '../../server/src/testing/start-service.ts';
import { AgentRateError, createClient, type OutputOf, type RecordOf, type Try } from './index.ts';

const service = await startService([
  { amount: 1500 },
  { amount: 1600, carrier: 'MSCU' },
  { amount: 1700, carrier: 'ONEY' },
]);
const tries: (Try & { status: number | undefined })[] = [];
const client = createClient({
  baseUrl: service.url,
  key: await service.keyWith(['admin']),
  retry: { firstDelayMs: 1 },
  hooks: { onAnswer: (one) => tries.push(one) },
});

it('what is asked is found by what it is about: a list is a page when awaited, and every record when iterated', async () => {
  const page = await client.rates.list({ query: { per_page: 2 } });
  expectTypeOf(page).toEqualTypeOf<OutputOf<'list-rates'>>();
  expect([page.data.length, page.meta.total]).toEqual([2, 3]);
  tries.length = 0;
  const amounts: number[] = [];
  for await (const rate of client.rates.list({ query: { per_page: 2 } })) {
    expectTypeOf(rate).toEqualTypeOf<RecordOf<'list-rates'>>();
    amounts.push(rate.base.amount);
  }
  expect(amounts.sort()).toEqual([1500, 1600, 1700]);
  // Two pages, each asked for once.
  expect(tries).toHaveLength(2);
});

it('an order goes from a rate to its PDF and its cancellation by the names of the groups', async () => {
  const [rate] = (await client.rates.list()).data;
  const quote = await client.quotes.create({ body: { rateId: rate?.id ?? 0, quantities: { containers: 1 } } });
  expect((await client.quotes.print({ path: { id: quote.id } })).contentType).toBe('application/pdf');
  const parties = [{ role: 'SHIPPER' as const, name: 'Quaybright Coatings Co., Ltd.' }];
  const order = await client.orders.create({
    body: { quoteId: quote.id, parties, cargo: [{ description: 'Brushes', grossWeightKg: 900 }] },
  });
  if (!('id' in order)) throw new Error('it was only previewed');
  const { id } = order;
  await client.orders.cancel({ path: { id }, body: { reason: 'not needed' } });
  const seen: string[] = [];
  for await (const { type } of client.orders.listEvents({ path: { id } })) seen.push(type);
  expect(seen).toEqual(['agent-rate.order.placed.v1', 'agent-rate.order.cancelled.v1']);
});

it('a refusal has a code that the types know, and hooks are told of every try, without the key', async () => {
  tries.length = 0;
  const headers = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' };
  const refused = await client.quotes.get({ path: { id: 'quo_none' }, headers }).catch((error: unknown) => error);
  expect(refused instanceof AgentRateError && refused.code === 'quote_not_found').toBe(true);
  expect(tries).toMatchObject([{ operation: 'get-quote', method: 'GET', attempt: 1, status: 404 }]);
  expect(JSON.stringify(tries)).not.toContain('ar_live_');
  const nobody = createClient({
    baseUrl: 'http://127.0.0.1:1',
    hooks: { onTry: (one) => tries.push({ ...one, status: 0 }) },
  });
  tries.length = 0;
  await expect(nobody.carriers.list({ retry: { attempts: 2, firstDelayMs: 1 } })).rejects.toThrow('cannot be reached');
  expect(tries.map(({ attempt }) => attempt)).toEqual([1, 2]);
});

it('an upload tells how far it is, and arrives whole', async () => {
  const bytes = new TextEncoder().encode(`UN1263 PAINT\n${'Flash point 27 °C. '.repeat(20_000)}`);
  const told: [number, number][] = [];
  const { data } = await client.documents.upload({
    files: [{ name: 'Notes.txt', bytes }],
    onUpload: (sentBytes, totalBytes) => told.push([sentBytes, totalBytes]),
  });
  expect(data).toMatchObject([{ sizeBytes: bytes.byteLength }]);
  expect(told.length).toBeGreaterThan(5);
  const [sent, total] = told.at(-1) ?? [];
  expect(sent).toBe(total);
});

it('takes at most 10 kB of a page, compressed, before it verifies anything', async () => {
  const input = new URL('index.ts', import.meta.url).pathname;
  const { output } = await build({ input, write: false, output: { format: 'esm', minify: true } });
  // What the page loads at once: the first piece with those that it imports. The rules of quotes and mandates come when asked for.
  const loaded = output.filter(
    (one) => one.fileName === output[0].fileName || output[0].imports.includes(one.fileName),
  );
  const sizes = loaded.map((one) => gzipSync('code' in one ? one.code : one.source).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10_000);
});
