import type { Transaction } from 'kysely';
import type { Tables } from '../db/index.ts';
import type { Act } from './in-transaction.ts';
import type { OrderAction, OrderEventName } from './order-states.ts';
import type { StoredOrder } from './order-store.ts';

/** The type of an event about an order (CloudEvents). */
export type OrderEventType = `agent-rate.order.${OrderEventName}.v1`;

/** An event about an order, as the log keeps it. */
export type OrderEvent = { id: string; type: string; subject?: string; time: string; sequence: string; data: object };

/** What orders ask of the log of events. */
export type EventsOfOrders = {
  /** Adds an event in the transaction of what it tells. */
  append: (
    event: { type: OrderEventType; subject: string; keyId: string | null; data: object },
    options: { within: Transaction<Tables> },
  ) => Promise<unknown>;
};

/** Where the events of an order are found in the log. */
export function subjectOf(orderId: string): string {
  return `orders/${orderId}`;
}

/** What happened to an order: the action (`place` in the beginning) and who did it. */
export type Happening = { event: OrderEventName; action: OrderAction | 'place'; by: string };

/** Tells the log what happened to an order. */
export async function tell(act: Act, events: EventsOfOrders, order: StoredOrder, happening: Happening): Promise<void> {
  const { id, version, state, reason, feedbacks, carrierBookingReference, content } = order;
  const data = {
    orderId: id,
    version,
    action: happening.action,
    by: happening.by,
    bookingStatus: state.booking,
    amendedBookingStatus: state.amendment,
    bookingCancellationStatus: state.cancellation,
    reason,
    feedbacks,
    carrierBookingReference,
    quoteId: content.quote.id,
    references: content.references,
  };
  const type: OrderEventType = `agent-rate.order.${happening.event}.v1`;
  await events.append({ type, subject: subjectOf(id), keyId: order.keyId, data }, { within: act.trx });
}
