import { type Chance, chanceOf, times } from './chance.ts';
import { anyFault, hearingFaults, workingFaults, writingFaults } from './draw-faults.ts';
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

/** Where something goes wrong. */
export type Where = Seat | 'all';

/** A fault and its place. */
export type PlacedFault = FaultKind & { readonly at: Where };

/** A fault, and the number of operations that are begun before it. */
export type FaultStep = PlacedFault & { readonly after: number };

/** What goes wrong just before the request that an act is about. */
export type Met = { readonly meets: readonly PlacedFault[] };

/** What happens to rates, one after the other. */
export type RateStep = Met & {
  /**
   * `publish`: a sheet is imported and published; `rivals`: two of the same lanes at the same time; `job`: a large one, by
   * jobs; `revert`: the last publication is taken back; `discard`: a draft is deleted.
   */
  readonly act: 'publish' | 'rivals' | 'job' | 'revert' | 'discard';
  readonly seats: readonly [Seat, Seat];
};

/** Who changes an order: the customer its remarks, or the forwarder, who asks for an update. */
export type ChangedBy = 'customer' | 'forwarder';

/** An order: its quote, how it is placed, and its changes. */
export type OrderPlan = Met & {
  readonly seats: readonly [Seat, Seat, Seat];
  readonly containers: number;
  /**
   * `repeated`: the same request at two servers at once; `rival`: two orders of the quote at once; `limited`: two orders at
   * once of which the key's limit allows one.
   */
  readonly manner: 'plain' | 'repeated' | 'rival' | 'limited';
  /** Changes; with a second seat another change of the same version is made there at the same time. */
  readonly changes: readonly (Met & { readonly seat: Seat; readonly rival?: Seat; readonly by: ChangedBy })[];
};

/** A document: where it is sent, read, and deleted if it is; whether its extraction is corrected. */
export type DocumentPlan = Met & {
  readonly seats: readonly [Seat, Seat, Seat];
  readonly isDeleted: boolean;
  readonly isCorrected: boolean;
};

/** A key: where it is made, and where it is revoked. */
export type KeyPlan = Met & { readonly seats: readonly [Seat, Seat] };

/** Another name of a port, and where it is given. */
export type AliasPlan = Met & { readonly seat: Seat };

/** What a seed is about: `mixed` does a little of everything; any other does much of one thing, and faults meet its acts. */
export type Stress = 'mixed' | 'sheets' | 'readers' | 'orders' | 'events' | 'documents' | 'keys' | 'jobs';

/** All that is done and all that goes wrong with one seed. */
export type Plan = {
  readonly seed: number;
  readonly stress: Stress;
  readonly seats: number;
  readonly rates: readonly RateStep[];
  readonly orders: readonly OrderPlan[];
  readonly documents: readonly DocumentPlan[];
  readonly keys: readonly KeyPlan[];
  readonly aliases: readonly AliasPlan[];
  readonly faults: readonly FaultStep[];
};

/** All faults of a plan: those that come by themselves, and those that acts meet. */
export function faultsIn({ faults, rates, orders, documents, keys, aliases }: Plan): PlacedFault[] {
  const acts: readonly Met[] = [
    ...rates,
    ...orders,
    ...orders.flatMap(({ changes }) => changes),
    ...documents,
    ...keys,
    ...aliases,
  ];
  return [...faults, ...acts.flatMap(({ meets }) => meets)];
}

const STRESSES: readonly Stress[] = ['mixed', 'sheets', 'orders', 'readers', 'events', 'documents', 'jobs', 'keys'];

/** The plan of a seed: the same for the same seed and number of servers. Eight seeds in a row stress each promise once. */
export function makePlan(seed: number, servers: number): Plan {
  const chance = chanceOf(seed, servers);
  const stress = STRESSES[seed % STRESSES.length] ?? 'mixed';
  const faults: FaultStep[] = times(stress === 'mixed' ? 1 + chance.below(4) : chance.below(2), () => ({
    ...anyFault(chance),
    after: chance.below(24),
  }));
  // Transactions that lie over one another everywhere, while every server numbers events.
  if (stress === 'events' && chance.random() < 0.5)
    faults.push({ kind: 'delay', milliseconds: 10 + chance.below(40), at: 'all', after: 6 });
  return { seed, stress, seats: chance.seats, ...actsOf(stress, chance), faults };
}

type Acts = Pick<Plan, 'rates' | 'orders' | 'documents' | 'keys' | 'aliases'>;

/** Without rates there is nothing to order, so that every plan publishes a sheet first. */
function actsOf(stress: Stress, chance: Chance): Acts {
  const { below, random } = chance;
  const rates = (count: number) => {
    const steps = [rateStep(chance, 'publish', 'mixed')];
    for (let at = 0; at < count; at += 1) steps.push(laterStep(chance, stress, steps));
    return steps;
  };
  const none: Acts = { rates: [], orders: [], documents: [], keys: [], aliases: [] };
  const makers: Record<Stress, () => Acts> = {
    mixed: () => ({
      ...none,
      rates: rates(1 + below(2)),
      orders: times(1 + below(2), () => orderOf(chance, stress)),
      documents: times(below(2), () => documentOf(chance, stress)),
      keys: times(below(2), () => keyOf(chance, stress)),
    }),
    sheets: () => ({ ...none, rates: rates(4) }),
    readers: () => ({ ...none, rates: rates(4), aliases: times(2, () => aliasOf(chance, stress)) }),
    jobs: () => ({
      ...none,
      rates: times(3, () => rateStep(chance, 'job', stress)),
      documents: [documentOf(chance, stress)],
    }),
    orders: () => ({ ...none, rates: rates(0), orders: times(4, () => orderOf(chance, stress)) }),
    events: () => ({ ...none, rates: rates(below(2)), orders: times(7, () => orderOf(chance, stress)) }),
    documents: () => ({ ...none, documents: times(5, () => documentOf(chance, stress)) }),
    keys: () => ({
      ...none,
      keys: times(4, () => keyOf(chance, stress)),
      documents: random() < 0.3 ? [documentOf(chance, stress)] : [],
    }),
  };
  return makers[stress]();
}

/** What meets an act of a plan. In a mixed one faults come by themselves. */
function met(stress: Stress, chance: Chance, writer: Seat): readonly PlacedFault[] {
  if (stress === 'mixed') return [];
  if (stress === 'jobs') return workingFaults(chance);
  const isHeard = stress === 'readers' || (stress === 'keys' && chance.random() < 0.7);
  return isHeard ? hearingFaults(chance, writer) : writingFaults(chance, writer);
}

/** Of publications side by side none is taken back: either may be the last. */
function laterStep(chance: Chance, stress: Stress, former: readonly RateStep[]): RateStep {
  const isRevertible = former.length > 1 && former.slice(-2).every(({ act }) => act === 'publish');
  const act = chance.oneOf<RateStep['act']>([
    [6, 'publish'],
    [stress === 'readers' ? 1 : 3, 'rivals'],
    [stress === 'mixed' ? 1 : 0, 'job'],
    [isRevertible ? 4 : 0, 'revert'],
    [stress === 'readers' ? 0 : 1, 'discard'],
  ]);
  return rateStep(chance, act, stress);
}

function rateStep(chance: Chance, act: RateStep['act'], stress: Stress): RateStep {
  const [first, second] = [chance.seat(), chance.seat()];
  return { act, seats: [first, second], meets: met(stress, chance, act === 'revert' ? first : second) };
}

function orderOf(chance: Chance, stress: Stress): OrderPlan {
  const { below, oneOf, random, seat } = chance;
  const first = seat();
  const change = () => {
    const by = oneOf<ChangedBy>([
      [2, 'customer'],
      [1, 'forwarder'],
    ]);
    const mine = { seat: seat(), by, meets: met(stress, chance, first) };
    return random() < 0.5 ? { ...mine, rival: seat() } : mine;
  };
  return {
    seats: [seat(), first, seat()],
    meets: met(stress, chance, first),
    containers: 1 + below(5),
    manner: oneOf([
      [3, 'plain'],
      [3, 'repeated'],
      [3, 'rival'],
      [2, 'limited'],
    ]),
    changes: times(below(3), change),
  };
}

function documentOf(chance: Chance, stress: Stress): DocumentPlan {
  const { random, seat } = chance;
  const isDeleted = stress !== 'jobs' && random() < 0.4;
  const isCorrected = stress === 'jobs' || (stress === 'mixed' && !isDeleted && random() < 0.2);
  const first = seat();
  return { seats: [first, seat(), seat()], isDeleted, isCorrected, meets: met(stress, chance, first) };
}

function keyOf(chance: Chance, stress: Stress): KeyPlan {
  const [first, second] = [chance.seat(), chance.seat()];
  return { seats: [first, second], meets: met(stress, chance, second) };
}

function aliasOf(chance: Chance, stress: Stress): AliasPlan {
  const seat = chance.seat();
  return { seat, meets: met(stress, chance, seat) };
}
