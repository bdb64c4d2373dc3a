import { tellOrder } from '../apps/digest-order.ts';
import { ADDS, type OperationToolSpec, READS } from '../operation-tool.ts';
import { AS_IN_SEARCH } from './rate-tools.ts';

/** What a caller sees of an order; the quote and rate it was made from are read as a resource. */
export const ORDER_FIELDS = [
  'id',
  'version',
  'bookingStatus',
  'amendedBookingStatus',
  'bookingCancellationStatus',
  'allowedActions',
  'updatedAt',
  'carrierBookingReference',
  'reason',
  'feedbacks',
  'origin',
  'destination',
  'carrier',
  'equipment',
  'parts',
  'confirmation',
  'references',
  'expectedDepartureDate',
] as const;

/** The parts of an order's answer that are described beforehand. */
export const ORDER_ANSWERS = ['id', 'bookingStatus', 'allowedActions', 'feedbacks', 'reason'] as const;

/** Lists that preview_order describes. */
const BRIEF_LISTS = {
  parties: { type: 'array', items: { type: 'object' }, description: 'All of them, as in preview_order' },
  cargo: { type: 'array', items: { type: 'object' }, description: 'All of it, as in preview_order' },
  references: { type: 'array', items: { type: 'object' }, description: 'As in preview_order' },
} as const;

/** From a price to an order. Placing it is in `place-order.ts`: it asks the user. */
export const orderTools: readonly OperationToolSpec[] = [
  {
    operation: 'create-quote',
    name: 'create_quote',
    title: 'Quote a shipment',
    description:
      'Works out what containers cost at one rate: freight and charges line by line, certain, conditional and unknown ' +
      'apart, signed and valid for a while. Use it once a rate is chosen, and before preview_order. Give rateId of ' +
      'search_rates, or a lane on which one rate fits; several in parts. It holds no space and orders nothing; totals are per ' +
      'currency, and missing says what they leave out.',
    arguments: [
      'rateId',
      'origin',
      'destination',
      'carrier',
      'equipment',
      'date',
      'quantities',
      'parts',
      'convertTo',
      'reference',
    ],
    words: {
      ...AS_IN_SEARCH,
      rateId: 'From search_rates',
      date: 'Day the price must hold',
      convertTo: 'As convert_to in search_rates',
      reference: 'Your own reference',
    },
    shapes: {
      quantities: {
        type: 'object',
        properties: {
          containers: { type: 'integer' },
          billsOfLading: { type: 'integer' },
          documents: { type: 'integer' },
        },
        required: ['containers'],
        description: 'How much',
      },
      parts: {
        type: 'array',
        items: { type: 'object' },
        description: 'Several rates instead, each with rateId and quantities; leg (1, 2 …) if a journey',
      },
    },
    fields: [
      'id',
      'validUntil',
      'date',
      'rateId',
      'quantities',
      'lines',
      'totals',
      'conversion',
      'complete',
      'missing',
    ],
    answers: [
      'id',
      'validUntil',
      'lines',
      'totals.currency',
      'totals.certain',
      'totals.atLeast',
      'totals.atMost',
      'missing',
    ],
    again: { operation: 'get-quote', argument: 'quote' },
    annotations: ADDS,
  },
  {
    operation: 'place-order',
    name: 'preview_order',
    title: 'Preview an order',
    description:
      'Checks an order without placing it: whether the key may order it, limits, price, findings about the cargo, ' +
      'whether it needs approval. Use it before place_order. Needs a ' +
      'quote of create_quote; dangerous cargo needs an extraction, packages and mass.',
    arguments: ['quoteId', 'parties', 'cargo', 'references', 'expectedDepartureDate', 'mandate'],
    words: {
      quoteId: 'From create_quote',
      parties: 'Who ships and receives',
      cargo: 'What is shipped',
      expectedDepartureDate: 'Day of the quote if absent',
    },
    shapes: {
      mandate: { type: 'object', description: 'Prior approval' },
      references: { type: 'array', items: { type: 'object' }, description: 'Each: type (FF, SI, CR …), value' },
    },
    fixed: { preview: true },
    fields: [
      'permitted',
      'bookingStatus',
      'findings',
      'totals',
      'missing',
      'applied',
      'priceMovement',
      'validUntil',
      'next',
    ],
    answers: {
      type: 'object',
      properties: {
        permitted: { type: 'boolean' },
        bookingStatus: { type: ['string', 'null'] },
        findings: { type: 'array' },
        totals: { type: 'array' },
        next: { type: 'string' },
      },
    },
    annotations: READS,
    opensPanel: tellOrder,
  },
  {
    operation: 'create-mandate',
    name: 'create_mandate',
    title: 'Approve an order beforehand',
    description:
      'Signs what the user approves before another agent orders: the quote, the most it may cost, the shipper, until when. Use it ' +
      'when the user agreed to the totals; the order carries it as mandate, once.',
    arguments: ['id', 'shipper', 'most', 'validUntil'],
    words: { id: 'From create_quote' },
    answers: ['id', 'validUntil'],
    annotations: ADDS,
    isRare: true,
  },
  {
    operation: 'get-order',
    name: 'get_order',
    title: 'Get the status of an order',
    description:
      'Tells how an order stands: booking, amendment and cancellation state (DCSA), what may be done now, feedback and ' +
      'the carrier’s booking number. Use it to follow an order placed earlier. Only orders of this key; the quote and ' +
      'rate it was made from are in the resource agent-rate://orders/{id}.',
    arguments: ['id'],
    words: { id: 'From place_order' },
    fields: ORDER_FIELDS,
    answers: ORDER_ANSWERS,
    annotations: READS,
    opensPanel: true,
  },
  {
    operation: 'change-order',
    name: 'change_order',
    title: 'Amend an order',
    description:
      'Amends parties, cargo, references, day or price: directly until confirmation, later as a proposal to the forwarder. Use it ' +
      'only with what the user agreed to; what is not given stays. Another price needs quoteId of a new quote.',
    arguments: ['id', 'version', 'quoteId', 'parties', 'cargo', 'references', 'expectedDepartureDate', 'remarks'],
    words: {
      id: 'From place_order',
      version: 'From get_order; a newer one is refused',
      quoteId: 'A new quote',
      parties: 'All of them, as in preview_order',
      cargo: 'All of it, as in preview_order',
      references: 'As in preview_order',
      expectedDepartureDate: 'New day',
      remarks: 'For the forwarder; null takes them away',
    },
    shapes: BRIEF_LISTS,
    fields: ORDER_FIELDS,
    answers: ORDER_ANSWERS,
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  },
  {
    operation: 'cancel-order',
    name: 'cancel_order',
    title: 'Cancel an order',
    description:
      'Cancels a booking whole: at once while nobody confirmed it, else as a request. Use it only when the user said ' +
      'so; it cannot be undone, and a carrier may charge for it.',
    arguments: ['id', 'reason', 'version'],
    words: { id: 'From place_order', reason: 'Shown to the forwarder', version: 'As in change_order' },
    fields: ORDER_FIELDS,
    answers: ORDER_ANSWERS,
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  },
  {
    operation: 'list-orders',
    name: 'list_orders',
    title: 'List orders',
    description:
      'Lists the orders that this key may see, newest first, by state, lane, carrier, reference or day. Use it to find an order ' +
      'whose id you do not have; then get_order.',
    arguments: [
      'booking_status',
      'origin',
      'destination',
      'carrier',
      'reference',
      'placed_from',
      'placed_to',
      'per_page',
    ],
    pageSize: 10,
    answers: ['data', 'meta'],
    annotations: READS,
    isRare: true,
  },
  {
    operation: 'list-order-events',
    name: 'order_history',
    title: 'Show what happened to an order',
    description:
      'Tells every step of one order: who did what, when, and which state it had then. Use it when get_order is not ' +
      'enough, such as to see who declined an amendment and why.',
    arguments: ['id', 'after', 'limit'],
    answers: ['data'],
    annotations: READS,
    isRare: true,
  },
  {
    operation: 'cancel-amendment',
    name: 'cancel_amendment',
    title: 'Withdraw an amendment',
    description:
      'Withdraws an amendment of a confirmed order that the forwarder has not decided yet. Use it instead of ' +
      'cancel_order when the order itself shall stand as it was confirmed.',
    arguments: ['id', 'reason', 'version'],
    fields: ORDER_FIELDS,
    answers: ORDER_ANSWERS,
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
    isRare: true,
  },
  {
    operation: 'check-quote',
    name: 'check_quote',
    title: 'Check a quote',
    description:
      'Tells whether a quote can still be ordered, what its price is now, and how to ask for a new one. Use it before an older ' +
      'quote is ordered; it changes nothing.',
    arguments: ['id'],
    answers: ['quoteId', 'orderable', 'changes'],
    annotations: READS,
    isRare: true,
  },
  {
    operation: 'list-quotes',
    name: 'list_quotes',
    title: 'List quotes',
    description:
      'Lists quotes of the account with their sums and whether they can be ordered, newest first. Use it to find one ' +
      'whose id you do not have; then check_quote. It makes no quote.',
    arguments: ['per_page'],
    pageSize: 10,
    answers: ['data', 'meta'],
    annotations: READS,
    isRare: true,
  },
];
