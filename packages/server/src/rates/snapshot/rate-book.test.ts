import { mkdtempSync, readdirSync, readlinkSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createLog } from '../../base/index.ts';
import { createTestDatabase, createTestFeed } from '../../testing/index.ts';
import { type SampleRate, saveSampleDraft } from '../../testing/sample-rates.ts';
import { publishSheet, revertSheet } from '../publications/publication-store.ts';
import { renderRate } from '../record/render-rate.ts';
import { listRateRows } from '../search/rate-store.ts';
import type { RateFilter } from '../search/understand-query.ts';
import { statisticsOfEntries } from '../statistics/statistics-of-entries.ts';
import { readStatistics } from '../statistics/statistics-store.ts';
import { type BookEntry, createRateBook, type RateBook } from './index.ts';

const { database, url } = await createTestDatabase();
const changes = await createTestFeed(url);
const folder = mkdtempSync(join(tmpdir(), 'agent-rate-book-'));
const SETTINGS = { folder: join(folder, 'books'), mostBytes: 1e9, log: createLog('silent') };
const opened: RateBook[] = [];
afterAll(async () => {
  for (const book of opened) await book.close();
  rmSync(folder, { recursive: true });
});

async function openBook(settings = SETTINGS): Promise<RateBook> {
  const book = createRateBook(database, changes);
  opened.push(book);
  await book.start(settings);
  return book;
}

/** Somebody else publishes; everybody has heard of it afterwards. */
async function publish(...samples: SampleRate[]): Promise<number> {
  const sheet = await saveSampleDraft(database, samples);
  await publishSheet(database, sheet, 'somebody');
  await changes.settle();
  return sheet;
}

const lane = (origin: string, destination: string): RateFilter => ({
  origins: [origin],
  destinations: [destination],
});
const until = (holds: () => boolean) => expect.poll(holds).toBe(true);
const amounts = (book: RateBook, filter: RateFilter) => book.find(filter)?.map(({ baseMinor }) => baseMinor / 100);

/** Where a link leads; nowhere when it is gone. */
function readLink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

function textOf(book: RateBook, entries: readonly BookEntry[]): string {
  const target = Buffer.alloc(entries.reduce((sum, { length }) => sum + length, 0));
  book.read(entries, target, 0);
  return target.toString('utf8');
}

const SAMPLES = fc.sample(
  fc.record({
    origin: fc.constantFrom('CNSHA', 'CNNGB'),
    destination: fc.constantFrom('NLRTM', 'DEHAM', 'BEANR'),
    carrier: fc.constantFrom('MAEU', 'COSU'),
    equipment: fc.constantFrom('20GP', '40HC'),
    amount: fc.integer({ min: 100, max: 120 }),
    currency: fc.constantFrom('USD', 'EUR', 'JPY'),
    validFrom: fc.constantFrom('2026-11-01', '2026-12-01'),
    validTo: fc.constantFrom('2026-12-15', '2026-12-31'),
  }),
  { numRuns: 200, seed: 7 },
);
await publish(...SAMPLES);

const filters: fc.Arbitrary<RateFilter> = fc
  .record({
    origins: fc.subarray(['CNSHA', 'CNNGB', 'CNTAO'], { minLength: 1 }),
    destinations: fc.subarray(['NLRTM', 'DEHAM', 'BEANR', 'ZADUR']),
    carrier: fc.constantFrom(undefined, 'MAEU', 'COSU', 'ONEY'),
    equipment: fc.constantFrom(undefined, '20GP', '40HC', '45HC'),
    currency: fc.constantFrom(undefined, 'USD', 'JPY', 'CNY'),
    validOn: fc.constantFrom(undefined, '2026-11-05', '2026-12-20', '2026-12-31'),
    validUntilAtLeast: fc.constantFrom(undefined, '2026-12-15', '2026-12-16'),
  })
  .map((drawn) => Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== undefined)));

describe('the book', () => {
  it('gives for every question about lanes what PostgreSQL gives, in its order and words', async () => {
    const book = await openBook();
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const page = { page: 1, perPage: 1000, orderby: 'amount', order: 'asc' } as const;
        const rows = await listRateRows(database, filter, page);
        const entries = book.find(filter) ?? [];
        expect(entries.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
        expect(textOf(book, entries)).toBe(rows.map((row) => `${renderRate(row)},`).join(''));
        const isShown = (_: unknown, index: number) => index % 3 !== 1;
        const some = rows.filter(isShown).map((row) => `${renderRate(row)},`);
        expect(textOf(book, entries.filter(isShown))).toBe(some.join(''));
      }),
    );
  });

  it('leaves to PostgreSQL what it cannot tell', async () => {
    expect(createRateBook(database, changes).find(lane('CNSHA', 'NLRTM'))).toBeUndefined();
    const book = await openBook();
    const cases: RateFilter[] = [
      {},
      { origins: ['CNSHA'] },
      { ...lane('CNSHA', 'NLRTM'), asOf: new Date() },
      { ...lane('CNSHA', 'NLRTM'), carrierName: 'somebody' },
      { ...lane('CNSHA', 'NLRTM'), maxAmount: 0.29 },
      { origins: Array(40).fill('CNSHA'), destinations: Array(40).fill('NLRTM') },
    ];
    for (const filter of cases) expect(book.find(filter)).toBeUndefined();
  });

  it('shows what was published and not what was taken back, from the moment that everybody heard of it', async () => {
    const book = await openBook();
    const tianjin = lane('CNTXG', 'SGSIN');
    for (let round = 1; round <= 20; round += 1) {
      const sheet = await publish({ origin: 'CNTXG', destination: 'SGSIN', amount: round });
      expect(amounts(book, tianjin) ?? [round]).toEqual([round]);
      await until(() => book.find(tianjin) !== undefined);
      expect(amounts(book, tianjin)).toEqual([round]);
      await revertSheet(database, sheet, 'somebody');
      await changes.settle();
      expect(amounts(book, tianjin) ?? []).toEqual([]);
      await until(() => book.find(tianjin) !== undefined);
    }
  });

  it('says nothing while changes cannot be heard, and reads on when they can be again', async () => {
    const book = await openBook();
    await until(() => book.find(lane('CNSHA', 'NLRTM')) !== undefined);
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'agent-rate listener' and datname = current_database()`,
    );
    await until(() => book.find(lane('CNSHA', 'NLRTM')) === undefined);
    await until(() => book.find(lane('CNSHA', 'NLRTM')) !== undefined);
  });

  it('forgets what a database that was set back to an earlier state never had', async () => {
    const book = await openBook();
    const busan = lane('KRPUS', 'SGSIN');
    await publish({ origin: 'KRPUS', destination: 'SGSIN', amount: 300 });
    await until(() => amounts(book, busan)?.[0] === 300);
    await publish({ origin: 'KRPUS', destination: 'SGSIN', amount: 301 });
    await until(() => amounts(book, busan)?.[0] === 301);
    await database.pool.query(`do $$ declare last bigint := (select max(number) from publications); begin
      delete from rates where opened_by = last;
      update rates set closed_by = null, known_to = null where closed_by = last;
      delete from publications where number = last;
      perform pg_notify('agent_rate', 'rates');
    end $$`);
    await changes.settle();
    await until(() => book.find(busan) !== undefined);
    expect(amounts(book, busan)).toEqual([300]);
  });

  it('leaves the lanes that find no room to PostgreSQL', async () => {
    const book = await openBook({ ...SETTINGS, mostBytes: 0 });
    expect(book.find(lane('CNSHA', 'NLRTM'))).toBeUndefined();
    expect(book.find(lane('CNSHA', 'ZADUR'))).toEqual([]);
  });

  it('is begun anew when too much of its file is of lanes as they were', async () => {
    const book = await openBook({ ...SETTINGS, mostBytes: 300_000 });
    for (let round = 1; round <= 8; round += 1) {
      await publish(...SAMPLES.map((sample) => ({ ...sample, amount: sample.amount + round })));
      await until(() => book.find(lane('CNSHA', 'NLRTM')) !== undefined);
    }
    const least = Math.min(...SAMPLES.map(({ amount }) => amount)) + 8;
    expect(book.find({ origins: ['CNSHA', 'CNNGB'], destinations: ['NLRTM', 'DEHAM', 'BEANR'] })).toContainEqual(
      expect.objectContaining({ baseMinor: least * 100 }),
    );
  });

  it.runIf(platform() === 'linux')('leaves to PostgreSQL what its file has lost, and is begun anew', async () => {
    const book = await openBook({ ...SETTINGS, folder: join(folder, 'lost') });
    await until(() => book.find(lane('CNSHA', 'NLRTM')) !== undefined);
    for (const descriptor of readdirSync('/proc/self/fd')) {
      const path = join('/proc/self/fd', descriptor);
      if (readLink(path).includes(`${join(folder, 'lost')}/book-`)) truncateSync(path);
    }
    expect(book.find(lane('CNSHA', 'NLRTM'))).toBeUndefined();
    expect(book.find(lane('CNSHA', 'ZADUR'))).toBeUndefined();
    await publish({ origin: 'CNSHA', destination: 'AUSYD', amount: 7 });
    await until(() => book.find(lane('CNSHA', 'NLRTM')) !== undefined);
    expect(amounts(book, lane('CNSHA', 'AUSYD'))).toEqual([7]);
  });

  it('leaves nothing behind, and says nothing where it cannot be kept', async () => {
    await openBook();
    expect(readdirSync(SETTINGS.folder)).toEqual([]);
    writeFileSync(join(folder, 'taken'), '');
    const book = await openBook({ ...SETTINGS, folder: join(folder, 'taken') });
    expect(book.find(lane('CNSHA', 'NLRTM'))).toBeUndefined();
  });
});

it('Statistics are the same whether the book or PostgreSQL works them out', async () => {
  const book = await openBook();
  await until(() => book.find(lane('CNSHA', 'NLRTM')) !== undefined);
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      expect(statisticsOfEntries(book.find(filter) ?? [])).toEqual(await readStatistics(database, filter, undefined));
    }),
  );
});
