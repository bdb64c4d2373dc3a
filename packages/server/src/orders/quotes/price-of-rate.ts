import { priceQuote, type QuotePrice, type QuoteQuantities } from '@agent-rate/client/quote-rules';
import { type Rate, rateTotal } from '../../rates/index.ts';

/** What quantities cost at a rate, and the sentences of the rate that stand on none of its charges. */
export function priceOfRate(rate: Rate, quantities: QuoteQuantities): QuotePrice & { gaps: string[] } {
  const gaps = gapsOf(rate);
  return { ...priceQuote(rate, quantities, gaps), gaps };
}

/** The rate says of each of its charges why it is not in the total; what it says beyond that is about the whole price. */
function gapsOf({ base, charges, total }: Rate): string[] {
  const ofCharges = new Set(rateTotal({ base, charges, allIn: true }).missing);
  return total.missing.filter((sentence) => !ofCharges.has(sentence));
}
