import { type Static, Type } from 'typebox';
import { OrderSchema } from './order.schema.ts';

const SHOWN = Type.Pick(OrderSchema, [
  'bookingStatus',
  'amendedBookingStatus',
  'bookingCancellationStatus',
  'reason',
  'feedbacks',
  'carrierBookingReference',
  'references',
  'priceMovement',
  'evidenceChanges',
  'test',
  'confirmation',
]);

/** The `data` of every event of an order: what happened, and the state of the order after it. */
export const OrderEventDataSchema = Type.Object(
  {
    orderId: OrderSchema.properties.id,
    version: OrderSchema.properties.version,
    action: Type.String({ description: 'place, correct-evidence, or the action taken', examples: ['confirm'] }),
    by: Type.String({ description: 'Name of the account that acted', examples: ['Booking agent'] }),
    ...SHOWN.properties,
    quoteId: Type.String({ examples: ['quo_8tKq2Zr5Wn0v'] }),
  },
  { title: 'OrderEventData' },
);
/** The `data` of every event of an order. */
export type OrderEventData = Static<typeof OrderEventDataSchema>;
