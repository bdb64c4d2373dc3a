import { numberOf } from './amounts-in-prose.ts';
import type { PriceGroup, ProsePrice } from './prices-in-prose.ts';

/** The prices of a group: with the container types said before where it names none, or by what it adds to the ones before. */
export function pricesOf(
  { prices, untyped, more }: PriceGroup,
  known: { types: readonly string[] | undefined; before: readonly ProsePrice[] | undefined },
): ProsePrice[] {
  if (more !== undefined) return known.before?.map((price) => raised(price, more)) ?? [];
  if (prices.length > 0) return prices;
  const { types } = known;
  const [only] = untyped;
  const isWord = untyped.length === 1 && !/\d/.test(only?.value ?? '');
  if (!types || (types.length !== untyped.length && !isWord)) return [];
  return types.map((equipment, index) => {
    const { value = '', currency = null, start = 0 } = (isWord ? only : untyped[index]) ?? {};
    return { equipment, value, currency, at: start };
  });
}

function raised(price: ProsePrice, more: number): ProsePrice {
  const amount = numberOf(price.value);
  return amount === undefined ? price : { ...price, value: String(amount + more) };
}
