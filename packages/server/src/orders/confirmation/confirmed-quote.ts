import { reduceToConfirmed } from '../price/price-order.ts';
import type { Quote } from '../quotes/quote.schema.ts';
import type { KeptConfirmation } from './confirmation.schema.ts';

/**
 * A quote as far as it was confirmed. Each line of `quote` is at its place in the quote that was signed, at the confirmed
 * quantities; `unconfirmed` has the numbers, from 1, of the lines of parts that were not confirmed, which stay as they were.
 */
export type ConfirmedQuote = { quote: Quote; unconfirmed: ReadonlySet<number> };

/** What was agreed by a quote of which an order was confirmed in part. */
export function confirmedQuote(quote: Quote, { parts: counts }: Pick<KeptConfirmation, 'parts'>): ConfirmedQuote {
  const { quantities, parts, lines: charged, ...price } = reduceToConfirmed(quote, counts);
  const { totals, complete, missing } = price;
  if (parts === undefined) {
    return { quote: { ...quote, quantities, lines: charged, totals, complete, missing }, unconfirmed: new Set() };
  }
  const isConfirmed = (part = 1) => (counts[part - 1]?.confirmed ?? 0) > 0;
  const confirmed = charged.filter(({ part }) => isConfirmed(part));
  const unconfirmed = new Set<number>();
  // The lines of a confirmed part are those of its rate, as in the quote.
  const lines = quote.lines.map((line, at) => {
    if (isConfirmed(line.part)) return confirmed.shift() ?? line;
    unconfirmed.add(at + 1);
    return line;
  });
  const kept = parts.map((part, at) => ({ ...part, rate: quote.parts?.[at]?.rate ?? part.rate }));
  return { quote: { ...quote, quantities, parts: kept, lines, totals, complete, missing }, unconfirmed };
}
