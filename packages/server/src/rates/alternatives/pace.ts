/** Says whether there is time for one more, which costs as much as `cost` others. */
export type Pace = { take: (cost: number) => boolean };

/** The cost that may come at once, and what may come each second for ever. */
export type PaceLimits = { atOnce: number; perSecond: number };

/**
 * A bucket of tokens that fills by itself. Looking for alternatives takes far longer than finding nothing; a flood of
 * searches that find nothing must not take the time of those that find something.
 */
export function createPace({ atOnce, perSecond }: PaceLimits, now: () => number = () => performance.now()): Pace {
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
