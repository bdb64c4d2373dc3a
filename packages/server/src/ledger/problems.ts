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
  ledger_gap_closed: {
    status: 409,
    message: 'What servers without a ledger wrote was recorded before; that is done once.',
    next: 'Read what was recorded then: agent-rate ledger entries --kind gap. What is reported since was written past the service.',
  },
  ledger_gap_until_wrong: {
    status: 400,
    message: 'The moment is not between the beginning of the ledger and now.',
    next: 'Pass when the last server of the older version was stopped, like 2027-01-15T14:05:00Z; the ledger began at data.since.',
  },
  ledger_gap_empty: {
    status: 409,
    message: 'No row of that time is without its entry.',
    next: 'There is nothing to record. Leave it: it can be done once, and may be needed after an upgrade.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of this module. */
export const ledgerProblem = problemsOf(ledgerProblems);
