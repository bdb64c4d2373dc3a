import { type ProblemTable, problemsOf } from '../base/index.ts';

/** Refusals of the exchange rates. */
export const exchangeRateProblems = {
  exchange_rates_invalid: {
    status: 400,
    message: 'These are no exchange rates.',
    next: 'Send source, date (not in the future), base and rates: units of each currency for one unit of the base, above 0.',
  },
} as const satisfies ProblemTable;

/** `exchangeRateProblem(code, data)`. */
export const exchangeRateProblem = problemsOf(exchangeRateProblems);
