import type { Cheapest, TotalRange } from './comparison.schema.ts';

/** A rate as it is ranked. `days`: those of its validity that are asked about. */
export type Ranked = {
  id: number;
  equipment: string;
  totalRange: TotalRange;
  days: { from: string; to: string };
};

/**
 * Rates of one currency and container type after each other, the lowest upper end first: what is paid at most. Rates whose
 * upper end is open come last, by their lower end.
 */
export function inOrderOfRange(a: Ranked, b: Ranked): number {
  return (
    compareTexts(a.totalRange.currency, b.totalRange.currency) ||
    compareTexts(a.equipment, b.equipment) ||
    upperEnd(a) - upperEnd(b) ||
    a.totalRange.atLeast - b.totalRange.atLeast ||
    a.id - b.id
  );
}

/** Not by a locale: lists sort alike everywhere. */
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** More than any price, and subtracted from itself still a number. */
const OPEN = Number.MAX_SAFE_INTEGER;

function upperEnd({ totalRange }: Ranked): number {
  return totalRange.atMost ?? OPEN;
}

/** Whether each rate is the cheapest of those in the same currency for the same container type. */
export function findCheapest<T extends Ranked>(rates: readonly T[]): Map<T, Cheapest> {
  const groups = Map.groupBy(rates, ({ equipment, totalRange }) => `${equipment} ${totalRange.currency}`);
  return new Map([...groups.values()].flatMap((group) => group.map((rate) => [rate, isCheapest(rate, group)])));
}

function isCheapest(rate: Ranked, group: readonly Ranked[]): Cheapest {
  const others = group.filter((other) => other !== rate);
  if (others.some((other) => covers(other, rate) && isSurelyCheaper(other, rate))) return 'no';
  const { atMost, basis } = rate.totalRange;
  const isLowest = others.every((other) => !overlaps(other, rate) || marginsOf(rate, other).every((by) => by >= 0));
  if (atMost === null || !isLowest) return 'possible';
  return basis === 'stated' ? 'certain' : 'likely';
}

function isSurelyCheaper(rate: Ranked, other: Ranked): boolean {
  const margins = marginsOf(rate, other);
  return margins.every((by) => by >= 0) && margins.some((by) => by > 0);
}

/** By how much the upper end of a rate is below the lower end of another, in every currency that either has. */
function marginsOf(rate: Ranked, other: Ranked): number[] {
  const [ours, theirs] = [amountsOf(rate, 'atMost'), amountsOf(other, 'atLeast')];
  const currencies = [...new Set([...ours.keys(), ...theirs.keys()])];
  return currencies.map((currency) => (theirs.get(currency) ?? 0) - (ours.get(currency) ?? 0));
}

function amountsOf({ totalRange }: Ranked, end: 'atMost' | 'atLeast'): Map<string, number> {
  const { currency, otherCurrencies } = totalRange;
  const all = [{ currency, atLeast: totalRange.atLeast, atMost: totalRange.atMost ?? OPEN }, ...otherCurrencies];
  return new Map(all.map((sum) => [sum.currency, sum[end]]));
}

function covers({ days: a }: Ranked, { days: b }: Ranked): boolean {
  return a.from <= b.from && a.to >= b.to;
}

function overlaps({ days: a }: Ranked, { days: b }: Ranked): boolean {
  return a.from <= b.to && a.to >= b.from;
}
