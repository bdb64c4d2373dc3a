import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Charge } from './rate.schema.ts';
import { rateTotal } from './rate-total.ts';

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

describe('the total of a rate', () => {
  it('adds what surely applies per container in the same currency', () => {
    expect(rateTotal({ base, charges: [charge({}), charge({ amount: 25.5 })], allIn: false }).amount).toBe(1125.5);
  });

  it.each([
    ['in another currency', charge({ currency: 'THB' })],
    ['at cost', charge({ status: 'at-cost', amount: null })],
    ['per bill of lading', charge({ basis: 'PER_BILL_OF_LADING' })],
    ['under a condition', charge({ condition: 'dangerous goods' })],
    ['without an amount', charge({ amount: null })],
  ])('names a charge %s among what is missing, and does not add it', (_, left) => {
    const total = rateTotal({ base, charges: [left], allIn: true });
    expect(total.amount).toBe(1000);
    expect(total.complete).toBe(false);
    expect(total.missing).toHaveLength(1);
  });

  it('is complete when the sheet says all-in and every charge is inside or added', () => {
    const total = rateTotal({ base, charges: [charge({}), charge({ status: 'included', amount: null })], allIn: true });
    expect(total).toEqual({ amount: 1100, currency: 'USD', complete: true, missing: [] });
  });

  it('is never complete unless the sheet states it, nor when the sheet excludes something', () => {
    expect(rateTotal({ base, charges: [], allIn: false }).complete).toBe(false);
    expect(rateTotal({ base, charges: [], allIn: true, exclusions: ['The sheet says: "excl. THC"'] }).complete).toBe(
      false,
    );
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
        expect(rateTotal({ base, charges: charges.map(charge), allIn }).amount).toBeGreaterThanOrEqual(base.amount);
      }),
    );
  });

  it('never becomes complete by adding a charge, and gives a reason for each charge that it leaves out', () => {
    fc.assert(
      fc.property(fc.array(anyCharge, { maxLength: 8 }), anyCharge, (charges, one) => {
        const before = rateTotal({ base, charges: charges.map(charge), allIn: true });
        const after = rateTotal({ base, charges: [...charges, one].map(charge), allIn: true });
        if (!before.complete) expect(after.complete).toBe(false);
        expect(after.missing.length).toBeGreaterThanOrEqual(before.missing.length);
        expect(after.complete).toBe(after.missing.length === 0);
      }),
    );
  });
});
