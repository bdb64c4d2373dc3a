import { canonicalJson } from '@agent-rate/client/canonical-json';
import { dayOf, type IsoDate, type Problem } from '../../base/index.ts';
import type { RateRevision } from '../../rates/index.ts';
import { orderProblem } from '../problems.ts';
import { priceOfRate } from '../quotes/price-of-rate.ts';
import type { Quote } from '../quotes/quote.schema.ts';

/** A part of the price that differs now. */
type PriceChange = { what: string; before: unknown; after: unknown };

/**
 * Why a quote can no longer be ordered: it expired, or its rate was superseded at another price, or reverted.
 * Undefined when the quoted price still holds. `current`: the rate now in force for the same rate key and day.
 */
export function findStalePrice(quote: Quote, current: RateRevision | undefined, now: Date): Problem | undefined {
  const changes = current === undefined ? [] : changesOf(quote, current);
  const facts = { quote_id: quote.id, valid_until: quote.validUntil, changes };
  if (current === undefined) return orderProblem('quote_rate_withdrawn', { ...facts, rate_id: quote.rateId });
  const nextCall = { method: 'POST', path: '/quotes', body: requestAgain(quote, current.rate.id, dayOf(now)) };
  if (new Date(quote.validUntil) < now) return orderProblem('quote_expired', { ...facts, next_call: nextCall });
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

/** The lines that differ at the current rate for the same quantities. */
function changesOf(quote: Quote, { rate }: RateRevision): PriceChange[] {
  if (rate.id === quote.rateId) return [];
  const now = priceOfRate(rate, quote.quantities);
  const changes: PriceChange[] = [];
  const count = Math.max(quote.lines.length, now.lines.length);
  for (let at = 0; at < count; at += 1) {
    const [before = null, after = null] = [quote.lines[at], now.lines[at]];
    if (canonicalJson(before) !== canonicalJson(after)) {
      changes.push({ what: `line ${at + 1}: ${(after ?? before)?.name}`, before, after });
    }
  }
  if (canonicalJson(quote.gaps) !== canonicalJson(now.gaps)) {
    changes.push({ what: 'missing from the price', before: quote.gaps, after: now.gaps });
  }
  return changes;
}
