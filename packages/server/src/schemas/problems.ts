import { INVALID_PARAMETER, type ProblemTable, problemsOf } from '../base/index.ts';

/** What a value is refused with that does not fit its schema. The codes, status and shape are WordPress's. */
export const schemasProblems = {
  rest_invalid_param: INVALID_PARAMETER,
  rest_missing_callback_param: {
    status: 400,
    message: 'Missing parameter(s)',
    next: 'Send the parameters listed in data.params as well.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of this module. */
export const schemasProblem = problemsOf(schemasProblems);
