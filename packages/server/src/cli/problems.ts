import { type ProblemTable, problemsOf } from '../base/index.ts';

/** What the command line itself refuses. */
export const commandProblems = {
  file_unreadable: {
    status: 400,
    message: 'The file cannot be read.',
    next: 'Check the path and who may read the file.',
  },
  file_exists: {
    status: 409,
    message: 'There is a file of that name already.',
    next: 'Say where to write with --output.',
  },
  file_unwritable: {
    status: 400,
    message: 'The file cannot be written.',
    next: 'Check the folder and who may write there.',
  },
  values_unreadable: {
    status: 400,
    message: 'The file of values is not a JSON object of texts and numbers by field key.',
    next: 'Write it like {"unNo": "UN1993", "flashPointCelsius": -17}.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of the command line. */
export const commandProblem = problemsOf(commandProblems);
