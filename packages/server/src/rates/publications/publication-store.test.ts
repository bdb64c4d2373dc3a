import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../base/index.ts';
import { createTestDatabase } from '../../testing/index.ts';
import { type SampleRate, saveSampleDraft } from '../../testing/sample-rates.ts';
import type { RateFilter } from '../search/rate-filter.ts';
import { listRateRows } from '../search/rate-store.ts';
import { getSheet } from '../sheets/sheet-store.ts';
import { compareDraft } from './compare-draft.ts';
import { publishSheet, revertSheet } from './publication-store.ts';

const { database } = await createTestDatabase();
const PAGE = { page: 1, perPage: 1000, orderby: 'id', order: 'asc' } as const;

async function publish(samples: SampleRate[]): Promise<number> {
  const id = await saveSampleDraft(database, samples);
  await publishSheet(database, id, 'test');
  return id;
}

async function prices(filter: RateFilter): Promise<string[]> {
  const rows = await listRateRows(database, filter, PAGE);
  return rows.map((row) => `${row.valid_from}..${row.valid_to} ${JSON.parse(row.content).base.amount}`).sort();
}

describe('publishing a sheet', () => {
  it('lets a newer price take over the days it covers and keeps the older one for the rest', async () => {
    const lane = { origin: 'AAAAA' };
    await publish([{ ...lane, amount: 1000, validFrom: '2026-12-01', validTo: '2026-12-31' }]);
    await publish([{ ...lane, amount: 1200, validFrom: '2026-12-15', validTo: '2027-01-15' }]);
    expect(await prices({ origins: ['AAAAA'] })).toEqual([
      '2026-12-01..2026-12-14 1000',
      '2026-12-15..2027-01-15 1200',
    ]);
    expect(await prices({ origins: ['AAAAA'], validOn: '2026-12-10' })).toEqual(['2026-12-01..2026-12-14 1000']);
  });

  it('keeps the former prices for a query as of that time', async () => {
    const lane = { origin: 'AAAAB', validFrom: '2026-12-01', validTo: '2026-12-31' };
    await publish([{ ...lane, amount: 1000 }]);
    const before = await database.pool.query('select max(published_at) as at from publications');
    await publish([{ ...lane, amount: 900 }]);
    expect(await prices({ origins: ['AAAAB'], asOf: before.rows[0].at })).toEqual(['2026-12-01..2026-12-31 1000']);
    expect(await prices({ origins: ['AAAAB'] })).toEqual(['2026-12-01..2026-12-31 900']);
  });

  it('leaves equal prices untouched and counts them as unchanged', async () => {
    const lane = { origin: 'AAAAC', amount: 700 };
    await publish([lane]);
    const second = await saveSampleDraft(database, [lane, { ...lane, equipment: '20GP', amount: 400 }]);
    expect(await compareDraft(database, { id: second, kind: 'container' })).toMatchObject({
      added: 1,
      changed: 0,
      unchanged: 1,
    });
    expect(await publishSheet(database, second, 'test')).toMatchObject({ added: 1, changed: 0, unchanged: 1 });
    const rows = await listRateRows(database, { origins: ['AAAAC'] }, PAGE);
    expect(rows.filter((row) => row.sheet_id === second)).toHaveLength(1);
  });

  it('shows in the difference what a price was and how much it moves', async () => {
    const lane = { origin: 'AAAAD' };
    await publish([{ ...lane, amount: 1000 }]);
    const draft = await saveSampleDraft(database, [{ ...lane, amount: 1340 }]);
    const difference = await compareDraft(database, { id: draft, kind: 'container' });
    expect(difference).toMatchObject({ added: 0, changed: 1, superseded: 1 });
    expect(difference.changes[0]).toMatchObject({ kind: 'changed', before: 1000, after: 1340, changePercent: 34 });
  });

  it('keeps two alternative prices of one sheet for the same lane, and replaces both with the next sheet', async () => {
    const lane = { origin: 'AAAAE', validFrom: '2026-12-01', validTo: '2026-12-31' };
    await publish([
      { ...lane, amount: 1000, transitDays: 20 },
      { ...lane, amount: 800, transitDays: 35 },
    ]);
    expect(await prices({ origins: ['AAAAE'] })).toHaveLength(2);
    await publish([{ ...lane, amount: 950 }]);
    expect(await prices({ origins: ['AAAAE'] })).toEqual(['2026-12-01..2026-12-31 950']);
  });

  it('refuses a sheet that was published already, and one with nothing to publish', async () => {
    const id = await publish([{ origin: 'AAAAF', amount: 1 }]);
    await expect(publishSheet(database, id, 'test')).rejects.toMatchObject({ code: 'rate_sheet_not_draft' });
    const empty = await saveSampleDraft(database, []);
    await expect(publishSheet(database, empty, 'test')).rejects.toMatchObject({ code: 'rate_sheet_not_ready' });
    await expect(publishSheet(database, 999_999, 'test')).rejects.toMatchObject({ code: 'rate_sheet_not_found' });
  });

  it('makes one publication of two attempts at the same moment', async () => {
    const id = await saveSampleDraft(database, [{ origin: 'AAAAG', amount: 5 }]);
    const attempts = await Promise.allSettled([publishSheet(database, id, 'a'), publishSheet(database, id, 'b')]);
    expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1);
    expect(await prices({ origins: ['AAAAG'] })).toHaveLength(1);
  });
});

describe('reverting a sheet', () => {
  it('brings back the prices that the sheet had superseded', async () => {
    const lane = { origin: 'BBBBB', validFrom: '2026-12-01', validTo: '2026-12-31' };
    await publish([{ ...lane, amount: 1000 }]);
    const wrong = await publish([{ ...lane, amount: 1, validFrom: '2026-12-10', validTo: '2026-12-20' }]);
    await revertSheet(database, wrong, 'test');
    expect(await prices({ origins: ['BBBBB'] })).toEqual(['2026-12-01..2026-12-31 1000']);
    expect((await getSheet(database, wrong)).status).toBe('reverted');
  });

  it('is refused while a later sheet is based on it, and names that sheet', async () => {
    const lane = { origin: 'BBBBC' };
    const first = await publish([{ ...lane, amount: 1000 }]);
    const second = await publish([{ ...lane, amount: 1100 }]);
    await expect(revertSheet(database, first, 'test')).rejects.toMatchObject({
      code: 'rate_sheet_superseded',
      data: { later_sheets: [second] },
    });
    await revertSheet(database, second, 'test');
    await revertSheet(database, first, 'test');
    expect(await prices({ origins: ['BBBBC'] })).toEqual([]);
  });
});

/** What the service should know: for each key a plain list of priced days, worked out day by day. */
type Known = Map<string, Map<string, number[]>>;

function applyToModel(known: Known, samples: readonly SampleRate[]): Known {
  const next: Known = new Map([...known].map(([key, days]) => [key, new Map(days)]));
  const touched = new Set<string>();
  for (const sample of samples) {
    const key = `${sample.origin}/${sample.equipment}`;
    const days = next.get(key) ?? new Map<string, number[]>();
    next.set(key, days);
    for (let day = sample.validFrom ?? ''; day <= (sample.validTo ?? ''); day = addDays(day, 1)) {
      const isFirst = !touched.has(`${key} ${day}`);
      touched.add(`${key} ${day}`);
      days.set(day, [...(isFirst ? [] : (days.get(day) ?? [])), sample.amount]);
    }
  }
  return next;
}

const sample = fc
  .record({
    origin: fc.constantFrom('CCCCA', 'CCCCB'),
    equipment: fc.constantFrom('20GP', '40HC'),
    amount: fc.integer({ min: 1, max: 4 }),
    from: fc.integer({ min: 0, max: 12 }),
    days: fc.integer({ min: 0, max: 8 }),
  })
  .map(({ from, days, ...rest }) => ({
    ...rest,
    validFrom: addDays('2026-12-01', from),
    validTo: addDays('2026-12-01', from + days),
  }));
const action = fc.oneof(
  { weight: 4, arbitrary: fc.record({ publish: fc.array(sample, { minLength: 1, maxLength: 5 }) }) },
  { weight: 1, arbitrary: fc.constant('revert the newest' as const) },
);

describe('after any sequence of publications and reverts', () => {
  it('every day has exactly the prices of a day-by-day account, now and as of every moment', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 6 }), async (actions) => {
        await database.pool.query('truncate rates, publications, draft_rates, rate_sheets restart identity cascade');
        const history: { at: string; known: Known }[] = [];
        const published: { id: number; before: Known }[] = [];
        let known: Known = new Map();
        for (const step of actions) {
          if (step === 'revert the newest') {
            const newest = published.pop();
            if (newest === undefined) continue;
            await revertSheet(database, newest.id, 'test');
            known = newest.before;
          } else {
            published.push({ id: await publish(step.publish), before: known });
            known = applyToModel(known, step.publish);
          }
          const { rows } = await database.pool.query('select max(published_at) as at from publications');
          history.push({ at: rows[0].at, known });
        }
        for (const moment of history) await expectDays(moment);
      }),
      { numRuns: 40 },
    );
  }, 120_000);
});

async function expectDays({ at, known }: { at: string; known: Known }): Promise<void> {
  const rows = await listRateRows(database, { asOf: new Date(at) }, PAGE);
  const actual = new Map<string, number[]>();
  for (const row of rows) {
    const { origin, equipment, base } = JSON.parse(row.content);
    for (let day = row.valid_from; day <= row.valid_to; day = addDays(day, 1)) {
      const key = `${origin.code}/${equipment.code} ${day}`;
      actual.set(key, [...(actual.get(key) ?? []), base.amount].sort());
    }
  }
  const expected = new Map<string, number[]>();
  for (const [key, days] of known)
    for (const [day, amounts] of days) expected.set(`${key} ${day}`, [...amounts].sort());
  expect(Object.fromEntries([...actual].sort())).toEqual(Object.fromEntries([...expected].sort()));
}

it('A publication that is stopped ends within its stage, and nothing of it is published', async () => {
  const id = await saveSampleDraft(database, [{ origin: 'AAAST', amount: 1 }]);
  const lock = await database.pool.connect();
  await lock.query('begin; lock table rates in share mode');
  try {
    const stop = new AbortController();
    const stages: string[] = [];
    const onProgress = (stage: string) => {
      stages.push(stage);
      if (stage === 'closing') setTimeout(() => stop.abort(new Error('stopped')), 100);
    };
    const publishing = publishSheet(database, id, 'test', { signal: stop.signal, onProgress });
    await expect(publishing).rejects.toThrow('stopped');
    expect(stages.at(-1)).toBe('closing');
  } finally {
    await lock.query('rollback');
    lock.release();
  }
  expect(await prices({ origins: ['AAAST'] })).toEqual([]);
  expect((await getSheet(database, id)).status).toBe('draft');
});
