import { type Static, Type } from 'typebox';
import { textEnum } from '../base/index.ts';

/** Codes of DCSA Booking 2 for feedback. */
const FEEDBACK_CODES = [
  'INFORMATIONAL_MESSAGE',
  'PROPERTY_WILL_BE_IGNORED',
  'PROPERTY_VALUE_MUST_CHANGE',
  'PROPERTY_VALUE_HAS_BEEN_CHANGED',
  'PROPERTY_VALUE_MAY_CHANGE',
  'PROPERTY_HAS_BEEN_DELETED',
] as const;

/** Feedback on an order, as DCSA Booking 2 has it. */
export const FeedbackSchema = Type.Object(
  {
    severity: textEnum(['INFO', 'WARN', 'ERROR'], { description: 'ERROR: the order cannot proceed' }),
    code: textEnum(FEEDBACK_CODES, { description: 'What has to happen to the property (DCSA)' }),
    rule: Type.Optional(Type.String({ description: 'The rule of the service behind it', examples: ['limit_per_day'] })),
    message: Type.String({ minLength: 1, maxLength: 2000, description: 'A sentence' }),
    jsonPath: Type.Optional(Type.String({ maxLength: 500, description: 'The property it is about (RFC 9535)' })),
  },
  { title: 'Feedback', additionalProperties: false },
);
/** Feedback on an order. */
export type Feedback = Static<typeof FeedbackSchema>;
