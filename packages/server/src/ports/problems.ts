import { type ProblemTable, problemsOf } from '../base/offline.ts';

/** The refusals of the ports module. */
export const portsProblems = {
  port_not_found: {
    status: 404,
    message: 'No port has this code.',
    next: 'Find the port by any of its names with GET /ports?search=; every code of a port is accepted.',
  },
  port_alias_not_found: {
    status: 404,
    message: 'There is no such alias.',
    next: 'GET /ports/aliases lists the aliases.',
  },
  port_alias_invalid: {
    status: 400,
    message: 'This cannot be an alias.',
    next: 'An alias has 2 to 100 characters with at least one letter, and is not the code of a port.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of this module. */
export const portsProblem = problemsOf(portsProblems);
