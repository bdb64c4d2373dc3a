import type { Feedback } from '../order.schema.ts';

/** Something of an order that the booking request does not say. */
export function notCarried(jsonPath: string, message: string): Feedback {
  return { severity: 'WARN', code: 'PROPERTY_WILL_BE_IGNORED', rule: 'dcsa_not_carried', message, jsonPath };
}

/** Something that the standard requires and the order lacks. */
export function lacks(jsonPath: string, message: string): Feedback {
  return { severity: 'ERROR', code: 'PROPERTY_VALUE_MUST_CHANGE', rule: 'dcsa_not_conforming', message, jsonPath };
}
