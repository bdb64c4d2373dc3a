import { type ProblemTable, problemsOf } from '../base/offline.ts';

/** What the command line itself refuses. */
export const commandProblems = {
  file_unreadable: {
    status: 400,
    message: 'The file cannot be read.',
    next: 'Check the path and who may read the file.',
  },
  file_not_json: {
    status: 400,
    message: 'The file holds no JSON.',
    next: 'Check that it is whole; data.reason says where it breaks.',
  },
  file_wrong_shape: {
    status: 400,
    message: 'The JSON in the file is not what this command takes.',
    next: 'Correct what data.faults names; `agent-rate openapi` describes the bodies of POST /orders and PATCH /orders/{id}.',
  },
  keys_unreachable: {
    status: 502,
    message: 'The public keys cannot be fetched.',
    next: 'Check the address, or save the keys to a file once and pass that.',
  },
  keys_not_jwks: {
    status: 400,
    message: 'That is no set of public keys (JWKS).',
    next: 'Pass what the issuer has at /.well-known/jwks.json.',
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
