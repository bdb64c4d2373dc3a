import { mkdtempSync, readdirSync, readlinkSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createLog } from '../../base/index.ts';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { createTestDatabase, createTestFeed } from '../../testing/index.ts';
import { type SampleRate, saveSampleDraft } from '../../testing/sample-rates.ts';
import { publishSheet, revertSheet } from '../publications/publication-store.ts';
import type { Rate } from '../record/rate.schema.ts';
import { renderRate } from '../record/render-rate.ts';
import { listRates } from '../search/list-rates.ts';
import type { RateFilter } from '../search/rate-filter.ts';
import { listRateRows } from '../search/rate-store.ts';
import { statisticsOfSnapshot } from '../statistics/snapshot-statistics.ts';
import { readStatistics } from '../statistics/statistics-store.ts';
import { createRateSnapshot, NO_SNAPSHOT, type RateSnapshot, type SnapshotRate } from './index.ts';

const { database, url } = await createTestDatabase();
const changes = await createTestFeed(url);
const folder = mkdtempSync(join(tmpdir(), 'agent-rate-snapshot-'));
const SETTINGS = { folder: join(folder, 'snapshots'), mostBytes: 1e9, log: createLog('silent') };
const opened: RateSnapshot[] = [];
afterAll(async () => {
  for (const snapshot of opened) await snapshot.close();
  rmSync(folder, { recursive: true });
});

async function openSnapshot(settings = SETTINGS): Promise<RateSnapshot> {
  const snapshot = createRateSnapshot(database, changes);
  opened.push(snapshot);
  await snapshot.start(settings);
  return snapshot;
}

/** Another process publishes; afterwards every process was notified. */
async function publish(...samples: SampleRate[]): Promise<number> {
  const sheet = await saveSampleDraft(database, samples);
  await publishSheet(database, sheet, 'pricing');
  await changes.waitForListeners();
  return sheet;
}

const lane = (origin: string, destination: string): RateFilter => ({
  origins: [origin],
  destinations: [destination],
});
const until = (holds: () => boolean) => expect.poll(holds).toBe(true);
const amounts = (snapshot: RateSnapshot, filter: RateFilter) =>
  snapshot.find(filter)?.map(({ baseMinor }) => baseMinor / 100);

/** The target of a link; empty when the link is gone. */
function readLink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

function textOf(snapshot: RateSnapshot, rates: readonly SnapshotRate[]): string {
  const target = Buffer.alloc(rates.reduce((sum, { length }) => sum + length, 0));
  snapshot.read(rates, target, 0);
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

it('answers the totals of a day as PostgreSQL does, with the surcharges that hold then', async () => {
  const charge = { code: 'PSS', name: 'Peak season', amount: 100, currency: 'USD', basis: 'PER_CONTAINER' } as const;
  const dated = { ...charge, paymentTerm: null, status: 'subject-to', condition: 'from 2026-12-15' } as const;
  const days = { from: '2026-12-15', to: null };
  const validity = { origin: 'CNTAO', destination: 'NLRTM', validFrom: '2026-12-01', validTo: '2026-12-31' };
  const sample = { ...validity, amount: 900, charges: [{ ...dated, days }] };
  const sheet = await publish(sample, { ...validity, carrier: 'COSU', amount: 950 });
  const names = { ports: createPortResolver(), carriers: createCarrierDirectory() };
  const totalsOn = async (own: RateSnapshot, valid_on?: string) => {
    const deps = { database, snapshot: own, names: () => names, bucket: { take: () => false } };
    const query = { origin: 'CNTAO', destination: 'NLRTM', ...(valid_on ? { valid_on } : {}) };
    const { body } = await listRates(deps, query, new Date('2026-12-01'));
    return { text: Buffer.from(body).toString(), rates: JSON.parse(Buffer.from(body).toString()).data as Rate[] };
  };
  const snapshot = await openSnapshot();
  const found = { '2026-12-14': [900, 950], '2026-12-15': [1000, 950] };
  for (const [day, totals] of Object.entries(found)) {
    const inSnapshot = await totalsOn(snapshot, day);
    expect(inSnapshot.rates.map(({ total }) => total.amount)).toEqual(totals);
    expect(inSnapshot.rates.map(({ total }) => total.validOn)).toEqual([day, undefined]);
    expect((await totalsOn(NO_SNAPSHOT, day)).text).toBe(inSnapshot.text);
  }
  const [undated] = (await totalsOn(snapshot)).rates;
  expect([undated?.total.amount, undated?.total.validOn, undated?.charges[0]?.days]).toEqual([900, undefined, days]);
  await revertSheet(database, sheet, 'pricing');
  await changes.waitForListeners();
});

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

describe('the snapshot', () => {
  it('gives for every question about lanes what PostgreSQL gives, in its order and words', async () => {
    const snapshot = await openSnapshot();
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const page = { page: 1, perPage: 1000, orderby: 'amount', order: 'asc' } as const;
        const rows = await listRateRows(database, filter, page);
        const rates = snapshot.find(filter) ?? [];
        expect(rates.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
        expect(textOf(snapshot, rates)).toBe(rows.map((row) => `${renderRate(row)},`).join(''));
        const isShown = (_: unknown, index: number) => index % 3 !== 1;
        const some = rows.filter(isShown).map((row) => `${renderRate(row)},`);
        expect(textOf(snapshot, rates.filter(isShown))).toBe(some.join(''));
      }),
    );
  });

  it('leaves to PostgreSQL what it cannot answer', async () => {
    expect(createRateSnapshot(database, changes).find(lane('CNSHA', 'NLRTM'))).toBeUndefined();
    const snapshot = await openSnapshot();
    const cases: RateFilter[] = [
      {},
      { origins: ['CNSHA'] },
      { ...lane('CNSHA', 'NLRTM'), asOf: new Date() },
      { ...lane('CNSHA', 'NLRTM'), carrierName: 'Blue Anchor' },
      { ...lane('CNSHA', 'NLRTM'), maxAmount: 0.29 },
      { origins: Array(40).fill('CNSHA'), destinations: Array(40).fill('NLRTM') },
    ];
    for (const filter of cases) expect(snapshot.find(filter)).toBeUndefined();
  });

  it('shows what was published and not what was reverted, as soon as every process was notified', async () => {
    const snapshot = await openSnapshot();
    const tianjin = lane('CNTXG', 'SGSIN');
    for (let round = 1; round <= 20; round += 1) {
      const sheet = await publish({ origin: 'CNTXG', destination: 'SGSIN', amount: round });
      expect(amounts(snapshot, tianjin) ?? [round]).toEqual([round]);
      await until(() => snapshot.find(tianjin) !== undefined);
      expect(amounts(snapshot, tianjin)).toEqual([round]);
      await revertSheet(database, sheet, 'pricing');
      await changes.waitForListeners();
      expect(amounts(snapshot, tianjin) ?? []).toEqual([]);
      await until(() => snapshot.find(tianjin) !== undefined);
    }
  });

  it('answers nothing while no changes are received, and reads them when they are received again', async () => {
    const snapshot = await openSnapshot();
    await until(() => snapshot.find(lane('CNSHA', 'NLRTM')) !== undefined);
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'agent-rate listener' and datname = current_database()`,
    );
    await until(() => snapshot.find(lane('CNSHA', 'NLRTM')) === undefined);
    await until(() => snapshot.find(lane('CNSHA', 'NLRTM')) !== undefined);
  });

  it('forgets what is missing in a database that was restored to an earlier state', async () => {
    const snapshot = await openSnapshot();
    const busan = lane('KRPUS', 'SGSIN');
    await publish({ origin: 'KRPUS', destination: 'SGSIN', amount: 300 });
    await until(() => amounts(snapshot, busan)?.[0] === 300);
    await publish({ origin: 'KRPUS', destination: 'SGSIN', amount: 301 });
    await until(() => amounts(snapshot, busan)?.[0] === 301);
    await database.pool.query(`do $$ declare last bigint := (select max(number) from publications); begin
      delete from rates where opened_by = last;
      update rates set closed_by = null, known_to = null where closed_by = last;
      delete from publications where number = last;
      perform pg_notify('agent_rate', 'rates');
    end $$`);
    await changes.waitForListeners();
    await until(() => snapshot.find(busan) !== undefined);
    expect(amounts(snapshot, busan)).toEqual([300]);
  });

  it('leaves the lanes that do not fit to PostgreSQL', async () => {
    const snapshot = await openSnapshot({ ...SETTINGS, mostBytes: 0 });
    expect(snapshot.find(lane('CNSHA', 'NLRTM'))).toBeUndefined();
    expect(snapshot.find(lane('CNSHA', 'ZADUR'))).toEqual([]);
  });

  it('is built anew when too much of its file is obsolete', async () => {
    const snapshot = await openSnapshot({ ...SETTINGS, mostBytes: 300_000 });
    for (let round = 1; round <= 8; round += 1) {
      await publish(...SAMPLES.map((sample) => ({ ...sample, amount: sample.amount + round })));
      await until(() => snapshot.find(lane('CNSHA', 'NLRTM')) !== undefined);
    }
    const least = Math.min(...SAMPLES.map(({ amount }) => amount)) + 8;
    expect(snapshot.find({ origins: ['CNSHA', 'CNNGB'], destinations: ['NLRTM', 'DEHAM', 'BEANR'] })).toContainEqual(
      expect.objectContaining({ baseMinor: least * 100 }),
    );
  });

  it.runIf(platform() === 'linux')('leaves to PostgreSQL what its file has lost, and is built anew', async () => {
    const snapshot = await openSnapshot({ ...SETTINGS, folder: join(folder, 'lost') });
    await until(() => snapshot.find(lane('CNSHA', 'NLRTM')) !== undefined);
    for (const descriptor of readdirSync('/proc/self/fd')) {
      const path = join('/proc/self/fd', descriptor);
      if (readLink(path).includes(`${join(folder, 'lost')}/rates-`)) truncateSync(path);
    }
    expect(snapshot.find(lane('CNSHA', 'NLRTM'))).toBeUndefined();
    expect(snapshot.find(lane('CNSHA', 'ZADUR'))).toBeUndefined();
    await publish({ origin: 'CNSHA', destination: 'AUSYD', amount: 7 });
    await until(() => snapshot.find(lane('CNSHA', 'NLRTM')) !== undefined);
    expect(amounts(snapshot, lane('CNSHA', 'AUSYD'))).toEqual([7]);
  });

  it('leaves no file behind, and answers nothing where it cannot write one', async () => {
    await openSnapshot();
    expect(readdirSync(SETTINGS.folder)).toEqual([]);
    writeFileSync(join(folder, 'taken'), '');
    const snapshot = await openSnapshot({ ...SETTINGS, folder: join(folder, 'taken') });
    expect(snapshot.find(lane('CNSHA', 'NLRTM'))).toBeUndefined();
  });
});

it('Statistics are the same from the snapshot and from PostgreSQL', async () => {
  const snapshot = await openSnapshot();
  await until(() => snapshot.find(lane('CNSHA', 'NLRTM')) !== undefined);
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      expect(statisticsOfSnapshot(snapshot.find(filter) ?? [])).toEqual(
        await readStatistics(database.sql, filter, undefined),
      );
    }),
  );
});
