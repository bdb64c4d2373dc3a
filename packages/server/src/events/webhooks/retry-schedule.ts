/** Seconds until the next attempt after the first, the second …: from five seconds to a day, three days in total. */
const RETRY_SECONDS: readonly number[] = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
const LONGEST_SECONDS = 86_400;
const JITTER = 0.1;

/** A webhook is disabled when every delivery failed for this long. */
export const DISABLE_AFTER_MILLISECONDS = 5 * 86_400_000;

/**
 * Seconds to wait after `failedAttempts`, with jitter; undefined when no attempts are left. A longer pause that the
 * receiver asks for (`retryAfterSeconds`) is kept, up to a day.
 */
export function secondsToRetry(
  failedAttempts: number,
  retryAfterSeconds: number | null,
  schedule: readonly number[] = RETRY_SECONDS,
): number | undefined {
  const seconds = schedule[failedAttempts - 1];
  if (seconds === undefined) return undefined;
  return Math.max(seconds * (1 + JITTER * Math.random()), Math.min(retryAfterSeconds ?? 0, LONGEST_SECONDS));
}
