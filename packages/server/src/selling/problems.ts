import { type ProblemTable, problemsOf } from '../base/index.ts';

/** Refusals of the selling module. */
export const sellingProblems = {
  price_list_not_found: {
    status: 404,
    message: 'No price list has this name.',
    next: 'GET /price-lists lists them.',
  },
  price_list_exists: {
    status: 409,
    message: 'A price list has this name already.',
    next: 'Replace it with PUT /price-lists/{name}, or choose another name.',
  },
  price_list_account_taken: {
    status: 409,
    message: 'An account is on another price list.',
    next: 'Take the accounts in data.accounts off their list first; an account is on one list at most.',
  },
  price_list_account_main: {
    status: 400,
    message: 'The account main is the forwarder, who sees the published prices.',
    next: 'Give the keys of the customer an account of their own, and put that on the list.',
  },
  price_list_releases_accounts: {
    status: 409,
    message: 'Accounts would be without a price list, and would see the published prices.',
    next: 'Keep the accounts in data.accounts on a list, or send the request again with `release=true` when they may see buy prices.',
  },
  price_list_margin_unusual: {
    status: 409,
    message: 'Margins sell below the buy price, or more than double it.',
    next: 'Correct the rules in data.margins, or send the request again with `confirm_margins=true` when they are meant.',
  },
  buying_side_refused: {
    status: 403,
    message: 'This account is sold to from a price list: rate sheets and LCL rates are of the forwarder.',
    next: 'Use GET /rates, and POST /quotes for prices.',
  },
} as const satisfies ProblemTable;

/** `sellingProblem(code, data)`. */
export const sellingProblem = problemsOf(sellingProblems);
