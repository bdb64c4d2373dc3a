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
  'references',
  'expectedDepartureDate',
] as const;

/** The parts of an order's answer that are described beforehand. */
export const ORDER_ANSWERS = ['id', 'bookingStatus', 'allowedActions', 'feedbacks', 'reason'] as const;

/** From a price to an order. Placing it is in `place-order.ts`: it asks the user. */
export const orderTools: readonly OperationToolSpec[] = [
  {
    operation: 'create-quote',
    name: 'create_quote',
    title: 'Quote a shipment',
    description:
      'Works out what containers cost at one rate: freight and charges line by line, certain, conditional and unknown ' +
      'apart, signed and valid for a while. Use it once a rate is chosen, and before preview_order. Give rateId of ' +
      'search_rates, or a lane on which one rate fits. It holds no space and orders nothing; totals are per ' +
      'currency, and missing says what they leave out.',
    arguments: ['rateId', 'origin', 'destination', 'carrier', 'equipment', 'date', 'quantities', 'reference'],
    words: {
      ...AS_IN_SEARCH,
      rateId: 'From search_rates; or give lane and equipment',
      date: 'Day the price must hold',
      reference: 'Your own reference',
    },
    fields: ['id', 'validUntil', 'date', 'rateId', 'quantities', 'lines', 'totals', 'complete', 'missing'],
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
    arguments: ['quoteId', 'parties', 'cargo', 'references', 'expectedDepartureDate'],
    words: {
      quoteId: 'From create_quote',
      parties: 'Who ships and receives',
      cargo: 'What is shipped',
      references: 'Your references',
      expectedDepartureDate: 'Day of the quote if absent',
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
  },
];
