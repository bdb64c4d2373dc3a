import { type Static, type TSchema, Type } from 'typebox';
import { textEnum } from '../../base/index.ts';
import { QUOTE_STATUS_EXAMPLE } from './quote.example.ts';
import { QuoteTotalSchema } from './quote.schema.ts';
import { QuoteRequestSchema } from './quote-request.schema.ts';

const nullable = <T extends TSchema>(schema: T, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });

/** The refusals that any order of a quote meets: because of its price, or because it was ordered already. */
export const QUOTE_REFUSALS = [
  'quote_expired',
  'quote_price_changed',
  'quote_rate_withdrawn',
  'quote_already_ordered',
] as const;

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
    rateIds: Type.Optional(Type.Array(Type.Integer(), { description: 'Of a quote of several rates, part by part' })),
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
    orderable: Type.Boolean({
      description: 'Whether it can be ordered now: it was not ordered yet, and its price holds',
    }),
    binding: Type.Boolean({
      description: 'Whether the quoted price is kept until `validUntil`, whatever `changes` says',
    }),
    reason: nullable(textEnum(QUOTE_REFUSALS), 'The code that an order would be refused with; null: orderable'),
    message: nullable(Type.String(), 'The reason as a sentence'),
    validUntil: Type.String({ format: 'date-time' }),
    superseded: Type.Boolean({ description: 'Another rate, or none, is in force in place of the quoted one' }),
    current: nullable(
      Type.Object({
        rateId: Type.Integer(),
        rateIds: Type.Optional(
          Type.Array(Type.Integer(), { description: 'Of a quote of several rates, part by part' }),
        ),
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
