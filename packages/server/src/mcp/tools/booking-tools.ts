import { type OperationToolSpec, READS } from '../operation-tool.ts';
import { ORDER_ANSWERS, ORDER_FIELDS } from './order-tools.ts';

/** Orders as bookings of DCSA Booking 2.0, and back; what a forwarder confirmed of one. */
export const bookingTools: readonly OperationToolSpec[] = [
  {
    operation: 'export-dcsa-booking',
    name: 'export_dcsa_booking',
    title: 'Export an order as a DCSA booking',
    description:
      'Exports what was ordered in the properties of DCSA Booking 2.0, with its status. Use it when another system takes ' +
      'such bookings; it is not sent anywhere, and findings say what the standard has no place for.',
    arguments: ['id', 'part'],
    words: { id: 'From place_order' },
    answers: ['booking', 'conforms', 'findings'],
    annotations: READS,
    isRare: true,
  },
  {
    operation: 'read-dcsa-booking',
    name: 'read_dcsa_booking',
    title: 'Read a DCSA booking',
    description:
      'Reads a booking request of DCSA Booking 2.0 against a quote: the order that it makes, its preview, and what an order does not ' +
      'keep. Use it before place_order, which takes `order` as it stands; nothing is ordered here.',
    arguments: ['quoteId', 'booking'],
    words: { quoteId: 'From create_quote; the one that the booking names if absent' },
    shapes: { booking: { type: 'object', description: 'The request, in the properties of the standard' } },
    answers: ['orderable', 'order', 'findings', 'next'],
    annotations: READS,
    isRare: true,
  },
  {
    operation: 'accept-confirmation',
    name: 'accept_confirmation',
    title: 'Take a partial offer',
    description:
      'Takes fewer containers than were ordered, as confirmation of get_order offers them, at their price. Use it only when the ' +
      'user agreed to that; to do without, cancel_order instead. It cannot be undone.',
    arguments: ['id', 'version', 'rest'],
    words: { version: 'From get_order: what was read is what is accepted' },
    fields: ORDER_FIELDS,
    answers: ORDER_ANSWERS,
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
    isRare: true,
  },
];
