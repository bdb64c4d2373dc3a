/** Whether `cost` more may be spent now; if so, it is spent. */
export type TokenBucket = { take: (cost: number) => boolean };

/** The cost that may be spent at once, and per second over time. */
export type BucketLimits = { atOnce: number; perSecond: number };

/**
 * A token bucket. Searching for alternatives takes far longer than finding nothing; many searches that find nothing must not
 * slow down the others.
 */
export function createTokenBucket(
  { atOnce, perSecond }: BucketLimits,
  now: () => number = () => performance.now(),
): TokenBucket {
  let tokens = atOnce;
  let filledAt = now();
  return {
    take: (cost) => {
      const at = now();
      tokens = Math.min(atOnce, tokens + ((at - filledAt) / 1000) * perSecond);
      filledAt = at;
      if (tokens < cost) return false;
      tokens -= cost;
      return true;
    },
  };
}
