/** What is said of a line of an invoice. */
export const VERDICTS = ['agreed', 'over', 'under', 'unknown'] as const;
/** What is said of a line of an invoice. */
export type Verdict = (typeof VERDICTS)[number];

/** Why, with the verdict that each goes with. */
export const REASONS = {
  as_quoted: 'agreed',
  price_over: 'over',
  quantity_over: 'over',
  charged_twice: 'over',
  included_in_freight: 'over',
  multiplied_wrongly: 'over',
  price_under: 'under',
  quantity_under: 'under',
  charge_not_known: 'unknown',
  several_charges: 'unknown',
  code_contradicts_description: 'unknown',
  description_unclear: 'unknown',
  equipment_differs: 'unknown',
  not_quoted: 'unknown',
  not_confirmed: 'unknown',
  several_quote_lines: 'unknown',
  amount_not_quoted: 'unknown',
  conditional: 'unknown',
  included_under_condition: 'unknown',
  other_end_possible: 'unknown',
  currency_missing: 'unknown',
  currency_differs: 'unknown',
  exchange_rate_to_check: 'unknown',
  quantity_differs: 'unknown',
  charged_again: 'unknown',
  cannot_be_divided: 'unknown',
  credit: 'unknown',
} as const satisfies Readonly<Record<string, Verdict>>;
/** Why a line has its verdict. */
export type Reason = keyof typeof REASONS;

/** The verdict on a line. `difference`: invoiced less quoted, in minor units of the quoted currency; null when not known. */
export type Judgement = { reason: Reason; difference: number | null };

/** A judgement that claims nothing. */
export const doubt = (reason: Reason): Judgement => ({ reason, difference: null });

/** A line as the quote says. */
export const AS_QUOTED: Judgement = { reason: 'as_quoted', difference: 0 };
