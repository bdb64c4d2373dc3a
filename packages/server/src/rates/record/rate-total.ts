import { conditionBeside } from '@agent-rate/client/quote-rules';
import type { IsoDate } from '../../base/index.ts';
import type { Charge, RateContent } from './rate.schema.ts';
import { teuOf } from './teu.ts';

type Total = RateContent['total'];

/** What a total is made of: the base price, the charges beside it, and what the sheet says about completeness. */
export type TotalInput = {
  base: { amount: number; currency: string };
  /** Undefined: for no container, so that nothing is charged per TEU. */
  equipment: { code: string } | undefined;
  charges: readonly Charge[];
  /** The sheet says that the price is all-in: nothing else is charged but what it lists. */
  allIn: boolean;
  /** What the sheet excludes from the price, a sentence each. */
  exclusions?: readonly string[];
  /** The day of the price. Undefined: not known, so that charges with days of their own are conditional. */
  day?: IsoDate | undefined;
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

const labelOf = ({ code, name }: Charge) => (code && code !== name ? `${name} (${code})` : name);
const priceOf = ({ amount, currency }: Charge) => `${amount} ${currency ?? 'in an unstated currency'}`;

/** Why a charge is not in the total, or undefined when it is (or is inside the base amount). `teu`: of the container type. */
function reasonMissing(charge: Charge, currency: string, teu: number | undefined): string | undefined {
  if (charge.status === 'included') return undefined;
  const label = labelOf(charge);
  if (charge.status === 'at-cost') return `${label} is charged at cost.`;
  if (charge.amount === null) {
    const words = charge.condition === null ? '' : ` (${charge.condition})`;
    return `${label} is charged on top${words}; the sheet does not state the amount.`;
  }
  const price = priceOf(charge);
  if (charge.condition !== null) return `${label}, ${price}, applies under a condition: ${charge.condition}`;
  if (charge.basis !== 'PER_CONTAINER' && (charge.basis !== 'PER_TEU' || teu === undefined))
    return `${label}, ${price}, is charged ${BASIS_WORDS[charge.basis] ?? charge.basis}.`;
  if (charge.currency !== currency) return `${label}, ${price}, is in another currency.`;
  if (charge.amount < 0) return `${label}, ${price}, is a deduction that may not always apply.`;
  return undefined;
}

/** How often the amount of a charge is in the total. */
const timesOf = ({ basis }: Charge, teu: number | undefined) => (basis === 'PER_TEU' ? (teu ?? 0) : 1);

/** How a charge per TEU was counted, and what that leaves open. */
function countedByTeu(charge: Charge, { code }: { code: string }, teu: number): { derived: string; open?: string } {
  const counted = `${labelOf(charge)}, ${priceOf(charge)} per TEU, is counted for the ${teu} TEU of a ${code}`;
  if (!code.startsWith('45')) return { derived: `${counted}.` };
  return { derived: `${counted}.`, open: `${counted}; some carriers count 2.25 TEU.` };
}

/** A charge on a day: undefined where it does not hold then, and without its days where it does. */
function onDay(charge: Charge, day: IsoDate | undefined): Charge | undefined {
  const { days, ...always } = charge;
  if (day === undefined || days === undefined) return charge;
  const holds = (days.from === null || day >= days.from) && (days.to === null || day <= days.to);
  if (holds) return { ...always, condition: conditionBeside(charge) };
  // What is inside the price on other days may be charged on this one.
  if (charge.status !== 'included') return undefined;
  return { ...always, status: 'subject-to', amount: null, currency: null };
}

/**
 * Base amount plus the charges that surely apply per container in the same currency, those per TEU by the TEU of the container
 * type. Complete only when the sheet says all-in and nothing is missing; every amount left out is a sentence in `missing`.
 */
export function rateTotal(input: TotalInput): Total {
  const { base, equipment, charges, allIn, exclusions = [], day } = input;
  const missing: string[] = [];
  const derived: string[] = [];
  const teu = teuOf(equipment);
  let thousandths = Math.round(base.amount * 1000);
  for (const stated of charges) {
    const charge = onDay(stated, day);
    if (charge === undefined) continue;
    const reason = reasonMissing(charge, base.currency, teu);
    if (reason !== undefined) missing.push(reason);
    else if (charge.status === 'subject-to' && charge.amount !== null) {
      thousandths += Math.round(charge.amount * 1000) * timesOf(charge, teu);
      if (charge.basis !== 'PER_TEU' || equipment === undefined || teu === undefined) continue;
      const counted = countedByTeu(charge, equipment, teu);
      derived.push(counted.derived);
      if (counted.open !== undefined) missing.push(counted.open);
    }
  }
  missing.push(...exclusions);
  const total = { amount: thousandths / 1000, currency: base.currency };
  const marks = {
    ...(derived.length > 0 ? { derived } : {}),
    ...(day !== undefined && charges.some(({ days }) => days !== undefined) ? { validOn: day } : {}),
  };
  if (!allIn)
    return {
      ...total,
      complete: false,
      missing: missing.length === 0 ? UNSTATED : [...missing, ...UNSTATED],
      ...marks,
    };
  return { ...total, complete: missing.length === 0, missing, ...marks };
}

type Totalled = Pick<TotalInput, 'charges' | 'equipment'> & { total: Total };

/** The sentences that a total may have of a charge; totals of older versions count no charge per TEU. */
function sentencesOf(charge: Charge, currency: string, equipment: TotalInput['equipment']): string[] {
  const teu = teuOf(equipment);
  const isPerTeu = charge.basis === 'PER_TEU' && charge.amount !== null && equipment && teu !== undefined;
  return [
    reasonMissing(charge, currency, teu),
    ...(isPerTeu ? [reasonMissing(charge, currency, undefined), countedByTeu(charge, equipment, teu).open] : []),
  ].filter((sentence) => sentence !== undefined);
}

/** The sentences in the total of a rate that concern one of its charges each. */
export function sentencesOfCharges({ charges, equipment, total }: Totalled): ReadonlySet<string> {
  return new Set(charges.flatMap((charge) => sentencesOf(charge, total.currency, equipment)));
}

/** What the sheet said about completeness, found again in a total that `rateTotal` made, for no known day. */
export function statedCompleteness({ charges, equipment, total }: Totalled): {
  allIn: boolean;
  exclusions: readonly string[];
} {
  const exclusions = [...total.missing];
  const remove = (sentence: string | undefined) => {
    const at = sentence === undefined ? -1 : exclusions.indexOf(sentence);
    if (at >= 0) exclusions.splice(at, 1);
    return at >= 0;
  };
  for (const charge of charges) sentencesOf(charge, total.currency, equipment).some(remove);
  const allIn = !remove(UNSTATED[0]);
  return { allIn, exclusions };
}

/** A rate whose total is that of a day; the same one where no charge has days of its own. */
export function onDayOf<R extends Totalled & Pick<TotalInput, 'base'>>(rate: R, day: IsoDate): R {
  if (rate.charges.every(({ days }) => days === undefined)) return rate;
  const { base, equipment, charges } = rate;
  return { ...rate, total: rateTotal({ base, equipment, charges, ...statedCompleteness(rate), day }) };
}

/** How much of the total a charge beside the base amount is; 0 when it is not in it, because it does not surely apply. */
export function amountInTotal(stated: Charge, { total, equipment }: Omit<Totalled, 'charges'>): number {
  const charge = onDay(stated, total.validOn);
  if (charge?.status !== 'subject-to' || charge.amount === null) return 0;
  const teu = teuOf(equipment);
  // A total of an older version counts no charge per TEU.
  if (charge.basis === 'PER_TEU' && total.derived === undefined) return 0;
  if (reasonMissing(charge, total.currency, teu) !== undefined) return 0;
  return (Math.round(charge.amount * 1000) * timesOf(charge, teu)) / 1000;
}
