import type { RateFilter } from './rate-filter.ts';

/** The question that agents ask most: one lane now, cheapest first. A place may be a few ports, as Shenzhen is. */
export type LaneQuestion = {
  origins: readonly string[];
  destinations: readonly string[];
  carrier: string | null;
  equipment: string | null;
  currency: string | null;
  validUntilAtLeast: string | null;
  limit: number;
};

/** More lanes than this in one question are left to a statement of their own: a batch is as slow as its slowest. */
const MOST_LANES = 16;

/** The filter as a lane question, if that is what it is. */
export function asLaneQuestion(filter: RateFilter, limit: number): LaneQuestion | undefined {
  const { origins, destinations, carrier, equipment, currency, validUntilAtLeast, ...others } = filter;
  if (origins === undefined || destinations === undefined || Object.keys(others).length > 0) return undefined;
  if (origins.length * destinations.length > MOST_LANES) return undefined;
  return {
    origins,
    destinations,
    carrier: carrier ?? null,
    equipment: equipment ?? null,
    currency: currency ?? null,
    validUntilAtLeast: validUntilAtLeast ?? null,
    limit,
  };
}
