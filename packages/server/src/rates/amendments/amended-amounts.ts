import { numberOf } from '../sheet-sources/prose/amounts/amounts-in-prose.ts';
import type { PriceGroup } from '../sheet-sources/prose/amounts/prices-in-prose.ts';
import type { AmendedAmount } from './amendment.ts';

const SIZES: readonly (readonly string[])[] = [['20GP'], ['40GP'], ['40HC']];

/** The amounts of a change by container type; undefined where the types of some cannot be told. */
export function amountsFrom(groups: readonly PriceGroup[], text: string, sign: 1 | -1): AmendedAmount[] | undefined {
  const amounts = groups.flatMap((group): (AmendedAmount | undefined)[] => {
    if (/^\s?[-–]\s?\d/.test(text.slice(group.end))) return [undefined];
    const isPerTeu = /(?:\/|per|pro|por|par)\s?TEU\b/i.test(text.slice(group.start, group.end + 1));
    if (group.prices.length > 0)
      return group.prices.map(({ equipment, value, currency }) =>
        amountOf(value, currency, isPerTeu && equipment === '20GP' ? 'TEU' : [equipment], sign),
      );
    const { untyped } = group;
    // The trade lists 20', 40' and 40'HC in this order.
    if (untyped.length > SIZES.length) return [undefined];
    return untyped.map(({ value, currency }, index) =>
      amountOf(value, currency, untyped.length === 1 ? undefined : SIZES[index], sign),
    );
  });
  return amounts.length === 0 || amounts.includes(undefined) ? undefined : amounts.flatMap((one) => one ?? []);
}

function amountOf(
  value: string,
  currency: string | null,
  types: AmendedAmount['types'],
  sign: 1 | -1,
): AmendedAmount | undefined {
  const amount = numberOf(value);
  return amount === undefined ? undefined : { types, amount: sign * amount, currency };
}
