import type { IsoDate } from '../../base/index.ts';
import type { RateContent } from '../record/rate.schema.ts';
import type { AmendedAmount, AmendmentChange } from './amendment.ts';

/** What a change makes of one published rate. */
export type Amended =
  | { kind: 'changed'; rate: RateContent }
  | { kind: 'unchanged'; why: 'other-type' | 'other-price' | 'other-currency' | 'already' | 'longer' };

/** What a rate keeps of a change, by which the same one is known again. */
function markOf(change: AmendmentChange, amount: number, currency: string): string {
  if (change.kind === 'extend') return `Validity extended to ${change.to}`;
  if (change.kind === 'replace') return `Price ${change.before} replaced by ${change.after} ${currency}`;
  return `Amended from ${change.from}: ${amount > 0 ? '+' : ''}${amount} ${currency}`;
}

/**
 * One published rate as a change makes it: with its new price, from the day of the change to its own last day, and a remark of which
 * notice changed it. `today`: where the notice names no day. A rate that has the remark is not changed again.
 */
export function amendRate(
  rate: RateContent,
  change: AmendmentChange,
  { source, today }: { source: string; today: IsoDate },
): Amended {
  const { currency } = rate.base;
  const found = change.kind === 'add' ? amountFor(change.amounts, rate.equipment.code) : undefined;
  if (change.kind === 'add' && !found) return { kind: 'unchanged', why: 'other-type' };
  if (change.kind === 'replace' && change.types && !change.types.includes(rate.equipment.code))
    return { kind: 'unchanged', why: 'other-type' };
  if (change.kind === 'replace' && rate.base.amount !== change.before) return { kind: 'unchanged', why: 'other-price' };
  if (change.kind === 'extend' && rate.validTo >= change.to) return { kind: 'unchanged', why: 'longer' };
  if (found?.currency && found.currency !== currency) return { kind: 'unchanged', why: 'other-currency' };
  const step = change.kind === 'replace' ? change.after - change.before : (found?.amount ?? 0);
  const mark = markOf(change, step, currency);
  if (rate.remarks?.includes(mark)) return { kind: 'unchanged', why: 'already' };
  const round = (amount: number) => Math.round(amount * 1000) / 1000;
  return {
    kind: 'changed',
    rate: {
      ...rate,
      base: { ...rate.base, amount: round(rate.base.amount + step) },
      total: { ...rate.total, amount: round(rate.total.amount + step) },
      ...daysOf(rate, change, today),
      remarks: [rate.remarks, `${mark} (${source})`].filter((text) => text !== null).join('; '),
    },
  };
}

function daysOf(
  rate: RateContent,
  change: AmendmentChange,
  today: IsoDate,
): Pick<RateContent, 'validFrom' | 'validTo'> {
  const { validFrom, validTo } = rate;
  if (change.kind === 'extend') return { validFrom, validTo: change.to };
  const from = change.from ?? today;
  const to = change.kind === 'add' ? change.to : undefined;
  return { validFrom: from > validFrom ? from : validFrom, validTo: to !== undefined && to < validTo ? to : validTo };
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
