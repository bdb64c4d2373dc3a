import { readIds } from '../rates/search.ts';

/** The rates that a quote is to be made of, as the address names them: `?rate=17`, or several as `?rates=17,21`. */
export type ChosenRates = { readonly rate?: number; readonly rates?: string };

/** The rates of an address. */
export function readChosenRates({ rate, rates }: Record<string, unknown>): ChosenRates {
  return quoteOf(readIds(String(rates ?? rate ?? '')));
}

/** The address of a quote of rates. */
export function quoteOf(ids: readonly number[]): ChosenRates {
  const [first] = ids;
  if (first === undefined) return {};
  return ids.length === 1 ? { rate: first } : { rates: ids.join() };
}
