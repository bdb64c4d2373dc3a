import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createLog } from '../../base/index.ts';
import type { Database } from '../../db/index.ts';
import { createTestDatabase, createTestFeed } from '../../testing/index.ts';
import { saveSampleDraft } from '../../testing/sample-rates.ts';
import { publishSheet } from '../publications/publication-store.ts';
import { createRateSnapshot, type RateSnapshot } from './index.ts';

const { database, url } = await createTestDatabase();
const changes = await createTestFeed(url);
const folder = mkdtempSync(join(tmpdir(), 'agent-rate-snapshot-races-'));
const settings = { folder, mostBytes: 1e9, log: createLog('silent') };
const opened: RateSnapshot[] = [];
afterAll(async () => {
  for (const snapshot of opened) await snapshot.close();
  rmSync(folder, { recursive: true });
});

/** More than one reader takes at once. */
const DESTINATIONS = Array.from({ length: 40 }, (_, index) => `NL${String(index).padStart(3, '0')}`);

async function publish(destinations: readonly string[], amount: number): Promise<void> {
  const samples = destinations.map((destination) => ({ origin: 'CNSHA', destination, amount }));
  await publishSheet(database, await saveSampleDraft(database, samples), 'pricing');
  await changes.waitForListeners();
}

type Reading = { destinations: readonly string[]; read: () => Promise<unknown> };

/** A snapshot on a database whose readings of lanes come back when `pass` lets them. */
function openSnapshot(pass: (reading: Reading) => Promise<unknown>): RateSnapshot {
  const query = (asked: string | { values: string[][] }, values?: unknown[]) =>
    typeof asked === 'object' && 'name' in asked && asked.name === 'rates-for-snapshot'
      ? pass({ destinations: asked.values[1] ?? [], read: () => database.pool.query(asked as never) })
      : database.pool.query(asked as string, values);
  const snapshot = createRateSnapshot({ ...database, pool: { query } } as unknown as Database, changes);
  opened.push(snapshot);
  return snapshot;
}

const pause = (milliseconds: number) => new Promise((wake) => setTimeout(wake, milliseconds));
const amountsTo = (snapshot: RateSnapshot, destination: string) =>
  snapshot.find({ origins: ['CNSHA'], destinations: [destination] })?.map(({ baseMinor }) => baseMinor / 100);

describe('the snapshot, while several parts are read at once', () => {
  it('does not lose a lane that changes again before all were read', async () => {
    await publish(DESTINATIONS, 100);
    let last = '';
    const changed = Promise.withResolvers<void>();
    const isRead = Promise.withResolvers<void>();
    const snapshot = openSnapshot(async ({ destinations, read }) => {
      if (destinations.length === 32) {
        last = destinations.at(-1) ?? '';
        setTimeout(isRead.resolve, 100);
      } else if (destinations.length === 8) await changed.promise;
      return read();
    });
    const started = snapshot.start(settings);
    await isRead.promise;
    await publish([last], 101);
    changed.resolve();
    await started;
    await expect.poll(() => amountsTo(snapshot, last)).toEqual([101]);
  });

  it('never shows lanes that were read before another read failed and the lane changed', async () => {
    await publish(DESTINATIONS, 200);
    let last = '';
    let round = 0;
    const isHeld = Promise.withResolvers<void>();
    const changed = Promise.withResolvers<void>();
    const snapshot = openSnapshot(async ({ destinations, read }) => {
      round += 1;
      if (round > 2) return read();
      if (destinations.length === 8) {
        await isHeld.promise;
        throw new Error('the connection broke');
      }
      last = destinations.at(-1) ?? '';
      const before = await read();
      isHeld.resolve();
      await changed.promise;
      return before;
    });
    const started = snapshot.start(settings);
    await isHeld.promise;
    await pause(50);
    await publish([last], 201);
    await pause(200);
    changed.resolve();
    await started;
    await pause(200);
    expect(amountsTo(snapshot, last) ?? [201]).toEqual([201]);
    await publish([last], 202);
    await expect.poll(() => amountsTo(snapshot, last)).toEqual([202]);
  });
});
