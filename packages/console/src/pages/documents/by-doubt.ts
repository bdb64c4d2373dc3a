import type { RecordOf } from '@agent-rate/client';

/** An extraction in the queue. */
export type QueuedExtraction = RecordOf<'list-extractions'>;

const RANK = { failed: 0, done: 1, running: 2, queued: 3, cancelled: 4 } as const;

/** Sorts failed extractions first, then finished ones, the most doubtful first, then what is under way. */
export function byDoubt(one: QueuedExtraction, other: QueuedExtraction): number {
  return RANK[one.status] - RANK[other.status] || doubtsOf(other) - doubtsOf(one) || other.id - one.id;
}

function doubtsOf({ doubts }: QueuedExtraction): number {
  return doubts ? doubts.fields + doubts.findings : 0;
}
