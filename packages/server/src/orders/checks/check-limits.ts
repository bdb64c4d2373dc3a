import { fromMinor, type KeyLimits, roundToMinor } from '../../base/index.ts';
import type { Account } from '../account.ts';
import type { Feedback, OrderContent } from '../order.schema.ts';
import type { StoredOrder } from '../order-store.ts';
import { priceOrder, reduceToConfirmed } from '../price/price-order.ts';
import type { Quote } from '../quotes/quote.schema.ts';
import type { Spending } from './spending-store.ts';

/** The most that the lines of a quote may cost, by currency, in minor units: certain lines and positive conditional lines. */
export function spendingOf({ lines }: Pick<Quote, 'lines'>): Spending {
  const spending = new Map<string, number>();
  for (const { amount, currency, certainty } of lines) {
    if (amount === null || currency === null || (certainty === 'conditional' && amount < 0)) continue;
    spending.set(currency, (spending.get(currency) ?? 0) + roundToMinor(amount, currency));
  }
  return spending;
}

/**
 * The most that an order may still cost once part of it was confirmed and the rest given up, or the order is completed; undefined
 * while all that was ordered may still be confirmed.
 */
export function spendingOfConfirmed({
  content,
  confirmation,
  state,
}: Pick<StoredOrder, 'content' | 'confirmation' | 'state'>): Spending | undefined {
  if (confirmation?.status !== 'accepted') return undefined;
  if (confirmation.rest === 'open' && state.booking !== 'COMPLETED') return undefined;
  return spendingOf(reduceToConfirmed(content.quote, confirmation.parts));
}

const refuse = (rule: string, message: string, jsonPath = '$.quoteId'): Feedback => ({
  severity: 'ERROR',
  code: 'PROPERTY_VALUE_MUST_CHANGE',
  rule,
  message,
  jsonPath,
});

/**
 * An order to check against the limits of a key. `spentToday`, `spentBefore`: what the other orders that count cost, of the day and
 * of all days; `ordersBefore`: how many they are.
 */
export type LimitedOrder = {
  content: OrderContent;
  spentToday: Spending;
  spentBefore: Spending;
  ordersBefore: number;
};

type Limited = Pick<Account, 'limits' | 'links'>;

/** The limits of a key, and those of each step at which it was narrowed; `link` null: of the key itself. */
export function limitsOfAll({ limits, links }: Limited): { limits: KeyLimits; link: string | null }[] {
  return [{ limits, link: null }, ...links.map((link) => ({ limits: link.limits, link: link.id }))];
}

/** Whether other orders count, so that no two may be placed at once. */
export function countsOrders(account: Limited): boolean {
  return limitsOfAll(account).some(({ limits }) => limits.perDay || limits.total || limits.orders);
}

/** The same without limits on money and number, which were checked when the price was ordered. */
export function withoutMoney(account: Account): Account {
  const others = ({ perOrder: _order, perDay: _day, total: _total, orders: _orders, ...rest }: KeyLimits) => rest;
  const links = account.links.map((link) => ({ ...link, limits: others(link.limits) }));
  return { ...account, limits: others(account.limits), links };
}

/** The refusal of a new order by a key that was narrowed to one order. */
export function refuseNewOrder(order: string): Feedback {
  return refuse('limit_one_order', `This API key may change order ${order} only, and place none.`);
}

/** The limits of a key that an order breaks, as errors, and warnings; no errors when the order is permitted. */
export function checkLimits(limits: KeyLimits, order: LimitedOrder): Feedback[] {
  const findings: Feedback[] = [];
  const { content } = order;
  if (limits.quoteOnly)
    findings.push(refuse('limit_quote_only', 'This API key may request quotes but not place orders.'));
  // Every part of a quote of several rates, each leg too, has to be inside.
  for (const part of content.parts ?? [content]) findings.push(...checkPlaces(limits, part));
  if (limits.orders !== undefined && order.ordersBefore >= limits.orders) {
    const message = `This API key may place ${limits.orders} orders at most; it has placed ${order.ordersBefore}.`;
    findings.push(refuse('limit_orders', message));
  }
  return [...findings, ...checkSpending(limits, order), ...warnOfUnknown(limits, content)];
}

type Lane = Pick<OrderContent, 'origin' | 'destination' | 'carrier'>;

function checkPlaces({ carriers, lanes }: KeyLimits, part: Lane): Feedback[] {
  const findings: Feedback[] = [];
  if (carriers && !(part.carrier !== null && carriers.includes(part.carrier))) {
    const message = `This API key may order with ${carriers.join(', ')} only, not with ${part.carrier ?? 'an unnamed carrier'}.`;
    findings.push(refuse('limit_carrier', message));
  }
  if (lanes && !lanes.some((lane) => coversLane(lane, part))) {
    const message = `This API key may order on ${lanes.join(', ')} only, not on ${part.origin}-${part.destination}.`;
    findings.push(refuse('limit_lane', message));
  }
  return findings;
}

function coversLane(lane: string, { origin, destination }: Lane): boolean {
  const [from = '', to = ''] = lane.split('-');
  const covers = (pattern: string, code: string) =>
    pattern === '*' || pattern === code || (pattern.length === 2 && code.startsWith(pattern) && code.length === 5);
  return covers(from, origin) && covers(to, destination);
}

function checkSpending({ perOrder, perDay, total }: KeyLimits, order: LimitedOrder): Feedback[] {
  const findings: Feedback[] = [];
  const none: Spending = new Map();
  const kinds = [
    { rule: 'limit_per_order', limit: perOrder, spent: none, name: 'per order', when: '' },
    { rule: 'limit_per_day', limit: perDay, spent: order.spentToday, name: 'per day', when: ' today' },
    { rule: 'limit_total', limit: total, spent: order.spentBefore, name: 'in all', when: ' before' },
  ];
  for (const [currency, minor] of spendingOf(order.content.quote)) {
    const cost = `${fromMinor(minor, currency)} ${currency}`;
    for (const { rule, limit, spent, name, when } of kinds) {
      if (limit === undefined) continue;
      const before = spent.get(currency) ?? 0;
      const most = limit[currency];
      if (most !== undefined && before + minor <= roundToMinor(most, currency)) continue;
      const already = before > 0 ? ` on top of ${fromMinor(before, currency)} ${currency} ordered${when}` : '';
      const allowed = most === undefined ? `no ${currency}` : `at most ${most} ${currency}`;
      findings.push(refuse(rule, `The order may cost ${cost}${already}; this API key may spend ${allowed} ${name}.`));
    }
  }
  return findings;
}

/** Limits on money count only amounts that are known. */
function warnOfUnknown({ perOrder, perDay, total }: KeyLimits, { quote }: OrderContent): Feedback[] {
  const isLimited = [perOrder, perDay, total].some((limit) => limit !== undefined);
  if (!isLimited || quote.totals.every(({ atMost }) => atMost !== null)) return [];
  const message = "Part of the price is not known, so the limits on money do not count it: see the quote's `missing`.";
  return [
    { severity: 'WARN', code: 'INFORMATIONAL_MESSAGE', rule: 'limit_price_open', message, jsonPath: '$.quoteId' },
  ];
}

/**
 * Whether an order of a key needs approval: by its own limits, or by those of a step at which it was narrowed. One with a
 * mandate was approved before; a yes in the form of an agent is the word of its client.
 */
export function needsApproval(account: Limited, content: Pick<OrderContent, 'quote' | 'cargo' | 'mandate'>): boolean {
  if (content.mandate !== null && content.mandate.via !== 'form') return false;
  return limitsOfAll(account).some(
    ({ limits: { approval } }) => approval === 'always' || (approval === 'incomplete' && !priceOrder(content).complete),
  );
}
