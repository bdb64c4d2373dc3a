import { fromMinor, roundToMinor } from '../../base/index.ts';
import type { KeyLimits } from '../../keys/index.ts';
import type { Feedback, OrderContent } from '../order.schema.ts';
import { priceOrder } from '../price/price-order.ts';
import type { Spending } from './spending-store.ts';

/** The most an order may cost, by currency, in minor units: certain lines and positive conditional lines. */
export function spendingOf({ quote }: Pick<OrderContent, 'quote'>): Spending {
  const spending = new Map<string, number>();
  for (const { amount, currency, certainty } of quote.lines) {
    if (amount === null || currency === null || (certainty === 'conditional' && amount < 0)) continue;
    spending.set(currency, (spending.get(currency) ?? 0) + roundToMinor(amount, currency));
  }
  return spending;
}

const refuse = (rule: string, message: string, jsonPath = '$.quoteId'): Feedback => ({
  severity: 'ERROR',
  code: 'PROPERTY_VALUE_MUST_CHANGE',
  rule,
  message,
  jsonPath,
});

/** An order to check against the limits of a key. `spentToday`: what the account's other orders of the day cost. */
export type LimitedOrder = { content: OrderContent; spentToday: Spending; isForTests?: boolean };

/** The limits of a key that an order breaks, as errors, and warnings; no errors when the order is permitted. */
export function checkLimits(limits: KeyLimits, order: LimitedOrder): Feedback[] {
  const findings: Feedback[] = [];
  const { content } = order;
  if (order.isForTests) {
    const message = 'This is a key for tests (ar_test_…): it previews orders and places none. Order with a live key.';
    findings.push(refuse('limit_test_key', message));
  }
  if (limits.quoteOnly)
    findings.push(refuse('limit_quote_only', 'This API key may request quotes but not place orders.'));
  const { carriers, lanes } = limits;
  if (carriers && !(content.carrier !== null && carriers.includes(content.carrier))) {
    const message = `This API key may order with ${carriers.join(', ')} only, not with ${content.carrier ?? 'an unnamed carrier'}.`;
    findings.push(refuse('limit_carrier', message));
  }
  if (lanes && !lanes.some((lane) => coversLane(lane, content))) {
    const message = `This API key may order on ${lanes.join(', ')} only, not on ${content.origin}-${content.destination}.`;
    findings.push(refuse('limit_lane', message));
  }
  return [...findings, ...checkSpending(limits, order), ...warnOfUnknown(limits, content)];
}

function coversLane(lane: string, { origin, destination }: OrderContent): boolean {
  const [from = '', to = ''] = lane.split('-');
  const covers = (pattern: string, code: string) =>
    pattern === '*' || pattern === code || (pattern.length === 2 && code.startsWith(pattern) && code.length === 5);
  return covers(from, origin) && covers(to, destination);
}

function checkSpending({ perOrder, perDay }: KeyLimits, { content, spentToday }: LimitedOrder): Feedback[] {
  const findings: Feedback[] = [];
  for (const [currency, minor] of spendingOf(content)) {
    const cost = `${fromMinor(minor, currency)} ${currency}`;
    for (const [name, limit] of Object.entries({ 'per order': perOrder, 'per day': perDay })) {
      if (limit === undefined) continue;
      const before = name === 'per day' ? (spentToday.get(currency) ?? 0) : 0;
      const most = limit[currency];
      if (most !== undefined && before + minor <= roundToMinor(most, currency)) continue;
      const already = before > 0 ? ` on top of ${fromMinor(before, currency)} ${currency} ordered today` : '';
      const allowed = most === undefined ? `no ${currency}` : `at most ${most} ${currency}`;
      const rule = name === 'per day' ? 'limit_per_day' : 'limit_per_order';
      findings.push(refuse(rule, `The order may cost ${cost}${already}; this API key may spend ${allowed} ${name}.`));
    }
  }
  return findings;
}

/** Limits on money count only amounts that are known. */
function warnOfUnknown({ perOrder, perDay }: KeyLimits, { quote }: OrderContent): Feedback[] {
  const isLimited = perOrder !== undefined || perDay !== undefined;
  if (!isLimited || quote.totals.every(({ atMost }) => atMost !== null)) return [];
  const message = "Part of the price is not known, so the limits on money do not count it: see the quote's `missing`.";
  return [
    { severity: 'WARN', code: 'INFORMATIONAL_MESSAGE', rule: 'limit_price_open', message, jsonPath: '$.quoteId' },
  ];
}

/** Whether an order of a key needs approval. */
export function needsApproval(
  { approval = 'never' }: KeyLimits,
  content: Pick<OrderContent, 'quote' | 'cargo'>,
): boolean {
  return approval === 'always' || (approval === 'incomplete' && !priceOrder(content).complete);
}
