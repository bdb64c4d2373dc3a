import { QUOTE_EXAMPLE } from './quotes/quote.example.ts';

/** The example body of `POST /orders`. */
export const ORDER_REQUEST_EXAMPLE = {
  quoteId: QUOTE_EXAMPLE.id,
  references: [{ type: 'FF', value: 'SEA-2026-1181' }],
  parties: [
    { role: 'SHIPPER', name: 'Ningbo Coatings Co., Ltd.', countryCode: 'CN' },
    { role: 'CONSIGNEE', name: 'Maas Verf B.V.', countryCode: 'NL' },
  ],
  cargo: [{ description: 'Water-based paint', packages: { count: 80, type: 'drum' }, grossWeightKg: 17600 }],
};

const { quoteId: _, ...requested } = ORDER_REQUEST_EXAMPLE;

/** The content of the order that the example request places. */
export const ORDER_CONTENT_EXAMPLE = {
  quote: QUOTE_EXAMPLE,
  origin: 'CNSHA',
  destination: 'NLRTM',
  carrier: 'MSCU',
  equipment: { code: '40HC', isoCode: '45G1', units: 2 },
  ...requested,
  documents: [],
  expectedDepartureDate: '2026-12-01',
  remarks: null,
  evidence: [],
  mandate: null,
  priceMovement: null,
};

/** The order that the example request places, as it is answered. */
export const ORDER_EXAMPLE = {
  id: 'ord_5rVw9Kd2Lq7X',
  version: 1,
  bookingStatus: 'RECEIVED',
  amendedBookingStatus: null,
  bookingCancellationStatus: null,
  allowedActions: ['update', 'cancel', 'confirm', 'reject', 'request-update'],
  placedAt: '2026-11-24T08:20:00.000Z',
  placedBy: 'Booking agent',
  updatedAt: '2026-11-24T08:20:00.000Z',
  carrierBookingReference: null,
  reason: null,
  test: false,
  evidenceChanged: false,
  feedbacks: [],
  price: { totals: QUOTE_EXAMPLE.totals, complete: false, missing: QUOTE_EXAMPLE.missing, applied: [] },
  evidenceChanges: [],
  ...ORDER_CONTENT_EXAMPLE,
  amendedContent: null,
};
