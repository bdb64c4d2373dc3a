import { canonicalJson } from '@agent-rate/client/canonical-json';
import type { Problem } from '../../base/index.ts';
import type { RateRevision } from '../../rates/index.ts';
import { orderProblem } from '../problems.ts';
import { priceOfRate } from '../quotes/price-of-rate.ts';
import type { Quote } from '../quotes/quote.schema.ts';

/** One thing about a price that is another now. */
type PriceChange = { what: string; before: unknown; after: unknown };

/**
 * Why a quote cannot be ordered any more: it has expired, or its rate gave way to one with another price, or to none.
 * Undefined when what was shown still is the price. `current` is what is known now for the same thing and day.
 */
export function findStalePrice(quote: Quote, current: RateRevision | undefined, now: Date): Problem | undefined {
  const changes = current === undefined ? [] : changesOf(quote, current);
  const facts = { quote_id: quote.id, valid_until: quote.validUntil, changes };
  if (current === undefined) return orderProblem('quote_rate_withdrawn', { ...facts, rate_id: quote.rateId });
  const nextCall = { method: 'POST', path: '/quotes', body: requestAgain(quote, current) };
  if (new Date(quote.validUntil) < now) return orderProblem('quote_expired', { ...facts, next_call: nextCall });
  if (changes.length > 0) return orderProblem('quote_price_changed', { ...facts, next_call: nextCall });
  return undefined;
}

function requestAgain({ quantities, reference, date }: Quote, { rate }: RateRevision) {
  const { containers, billsOfLading, documents } = quantities;
  return {
    rateId: rate.id,
    date,
    quantities: { containers, billsOfLading, ...(documents === null ? {} : { documents }) },
    ...(reference === null ? {} : { reference }),
  };
}

/** What the same quantities cost now, where it differs line by line. */
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
    changes.push({ what: 'what is left open', before: quote.gaps, after: now.gaps });
  }
  return changes;
}
