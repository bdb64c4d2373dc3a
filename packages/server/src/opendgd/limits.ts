/** A declaration is nested eight deep; extensions may go further, but not without end. */
const DEEPEST = 32;

/** The most entries of goods that a form is set from. */
export const MOST_LINES = 200;

/** Whether a JSON value is nested deeper than anything that is read here. */
export function isTooDeep(value: unknown, left = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1));
}
