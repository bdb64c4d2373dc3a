import { readFileSync } from 'node:fs';
import { inflateRawSync, inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SCOPES, type Scope } from '../base/index.ts';
import { documentedOperations, type OpenApiDocument } from '../http/reference/documented.ts';
import { exampleRequest, queryText } from '../http/reference/example-request.ts';
import { startMcp } from '../mcp/testing/start-mcp.ts';
import { saveSampleDraft } from '../testing/sample-rates.ts';
import { createSender } from './testing/send-request.ts';

/** Prices that nothing else in an answer is. */
const BUY = { freight: 471_193, next: 483_167, charge: 83_177, inside: 61_357, total: 554_370, nextTotal: 566_344 };
const MARGIN = 1_000;
/** What is said among colleagues: who published a sheet, what it is called, and the comment of a cell. */
const WORDS = { publisher: 'Wilhelmina Oduya', file: 'contract-4471-net.xlsx', comment: 'ask Jo for 5 % off' };

const charges = (amount: number) => [
  {
    ...{ code: 'BAF', name: 'Bunker', amount, currency: 'USD', basis: 'PER_CONTAINER' as const },
    ...{ paymentTerm: null, status: 'subject-to' as const, condition: null },
  },
  {
    ...{ code: 'LSS', name: 'Low sulphur', amount: BUY.inside, currency: 'USD', basis: 'PER_CONTAINER' as const },
    ...{ paymentTerm: null, status: 'included' as const, condition: null },
  },
];
const SAID = { missing: [`The comment of cell F7 says: "${WORDS.comment}"`] };
const planted = (amount: number) => ({
  amount,
  carrier: 'MAEU',
  equipment: '40HC',
  charges: charges(BUY.charge),
  ...SAID,
});
const running = await startMcp([planted(BUY.freight)]);
const { url, keyWith, service, database } = running;
const CUSTOMER: readonly Scope[] = SCOPES.filter((scope) => scope !== 'admin');
const operations = documentedOperations((await running.getJson('/openapi.json')) as OpenApiDocument);

const admin = await keyWith(['admin']);
const acme = await keyWith(CUSTOMER, 'acme');

/** How a price may be written: with groups of digits, in cents, as a number of an event. */
const PLANTED = Object.values(BUY).flatMap((amount) => {
  const [thousands, rest] = [String(amount).slice(0, -3), String(amount).slice(-3)];
  return [String(amount), ...[',', '.', ' ', "'", '\u00a0', '\u202f'].map((between) => thousands + between + rest)];
});

const findPlanted = (text: string) => [...PLANTED, ...Object.values(WORDS)].filter((secret) => text.includes(secret));

/** Everything that is in a body: also what files hold compressed. */
function unpack(bytes: Buffer): string {
  const texts = [bytes.toString('utf8'), bytes.toString('latin1'), bytes.toString('utf16le')];
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    const begin = bytes[at + 6] === 13 ? at + 8 : at + 7;
    texts.push(tryInflate(() => inflateSync(bytes.subarray(begin), { finishFlush: 2 })));
  }
  for (let at = bytes.indexOf('PK\u0003\u0004'); at >= 0; at = bytes.indexOf('PK\u0003\u0004', at + 4)) {
    const begin = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    texts.push(tryInflate(() => inflateRawSync(bytes.subarray(begin), { finishFlush: 2 })));
  }
  return texts.join('\n');
}

function tryInflate(inflate: () => Buffer): string {
  try {
    return inflate().toString('utf8');
  } catch {
    return '';
  }
}

type Sent = { status: number; text: string; body: Record<string, unknown> };

const request = createSender(url, { streamMilliseconds: 500 });
/** Sends a request, and gives everything that is in the answer, its head included. */
async function send(key: string, method: string, path: string, body?: unknown, file?: Uint8Array): Promise<Sent> {
  const { bytes, headers, ...answer } = await request(key, { method, path, body, file });
  return { ...answer, text: `${JSON.stringify([...headers])}\n${unpack(bytes)}` };
}

const post = async (path: string, body: unknown) => (await send(acme, 'POST', path, body)).body;
const own: Record<string, unknown> = {};
const ORDER = {
  parties: [{ role: 'SHIPPER', name: 'Ningbo Coatings Co., Ltd.' }],
  cargo: [{ description: 'Water-based paint', grossWeightKg: 17_600 }],
};

beforeAll(async () => {
  const list = {
    name: 'retail',
    accounts: ['acme'],
    rules: [{ amount: MARGIN, currency: 'USD', charge: '*' }],
  };
  expect((await send(admin, 'POST', '/price-lists', list)).status).toBe(201);
  await service.subscriptions.startWork();
  own.subscription = (await post('/rate-subscriptions', { origin: 'CNSHA', destination: 'NLRTM' })).id;
  const quoted = await post('/quotes', { rateId: 1, quantities: { containers: 3 } });
  own.order = (await post('/orders', { quoteId: quoted.id, ...ORDER })).id;
  own.quote = (await post('/quotes', { rateId: 1, quantities: { containers: 2 } })).id;
  expect(Object.values(own)).not.toContain(undefined);
  // The book moves: what was quoted is superseded, watched lanes have changed, and a draft waits.
  const sheet = await saveSampleDraft(database, [planted(BUY.next)], WORDS.file);
  await service.rates.publish(sheet, WORDS.publisher);
  await saveSampleDraft(database, [planted(BUY.next)]);
  const isTold = async () => expect((await send(acme, 'GET', '/events')).text).toContain('rates.changed');
  await vi.waitFor(isTold, { timeout: 10_000 });
});

it('the planted prices, names and words are found where they may be seen', async () => {
  expect(findPlanted((await send(admin, 'GET', `/rates/changes?from=${since}`)).text)).toContain(WORDS.publisher);
  expect(findPlanted((await send(admin, 'GET', '/rates')).text)).toEqual(
    expect.arrayContaining([WORDS.file, WORDS.comment]),
  );
  expect(findPlanted((await send(admin, 'GET', '/rates')).text)).toContain(String(BUY.next));
  expect(findPlanted((await send(admin, 'GET', '/rates/export?format=xlsx')).text)).toContain(String(BUY.next));
  const sold = await send(acme, 'GET', '/rates');
  expect(sold.text).toContain(String(BUY.next + MARGIN));
});

const LANE = 'origin=CNSHA&destination=NLRTM';
const since = '2020-01-01T00:00:00Z';

/** What is asked beside the example of each operation, where a price could be. */
const MORE: Readonly<Record<string, readonly [method: string, path: string, body?: unknown][]>> = {
  'list-rates': [
    ['GET', '/rates'],
    ['GET', '/rates'],
    ['GET', '/rates'],
    ['GET', `/rates?${LANE}&include_expired=true&orderby=total&order=desc`],
    ['GET', `/rates?max_amount=${BUY.next + 500}`],
    ['GET', '/rates?origin=CNSHA&destination=DEHAM'],
    ['GET', `/rates?as_of=2020-01-01`],
    ['GET', '/rates?origin=Shanghia'],
  ],
  'rate-statistics': [
    ['GET', '/rates/stats'],
    ['GET', '/rates/stats?group_by=lane'],
    ['GET', '/rates/stats?group_by=month'],
  ],
  'compare-rates': [
    ['GET', `/rates/compare?${LANE}`],
    ['GET', '/rates/compare?ids=2'],
  ],
  'export-rates': ['csv', 'xlsx', 'ndjson'].map((format) => ['GET', `/rates/export?format=${format}`] as const),
  'price-history': [['GET', `/rates/history?${LANE}`]],
  'list-rate-changes': [['GET', `/rates/changes?from=${since}`]],
  'get-rate': [
    ['GET', '/rates/1'],
    ['GET', '/rates/2'],
  ],
  'get-lcl-rate': [['GET', '/lcl-rates/1']],
  'get-rate-sheet': [['GET', '/rate-sheets/1']],
  'list-draft-rates': [['GET', '/rate-sheets/3/rates']],
  'get-sheet-grid': [['GET', '/rate-sheets/1/grid']],
  'create-quote': [
    ['POST', '/quotes', { rateId: 1, quantities: { containers: 1 } }],
    ['POST', '/quotes', { rateId: 2, quantities: { containers: 1 } }],
    ['POST', '/quotes', { origin: 'CNSHA', destination: 'NLRTM', quantities: { containers: 1 } }],
    ['POST', '/quotes', { origin: 'CNSHA', quantities: { containers: 1 } }],
  ],
  'place-order': [
    ['POST', '/orders?preview=true', { quoteId: '{quote}', ...ORDER }],
    ['POST', '/orders', { quoteId: '{quote}', ...ORDER }],
  ],
  'change-order': [['PATCH', '/orders/{order}', { quoteId: '{quote}' }]],
  'audit-invoice': [
    [
      'POST',
      '/invoices/audit',
      {
        quoteId: '{quote}',
        invoice: {
          currency: 'USD',
          lines: [{ description: 'Ocean freight', quantity: 2, unitAmount: 999_999, amount: 1_999_998 }],
        },
      },
    ],
  ],
};

const fill = (text: string) => text.replaceAll(/\{(quote|order|subscription)\}/g, (_, name) => String(own[name]));
const SHEET = readFileSync(new URL('../../../../examples/documents/safety-data-sheet.pdf', import.meta.url));

describe.each(operations.map((operation) => ({ name: operation.operationId, operation })))('$name', ({ operation }) => {
  it('shows an account on a price list no price that is paid, and no word among colleagues', async () => {
    const example = exampleRequest(operation);
    const kind = operation.path.split('/')[1];
    const named = { quotes: own.quote, orders: own.order, 'rate-subscriptions': own.subscription, rates: 2 };
    const id = named[kind as keyof typeof named];
    const path =
      id === undefined ? example.path : operation.path.replace('{id}', String(id)).replaceAll(/\{\w+\}/g, '1');
    const file = example.files === undefined ? undefined : SHEET;
    const body = file === undefined ? example.body : undefined;
    const sent = [await send(acme, example.method, path + queryText(example), body, file)];
    for (const [method, text, more] of MORE[operation.operationId] ?? [])
      sent.push(await send(acme, method, fill(text), more && JSON.parse(fill(JSON.stringify(more)))));
    for (const { text } of sent) expect(findPlanted(text)).toEqual([]);
    expect(sent.filter(({ status }) => status >= 500)).toEqual([]);
  });
});

describe('over MCP', () => {
  it('no tool shows a price that is paid, or a word among colleagues', async () => {
    const client = await running.connect('2026', CUSTOMER, 'acme');
    const lane = { origin: 'CNSHA', destination: 'NLRTM' };
    const calls: [string, object][] = [
      ['search_rates', lane],
      ['search_rates', { origin: 'CNSHA', destination: 'DEHAM' }],
      ['summarize_rates', {}],
      ['compare_rates', lane],
      ['explain_change', { ...lane, from: since }],
      ['price_history', lane],
      ['list_quotes', {}],
      ['list_orders', {}],
      ['read_events', {}],
      ['list_watched_lanes', {}],
      ['create_quote', { rateId: 2, quantities: { containers: 1 } }],
      ['more_tools', {}],
    ];
    const { tools } = await client.listTools();
    const texts = [JSON.stringify(tools)];
    for (const [name, input] of calls)
      texts.push(JSON.stringify(await client.callTool({ name, arguments: input as Record<string, unknown> })));
    for (const { uri } of (await client.listResources()).resources)
      texts.push(JSON.stringify(await client.readResource({ uri }).catch(() => null)));
    expect(texts.flatMap(findPlanted)).toEqual([]);
    expect(texts.join('')).toContain(String(BUY.next + MARGIN));
  });
});

it('every operation was searched', () => {
  expect(operations.length).toBeGreaterThan(150);
});
