import { Type } from 'typebox';
import { type Operation, operation, wallsOf } from '../base/index.ts';
import { type Ledger, LedgerProofSchema } from '../ledger/index.ts';
import type { Orders } from '../orders/index.ts';
import { proveOrder } from './prove-order.ts';

type ProofDeps = { ledger: Pick<Ledger, 'prove' | 'proveRate'>; orders: Pick<Orders, 'get' | 'quotes'> };

const OFFLINE =
  'Keep it with the answer: `agent-rate prove` and `verifyProof` of the client verify both offline, with the public keys alone.';

/** Proofs that answers were given. */
export function proofOperations(deps: ProofDeps): Operation[] {
  return [proveQuoteOperation(deps), proveOrderOperation(deps), proveRateOperation(deps)];
}

function proveQuoteOperation(deps: ProofDeps): Operation {
  return operation({
    name: 'prove-quote',
    service: 'orders',
    summary: 'Prove a quote',
    description: `Proves that the quote was recorded when it was made, under a signed head of the ledger. ${OFFLINE}`,
    method: 'GET',
    path: '/quotes/{id}/proof',
    problems: ['quote_not_found', 'not_in_ledger'],
    scope: 'rates:read',
    params: Type.Object({
      id: Type.String({ maxLength: 50, description: 'Id of the quote', examples: ['quo_8tKq2Zr5Wn0v'] }),
    }),
    output: LedgerProofSchema,
    command: {
      words: 'quotes proof',
      operands: ['id'],
      json: true,
      example: 'quotes proof quo_8tKq2Zr5Wn0v > proof.json',
    },
    run: async ({ params: { id }, caller }) => {
      await deps.orders.quotes.within(wallsOf(caller)).get(id);
      return { body: await deps.ledger.prove([{ subject: `quotes/${id}` }]) };
    },
  });
}

function proveOrderOperation(deps: ProofDeps): Operation {
  return operation({
    name: 'prove-order',
    service: 'orders',
    summary: 'Prove an order',
    description:
      'Proves what holds of the order: its states with the last act on it, its content, and the amendment that waits, each as ' +
      `recorded under a signed head of the ledger. ${OFFLINE}`,
    method: 'GET',
    path: '/orders/{id}/proof',
    problems: ['order_not_found', 'not_in_ledger'],
    scope: 'orders:read',
    params: Type.Object({
      id: Type.String({ maxLength: 50, description: 'Id of the order', examples: ['ord_5rVw9Kd2Lq7X'] }),
    }),
    output: LedgerProofSchema,
    command: {
      words: 'orders proof',
      operands: ['id'],
      json: true,
      example: 'orders proof ord_5rVw9Kd2Lq7X > proof.json',
    },
    run: async ({ params: { id }, caller }) => {
      await deps.orders.get(id, caller);
      return { body: await proveOrder(deps.ledger, id) };
    },
  });
}

function proveRateOperation(deps: ProofDeps): Operation {
  return operation({
    name: 'prove-rate',
    service: 'rates',
    summary: 'Prove a rate',
    description:
      'Proves that the rate was published when it says: the publication under a signed head of the ledger, and the rate in the ' +
      `tree over all that it opened. ${OFFLINE}`,
    method: 'GET',
    path: '/rates/{id}/proof',
    problems: ['not_in_ledger'],
    scope: 'rates:read',
    params: Type.Object({ id: Type.Integer({ minimum: 1, description: 'Id of the rate', examples: [17] }) }),
    output: LedgerProofSchema,
    command: { words: 'rates proof', operands: ['id'], json: true, example: 'rates proof 17 > proof.json' },
    run: async ({ params: { id } }) => ({ body: await deps.ledger.proveRate(id) }),
  });
}
