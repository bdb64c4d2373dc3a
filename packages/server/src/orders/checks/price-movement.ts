import { canonicalJson } from '@agent-rate/client/canonical-json';
import type { QuoteLine, QuoteTotal } from '@agent-rate/client/quote-rules';
import { fromMinor, roundToMinor } from '../../base/index.ts';
import type { RateRevision } from '../../rates/index.ts';
import { priceOfRate } from '../quotes/price-of-rate.ts';
import type { PriceChange, PriceMovement, Quote } from '../quotes/quote.schema.ts';

/**
 * What the quoted quantities cost at the rate in force, against the quote; null when it is the price that was quoted.
 * `current`: the rate in force for the quote's rate key and day; undefined: none, and so nothing to compare with.
 */
export function findPriceMovement(quote: Quote, current: RateRevision | undefined): PriceMovement | null {
  if (current === undefined) {
    const totals = quote.totals.map(({ currency, certain }) => movedTotal(currency, certain, null));
    return { rateId: null, changes: [], totals };
  }
  const changes = listPriceChanges(quote, current);
  if (changes.length === 0) return null;
  const { totals } = priceOfRate(current.rate, quote.quantities);
  return { rateId: current.rate.id, changes, totals: compareTotals(quote.totals, totals) };
}

/** What of the price differs at the current rate for the same quantities; charges are matched by what they are called. */
export function listPriceChanges(quote: Quote, { rate }: RateRevision): PriceChange[] {
  if (rate.id === quote.rateId) return [];
  const now = priceOfRate(rate, quote.quantities);
  const changes = pairLines(quote.lines, now.lines)
    .filter(({ before, after }) => canonicalJson(before) !== canonicalJson(after))
    .map(({ at, before, after }) => ({
      what: `line ${at + 1}: ${(after ?? before)?.name}`,
      ...{ before, after },
      ...differenceOf(before, after),
    }));
  if (canonicalJson(quote.gaps) === canonicalJson(now.gaps)) return changes;
  const open = { what: 'missing from the price', before: quote.gaps, after: now.gaps };
  return [...changes, { ...open, difference: null, currency: null }];
}

type Pair = { at: number; before: QuoteLine | null; after: QuoteLine | null };

/** Each quoted line with the same charge at the current rate, then the charges that are new. */
function pairLines(quoted: readonly QuoteLine[], current: readonly QuoteLine[]): Pair[] {
  const left = current.map((line, at) => ({ line, at }));
  const pairs: Pair[] = quoted.map((before, at) => {
    const found = left.findIndex(({ line }) => chargeOf(line) === chargeOf(before));
    const [same] = found < 0 ? [] : left.splice(found, 1);
    return { at, before, after: same?.line ?? null };
  });
  return [...pairs, ...left.map(({ line, at }) => ({ at, before: null, after: line }))];
}

const chargeOf = ({ code, name }: QuoteLine) => code ?? name;

/** By how much the line changed. A charge that is not there costs nothing; an amount that is not known has no difference. */
function differenceOf(before: QuoteLine | null, after: QuoteLine | null) {
  const currency = (after ?? before)?.currency ?? null;
  const [from, to] = [before, after].map((line) => (line === null ? 0 : line.amount));
  const isOneCurrency = before === null || after === null || before.currency === after.currency;
  if (from === null || from === undefined || to === null || to === undefined) return { difference: null, currency };
  if (currency === null || !isOneCurrency) return { difference: null, currency: null };
  return { difference: subtract(to, from, currency), currency };
}

function compareTotals(quoted: readonly QuoteTotal[], current: readonly QuoteTotal[]): PriceMovement['totals'] {
  const certainIn = (totals: readonly QuoteTotal[], currency: string) =>
    totals.find((total) => total.currency === currency)?.certain ?? 0;
  const currencies = [...new Set([...quoted, ...current].map(({ currency }) => currency))];
  return currencies.map((currency) => movedTotal(currency, certainIn(quoted, currency), certainIn(current, currency)));
}

function movedTotal(currency: string, quoted: number, current: number | null) {
  return { currency, quoted, current, difference: current === null ? null : subtract(current, quoted, currency) };
}

/** In the currency's minor units, so that no binary fraction shows. */
function subtract(to: number, from: number, currency: string): number {
  return fromMinor(roundToMinor(to, currency) - roundToMinor(from, currency), currency);
}

/** The movement as a sentence. */
export function describeMovement({ rateId, totals }: PriceMovement): string {
  const placed = 'The quote binds: the order is placed at the quoted price.';
  if (rateId === null) return `The quoted rate is no longer in force, and no other is for its day. ${placed}`;
  const moved = totals.filter(({ difference }) => difference !== 0).map(describeTotal);
  const what = moved.length > 0 ? moved.join(', ') : 'the same in total, with other lines or conditions';
  return `At the rate in force now, rate ${rateId}, the certain charges are ${what}. ${placed}`;
}

function describeTotal({ currency, current, difference }: PriceMovement['totals'][number]): string {
  const by = difference ?? 0;
  return `${current} ${currency}, ${Math.abs(by)} ${currency} ${by > 0 ? 'more' : 'less'} than quoted`;
}
