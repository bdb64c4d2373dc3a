/**
 * A text that a spreadsheet program would take for a formula when it opens a CSV file: after spaces and apostrophes it
 * begins with = + - @ (also full-width), or it begins with a tab or a line break.
 */
const LOOKS_LIKE_FORMULA = /^(?:[\s']*[=+\-@＝＋－＠]|[\t\r\n])/;

/** A text as a CSV cell that stays text: one apostrophe before what looks like a formula. */
export function guardFormula(text: string): string {
  return LOOKS_LIKE_FORMULA.test(text) ? `'${text}` : text;
}

/** The text that `guardFormula` was given. */
export function unguardFormula(text: string): string {
  return text.startsWith("'") && LOOKS_LIKE_FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
