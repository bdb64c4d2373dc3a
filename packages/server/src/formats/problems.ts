import { type ProblemTable, problemsOf } from '../base/offline.ts';

/** The refusals of the formats module. */
export const formatProblems = {
  format_not_found: {
    status: 404,
    message: 'There is no target format with that id.',
    next: 'Use one of the ids in data.known, or read the whole registry with GET /formats.',
  },
  format_built_in: {
    status: 409,
    message: 'Built-in formats can be neither replaced nor removed.',
    next: 'Add a format with another id.',
  },
  format_exists: {
    status: 409,
    message: 'A format with that id already exists.',
    next: 'Choose another id, or remove the format first with DELETE /formats/{id}.',
  },
  format_invalid: {
    status: 422,
    message: 'The format cannot be added as it is.',
    next: 'Correct what data.reason names, and send it again.',
  },
  format_template_not_found: {
    status: 404,
    message: 'No template is stored for that format.',
    next: 'Store one with PUT /formats/{id}/template.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of this module. */
export const formatProblem = problemsOf(formatProblems);
