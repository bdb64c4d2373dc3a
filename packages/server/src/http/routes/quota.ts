import type { Caller, Problem } from '../../base/index.ts';
import { problem } from '../errors/problems.ts';

/** How many requests a key may still make in this window, and how many seconds until the next one. */
export type QuotaState = { remaining: number; resetSeconds: number };

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
};

const WINDOW_SECONDS = 60;
const WINDOW_MILLISECONDS = WINDOW_SECONDS * 1000;

type Window = { startedAt: number; used: number };

/** A quota of `perMinute` requests a key, in windows that begin with its first request. Each process counts for itself. */
export function createQuota(perMinute: number, now: () => number = Date.now): Quota {
  const windows = new Map<string, Window>();
  const policy = `"key";q=${perMinute};w=${WINDOW_SECONDS}`;
  const windowOf = ({ keyId, name }: Caller): Window => {
    const id = keyId ?? name;
    const known = windows.get(id);
    if (known && now() - known.startedAt < WINDOW_MILLISECONDS) return known;
    const window = { startedAt: now(), used: 0 };
    windows.set(id, window);
    return window;
  };
  const secondsLeft = ({ startedAt }: Window) =>
    Math.max(1, Math.ceil((startedAt + WINDOW_MILLISECONDS - now()) / 1000));
  return {
    take: (caller) => {
      const window = windowOf(caller);
      if (window.used >= perMinute) return undefined;
      window.used += 1;
      return { remaining: perMinute - window.used, resetSeconds: secondsLeft(window) };
    },
    look: (caller) => {
      const window = windowOf(caller);
      return { remaining: perMinute - window.used, resetSeconds: secondsLeft(window) };
    },
    refuse: (caller) =>
      problem('too_many_requests', { limit_per_minute: perMinute, retry_after_seconds: secondsLeft(windowOf(caller)) }),
    headers: ({ remaining, resetSeconds }) => [
      'RateLimit-Policy',
      policy,
      'RateLimit',
      `"key";r=${remaining};t=${resetSeconds}`,
    ],
  };
}
