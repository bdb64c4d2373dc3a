import { canonicalJson } from '@agent-rate/client/canonical-json';
import type { QuoteLine, QuoteTotal } from '@agent-rate/client/quote-rules';
import { fromMinor, roundToMinor } from '../../base/index.ts';
import { type RateRevision, type SeenRates, withholdCommentsIn } from '../../rates/index.ts';
import { toQuotable } from '../quotes/find-rate.ts';
import { priceAtRates } from '../quotes/parts/make-parts.ts';
import { partsOf } from '../quotes/parts/parts-of.ts';
import { priceOfRate } from '../quotes/price-of-rate.ts';
import type { Quote } from '../quotes/quote.schema.ts';
import type { PriceChange, PriceMovement } from '../quotes/quote-status.schema.ts';
import type { StoredQuote } from '../quotes/quote-store.ts';
import type { Tx } from '../transaction.ts';

/** The rates in force for the parts of a quote and their days, part by part; undefined: none. */
export type CurrentRates = readonly (RateRevision | undefined)[];

/** The rates in force in place of those of a quote. `within`: as that transaction sees them. */
export async function findCurrentRates(
  rates: Pick<SeenRates, 'findCurrent'>,
  { quote, rateKey, partRateKeys }: Pick<StoredQuote, 'quote' | 'rateKey' | 'partRateKeys'>,
  within?: Tx['trx'],
): Promise<CurrentRates> {
  const keys = partRateKeys ?? [rateKey];
  const found: (RateRevision | undefined)[] = [];
  for (const [at, { date }] of partsOf(quote).entries()) {
    const current = await rates.findCurrent(keys[at] ?? rateKey, date, within);
    found.push(current && toQuotable(current));
  }
  return found;
}

/** Those rates when there is one for every part; undefined when one is gone. */
export function allInForce(current: CurrentRates): readonly RateRevision[] | undefined {
  const inForce = current.filter((one) => one !== undefined);
  return inForce.length === current.length ? inForce : undefined;
}

/** What the quantities of a quote cost at the rates in force. */
export function priceNow({ parts, quantities, gaps, date }: Quote, rates: readonly RateRevision[]) {
  if (parts !== undefined) {
    const inForce = rates.map(({ rate }) => rate);
    return priceAtRates(parts, inForce, gaps);
  }
  const [first] = rates;
  if (first === undefined) throw new Error('a quote has a rate');
  const { gaps: own, ...price } = priceOfRate(first.rate, quantities, date);
  return { ...price, ownGaps: [own] };
}

/**
 * What the quoted quantities cost at the rates in force, against the quote; null when it is the price that was quoted.
 * `current`: the rates in force for the quote's rate keys and days.
 */
export function findPriceMovement(quote: Quote, current: CurrentRates): PriceMovement | null {
  const rates = allInForce(current);
  if (rates === undefined) {
    const totals = quote.totals.map(({ currency, certain }) => movedTotal(currency, certain, null));
    return { rateId: null, changes: [], totals };
  }
  const changes = listPriceChanges(quote, rates);
  if (changes.length === 0) return null;
  const { totals } = priceNow(quote, rates);
  return { ...rateIdsOf(quote, rates), changes, totals: compareTotals(quote.totals, totals) };
}

/** The id of the rate in force, and of every one of a quote of several. */
export function rateIdsOf({ parts }: Quote, rates: readonly RateRevision[]): { rateId: number; rateIds?: number[] } {
  const ids = rates.map(({ rate }) => rate.id);
  return { rateId: ids[0] ?? 0, ...(parts === undefined ? {} : { rateIds: ids }) };
}

/** What of the price differs at the current rates for the same quantities; charges are matched by what they are called. */
export function listPriceChanges(quote: Quote, rates: readonly RateRevision[]): PriceChange[] {
  const parts = partsOf(quote);
  if (parts.every(({ rateId }, at) => rates[at]?.rate.id === rateId)) return [];
  const now = priceNow(quote, rates);
  return parts.flatMap(({ lines, gaps }, index) => {
    const after: readonly QuoteLine[] =
      quote.parts === undefined ? now.lines : now.lines.filter((line) => 'part' in line && line.part === index + 1);
    const first = lines[0] === undefined ? 0 : quote.lines.indexOf(lines[0]);
    // Older quotes have comments of cells.
    const own = { before: withholdCommentsIn(gaps), after: now.ownGaps[index] ?? [] };
    return [
      ...compareLines(lines, after, first),
      ...compareGaps(own, quote.parts === undefined ? '' : `part ${index + 1}: `),
    ];
  });
}

/** The lines that differ. `first`: the place in the quote of the first of them. */
function compareLines(quoted: readonly QuoteLine[], current: readonly QuoteLine[], first: number): PriceChange[] {
  return pairLines(quoted, current)
    .filter(({ before, after }) => canonicalJson(before) !== canonicalJson(after))
    .map(({ at, before, after }) => ({
      what: `line ${first + at + 1}: ${(after ?? before)?.name}`,
      ...{ before, after },
      ...differenceOf(before, after),
    }));
}

function compareGaps(
  { before, after }: { before: readonly string[]; after: readonly string[] },
  part: string,
): PriceChange[] {
  if (canonicalJson(before) === canonicalJson(after)) return [];
  return [{ what: `${part}missing from the price`, before, after, difference: null, currency: null }];
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
export function describeMovement({ rateId, rateIds = [], totals }: PriceMovement): string {
  const placed = 'The quote binds: the order is placed at the quoted price.';
  const others = rateIds.length > 1;
  if (rateId === null) return `The quoted rate is no longer in force, and no other is for its day. ${placed}`;
  const moved = totals.filter(({ difference }) => difference !== 0).map(describeTotal);
  const what = moved.length > 0 ? moved.join(', ') : 'the same in total, with other lines or conditions';
  return `At the rate${others ? 's' : ''} in force now, rate${others ? `s ${rateIds.join(', ')}` : ` ${rateId}`}, the certain charges are ${what}. ${placed}`;
}

function describeTotal({ currency, current, difference }: PriceMovement['totals'][number]): string {
  const by = difference ?? 0;
  return `${current} ${currency}, ${Math.abs(by)} ${currency} ${by > 0 ? 'more' : 'less'} than quoted`;
}
