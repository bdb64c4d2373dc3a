import { type Static, Type } from 'typebox';
import { textEnum } from '../../base/index.ts';
import { ActionRequestSchema } from '../order-action.schema.ts';
import { OrderPriceSchema } from '../price/order-price.schema.ts';

/** What the forwarder does with what it does not confirm. */
const RESTS = ['declined', 'open'] as const;

/** The body of `POST /orders/{id}/confirm`. */
export const ConfirmRequestSchema = Type.Object(
  {
    ...ActionRequestSchema.properties,
    confirmed: Type.Optional(
      Type.Array(
        Type.Object(
          {
            part: Type.Optional(
              Type.Integer({ minimum: 1, maximum: 20, description: 'The part of the order, from 1; 1 if absent' }),
            ),
            containers: Type.Integer({ minimum: 0, maximum: 1000, description: 'How many of it are confirmed' }),
          },
          { title: 'ConfirmedPart', additionalProperties: false },
        ),
        {
          minItems: 1,
          maxItems: 20,
          description:
            'Confirms only so many containers, with `reason`; a part that is not named is not confirmed. The customer accepts ' +
            'or cancels. Absent: all is confirmed',
        },
      ),
    ),
    rest: Type.Optional(
      textEnum(RESTS, {
        description: 'With `confirmed`: the rest is declined (if absent), or stays open for a later confirmation',
      }),
    ),
  },
  {
    title: 'OrderConfirmRequest',
    additionalProperties: false,
    examples: [
      { version: 1, confirmed: [{ part: 1, containers: 1 }], rest: 'declined', reason: 'One container is short' },
    ],
  },
);
/** A confirmation, whole or in part. */
export type ConfirmRequest = Static<typeof ConfirmRequestSchema>;

/** The body of `POST /orders/{id}/confirmation/accept`. */
export const AcceptRequestSchema = Type.Object(
  {
    version: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'Refused when the order has another version: what was read is what is accepted',
      }),
    ),
    reason: ActionRequestSchema.properties.reason,
    rest: Type.Optional(textEnum(['declined'], { description: 'Gives up what the forwarder left open' })),
  },
  { title: 'AcceptConfirmationRequest', additionalProperties: false, examples: [{ version: 2 }] },
);

/** What of an order was confirmed, as it is kept. */
export const KeptConfirmationSchema = Type.Object({
  status: textEnum(['offered', 'accepted'], {
    description:
      'offered: the customer accepts it, changes the order or cancels it; accepted: the order is confirmed for this much',
  }),
  parts: Type.Array(
    Type.Object({
      part: Type.Integer({ description: 'The part of the order; 1 in an order of one rate' }),
      ordered: Type.Integer({ description: 'Containers ordered' }),
      confirmed: Type.Integer({ description: 'Containers confirmed' }),
    }),
  ),
  rest: textEnum([...RESTS, 'none'], {
    description: 'What becomes of the other containers; none: all were confirmed since',
  }),
  reason: Type.String({ description: 'Why not all of it' }),
  confirmedAt: Type.String({ format: 'date-time' }),
});
/** What of an order was confirmed, as it is kept. */
export type KeptConfirmation = Static<typeof KeptConfirmationSchema>;

/** What of an order was confirmed, and what that costs. */
export const ConfirmationSchema = Type.Object(
  { ...KeptConfirmationSchema.properties, price: OrderPriceSchema },
  { title: 'PartialConfirmation', description: 'Only of an order that was confirmed in part' },
);
/** What of an order was confirmed, and what that costs. */
export type Confirmation = Static<typeof ConfirmationSchema>;
