import type { DraftRate } from './sheet-reading.ts';

/** How one tab's prices follow from another's. */
export type Derivation = { from: string; how: string };

const SELLING = /\bsell(?:ing)?\b|售价|卖价|对外|\bcustomer\b|\bventa\b|\bvenda\b|\bverkauf\b|\bvente\b/i;

const keyOf = ({ content }: DraftRate) =>
  [
    content.origin.code ?? content.origin.text,
    content.destination.code ?? content.destination.text,
    content.equipment.code,
    content.carrier?.scac ?? content.carrier?.name ?? '',
    content.base.currency,
  ].join('|');
const validityOf = ({ content }: DraftRate) => `${content.validFrom}|${content.validTo}`;

type Pair = { equipment: string; cost: number; price: number };

/** Prices of the same lane, carrier, type and validity on both tabs; undefined when too few of the later tab's are on the earlier one. */
function pairUp(earlier: readonly DraftRate[], later: readonly DraftRate[]): Pair[] | undefined {
  const costs = new Map<string, { amount: number; validities: Set<string> }>();
  for (const rate of earlier) {
    const cost = costs.get(keyOf(rate)) ?? { amount: rate.content.base.amount, validities: new Set() };
    cost.validities.add(validityOf(rate));
    costs.set(keyOf(rate), cost);
  }
  const pairs: Pair[] = [];
  for (const rate of later) {
    const cost = costs.get(keyOf(rate));
    if (cost?.validities.has(validityOf(rate)))
      pairs.push({ equipment: rate.content.equipment.code, cost: cost.amount, price: rate.content.base.amount });
  }
  return pairs.length >= 3 && pairs.length >= later.length * 0.8 ? pairs : undefined;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** All prices one factor above, or one amount above (for all, or for each container type). */
function constantStep(pairs: readonly Pair[]): string | undefined {
  const factor = Math.round(median(pairs.map((pair) => pair.price / pair.cost)) * 1000) / 1000;
  const isFactor = (tolerance: number) => pairs.every((pair) => Math.abs(pair.price - pair.cost * factor) <= tolerance);
  if (isFactor(0.011) || (new Set(pairs.map((pair) => pair.cost)).size >= 3 && isFactor(5))) {
    return factor === 1 ? 'the same prices' : `every price × ${factor}`;
  }
  const steps = new Map<string, Set<number>>();
  for (const { equipment, cost, price } of pairs) {
    const seen = steps.get(equipment) ?? new Set();
    seen.add(Math.round((price - cost) * 100) / 100);
    steps.set(equipment, seen);
  }
  if ([...steps.values()].some((seen) => seen.size > 1)) return undefined;
  const named = [...steps].map(([equipment, seen]) => `${equipment} ${[...seen][0]}`);
  return `every price plus a fixed amount (${named.join(', ')})`;
}

/**
 * Whether a tab only repeats an earlier one's lanes at other prices: selling prices made from the cost. Either its name or
 * its formulas refer to it, or the step from one to the other is the same everywhere.
 */
export function findDerivation(
  later: { tab: string; rates: readonly DraftRate[]; referredTabs: ReadonlySet<string> },
  earlier: readonly { tab: string; rates: readonly DraftRate[] }[],
): Derivation | undefined {
  for (const { tab, rates } of earlier) {
    const pairs = pairUp(rates, later.rates);
    if (!pairs) continue;
    const step = constantStep(pairs);
    if (later.referredTabs.has(tab))
      return { from: tab, how: `its prices are formulas over "${tab}"${step ? ` (${step})` : ''}` };
    if (step) return { from: tab, how: `the same lanes as "${tab}", ${step}` };
    if (SELLING.test(later.tab)) return { from: tab, how: `selling prices of the lanes on "${tab}"` };
  }
  return undefined;
}
