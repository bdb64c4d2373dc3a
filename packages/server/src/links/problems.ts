import { type ProblemTable, problemsOf } from '../base/index.ts';

/** What the links module refuses. */
export const linkProblems = {
  link_invalid: {
    status: 404,
    message: 'This is not a link of this service, or it has ended.',
    next: 'Ask for a new one with POST /links; a link ends after 15 minutes, or with its key.',
  },
  link_too_long: {
    status: 422,
    message: 'The values are too many for a link.',
    next: 'Fill the form directly, or correct the extraction so that fewer values are added.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of the links module. */
export const linkProblem = problemsOf(linkProblems);
