import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Charge } from './rate.schema.ts';
import { rateTotal, statedCompleteness } from './rate-total.ts';

const charge = (more: Partial<Charge>): Charge => ({
  code: 'BAF',
  name: 'Bunker adjustment factor',
  amount: 100,
  currency: 'USD',
  basis: 'PER_CONTAINER',
  paymentTerm: null,
  status: 'subject-to',
  condition: null,
  ...more,
});
const base = { amount: 1000, currency: 'USD' };
const equipment = { code: '40HC' };

describe('the total of a rate', () => {
  it('adds what surely applies per container in the same currency', () => {
    expect(rateTotal({ base, equipment, charges: [charge({}), charge({ amount: 25.5 })], allIn: false }).amount).toBe(
      1125.5,
    );
  });

  it.each([
    ['in another currency', charge({ currency: 'THB' })],
    ['at cost', charge({ status: 'at-cost', amount: null })],
    ['per bill of lading', charge({ basis: 'PER_BILL_OF_LADING' })],
    ['under a condition', charge({ condition: 'dangerous goods' })],
    ['without an amount', charge({ amount: null })],
  ])('names a charge %s among what is missing, and does not add it', (_, left) => {
    const total = rateTotal({ base, equipment, charges: [left], allIn: true });
    expect(total.amount).toBe(1000);
    expect(total.complete).toBe(false);
    expect(total.missing).toHaveLength(1);
  });

  it('counts a charge per TEU by the container type, and says how', () => {
    const perTeu = charge({ code: 'ETS', name: 'Emissions', amount: 30, basis: 'PER_TEU' });
    const of = (code: string) => rateTotal({ base, equipment: { code }, charges: [perTeu], allIn: true });
    expect(of('20GP')).toMatchObject({ amount: 1030, complete: true, missing: [] });
    expect(of('40HC')).toMatchObject({
      amount: 1060,
      derived: ['Emissions (ETS), 30 USD per TEU, is counted for the 2 TEU of a 40HC.'],
    });
    // Some carriers count it as 2.25.
    expect(of('45HC')).toMatchObject({ amount: 1060, complete: false });
    expect(rateTotal({ base, equipment: { code: 'LCL' }, charges: [perTeu], allIn: true }).amount).toBe(1000);
  });

  it('finds again what the sheet said, also in a total of a version that counted no charge per TEU', () => {
    const charges = [charge({ code: 'ETS', amount: 30, basis: 'PER_TEU' }), charge({ condition: 'heavy' })];
    const exclusions = ['The sheet says: "excl. THC"'];
    for (const code of ['20GP', '45HC']) {
      const made = { equipment: { code }, charges };
      const old = rateTotal({ base, charges, equipment: undefined, allIn: false, exclusions });
      for (const total of [old, rateTotal({ base, ...made, allIn: false, exclusions })])
        expect(statedCompleteness({ ...made, total })).toEqual({ allIn: false, exclusions });
    }
  });

  it('has a charge with days of its own on those days, not before, and under a condition while the day is not known', () => {
    const days = { from: '2026-12-15', to: null };
    const dated = [charge({ condition: 'from 2026-12-15', days })];
    const on = (day?: string) => rateTotal({ base, equipment, charges: dated, allIn: true, day });
    expect(on('2026-12-14')).toEqual({
      ...{ amount: 1000, currency: 'USD', complete: true, missing: [] },
      validOn: '2026-12-14',
    });
    expect(on('2026-12-15')).toMatchObject({ amount: 1100, complete: true, missing: [] });
    expect(on().missing).toEqual([
      'Bunker adjustment factor (BAF), 100 USD, applies under a condition: from 2026-12-15',
    ]);
    const heavy = [charge({ condition: 'heavy cargo; from 2026-12-15', days })];
    expect(rateTotal({ base, equipment, charges: heavy, allIn: true, day: '2026-12-15' }).missing).toEqual([
      'Bunker adjustment factor (BAF), 100 USD, applies under a condition: heavy cargo',
    ]);
  });

  it('is not complete on a day when something inside the price on other days may be charged', () => {
    const inside = charge({
      ...{ status: 'included', amount: null, condition: 'until 2026-12-14' },
      days: { from: null, to: '2026-12-14' },
    });
    expect(rateTotal({ base, equipment, charges: [inside], allIn: true, day: '2026-12-14' }).complete).toBe(true);
    expect(rateTotal({ base, equipment, charges: [inside], allIn: true, day: '2026-12-15' }).complete).toBe(false);
  });

  it('is complete when the sheet says all-in and every charge is inside or added', () => {
    const total = rateTotal({
      base,
      equipment,
      charges: [charge({}), charge({ status: 'included', amount: null })],
      allIn: true,
    });
    expect(total).toEqual({ amount: 1100, currency: 'USD', complete: true, missing: [] });
  });

  it('is never complete unless the sheet states it, nor when the sheet excludes something', () => {
    expect(rateTotal({ base, equipment, charges: [], allIn: false }).complete).toBe(false);
    expect(
      rateTotal({ base, equipment, charges: [], allIn: true, exclusions: ['The sheet says: "excl. THC"'] }).complete,
    ).toBe(false);
  });

  const anyCharge = fc.record({
    amount: fc.option(fc.integer({ min: 0, max: 5000 })),
    currency: fc.constantFrom('USD', 'EUR', null),
    basis: fc.constantFrom<Charge['basis']>('PER_CONTAINER', 'PER_DOCUMENT', 'UNKNOWN'),
    status: fc.constantFrom<Charge['status']>('included', 'subject-to', 'at-cost'),
    condition: fc.option(fc.constant('heavy cargo')),
  });

  it('is never below the base', () => {
    fc.assert(
      fc.property(fc.array(anyCharge, { maxLength: 8 }), fc.boolean(), (charges, allIn) => {
        expect(rateTotal({ base, equipment, charges: charges.map(charge), allIn }).amount).toBeGreaterThanOrEqual(
          base.amount,
        );
      }),
    );
  });

  it('never becomes complete by adding a charge, and gives a reason for each charge that it leaves out', () => {
    fc.assert(
      fc.property(fc.array(anyCharge, { maxLength: 8 }), anyCharge, (charges, one) => {
        const before = rateTotal({ base, equipment, charges: charges.map(charge), allIn: true });
        const after = rateTotal({ base, equipment, charges: [...charges, one].map(charge), allIn: true });
        if (!before.complete) expect(after.complete).toBe(false);
        expect(after.missing.length).toBeGreaterThanOrEqual(before.missing.length);
        expect(after.complete).toBe(after.missing.length === 0);
      }),
    );
  });
});
