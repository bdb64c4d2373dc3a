/** Seconds until the next attempt after the first, the second …: five seconds to a day, three days in all. */
const RETRY_SECONDS: readonly number[] = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
const LONGEST_SECONDS = 86_400;
const JITTER = 0.1;

/** When nothing was delivered for so long, a webhook is turned off. */
export const DISABLE_AFTER_MILLISECONDS = 5 * 86_400_000;

/**
 * How long to wait after `failedAttempts`, with jitter so that not all come back at once; undefined when the tries are
 * used up. A receiver that asks for a longer pause (`retryAfterSeconds`) gets it, up to a day.
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
