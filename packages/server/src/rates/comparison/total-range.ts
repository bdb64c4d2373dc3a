import { priceQuote, type QuoteLine } from '@agent-rate/client/quote-rules';
import type { IsoDate } from '../../base/index.ts';
import type { RateContent } from '../record/rate.schema.ts';
import { statedCompleteness } from '../record/rate-total.ts';
import type { TotalRange } from './comparison.schema.ts';
import { chargeKey, ONE_CONTAINER, type UsualCharge, type UsualCharges } from './usual-charges.ts';

/** The usual charges of rates like this one, and which rates those are. */
export type Evidence = UsualCharges & { of: 'lane' | 'countries' };

/** The sums of one currency while they are made. */
type Sums = Map<string, { atLeast: number; atMost: number }>;

/**
 * What one container costs at least and at most. At least: what surely applies. At most: that, what applies under a
 * condition, and what a rate that does not state its whole price leaves out: the charges that are usually on top of rates
 * like it and that it does not mention. `day`: the day of the price, where it is known. `atMost` is null when something stays unknown; `open` says what, a sentence each.
 */
export function totalRange(rate: RateContent, evidence: Evidence | undefined, day?: IsoDate): TotalRange {
  const sums: Sums = new Map();
  const open: string[] = [];
  const { lines } = priceQuote(rate, ONE_CONTAINER, [], day);
  for (const line of lines) addStated(sums, line);
  const usual = usualCharges(rate, lines, evidence, open);
  for (const { currency, to } of usual) if (currency !== null && to !== null) add(sums, currency, 0, to);
  const { currency } = rate.base;
  const rounded = [...sums].map(([of, { atLeast, atMost }]) => ({
    currency: of,
    atLeast: round(atLeast),
    atMost: round(atMost),
  }));
  const own = rounded.find((sum) => sum.currency === currency) ?? { atLeast: rate.base.amount, atMost: null };
  return {
    currency,
    atLeast: own.atLeast,
    atMost: open.length === 0 ? own.atMost : null,
    otherCurrencies: rounded.filter((sum) => sum.currency !== currency),
    basis: statesAll(rate, lines)
      ? 'stated'
      : open.length > 0 && usual.length === 0
        ? 'none'
        : (evidence?.of ?? 'none'),
    learnedFrom: usual.length > 0 ? (evidence?.learnedFrom ?? 0) : 0,
    usualCharges: usual,
    open,
  };
}

/** Whether a rate needs no other to tell its upper end. */
function statesAll(rate: RateContent, lines: readonly QuoteLine[]): boolean {
  const { allIn, exclusions } = statedCompleteness(rate);
  return allIn && exclusions.length === 0 && lines.every(({ certainty }) => certainty !== 'unknown');
}

function addStated(sums: Sums, { status, certainty, amount, currency }: QuoteLine): void {
  if (amount === null || currency === null || status === 'included') return;
  if (certainty === 'certain') add(sums, currency, amount, amount);
  if (certainty === 'conditional') add(sums, currency, Math.min(0, amount), Math.max(0, amount));
}

function add(sums: Sums, currency: string, atLeast: number, atMost: number): void {
  const sum = sums.get(currency) ?? { atLeast: 0, atMost: 0 };
  sums.set(currency, { atLeast: sum.atLeast + atLeast, atMost: sum.atMost + atMost });
}

/** The usual charges that may come on top of what the rate states; what they do not account for is added to `open`. */
function usualCharges(
  rate: RateContent,
  lines: readonly QuoteLine[],
  evidence: Evidence | undefined,
  open: string[],
): UsualCharge[] {
  const known = evidence?.charges ?? [];
  const taken = new Set<UsualCharge>();
  const take = (charges: readonly UsualCharge[], sentence: string) => {
    const priced = charges.filter(({ to }) => to !== null);
    if (priced.length === 0) open.push(sentence);
    for (const charge of priced) taken.add(charge);
  };
  for (const line of lines.filter(({ certainty }) => certainty === 'unknown'))
    take(known.filter(isSameAs(line)), line.note ?? `${line.name} is not known.`);
  const { allIn, exclusions } = statedCompleteness(rate);
  for (const sentence of exclusions) take(known.filter(isNamedIn(sentence)), sentence);
  if (allIn) return [...taken];
  if (evidence === undefined) open.push(NOTHING_TO_LEARN_FROM);
  const stated = new Set(rate.charges.map(chargeKey));
  for (const charge of known.filter((one) => !stated.has(chargeKey(one)))) take([charge], unpriced(charge));
  return [...taken];
}

const NOTHING_TO_LEARN_FROM =
  'The sheet does not say whether other charges are included, and no other published rate of this lane or between these ' +
  'countries shows which are usual.';

function unpriced({ code, name }: UsualCharge): string {
  return `${code && code !== name ? `${name} (${code})` : name} is usually charged on top; no rate states the amount.`;
}

function isSameAs(charge: { code: string | null; name: string }) {
  return (other: UsualCharge) => chargeKey(other) === chargeKey(charge);
}

/** "THC" alone names the terminal handling of both ends. */
const OF_BOTH_ENDS: ReadonlyMap<string, string> = new Map([
  ['OTHC', 'THC'],
  ['DTHC', 'THC'],
]);

function isNamedIn(sentence: string) {
  const words = new Set(sentence.toUpperCase().split(/[^\p{L}\p{N}]+/u));
  const plain = sentence.toLowerCase();
  return ({ code, name }: UsualCharge) =>
    (code !== null && (words.has(code) || words.has(OF_BOTH_ENDS.get(code) ?? code))) ||
    plain.includes(name.toLowerCase());
}

/** Without the noise of binary fractions. */
function round(amount: number): number {
  return Math.round(amount * 1000) / 1000;
}
