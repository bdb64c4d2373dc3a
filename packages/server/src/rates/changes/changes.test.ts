import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { createTestDatabase } from '../../testing/index.ts';
import { type SampleRate, saveSampleDraft } from '../../testing/sample-rates.ts';
import { publishSheet, revertSheet } from '../publications/publication-store.ts';
import { listRateRows } from '../search/rate-store.ts';
import type { RateChangesQuery } from './change.schema.ts';
import { listChanges } from './list-changes.ts';

const { database } = await createTestDatabase();
const names = { ports: createPortResolver(), carriers: createCarrierDirectory() };
const NOW = new Date('2031-02-01T12:00:00Z');
const DECEMBER = { validFrom: '2031-12-01', validTo: '2031-12-31' };

async function publish(samples: SampleRate[], file = 'sample.csv') {
  const sheet = await saveSampleDraft(database, samples, file);
  return publishSheet(database, sheet, 'Pia');
}
const list = (query: RateChangesQuery) => listChanges({ database, names }, query, NOW);
/** The changes of a lane since a publication, in a line each. */
async function told(query: RateChangesQuery): Promise<string[]> {
  const { data } = await list(query);
  return data.map(({ kind, before, after, lines, publication }) => {
    const [was, is] = [before, after].map((side) =>
      side ? `${side.base.amount} ${side.validFrom}..${side.validTo} #${side.source.row}` : 'nothing',
    );
    const changed = lines.map((line) => line.code ?? line.line).join('+');
    return `${kind}: ${was} -> ${is} (${changed}) by ${publication?.number ?? 'nobody'}`;
  });
}

describe('the changes between two moments', () => {
  it('name the line, the difference, the publication and the row of both prices', async () => {
    const baf = { code: 'BAF', name: 'Bunker', currency: 'USD', basis: 'PER_CONTAINER', condition: null } as const;
    const charge = (amount: number) => [{ ...baf, amount, paymentTerm: null, status: 'subject-to' as const }];
    const lane = { origin: 'CNSHA', destination: 'NLRTM', ...DECEMBER };
    const first = await publish([{ ...lane, amount: 1800, charges: charge(200) }], 'november.csv');
    const other = { ...lane, equipment: '20GP', amount: 900 };
    const second = await publish([other, { ...lane, amount: 1980, charges: charge(250), column: 4 }], 'december.csv');
    const { data, meta, total } = await list({ from: first.publishedAt, origin: 'Shanghai', destination: 'Rotterdam' });
    expect(total).toBe(2);
    expect(meta).toMatchObject({
      from: { asOf: first.publishedAt, publication: { number: first.number, file: 'november.csv' } },
      to: { asOf: NOW.toISOString(), publication: { number: second.number, publishedBy: 'Pia' } },
      counts: { changed: 1, renewed: 0, ended: 0, added: 1, expired: 0 },
      origin: { understoodAs: [{ code: 'CNSHA' }] },
    });
    const value = (value: number) => ({ text: `USD ${value}`, value, unit: 'USD' });
    const bafValue = (value: number) => ({ text: `USD ${value} PER_CONTAINER subject-to`, value, unit: 'USD' });
    const published = {
      number: second.number,
      kind: 'publish',
      sheet: second.sheet,
      file: 'december.csv',
      publishedAt: second.publishedAt,
      publishedBy: 'Pia',
    };
    expect(data[0]).toMatchObject({
      kind: 'changed',
      equipment: { code: '40HC' },
      before: {
        base: { amount: 1800 },
        source: { sheet: first.sheet, file: 'november.csv', tab: 'Rates', row: 2, cell: null },
      },
      after: {
        base: { amount: 1980 },
        source: { sheet: second.sheet, file: 'december.csv', tab: 'Rates', row: 3, cell: 'E3' },
      },
      publication: published,
    });
    expect(data[0]?.lines).toEqual([
      {
        ...{ line: 'base', name: 'Base rate', code: null, before: value(1800), after: value(1980) },
        ...{ difference: 180, percent: 10, reason: null },
      },
      {
        ...{ line: 'charge', name: 'Bunker', code: 'BAF', before: bafValue(200), after: bafValue(250) },
        ...{ difference: 50, percent: 25, reason: null },
      },
      {
        ...{ line: 'total', name: 'Total', code: null, before: value(1800), after: value(1980) },
        ...{ difference: 180, percent: 10, reason: null },
      },
    ]);
    expect(data[1]).toMatchObject({ kind: 'added', equipment: { code: '20GP' }, before: null, lines: [] });
  });

  it('tell what replaces, what comes after, what ends and what expires apart', async () => {
    const lane = { origin: 'CNNGB', destination: 'DEHAM' };
    const box = (equipment: string, amount: number, days: object = DECEMBER) => ({
      ...lane,
      equipment,
      amount,
      ...days,
    });
    const january = { validFrom: '2032-01-01', validTo: '2032-01-31' };
    const past = { validFrom: '2031-01-01', validTo: '2031-01-15' };
    const first = await publish([box('20GP', 100), box('40GP', 200), box('45HC', 450, past)]);
    const wrong = await publish([box('40RH', 300)]);
    const later = { validFrom: '2031-12-11', validTo: '2032-01-10' };
    const next = await publish([box('20GP', 110, later), box('40GP', 220, january)]);
    const revert = await revertSheet(database, wrong.sheet, 'Pia');
    const since = { origin: 'CNNGB', to: NOW.toISOString() };
    // The whole history happens now, while the rates are of another year: validity is asked as of these moments.
    expect(await told({ ...since, from: wrong.publishedAt, include_expired: true })).toEqual([
      `changed: 100 2031-12-01..2031-12-31 #2 -> 110 2031-12-11..2032-01-10 #2 (base+total+validity) by ${next.number}`,
      `changed: 100 2031-12-01..2031-12-31 #2 -> 100 2031-12-01..2031-12-10 #2 (validity) by ${next.number}`,
      `renewed: 200 2031-12-01..2031-12-31 #3 -> 220 2032-01-01..2032-01-31 #3 (base+total+validity) by ${next.number}`,
      `ended: 300 2031-12-01..2031-12-31 #2 -> nothing () by ${revert.number}`,
    ]);
    expect(await told({ ...since, from: next.publishedAt, kind: 'expired' })).toEqual([
      'expired: 450 2031-01-01..2031-01-15 #4 -> nothing () by nobody',
    ]);
    expect(await told({ from: '2001-01-01', to: first.publishedAt, origin: 'CNNGB', equipment: '20GP' })).toEqual([
      `added: nothing -> 100 2031-12-01..2031-12-31 #2 () by ${first.number}`,
    ]);
    const { meta } = await list({ from: '2001-01-01', origin: 'CNNGB' });
    expect(meta.from).toEqual({ asOf: '2001-01-01T23:59:59.999Z', publication: null });
  });

  it('keep a price that moves past the limit asked for, and refuse moments the wrong way round', async () => {
    const lane = { origin: 'VNSGN', destination: 'USLAX', ...DECEMBER };
    const { publishedAt: from } = await publish([{ ...lane, amount: 900 }]);
    await publish([{ ...lane, amount: 1100 }]);
    expect((await list({ from, origin: 'VNSGN', max_amount: 1000 })).data).toMatchObject([{ kind: 'changed' }]);
    expect((await list({ from, origin: 'VNSGN', max_amount: 800 })).data).toEqual([]);
    await expect(list({ from: '2031-01-02', to: '2031-01-01' })).rejects.toMatchObject({ code: 'rest_invalid_param' });
    await expect(list({ from: 'yesterday' })).rejects.toMatchObject({ data: { params: { from: expect.any(String) } } });
  });
});

const sample: fc.Arbitrary<SampleRate> = fc.record({
  origin: fc.constantFrom('KRPUS', 'JPTYO'),
  equipment: fc.constantFrom('20GP', '40HC'),
  amount: fc.integer({ min: 1, max: 4 }),
  validFrom: fc.constantFrom('2031-12-01', '2031-12-11'),
  validTo: fc.constantFrom('2031-12-15', '2031-12-31'),
});
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.uniqueArray(sample, { minLength: 1, maxLength: 5, selector: (one) => JSON.stringify(one) }),
  },
  { weight: 1, arbitrary: fc.constant('revert' as const) },
);

/** What was offered at a moment: the prices with their days. */
async function offered(asOf: string): Promise<Map<number, string>> {
  const filter = { asOf: new Date(asOf), origins: ['KRPUS', 'JPTYO'] };
  const rows = await listRateRows(database, filter, { page: 1, perPage: 1000, orderby: 'id', order: 'asc' });
  return new Map(rows.map((row) => [row.id, `${row.content} ${row.valid_from} ${row.valid_to}`]));
}

const without = (texts: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...texts].filter((text) => !others.has(text)));

it('The changes turn what was offered at one moment into what was offered at the other', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), fc.nat(4), async (steps, start) => {
      await database.pool.query('truncate rates, publications, draft_rates, rate_sheets restart identity cascade');
      const moments = ['2001-01-01T00:00:00.000Z'];
      const sheets: number[] = [];
      for (const one of steps) {
        const last = one === 'revert' ? sheets.pop() : undefined;
        if (one === 'revert' && last === undefined) continue;
        const done = last === undefined ? await publish(one as SampleRate[]) : await revertSheet(database, last, 'Pia');
        if (last === undefined) sheets.push(done.sheet);
        moments.push(done.publishedAt);
      }
      const [from = '', to = ''] = [moments[start % moments.length], moments.at(-1)];
      const [before, after] = [await offered(from), await offered(to)];
      const { data, total } = await list({ from, to, include_expired: true, per_page: 100, origin: 'KRPUS, JPTYO' });
      const textsOf = (ids: readonly (number | undefined)[], moment: ReadonlyMap<number, string>) =>
        new Set(ids.flatMap((id) => (id === undefined ? [] : (moment.get(id) ?? 'not on offer'))));
      const [texts, laterTexts] = [new Set(before.values()), new Set(after.values())];
      const come = data.map((one) => one.after?.id);
      expect(textsOf(come, after)).toEqual(without(laterTexts, texts));
      const gone = data.filter(({ kind }) => kind !== 'renewed').map((one) => one.before?.id);
      expect(textsOf(gone, before)).toEqual(without(texts, laterTexts));
      expect(total).toBe(data.length);
      for (const { kind, lines } of data) expect(lines.length > 0).toBe(kind === 'changed' || kind === 'renewed');
    }),
    { numRuns: 20 },
  );
});
