import type { Events } from '../events/index.ts';
import { recordAct } from '../ledger/index.ts';
import type { OrderEventData } from './order-event.schema.ts';
import type { StoredOrder } from './order-store.ts';
import type { OrderAction, OrderEventName } from './states/transitions.ts';
import type { Tx } from './transaction.ts';

/** What orders need of the event log. */
export type EventsOfOrders = Pick<Events, 'append'>;

/** The subject of an order's events in the log. */
export function subjectOf(orderId: string): string {
  return `orders/${orderId}`;
}

/** An event of an order: the action (`place` for the first) and the name of the acting account. */
export type OrderEvent = { event: OrderEventName; action: OrderAction | 'place' | 'correct-evidence'; by: string };

/** The event log, and the transaction to write it in. */
export type OrderLog = { tx: Tx; events: EventsOfOrders };

/** Appends what happened to an order to the event log. */
export async function appendOrderEvent(
  { tx, events }: OrderLog,
  order: StoredOrder,
  happened: OrderEvent,
): Promise<void> {
  const { id, version, state, reason, feedbacks, carrierBookingReference, content } = order;
  const data: OrderEventData = {
    orderId: id,
    version,
    action: happened.action,
    by: happened.by,
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
  };
  const type = `agent-rate.order.${happened.event}.v1` as const;
  await events.append({ type, subject: subjectOf(id), keyId: order.keyId, data }, { within: tx.trx });
  if (!order.isTest) await recordAct(tx, { kind: 'order', key: [id], act: happened.action, by: happened.by });
}
