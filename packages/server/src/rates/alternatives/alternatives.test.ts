import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createLog, unopened } from '../../base/index.ts';
import { createCarrierDirectory } from '../../carriers/index.ts';
import type { JobQueue } from '../../db/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { createTestDatabase, createTestFeed } from '../../testing/index.ts';
import { type SampleRate, saveSampleDraft } from '../../testing/sample-rates.ts';
import { openRates } from '../rates.ts';
import type { Rate } from '../record/rate.schema.ts';
import type { RateListQuery } from '../search/rate-query.schema.ts';
import type { Alternative } from './alternative.schema.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const { database, url } = await createTestDatabase();
const changes = await createTestFeed(url);
const resolver = createPortResolver();
const deps = {
  database,
  changes,
  jobs: unopened<JobQueue>(),
  log: createLog('silent'),
  ports: () => resolver,
  carriers: createCarrierDirectory(),
};
const unhurried = { ...deps, alternatives: { atOnce: 1e6, perSecond: 1e6 } };
const rates = openRates(unhurried);
/** Without a snapshot PostgreSQL prices nearby searches. */
const withoutBook = openRates(unhurried);
const folder = mkdtempSync(join(tmpdir(), 'agent-rate-alternatives-'));
await rates.preload({ folder, mostBytes: 1e9, log: createLog('silent') });
afterAll(async () => {
  await rates.close();
  rmSync(folder, { recursive: true });
});

type List = { data: Rate[]; meta: { total: number; alternatives?: Alternative[] } };
const list = async (query: RateListQuery, by = rates): Promise<List> => {
  const { body } = await by.list(query, NOW);
  return JSON.parse(Buffer.from(body).toString('utf8')) as List;
};

const SAMPLES: readonly SampleRate[] = [
  { origin: 'CNNGB', destination: 'NLRTM', carrier: 'MAEU', amount: 1500, validTo: '2026-12-31' },
  { origin: 'CNNGB', destination: 'NLRTM', carrier: 'COSU', amount: 1400, validTo: '2026-12-31' },
  { origin: 'CNNGB', destination: 'NLRTM', carrier: 'COSU', equipment: '20GP', amount: 800, validTo: '2026-12-31' },
  { origin: 'CNSHA', destination: 'DEHAM', amount: 1700, currency: 'EUR', validTo: '2026-12-31' },
  { origin: 'CNTAO', destination: 'GRPIR', amount: 2100, validFrom: '2026-09-01', validTo: '2026-10-31' },
  {
    origin: 'CNTAO',
    destination: 'GRPIR',
    amount: 2000,
    validFrom: '2026-12-01',
    validTo: '2026-12-31',
    equipment: '20GP',
  },
];
await rates.publish(await saveSampleDraft(database, SAMPLES), 'test');

describe('a search that finds nothing', () => {
  it('offers the neighbouring port, how far it is, what it finds and the exact call', async () => {
    const { meta } = await list({ origin: 'Shanghai', destination: 'Rotterdam' });
    expect(meta.total).toBe(0);
    expect(meta.alternatives?.find(({ change }) => change === 'origin')).toEqual({
      change: 'origin',
      explanation: expect.stringMatching(/^From Ningbo \(CNNGB\), \d+ km from Shanghai\.$/),
      distanceKm: expect.any(Number),
      found: 3,
      best: [{ amount: 800, currency: 'USD' }],
      parameters: { origin: 'CNNGB', destination: 'Rotterdam' },
      next: '/rates?origin=CNNGB&destination=Rotterdam',
    });
    expect(meta.alternatives?.find(({ change }) => change === 'destination')?.parameters.destination).toBe('DEHAM');
  });

  it('offers other containers and other carriers on the lane', async () => {
    const { meta } = await list({ origin: 'CNNGB', destination: 'NLRTM', carrier: 'MSC', equipment: '40HC' });
    const offered = meta.alternatives?.filter(({ change }) => change === 'carrier');
    expect(offered?.map(({ parameters, found }) => [parameters.carrier, found])).toEqual([
      ['COSU', 1],
      ['MAEU', 1],
    ]);
    const other = await list({ origin: 'CNNGB', destination: 'NLRTM', carrier: 'COSCO', equipment: '40RH' });
    expect(other.meta.alternatives?.map(({ parameters }) => parameters.equipment)).toEqual(['20GP', '40HC']);
  });

  it('shows when all prices have ended, and how to see them', async () => {
    const { meta } = await list({ origin: 'Qingdao', destination: 'Piraeus', equipment: '40HC' });
    expect(meta.alternatives).toContainEqual(
      expect.objectContaining({
        change: 'dates',
        explanation: 'Prices that have ended, the last of them on 2026-10-31.',
        next: '/rates?origin=Qingdao&destination=Piraeus&equipment=40HC&include_expired=true',
      }),
    );
  });

  it('offers the nearest days before and after the day asked for', async () => {
    const { meta } = await list({ origin: 'Qingdao', destination: 'Piraeus', valid_on: '2026-11-15' });
    const days = meta.alternatives?.filter(({ change }) => change === 'dates').map((one) => one.parameters.valid_on);
    expect(days).toEqual(['2026-12-01', '2026-10-31']);
  });

  it('offers similar names for an unknown place or carrier', async () => {
    const { meta } = await list({ origin: 'Ningbooo', destination: 'Rotterdam' });
    const spellings = meta.alternatives?.filter(({ change }) => change === 'spelling') ?? [];
    for (const { found } of spellings) expect(found).toBeGreaterThan(0);
    expect((await list({ origin: 'CNNGB', carrier: 'Mearsk' })).meta.alternatives?.[0]).toMatchObject({
      change: 'spelling',
      parameters: { carrier: 'MAEU' },
      found: 1,
    });
  });

  it('falls back to the lane alone, and to each of its ends', async () => {
    const { meta } = await list({ origin: 'CNSHA', destination: 'GRPIR', max_amount: 1, equipment: '45HC' });
    expect(meta.alternatives?.map(({ change }) => change)).toEqual(['destination', 'origin']);
  });

  it('offers nothing for a search without place and carrier, nor for one that finds something', async () => {
    expect((await list({ max_amount: 1 })).meta.alternatives).toEqual([]);
    expect((await list({ origin: 'CNNGB' })).meta).not.toHaveProperty('alternatives');
  });
});

it('finds with each offered call exactly what it promises', async () => {
  const port = (...codes: string[]) => fc.option(fc.constantFrom(...codes), { nil: undefined });
  const query = fc.record({
    origin: port('Shanghai', 'CNNGB', 'Qingdao', 'Busan', 'Shangai', 'Nowhereville'),
    destination: port('Rotterdam', 'Hamburg', 'Piraeus', 'Antwerp', 'USLAX', 'Med'),
    carrier: port('MSC', 'Maersk', 'COSU', 'Mearsk'),
    equipment: port('20GP', '40HC', '45G1', '40RH'),
    valid_on: port('2026-08-01', '2026-10-15', '2026-11-15', '2027-02-01'),
    currency: port('USD', 'EUR', 'JPY'),
    max_amount: port('100', '1450').map((text) => (text === undefined ? undefined : Number(text))),
    as_of: port('2026-01-01'),
  });
  await fc.assert(
    fc.asyncProperty(query, async (drawn) => {
      const asked = Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== undefined));
      const { meta } = await list(asked);
      expect((await list(asked, withoutBook)).meta).toEqual(meta);
      if (meta.total > 0) return;
      for (const { next, parameters, found, best } of meta.alternatives ?? []) {
        const called = new URL(next, 'http://service').searchParams;
        expect(Object.fromEntries(called)).toEqual(
          Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)])),
        );
        const answer = await list({ ...parameters, per_page: 100 });
        expect([next, answer.meta.total]).toEqual([next, found]);
        for (const { amount, currency } of best) {
          const inCurrency = answer.data
            .filter(({ base }) => base.currency === currency)
            .map(({ base }) => base.amount);
          expect(Math.min(...inCurrency)).toBe(amount);
        }
      }
    }),
    { numRuns: 60 },
  );
});

it('leaves alternatives out under many searches that find nothing, and marks such an answer with another state', async () => {
  const hurried = openRates(deps);
  const ask = (n: number) => hurried.list({ origin: 'CNSHA', destination: 'GRPIR', max_amount: n / 1000 }, NOW);
  const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => ask(n)));
  const partial = answers.filter(({ isWhole }) => !isWhole);
  expect(partial.length).toBeGreaterThan(0);
  for (const { body, state, isCurrent } of partial) {
    expect(JSON.parse(Buffer.from(body).toString('utf8')).meta.alternatives).toBeNull();
    expect(answers.filter(({ isWhole }) => isWhole).map((whole) => whole.state)).not.toContain(state);
    expect(isCurrent()).toBe(false);
  }
});
