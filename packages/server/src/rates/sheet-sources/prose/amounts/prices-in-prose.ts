import type { LaneChange } from '../places/relative-lanes.ts';
import { words } from '../prose-words.ts';
import { masked, runsOf, type Span } from '../spans.ts';
import { type Amount, numberOf } from './amounts-in-prose.ts';
import { type Bound, boundAmounts, listOf } from './bound-amounts.ts';
import { isChargeAmount } from './charge-mentions.ts';
import { isEarlier } from './earlier-amounts.ts';
import { countedFrom, type RelativePrice, relativePricesIn } from './relative-prices.ts';
import { BETWEEN_TYPES, typesIn } from './types-in-prose.ts';

/** An amount of one container type; `value` is as written, or the words that say why there is none ("sold out"). */
export type ProsePrice = { equipment: string; value: string; currency: string | null; at: number };

/** Prices that stand together. Without container types they are those that the text named before, in the same order. */
export type PriceGroup = Span & {
  prices: ProsePrice[];
  untyped: readonly Amount[];
  /** How it counts its prices from those of another lane: "USD 50 more". */
  change?: LaneChange;
};

/**
 * The prices of a sentence, in its order, and the container types that it names without an amount. An amount of a charge, or of
 * before, is no price.
 */
export function pricesIn(text: string): PricesReading {
  const relative = relativePricesIn(text);
  const plain = masked(text, relative);
  const pairs = boundAmounts(plain);
  const free = runsOf(plain, typesIn(plain), BETWEEN_TYPES).map(listOf);
  const isFree = ({ start }: Span) => !pairs.some(({ types }) => types?.start === start);
  const types = free.filter(isFree).flatMap(({ all }) => all.map(({ code }) => code));
  const { groups, ...rest } = groupsOf(plain, pairs);
  const open = relative.filter((one) => !settled(one, groups));
  return { ...rest, groups, types, relative: open };
}

/** Adds a relative price to the group that has the one it is counted from, in the same sentence before it. */
function settled(one: RelativePrice, groups: readonly PriceGroup[]): boolean {
  const group = groups.findLast(({ start, prices }) => start < one.start && baseOf(one, prices) !== undefined);
  const base = group && baseOf(one, group.prices);
  if (!base) return false;
  group.prices.push(...countedPrices(one, base));
  return true;
}

const baseOf = ({ of }: RelativePrice, prices: readonly ProsePrice[]) =>
  of === undefined ? prices.at(-1) : prices.find(({ equipment }) => equipment === of);

/** The prices that a relative one gives, by the price that it is counted from. */
export function countedPrices(one: RelativePrice, base: ProsePrice): ProsePrice[] {
  const amount = numberOf(base.value);
  if (amount === undefined) return [];
  return one.types.map((equipment) => ({ ...base, equipment, value: countedFrom(amount, one) }));
}

/** Every amount of a sentence with its container types, be it a price, a charge or a change of prices. */
export function amountsOf(text: string): PriceGroup[] {
  return boundAmounts(text).map(({ amounts, types }) =>
    groupOf(
      '',
      { amounts, types },
      { start: Math.min(amounts.start, types?.start ?? amounts.start), end: Math.max(amounts.end, types?.end ?? 0) },
    ),
  );
}

/** `types`: named without an amount. `hasExtra`, `hasOld`: there are amounts of charges, or of before, too. */
export type PricesReading = {
  groups: PriceGroup[];
  types: string[];
  hasExtra: boolean;
  hasOld: boolean;
  /** Prices that are counted from some of another sentence. */
  relative: readonly RelativePrice[];
};

/** Between the amounts of one charge by size: "THC USD 200/20' - USD 300/40'". */
const GOES_ON = new RegExp(`^[\\s,、，/;&|–-]*(?:(?:${words('and')}|resp)\\.?)?\\s*$`, 'iu');

const isWords = ({ all }: Bound['amounts']) => all.every(({ value }) => !/\d/.test(value));

const isInBracket = (text: string, { start }: Span) => text.lastIndexOf('(', start) > text.lastIndexOf(')', start);

function groupsOf(text: string, pairs: readonly Bound[]): Omit<PricesReading, 'types' | 'relative'> {
  const groups: PriceGroup[] = [];
  let since = 0;
  let [wasCharge, wasOld] = [false, false];
  let [hasExtra, hasOld] = [false, false];
  for (const { amounts, types } of pairs) {
    const span = {
      start: Math.min(amounts.start, types?.start ?? amounts.start),
      end: Math.max(amounts.end, types?.end ?? 0),
    };
    // The amounts of one charge by size go on: "THC USD 200/20', USD 300/40'".
    const isNext = GOES_ON.test(text.slice(since, span.start));
    const goesOn: boolean = wasCharge && isNext;
    // "USD 2,350 per 40'HC on top" of a lane is an addition, and its price is not told.
    wasCharge = goesOn || isChargeAmount(text, span, since) || (types !== undefined && signBehind(text, span) !== 0);
    since = span.end;
    // "(was USD 100/20', USD 200/40')": and so do earlier ones in a bracket of their own.
    const isOld: boolean =
      !wasCharge && ((wasOld && isNext && isInBracket(text, span)) || isEarlier(text, span, groups.at(-1)?.end ?? 0));
    wasOld = isOld;
    // "DGS USD 400, class 1, 2.3, 7 on request": words for want of a price behind the amount of a charge are about it.
    if (hasExtra && groups.length === 0 && types === undefined && isWords(amounts) && !text.includes('~')) continue;
    if (!wasCharge && !isOld) groups.push(groupOf(text, { amounts, types }, span));
    hasExtra ||= wasCharge && amounts.all.some(({ currency }) => currency !== null);
    hasOld ||= isOld;
  }
  const priced = groups.filter((group) => group.prices.length > 0 || isUntypedPrice(group));
  return { groups: joined(text, priced), hasExtra, hasOld };
}

/** Amounts without a type: several of a list, or one with a currency, may be those of the types named before. */
const isUntypedPrice = ({ untyped }: PriceGroup) =>
  untyped.length > 1 || untyped.some(({ currency, value }) => currency !== null || !/\d/.test(value));

const SIGN_MORE = new RegExp(`^\\s*${words('more')}`, 'iu');
const SIGN_LESS = new RegExp(`^\\s*${words('less')}`, 'iu');

function signBehind(text: string, { end }: Span): -1 | 0 | 1 {
  const behind = text.slice(end);
  if (SIGN_MORE.test(behind)) return 1;
  return SIGN_LESS.test(behind) ? -1 : 0;
}

function groupOf(text: string, { amounts, types }: Bound, span: Span): PriceGroup {
  const sign = signBehind(text, span);
  const [only] = amounts.all;
  if (sign !== 0 && amounts.all.length === 1 && only)
    return {
      ...span,
      prices: [],
      untyped: [only],
      change: { by: [sign * (numberOf(only.value) ?? 0)], like: undefined },
    };
  const currency = amounts.all.find((amount) => amount.currency !== null)?.currency ?? null;
  const prices = (types?.all ?? []).map(({ code }, index): ProsePrice => {
    const amount = amounts.all[amounts.all.length === 1 ? 0 : index];
    return { equipment: code, value: amount?.value ?? '', currency, at: amount?.start ?? span.start };
  });
  const untyped = types ? [] : amounts.all.map((amount) => ({ ...amount, currency: amount.currency ?? currency }));
  return { ...span, prices, untyped };
}

/** Groups with nothing of another lane or carrier between them are one: "USD 1,890/20', USD 3,180/40'HC". */
function joined(text: string, groups: readonly PriceGroup[]): PriceGroup[] {
  const result: PriceGroup[] = [];
  for (const group of groups) {
    const last = result.at(-1);
    const between = last ? text.slice(last.end, group.start) : '';
    const isOne = last && last.prices.length > 0 && group.prices.length > 0 && JOINS.test(between);
    const isNew = !last?.prices.some(({ equipment }) => group.prices.some((price) => price.equipment === equipment));
    if (last && isOne && isNew)
      result[result.length - 1] = { ...last, end: group.end, prices: [...last.prices, ...group.prices] };
    else result.push(group);
  }
  return result;
}

const JOINS = new RegExp(`^[\\s,;/|()&+–-]*(?:${words('and')}[\\s,;/|()&+–-]*)?(?:${words('at')}\\s*)?$`, 'iu');
