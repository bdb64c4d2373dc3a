import { findStalePrice } from '../checks/check-price.ts';
import type { RatesForQuotes } from './find-rate.ts';
import { priceOfRate } from './price-of-rate.ts';
import type { QuoteStatus } from './quote.schema.ts';
import type { StoredQuote } from './quote-store.ts';

/** Whether a quote can be ordered at `now`: the rule that orders are checked by, without an order. */
export async function checkQuote(
  rates: Pick<RatesForQuotes, 'findCurrent'>,
  { quote, rateKey }: Pick<StoredQuote, 'quote' | 'rateKey'>,
  now: Date,
): Promise<QuoteStatus> {
  const current = await rates.findCurrent(rateKey, quote.date);
  const stale = findStalePrice(quote, current, now);
  const { changes = [], next_call: nextCall } = (stale?.data ?? {}) as StaleData;
  return {
    quoteId: quote.id,
    orderable: stale === undefined,
    reason: (stale?.code as QuoteStatus['reason']) ?? null,
    message: stale?.message ?? null,
    validUntil: quote.validUntil,
    superseded: current?.rate.id !== quote.rateId,
    current: current === undefined ? null : { rateId: current.rate.id, ...sumsOf(current, quote) },
    changes,
    newQuote: nextCall?.body ?? null,
  };
}

/** What `findStalePrice` says beside the message. */
type StaleData = {
  changes?: QuoteStatus['changes'];
  next_call?: { body: NonNullable<QuoteStatus['newQuote']> };
};

type Current = NonNullable<Awaited<ReturnType<RatesForQuotes['findCurrent']>>>;

function sumsOf({ rate }: Current, { quantities }: StoredQuote['quote']) {
  const { totals, complete } = priceOfRate(rate, quantities);
  return { totals, complete };
}
