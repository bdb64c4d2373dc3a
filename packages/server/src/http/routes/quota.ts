import type { Caller, Problem } from '../../base/index.ts';
import { problem } from '../errors/problems.ts';
import { createWindowCounts, type MergeCounts, type QuotaState, WINDOW_SECONDS } from './window-counts.ts';

/** Counts the requests of each key. */
export type Quota = {
  /** Counts one request; undefined when the key has none left. */
  take: (caller: Caller) => QuotaState | undefined;
  /** How a key stands, without counting. */
  look: (caller: Caller) => QuotaState;
  /** The refusal for a key that has none left: `too_many_requests` 429. */
  refuse: (caller: Caller) => Problem;
  /** `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-11), name and value in turn. */
  headers: (state: QuotaState) => string[];
  close: () => void;
};

/** A quota of `perMinute` requests a key. */
export function createQuota(
  perMinute: number,
  how: { merge?: MergeCounts | undefined; now?: () => number } = {},
): Quota {
  const counts = createWindowCounts({ limit: perMinute, ...how });
  const policy = `"key";q=${perMinute};w=${WINDOW_SECONDS}`;
  const subjectOf = ({ keyId, name }: Caller) => `key ${keyId ?? name}`;
  return {
    take: (caller) => counts.take(subjectOf(caller)),
    look: (caller) => counts.look(subjectOf(caller)),
    refuse: (caller) => {
      const { resetSeconds } = counts.look(subjectOf(caller));
      return problem('too_many_requests', { limit_per_minute: perMinute, retry_after_seconds: resetSeconds });
    },
    headers: ({ remaining, resetSeconds }) => [
      'RateLimit-Policy',
      policy,
      'RateLimit',
      `"key";r=${remaining};t=${resetSeconds}`,
    ],
    close: counts.close,
  };
}
