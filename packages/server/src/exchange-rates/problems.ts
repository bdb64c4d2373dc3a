import { type ProblemTable, problemsOf } from '../base/index.ts';

/** Refusals of the exchange rates. */
export const exchangeRateProblems = {
  exchange_rates_invalid: {
    status: 400,
    message: 'These are no exchange rates.',
    next: 'Send source, date (not in the future), base and rates: units of each currency for one unit of the base, above 0.',
  },
  exchange_rate_missing: {
    status: 409,
    message: 'No exchange rate into that currency is loaded for today.',
    next:
      'Ask without the currency to convert to: amounts are then answered in their own. An administrator loads rates with ' +
      'POST /exchange-rates.',
  },
} as const satisfies ProblemTable;

/** `exchangeRateProblem(code, data)`. */
export const exchangeRateProblem = problemsOf(exchangeRateProblems);
