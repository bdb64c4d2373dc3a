import { expect, it } from 'vitest';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { createTestDatabase } from '../../testing/index.ts';
import { type SampleRate, saveSampleDraft } from '../../testing/sample-rates.ts';
import { publishSheet, revertSheet } from '../publications/publication-store.ts';
import { MOST_MOMENTS, type PriceHistoryQuery } from './price-history.schema.ts';
import { priceHistory } from './price-history.ts';

const { database } = await createTestDatabase();
const names = { ports: createPortResolver(), carriers: createCarrierDirectory() };
const LANE = { origin: 'Shanghai', destination: 'Rotterdam' };
const publish = async (samples: SampleRate[]) =>
  publishSheet(database, await saveSampleDraft(database, samples), 'Pia');
const history = (query: PriceHistoryQuery, now = new Date()) => priceHistory({ database, names }, query, now);

it('A lane has its cheapest, median and dearest price at each publication that changed it', async () => {
  const first = await publish([
    { carrier: 'MAEU', amount: 2000 },
    { carrier: 'MSCU', amount: 1800 },
  ]);
  await publish([{ origin: 'CNNGB', destination: 'DEHAM', amount: 1 }]);
  const second = await publish([{ carrier: 'MSCU', amount: 2100.5 }]);
  const wrong = await publish([{ carrier: 'MAEU', amount: 20 }]);
  const back = await revertSheet(database, wrong.sheet, 'Pia');
  const now = new Date();
  const { data, meta } = await history({ ...LANE, to: now.toISOString() });
  const shown = data.map(({ carrier, equipment, currency, points }) => {
    return [carrier, equipment, currency, ...points.map(({ n, min, median, max }) => `${n}: ${min} ${median} ${max}`)];
  });
  expect(shown).toEqual([
    [
      null,
      '40HC',
      'USD',
      ...['2: 1800 1900 2000', '2: 2000 2050.25 2100.5', '2: 20 1060.25 2100.5'],
      ...Array(2).fill('2: 2000 2050.25 2100.5'),
    ],
    ['MAEU', '40HC', 'USD', ...[2000, 2000, 20, 2000, 2000].map((price) => `1: ${price} ${price} ${price}`)],
    ['MSCU', '40HC', 'USD', ...[1800, ...Array(4).fill(2100.5)].map((price) => `1: ${price} ${price} ${price}`)],
  ]);
  expect(meta.moments).toEqual([
    ...[first, second, wrong, back].map(({ publishedAt, number }) => ({ asOf: publishedAt, publication: number })),
    { asOf: now.toISOString(), publication: null },
  ]);
  const since = await history({ ...LANE, carrier: 'MSC', from: second.publishedAt, to: second.publishedAt });
  expect(since.data.map(({ points }) => points.map(({ min }) => min))).toEqual([[2100.5], [2100.5]]);
});

it('A price that is no longer valid at a moment is not counted then, unless its day is asked for', async () => {
  const lane = { origin: 'VNSGN', destination: 'USLAX' };
  await publish([{ ...lane, amount: 900, validFrom: '2026-01-01', validTo: '2026-01-31' }]);
  expect((await history(lane)).data).toEqual([]);
  expect((await history({ ...lane, valid_on: '2026-01-15' })).data).toMatchObject([
    { carrier: null },
    { carrier: 'MAEU' },
  ]);
});

it('The newest moments are kept, and the answer says that earlier ones were left out', async () => {
  const lane = { origin: 'KRPUS', destination: 'DEHAM' };
  for (let amount = 1; amount <= MOST_MOMENTS + 2; amount += 1) await publish([{ ...lane, amount }]);
  const { data, meta } = await history(lane);
  expect(meta).toMatchObject({ truncated: true, moments: { length: MOST_MOMENTS } });
  expect(data[0]?.points.at(-1)?.min).toBe(MOST_MOMENTS + 2);
});

it('A history from later than to is refused', async () => {
  await expect(history({ ...LANE, from: '2026-02-01', to: '2026-01-01' })).rejects.toMatchObject({
    code: 'rest_invalid_param',
  });
});
