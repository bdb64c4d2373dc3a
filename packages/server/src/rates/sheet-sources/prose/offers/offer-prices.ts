import { numberOf } from '../amounts/amounts-in-prose.ts';
import type { PriceGroup, ProsePrice } from '../amounts/prices-in-prose.ts';
import type { Field, Statement } from '../statement.ts';
import type { Offer } from './offer.ts';

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

/** Completes an offer with what is said below it, if it lacks any of that. */
export function fill(
  offer: Offer,
  { fields, said, types }: Pick<Statement, 'said' | 'types'> & { fields: readonly Field[] },
): boolean {
  if (types && offer.prices.length === 0) offer.prices = pricesOf(offer.group, { types, before: undefined });
  const lacking = fields.filter((field) => field !== 'place' && offer.said[field] === undefined);
  for (const field of lacking) offer.said[field] = said[field];
  return lacking.length > 0;
}
