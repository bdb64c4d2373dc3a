import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createLog, unopened } from '../base/index.ts';
import { createCarrierDirectory } from '../carriers/index.ts';
import { openDatabase } from '../db/index.ts';
import { createPortResolver } from '../ports/index.ts';
import { createTestDatabase, createTestFeed } from '../testing/index.ts';
import { type SampleRate, saveSampleDraft } from '../testing/sample-rates.ts';
import { openRates } from './rates.ts';
import type { Rate } from './record/rate.schema.ts';
import type { RateStatisticsAnswer } from './search/rate-answer.schema.ts';
import type { RateListQuery } from './search/rate-query.schema.ts';

const { database, url } = await createTestDatabase();
const resolver = createPortResolver();
const carriers = createCarrierDirectory();

/** A second process has a pool, a feed and memory of its own. */
const processes = await Promise.all(
  [database, openDatabase(url, 3)].map(async (own) =>
    openRates({
      jobs: unopened(),
      log: createLog('silent'),
      database: own,
      changes: await createTestFeed(url),
      ports: () => resolver,
      carriers,
    }),
  ),
);
const [first, second] = processes as [ReturnType<typeof openRates>, ReturnType<typeof openRates>];
// As the server does: what is read ahead must be as right as what is not.
const folder = mkdtempSync(join(tmpdir(), 'agent-rate-rates-'));
const settings = { folder, mostBytes: 1e9, log: createLog('silent') };
for (const one of processes) await one.preload(settings);
afterAll(async () => {
  for (const one of processes) await one.close();
  rmSync(folder, { recursive: true });
});
const NOW = new Date('2026-11-20T12:00:00Z');

const parse = <T>({ body }: { body: Uint8Array }) => JSON.parse(Buffer.from(body).toString('utf8')) as T;
type List = { data: Rate[]; meta: { total: number } };

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const sample: fc.Arbitrary<SampleRate> = fc
  .record({
    origin: fc.constantFrom('CNSHA', 'CNNGB'),
    destination: fc.constantFrom('NLRTM', 'DEHAM'),
    receipt: fc.constantFrom(undefined, undefined, 'CNCGO'),
    delivery: fc.constantFrom(undefined, undefined, 'CZPRG'),
    carrier: fc.constantFrom('MAEU', 'COSU', 'ONEY'),
    equipment: fc.constantFrom('20GP', '40HC'),
    amount: fc.integer({ min: 1, max: 9 }).map((n) => n * 100),
    currency: fc.constantFrom('USD', 'EUR', 'JPY'),
    validFrom: fc.constantFrom('2026-11-01', '2026-12-01'),
    validTo: fc.constantFrom('2026-11-10', '2026-12-15', '2026-12-31').map(String),
    transitDays: optional(fc.integer({ min: 10, max: 12 })),
  })
  .map(({ transitDays, ...one }) => (transitDays === undefined ? one : { ...one, transitDays }))
  .map((one) => (one.validTo < one.validFrom ? { ...one, validFrom: '2026-11-01' } : one));

const query: fc.Arbitrary<RateListQuery> = fc
  .record({
    origin: optional(fc.constantFrom('Shanghai', 'CNNGB', 'Zhengzhou', 'China')),
    destination: optional(fc.constantFrom('rotterdam', 'DEHAM', 'Praha', 'any North Europe port')),
    carrier: optional(fc.constantFrom('MAEU', 'COSCO', 'Maersk, COSCO', 'MSC, ONE')),
    equipment: optional(fc.constantFrom('20GP', '40HQ')),
    currency: optional(fc.constantFrom('USD', 'JPY')),
    min_amount: optional(fc.constantFrom(200, 500)),
    max_amount: optional(fc.constantFrom(600, 800)),
    valid_on: optional(fc.constantFrom('2026-11-05', '2026-12-20')),
    valid_from: optional(fc.constantFrom('2026-11-05', '2026-12-01')),
    valid_to: optional(fc.constantFrom('2026-12-01', '2026-12-20')),
    include_expired: optional(fc.boolean()),
    orderby: optional(fc.constantFrom('amount' as const, 'valid_to' as const, 'id' as const, 'transit_days' as const)),
    order: optional(fc.constantFrom('asc' as const, 'desc' as const)),
    page: optional(fc.constantFrom(1, 2)),
    per_page: optional(fc.constantFrom(1, 3, 100)),
  })
  // A day and a window exclude each other.
  .map(({ valid_on, ...fields }) => (fields.valid_from || fields.valid_to ? fields : { ...fields, valid_on }))
  .map((fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)));

const step = fc.oneof(
  { weight: 1, arbitrary: fc.record({ publish: fc.array(sample, { minLength: 1, maxLength: 8 }), by: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ ask: query }) },
);

/** A through rate is priced from its place of receipt to its place of delivery. */
function laneOf({ origin, destination, placeOfReceipt, placeOfDelivery }: Rate): [string, string] {
  return [(placeOfReceipt ?? origin).code ?? '', (placeOfDelivery ?? destination).code ?? ''];
}

/** All that is known now, read by itself and filtered one by one. */
async function plainAnswer(asked: RateListQuery): Promise<Rate[]> {
  const { rows } = await database.pool.query<{ id: number }>('select id from rates where known_to is null');
  const rates = await Promise.all(rows.map(async ({ id }) => JSON.parse(await first.get(id)) as Rate));
  const places = (text: string | undefined) =>
    text === undefined ? undefined : resolver.resolve(text).candidates[0]?.portCodes;
  const [origins, destinations] = [places(asked.origin), places(asked.destination)];
  const scacs = asked.carrier?.split(',').map((name) => carriers.find(name.trim())?.scac);
  const equipment = asked.equipment === '40HQ' ? '40HC' : asked.equipment;
  return rates.filter(
    (rate) =>
      (origins?.includes(laneOf(rate)[0]) ?? true) &&
      (destinations?.includes(laneOf(rate)[1]) ?? true) &&
      (scacs?.includes(rate.carrier?.scac ?? '') ?? true) &&
      (equipment === undefined || rate.equipment.code === equipment) &&
      (asked.currency === undefined || rate.base.currency === asked.currency) &&
      rate.base.amount >= (asked.min_amount ?? 0) &&
      rate.base.amount <= (asked.max_amount ?? 1e9) &&
      (asked.valid_on === undefined || (rate.validFrom <= asked.valid_on && asked.valid_on <= rate.validTo)) &&
      (asked.valid_to === undefined || rate.validFrom <= asked.valid_to) &&
      (asked.valid_on !== undefined ||
        (asked.valid_from === undefined && asked.include_expired === true) ||
        rate.validTo >= (asked.valid_from ?? '2026-11-20')),
  );
}

function inOrder(rates: Rate[], { orderby = 'amount', order = 'asc' }: RateListQuery): Rate[] {
  const sign = order === 'asc' ? 1 : -1;
  const compare = <T extends string | number>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0);
  const by: Record<string, (a: Rate, b: Rate) => number> = {
    amount: (a, b) => compare(a.base.currency, b.base.currency) || sign * compare(a.base.amount, b.base.amount),
    valid_to: (a, b) => sign * compare(a.validTo, b.validTo),
    transit_days: (a, b) => sign * compare(a.transitDays ?? sign * 99, b.transitDays ?? sign * 99),
    id: () => 0,
  };
  return rates.sort((a, b) => by[orderby]?.(a, b) || sign * compare(a.id, b.id));
}

async function expectSame(asked: RateListQuery): Promise<void> {
  const plain = await plainAnswer(asked);
  const [page, size] = [asked.page ?? 1, asked.per_page ?? 20];
  const expected = inOrder(plain, asked).slice((page - 1) * size, page * size);
  for (const rates of processes) {
    const answer = parse<List>(await rates.list(asked, NOW));
    expect(answer.data).toEqual(expected);
    expect(answer.meta.total).toBe(plain.length);
    const { page: _p, per_page: _s, orderby: _b, order: _o, ...filter } = asked;
    const { data } = parse<RateStatisticsAnswer>(await rates.statistics(filter, NOW));
    expect(data.rates).toBe(plain.length);
    expect(data.lanes).toBe(new Set(plain.map((rate) => laneOf(rate).join(' '))).size);
    expectPrices(data.prices, plain);
  }
}

/** Page after page by `after`, the list is the same as in one piece, whatever the order. */
async function expectSameWalk(asked: RateListQuery): Promise<void> {
  const { page: _page, ...question } = { ...asked, per_page: 3 };
  const walked: Rate[] = [];
  let after: number | undefined;
  do {
    const answer = await first.list(after === undefined ? question : { ...question, after }, NOW);
    walked.push(...parse<List>(answer).data);
    after = answer.next;
  } while (after !== undefined);
  expect(walked).toEqual(inOrder(await plainAnswer(asked), asked));
}

function expectPrices(prices: RateStatisticsAnswer['data']['prices'], rates: Rate[]): void {
  const groups = Map.groupBy(rates, (rate) => `${rate.base.currency} ${rate.equipment.code}`);
  expect(prices.map((price) => `${price.currency} ${price.equipment}`).sort()).toEqual([...groups.keys()].sort());
  for (const price of prices) {
    const amounts = (groups.get(`${price.currency} ${price.equipment}`) ?? []).map((rate) => rate.base.amount);
    amounts.sort((a, b) => a - b);
    const middle = (amounts.length - 1) / 2;
    const median = ((amounts[Math.floor(middle)] ?? 0) + (amounts[Math.ceil(middle)] ?? 0)) / 2;
    expect(price).toMatchObject({ n: amounts.length, min: amounts[0], max: amounts.at(-1), median });
  }
}

describe('a through rate', () => {
  it('is found by its places of receipt and delivery, and not between its ports', async () => {
    const ports = { origin: 'CNSHA', destination: 'USLAX', carrier: 'ONEY' };
    const sheet = await saveSampleDraft(database, [
      { ...ports, amount: 1000 },
      { ...ports, amount: 1900, delivery: 'USCHI' },
      { ...ports, amount: 2200, receipt: 'CNCGO', delivery: 'USCHI' },
    ]);
    await first.publish(sheet, 'test');
    const amounts = async (asked: RateListQuery) =>
      parse<List>(await first.list(asked, new Date())).data.map(({ base }) => base.amount);
    expect(await amounts({ origin: 'Shanghai', destination: 'Los Angeles' })).toEqual([1000]);
    expect(await amounts({ origin: 'Shanghai', destination: 'any US west coast port' })).toEqual([1000]);
    expect(await amounts({ origin: 'Shanghai', destination: 'Chicago' })).toEqual([1900]);
    expect(await amounts({ origin: 'Zhengzhou', destination: 'Chicago' })).toEqual([2200]);
    const { data } = parse<RateStatisticsAnswer>(
      await first.statistics({ origin: 'Shanghai', destination: 'USWC' }, new Date()),
    );
    expect(data.prices).toMatchObject([{ n: 1, median: 1000 }]);
  });
});

describe('answers about rates', () => {
  it('are the same in every process as a plain scan of every rate, after any publications and queries', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        await database.pool.query('truncate rates, publications, draft_rates, rate_sheets restart identity cascade');
        await database.pool.query(`select pg_notify('agent_rate', 'rates')`);
        const asked: RateListQuery[] = [];
        for (const one of steps) {
          if ('ask' in one) asked.push(one.ask);
          else await processes[one.by]?.publish(await saveSampleDraft(database, one.publish), 'test');
          // What was asked before is asked again: that is where an old answer would come from.
          for (const question of asked.slice(-3)) await expectSame(question);
          for (const question of asked.slice(-1)) await expectSameWalk(question);
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  it('go on after a rate that was superseded meanwhile, and refuse one that never was', async () => {
    const lane = {
      origin: 'CNSHA',
      destination: 'NLRTM',
      carrier: 'HLCU',
      validFrom: '2026-11-01',
      validTo: '2026-12-31',
    };
    const publish = async (...amounts: number[]) => {
      const samples = amounts.map((amount, index) => ({
        ...lane,
        amount,
        equipment: ['20GP', '40GP', '40HC'][index] ?? '',
      }));
      await first.publish(await saveSampleDraft(database, samples), 'test');
    };
    await publish(100, 200, 300);
    const question = { origin: 'CNSHA', destination: 'NLRTM', carrier: 'HLCU', per_page: 2 };
    const { next = 0 } = await first.list(question, NOW);
    await publish(110, 210, 310);
    const rest = parse<List>(await first.list({ ...question, after: next }, NOW));
    expect(rest.data.map(({ base }) => base.amount)).toEqual([210, 310]);
    await expect(first.list({ after: 999_999 }, NOW)).rejects.toMatchObject({ code: 'rate_not_found' });
    await expect(first.list({ after: next, page: 2 }, NOW)).rejects.toMatchObject({ code: 'rest_invalid_param' });
  });

  it('show what another process published in the very next answer', async () => {
    const question = { origin: 'CNSHA', destination: 'DEHAM', carrier: 'HLCU' };
    for (let amount = 1000; amount < 1050; amount += 1) {
      const sheet = await saveSampleDraft(database, [
        {
          origin: 'CNSHA',
          destination: 'DEHAM',
          carrier: 'HLCU',
          amount,
          validFrom: '2026-11-01',
          validTo: '2026-12-31',
        },
      ]);
      await first.publish(sheet, 'test');
      const { data } = parse<List>(await second.list(question, NOW));
      expect(data.map((rate) => rate.base.amount)).toEqual([amount]);
    }
  });

  it('show when they may no longer be sent again', async () => {
    const answer = await second.list({ origin: 'CNSHA' }, new Date());
    expect(answer.isCurrent()).toBe(true);
    await first.publish(await saveSampleDraft(database, [{ amount: 77 }]), 'test');
    expect(answer.isCurrent()).toBe(false);
    const yesterday = await second.list({ origin: 'CNSHA' }, new Date(Date.now() - 86_400_000));
    expect(yesterday.isCurrent()).toBe(false);
  });

  it('suggest similar names when a place or a carrier is not known', async () => {
    const { data, meta } = JSON.parse(
      Buffer.from((await first.list({ origin: 'Rotterdamm Zzz', carrier: 'Mersk' }, NOW)).body).toString(),
    );
    expect(data).toEqual([]);
    expect(meta.origin.understoodAs).toEqual([]);
    expect(meta.carrier).toMatchObject({ scac: null, suggestions: [{ scac: 'MAEU' }] });
  });

  it('refuse a place that is given twice with different meanings, and take it when both mean the same', async () => {
    await expect(first.list({ origin: 'Shanghai', pol: 'Ningbo' }, NOW)).rejects.toMatchObject({
      code: 'rest_invalid_param',
      data: { params: { pol: expect.any(String) } },
    });
    await first.list({ origin: 'Shanghai', pol: 'CNSHA' }, NOW);
  });
});

it('refuses to publish or take back again only when every process has heard that it was done', async () => {
  const feed = await createTestFeed(url);
  let heard = 0;
  const waitForListeners = async () => {
    await feed.waitForListeners();
    heard += 1;
  };
  const changes = { ...feed, waitForListeners };
  const log = createLog('silent');
  const rates = openRates({ database, changes, jobs: unopened(), log, ports: () => resolver, carriers });
  const id = await saveSampleDraft(database, [{ origin: 'CNTAO', destination: 'BEANR', amount: 700 }]);
  await first.publish(id, 'Pricing');
  await expect(rates.publish(id, 'Pricing')).rejects.toMatchObject({ code: 'rate_sheet_not_draft' });
  expect(heard).toBe(1);
  await first.revert(id, 'Pricing');
  await expect(rates.revert(id, 'Pricing')).rejects.toMatchObject({ code: 'rate_sheet_not_published' });
  expect(heard).toBe(2);
});
