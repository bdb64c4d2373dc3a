import type { LedgerProof } from '@agent-rate/client/verify-proof';
import type { Ledger } from '../ledger/index.ts';

/** How often the order may change while it is proven. */
const TRIES = 5;

/** Proves what holds of an order: its states, its content and the amendment that waits. Throws `not_in_ledger`. */
export async function proveOrder(ledger: Pick<Ledger, 'prove'>, id: string): Promise<LedgerProof> {
  const order = { subject: `orders/${id}` };
  let proof = await ledger.prove([order]);
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const contents = contentsOf(proof, order.subject);
    proof = await ledger.prove([order, ...contents.map((subject) => ({ subject }))]);
    if (contentsOf(proof, order.subject).every((subject) => contents.includes(subject))) return proof;
  }
  return proof;
}

/** The subjects of the contents that the order's record names. */
function contentsOf({ entries: [order] }: LedgerProof, subject: string): string[] {
  const { content_version: content, amended_version: amended } = JSON.parse(order?.record ?? '{}');
  const versions = [content, amended].filter((version) => version !== null);
  return [...new Set(versions)].map((version) => `${subject}/versions/${version}`);
}
