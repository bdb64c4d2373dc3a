import type { RateFilterInput } from '../search/rate-query.schema.ts';
import type { StoredSubscription } from './subscription-store.ts';

/** The question that a subscription asks, as `GET /rates` takes it. */
export function laneQueryOf(lane: Omit<StoredSubscription, 'id' | 'keyId' | 'createdAt'>): RateFilterInput {
  const { origin, destination, carrier, equipment } = lane;
  return {
    origin,
    destination,
    ...(carrier === null ? {} : { carrier }),
    ...(equipment === null ? {} : { equipment }),
  };
}
