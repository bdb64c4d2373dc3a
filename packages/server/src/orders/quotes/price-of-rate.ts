import { priceQuote, type QuotePrice, type QuoteQuantities } from '@agent-rate/client/quote-rules';
import { type Rate, rateTotal } from '../../rates/index.ts';

/** The price of quantities at a rate. `gaps`: what the rate leaves open beyond its single charges, a sentence each. */
export function priceOfRate(rate: Rate, quantities: QuoteQuantities): QuotePrice & { gaps: string[] } {
  const gaps = gapsOfRate(rate);
  return { ...priceQuote(rate, quantities, gaps), gaps };
}

/** The sentences in `total.missing` that concern the whole price and not one charge. */
export function gapsOfRate({ base, charges, total }: Rate): string[] {
  const ofCharges = new Set(rateTotal({ base, charges, allIn: true }).missing);
  return total.missing.filter((sentence) => !ofCharges.has(sentence));
}
