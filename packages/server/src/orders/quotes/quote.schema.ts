import { type Static, type TSchema, Type } from 'typebox';
import { textEnum } from '../../base/index.ts';
import { ConversionSchema } from '../../exchange-rates/index.ts';
import { RateSchema } from '../../rates/index.ts';
import { PartSummarySchema, partSchema } from './parts/quote-part.schema.ts';
import { QUOTE_EXAMPLE } from './quote.example.ts';

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
    part: Type.Optional(Type.Integer({ description: 'Of a quote of several rates: the place in `parts`, from 1' })),
    countedIn: Type.Optional(
      Type.Integer({
        description: 'The part that this charge is counted in, because both are on the same bills of lading',
      }),
    ),
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

const SIGNED_QUANTITIES = Type.Object({
  containers: Type.Integer(),
  billsOfLading: Type.Integer(),
  documents: nullable(Type.Integer()),
});

/** A quote as it is signed. */
export const QuoteSchema = Type.Object(
  {
    format: textEnum(['agent-rate-quote/1', 'agent-rate-quote/2', 'agent-rate-quote/3'], {
      description:
        'The version of the rules it is computed and signed by; 2: of several rates (`parts`); 3: of one or several, with charges ' +
        'that have days of their own',
    }),
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
    quantities: SIGNED_QUANTITIES,
    parts: Type.Optional(
      Type.Array(partSchema(SIGNED_QUANTITIES, Type.Array(QuoteTotalSchema)), {
        description:
          'Of a quote of several rates, every one. `rateId`, `publication`, `rate`, `quantities` and `date` above are those of ' +
          'the first; `lines`, `totals`, `complete` and `missing` are of all',
      }),
    ),
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
    account: Type.String({ description: 'The account that it was made for, at its prices', examples: ['main'] }),
    issuedAt: Type.String({ format: 'date-time' }),
    validUntil: Type.String({ format: 'date-time' }),
    expired: Type.Boolean(),
    orderable: Type.Boolean({
      description: 'Whether it can be ordered now: not ordered, not expired, and its price is binding or unchanged',
    }),
    ordered: Type.Boolean({ description: 'Whether an order of it stands' }),
    reference: nullable(Type.String()),
    rateId: Type.Integer(),
    origin: Type.String(),
    destination: Type.String(),
    carrier: nullable(Type.String()),
    equipment: Type.String(),
    containers: Type.Integer(),
    parts: Type.Optional(
      Type.Array(PartSummarySchema, {
        description: 'Of a quote of several rates; `rateId`, `equipment` and `containers` are those of the first',
      }),
    ),
    totals: Type.Array(QuoteTotalSchema),
    complete: Type.Boolean(),
  },
  { title: 'QuoteSummary' },
);
/** A quote as a list shows it. */
export type QuoteSummary = Static<typeof QuoteSummarySchema>;

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
