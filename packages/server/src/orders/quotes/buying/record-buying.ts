import type { QuoteLine, QuoteTotal } from '@agent-rate/client/quote-rules';
import type { AppliedMargin, Rate, Rates, SoldBook } from '../../../rates/index.ts';
import { priceAtRates } from '../parts/make-parts.ts';
import { partsOf } from '../parts/parts-of.ts';
import { priceOfRate } from '../price-of-rate.ts';
import type { Quote } from '../quote.schema.ts';

/** What the forwarder pays for what a quote sells, and the margins on it. Kept beside the quote, never in it. */
export type QuoteBuying = {
  priceList: string;
  edition: number;
  lines: QuoteLine[];
  totals: QuoteTotal[];
  margins: AppliedMargin[];
};

/** The buying side of a quote that is sold from a price list: the same quantities at the published rate. */
export async function recordBuying(
  rates: Pick<Rates, 'getRevision'>,
  quote: Quote,
  { priceList, edition, marginsOf }: SoldBook,
): Promise<QuoteBuying> {
  const bought: Rate[] = [];
  for (const { rateId } of partsOf(quote)) bought.push((await rates.getRevision(rateId)).rate);
  const { lines, totals } = priceAt(quote, bought);
  return { priceList, edition, lines, totals, margins: bought.flatMap(marginsOf) };
}

function priceAt({ parts, quantities, gaps, date }: Quote, rates: readonly Rate[]) {
  return parts === undefined ? priceOfRate(rates[0] as Rate, quantities, date) : priceAtRates(parts, rates, gaps);
}
