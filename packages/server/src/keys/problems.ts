import { type ProblemTable, problemsOf, ROLE_NAMES, SCOPES } from '../base/index.ts';

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
  access_token_invalid: {
    status: 401,
    message: 'The access token is not valid here.',
    next:
      'data.reason says what is wrong. Ask the authorization server in the resource metadata for a new token, with the resource ' +
      'named there.',
  },
  access_token_without_role: {
    status: 403,
    message: 'The claims of the access token give no role in this service.',
    next: 'Ask the operator to give the person a group or a role that AGENT_RATE_OIDC_ROLES names, in the access token too.',
  },
  access_token_of_deactivated: {
    status: 401,
    message: 'The person of the access token was deactivated in this service.',
    next: 'Ask an administrator of the service.',
  },
  identity_provider_unreachable: {
    status: 503,
    message: 'The identity provider does not answer, so the access token cannot be checked.',
    next: 'Try again in a minute. API keys work meanwhile.',
  },
  narrowed_key_unreadable: {
    status: 401,
    message: 'The narrowed API key holds a limit that this service does not know, so it permits nothing.',
    next: 'Narrow the key again as data.faults says; agent-rate keys narrow checks it while it is made.',
  },
  narrowed_key_sealed: {
    status: 401,
    message:
      'The API key that this one was made of can no longer be narrowed: the secret key of the service was changed.',
    next: 'Ask the operator to rotate the key in data.key, and narrow the new one.',
  },
  narrowed_key_refused: {
    status: 403,
    message:
      'A narrowed API key may not make or read what outlives it: webhooks, subscriptions, revocations and the feed of events.',
    next: 'Use the key that it was made of. GET /orders/{id}/events has the history of its orders.',
  },
  narrowed_keys_revoked_full: {
    status: 409,
    message: 'So many narrowed keys of this API key were revoked one by one that no more can be.',
    next: 'Rotate the key with grace 0: all that were made of it end. data.most is the limit.',
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
    message: 'A key needs a name of 1 to 100 characters that does not end with a role in brackets.',
    next: 'Name the key after its user. People are made with POST /people.',
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
  account_invalid: {
    status: 400,
    message: 'An account is named with 1 to 40 lower-case letters, digits and hyphens.',
    next: 'Choose a name such as acme-trading, or leave it away for main, the account of the operator.',
  },
  account_of_admin: {
    status: 400,
    message: 'The scope admin sees every account, so its keys and people belong to the account main.',
    next: 'Leave the account away, or choose scopes or a role without admin.',
  },
  key_of_person: {
    status: 409,
    message: 'The key belongs to a person, so no one else may see it.',
    next: 'Make a new invite with POST /people/{id}/invite: opening it replaces the key.',
  },
  person_not_found: {
    status: 404,
    message: 'There is no person with that id.',
    next: 'List the people with GET /people and use an id from there.',
  },
  person_name_taken: {
    status: 409,
    message: 'Another person has this name.',
    next: 'Add what tells them apart: events and answers name people by it.',
  },
  person_name_invalid: {
    status: 400,
    message: 'A person needs a name of 1 to 100 characters.',
    next: 'Write the name as colleagues know it.',
  },
  person_deactivated: {
    status: 409,
    message: 'The person was deactivated.',
    next: 'Create the person again with POST /people.',
  },
  last_administrator: {
    status: 409,
    message: 'No one else could administer the service.',
    next: `Give another person the role administrator first, and let them accept their invite. Roles: ${ROLE_NAMES.join(', ')}.`,
  },
  invite_expiry_invalid: {
    status: 400,
    message: 'The expiry of an invite is at most 30 days ahead.',
    next: 'Write a duration such as 7d or 12h, a day or an instant.',
  },
  invite_unknown: {
    status: 404,
    message: 'This is no invite of this service.',
    next: 'Check that the whole link was copied; otherwise ask the administrator for a new one.',
  },
  invite_used: {
    status: 410,
    message: 'The invite was used already.',
    next: 'Sign in with the key that it gave. If you do not have it, ask the administrator for a new invite.',
  },
  invite_expired: {
    status: 410,
    message: 'The invite has expired.',
    next: 'Ask the administrator for a new one.',
  },
  invite_withdrawn: {
    status: 410,
    message: 'The invite was withdrawn.',
    next: 'Use the newest link that you were sent, or ask the administrator for a new one.',
  },
  key_grace_invalid: {
    status: 400,
    message: 'The grace period is not a duration of at most 30 days.',
    next: 'Write a duration such as 24h or 7d; 0 ends the old key immediately.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of this module. */
export const keyProblem = problemsOf(keyProblems);
