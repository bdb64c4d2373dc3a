import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalOf } from '../base/index.ts';
import { convertSum, createConverter, type RateSet } from './convert.ts';

const set = (rates: Record<string, number>, more: Partial<RateSet> = {}): RateSet => ({
  ...{ source: 'European Central Bank', date: '2026-11-20', base: 'EUR' },
  rates: new Map(Object.entries(rates).map(([currency, rate]) => [currency, decimalOf(rate)])),
  ...more,
});
const ecb = set({ USD: 1.25, CNY: 8, JPY: 160, KWD: 0.32 });
const sum = (currency: string, atLeast: number, atMost: number | null = atLeast) => ({ currency, atLeast, atMost });
const inCurrency = (currency: string, sums: ReturnType<typeof sum>[], sets = [ecb]) =>
  convertSum(sums, createConverter(currency, sets, '2026-11-15'));

describe('sums of several currencies', () => {
  it('are one sum, with the source and day of each rate', () => {
    expect(inCurrency('EUR', [sum('USD', 1000, 1250), sum('CNY', 80), sum('EUR', 5)])).toEqual({
      currency: 'EUR',
      atLeast: 815,
      atMost: 1015,
      rates: [
        { from: 'USD', rate: 0.8, source: 'European Central Bank', date: '2026-11-20', reason: null },
        { from: 'CNY', rate: 0.125, source: 'European Central Bank', date: '2026-11-20', reason: null },
      ],
    });
  });

  it.each([
    ['JPY', 12_800],
    ['KWD', 25.6],
    ['USD', 100],
  ])('are rounded to the minor unit of %s', (currency, amount) => {
    expect(inCurrency(currency, [sum('USD', 100)]).atLeast).toBe(amount);
  });

  it('have no upper end where one is open', () => {
    expect(inCurrency('EUR', [sum('USD', 100, null)])).toMatchObject({ atLeast: 80, atMost: null });
  });

  it('are not guessed without a rate', () => {
    const { atLeast, rates } = inCurrency('EUR', [sum('USD', 100), sum('CHF', 5)]);
    expect([atLeast, rates[1]]).toEqual([
      null,
      { from: 'CHF', rate: null, source: null, date: null, reason: 'no_rate' },
    ]);
  });

  it('are not converted by a rate that is too old', () => {
    const old = set({ USD: 1.25 }, { date: '2026-11-14' });
    const { atLeast, rates } = inCurrency('EUR', [sum('USD', 100)], [old]);
    expect([atLeast, rates[0]?.reason, rates[0]?.date]).toEqual([null, 'stale', '2026-11-14']);
  });

  it('are never converted by rates of two sources', () => {
    const sets = [set({ USD: 1.25 }), set({ CNY: 9 }, { source: 'Bank of China' })];
    expect(inCurrency('CNY', [sum('USD', 100)], sets).atLeast).toBeNull();
  });
});

it('an amount converted and converted back is the same, but for rounding', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e6 }), (cents, rate) => {
      const sets = [set({ USD: rate / 1e4 })];
      const there = inCurrency('USD', [sum('EUR', cents / 100)], sets).atLeast ?? 0;
      const back = inCurrency('EUR', [sum('USD', there)], sets).atLeast ?? 0;
      expect(Math.abs(back - cents / 100)).toBeLessThanOrEqual(0.006 + 0.005 / (rate / 1e4));
    }),
  );
});
