import { numberOf } from './amounts-in-prose.ts';
import type { PriceGroup, ProsePrice } from './prices-in-prose.ts';

/** The prices of a group: with the container types said before where it names none, or by what it adds to the ones before. */
export function pricesOf(
  { prices, untyped, change }: PriceGroup,
  known: { types: readonly string[] | undefined; before: readonly ProsePrice[] | undefined },
): ProsePrice[] {
  if (change) {
    const { before = [] } = known;
    const fits = change.by.length === 1 || change.by.length === before.length;
    return fits ? before.map((price, index) => raised(price, change.by[index] ?? change.by[0] ?? 0)) : [];
  }
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
