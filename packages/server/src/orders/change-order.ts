import { canonicalJson } from '@agent-rate/client/canonical-json';
import { type Caller, dayOf, wallsAround } from '../base/index.ts';
import type { SeenRates } from '../rates/index.ts';
import { type Account, accountOf, maySee, type Onlooker, retryOwnerOf } from './account.ts';
import { checkContent } from './checks/check-content.ts';
import { countsOrders, needsApproval, spendingOf, spendingOfConfirmed, withoutMoney } from './checks/check-limits.ts';
import { checkOrder, type OrderCheck } from './checks/check-order.ts';
import { findCurrentRates } from './checks/price-movement.ts';
import { capSpending, lockSpending, saveSpending } from './checks/spending-store.ts';
import { isWhole, makeConfirmation } from './confirmation/confirm-part.ts';
import type { ConfirmRequest, KeptConfirmation } from './confirmation/confirmation.schema.ts';
import type { EvidenceChange } from './evidence/evidence.schema.ts';
import { compareEvidence, extractionsOf, pinEvidence } from './evidence/pin-evidence.ts';
import { type RecordedAnswer, runIdempotent } from './idempotency/idempotency.ts';
import { checkMandate, useMandate, withoutErasedName } from './mandates/mandates.ts';
import type { Feedback, OrderChange, OrderContent } from './order.schema.ts';
import type { ActionRequest } from './order-action.schema.ts';
import { changeContent } from './order-content.ts';
import { appendOrderAct } from './order-events.ts';
import { findOrder, lockQuote, type StoredOrder, saveContent, updateOrder } from './order-store.ts';
import type { OrderDeps } from './place-order.ts';
import { orderProblem } from './problems.ts';
import type { StoredQuote } from './quotes/quote-store.ts';
import { allowedActions, findTransition, type OrderAction, stateAfter, type Transition } from './states/transitions.ts';
import { toOrder } from './to-order.ts';
import { inTransaction, queryableOf, type Tx } from './transaction.ts';

/** How often an edit is tried when concurrent changes get in first. */
const TRIES = 5;

/** A request on one order. `key`: the Idempotency-Key, if one was sent. */
export type Changing = { id: string; caller: Caller; key: string | undefined; now: Date };

/** An action on an order; of several actions, the first that the order's state allows is taken. */
export type Acting = Changing & { actions: readonly OrderAction[]; request: ActionRequest & ConfirmRequest };

/** An order that the account may see. Throws `order_not_found`. */
export function found(order: StoredOrder | undefined, account: Onlooker, id: string): StoredOrder {
  if (order === undefined || !maySee(account, order)) throw orderProblem('order_not_found', { id });
  return order;
}

/** Runs `work` in a transaction, idempotently when there is a key. The answer's body is `Order`. */
async function changeOrder(
  deps: OrderDeps,
  { caller, key, now, content }: Omit<Changing, 'id'> & { content: object },
  work: (tx: Tx) => Promise<StoredOrder>,
): Promise<RecordedAnswer> {
  const viewer = await accountOf(caller, deps.keys);
  const account = retryOwnerOf(viewer);
  const answer = async (tx: Tx) => ({ status: 200, body: toOrder(await work(tx), viewer) });
  return inTransaction(deps.database, async (tx) => {
    if (key !== undefined) return runIdempotent(tx, { account, key, content, now }, () => answer(tx));
    const { status, body } = await answer(tx);
    return { status, body: JSON.stringify(body), replayed: false };
  });
}

/**
 * Takes the first of the actions that the order's state allows. The body is `Order`. Throws `order_not_found`, `order_changed`,
 * `order_action_not_allowed`, `order_own_approval`.
 */
export function actOnOrder(deps: OrderDeps, acting: Acting): Promise<RecordedAnswer> {
  const { id, actions, request, caller, now } = acting;
  return changeOrder(deps, { ...acting, content: { id, actions, request } }, async (tx) => {
    const account = await accountOf(caller, deps.keys, tx);
    const order = found(await findOrder(tx, id, true), account, id);
    checkVersion(order, request.version);
    const transition = getTransition(order, actionsFor(actions, request, order), account);
    if (transition.action === 'approve' && order.approvalAskedBy === account.id) {
      throw orderProblem('order_own_approval', { id });
    }
    const changed = { ...applied(order, transition, { request, now }), updatedAt: now };
    const evidenceChanges = await compareAgain(deps, tx, changed);
    const most = CONFIRMING.includes(transition.action) ? spendingOfConfirmed(changed) : undefined;
    if (most !== undefined) await capSpending(tx, id, most);
    return save(deps, tx, { order: { ...changed, evidenceChanges }, transition, by: account.name });
  });
}

/** After these, no more of an order may be confirmed than was. */
const CONFIRMING: readonly OrderAction[] = ['accept-part', 'confirm-rest', 'complete'];

/** What the extractions say now that the content in force does not declare; a correction waits until the order is free. */
async function compareAgain(deps: OrderDeps, tx: Tx, { content, accountName }: StoredOrder): Promise<EvidenceChange[]> {
  const ids = content.evidence.map(({ extractionId }) => extractionId);
  const seen = deps.extractions.within(wallsAround(accountName));
  const known = await seen.listDeclared([...new Set(ids)], { within: tx.trx, hold: false });
  return compareEvidence(content.evidence, known);
}

function checkVersion({ id, version }: StoredOrder, wanted: number | undefined): void {
  if (wanted !== undefined && wanted !== version) throw orderProblem('order_changed', { id, version, wanted });
}

function getTransition({ id, state }: StoredOrder, actions: readonly OrderAction[], { sides }: Account): Transition {
  for (const action of actions) {
    const transition = findTransition(state, action);
    if (transition) return transition;
  }
  throw orderProblem('order_action_not_allowed', {
    id,
    booking_status: state.booking,
    amended_booking_status: state.amendment,
    booking_cancellation_status: state.cancellation,
    allowed: allowedActions(state, sides),
  });
}

/** To confirm some of the containers is another action than to confirm all. */
function actionsFor(actions: readonly OrderAction[], request: ConfirmRequest, { content, state }: StoredOrder) {
  if (!actions.includes('confirm') || request.confirmed === undefined) return actions;
  if (state.partial === 'open') return ['confirm-rest'] as const;
  return isWhole(request, content) ? actions : (['confirm-part'] as const);
}

/** What is confirmed in part after a transition; null: nothing apart. */
function confirmationAfter(
  { content, amended, confirmation, state }: StoredOrder,
  { action }: Transition,
  { request, now }: { request: ConfirmRequest; now: Date },
): KeptConfirmation | null {
  if (action === 'confirm-part') return makeConfirmation(request, { content, before: null, now });
  if (confirmation === null) return null;
  if (action === 'confirm-rest') return makeConfirmation(request, { content, before: confirmation, now });
  if (action === 'accept-part') return { ...confirmation, status: 'accepted', rest: request.rest ?? confirmation.rest };
  // What was offered is over when the order changes; an amendment to another quote is confirmed whole.
  const isOther = action === 'confirm-amendment' && amended?.quote.id !== content.quote.id;
  return state.partial === 'offered' || isOther ? null : confirmation;
}

/** The order after a transition without new content. */
function applied(
  order: StoredOrder,
  transition: Transition,
  { request, now }: { request: Acting['request']; now: Date },
): StoredOrder {
  const state = stateAfter(order.state, transition);
  const takesAmendment = transition.action === 'confirm-amendment' && order.amended !== null;
  const isConfirmed = ['confirm', 'confirm-amendment', 'accept-part', 'confirm-rest'].includes(transition.action);
  return {
    ...order,
    version: order.version + 1,
    state,
    confirmation: confirmationAfter(order, transition, { request, now }),
    content: takesAmendment ? (order.amended ?? order.content) : order.content,
    amended: state.amendment === 'AMENDMENT_RECEIVED' ? order.amended : null,
    reason: request.reason ?? null,
    feedbacks: request.feedbacks ?? (isConfirmed ? [] : order.feedbacks),
    carrierBookingReference: request.carrierBookingReference ?? order.carrierBookingReference,
  };
}

type Saving = { order: StoredOrder; transition: Transition; by: string };

async function save(deps: OrderDeps, tx: Tx, { order, transition, by }: Saving): Promise<StoredOrder> {
  await updateOrder(tx, order);
  await appendOrderAct({ tx, events: deps.events }, order, {
    action: transition.action,
    events: [transition.event],
    by,
  });
  return order;
}

/** A change of content: before confirmation of the order itself, after it as an amendment. */
export type Editing = Changing & { change: OrderChange };

type Prepared = { basis: StoredOrder; content: OrderContent; findings: Feedback[]; quoted: Quoted | undefined };

/** Another quote, and the rates as its account sees them. */
type Quoted = StoredQuote & { rates: Pick<SeenRates, 'findCurrent'> };

/**
 * Changes the content of an order; an identical content leaves the order as it is. The body is `Order`. Throws `order_not_found`, `order_changed`,
 * `order_action_not_allowed`, `order_not_permitted`, `order_findings`, `order_amendment_needs_approval`, `quote_not_found`
 * and what `findStalePrice` says.
 */
export async function editOrder(deps: OrderDeps, editing: Editing): Promise<RecordedAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const prepared = await prepare(deps, editing);
    try {
      const content = { id: editing.id, change: editing.change };
      return await changeOrder(deps, { ...editing, content }, (tx) => edit(deps, tx, { ...editing, prepared }));
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || attempt === TRIES) throw error;
    }
  }
}

/** The order was changed between preparing the edit and locking the order. */
class ChangedMeanwhile extends Error {}

/** Lookups outside the transaction, for the current version of the order. */
async function prepare(deps: OrderDeps, { id, caller, change, now }: Editing): Promise<Prepared> {
  const account = await accountOf(caller, deps.keys);
  const basis = found(await findOrder(queryableOf(deps.database.sql), id), account, id);
  const isOther = change.quoteId !== undefined && change.quoteId !== basis.content.quote.id;
  const walls = wallsAround(basis.accountName);
  const quoted = isOther ? await findQuoted(deps, String(change.quoteId), basis.accountName) : undefined;
  const content = changeContent(basis.content, change, quoted?.quote);
  const ofContent = await checkContent(content, deps.documents.within(walls));
  // What a mandate binds is checked when it is given and when that changes, not when remarks do.
  const touches = isOther || change.mandate !== undefined || change.parties !== undefined;
  const ofMandate = touches ? await checkMandate({ content, account, keys: await deps.quotes.jwks(), now }) : [];
  const kept = await withoutErasedName(queryableOf(deps.database.sql), content);
  return { basis, content: kept, findings: [...ofMandate, ...ofContent], quoted };
}

async function findQuoted({ quotes, rates }: OrderDeps, id: string, account: string): Promise<Quoted> {
  const stored = await quotes.within(wallsAround(account)).get(id);
  return { ...stored, rates: await rates.soldTo(account) };
}

async function edit(deps: OrderDeps, tx: Tx, editing: Editing & { prepared: Prepared }): Promise<StoredOrder> {
  const { id, caller, change, now, prepared } = editing;
  const account = await accountOf(caller, deps.keys, tx);
  // Corrections are held off before the order is: a correction takes them in that order too.
  const seen = deps.extractions.within(wallsAround(prepared.basis.accountName));
  const held = await seen.listDeclared(extractionsOf(change.cargo ?? []), { within: tx.trx, hold: true });
  const order = found(await findOrder(tx, id, true), account, id);
  checkVersion(order, change.version);
  if (order.version !== prepared.basis.version) throw new ChangedMeanwhile('the order was changed concurrently');
  const evidence = change.cargo ? pinEvidence(change.cargo, held) : prepared.content.evidence;
  const wanted = { ...prepared.content, evidence };
  if (canonicalJson(wanted) === canonicalJson(order.amended ?? order.content)) return order;
  const transition = getTransition(order, actionsOfEdit(order, wanted, account), account);
  const { findings, movement } = await checkEdit(tx, { ...editing, account, order });
  const content = prepared.quoted ? { ...wanted, priceMovement: movement } : wanted;
  const isAmendment = transition.action === 'amend';
  const changed: StoredOrder = {
    ...order,
    version: order.version + 1,
    updatedAt: now,
    state: stateAfter(order.state, transition),
    confirmation: order.state.partial === 'offered' ? null : order.confirmation,
    approvalAskedBy: transition.action === 'update-for-approval' ? account.id : order.approvalAskedBy,
    ...(isAmendment ? { amended: content } : { content }),
    feedbacks: findings,
    reason: null,
    links: [...new Set([...order.links, ...account.links.map((link) => link.id)])],
  };
  await saveContent(tx, changed, { content, by: account.name });
  if (!order.isTest) await useMandate(tx, content, { id, at: now, by: account.name });
  if (prepared.quoted) {
    const spent = { id, version: changed.version, account: account.id, day: dayOf(now) };
    await saveSpending(tx, spent, spendingOf(content.quote));
  }
  const marked = { ...changed, evidenceChanges: await compareAgain(deps, tx, changed) };
  return save(deps, tx, { order: marked, transition, by: account.name });
}

/** A changed order goes back to PENDING_APPROVAL when its key needs approval or it was pending already. */
function actionsOfEdit({ state }: StoredOrder, content: OrderContent, account: Account): OrderAction[] {
  const waits = needsApproval(account, content);
  const isConfirmed = state.booking === 'CONFIRMED' || state.booking === 'PENDING_AMENDMENT';
  if (isConfirmed && waits) throw orderProblem('order_amendment_needs_approval');
  return waits || state.booking === 'PENDING_APPROVAL' ? ['update-for-approval'] : ['update', 'amend'];
}

/** Checks the changed order; price and spending only with another quote, since the first was valid when ordered. */
async function checkEdit(
  tx: Tx,
  { account, order, prepared, now }: { account: Account; order: StoredOrder; prepared: Prepared; now: Date },
): Promise<OrderCheck> {
  const { content, findings: contentFindings, quoted } = prepared;
  const limited = quoted ? account : withoutMoney(account);
  if (countsOrders(limited)) await lockSpending(tx, account.id);
  if (quoted) await lockQuote(tx, quoted.quote.id);
  const current = quoted ? await findCurrentRates(quoted.rates, quoted, tx.trx) : null;
  const asked = { content, contentFindings, current, account: limited, now, orderId: order.id };
  const check = await checkOrder(tx, asked);
  if (check.refusal) throw check.refusal;
  return check;
}
