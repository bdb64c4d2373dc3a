import { type ProblemTable, problemsOf } from '../base/index.ts';

/** The refusals of the orders module. */
export const orderProblems = {
  quote_not_found: {
    status: 404,
    message: 'There is no quote with that id.',
    next: 'GET /quotes lists the quotes; POST /quotes makes one.',
  },
  quote_rate_ambiguous: {
    status: 409,
    message: 'More than one rate fits the request.',
    next: 'Quote one of the rates in data.candidates by its id (`rateId`); the cheapest of each currency comes first.',
  },
  quote_rate_not_found: {
    status: 404,
    message: 'There is no published rate for that lane, equipment and day.',
    next: 'Check in data.understood how the places were read and what else they may mean; list the published rates with GET /rates.',
  },
  quote_rate_superseded: {
    status: 409,
    message: 'The rate was superseded or reverted and can no longer be quoted.',
    next: 'Send POST /quotes again with the `rateId` in data.current, or find another rate with GET /rates.',
  },
  quote_day_outside_validity: {
    status: 409,
    message: 'The rate is not valid on that day.',
    next: 'Choose a `date` within data.valid_from and data.valid_to, or another rate with GET /rates?valid_on=….',
  },
  quote_legs_do_not_meet: {
    status: 409,
    message: 'The legs of the journey do not meet.',
    next: 'Choose rates of which each begins where the one before ends, for the same containers, and a `date` not before data.arrival.',
  },
  quote_expired: {
    status: 409,
    message: 'The quote has expired.',
    next: 'Request a new quote as data.next_call says, compare it, and order with it and a new Idempotency-Key.',
  },
  quote_price_changed: {
    status: 409,
    message: 'The rate of this quote was superseded, and the price has changed.',
    next: 'See data.changes, request a new quote as data.next_call says, and order with it and a new Idempotency-Key.',
  },
  quote_rate_withdrawn: {
    status: 409,
    message: 'The rate of this quote was reverted, and no other rate is in force for its day.',
    next: 'Find another rate with GET /rates and request a quote for it.',
  },
  quote_already_ordered: {
    status: 409,
    message: 'This quote was ordered already.',
    next: 'See the order in data.order_id with GET /orders/{id}. To order the same once more, request a new quote as data.next_call says.',
  },
  mail_not_configured: {
    status: 409,
    message: 'This service sends no mails: no mail server is configured.',
    next: 'Save the quote with GET /quotes/{id}/pdf and send it yourself, or ask the operator to set AGENT_RATE_SMTP_URL.',
  },
  mail_server_failed: {
    status: 502,
    message: 'The mail server does not answer as it should.',
    next: 'Nothing was sent. Send the request again later; the operator checks AGENT_RATE_SMTP_URL and what belongs to it.',
  },
  mail_refused: {
    status: 422,
    message: 'The mail server refused the mail for every address.',
    next: 'Nothing was sent. Check the addresses in data.refused and send the request again with a new Idempotency-Key.',
  },
  signing_key_sealed: {
    status: 503,
    message: 'The key that signs quotes was encrypted with another secret.',
    next: 'The operator puts the former key back (agent-rate secrets show), or signs with a new one: agent-rate quotes rotate-key.',
  },
  dcsa_several_bookings: {
    status: 409,
    message: 'The order makes several bookings: a booking of the standard is of one lane and one carrier.',
    next: 'Export each of data.bookings by one of its parts: GET /orders/{id}/dcsa?part=….',
  },
  order_not_found: {
    status: 404,
    message: 'There is no order with that id.',
    next: 'GET /orders lists the orders that this key may see.',
  },
  idempotency_key_reused: {
    status: 409,
    message: 'This Idempotency-Key was used with another request.',
    next: 'Send the same body to repeat that order, or a new Idempotency-Key for another order.',
  },
  order_not_permitted: {
    status: 403,
    message: 'The limits of this API key do not permit the order.',
    next: 'data.findings names the limits. Order within them, or ask the operator to widen them; use a new Idempotency-Key.',
  },
  order_findings: {
    status: 422,
    message: 'The order cannot be placed as it is.',
    next: 'Correct what data.findings names, check with POST /orders?preview=true, and order with a new Idempotency-Key.',
  },
  order_action_not_allowed: {
    status: 409,
    message: 'An order in this state does not allow that.',
    next: 'data.allowed lists the actions that this order allows now; GET /orders/{id} shows its state.',
  },
  order_changed: {
    status: 409,
    message: 'The order has changed since the version in the request.',
    next: 'Read the order with GET /orders/{id}, check what changed, and send the request again with the version in data.version.',
  },
  order_own_approval: {
    status: 403,
    message: 'The account that asked for approval cannot give it.',
    next: 'Approve it with a key of another account that has the scope orders:approve.',
  },
  order_amendment_needs_approval: {
    status: 403,
    message: 'The orders of this key need approval, and an amendment of a confirmed order has no step for it.',
    next: 'Have the amendment sent with a key that has the scope orders:approve.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of this module. */
export const orderProblem = problemsOf(orderProblems);
