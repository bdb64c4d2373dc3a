import { seededRandom } from '../speed/seeded-random.ts';
import type { NotificationFault, Trap, Which } from './fault-proxy.ts';

/** A server, by its place among those of a seed. */
export type Seat = number;

/** What goes wrong, at one server or for all. */
export type FaultKind =
  | { readonly kind: 'trap'; readonly trap: Trap }
  | { readonly kind: 'cut' | 'half-open'; readonly which: Which; readonly milliseconds: number }
  | { readonly kind: 'delay' | 'stop' | 'clock'; readonly milliseconds: number }
  | { readonly kind: 'notifications'; readonly fault: NotificationFault }
  | { readonly kind: 'kill' | 'snapshot-disk-full' | 'database-disk-full' };

/** A fault, and the number of operations that are begun before it. */
export type FaultStep = FaultKind & { readonly after: number; readonly seat: Seat };

/** What happens to rates, one after the other. */
export type RateStep = {
  /**
   * `publish`: a sheet is imported and published; `rivals`: two of the same lanes at the same time; `job`: a large one, by
   * jobs; `revert`: the last publication is taken back; `discard`: a draft is deleted.
   */
  readonly act: 'publish' | 'rivals' | 'job' | 'revert' | 'discard';
  readonly seats: readonly [Seat, Seat];
};

/** An order: its quote, how it is placed, and its changes. */
export type OrderPlan = {
  readonly seats: readonly [Seat, Seat, Seat];
  readonly containers: number;
  /**
   * `repeated`: the same request at two servers at once; `rival`: two orders of the quote at once; `limited`: two orders at
   * once of which the key's limit allows one.
   */
  readonly manner: 'plain' | 'repeated' | 'rival' | 'limited';
  /** Changes; with a second seat another change of the same version is made there at the same time. */
  readonly changes: readonly { readonly seat: Seat; readonly rival?: Seat }[];
};

/** A document: where it is sent, read, and deleted if it is; whether its extraction is corrected. */
export type DocumentPlan = {
  readonly seats: readonly [Seat, Seat, Seat];
  readonly isDeleted: boolean;
  readonly isCorrected: boolean;
};

/** A key: where it is made, and where it is revoked. */
export type KeyPlan = { readonly seats: readonly [Seat, Seat] };

/** All that is done and all that goes wrong with one seed. */
export type Plan = {
  readonly seed: number;
  readonly seats: number;
  readonly rates: readonly RateStep[];
  readonly orders: readonly OrderPlan[];
  readonly documents: readonly DocumentPlan[];
  readonly keys: readonly KeyPlan[];
  readonly faults: readonly FaultStep[];
};

type Chance = { random: () => number; seat: () => Seat; seats: number };

/** The plan of a seed: the same for the same seed and number of servers. */
export function makePlan(seed: number, servers: number): Plan {
  const random = seededRandom(seed * 2_654_435 + 1);
  const seats = Math.min(servers, 2 + Math.floor(random() * 3));
  const chance = { random, seats, seat: () => Math.floor(random() * seats) };
  const plan = {
    ...{ seed, seats },
    rates: ratesOf(chance),
    orders: times(1 + below(2, random), () => orderOf(chance)),
    documents: times(random() < 0.5 ? 1 : 0, () => documentOf(chance)),
    keys: times(random() < 0.5 ? 1 : 0, () => ({ seats: [chance.seat(), chance.seat()] as const })),
  };
  return { ...plan, faults: times(1 + below(4, random), () => faultOf(chance)) };
}

const below = (count: number, random: () => number) => Math.floor(random() * count);
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** One of some, each as likely as its weight says. */
function oneOf<T>(weights: readonly (readonly [number, T])[], random: () => number): T {
  let left = random() * weights.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, one] of weights) {
    left -= weight;
    if (left < 0) return one;
  }
  throw new Error('nothing to choose from');
}

function ratesOf({ random, seat }: Chance): RateStep[] {
  const step = (act: RateStep['act']): RateStep => ({ act, seats: [seat(), seat()] });
  const later = times(1 + below(2, random), () =>
    step(
      oneOf(
        [
          [6, 'publish'],
          [3, 'rivals'],
          [1, 'job'],
          [2, 'revert'],
          [1, 'discard'],
        ],
        random,
      ),
    ),
  );
  return [step('publish'), ...later];
}

function orderOf({ random, seat }: Chance): OrderPlan {
  const change = () => (random() < 0.5 ? { seat: seat(), rival: seat() } : { seat: seat() });
  return {
    seats: [seat(), seat(), seat()],
    containers: 1 + below(5, random),
    manner: oneOf(
      [
        [3, 'plain'],
        [3, 'repeated'],
        [3, 'rival'],
        [2, 'limited'],
      ],
      random,
    ),
    changes: times(below(3, random), change),
  };
}

function documentOf({ random, seat }: Chance): DocumentPlan {
  const isDeleted = random() < 0.4;
  return { seats: [seat(), seat(), seat()], isDeleted, isCorrected: !isDeleted && random() < 0.2 };
}

const WHICH = [
  [1, 'listener'],
  [1, 'others'],
  [1, 'all'],
] as const;

function faultOf({ random, seat }: Chance): FaultStep {
  const kind = oneOf<() => FaultKind>(
    [
      [16, () => ({ kind: 'trap', trap: { at: 'statement', number: 1 + below(6, random) } })],
      [10, () => ({ kind: 'trap', trap: { at: 'commit' } })],
      [12, () => ({ kind: 'trap', trap: { at: 'answer' } })],
      [12, () => ({ kind: 'cut', which: oneOf(WHICH, random), milliseconds: below(400, random) })],
      [3, () => ({ kind: 'half-open', which: 'others', milliseconds: 300 + below(900, random) })],
      [5, () => ({ kind: 'half-open', which: 'listener', milliseconds: 4_000 })],
      [10, () => ({ kind: 'delay', milliseconds: 2 + below(30, random) })],
      [7, () => ({ kind: 'notifications', fault: 'repeat' })],
      [7, () => ({ kind: 'notifications', fault: 'reorder' })],
      [2, () => ({ kind: 'kill' })],
      [5, () => ({ kind: 'stop', milliseconds: 200 + below(1_300, random) })],
      [8, () => ({ kind: 'clock', milliseconds: Math.round((random() - 0.5) * 240_000) })],
      [4, () => ({ kind: 'snapshot-disk-full' })],
      [5, () => ({ kind: 'database-disk-full' })],
    ],
    random,
  )();
  return { ...kind, after: below(24, random), seat: seat() };
}
