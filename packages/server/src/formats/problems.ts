import { type ProblemTable, problemsOf } from '../base/index.ts';

/** What the format registry refuses. */
export const formatProblems = {
  format_not_found: {
    status: 404,
    message: 'There is no target format with that id.',
    next: 'Ask for one of the ids in data.known, or GET /formats for the whole registry.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of this room. */
export const formatProblem = problemsOf(formatProblems);
