import { actOnAliases } from './act-aliases.ts';
import { actOnDocument } from './act-documents.ts';
import { pollEvents, readEnd } from './act-events.ts';
import { actOnKey } from './act-keys.ts';
import { actOnOrder } from './act-orders.ts';
import { actOnRates, readRates } from './act-rates.ts';
import { checkAll } from './check.ts';
import { collectEnd, compareRates } from './collect-end.ts';
import { applyFault, heal } from './faults.ts';
import type { Broken, History } from './history.ts';
import { laneOf } from './lanes.ts';
import type { Met, PlacedFault, Plan } from './plan.ts';
import { type Scene, Unsettled } from './scene.ts';
import type { World } from './world.ts';

/** What came of a seed. */
export type Played = {
  readonly plan: Plan;
  readonly broken: readonly Broken[];
  readonly operations: number;
  readonly readings: number;
  readonly faults: readonly string[];
  readonly milliseconds: number;
  /** Compares the snapshots with the database once more, later. */
  readonly lookAgain: () => Promise<readonly Broken[]>;
};

/** Plays a plan: all its actors at once, and its faults by the number of operations. Then everything is well again and checked. */
export async function play(world: World, plan: Plan): Promise<Played> {
  const begun = performance.now();
  const seats = await world.up(plan.seats);
  const faults: string[] = [];
  let operations = 0;
  const pending = [...plan.faults];
  const fault = (placed: PlacedFault) => {
    const { at } = placed;
    const hit = at === 'all' ? seats : seats.slice(at % seats.length).slice(0, 1);
    for (const server of hit) faults.push(applyFault(world, server, placed));
  };
  const operation = () => {
    operations += 1;
    for (const step of pending.filter(({ after }) => after < operations)) {
      pending.splice(pending.indexOf(step), 1);
      fault(step);
    }
  };
  const meet = ({ meets }: Met) => meets.forEach(fault);
  const scene: Scene = { world, plan, seats, operation, meet, history: emptyHistory(plan), lane: laneOf(plan.seed) };
  const from = await readEnd(scene);
  await act(scene, from);
  await heal(world, seats);
  const still = { ...scene, seats: seats.filter((server) => server.isUp()) };
  const end = await collectEnd(still, from).catch((error: unknown) => {
    if (!(error instanceof Unsettled)) throw error;
  });
  return {
    plan,
    broken: [...scene.history.broken, ...(end ? checkAll(scene.history, end, from) : [])],
    operations,
    readings: scene.history.readings.length + scene.history.polls.length,
    faults,
    milliseconds: performance.now() - begun,
    lookAgain: () => compareRates({ ...still, seats: seats.filter((server) => server.isUp()) }),
  };
}

function emptyHistory(plan: Plan): History {
  const lists = {
    states: [],
    readings: [],
    placings: [],
    changes: [],
    limited: [],
    documents: [],
    polls: [],
    broken: [],
  };
  return { plan, ...lists };
}

/** All actors of a plan, and readers until they are done. */
async function act(scene: Scene, from: number): Promise<void> {
  const { plan } = scene;
  const first = Promise.withResolvers<void>();
  let isOver = false;
  const actors = [
    actOnRates(scene, first.resolve).finally(first.resolve),
    ...plan.orders.map((order, number) => first.promise.then(() => actOnOrder(scene, order, number))),
    ...plan.documents.map((document, number) => actOnDocument(scene, document, number)),
    ...plan.keys.map((key) => actOnKey(scene, key)),
    actOnAliases(scene, plan.aliases),
  ];
  const over = () => isOver;
  const readers = [
    ...readingSeats(scene, 'sheets', 'readers').map((seat) => readRates(scene, seat, over)),
    ...[0, ...readingSeats(scene, 'events')].map((seat) => pollEvents(scene, { after: from, seat }, over)),
  ];
  const ended = await Promise.allSettled(actors);
  isOver = true;
  await Promise.all(readers);
  for (const one of ended) if (one.status === 'rejected' && !(one.reason instanceof Unsettled)) throw one.reason;
}

/** Where the readers begin: one, or one at each server when the plan is about what they read. */
function readingSeats({ plan, seats }: Scene, ...stresses: Plan['stress'][]): number[] {
  return stresses.includes(plan.stress) ? [...seats.keys()] : [1];
}
