import { type ProblemTable, problemsOf } from '../base/index.ts';

/** What the command line itself refuses. */
export const commandProblems = {
  file_unreadable: {
    status: 400,
    message: 'The file cannot be read.',
    next: 'Check the path and who may read the file.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of the command line. */
export const commandProblem = problemsOf(commandProblems);
