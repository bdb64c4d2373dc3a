import type { Events } from '../events/index.ts';
import type { StoredOrder } from './order-store.ts';
import type { OrderAction, OrderEventName } from './states/transitions.ts';
import type { Act } from './transaction.ts';

/** What changing orders asks of the log of events. */
export type EventsOfOrders = Pick<Events, 'append'>;

/** Where the events of an order are found in the log. */
export function subjectOf(orderId: string): string {
  return `orders/${orderId}`;
}

/** What happened to an order: the action (`place` in the beginning) and who did it. */
export type Happening = { event: OrderEventName; action: OrderAction | 'place'; by: string };

/** The log, and the transaction in which it is told. */
export type Teller = { act: Act; events: EventsOfOrders };

/** Tells the log what happened to an order. */
export async function tell({ act, events }: Teller, order: StoredOrder, happening: Happening): Promise<void> {
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
  const type = `agent-rate.order.${happening.event}.v1` as const;
  await events.append({ type, subject: subjectOf(id), keyId: order.keyId, data }, { within: act.trx });
}
