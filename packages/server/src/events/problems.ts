import { type ProblemTable, problemsOf } from '../base/index.ts';

/** Refusals of the events module. */
export const eventsProblems = {
  event_cursor_unknown: {
    status: 400,
    message: 'The log of events has no such place.',
    next: 'Go on from the `sequence` of an event that you read, or from `meta.next`. If the service was restored from a backup, read from the beginning: leave `after` out.',
  },
  event_type_unknown: {
    status: 400,
    message: 'There is no such type of event.',
    next: 'docs/events.md lists the types; a beginning with a star stands for several, such as agent-rate.order.*.',
  },
  webhook_not_found: {
    status: 404,
    message: 'This key has no webhook with that id.',
    next: 'GET /webhooks lists those of the key; a key with the scope admin sees all.',
  },
  webhook_delivery_not_found: {
    status: 404,
    message: 'The webhook has no delivery with that id.',
    next: 'GET /webhooks/{id}/deliveries lists them.',
  },
  webhook_url_invalid: {
    status: 400,
    message: 'The URL is not an https address without a user name in it.',
    next: 'Write it as https://erp.example.com/hooks/rates.',
  },
  webhook_url_insecure: {
    status: 400,
    message: 'Events are posted over https only.',
    next: 'Use an https URL. Plain http is for targets that the operator allows: AGENT_RATE_WEBHOOK_PRIVATE_TARGETS.',
  },
  webhook_target_private: {
    status: 400,
    message: 'The URL leads to this machine, a private network or an address set aside.',
    next: 'Use a public address, or have the operator allow the host: AGENT_RATE_WEBHOOK_PRIVATE_TARGETS in docs/config.md.',
  },
  webhook_limit: {
    status: 409,
    message: 'The key has as many webhooks as a key may have.',
    next: 'Delete one (DELETE /webhooks/{id}), or let one take more types.',
  },
  webhook_disabled: {
    status: 409,
    message: 'The webhook is disabled.',
    next: 'Enable it first: PATCH /webhooks/{id} with {"status": "enabled"}.',
  },
  webhook_secret_sealed: {
    status: 500,
    message: 'The secret of the webhook was sealed with another AGENT_RATE_SECRET_KEY.',
    next: 'Set the key that was used when it was made, or make another secret: POST /webhooks/{id}/rotate-secret with {"graceHours": 0}.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of this module. */
export const eventsProblem = problemsOf(eventsProblems);
