import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleRate } from '../../testing/sample-rates.ts';
import type { Charge, RateContent } from '../record/rate.schema.ts';
import { compareRates } from './compare-rates.ts';

const DAYS = { validFrom: '2026-12-01', validTo: '2026-12-31' };
const baf: Charge = {
  code: 'BAF',
  name: 'Bunker adjustment factor',
  amount: 200,
  currency: 'USD',
  basis: 'PER_CONTAINER',
  paymentTerm: null,
  status: 'subject-to',
  condition: null,
};
const rate = (changed: Partial<RateContent> = {}): RateContent => ({
  ...sampleRate({ amount: 1000, ...DAYS, charges: [baf] }),
  ...changed,
});
const lines = (before: RateContent, after: RateContent) =>
  compareRates(before, after).map((line) => [
    line.code ?? line.name,
    line.before?.text ?? null,
    line.after?.text ?? null,
    line.difference,
    line.percent,
    line.reason,
  ]);

describe('the lines in which two prices differ', () => {
  it('give the difference and the percent of amounts and days', () => {
    const after = rate({
      base: { amount: 1234.5, currency: 'USD' },
      charges: [{ ...baf, amount: 150 }],
      transitDays: 33,
    });
    expect(lines(rate({ transitDays: 30 }), after)).toEqual([
      ['Base rate', 'USD 1000', 'USD 1234.5', 234.5, 23.5, null],
      ['BAF', 'USD 200 PER_CONTAINER subject-to', 'USD 150 PER_CONTAINER subject-to', -50, -25, null],
      ['Transit time', '30 days', '33 days', 3, 10, null],
    ]);
  });

  it('say why there is no difference', () => {
    const after = rate({
      base: { amount: 900, currency: 'EUR' },
      charges: [{ ...baf, amount: null, currency: null, status: 'at-cost' }],
    });
    expect(lines(rate(), after)).toEqual([
      ['Base rate', 'USD 1000', 'EUR 900', null, null, 'USD and EUR are not compared.'],
      ['BAF', 'USD 200 PER_CONTAINER subject-to', 'PER_CONTAINER at-cost', null, null, 'No amount is stated any more.'],
    ]);
  });

  it('never take a charge that is not listed for nothing', () => {
    const added = 'The charge was not listed before.';
    const removed = 'The charge is no longer listed.';
    const text = 'USD 200 PER_CONTAINER subject-to';
    expect(lines(rate({ charges: [] }), rate())).toEqual([['BAF', null, text, null, null, added]]);
    expect(lines(rate(), rate({ charges: [] }))).toEqual([['BAF', text, null, null, null, removed]]);
  });

  it('tell a charge that became included, and conditions apart', () => {
    const winter = { ...baf, condition: 'from 15 December', amount: 50 };
    expect(lines(rate(), rate({ charges: [{ ...baf, status: 'included' }, winter] }))).toEqual([
      ['BAF', 'USD 200 PER_CONTAINER subject-to', 'USD 200 PER_CONTAINER included', 0, 0, null],
      ['BAF', null, 'USD 50 PER_CONTAINER subject-to', null, null, 'The charge was not listed before.'],
    ]);
  });

  it('include the validity, the free time, and whatever else the sheet says', () => {
    const after = rate({
      validTo: '2027-01-15',
      freeDays: { demurrage: null, detention: null, combined: 14 },
      remarks: 'Via Colombo',
    });
    expect(lines(rate(), after)).toEqual([
      ['Validity', '2026-12-01 to 2026-12-31', '2026-12-01 to 2027-01-15', null, null, null],
      ['combined', null, '14 days', null, null, 'It was not listed before.'],
      ['remarks', null, 'Via Colombo', null, null, null],
    ]);
  });
});

const charge: fc.Arbitrary<Charge> = fc
  .record({
    code: fc.constantFrom('BAF', 'LSS', null),
    amount: fc.option(fc.integer({ min: 0, max: 9 }), { nil: null }),
    basis: fc.constantFrom('PER_CONTAINER', 'UNKNOWN'),
    paymentTerm: fc.constantFrom('PREPAID', null),
    status: fc.constantFrom('included', 'subject-to', 'at-cost'),
    condition: fc.constantFrom('heavy cargo', null),
  })
  .map((given) => ({ ...given, name: given.code ?? 'Congestion', currency: given.amount === null ? null : 'USD' }));
const content: fc.Arbitrary<RateContent> = fc
  .record({
    base: fc.record({ amount: fc.integer({ min: 1, max: 3 }), currency: fc.constantFrom('USD', 'EUR') }),
    charges: fc.array(charge, { maxLength: 3 }),
    validTo: fc.constantFrom('2026-12-30', '2026-12-31'),
    transitDays: fc.constantFrom(null, 30, 31),
    remarks: fc.constantFrom(null, 'a', 'b'),
  })
  .map(rate);

it('A price has no line that differs from its copy, and going back turns every difference around', () => {
  fc.assert(
    fc.property(content, content, (before, after) => {
      expect(compareRates(before, structuredClone(before))).toEqual([]);
      const { charges: _was, ...earlier } = before;
      const { charges: _is, ...later } = after;
      if (JSON.stringify(earlier) !== JSON.stringify(later)) expect(compareRates(before, after)).not.toEqual([]);
      const turned = compareRates(after, before).map((line) => {
        const difference = line.difference === null ? null : 0 - line.difference;
        return { name: line.name, before: line.after, after: line.before, difference };
      });
      const there = compareRates(before, after).map(({ name, difference, ...line }) => {
        return { name, before: line.before, after: line.after, difference };
      });
      expect(new Set(turned.map((line) => JSON.stringify(line)))).toEqual(
        new Set(there.map((line) => JSON.stringify(line))),
      );
    }),
  );
});
