import type { Events } from '../events/index.ts';
import { recordAct } from '../ledger/index.ts';
import type { OrderEventData } from './order-event.schema.ts';
import type { StoredOrder } from './order-store.ts';
import type { OrderAction, OrderEventName } from './states/transitions.ts';
import { confirmationOf } from './to-order.ts';
import type { Tx } from './transaction.ts';

/** What orders need of the event log. */
export type EventsOfOrders = Pick<Events, 'append'>;

/** The subject of an order's events in the log. */
export function subjectOf(orderId: string): string {
  return `orders/${orderId}`;
}

/** An act on an order (`place` is the first), the events that say so, and the name of the acting account. */
export type OrderAct = {
  action: OrderAction | 'place' | 'correct-evidence';
  events: readonly OrderEventName[];
  by: string;
};

/** The event log, and the transaction to write it in. */
export type OrderLog = { tx: Tx; events: EventsOfOrders };

/** Appends what happened to an order to the event log, and records the act in the ledger, once whatever its events. */
export async function appendOrderAct({ tx, events }: OrderLog, order: StoredOrder, act: OrderAct): Promise<void> {
  const { id, version, state, reason, feedbacks, carrierBookingReference, content } = order;
  const data: OrderEventData = {
    orderId: id,
    version,
    action: act.action,
    by: act.by,
    bookingStatus: state.booking,
    amendedBookingStatus: state.amendment,
    bookingCancellationStatus: state.cancellation,
    reason,
    feedbacks,
    carrierBookingReference,
    quoteId: content.quote.id,
    references: content.references,
    priceMovement: content.priceMovement,
    evidenceChanges: order.evidenceChanges,
    test: order.isTest,
    ...confirmationOf(order),
  };
  for (const event of act.events) {
    const type = `agent-rate.order.${event}.v1` as const;
    await events.append({ type, subject: subjectOf(id), keyId: order.keyId, data }, { within: tx.trx });
  }
  if (!order.isTest) await recordAct(tx, { kind: 'order', key: [id], act: act.action, by: act.by });
}
