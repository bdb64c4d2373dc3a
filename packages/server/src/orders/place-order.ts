import { type Caller, dayOf, type Walled, wallsAround } from '../base/index.ts';
import type { Database } from '../db/index.ts';
import type { SeenExtractions } from '../extraction/index.ts';
import { type Keys, randomBase62 } from '../keys/index.ts';
import type { Rates, SeenRates } from '../rates/index.ts';
import { type Account, accountOf, retryOwnerOf } from './account.ts';
import { checkContent, type DocumentsOfOrders } from './checks/check-content.ts';
import { countsOrders, spendingOf } from './checks/check-limits.ts';
import { checkOrder, type OrderCheck } from './checks/check-order.ts';
import { findCurrentRates } from './checks/price-movement.ts';
import { lockSpending, saveSpending } from './checks/spending-store.ts';
import { extractionsOf, pinEvidence } from './evidence/pin-evidence.ts';
import { type RecordedAnswer, runIdempotent } from './idempotency/idempotency.ts';
import { checkMandate, makeFormMandate, useMandate, withoutErasedName } from './mandates/mandates.ts';
import type { Feedback, OrderContent, OrderPreview, OrderRequest } from './order.schema.ts';
import { makeContent } from './order-content.ts';
import { appendOrderAct, type EventsOfOrders } from './order-events.ts';
import { insertOrder, lockQuote, type StoredOrder } from './order-store.ts';
import { priceOrder } from './price/price-order.ts';
import type { StoredQuote } from './quotes/quote-store.ts';
import type { Quotes, SeenQuotes } from './quotes/quotes.ts';
import { toOrder } from './to-order.ts';
import { inTransaction, queryableOf, type Tx } from './transaction.ts';

/** What placing and changing orders depends on. */
export type OrderDeps = {
  database: Pick<Database, 'sql'>;
  keys: Pick<Keys, 'limitsOf'>;
  rates: Pick<Rates, 'soldTo'>;
  quotes: Walled<Pick<SeenQuotes, 'get'>> & Pick<Quotes, 'jwks' | 'sign'>;
  documents: Walled<DocumentsOfOrders>;
  extractions: Walled<Pick<SeenExtractions, 'listDeclared'>>;
  events: EventsOfOrders;
};

/** A request to place an order. `key`: the Idempotency-Key. `approvedInForm`: a person said yes to it in a form. */
export type Placing = {
  request: OrderRequest;
  caller: Caller;
  key: string;
  now: Date;
  approvedInForm?: true | undefined;
};

/** `rates`: as the account of the order sees them. */
type Gathered = {
  content: OrderContent;
  contentFindings: Feedback[];
  stored: StoredQuote;
  rates: Pick<SeenRates, 'findCurrent'>;
};

/** Lookups outside the transaction, which must not wait for a second connection. */
async function gather(deps: OrderDeps, placing: Omit<Placing, 'key'>): Promise<Gathered> {
  const { request, caller, now } = placing;
  const { quotes, documents } = deps;
  // The order belongs to the caller's account, and what it names too.
  const walls = wallsAround(caller.account);
  const stored = await quotes.within(walls).get(request.quoteId);
  const account = await accountOf(caller, deps.keys);
  const asked = makeContent(request, stored.quote);
  const approved = placing.approvedInForm ? makeFormMandate(asked, { stored, approver: account, now }) : null;
  const content = approved ? { ...asked, mandate: { ...approved, signature: await quotes.sign(approved) } } : asked;
  const ofMandate = await checkMandate({ content, account, keys: await quotes.jwks(), now });
  const ofContent = await checkContent(content, documents.within(walls));
  const kept = await withoutErasedName(queryableOf(deps.database.sql), content);
  const rates = await deps.rates.soldTo(stored.accountName);
  return { content: kept, contentFindings: [...ofMandate, ...ofContent], stored, rates };
}

/**
 * Places an order, once per Idempotency-Key: the answer is `Order` with status 201, or the recorded refusal.
 * Throws `quote_not_found`, `idempotency_key_reused`.
 */
export async function placeOrder(deps: OrderDeps, placing: Placing): Promise<RecordedAnswer> {
  const { request, caller, key, now } = placing;
  const viewer = await accountOf(caller, deps.keys);
  const account = retryOwnerOf(viewer);
  const gathered = await gather(deps, placing);
  return inTransaction(deps.database, (tx) =>
    runIdempotent(tx, { account, key, content: { action: 'place', request }, now }, async () => ({
      status: 201,
      body: toOrder(await commit(deps, tx, { ...gathered, caller, now }), viewer),
    })),
  );
}

type Committing = Gathered & { caller: Caller; now: Date };

async function commit(deps: OrderDeps, tx: Tx, committing: Committing): Promise<StoredOrder> {
  const { caller, now } = committing;
  const account = await accountOf(caller, deps.keys, tx);
  if (countsOrders(account)) await lockSpending(tx, account.id);
  await lockQuote(tx, committing.content.quote.id);
  const { findings, refusal, waits, movement } = await checkPlacing(tx, { ...committing, account });
  if (refusal) throw refusal;
  const { cargo } = committing.content;
  const known = await deps.extractions
    .within(wallsAround(account.walls.account))
    .listDeclared(extractionsOf(cargo), { within: tx.trx, hold: true });
  const content = { ...committing.content, priceMovement: movement, evidence: pinEvidence(cargo, known) };
  const order = newOrder({ content, account, now, waits, findings });
  await insertOrder(tx, order);
  if (!order.isTest) await useMandate(tx, content, { id: order.id, at: now, by: account.name });
  await saveSpending(tx, { id: order.id, version: 1, account: account.id, day: dayOf(now) }, spendingOf(content.quote));
  const happened = waits ? (['placed', 'approval-requested'] as const) : (['placed'] as const);
  const log = { tx, events: deps.events };
  await appendOrderAct(log, order, { action: 'place', events: happened, by: account.name });
  return order;
}

async function checkPlacing(
  tx: Tx,
  { content, contentFindings, stored, rates, account, now }: Gathered & { account: Account; now: Date },
): Promise<OrderCheck> {
  const current = await findCurrentRates(rates, stored, tx.trx);
  return checkOrder(tx, { content, contentFindings, current, account, now });
}

type NewOrder = { content: OrderContent; account: Account; now: Date; waits: boolean; findings: Feedback[] };

function newOrder({ content, account, now, waits, findings }: NewOrder): StoredOrder {
  return {
    id: `ord_${randomBase62(12)}`,
    account: account.id,
    accountName: account.walls.account,
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
    evidenceChanges: [],
    reason: null,
    isTest: account.isForTests,
    confirmation: null,
    links: account.links.map((link) => link.id),
  };
}

/** The outcome of placing an order, without placing it. Throws `quote_not_found`. */
export async function previewOrder(
  deps: OrderDeps,
  { request, caller, now }: Omit<Placing, 'key'>,
): Promise<OrderPreview> {
  const { content, contentFindings, stored, rates } = await gather(deps, { request, caller, now });
  const account = await accountOf(caller, deps.keys);
  const current = await findCurrentRates(rates, stored);
  const input = { content, contentFindings, current, account, now };
  const { findings, refusal, waits, movement } = await checkOrder(queryableOf(deps.database.sql), input);
  const begins = waits ? 'PENDING_APPROVAL' : 'RECEIVED';
  const { totals, missing, applied } = priceOrder(content);
  return {
    preview: true,
    test: account.isForTests,
    permitted: refusal === undefined,
    bookingStatus: refusal === undefined ? begins : null,
    findings,
    summary: summaryOf(content),
    ordered: pickOrdered(content),
    totals,
    missing,
    applied,
    priceMovement: movement,
    validUntil: content.quote.validUntil,
    next: refusal === undefined ? nextOf(waits) : String(refusal.data.next),
  };
}

function pickOrdered({ origin, destination, carrier, equipment, expectedDepartureDate, parts }: OrderContent) {
  return { origin, destination, carrier, equipment, expectedDepartureDate, ...(parts ? { parts } : {}) };
}

function summaryOf(content: OrderContent): string {
  const { expectedDepartureDate, parties, cargo } = content;
  const shipper = parties.find(({ role }) => role === 'SHIPPER') ?? parties[0];
  const dangerous = cargo.some(({ dangerousGoods }) => dangerousGoods !== undefined) ? ', dangerous goods' : '';
  const what = (content.parts ?? [content]).map(
    ({ equipment, origin, destination, carrier }) =>
      `${equipment.units} × ${equipment.code} ${origin} to ${destination} with ${carrier ?? 'an unnamed carrier'}`,
  );
  return (
    `${what.join('; ')}${dangerous}, ` +
    `departure ${expectedDepartureDate}, ${shipper?.role.toLowerCase().replaceAll('_', ' ') ?? 'no'} ${shipper?.name ?? 'party'}`
  );
}

function nextOf(waits: boolean): string {
  const send = 'Send the same body to POST /orders with a new Idempotency-Key.';
  return waits ? `${send} The order then waits for approval by a key with the scope orders:approve.` : send;
}
