import { type ProblemTable, problemsOf } from '../base/offline.ts';

/** What the format registry refuses. */
export const formatProblems = {
  format_not_found: {
    status: 404,
    message: 'There is no target format with that id.',
    next: 'Ask for one of the ids in data.known, or GET /formats for the whole registry.',
  },
  format_built_in: {
    status: 409,
    message: 'The built-in formats are as they are: they can be neither replaced nor removed.',
    next: 'Add a format with another id.',
  },
  format_exists: {
    status: 409,
    message: 'There is a format with that id already.',
    next: 'Choose another id, or DELETE /formats/{id} first.',
  },
  format_invalid: {
    status: 422,
    message: 'The format cannot be added as it is.',
    next: 'Mend what data.reason says, and send it again.',
  },
  format_template_not_found: {
    status: 404,
    message: 'No template is kept for that format.',
    next: 'Send one with PUT /formats/{id}/template.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of this module. */
export const formatProblem = problemsOf(formatProblems);
