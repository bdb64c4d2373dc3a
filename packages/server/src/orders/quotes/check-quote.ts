import { dayOf } from '../../base/index.ts';
import { findStalePrice, requestAgain } from '../checks/check-price.ts';
import { allInForce, findCurrentRates, listPriceChanges, priceNow, rateIdsOf } from '../checks/price-movement.ts';
import { orderProblem } from '../problems.ts';
import type { RatesForQuotes } from './find-rate.ts';
import { partsOf } from './parts/parts-of.ts';
import type { QuoteStatus } from './quote-status.schema.ts';
import type { StoredQuote } from './quote-store.ts';

/**
 * Whether a quote can be ordered at `now`: the rules that orders are checked by, without an order. `isOrdered`: an order of it
 * stands already.
 */
export async function checkQuote(
  rates: Pick<RatesForQuotes, 'findCurrent'>,
  stored: Pick<StoredQuote, 'quote' | 'rateKey' | 'partRateKeys'>,
  { isOrdered, now }: { isOrdered: boolean; now: Date },
): Promise<QuoteStatus> {
  const { quote } = stored;
  const current = await findCurrentRates(rates, stored);
  const inForce = allInForce(current);
  const refusal =
    findStalePrice(quote, current, now) ?? (isOrdered ? orderProblem('quote_already_ordered') : undefined);
  const changes = inForce === undefined ? [] : listPriceChanges(quote, inForce);
  const isDifferent = refusal !== undefined || changes.length > 0;
  return {
    quoteId: quote.id,
    orderable: refusal === undefined,
    binding: quote.binding === true,
    reason: (refusal?.code as QuoteStatus['reason']) ?? null,
    message: refusal?.message ?? null,
    validUntil: quote.validUntil,
    superseded: partsOf(quote).some(({ rateId }, at) => current[at]?.rate.id !== rateId),
    current: inForce === undefined ? null : { ...rateIdsOf(quote, inForce), ...sumsOf(quote, inForce) },
    changes,
    newQuote: inForce !== undefined && isDifferent ? requestAgain(quote, idsOf(inForce), dayOf(now)) : null,
  };
}

type InForce = NonNullable<ReturnType<typeof allInForce>>;

const idsOf = (rates: InForce) => rates.map(({ rate }) => rate.id);

function sumsOf(quote: StoredQuote['quote'], rates: InForce) {
  const { totals, complete } = priceNow(quote, rates);
  return { totals, complete };
}
