import { priceQuote, type QuotePrice, type QuoteQuantities } from '@agent-rate/client/quote-rules';
import type { IsoDate } from '../../base/index.ts';
import { type Rate, sentencesOfCharges } from '../../rates/index.ts';

/** The price of quantities at a rate on a day. `gaps`: what the rate leaves open beyond its single charges, a sentence each. */
export function priceOfRate(rate: Rate, quantities: QuoteQuantities, day: IsoDate): QuotePrice & { gaps: string[] } {
  const gaps = gapsOfRate(rate);
  return { ...priceQuote(rate, quantities, gaps, day), gaps };
}

/** The sentences in `total.missing` that concern the whole price and not one charge. */
export function gapsOfRate(rate: Rate): string[] {
  const { total } = rate;
  const ofCharges = sentencesOfCharges(rate);
  return total.missing.filter((sentence) => !ofCharges.has(sentence));
}
