import { INVALID_PARAMETER, type ProblemTable, problemsOf } from '../base/index.ts';

/** The refusals of values that do not fit their schema, with WordPress's codes, status and shape. */
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
