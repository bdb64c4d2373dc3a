import { type Caller, dayOf } from '../base/index.ts';
import type { Database } from '../db/index.ts';
import { type Keys, randomBase62 } from '../keys/index.ts';
import type { Rates } from '../rates/index.ts';
import { type Account, accountOf } from './account.ts';
import { checkContent, type DocumentsOfOrders } from './checks/check-content.ts';
import { spendingOf } from './checks/check-limits.ts';
import { type Judgement, judgeOrder } from './checks/check-order.ts';
import { lockSpending, saveSpending } from './checks/spending-store.ts';
import { type FixedAnswer, once } from './idempotency/idempotency.ts';
import type { Feedback, OrderContent, OrderPreview, OrderRequest } from './order.schema.ts';
import { makeContent } from './order-content.ts';
import { type EventsOfOrders, tell } from './order-events.ts';
import { insertOrder, type StoredOrder } from './order-store.ts';
import type { Quotes } from './quotes/quotes.ts';
import { toOrder } from './to-order.ts';
import { type Act, inTransaction, queryableOf } from './transaction.ts';

/** What ordering stands on. */
export type OrderDeps = {
  database: Pick<Database, 'sql'>;
  keys: Pick<Keys, 'limitsOf'>;
  rates: Pick<Rates, 'findCurrent'>;
  quotes: Pick<Quotes, 'get'>;
  documents: DocumentsOfOrders;
  events: EventsOfOrders;
};

/** Who asks for what, when. `key`: the Idempotency-Key. */
export type Placing = { request: OrderRequest; caller: Caller; key: string; now: Date };

type Gathered = { content: OrderContent; contentFindings: Feedback[]; rateKey: string };

/** What is looked up outside the transaction, which holds the only connection it may hold. */
async function gather({ quotes, documents }: OrderDeps, request: OrderRequest): Promise<Gathered> {
  const { quote, rateKey } = await quotes.get(request.quoteId);
  const content = makeContent(request, quote);
  return { content, contentFindings: await checkContent(content, documents), rateKey };
}

/**
 * Places an order, once for an Idempotency-Key: the answer is `Order` with status 201, or the refusal it met the first
 * time. Throws `quote_not_found`, `idempotency_key_reused`.
 */
export async function placeOrder(deps: OrderDeps, placing: Placing): Promise<FixedAnswer> {
  const { request, caller, key, now } = placing;
  const { id: account } = await accountOf(caller, deps.keys);
  const gathered = await gather(deps, request);
  return inTransaction(deps.database, (act) =>
    once(act, { account, key, content: { action: 'place', request }, now }, async () => ({
      status: 201,
      body: toOrder(await commit(deps, act, { ...gathered, caller, now })),
    })),
  );
}

type Committing = Gathered & { caller: Caller; now: Date };

async function commit(deps: OrderDeps, act: Act, committing: Committing): Promise<StoredOrder> {
  const { content, caller, now } = committing;
  const account = await accountOf(caller, deps.keys, act);
  if (account.limits.perDay) await lockSpending(act, account.id);
  const { findings, refusal, waits } = await judge(deps, act, { ...committing, account });
  if (refusal) throw refusal;
  const order = newOrder({ content, account, now, waits, findings });
  await insertOrder(act, order);
  await saveSpending(act, { id: order.id, version: 1, account: account.id, day: dayOf(now) }, spendingOf(content));
  const teller = { act, events: deps.events };
  await tell(teller, order, { event: 'placed', action: 'place', by: account.name });
  if (waits) await tell(teller, order, { event: 'approval-requested', action: 'place', by: account.name });
  return order;
}

async function judge(
  deps: OrderDeps,
  act: Act,
  { content, contentFindings, rateKey, account, now }: Gathered & { account: Account; now: Date },
): Promise<Judgement> {
  const current = await deps.rates.findCurrent(rateKey, content.quote.date, act.trx);
  return judgeOrder(act, { content, contentFindings, current, account, now });
}

type NewOrder = { content: OrderContent; account: Account; now: Date; waits: boolean; findings: Feedback[] };

function newOrder({ content, account, now, waits, findings }: NewOrder): StoredOrder {
  return {
    id: `ord_${randomBase62(12)}`,
    account: account.id,
    keyId: account.keyId,
    placedBy: account.name,
    placedAt: now,
    updatedAt: now,
    version: 1,
    state: { booking: waits ? 'PENDING_APPROVAL' : 'RECEIVED', amendment: null, cancellation: null },
    approvalAskedBy: waits ? account.id : null,
    carrierBookingReference: null,
    content,
    amended: null,
    feedbacks: findings,
    reason: null,
  };
}

/** What would happen if an order were placed; nothing does. Throws `quote_not_found`. */
export async function previewOrder(
  deps: OrderDeps,
  { request, caller, now }: Omit<Placing, 'key'>,
): Promise<OrderPreview> {
  const { content, contentFindings, rateKey } = await gather(deps, request);
  const account = await accountOf(caller, deps.keys);
  const current = await deps.rates.findCurrent(rateKey, content.quote.date);
  const one = { content, contentFindings, current, account, now };
  const { findings, refusal, waits } = await judgeOrder(queryableOf(deps.database.sql), one);
  const begins = waits ? 'PENDING_APPROVAL' : 'RECEIVED';
  const { totals, missing, validUntil } = content.quote;
  return {
    preview: true,
    permitted: refusal === undefined,
    bookingStatus: refusal === undefined ? begins : null,
    findings,
    totals,
    missing,
    validUntil,
    next: refusal === undefined ? nextOf(waits) : String(refusal.data.next),
  };
}

function nextOf(waits: boolean): string {
  const send = 'Send the same body to POST /orders with an Idempotency-Key of your own.';
  return waits ? `${send} The order then waits until somebody with the scope orders:approve approves it.` : send;
}
