import type { QuoteLine, QuoteTotal } from '@agent-rate/client/quote-rules';
import type { AppliedMargin, Rates, SoldBook } from '../../../rates/index.ts';
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
  { rateId, quantities }: Quote,
  { priceList, edition, marginsOf }: SoldBook,
): Promise<QuoteBuying> {
  const { rate } = await rates.getRevision(rateId);
  const { lines, totals } = priceOfRate(rate, quantities);
  return { priceList, edition, lines, totals, margins: marginsOf(rate) };
}
