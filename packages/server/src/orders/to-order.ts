import type { Order, OrderSummary } from './order.schema.ts';
import type { StoredOrder } from './order-store.ts';
import { allowedActions } from './states/transitions.ts';

function headOf(order: StoredOrder) {
  const { id, version, state, placedAt, placedBy, updatedAt, carrierBookingReference, reason } = order;
  return {
    id,
    version,
    bookingStatus: state.booking,
    amendedBookingStatus: state.amendment,
    bookingCancellationStatus: state.cancellation,
    allowedActions: allowedActions(state),
    placedAt: placedAt.toISOString(),
    placedBy,
    updatedAt: updatedAt.toISOString(),
    carrierBookingReference,
    reason,
  };
}

/** The wire shape of an order. */
export function toOrder(order: StoredOrder): Order {
  return { ...headOf(order), feedbacks: order.feedbacks, ...order.content, amendedContent: order.amended };
}

/** The wire shape of an order in a list. */
export function toOrderSummary(order: StoredOrder): OrderSummary {
  const { origin, destination, carrier, equipment, references, quote } = order.content;
  const facts = { origin, destination, carrier, equipment, references };
  return { ...headOf(order), ...facts, quoteId: quote.id, totals: quote.totals };
}
