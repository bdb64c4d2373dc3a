import { seededRandom } from '../speed/seeded-random.ts';
import type { Seat } from './plan.ts';

/** What a plan is drawn with: the same for the same seed. */
export type Chance = {
  readonly random: () => number;
  /** How many servers there are. */
  readonly seats: number;
  /** One of the servers. */
  readonly seat: () => Seat;
  /** One of the servers that is not this one. */
  readonly other: (seat: Seat) => Seat;
  /** A whole number from 0 to `count` - 1. */
  readonly below: (count: number) => number;
  /** One of some, each as likely as its weight says. */
  readonly oneOf: <T>(weighted: readonly (readonly [number, T])[]) => T;
};

/** The chance of a seed, with two to so many servers. */
export function chanceOf(seed: number, servers: number): Chance {
  const random = seededRandom(seed * 2_654_435 + 1);
  const below = (count: number) => Math.floor(random() * count);
  const seats = Math.min(servers, 2 + below(3));
  return {
    ...{ random, seats, below },
    seat: () => below(seats),
    other: (seat) => (seats < 2 ? seat : (seat + 1 + below(seats - 1)) % seats),
    oneOf: (weighted) => draw(weighted, random),
  };
}

/** So many of what is made. */
export const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

function draw<T>(weighted: readonly (readonly [number, T])[], random: () => number): T {
  let left = random() * weighted.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, one] of weighted) {
    left -= weight;
    if (left < 0) return one;
  }
  throw new Error('nothing to choose from');
}
