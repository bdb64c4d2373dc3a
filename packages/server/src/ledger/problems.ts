import { type ProblemTable, problemsOf } from '../base/index.ts';

/** Refusals of this module. */
export const ledgerProblems = {
  not_in_ledger: {
    status: 404,
    message: 'The ledger cannot prove this: it is from before the ledger, of a key for tests, or was erased.',
    next: 'Of what was recorded since, GET /orders/{id}/proof, /quotes/{id}/proof and /rates/{id}/proof answer a proof.',
  },
  ledger_head_unknown: {
    status: 404,
    message: 'No head of this size was signed.',
    next: 'Send the `size` of a head that this service signed: it stands in every proof and in GET /ledger/head.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of this module. */
export const ledgerProblem = problemsOf(ledgerProblems);
