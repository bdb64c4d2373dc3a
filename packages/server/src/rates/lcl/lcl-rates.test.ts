import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { createTestDatabase } from '../../testing/index.ts';
import { openDrafts } from '../publications/drafts.ts';
import { publishSheet, revertSheet } from '../publications/publication-store.ts';
import type { LclContent } from '../record/lcl-content.schema.ts';
import { countRates } from '../search/rate-store.ts';
import { getSheet } from '../sheets/sheet-store.ts';
import type { LclRow } from './lcl-rate.schema.ts';
import { openLclRates } from './lcl-rates.ts';
import { priceCargo } from './price-cargo.ts';

const { database } = await createTestDatabase();
const lcl = openLclRates(database, () => ({ ports: createPortResolver(), carriers: createCarrierDirectory() }));
const NOW = new Date('2031-12-10T12:00:00Z');
const ROW: LclRow = {
  ...{ origin: 'Shanghai', destination: 'Hamburg', carrier: 'MSC', amount: 45, currency: 'USD' },
  ...{ validFrom: '2031-12-01', validTo: '2031-12-31', allIn: true },
};
const draft = (...rows: LclRow[]) => lcl.import({ name: 'Consolidator', rows, by: 'Pia', now: NOW });
const publish = async (...rows: LclRow[]) => publishSheet(database, await draft(...rows), 'Pia');
const amounts = async (query: object = {}) =>
  (await lcl.list(query, NOW)).data.map(({ freight, validFrom, validTo }) => {
    return `${freight.amount} ${validFrom}..${validTo}`;
  });

describe('LCL rates', () => {
  it('are published, superseded and reverted as container rates are, and are never among those', async () => {
    const first = await publish(ROW);
    expect(await amounts({ origin: 'Shanghai', destination: 'DEHAM' })).toEqual(['45 2031-12-01..2031-12-31']);
    const second = await draft({ ...ROW, amount: 50, validFrom: '2031-12-15' });
    expect(await openDrafts(database).listChanges(second, { page: 1, perPage: 10, kind: 'changed' })).toMatchObject({
      changes: [{ origin: 'CNSHA', equipment: 'LCL', before: 45, after: 50 }],
      total: 1,
    });
    const { number, publishedAt } = await publishSheet(database, second, 'Pia');
    expect(number).toBeGreaterThan(first.number);
    const both = ['45 2031-12-01..2031-12-14', '50 2031-12-15..2031-12-31'];
    expect(await amounts()).toEqual(both);
    await revertSheet(database, second, 'Pia');
    expect(await amounts()).toEqual(['45 2031-12-01..2031-12-31']);
    expect(await amounts({ as_of: publishedAt })).toEqual(both);
    expect(await countRates(database, {})).toBe(0);
  });

  it('are held back with a finding where a place or a day is in doubt', async () => {
    const id = await draft(ROW, { ...ROW, origin: 'Nowhere at all' }, { ...ROW, validTo: '2031-11-01' });
    const sheet = await getSheet(database, id);
    expect([sheet.kind, sheet.rates]).toEqual(['lcl', 1]);
    expect(sheet.findings.map(({ code, severity }) => [code, severity])).toEqual([
      ['port_unknown', 'error'],
      ['validity_inverted', 'error'],
    ]);
    const { rates } = await openDrafts(database).listLclRates(id, { page: 1, perPage: 10 });
    expect(rates).toMatchObject([{ origin: { code: 'CNSHA' }, freight: { basis: 'PER_WM', amount: 45 }, row: 1 }]);
  });

  it('two rows that differ only in a break are both kept, and the contradiction is said', async () => {
    const sheet = await getSheet(database, await draft(ROW, { ...ROW, breaks: [{ from: 5, amount: 40 }] }));
    expect([sheet.rates, sheet.findings.map(({ code }) => code)]).toEqual([2, ['rate_contradicted']]);
  });

  it('are ranked by what the cargo costs at most, open ends last', async () => {
    const lane = { ...ROW, origin: 'Ningbo', destination: 'Rotterdam' };
    const cfs = { code: 'CFS', amount: 20, basis: 'PER_WM' as const, minimum: 30 };
    await publish(
      { ...lane, carrier: 'MAEU', amount: 40, charges: [cfs] },
      { ...lane, carrier: 'ONEY', amount: 50 },
      { ...lane, carrier: 'HLCU', amount: 10, allIn: false },
    );
    const query = { origin: 'Ningbo', destination: 'Rotterdam', weight_kg: 2500, volume_m3: 1.2 };
    const { data } = await lcl.price(query, NOW);
    const shown = data.map(({ rate, price }) => [rate.carrier?.scac, price.chargeable, price.totals[0]?.atMost]);
    const chargeable = { quantity: 2.5, by: 'weight' };
    expect(shown).toEqual([
      ['ONEY', chargeable, 125],
      ['MAEU', chargeable, 150],
      ['HLCU', chargeable, null],
    ]);
    expect(data[2]?.price.missing).toEqual([
      'It is not stated whether other surcharges and local charges are included.',
    ]);
  });
});

describe('the price of cargo', () => {
  const rate = (freight: Partial<LclContent['freight']>, charges: LclContent['charges'] = []): LclContent => ({
    ...{
      origin: PLACE,
      destination: PLACE,
      via: [],
      placeOfReceipt: null,
      placeOfDelivery: null,
      serviceMode: null,
      carrier: null,
      service: null,
    },
    freight: {
      ...{ basis: 'PER_WM', amount: 45, currency: 'USD', kgPerM3: 1000 },
      ...{ minimum: null, minimumQuantity: null, breaks: [], ...freight },
    },
    ...{ charges, missing: [], validFrom: '2031-12-01', validTo: '2031-12-31', transitDays: null },
    ...{ commodity: null, contract: { type: null, reference: null }, remarks: null },
  });
  const PLACE = { code: null, name: null, country: null, text: 'X' };
  const freightOf = (freight: Partial<LclContent['freight']>, weightKg: number, volumeM3: number) => {
    const { chargeable, lines } = priceCargo(rate(freight), { weightKg, volumeM3 });
    const [line] = lines;
    return `${chargeable.quantity} by ${chargeable.by} x ${line?.unitAmount} = ${line?.amount}${line?.bound ? ` (${line.bound})` : ''}`;
  };

  it.each([
    ['by volume where it is more', {}, 1200, 3.4, '3.4 by volume x 45 = 153'],
    ['by weight where it is more', {}, 4200, 3.4, '4.2 by weight x 45 = 189'],
    ['by weight where 500 kg count as a cubic metre', { kgPerM3: 500 }, 2000, 3.4, '4 by weight x 45 = 180'],
    ['by volume alone', { basis: 'PER_M3' as const }, 9000, 2, '2 by volume x 45 = 90'],
    ['by tonnes alone', { basis: 'PER_TONNE' as const }, 900, 8, '0.9 by weight x 45 = 40.5'],
    ['for the least quantity', { minimumQuantity: 1 }, 100, 0.2, '1 by minimum x 45 = 45'],
    ['at the minimum', { minimum: 60 }, 100, 0.2, '0.2 by volume x 45 = 60 (minimum)'],
    ['at the break that it reaches', { breaks: [{ from: 5, amount: 40 }] }, 100, 5, '5 by volume x 40 = 200'],
    ['below the break', { breaks: [{ from: 5, amount: 40 }] }, 100, 4.999, '4.999 by volume x 45 = 224.96'],
  ])('is charged %s', (_, freight, weightKg, volumeM3, expected) => {
    expect(freightOf(freight, weightKg, volumeM3)).toBe(expected);
  });

  it('adds charges within their bounds, and keeps apart what is conditional or unknown', () => {
    const charge = { paymentTerm: null, status: 'subject-to' as const, condition: null, minimum: null, maximum: null };
    const price = priceCargo(
      rate({}, [
        { ...charge, code: 'CFS', name: 'CFS', amount: 12, currency: 'USD', basis: 'PER_WM', minimum: 30 },
        { ...charge, code: 'BL', name: 'B/L', amount: 50, currency: 'EUR', basis: 'PER_BILL_OF_LADING' },
        { ...charge, code: 'DG', name: 'DG', amount: 80, currency: 'USD', basis: 'PER_SHIPMENT', condition: 'if DG' },
        { ...charge, code: 'DUE', name: 'Dues', amount: 9, currency: 'EUR', basis: 'UNKNOWN' },
      ]),
      { weightKg: 500, volumeM3: 2 },
    );
    expect(price.lines.map(({ code, amount, bound, certainty }) => [code, amount, bound, certainty])).toEqual([
      ['OFR', 90, null, 'certain'],
      ['CFS', 30, 'minimum', 'certain'],
      ['BL', 50, null, 'certain'],
      ['DG', 80, null, 'conditional'],
      ['DUE', null, null, 'unknown'],
    ]);
    expect(price.totals).toEqual([
      { currency: 'USD', certain: 120, conditional: 80, atLeast: 120, atMost: 200, complete: false },
      { currency: 'EUR', certain: 50, conditional: 0, atLeast: 50, atMost: null, complete: false },
    ]);
  });

  it('never falls when the cargo grows, without breaks, and is never below the minimum', () => {
    const cargo = fc.record({
      weightKg: fc.integer({ min: 1, max: 20_000 }),
      volumeM3: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(cargo, cargo, fc.integer({ min: 0, max: 200 }), (one, more, minimum) => {
        const sum = { weightKg: one.weightKg + more.weightKg, volumeM3: one.volumeM3 + more.volumeM3 };
        const [small, large] = [one, sum].map((of) => priceCargo(rate({ minimum }), of).totals[0]?.certain ?? 0);
        expect(small).toBeGreaterThanOrEqual(minimum);
        expect(large).toBeGreaterThanOrEqual(small ?? 0);
      }),
    );
  });
});
