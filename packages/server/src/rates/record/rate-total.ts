import type { Charge, RateContent } from './rate.schema.ts';

type Total = RateContent['total'];

/** What a total is made of: the base price, the charges beside it, and what the sheet says about completeness. */
export type TotalInput = {
  base: { amount: number; currency: string };
  charges: readonly Charge[];
  /** The sheet says that the price is all-in: nothing else is charged but what it lists. */
  allIn: boolean;
  /** What the sheet excludes from the price, a sentence each. */
  exclusions?: readonly string[];
};

const BASIS_WORDS: Readonly<Record<string, string>> = {
  PER_TEU: 'per TEU',
  PER_BILL_OF_LADING: 'per bill of lading',
  PER_DOCUMENT: 'per document',
  PER_SHIPMENT: 'per shipment',
  UNKNOWN: 'on a basis that the sheet does not state',
};

/** One list for the many rates that have nothing else missing. */
const UNSTATED = ['The sheet does not say whether other surcharges and local charges are included.'];

/** Why a charge is not in the total, or undefined when it is (or is inside the base amount). */
function reasonMissing(charge: Charge, currency: string): string | undefined {
  if (charge.status === 'included') return undefined;
  const label = charge.code && charge.code !== charge.name ? `${charge.name} (${charge.code})` : charge.name;
  if (charge.status === 'at-cost') return `${label} is charged at cost.`;
  if (charge.amount === null) {
    const words = charge.condition === null ? '' : ` (${charge.condition})`;
    return `${label} is charged on top${words}; the sheet does not state the amount.`;
  }
  const price = `${charge.amount} ${charge.currency ?? 'in an unstated currency'}`;
  if (charge.condition !== null) return `${label}, ${price}, applies under a condition: ${charge.condition}`;
  if (charge.basis !== 'PER_CONTAINER')
    return `${label}, ${price}, is charged ${BASIS_WORDS[charge.basis] ?? charge.basis}.`;
  if (charge.currency !== currency) return `${label}, ${price}, is in another currency.`;
  if (charge.amount < 0) return `${label}, ${price}, is a deduction that may not always apply.`;
  return undefined;
}

/**
 * Base amount plus the charges that surely apply per container in the same currency. Complete only when the sheet says
 * all-in and nothing is missing; every amount left out is a sentence in `missing`.
 */
export function rateTotal(input: TotalInput): Total {
  const { base, charges, allIn, exclusions = [] } = input;
  const missing: string[] = [];
  let thousandths = Math.round(base.amount * 1000);
  for (const charge of charges) {
    const reason = reasonMissing(charge, base.currency);
    if (reason !== undefined) missing.push(reason);
    else if (charge.status === 'subject-to' && charge.amount !== null) thousandths += Math.round(charge.amount * 1000);
  }
  missing.push(...exclusions);
  const total = { amount: thousandths / 1000, currency: base.currency };
  if (!allIn)
    return { ...total, complete: false, missing: missing.length === 0 ? UNSTATED : [...missing, ...UNSTATED] };
  return { ...total, complete: missing.length === 0, missing };
}

/** What the sheet said about completeness, found again in a total that `rateTotal` made of these charges. */
export function statedCompleteness(
  total: Total,
  charges: readonly Charge[],
): { allIn: boolean; exclusions: readonly string[] } {
  const exclusions = [...total.missing];
  const remove = (sentence: string | undefined) => {
    const at = sentence === undefined ? -1 : exclusions.indexOf(sentence);
    if (at >= 0) exclusions.splice(at, 1);
    return at >= 0;
  };
  for (const charge of charges) remove(reasonMissing(charge, total.currency));
  const allIn = !remove(UNSTATED[0]);
  return { allIn, exclusions };
}

/** Whether a charge beside the base amount is in the total of that currency: it surely applies. */
export function isInTotal(charge: Charge, currency: string): boolean {
  return charge.status === 'subject-to' && reasonMissing(charge, currency) === undefined;
}
