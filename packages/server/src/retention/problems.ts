import { type ProblemTable, problemsOf } from '../base/offline.ts';

/** Refusals to erase. */
export const retentionProblems = {
  erasure_of_main: {
    status: 409,
    message: 'The account main is the operator’s own: it cannot be erased.',
    next: 'Name the account of a customer; agent-rate erase document ID erases a single document of any account.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of this module. */
export const retentionProblem = problemsOf(retentionProblems);
