import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createLog } from '../../base/index.ts';
import { createTestDatabase, createTestFeed } from '../../testing/index.ts';
import { saveSampleDraft } from '../../testing/sample-rates.ts';
import { publishSheet } from '../publications/publication-store.ts';
import { createRateSnapshot, type RateSnapshot } from './index.ts';

const { database, url } = await createTestDatabase();
const changes = await createTestFeed(url);
const folder = mkdtempSync(join(tmpdir(), 'agent-rate-snapshot-size-'));
const opened: RateSnapshot[] = [];
afterAll(async () => {
  for (const snapshot of opened) await snapshot.close();
  rmSync(folder, { recursive: true });
});

const DESTINATIONS = Array.from({ length: 12 }, (_, index) => `NL${String(index).padStart(3, '0')}`);

async function publish(destinations: readonly string[], amount: number): Promise<void> {
  const samples = destinations.map((destination) => ({ origin: 'CNSHA', destination, amount }));
  await publishSheet(database, await saveSampleDraft(database, samples), 'pricing');
  await changes.waitForListeners();
}

async function openSnapshot(mostBytes: number): Promise<RateSnapshot> {
  const snapshot = createRateSnapshot(database, changes);
  opened.push(snapshot);
  await snapshot.start({ folder, mostBytes, log: createLog('silent') });
  return snapshot;
}

const findTo = (snapshot: RateSnapshot, destination: string) =>
  snapshot.find({ origins: ['CNSHA'], destinations: [destination] });

it('A snapshot whose file just fits still has most lanes after all of them changed', async () => {
  await publish(DESTINATIONS, 100);
  const large = await openSnapshot(1e9);
  const ends = DESTINATIONS.flatMap((destination) => findTo(large, destination) ?? []).map(
    ({ position, skip, length }) => position * 64 + skip + length,
  );
  const snapshot = await openSnapshot(Math.max(...ends) + 500);
  for (const [index, destination] of DESTINATIONS.entries()) {
    await publish([destination], 101 + index);
    await expect.poll(() => findTo(snapshot, 'NLXXX')).toEqual([]);
  }
  await expect.poll(() => DESTINATIONS.filter((one) => findTo(snapshot, one)).length).toBeGreaterThan(6);
  for (const [index, destination] of DESTINATIONS.entries())
    expect((findTo(snapshot, destination) ?? [{ baseMinor: 10_100 + index * 100 }])[0]?.baseMinor).toBe(
      10_100 + index * 100,
    );
});
