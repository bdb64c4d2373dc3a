import { expect, it } from 'vitest';
import { dayOf } from '../../base/index.ts';
import { createTestDatabase } from '../../testing/index.ts';
import { type SampleRate, saveSampleDraft } from '../../testing/sample-rates.ts';
import { publishSheet, revertSheet } from '../publications/publication-store.ts';
import type { StatisticsGroup } from '../search/rate-query.schema.ts';
import { findStatistics } from './kept-statistics.ts';
import { readStatistics } from './statistics-store.ts';

const { database } = await createTestDatabase();
const TODAY = { validUntilAtLeast: dayOf(new Date()) };
const publish = async (samples: SampleRate[]) =>
  publishSheet(database, await saveSampleDraft(database, samples), 'Pia');

/** The statistics while no rate can be read. */
async function withoutReading(groupBy?: StatisticsGroup) {
  const lock = await database.pool.connect();
  try {
    await lock.query('begin; lock table rates in access exclusive mode');
    return await findStatistics(database, TODAY, groupBy);
  } finally {
    await lock.query('rollback');
    lock.release();
  }
}

it('Statistics that were asked for are there right after each publication, and right', async () => {
  for (const groupBy of [undefined, 'carrier'] as const) await findStatistics(database, TODAY, groupBy);
  await expect.poll(() => database.pool.query('select from rate_statistics').then(({ rowCount }) => rowCount)).toBe(2);
  await publish([{ amount: 1000 }, { carrier: 'MSCU', amount: 1100 }]);
  expect(await withoutReading()).toMatchObject({ rates: 2, carriers: 2, prices: [{ n: 2, min: 1000, max: 1100 }] });
  const { sheet } = await publish([
    { carrier: 'MSCU', amount: 900 },
    { equipment: '20GP', amount: 700 },
  ]);
  for (const groupBy of [undefined, 'carrier'] as const)
    expect(await withoutReading(groupBy)).toEqual(await readStatistics(database.sql, TODAY, groupBy));
  await revertSheet(database, sheet, 'Pia');
  expect(await withoutReading()).toMatchObject({ rates: 2, carriers: 2, prices: [{ n: 2, min: 1000, max: 1100 }] });
});

it('Statistics of some rates are counted when they are asked for', async () => {
  await publish([{ carrier: 'HLCU', amount: 500 }]);
  const filter = { ...TODAY, carrier: 'HLCU' };
  expect(await findStatistics(database, filter, undefined)).toMatchObject({ rates: 1, prices: [{ min: 500 }] });
});
