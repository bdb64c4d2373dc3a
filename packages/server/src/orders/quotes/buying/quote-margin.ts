import { fromMinor, roundToMinor } from '../../../base/index.ts';
import type { StoredQuote } from '../quote-store.ts';
import type { QuoteMargin } from './quote-margin.schema.ts';
import type { QuoteBuying } from './record-buying.ts';

/** Both sides of a quote. `buying`: null when it was quoted at the published price. */
export function toQuoteMargin({ quote, accountName }: StoredQuote, buying: QuoteBuying | null): QuoteMargin {
  const { lines, totals } = buying ?? quote;
  const buyIn = (currency: string) => totals.find((total) => total.currency === currency)?.certain ?? 0;
  return {
    quoteId: quote.id,
    account: accountName,
    priceList: buying?.priceList ?? null,
    totals: quote.totals.map(({ currency, certain: sell }) => {
      const buy = buyIn(currency);
      return { currency, buy, sell, margin: subtract(sell, buy, currency) };
    }),
    lines: quote.lines.map(({ code, name, currency, amount: sell }, at) => {
      return { code, name, currency, buy: lines[at]?.amount ?? null, sell };
    }),
    margins: buying?.margins ?? [],
  };
}

function subtract(to: number, from: number, currency: string): number {
  return fromMinor(roundToMinor(to, currency) - roundToMinor(from, currency), currency);
}
