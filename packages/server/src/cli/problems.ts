import { type ProblemTable, problemsOf } from '../base/offline.ts';

/** What the command line itself refuses. */
export const commandProblems = {
  file_unreadable: {
    status: 400,
    message: 'The file cannot be read.',
    next: 'Check the path and the permissions of the file.',
  },
  file_not_json: {
    status: 400,
    message: 'The file is not JSON.',
    next: 'Check that it is complete; data.reason says where it breaks.',
  },
  file_wrong_shape: {
    status: 400,
    message: 'The JSON in the file is not what this command takes.',
    next: 'Correct what data.faults names; `agent-rate openapi` describes what each operation takes.',
  },
  proof_missing: {
    status: 400,
    message: 'There is no proof to verify.',
    next: 'Name the file of a proof (agent-rate quotes proof, orders proof or rates proof), or check the ledger with --database.',
  },
  keys_unreachable: {
    status: 502,
    message: 'The public keys cannot be fetched.',
    next: 'Check the address, or save the keys to a file and pass that.',
  },
  keys_not_jwks: {
    status: 400,
    message: 'The source is not a set of public keys (JWKS).',
    next: 'Pass what the issuer publishes at /.well-known/jwks.json, or what `agent-rate quotes keys` prints there.',
  },
  file_exists: {
    status: 409,
    message: 'A file with that name exists already.',
    next: 'Name another file with --output.',
  },
  file_unwritable: {
    status: 400,
    message: 'The file cannot be written.',
    next: 'Check the folder and its permissions.',
  },
  keys_unreadable: {
    status: 400,
    message: 'The file of keys is no JSON Web Key Set.',
    next: 'Save the keys of the service that filled the file: agent-rate quotes keys > jwks.json, or its /.well-known/jwks.json.',
  },
  values_unreadable: {
    status: 400,
    message: 'The file of values is not a JSON object of texts and numbers by field key.',
    next: 'Write it like {"unNo": "UN1993", "flashPointCelsius": -17}.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of the command line. */
export const commandProblem = problemsOf(commandProblems);
