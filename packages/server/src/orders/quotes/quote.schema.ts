import { type Static, type TSchema, Type } from 'typebox';
import { textEnum } from '../../base/index.ts';
import { ConversionSchema } from '../../exchange-rates/index.ts';
import { RateSchema } from '../../rates/index.ts';
import { QUOTE_EXAMPLE, QUOTE_STATUS_EXAMPLE } from './quote.example.ts';

const nullable = <T extends TSchema>(schema: T, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });

const BASES = ['PER_CONTAINER', 'PER_TEU', 'PER_BILL_OF_LADING', 'PER_DOCUMENT', 'PER_SHIPMENT', 'UNKNOWN'] as const;

const LineSchema = Type.Object(
  {
    code: nullable(Type.String(), 'Charge code as the trade writes it; OFR is the ocean freight'),
    name: Type.String(),
    basis: textEnum(BASES, { description: 'What one unit amount is charged for' }),
    quantity: nullable(Type.Number(), 'Units of the basis; null when not known'),
    unitAmount: nullable(Type.Number()),
    amount: nullable(Type.Number(), 'unitAmount × quantity; 0 inside the base freight; null when not known'),
    currency: nullable(Type.String()),
    paymentTerm: nullable(textEnum(['PREPAID', 'COLLECT'])),
    status: textEnum(['included', 'subject-to', 'at-cost']),
    certainty: textEnum(['certain', 'conditional', 'unknown'], {
      description: 'certain: will be charged; conditional: under a condition; unknown: amount or basis not stated',
    }),
    condition: nullable(Type.String()),
    note: nullable(Type.String(), 'Why the line is not certain'),
  },
  { title: 'QuoteLine' },
);

/** What a currency of a quote adds up to. Currencies are never mixed. */
export const QuoteTotalSchema = Type.Object(
  {
    currency: Type.String({ examples: ['USD'] }),
    certain: Type.Number({ description: 'Sum of the certain lines' }),
    conditional: Type.Number({ description: 'Sum of the conditional lines' }),
    atLeast: Type.Number(),
    atMost: nullable(Type.Number(), 'Null while an amount is not known'),
    complete: Type.Boolean({ description: 'True only when no further amount can be added' }),
  },
  { title: 'QuoteTotal' },
);

/** The quantities of a quote. */
const QuantitiesSchema = Type.Object(
  {
    containers: Type.Integer({ minimum: 1, maximum: 1000, description: "Containers of the rate's equipment" }),
    billsOfLading: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: '1 if absent' })),
    documents: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1000,
        description: 'For charges per document; without it they are not counted',
      }),
    ),
  },
  { additionalProperties: false, description: 'The quantities to price' },
);

const text = (description: string, example: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: 200, description, examples: [example] }));

/** The body of `POST /quotes`. */
export const QuoteRequestSchema = Type.Object(
  {
    rateId: Type.Optional(Type.Integer({ minimum: 1, description: 'Id of the rate; or give lane and equipment' })),
    origin: text('Port of loading: code, name, country, region', 'Shanghai'),
    destination: text('Port of discharge: code, name, country, region', 'Rotterdam'),
    carrier: text('Shipping line, exact', 'MAEU'),
    equipment: text('Container: trade name or ISO 6346 code', '40HC'),
    date: Type.Optional(
      Type.String({
        format: 'date',
        description: 'Day of the price. If absent: by rateId the first valid day from today on, by lane today',
      }),
    ),
    quantities: QuantitiesSchema,
    convertTo: Type.Optional(
      Type.String({
        pattern: '^[A-Z]{3}$',
        description: 'Also the totals in this currency (ISO 4217), with the exchange rates used; signed with the quote',
        examples: ['EUR'],
      }),
    ),
    reference: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, description: 'Your own reference for the quote' }),
    ),
  },
  {
    title: 'QuoteRequest',
    additionalProperties: false,
    examples: [
      { rateId: 1, quantities: { containers: 2 } },
      {
        origin: 'Shanghai',
        destination: 'Rotterdam',
        equipment: '40HC',
        carrier: 'MAEU',
        quantities: { containers: 2 },
      },
    ],
  },
);
/** A request for a quote. */
export type QuoteRequest = Static<typeof QuoteRequestSchema>;

/** A quote as it is signed. */
export const QuoteSchema = Type.Object(
  {
    format: textEnum(['agent-rate-quote/1'], { description: 'The version of the rules it is computed and signed by' }),
    id: Type.String({ examples: ['quo_8tKq2Zr5Wn0v'] }),
    issuedAt: Type.String({ format: 'date-time' }),
    validUntil: Type.String({
      format: 'date-time',
      description:
        'Orders are accepted until then; unless the quote is binding, only while the price in force is the same',
    }),
    binding: Type.Optional(
      Type.Boolean({
        description:
          'True: the price is kept until `validUntil`, whatever newer sheets say. False, or absent in quotes of older ' +
          'versions: an order is refused when the price in force differs',
      }),
    ),
    date: Type.String({ format: 'date', description: 'Day of the price' }),
    reference: nullable(Type.String()),
    rateId: Type.Integer({ description: 'The rate it is based on' }),
    publication: Type.Integer({ description: 'The publication that the rate came with' }),
    rate: RateSchema,
    quantities: Type.Object({
      containers: Type.Integer(),
      billsOfLading: Type.Integer(),
      documents: nullable(Type.Integer()),
    }),
    lines: Type.Array(LineSchema),
    totals: Type.Array(QuoteTotalSchema, { description: 'By currency' }),
    conversion: Type.Optional(ConversionSchema),
    complete: Type.Boolean({ description: 'True only when nothing is known to be missing' }),
    missing: Type.Array(Type.String(), { description: 'What the certain totals leave out, a sentence each' }),
    gaps: Type.Array(Type.String(), {
      description: 'Those of `missing` that concern the whole rate, not one of its charges',
    }),
    signature: Type.String({
      description:
        'Detached JWS (RFC 7515 appendix F, EdDSA) over the RFC 8785 form of all other fields; keys at /.well-known/jwks.json',
    }),
  },
  { title: 'Quote', examples: [QUOTE_EXAMPLE] },
);
/** A signed quote. */
export type Quote = Static<typeof QuoteSchema>;

/** A quote as a list shows it. */
export const QuoteSummarySchema = Type.Object(
  {
    id: Type.String(),
    issuedAt: Type.String({ format: 'date-time' }),
    validUntil: Type.String({ format: 'date-time' }),
    expired: Type.Boolean(),
    orderable: Type.Boolean({
      description: 'Whether it can be ordered now: not expired, and its price is binding or unchanged',
    }),
    reference: nullable(Type.String()),
    rateId: Type.Integer(),
    origin: Type.String(),
    destination: Type.String(),
    carrier: nullable(Type.String()),
    equipment: Type.String(),
    containers: Type.Integer(),
    totals: Type.Array(QuoteTotalSchema),
    complete: Type.Boolean(),
  },
  { title: 'QuoteSummary' },
);
/** A quote as a list shows it. */
export type QuoteSummary = Static<typeof QuoteSummarySchema>;

/** The refusals that an order of a quote may meet because of its price. */
export const STALE_REASONS = ['quote_expired', 'quote_price_changed', 'quote_rate_withdrawn'] as const;

const PriceChangeSchema = Type.Object(
  {
    what: Type.String({ description: 'The line, by its number in the quote (a new one in the rate), or what else' }),
    before: Type.Unknown({ description: 'As quoted; null: not there' }),
    after: Type.Unknown({ description: 'At the rate in force; null: not there' }),
    difference: nullable(Type.Number(), 'By how much the amount changed; null when an amount is not known'),
    currency: nullable(Type.String(), 'Of the difference'),
  },
  { title: 'PriceChange' },
);
/** A part of the price that differs from the quote at the rate in force. */
export type PriceChange = Static<typeof PriceChangeSchema>;

/** How far the price in force had moved from a binding quote when it was ordered. */
export const PriceMovementSchema = Type.Object(
  {
    rateId: nullable(Type.Integer(), 'The rate in force when the quote was ordered; null: none'),
    changes: Type.Array(PriceChangeSchema, { description: 'Line by line; empty when no rate is in force' }),
    totals: Type.Array(
      Type.Object({
        currency: Type.String({ examples: ['USD'] }),
        quoted: Type.Number({ description: 'Sum of the certain lines of the quote, which the order binds at' }),
        current: nullable(Type.Number(), 'The same at the rate in force; null: no rate is'),
        difference: nullable(Type.Number(), 'current less quoted; null: no rate is in force'),
      }),
      { description: 'By currency' },
    ),
  },
  { title: 'PriceMovement' },
);
/** How far the price in force had moved from a binding quote. */
export type PriceMovement = Static<typeof PriceMovementSchema>;

/** Whether a quote can be ordered now, and what holds instead. */
export const QuoteStatusSchema = Type.Object(
  {
    quoteId: Type.String({ examples: ['quo_8tKq2Zr5Wn0v'] }),
    orderable: Type.Boolean({ description: 'Whether an order of it would be accepted now, as far as its price goes' }),
    binding: Type.Boolean({
      description: 'Whether the quoted price is kept until `validUntil`, whatever `changes` says',
    }),
    reason: nullable(textEnum(STALE_REASONS), 'The code that an order would be refused with; null: orderable'),
    message: nullable(Type.String(), 'The reason as a sentence'),
    validUntil: Type.String({ format: 'date-time' }),
    superseded: Type.Boolean({ description: 'Another rate, or none, is in force in place of the quoted one' }),
    current: nullable(
      Type.Object({
        rateId: Type.Integer(),
        totals: Type.Array(QuoteTotalSchema),
        complete: Type.Boolean(),
      }),
      'The rate in force for the same lane, carrier, equipment and day, and what the quantities cost at it; null: none',
    ),
    changes: Type.Array(PriceChangeSchema, { description: 'What of the price differs at the current rate' }),
    newQuote: nullable(
      QuoteRequestSchema,
      'The body of POST /quotes that asks for a quote in its place; null: none is needed, or no rate is in force',
    ),
  },
  { title: 'QuoteStatus', examples: [QUOTE_STATUS_EXAMPLE] },
);
/** Whether a quote can be ordered now. */
export type QuoteStatus = Static<typeof QuoteStatusSchema>;

/** The quote that an operation is about. */
export const quoteParams = Type.Object({
  id: Type.String({ maxLength: 50, description: 'Id of the quote', examples: ['quo_8tKq2Zr5Wn0v'] }),
});

/** The public keys of the service (RFC 7517). */
export const JwksSchema = Type.Object(
  {
    keys: Type.Array(
      Type.Object({
        kty: textEnum(['OKP']),
        crv: textEnum(['Ed25519']),
        x: Type.String({ description: 'The public key, base64url' }),
        kid: Type.String({ description: 'RFC 7638 thumbprint' }),
        alg: textEnum(['EdDSA']),
        use: textEnum(['sig']),
      }),
    ),
  },
  { title: 'JsonWebKeySet' },
);
/** The public keys of the service. */
export type Jwks = Static<typeof JwksSchema>;
