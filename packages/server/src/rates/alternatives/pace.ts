/** Says whether there is time for one more. */
export type Pace = { take: () => boolean };

/** What may come at once, and what may come each second for ever. */
export type PaceLimits = { atOnce: number; perSecond: number };

/**
 * A bucket of tokens that fills by itself. Looking for alternatives takes a hundred times as long as finding nothing; a
 * flood of searches that find nothing must not take the time of those that find something.
 */
export function createPace({ atOnce, perSecond }: PaceLimits, now: () => number = () => performance.now()): Pace {
  let tokens = atOnce;
  let filledAt = now();
  return {
    take: () => {
      const at = now();
      tokens = Math.min(atOnce, tokens + ((at - filledAt) / 1000) * perSecond);
      filledAt = at;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
