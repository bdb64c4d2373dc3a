import {
  add,
  currencyExponent,
  type Decimal,
  decimalOf,
  multiply,
  quotient,
  roundTo,
  toNumber,
} from '../base/index.ts';
import type { Conversion, UsedRate } from './conversion.schema.ts';

/** The exact rate between two currencies as a fraction, and what is said of it. */
export type FoundRate = { told: UsedRate; fraction: { over: Decimal; under: Decimal } | undefined };

/** Rates into one currency. `rateFrom` may throw where no rate at all leads into it. */
export type Converter = { currency: string; rateFrom: (currency: string) => FoundRate };

/** Sums of one currency each; `atMost` null: open. */
export type Sum = { currency: string; atLeast: number; atMost: number | null };

/** A set as it was loaded: units of each currency for one unit of the base. */
export type RateSet = { source: string; date: string; base: string; rates: ReadonlyMap<string, Decimal> };

const ONE: Decimal = { units: 1n, digits: 0 };
/** More than any exchange rate states. */
const RATE_DIGITS = 10;
/** Kept until a sum is rounded. */
const SUM_DIGITS = 12;

/** Rates into a currency from sets, the newest first, none later than today; older than `earliest` is stale. */
export function createConverter(currency: string, sets: readonly RateSet[], earliest: string): Converter {
  return { currency, rateFrom: (from) => findRate(sets, { from, to: currency, earliest }) };
}

type Asked = { from: string; to: string; earliest: string };

function findRate(sets: readonly RateSet[], { from, to, earliest }: Asked): FoundRate {
  if (from === to)
    return { told: { from, rate: 1, source: null, date: null, reason: null }, fraction: { over: ONE, under: ONE } };
  for (const { source, date, base, rates } of sets) {
    const [over, under] = [to, from].map((one) => (one === base ? ONE : rates.get(one)));
    if (over === undefined || under === undefined) continue;
    if (date < earliest) return { told: { from, rate: null, source, date, reason: 'stale' }, fraction: undefined };
    const rate = toNumber(quotient(over, under, RATE_DIGITS));
    return { told: { from, rate, source, date, reason: null }, fraction: { over, under } };
  }
  return { told: { from, rate: null, source: null, date: null, reason: 'no_rate' }, fraction: undefined };
}

/** Whether a set of the days allowed has the currency at all. */
export function knowsCurrency(currency: string, sets: readonly RateSet[], earliest: string): boolean {
  return sets.some(({ date, base, rates }) => date >= earliest && (base === currency || rates.has(currency)));
}

/** Sums of several currencies in one: each converted exactly, added, and rounded once to the minor unit. */
export function convertSum(sums: readonly Sum[], { currency, rateFrom }: Converter): Conversion {
  const found = sums.map((sum) => ({ sum, rate: rateFrom(sum.currency) }));
  const totalOf = (amounts: readonly (number | null)[]): number | null => {
    let total: Decimal = { units: 0n, digits: 0 };
    for (const [at, amount] of amounts.entries()) {
      const fraction = found[at]?.rate.fraction;
      if (amount === null || fraction === undefined) return null;
      total = add(total, quotient(multiply(decimalOf(amount), fraction.over), fraction.under, SUM_DIGITS));
    }
    return toNumber(roundTo(total, { units: 1n, digits: currencyExponent(currency) }, 'nearest'));
  };
  return {
    currency,
    atLeast: totalOf(sums.map(({ atLeast }) => atLeast)),
    atMost: totalOf(sums.map(({ atMost }) => atMost)),
    rates: found.filter(({ sum }) => sum.currency !== currency).map(({ rate }) => rate.told),
  };
}
