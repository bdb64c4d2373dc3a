import { type ProblemTable, problemsOf, SCOPES } from '../base/index.ts';

/** The refusals of the keys module. Missing scopes are refused by the adapters. */
export const keyProblems = {
  // The contract fixes this body to the letter (§7): no `next`.
  missing_api_key: { status: 401, message: 'API Key required' },
  invalid_api_key: {
    status: 401,
    message: 'The API key is not valid.',
    next: 'Check that the whole key was copied and that it was not revoked; ask the operator for another one.',
  },
  expired_api_key: {
    status: 401,
    message: 'The API key has expired.',
    next: 'Use the key that replaced it, or ask the operator for another one.',
  },
  key_not_found: {
    status: 404,
    message: 'There is no API key with that id.',
    next: 'List the keys with GET /keys and use an id from there.',
  },
  key_not_active: {
    status: 409,
    message: 'The API key is revoked, expired or already rotated, so it cannot be rotated.',
    next: 'Create a new key instead, or rotate the one in data.rotated_to.',
  },
  last_admin_key: {
    status: 409,
    message: 'This is the last active key with the scope admin.',
    next: 'Create another admin key first, or rotate this one. The operator can revoke it on the server.',
  },
  key_name_invalid: {
    status: 400,
    message: 'A key needs a name of 1 to 100 characters.',
    next: 'Name the key after its user.',
  },
  key_scopes_invalid: {
    status: 400,
    message: 'A key needs at least one scope, and every scope must exist.',
    next: `The scopes are: ${SCOPES.join(', ')}.`,
  },
  key_expiry_invalid: {
    status: 400,
    message: 'The expiry is not a valid time in the future.',
    next: 'Write a duration such as 90d or 12h, a day such as 2030-12-31, or an instant such as 2030-12-31T12:00:00Z.',
  },
  key_grace_invalid: {
    status: 400,
    message: 'The grace period is not a duration of at most 30 days.',
    next: 'Write a duration such as 24h or 7d; 0 ends the old key immediately.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of this module. */
export const keyProblem = problemsOf(keyProblems);
