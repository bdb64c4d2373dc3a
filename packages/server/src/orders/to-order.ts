import type { Account } from './account.ts';
import type { Confirmation } from './confirmation/confirmation.schema.ts';
import type { Order, OrderSummary } from './order.schema.ts';
import type { StoredOrder } from './order-store.ts';
import type { OrderPrice } from './price/order-price.schema.ts';
import { priceConfirmed, priceOrder } from './price/price-order.ts';
import { allowedActions } from './states/transitions.ts';

/** Who looks at an order. */
type Viewer = Pick<Account, 'sides'>;

function headOf(order: StoredOrder, { sides }: Viewer) {
  const { id, version, state, placedAt, placedBy, updatedAt, carrierBookingReference, reason } = order;
  return {
    id,
    version,
    bookingStatus: state.booking,
    amendedBookingStatus: state.amendment,
    bookingCancellationStatus: state.cancellation,
    allowedActions: allowedActions(state, sides),
    placedAt: placedAt.toISOString(),
    placedBy,
    updatedAt: updatedAt.toISOString(),
    carrierBookingReference,
    reason,
    test: order.isTest,
    evidenceChanged: order.evidenceChanges.length > 0,
    ...confirmationOf(order),
  };
}

/** What was confirmed of an order in part, with its price; nothing of other orders. */
export function confirmationOf({ confirmation, content }: StoredOrder): { confirmation?: Confirmation } {
  if (confirmation === null) return {};
  return { confirmation: { ...confirmation, price: priceConfirmed(content, confirmation.parts) } };
}

/** What an order costs: what of it is confirmed, once that was accepted. */
function priceOf(order: StoredOrder): OrderPrice {
  const { confirmation, content } = order;
  return confirmation?.status === 'accepted' ? priceConfirmed(content, confirmation.parts) : priceOrder(content);
}

/** The wire shape of an order, with what the viewer may do. */
export function toOrder(order: StoredOrder, viewer: Viewer): Order {
  const { feedbacks, evidenceChanges, content, amended } = order;
  return {
    ...headOf(order, viewer),
    feedbacks,
    price: priceOf(order),
    evidenceChanges,
    ...content,
    amendedContent: amended,
  };
}

/** The wire shape of an order in a list. */
export function toOrderSummary(order: StoredOrder, viewer: Viewer): OrderSummary {
  const { origin, destination, carrier, equipment, parts, references, quote } = order.content;
  const facts = { origin, destination, carrier, equipment, ...(parts ? { parts } : {}), references };
  return { ...headOf(order, viewer), ...facts, quoteId: quote.id, totals: priceOf(order).totals };
}
