import { beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/index.ts';
import { type SampleRate, saveSampleDraft } from '../../testing/sample-rates.ts';
import { compareDraft } from './compare-draft.ts';
import { publishSheet } from './publication-store.ts';

const RATES = 8_000;
/** Each rate compared with each key takes some 30 s; joined by their keys, they take a fraction of one. */
const LIMIT_MILLISECONDS = 6_000;

const { database } = await createTestDatabase();

/** A port of the letters of a number. */
function portOf(number: number): string {
  const letters = [Math.floor(number / 676), Math.floor(number / 26), number].map((part) =>
    String.fromCharCode(65 + (part % 26)),
  );
  return `AA${letters.join('')}`;
}

const ratesFrom = (amount: number, count = RATES): SampleRate[] =>
  Array.from({ length: count }, (_, at) => ({
    origin: portOf(at % 100),
    destination: portOf(1_000 + Math.floor(at / 100)),
    amount: amount + at,
  }));

async function timed<Answer>(act: () => Promise<Answer>): Promise<{ answer: Answer; milliseconds: number }> {
  const begun = performance.now();
  const answer = await act();
  return { answer, milliseconds: performance.now() - begun };
}

describe('a database that was analysed while it held three rates', () => {
  beforeAll(async () => {
    for (const table of ['rates', 'draft_rates'])
      await database.pool.query(`alter table ${table} set (autovacuum_enabled = false)`);
    const small = await saveSampleDraft(database, ratesFrom(100, 3));
    await database.pool.query('analyze');
    await publishSheet(database, small, 'test');
    await database.pool.query('analyze');
  });

  it.each([
    [100, { added: RATES - 3, changed: 0, unchanged: 3 }],
    [200, { added: 0, changed: RATES, unchanged: 0 }],
  ])('compares and publishes thousands of rates in seconds, from %i dollars', async (amount, counts) => {
    const id = await saveSampleDraft(database, ratesFrom(amount));
    const compared = await timed(() => compareDraft(database, { id, kind: 'container' }));
    const published = await timed(() => publishSheet(database, id, 'test'));
    expect(compared.answer).toMatchObject(counts);
    expect(published.answer).toMatchObject(counts);
    expect(compared.milliseconds).toBeLessThan(LIMIT_MILLISECONDS);
    expect(published.milliseconds).toBeLessThan(LIMIT_MILLISECONDS);
  });
});
