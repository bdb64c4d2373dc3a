import { type Static, type TSchema, Type } from 'typebox';
import { textEnum } from '../base/index.ts';
import { ConfirmationSchema } from './confirmation/confirmation.schema.ts';
import { EvidenceChangeSchema, EvidenceSchema } from './evidence/evidence.schema.ts';
import { FeedbackSchema } from './feedback.schema.ts';
import { MandateSchema } from './mandates/mandate.schema.ts';
import { ORDER_CONTENT_EXAMPLE, ORDER_EXAMPLE, ORDER_REQUEST_EXAMPLE } from './order.example.ts';
import { OrderPriceSchema } from './price/order-price.schema.ts';
import { PartSummarySchema } from './quotes/parts/quote-part.schema.ts';
import { QuoteSchema, QuoteTotalSchema } from './quotes/quote.schema.ts';
import { PriceMovementSchema } from './quotes/quote-status.schema.ts';
import { AMENDMENT_STATES, BOOKING_STATES, CANCELLATION_STATES } from './states/order-states.ts';
import { ORDER_ACTIONS } from './states/transitions.ts';

export type { Feedback } from './feedback.schema.ts';

const nullable = <T extends TSchema>(schema: T, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });
const text = (maxLength: number, description: string) => Type.String({ minLength: 1, maxLength, description });
const optionalText = (maxLength: number, description: string) => Type.Optional(text(maxLength, description));

const PARTY_ROLES = [
  'BOOKING_PARTY',
  'SHIPPER',
  'CONSIGNEE',
  'NOTIFY_PARTY',
  'CARRIER_BOOKING_OFFICE',
  'SERVICE_CONTRACT_OWNER',
] as const;

const PartySchema = Type.Object(
  {
    role: textEnum(PARTY_ROLES),
    name: text(200, 'Company or person'),
    address: optionalText(500, 'As written on documents'),
    countryCode: Type.Optional(
      Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2', examples: ['CN'] }),
    ),
    taxId: optionalText(100, 'Tax or registration number'),
    contact: Type.Optional(
      Type.Object(
        {
          name: optionalText(100, 'Name of the contact'),
          email: Type.Optional(Type.String({ format: 'email', maxLength: 254 })),
          phone: optionalText(50, 'Telephone'),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { title: 'OrderParty', additionalProperties: false },
);

/** Reference types of DCSA Booking 2. */
const REFERENCE_TYPES = ['FF', 'SI', 'SPO', 'CPO', 'CR', 'AAO', 'ECR', 'CSI', 'BPR', 'BID', 'SAC'] as const;

const ReferenceSchema = Type.Object(
  {
    type: textEnum(REFERENCE_TYPES, {
      description: 'DCSA: FF freight forwarder, SI shipper, CR customer, CPO/SPO purchase order, AAO consignee …',
    }),
    value: text(100, 'The reference'),
  },
  { title: 'OrderReference', additionalProperties: false },
);

const CargoSchema = Type.Object(
  {
    description: text(500, 'What is shipped'),
    hsCode: Type.Optional(
      Type.String({ pattern: '^\\d{6,10}$', description: 'HS code, 6 to 10 digits', examples: ['320910'] }),
    ),
    packages: Type.Optional(
      Type.Object(
        { count: Type.Integer({ minimum: 1 }), type: text(50, 'Drum, carton, pallet …') },
        { additionalProperties: false },
      ),
    ),
    grossWeightKg: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    netWeightKg: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    volumeM3: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    notDangerous: optionalText(500, 'Why not, if its text says so'),
    dangerousGoods: Type.Optional(
      Type.Object(
        {
          extractionId: Type.Integer({
            minimum: 1,
            description: 'The extraction of its data sheet, without open errors',
          }),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { title: 'OrderCargo', additionalProperties: false },
);

const DocumentSchema = Type.Object(
  {
    id: Type.Integer({ minimum: 1, description: 'Id of the document' }),
    type: optionalText(50, 'What it is: SDS, packing certificate …'),
  },
  { title: 'OrderDocument', additionalProperties: false },
);

const CONTENT_PROPERTIES = {
  references: Type.Array(ReferenceSchema, { maxItems: 50 }),
  parties: Type.Array(PartySchema, { maxItems: 20 }),
  cargo: Type.Array(CargoSchema, { maxItems: 100 }),
  documents: Type.Array(DocumentSchema, { maxItems: 100 }),
  expectedDepartureDate: Type.String({ format: 'date', description: 'Requested; the day of the quote if absent' }),
  remarks: text(2000, 'Remarks for the forwarder'),
};

/** The body of `POST /orders`. Equipment and quantities are those of the quote. */
export const OrderRequestSchema = Type.Object(
  {
    quoteId: text(50, 'Id of the quote to order'),
    parties: Type.Array(PartySchema, { minItems: 1, maxItems: 20 }),
    cargo: Type.Array(CargoSchema, { minItems: 1, maxItems: 100 }),
    references: Type.Optional(CONTENT_PROPERTIES.references),
    documents: Type.Optional(CONTENT_PROPERTIES.documents),
    expectedDepartureDate: Type.Optional(CONTENT_PROPERTIES.expectedDepartureDate),
    remarks: Type.Optional(CONTENT_PROPERTIES.remarks),
    mandate: Type.Optional(MandateSchema),
  },
  { title: 'OrderRequest', additionalProperties: false, examples: [ORDER_REQUEST_EXAMPLE] },
);
/** A request to place an order. */
export type OrderRequest = Static<typeof OrderRequestSchema>;

/** The body of `PATCH /orders/{id}`: the properties given replace the current ones. */
export const OrderChangeSchema = Type.Object(
  {
    ...Type.Partial(OrderRequestSchema).properties,
    remarks: Type.Optional(nullable(CONTENT_PROPERTIES.remarks, 'Null takes them away')),
    version: Type.Optional(
      Type.Integer({ minimum: 1, description: 'The change is refused when the order has another version' }),
    ),
  },
  {
    title: 'OrderChange',
    additionalProperties: false,
    examples: [{ version: 3, references: [{ type: 'FF', value: 'SEA-2026-1182' }] }],
  },
);
/** A change of an order. */
export type OrderChange = Static<typeof OrderChangeSchema>;

/** The content of an order: the request, with the quote and its rate copied in. */
export const OrderContentSchema = Type.Object(
  {
    quote: QuoteSchema,
    origin: Type.String(),
    destination: Type.String(),
    carrier: nullable(Type.String(), 'SCAC, or the name when the carrier has none'),
    equipment: Type.Object({ code: Type.String(), isoCode: Type.String(), units: Type.Integer() }),
    parts: Type.Optional(
      Type.Array(PartSummarySchema, {
        description:
          'Of a quote of several rates, every one. `origin`, `carrier` and `equipment` above are those of the first, ' +
          '`destination` too unless the parts are legs: then it is the end of the last',
      }),
    ),
    references: CONTENT_PROPERTIES.references,
    parties: CONTENT_PROPERTIES.parties,
    cargo: CONTENT_PROPERTIES.cargo,
    documents: CONTENT_PROPERTIES.documents,
    expectedDepartureDate: CONTENT_PROPERTIES.expectedDepartureDate,
    remarks: nullable(CONTENT_PROPERTIES.remarks),
    evidence: Type.Array(EvidenceSchema, {
      description:
        'What the extractions of dangerous goods said when `cargo` was last given; later corrections do not change it',
    }),
    mandate: nullable(MandateSchema, 'What was approved before the order; null: nothing'),
    priceMovement: nullable(
      PriceMovementSchema,
      'How far the price in force had moved from the quote when it was ordered; the order keeps the quoted price. Null: not at all',
    ),
  },
  { title: 'OrderContent', examples: [ORDER_CONTENT_EXAMPLE] },
);
/** The content of an order. */
export type OrderContent = Static<typeof OrderContentSchema>;

const HEAD_PROPERTIES = {
  id: Type.String({ examples: ['ord_5rVw9Kd2Lq7X'] }),
  version: Type.Integer({ description: 'Counts every change and decision' }),
  bookingStatus: textEnum(BOOKING_STATES, { description: 'DCSA states, preceded by two states of approval' }),
  amendedBookingStatus: nullable(textEnum(AMENDMENT_STATES), 'DCSA; null: never amended'),
  bookingCancellationStatus: nullable(textEnum(CANCELLATION_STATES), 'DCSA; null: no cancellation requested'),
  allowedActions: Type.Array(textEnum(ORDER_ACTIONS), { description: 'What this key may do with it now' }),
  placedAt: Type.String({ format: 'date-time' }),
  placedBy: Type.String({ description: 'Name of the API key', examples: ['Booking agent'] }),
  updatedAt: Type.String({ format: 'date-time' }),
  carrierBookingReference: nullable(Type.String()),
  reason: nullable(Type.String(), 'The reason of the last decision'),
  test: Type.Boolean({ description: 'Placed with a key for tests: a simulated forwarder answers it' }),
  evidenceChanged: Type.Boolean({ description: 'An extraction says now what the order does not declare' }),
  confirmation: Type.Optional(ConfirmationSchema),
};

/** An order: the content in force, and the pending amendment. */
export const OrderSchema = Type.Object(
  {
    ...HEAD_PROPERTIES,
    feedbacks: Type.Array(FeedbackSchema),
    price: OrderPriceSchema,
    evidenceChanges: Type.Array(EvidenceChangeSchema, {
      description: 'What corrections of the extractions have changed since; give `cargo` again to declare it',
    }),
    ...OrderContentSchema.properties,
    amendedContent: nullable(OrderContentSchema, 'The pending amendment: the content of the order if it is confirmed'),
  },
  { title: 'Order', examples: [ORDER_EXAMPLE] },
);
/** An order. */
export type Order = Static<typeof OrderSchema>;

/** An order as a list shows it. */
export const OrderSummarySchema = Type.Object(
  {
    ...HEAD_PROPERTIES,
    origin: Type.String({ examples: ['CNSHA'] }),
    destination: Type.String({ examples: ['NLRTM'] }),
    carrier: nullable(Type.String({ examples: ['MSCU'] })),
    equipment: OrderContentSchema.properties.equipment,
    parts: OrderContentSchema.properties.parts,
    references: CONTENT_PROPERTIES.references,
    quoteId: Type.String({ examples: ['quo_8tKq2Zr5Wn0v'] }),
    totals: Type.Array(QuoteTotalSchema),
  },
  { title: 'OrderSummary' },
);
/** An order as a list shows it. */
export type OrderSummary = Static<typeof OrderSummarySchema>;

/** The answer of `POST /orders?preview=true`. */
export const OrderPreviewSchema = Type.Object(
  {
    preview: Type.Literal(true),
    test: Type.Boolean({ description: 'It would be a test order' }),
    permitted: Type.Boolean({ description: 'Whether the order would be accepted as it is' }),
    bookingStatus: nullable(textEnum(['RECEIVED', 'PENDING_APPROVAL']), 'The first booking state; null: not permitted'),
    findings: Type.Array(FeedbackSchema, { examples: [[]] }),
    summary: Type.String({
      description: 'What is ordered, in one line: containers, lane, carrier, departure, shipper',
      examples: ['2 × 40HC CNSHA to NLRTM with MSCU, departure 2026-12-01, shipper Ningbo Coatings Co., Ltd.'],
    }),
    ordered: Type.Pick(
      OrderContentSchema,
      ['origin', 'destination', 'carrier', 'equipment', 'parts', 'expectedDepartureDate'],
      {
        description: 'The same, apart',
      },
    ),
    totals: Type.Array(QuoteTotalSchema),
    missing: Type.Array(Type.String(), { description: 'What the totals leave out', examples: [[]] }),
    applied: OrderPriceSchema.properties.applied,
    priceMovement: OrderContentSchema.properties.priceMovement,
    validUntil: Type.String({ format: 'date-time', description: 'End of the quote' }),
    next: Type.String({
      description: 'What to do next',
      examples: ['Place it with the same body and an Idempotency-Key.'],
    }),
  },
  { title: 'OrderPreview' },
);
/** The outcome of placing an order. */
export type OrderPreview = Static<typeof OrderPreviewSchema>;
