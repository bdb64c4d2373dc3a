import { describe, expect, it } from 'vitest';
import { openDatabase } from '../db/index.ts';
import { createTestDatabase, createTestFeed } from '../testing/index.ts';
import { type SampleRate, saveSampleDraft } from '../testing/sample-rates.ts';
import { createLaneIndex } from './lane-index.ts';
import { publishSheet, revertSheet } from './publication-store.ts';
import { readStatistics, statisticsOfNothing } from './statistics-store.ts';
import type { RateFilter } from './understand-query.ts';

const { database, url } = await createTestDatabase();
const changes = await createTestFeed(url);

const question = (origins: string[], destinations: string[], carrier: string | null): RateFilter => ({
  ...{ origins, destinations },
  ...(carrier === null ? {} : { carrier }),
});
const shanghaiRotterdam = (carrier: string | null) => question(['CNSHA'], ['NLRTM'], carrier);

/** Somebody else publishes; everybody has heard of it afterwards. */
async function publish(...samples: SampleRate[]): Promise<number> {
  const sheet = await saveSampleDraft(database, samples);
  await publishSheet(database, sheet, 'somebody');
  await changes.settle();
  return sheet;
}

const until = (holds: () => boolean) => expect.poll(holds).toBe(true);

describe('the index of lanes', () => {
  it('says nothing before it was read', () => {
    expect(createLaneIndex(database, changes).mayFind(shanghaiRotterdam('MAEU'))).toBe(true);
  });

  it('knows which lanes and carriers have prices', async () => {
    await publish({ origin: 'CNSHA', destination: 'NLRTM', carrier: 'MAEU', amount: 1 });
    const index = createLaneIndex(database, changes);
    await index.start();
    expect(index.mayFind(shanghaiRotterdam('MAEU'))).toBe(true);
    expect(index.mayFind(shanghaiRotterdam(null))).toBe(true);
    expect(index.mayFind(shanghaiRotterdam('COSU'))).toBe(false);
    expect(index.mayFind(question(['CNSHA'], ['DEHAM'], null))).toBe(false);
    expect(index.mayFind(question(['CNNGB', 'CNSHA'], ['DEHAM', 'NLRTM'], 'MAEU'))).toBe(true);
    expect(index.mayFind({ ...shanghaiRotterdam('COSU'), asOf: new Date() })).toBe(true);
    expect(index.mayFind({ origins: ['DEHAM'] })).toBe(true);
    expect(index.mayFind({ origins: [], destinations: ['NLRTM'] })).toBe(false);
  });

  it('never denies what was published or brought back, from the moment that everybody heard of it', async () => {
    const index = createLaneIndex(database, changes);
    await index.start();
    for (let round = 0; round < 20; round += 1) {
      const carrier = `C${String(round).padStart(3, '0')}`;
      expect(index.mayFind(shanghaiRotterdam(carrier))).toBe(false);
      const sheet = await publish({ origin: 'CNSHA', destination: 'NLRTM', carrier, amount: round + 1 });
      expect(index.mayFind(shanghaiRotterdam(carrier))).toBe(true);
      await revertSheet(database, sheet, 'somebody');
      await changes.settle();
      await until(() => !index.mayFind(shanghaiRotterdam('NONE')));
    }
  });

  it('says nothing while changes cannot be heard, and reads on when they can be again', async () => {
    const index = createLaneIndex(database, changes);
    await index.start();
    await until(() => !index.mayFind(shanghaiRotterdam('NONE')));
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'agent-rate listener' and datname = current_database()`,
    );
    await until(() => index.mayFind(shanghaiRotterdam('NONE')));
    await until(() => !index.mayFind(shanghaiRotterdam('NONE')));
  });

  it('says nothing when it cannot be read, and is read again after the next change', async () => {
    const closed = openDatabase(url, 1);
    await closed.close();
    const index = createLaneIndex(closed, changes);
    await index.start();
    expect(index.mayFind(shanghaiRotterdam('NONE'))).toBe(true);
  });
});

it('Statistics of nothing are the same whether the index or the database knows that there is nothing', async () => {
  const filter = { origins: ['CNSHA'], destinations: ['ZADUR'] };
  for (const groupBy of [undefined, 'carrier', 'month'] as const)
    expect(statisticsOfNothing(groupBy)).toEqual(await readStatistics(database, filter, groupBy));
});
