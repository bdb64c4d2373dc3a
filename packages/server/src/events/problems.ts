import { type ProblemTable, problemsOf } from '../base/index.ts';

/** The refusals of the events module. */
export const eventsProblems = {
  event_cursor_unknown: {
    status: 400,
    message: 'The event log has no such position.',
    next: 'Continue from the `sequence` of an event you read, or from `meta.next`. If the service was restored from a backup, read from the beginning by omitting `after`.',
  },
  event_type_unknown: {
    status: 400,
    message: 'There is no such type of event.',
    next: 'docs/events.md lists the types; a prefix with a star matches several, such as agent-rate.order.*.',
  },
  webhook_not_found: {
    status: 404,
    message: 'This key has no webhook with that id.',
    next: 'GET /webhooks lists the webhooks of the key; a key with the scope admin sees all.',
  },
  webhook_delivery_not_found: {
    status: 404,
    message: 'The webhook has no delivery with that id.',
    next: 'GET /webhooks/{id}/deliveries lists the deliveries.',
  },
  webhook_url_invalid: {
    status: 400,
    message: 'The URL is not an https address without a user name in it.',
    next: 'Write it as https://erp.example.com/hooks/rates.',
  },
  webhook_url_insecure: {
    status: 400,
    message: 'Events are posted over HTTPS only.',
    next: 'Use an https URL. Plain HTTP is accepted for targets that the operator allows in AGENT_RATE_WEBHOOK_PRIVATE_TARGETS.',
  },
  webhook_target_private: {
    status: 400,
    message: 'The URL leads to this machine, a private network or a special-purpose address.',
    next: 'Use a public address, or have the operator allow the host in AGENT_RATE_WEBHOOK_PRIVATE_TARGETS (docs/config.md).',
  },
  webhook_limit: {
    status: 409,
    message: 'The key has the maximum number of webhooks.',
    next: 'Delete one with DELETE /webhooks/{id}, or add the types to an existing one.',
  },
  webhook_disabled: {
    status: 409,
    message: 'The webhook is disabled.',
    next: 'Enable it first with PATCH /webhooks/{id} and {"status": "enabled"}.',
  },
  webhook_secret_sealed: {
    status: 500,
    message: 'The secret of the webhook is sealed with a key that is not here.',
    next: 'The operator puts the former key back (agent-rate secrets show), or the secret is replaced with POST /webhooks/{id}/rotate-secret and {"graceHours": 0}.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of this module. */
export const eventsProblem = problemsOf(eventsProblems);
