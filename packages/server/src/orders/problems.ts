import { type ProblemTable, problemsOf } from '../base/index.ts';

/** What the orders module refuses. */
export const orderProblems = {
  quote_not_found: {
    status: 404,
    message: 'There is no quote with that id.',
    next: 'GET /quotes lists the quotes; POST /quotes makes one.',
  },
  quote_rate_ambiguous: {
    status: 409,
    message: 'More than one rate can be meant.',
    next: 'Send POST /quotes again with the `rateId` of one of data.candidates, cheapest first.',
  },
  quote_rate_not_found: {
    status: 404,
    message: 'No published rate answers to that lane, equipment and day.',
    next: 'See data.understood for how the places were read and what else may be meant, and GET /rates for what there is.',
  },
  quote_rate_superseded: {
    status: 409,
    message: 'The rate was superseded or taken back, so it cannot be quoted any more.',
    next: 'Send POST /quotes again with the `rateId` in data.current, or look for another with GET /rates.',
  },
  quote_day_outside_validity: {
    status: 409,
    message: 'The rate does not hold on that day.',
    next: 'Choose a `date` within data.valid_from and data.valid_to, or another rate with GET /rates?valid_on=….',
  },
  quote_expired: {
    status: 409,
    message: 'The quote has expired.',
    next: 'Ask for a new quote as data.next_call says, look at what changed, and order with it under a new Idempotency-Key.',
  },
  quote_price_changed: {
    status: 409,
    message: 'The rate of this quote was superseded, and the price is another now.',
    next: 'See data.changes, ask for a new quote as data.next_call says, and order with it under a new Idempotency-Key.',
  },
  quote_rate_withdrawn: {
    status: 409,
    message: 'The rate of this quote was taken back, and there is no other for its day.',
    next: 'Look for another rate with GET /rates and quote it.',
  },
  signing_key_sealed: {
    status: 503,
    message: 'The key that quotes are signed with was sealed with another secret.',
    next: 'Set AGENT_RATE_SECRET_KEY to what it was, or take a new key into use: `agent-rate quotes rotate-key`.',
  },
  order_not_found: {
    status: 404,
    message: 'There is no order with that id.',
    next: 'GET /orders lists the orders that this key may see.',
  },
  idempotency_key_reused: {
    status: 409,
    message: 'This Idempotency-Key was used with another request before.',
    next: 'Send the very same body for the same order again, or a new Idempotency-Key for another order.',
  },
  order_not_permitted: {
    status: 403,
    message: 'The limits of this API key do not permit the order.',
    next: 'data.findings says which limits. Order within them, or ask whoever runs the service to widen them. A new attempt needs a new Idempotency-Key.',
  },
  order_findings: {
    status: 422,
    message: 'The order cannot be placed as it is.',
    next: 'Settle what data.findings says, try with POST /orders?preview=true, and order under a new Idempotency-Key.',
  },
  order_action_not_allowed: {
    status: 409,
    message: 'An order in this state does not allow that.',
    next: 'data.allowed lists what this order allows now; GET /orders/{id} shows its state.',
  },
  order_changed: {
    status: 409,
    message: 'The order was changed since the version that was named.',
    next: 'GET /orders/{id}, look at what changed, and send the request again with the version in data.version.',
  },
  order_own_approval: {
    status: 403,
    message: 'Who placed an order cannot approve it.',
    next: 'Let another key with the scope orders:approve approve it.',
  },
  order_amendment_needs_approval: {
    status: 403,
    message: 'The orders of this key need approval, and an amendment of a confirmed order has no step for it.',
    next: 'Let a key with the scope orders:approve send the amendment.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of this module. */
export const orderProblem = problemsOf(orderProblems);
