import { canonicalJson } from '@agent-rate/client/canonical-json';
import { type Caller, dayOf } from '../base/index.ts';
import type { KeyLimits } from '../keys/index.ts';
import { type Account, accountOf, maySee } from './account.ts';
import { checkContent } from './checks/check-content.ts';
import { needsApproval, spendingOf } from './checks/check-limits.ts';
import { judgeOrder } from './checks/check-order.ts';
import { lockSpending, saveSpending } from './checks/spending-store.ts';
import { type FixedAnswer, once } from './idempotency/idempotency.ts';
import type { ActionRequest, Feedback, OrderChange, OrderContent } from './order.schema.ts';
import { changeContent } from './order-content.ts';
import { tell } from './order-events.ts';
import { findOrder, type StoredOrder, saveContent, updateOrder } from './order-store.ts';
import type { OrderDeps } from './place-order.ts';
import { orderProblem } from './problems.ts';
import type { StoredQuote } from './quotes/quote-store.ts';
import { allowedActions, findMove, type Move, type OrderAction, stateAfter } from './states/transitions.ts';
import { toOrder } from './to-order.ts';
import { type Act, inTransaction, queryableOf } from './transaction.ts';

/** How often a change that somebody else came before is tried again. */
const TRIES = 5;

/** Who changes which order, when. `key`: the Idempotency-Key, if one was sent. */
export type Changing = { id: string; caller: Caller; key: string | undefined; now: Date };

/** Something to be done to an order, or one of several that fit different states. */
export type Acting = Changing & { actions: readonly OrderAction[]; request: ActionRequest };

/** An order that the account may see. Throws `order_not_found`. */
export function found(order: StoredOrder | undefined, account: Account, id: string): StoredOrder {
  if (order === undefined || !maySee(account, order)) throw orderProblem('order_not_found', { id });
  return order;
}

/** With an Idempotency-Key once, otherwise as often as it is asked for. The answer's body is `Order`. */
async function act(
  deps: OrderDeps,
  { caller, key, now, content }: Omit<Changing, 'id'> & { content: object },
  work: (act: Act) => Promise<StoredOrder>,
): Promise<FixedAnswer> {
  const answer = async (one: Act) => ({ status: 200, body: toOrder(await work(one)) });
  const { id: account } = await accountOf(caller, deps.keys);
  return inTransaction(deps.database, async (one) => {
    if (key !== undefined) return once(one, { account, key, content, now }, () => answer(one));
    const { status, body } = await answer(one);
    return { status, body: JSON.stringify(body), replayed: false };
  });
}

/**
 * Makes the first of the actions that the order's state allows. Throws `order_not_found`, `order_changed`,
 * `order_action_not_allowed`, `order_own_approval`.
 */
export function actOnOrder(deps: OrderDeps, acting: Acting): Promise<FixedAnswer> {
  const { id, actions, request, caller, now } = acting;
  return act(deps, { ...acting, content: { id, actions, request } }, async (one) => {
    const account = await accountOf(caller, deps.keys, one);
    const order = found(await findOrder(one, id, true), account, id);
    checkVersion(order, request.version);
    const move = getMove(order, actions);
    if (move.action === 'approve' && order.approvalAskedBy === account.id) {
      throw orderProblem('order_own_approval', { id });
    }
    const changed = applied(order, move, request);
    return save(deps, one, { order: { ...changed, updatedAt: now }, move, by: account.name });
  });
}

function checkVersion({ id, version }: StoredOrder, wanted: number | undefined): void {
  if (wanted !== undefined && wanted !== version) throw orderProblem('order_changed', { id, version, wanted });
}

function getMove({ id, state }: StoredOrder, actions: readonly OrderAction[]): Move {
  for (const action of actions) {
    const move = findMove(state, action);
    if (move) return move;
  }
  throw orderProblem('order_action_not_allowed', {
    id,
    booking_status: state.booking,
    amended_booking_status: state.amendment,
    booking_cancellation_status: state.cancellation,
    allowed: allowedActions(state),
  });
}

/** The order after a move that brings no new content from outside. */
function applied(order: StoredOrder, move: Move, request: ActionRequest): StoredOrder {
  const state = stateAfter(order.state, move);
  const takesAmendment = move.action === 'confirm-amendment' && order.amended !== null;
  const isConfirmed = move.action === 'confirm' || move.action === 'confirm-amendment';
  return {
    ...order,
    version: order.version + 1,
    state,
    content: takesAmendment ? (order.amended ?? order.content) : order.content,
    amended: state.amendment === 'AMENDMENT_RECEIVED' ? order.amended : null,
    reason: request.reason ?? null,
    feedbacks: request.feedbacks ?? (isConfirmed ? [] : order.feedbacks),
    carrierBookingReference: request.carrierBookingReference ?? order.carrierBookingReference,
  };
}

type Saving = { order: StoredOrder; move: Move; by: string };

async function save(deps: OrderDeps, one: Act, { order, move, by }: Saving): Promise<StoredOrder> {
  await updateOrder(one, order);
  await tell({ act: one, events: deps.events }, order, { event: move.event, action: move.action, by });
  return order;
}

/** What a customer changes: before confirmation the order itself, after it as an amendment beside it. */
export type Editing = Changing & { change: OrderChange };

type Prepared = { basis: StoredOrder; content: OrderContent; findings: Feedback[]; quoted: StoredQuote | undefined };

/**
 * Changes the content of an order. A change that changes nothing is no change. Throws `order_not_found`, `order_changed`,
 * `order_action_not_allowed`, `order_not_permitted`, `order_findings`, `order_amendment_needs_approval`, `quote_not_found`
 * and what `findStalePrice` says.
 */
export async function editOrder(deps: OrderDeps, editing: Editing): Promise<FixedAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const prepared = await prepare(deps, editing);
    try {
      const content = { id: editing.id, change: editing.change };
      return await act(deps, { ...editing, content }, (one) => edit(deps, one, { ...editing, prepared }));
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || attempt === TRIES) throw error;
    }
  }
}

/** Somebody else changed the order between looking and locking: what was prepared is of no use. */
class ChangedMeanwhile extends Error {}

/** What is looked up outside the transaction, for the order as it stands now. */
async function prepare(deps: OrderDeps, { id, caller, change }: Editing): Promise<Prepared> {
  const account = await accountOf(caller, deps.keys);
  const basis = found(await findOrder(queryableOf(deps.database.sql), id), account, id);
  const isOther = change.quoteId !== undefined && change.quoteId !== basis.content.quote.id;
  const quoted = isOther ? await deps.quotes.get(String(change.quoteId)) : undefined;
  const content = changeContent(basis.content, change, quoted?.quote);
  return { basis, content, findings: await checkContent(content, deps.documents), quoted };
}

async function edit(deps: OrderDeps, one: Act, editing: Editing & { prepared: Prepared }): Promise<StoredOrder> {
  const { id, caller, change, now, prepared } = editing;
  const account = await accountOf(caller, deps.keys, one);
  const order = found(await findOrder(one, id, true), account, id);
  checkVersion(order, change.version);
  if (order.version !== prepared.basis.version) throw new ChangedMeanwhile('the order was changed meanwhile');
  const { content } = prepared;
  if (canonicalJson(content) === canonicalJson(order.amended ?? order.content)) return order;
  const move = getMove(order, actionsOfEdit(order, content, account));
  const findings = await judgeEdit(deps, one, { ...editing, account, order });
  const isAmendment = move.action === 'amend';
  const changed: StoredOrder = {
    ...order,
    version: order.version + 1,
    updatedAt: now,
    state: stateAfter(order.state, move),
    approvalAskedBy: move.action === 'update-for-approval' ? account.id : order.approvalAskedBy,
    ...(isAmendment ? { amended: content } : { content }),
    feedbacks: findings,
    reason: null,
  };
  await saveContent(one, changed, content);
  if (prepared.quoted) {
    const spent = { id, version: changed.version, account: account.id, day: dayOf(now) };
    await saveSpending(one, spent, spendingOf(content));
  }
  return save(deps, one, { order: changed, move, by: account.name });
}

/** An order whose key needs approval, or that waits for it, goes back to waiting when it is changed. */
function actionsOfEdit({ state }: StoredOrder, content: OrderContent, { limits }: Account): OrderAction[] {
  const waits = needsApproval(limits, content);
  const isConfirmed = state.booking === 'CONFIRMED' || state.booking === 'PENDING_AMENDMENT';
  if (isConfirmed && waits) throw orderProblem('order_amendment_needs_approval');
  return waits || state.booking === 'PENDING_APPROVAL' ? ['update-for-approval'] : ['update', 'amend'];
}

/** Judges the changed order: price and money only when it has another quote, since the first was ordered while it stood. */
async function judgeEdit(
  deps: OrderDeps,
  one: Act,
  { account, order, prepared, now }: { account: Account; order: StoredOrder; prepared: Prepared; now: Date },
): Promise<Feedback[]> {
  const { content, findings: contentFindings, quoted } = prepared;
  const { perOrder: _perOrder, perDay: _perDay, ...others } = account.limits;
  const limits: KeyLimits = quoted ? account.limits : others;
  if (limits.perDay) await lockSpending(one, account.id);
  const current = quoted ? await deps.rates.findCurrent(quoted.rateKey, quoted.quote.date, one.trx) : null;
  const asked = { content, contentFindings, current, account: { ...account, limits }, now, orderId: order.id };
  const { findings, refusal } = await judgeOrder(one, asked);
  if (refusal) throw refusal;
  return findings;
}
