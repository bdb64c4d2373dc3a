import { type ProblemTable, problemsOf } from '../base/offline.ts';

/** Refusals of the ports module. */
export const portsProblems = {
  port_not_found: {
    status: 404,
    message: 'No port has this code.',
    next: 'GET /ports?search= finds ports by any name; several codes of a port are understood.',
  },
  port_alias_not_found: {
    status: 404,
    message: 'No such alias was taught.',
    next: 'GET /ports/aliases lists them.',
  },
  port_alias_invalid: {
    status: 400,
    message: 'This cannot be an alias.',
    next: 'An alias has 2 to 100 characters with at least one letter, and is no code of another port.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of this module. */
export const portsProblem = problemsOf(portsProblems);
