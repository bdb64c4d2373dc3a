import type { Answer } from '../../base/index.ts';
import { type FixedAnswer, refusalIn } from './idempotency.ts';

/** A finished answer as an operation gives it; says when it is a repetition. Throws the refusal that it is, if it is one. */
export function sendFixed(answer: FixedAnswer): Answer {
  const refusal = refusalIn(answer);
  if (refusal) throw refusal;
  return {
    status: answer.status,
    body: answer.body,
    contentType: 'application/json; charset=utf-8',
    headers: answer.replayed ? { 'Idempotent-Replayed': 'true' } : {},
  };
}
