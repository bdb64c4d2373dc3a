import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createLog } from '../../base/index.ts';
import { createTestDatabase, createTestFeed } from '../../testing/index.ts';
import { saveSampleDraft } from '../../testing/sample-rates.ts';
import { publishSheet } from '../publications/publication-store.ts';
import { createRateBook, type RateBook } from './index.ts';

const { database, url } = await createTestDatabase();
const changes = await createTestFeed(url);
const folder = mkdtempSync(join(tmpdir(), 'agent-rate-book-room-'));
const opened: RateBook[] = [];
afterAll(async () => {
  for (const book of opened) await book.close();
  rmSync(folder, { recursive: true });
});

const DESTINATIONS = Array.from({ length: 12 }, (_, index) => `NL${String(index).padStart(3, '0')}`);

async function publish(destinations: readonly string[], amount: number): Promise<void> {
  const samples = destinations.map((destination) => ({ origin: 'CNSHA', destination, amount }));
  await publishSheet(database, await saveSampleDraft(database, samples), 'somebody');
  await changes.settle();
}

async function openBook(mostBytes: number): Promise<RateBook> {
  const book = createRateBook(database, changes);
  opened.push(book);
  await book.start({ folder, mostBytes, log: createLog('silent') });
  return book;
}

const findTo = (book: RateBook, destination: string) => book.find({ origins: ['CNSHA'], destinations: [destination] });

it('A book that has hardly more room than it needs still has most lanes after all of them changed', async () => {
  await publish(DESTINATIONS, 100);
  const roomy = await openBook(1e9);
  const ends = DESTINATIONS.flatMap((destination) => findTo(roomy, destination) ?? []).map(
    ({ place, skip, length }) => place * 64 + skip + length,
  );
  const book = await openBook(Math.max(...ends) + 500);
  for (const [index, destination] of DESTINATIONS.entries()) {
    await publish([destination], 101 + index);
    await expect.poll(() => findTo(book, 'NLXXX')).toEqual([]);
  }
  await expect.poll(() => DESTINATIONS.filter((one) => findTo(book, one)).length).toBeGreaterThan(6);
  for (const [index, destination] of DESTINATIONS.entries())
    expect((findTo(book, destination) ?? [{ baseMinor: 10_100 + index * 100 }])[0]?.baseMinor).toBe(
      10_100 + index * 100,
    );
});
