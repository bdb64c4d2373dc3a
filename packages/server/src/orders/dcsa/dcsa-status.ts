import { Type } from 'typebox';
import { textEnum } from '../../base/index.ts';
import { type Feedback, OrderSchema } from '../order.schema.ts';
import type { OrderEventData } from '../order-event.schema.ts';
import { AMENDMENT_STATES, BOOKING_STATES, CANCELLATION_STATES } from '../states/order-states.ts';

/** States before anything is sent: the standard knows none of them. */
const BEFORE_SENDING: readonly string[] = ['PENDING_APPROVAL', 'APPROVAL_REJECTED'];
const SENT_STATES = BOOKING_STATES.filter((state) => !BEFORE_SENDING.includes(state));

/** The status of a booking in the words of DCSA Booking 2.0. */
export const DcsaStatusSchema = Type.Object(
  {
    carrierBookingRequestReference: Type.String({ description: 'Id of the order' }),
    carrierBookingReference: Type.Optional(Type.String({ description: "The carrier's booking number" })),
    bookingStatus: textEnum(SENT_STATES),
    amendedBookingStatus: Type.Optional(textEnum(AMENDMENT_STATES)),
    bookingCancellationStatus: Type.Optional(textEnum(CANCELLATION_STATES)),
    reason: Type.Optional(Type.String()),
    feedbacks: Type.Optional(OrderSchema.properties.feedbacks),
  },
  { title: 'DcsaStatus' },
);

/** One notification of the standard, as a CloudEvent. */
export const DcsaNotificationSchema = Type.Object(
  {
    specversion: Type.Literal('1.0'),
    id: Type.String(),
    source: Type.String({ examples: ['/orders/ord_5rVw9Kd2Lq7X'] }),
    type: Type.Literal('org.dcsa.booking.v2'),
    time: Type.String({ format: 'date-time' }),
    datacontenttype: Type.Literal('application/json'),
    data: DcsaStatusSchema,
  },
  { title: 'DcsaNotification' },
);

type State = Pick<
  OrderEventData,
  'bookingStatus' | 'amendedBookingStatus' | 'bookingCancellationStatus' | 'carrierBookingReference' | 'reason'
> & { readonly feedbacks: readonly Feedback[] };

/** The status of an order in the standard's words; null before it was sent to the forwarder. */
export function toDcsaStatus(id: string, state: State) {
  const { bookingStatus, amendedBookingStatus, bookingCancellationStatus, carrierBookingReference, reason } = state;
  if (BEFORE_SENDING.includes(bookingStatus)) return null;
  return {
    carrierBookingRequestReference: id,
    ...(carrierBookingReference === null ? {} : { carrierBookingReference }),
    bookingStatus,
    ...(amendedBookingStatus === null ? {} : { amendedBookingStatus }),
    ...(bookingCancellationStatus === null ? {} : { bookingCancellationStatus }),
    ...(reason === null ? {} : { reason }),
    ...(state.feedbacks.length === 0 ? {} : { feedbacks: [...state.feedbacks] }),
  };
}

type HappenedToOrder = { readonly id: string; readonly time: string; readonly data: unknown };

/** What happened to an order, as the standard notifies it; what happened before it was sent is no notification. */
export function toDcsaNotifications(id: string, events: readonly HappenedToOrder[]) {
  return events.flatMap((event) => {
    const data = toDcsaStatus(id, event.data as OrderEventData);
    if (data === null) return [];
    const head = { specversion: '1.0', id: event.id, source: `/orders/${id}`, type: 'org.dcsa.booking.v2' } as const;
    return [{ ...head, time: event.time, datacontenttype: 'application/json' as const, data }];
  });
}
