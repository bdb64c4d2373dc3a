import type { Answer } from '../../base/index.ts';
import { type RecordedAnswer, refusalOf } from './idempotency.ts';

/** A recorded answer as an operation's answer, marked when replayed. Throws the refusal when it recorded one. */
export function sendRecorded(answer: RecordedAnswer): Answer {
  const refusal = refusalOf(answer);
  if (refusal) throw refusal;
  return {
    status: answer.status,
    body: answer.body,
    contentType: 'application/json; charset=utf-8',
    headers: answer.replayed ? { 'Idempotent-Replayed': 'true' } : {},
  };
}
