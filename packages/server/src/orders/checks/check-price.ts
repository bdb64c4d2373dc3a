import { dayOf, type IsoDate, type Problem } from '../../base/index.ts';
import type { RateRevision } from '../../rates/index.ts';
import { orderProblem } from '../problems.ts';
import type { Quote } from '../quotes/quote.schema.ts';
import { listPriceChanges } from './price-movement.ts';

/**
 * Why a quote can no longer be ordered: it expired, or, unless it binds, its rate was superseded at another price or
 * reverted. Undefined when it can be. `current`: the rate now in force for the same rate key and day.
 */
export function findStalePrice(quote: Quote, current: RateRevision | undefined, now: Date): Problem | undefined {
  const isExpired = new Date(quote.validUntil) < now;
  if (quote.binding === true && !isExpired) return undefined;
  const changes = current === undefined ? [] : listPriceChanges(quote, current);
  const facts = { quote_id: quote.id, valid_until: quote.validUntil, changes };
  if (current === undefined) return orderProblem('quote_rate_withdrawn', { ...facts, rate_id: quote.rateId });
  const nextCall = { method: 'POST', path: '/quotes', body: requestAgain(quote, current.rate.id, dayOf(now)) };
  if (isExpired) return orderProblem('quote_expired', { ...facts, next_call: nextCall });
  if (changes.length > 0) return orderProblem('quote_price_changed', { ...facts, next_call: nextCall });
  return undefined;
}

/** The request for a new quote; without the day when that is past, so that the first valid day is taken. */
export function requestAgain({ quantities, reference, date }: Quote, rateId: number, today: IsoDate) {
  const { containers, billsOfLading, documents } = quantities;
  return {
    rateId,
    ...(date < today ? {} : { date }),
    quantities: { containers, billsOfLading, ...(documents === null ? {} : { documents }) },
    ...(reference === null ? {} : { reference }),
  };
}
