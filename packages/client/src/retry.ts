/** How often and how patiently a request is sent again. */
export type RetryPolicy = {
  /** Tries in all. Default 4. */
  attempts: number;
  /** The first delay; it doubles each time. Default 250 ms. */
  firstDelayMs: number;
  /** No delay is longer, but for one that the service asks for. Default 8 s. */
  longestDelayMs: number;
  /** A `Retry-After` beyond this is not waited for: the refusal is thrown. Default 60 s. */
  longestRetryAfterMs: number;
};

export const DEFAULT_RETRY: RetryPolicy = {
  attempts: 4,
  firstDelayMs: 250,
  longestDelayMs: 8_000,
  longestRetryAfterMs: 60_000,
};

/** Statuses that say "not now" and not "no" (RFC 9110 §15.5.9, §15.6; RFC 6585 §4). */
const PASSING = new Set([408, 429, 502, 503, 504]);

/** Whether an answer of this status may be another one in a moment. */
export function isPassing(status: number): boolean {
  return PASSING.has(status);
}

/**
 * The delay before the next try, in milliseconds: what `Retry-After` asks for, else a random one below a doubling bound,
 * so that many clients do not come back in the same moment. Undefined: do not try again.
 */
export function retryDelay(policy: RetryPolicy, attempt: number, retryAfter: string | null): number | undefined {
  if (attempt >= policy.attempts) return undefined;
  const asked = parseRetryAfter(retryAfter, Date.now());
  if (asked !== undefined) return asked <= policy.longestRetryAfterMs ? asked : undefined;
  return Math.random() * Math.min(policy.longestDelayMs, policy.firstDelayMs * 2 ** attempt);
}

/** `Retry-After` as milliseconds from `now`: seconds or an HTTP date (RFC 9110 §10.2.3). */
export function parseRetryAfter(text: string | null, now: number): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  if (/^\d+$/.test(text.trim())) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

/** Waits; rejects with the signal's reason when it fires. */
export function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const done = () => {
      signal?.removeEventListener('abort', stop);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', stop, { once: true });
  });
}
