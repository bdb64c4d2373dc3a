import { createHash } from 'node:crypto';
import { canonicalJson } from '@agent-rate/client/canonical-json';

type Body = Record<string, unknown>;

/** Names what is ordered, so that a person's yes to one order is none to another. */
export function digestOrder(body: Body): string {
  return createHash('sha256').update(canonicalJson(body)).digest('hex').slice(0, 16);
}

/** What the panel is told of a preview beside its answer: what would be ordered, and how a yes to just that is named. */
export function tellOrder({ ordered }: Body, body: Body): object {
  return { ordered, confirmation: digestOrder(body) };
}
