import { type Static, Type } from 'typebox';
import { FeedbackSchema } from './feedback.schema.ts';

/** The body of the actions on an order. */
export const ActionRequestSchema = Type.Object(
  {
    version: Type.Optional(
      Type.Integer({ minimum: 1, description: 'The action is refused when the order has another version' }),
    ),
    reason: Type.Optional(
      Type.String({ minLength: 1, maxLength: 1000, description: 'The reason, visible with the order' }),
    ),
    feedbacks: Type.Optional(
      Type.Array(FeedbackSchema, { maxItems: 100, description: 'What has to change, property by property' }),
    ),
    carrierBookingReference: Type.Optional(
      Type.String({ minLength: 1, maxLength: 35, description: "The carrier's booking number, when confirming" }),
    ),
  },
  {
    title: 'OrderActionRequest',
    additionalProperties: false,
    examples: [{ version: 1, reason: 'No space on this sailing' }],
  },
);
/** The body of an action on an order. */
export type ActionRequest = Static<typeof ActionRequestSchema>;
