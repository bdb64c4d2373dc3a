import { type Static, Type } from 'typebox';
import { textEnum } from '../../base/index.ts';

const amount = Type.Number({ minimum: 0 });

/** What a person, or a key in their name, approves before the order. */
export const MandateRequestSchema = Type.Object(
  {
    shipper: Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'The shipper that the order may name',
      examples: ['Ningbo Coatings Co., Ltd.'],
    }),
    most: Type.Optional(
      Type.Record(Type.String({ pattern: '^[A-Z]{3}$' }), amount, {
        description: 'The most that the order may cost, by currency; what the quote says if absent',
        examples: [{ USD: 9000 }],
      }),
    ),
    validUntil: Type.Optional(
      Type.String({ format: 'date-time', description: 'At most the end of the quote, which it is if absent' }),
    ),
  },
  { title: 'MandateRequest', additionalProperties: false, examples: [{ shipper: 'Ningbo Coatings Co., Ltd.' }] },
);
/** What is approved. */
export type MandateRequest = Static<typeof MandateRequestSchema>;

/** An order that was approved beforehand, signed with the key of the quotes. */
export const MandateSchema = Type.Object(
  {
    format: textEnum(['agent-rate-mandate/1']),
    id: Type.String({ maxLength: 50, examples: ['man_3kXq9Tz5Wn0v'] }),
    quoteId: Type.String({ maxLength: 50, description: 'The quote that may be ordered, once' }),
    account: Type.String({ maxLength: 50, description: 'The account that may order it' }),
    origin: Type.String({ maxLength: 200 }),
    destination: Type.String({ maxLength: 200 }),
    carrier: Type.Union([Type.String({ maxLength: 200 }), Type.Null()]),
    equipment: Type.String({ maxLength: 20 }),
    containers: Type.Integer({ minimum: 1 }),
    parts: Type.Optional(
      Type.Array(
        Type.Object(
          {
            origin: Type.String({ maxLength: 200 }),
            destination: Type.String({ maxLength: 200 }),
            carrier: Type.Union([Type.String({ maxLength: 200 }), Type.Null()]),
            equipment: Type.String({ maxLength: 20 }),
            containers: Type.Integer({ minimum: 1 }),
          },
          { additionalProperties: false },
        ),
        { maxItems: 20, description: 'Of a quote of several rates, every one: all of them are approved, together' },
      ),
    ),
    most: Type.Array(
      Type.Object({ currency: Type.String({ maxLength: 3 }), amount }, { additionalProperties: false }),
      {
        maxItems: 50,
        description: 'The most that the order may cost, by currency, as far as its price is known',
      },
    ),
    shipper: Type.String({ maxLength: 200 }),
    issuedAt: Type.String({ format: 'date-time' }),
    validUntil: Type.String({ format: 'date-time' }),
    approvedBy: Type.String({ maxLength: 250, description: 'Who approved it' }),
    via: Type.Optional(
      textEnum(['form'], {
        description:
          'The form that an agent showed before it ordered: that a person said yes is the word of its client. Such a mandate is ' +
          'kept on the order as what was shown; it stands in for no approval. Absent: approved in POST /quotes/{id}/mandate',
      }),
    ),
    approver: Type.String({
      maxLength: 50,
      description: 'The account of the key that approved it; it cannot order with it, but for one via a form',
    }),
    test: Type.Optional(Type.Literal(true, { description: 'Given with a key for tests: it is for test orders only' })),
    redactedAt: Type.Optional(
      Type.String({
        format: 'date-time',
        description:
          'When the name of the approver, a person, was erased: `approvedBy` is `erased`, and the service signed the rest again. ' +
          'Absent: as it was approved',
      }),
    ),
    signature: Type.String({ maxLength: 1000, description: 'Detached JWS over the RFC 8785 form of all other fields' }),
  },
  { title: 'OrderMandate', additionalProperties: false },
);
/** An order that was approved beforehand. */
export type Mandate = Static<typeof MandateSchema>;
