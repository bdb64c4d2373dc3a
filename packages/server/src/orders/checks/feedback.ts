import type { Feedback } from '../order.schema.ts';

/** An error about a property: the order is refused until it changes. */
export function mustChange(rule: string, message: string, jsonPath: string): Feedback {
  return { severity: 'ERROR', code: 'PROPERTY_VALUE_MUST_CHANGE', rule, message, jsonPath };
}
