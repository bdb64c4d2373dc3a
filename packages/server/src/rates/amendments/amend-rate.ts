import { addDays, type IsoDate } from '../../base/index.ts';
import { sayAmendment } from '../record/amendment-remark.ts';
import { EQUIPMENT_TYPES } from '../record/equipment.ts';
import type { Charge, RateContent } from '../record/rate.schema.ts';
import { rateTotal, statedCompleteness } from '../record/rate-total.ts';
import type { ScopeReader } from '../sheet-reader/charges/charge-scope.ts';
import { applyStated } from '../sheet-reader/charges/stated-charges.ts';
import type { AmendedAmount, AmendmentChange } from './amendment.ts';

/** What a change makes of one rate. */
export type Amended =
  | { kind: 'changed'; rate: RateContent }
  | {
      kind: 'unchanged';
      why: 'other-type' | 'other-price' | 'other-currency' | 'other-charge' | 'already' | 'longer' | 'withdrawn';
    };

/** `source`: how the remark names the notice. `today`: the first day of a change that names none. */
export type AmendContext = { source: string; today: IsoDate; scopeOf: ScopeReader };

type Made = { base: RateContent['base']; charges: readonly Charge[]; mark: string };

const unchanged = (why: Extract<Amended, { kind: 'unchanged' }>['why']): Amended => ({ kind: 'unchanged', why });
const sign = (amount: number) => (amount > 0 ? `+${amount}` : String(amount));
const cents = (amount: number) => Math.round(amount * 100) / 100;

/**
 * One rate as a change makes it: with its new price or charges, from the day of the change to its own last day, and a remark of which
 * notice changed it. A rate that has the remark is not changed again.
 */
export function amendRate(rate: RateContent, change: AmendmentChange, context: AmendContext): Amended {
  if (change.kind === 'withdraw') return unchanged('withdrawn');
  if (change.kind === 'extend' && rate.validTo >= change.to) return unchanged('longer');
  const made = changedBy(rate, change, context);
  if (typeof made === 'string') return unchanged(made);
  if (rate.remarks?.includes(made.mark)) return unchanged('already');
  const { allIn, exclusions } = statedCompleteness(rate);
  const remark = sayAmendment(made.mark, context.source);
  return {
    kind: 'changed',
    rate: {
      ...rate,
      base: made.base,
      charges: [...made.charges],
      total: rateTotal({ ...rate, base: made.base, charges: made.charges, allIn, exclusions }),
      ...daysOf(rate, change, context.today),
      remarks: [rate.remarks, remark].filter((text) => text !== null).join('; '),
    },
  };
}

type Why = Extract<Amended, { kind: 'unchanged' }>['why'];

/** The new price and charges of a rate, and what the rate keeps of the change, by which the same one is known again. */
function changedBy(
  { base, charges, ...rate }: RateContent,
  change: Exclude<AmendmentChange, { kind: 'withdraw' }>,
  { scopeOf }: AmendContext,
): Made | Why {
  const priced = (amount: number, mark: string): Made => ({ base: { ...base, amount }, charges, mark });
  switch (change.kind) {
    case 'extend':
      return priced(base.amount, `Validity extended to ${change.to}`);
    case 'replace':
      if (change.types && !change.types.includes(rate.equipment.code)) return 'other-type';
      if (base.amount !== change.before) return 'other-price';
      return priced(change.after, `Price ${change.before} replaced by ${change.after} ${base.currency}`);
    case 'share':
      return priced(
        cents(base.amount * (1 + change.percent / 100)),
        `Amended${since(change)}: ${sign(change.percent)} %`,
      );
    case 'add': {
      const found = amountFor(change.amounts, rate.equipment.code);
      if (!found) return 'other-type';
      if (found.currency && found.currency !== base.currency) return 'other-currency';
      return priced(
        cents(base.amount + found.amount),
        `Amended${since(change)}: ${sign(found.amount)} ${base.currency}`,
      );
    }
    case 'charge': {
      const type = EQUIPMENT_TYPES.find(({ code }) => code === rate.equipment.code);
      const currencyOf = (found: string | undefined) => (found === undefined ? base.currency : found);
      const days = { validFrom: change.from ?? rate.validFrom, validTo: rate.validTo };
      const said = type ? applyStated(change.charges, { ...rate, ...days, type }, { scopeOf, currencyOf }) : [];
      if (said.length === 0) return 'other-charge';
      const kept = charges.filter((own) => !said.some(({ name }) => name === own.name));
      const names = said.map(({ code, name, amount, currency }) =>
        [code ?? name, amount, amount === null ? null : currency].filter((part) => part !== null).join(' '),
      );
      return { base, charges: [...kept, ...said], mark: `Charges amended${since(change)}: ${names.join(', ')}` };
    }
  }
}

const since = ({ from }: { from: IsoDate | undefined }) => (from === undefined ? '' : ` from ${from}`);

function daysOf(
  rate: RateContent,
  change: Exclude<AmendmentChange, { kind: 'withdraw' }>,
  today: IsoDate,
): Pick<RateContent, 'validFrom' | 'validTo'> {
  const { validFrom, validTo } = rate;
  if (change.kind === 'extend') return { validFrom, validTo: change.to };
  const from = change.from ?? today;
  const { to } = change;
  return { validFrom: from > validFrom ? from : validFrom, validTo: to !== undefined && to < validTo ? to : validTo };
}

/** What stays of a rate before and after the days on which a change holds. */
export function remainders(rate: RateContent, days: Pick<RateContent, 'validFrom' | 'validTo'>): RateContent[] {
  const before = { ...rate, validTo: addDays(days.validFrom, -1) };
  const after = { ...rate, validFrom: addDays(days.validTo, 1) };
  return [before, after].filter(({ validFrom, validTo }) => validFrom <= validTo && validFrom >= rate.validFrom);
}

/** The amount for a container type: its own; for a 40' high cube that of a 40', where none is named for it. */
function amountFor(amounts: readonly AmendedAmount[], type: string): AmendedAmount | undefined {
  const own = (code: string) => amounts.find(({ types }) => Array.isArray(types) && types.includes(code));
  const named = own(type) ?? (type === '40HC' ? own('40GP') : undefined);
  if (named) return named;
  const perTeu = amounts.find(({ types }) => types === 'TEU');
  if (perTeu && /^(?:20|40)(?:GP|HC)$/.test(type))
    return { ...perTeu, amount: perTeu.amount * (type.startsWith('20') ? 1 : 2) };
  return amounts.find(({ types }) => types === undefined);
}
