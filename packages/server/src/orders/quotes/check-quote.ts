import { dayOf } from '../../base/index.ts';
import { findStalePrice, requestAgain } from '../checks/check-price.ts';
import { listPriceChanges } from '../checks/price-movement.ts';
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
  const changes = current === undefined ? [] : listPriceChanges(quote, current);
  const isDifferent = stale !== undefined || changes.length > 0;
  return {
    quoteId: quote.id,
    orderable: stale === undefined,
    binding: quote.binding === true,
    reason: (stale?.code as QuoteStatus['reason']) ?? null,
    message: stale?.message ?? null,
    validUntil: quote.validUntil,
    superseded: current?.rate.id !== quote.rateId,
    current: current === undefined ? null : { rateId: current.rate.id, ...sumsOf(current, quote) },
    changes,
    newQuote: current !== undefined && isDifferent ? requestAgain(quote, current.rate.id, dayOf(now)) : null,
  };
}

type Current = NonNullable<Awaited<ReturnType<RatesForQuotes['findCurrent']>>>;

function sumsOf({ rate }: Current, { quantities }: StoredQuote['quote']) {
  const { totals, complete } = priceOfRate(rate, quantities);
  return { totals, complete };
}
