import { dayOf, type IsoDate, type Problem } from '../../base/index.ts';
import { orderProblem } from '../problems.ts';
import { partsOf } from '../quotes/parts/parts-of.ts';
import type { Quote } from '../quotes/quote.schema.ts';
import type { QuoteRequest } from '../quotes/quote-request.schema.ts';
import { allInForce, type CurrentRates, listPriceChanges } from './price-movement.ts';

/**
 * Why a quote can no longer be ordered: it expired, or, unless it binds, its rate was superseded at another price or
 * reverted. Undefined when it can be. `current`: the rates now in force for the same rate keys and days.
 */
export function findStalePrice(quote: Quote, current: CurrentRates, now: Date): Problem | undefined {
  const isExpired = new Date(quote.validUntil) < now;
  if (quote.binding === true && !isExpired) return undefined;
  const rates = allInForce(current);
  const changes = rates === undefined ? [] : listPriceChanges(quote, rates);
  const facts = { quote_id: quote.id, valid_until: quote.validUntil, changes };
  if (rates === undefined) {
    const gone = partsOf(quote).find((_, at) => current[at] === undefined);
    return orderProblem('quote_rate_withdrawn', { ...facts, rate_id: gone?.rateId ?? quote.rateId });
  }
  const ids = rates.map(({ rate }) => rate.id);
  const nextCall = { method: 'POST', path: '/quotes', body: requestAgain(quote, ids, dayOf(now)) };
  if (isExpired) return orderProblem('quote_expired', { ...facts, next_call: nextCall });
  if (changes.length > 0) return orderProblem('quote_price_changed', { ...facts, next_call: nextCall });
  return undefined;
}

/**
 * The request for a new quote at these rates, part by part; without the day when that is past, so that the first valid day is
 * taken.
 */
export function requestAgain(quote: Quote, rateIds: readonly number[], today: IsoDate): QuoteRequest {
  const { reference, parts } = quote;
  const asked = partsOf(quote).map(({ quantities, date, rateId, leg }, at) => {
    const { containers, billsOfLading, documents } = quantities;
    return {
      rateId: rateIds[at] ?? rateId,
      ...(date < today ? {} : { date }),
      quantities: { containers, billsOfLading, ...(documents === null ? {} : { documents }) },
      ...(leg === null ? {} : { leg }),
    };
  });
  return {
    ...(parts === undefined ? asked[0] : { parts: asked }),
    ...(reference === null ? {} : { reference }),
  };
}
