import { cliqueOf, leastByGroups, leastBySize, sizeOf, sumOf } from './load-bounds.ts';
import { fits, type LoadPlan, type LoadProblem, type PackedContainer } from './load-problem.ts';
import { Search } from './load-search.ts';

/** The smallest kind that takes what is in each container, so that no 40-foot container carries what fits in 20 feet. */
function rightSize(containers: readonly PackedContainer[], { kinds, loads }: LoadProblem): PackedContainer[] {
  const used = kinds.map((_, index) => containers.filter(({ kind }) => kind === index).length);
  const bySize = [...kinds.keys()].sort(
    (a, b) =>
      (kinds[a]?.volumeM3 ?? 0) - (kinds[b]?.volumeM3 ?? 0) || (kinds[a]?.payloadKg ?? 0) - (kinds[b]?.payloadKg ?? 0),
  );
  return containers.map((container) => {
    const own = container.loads.flatMap((at) => loads[at] ?? []);
    const whole = {
      massKg: sumOf(own, 'massKg'),
      volumeM3: sumOf(own, 'volumeM3'),
      positions: own.reduce((positions, load) => positions & load.positions, -1),
    };
    const smaller = bySize.find((index) => {
      const kind = kinds[index];
      const isFree = index === container.kind || (used[index] ?? 0) < (kind?.count ?? Number.POSITIVE_INFINITY);
      return kind !== undefined && isFree && fits(whole, kind);
    });
    if (smaller === undefined || smaller === container.kind) return container;
    used[container.kind] = (used[container.kind] ?? 0) - 1;
    used[smaller] = (used[smaller] ?? 0) + 1;
    return { ...container, kind: smaller };
  });
}

/** Steps of the first plan, of each rearrangement of some containers, and of the proof that there is none with fewer. */
const STEPS = { first: 2_000, some: 1_200, proof: 30_000 } as const;
/** Rearrangements that are tried. */
const ROUNDS = 600;
/** Containers that are emptied and packed again at a time. */
const AT_A_TIME = 4;

/** Numbers from 0 to 1 that are the same at every run. */
function numbers(): () => number {
  let state = 20_261_123;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const shuffled = (all: readonly number[], next: () => number) =>
  all
    .map((one) => ({ one, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);

/** How unevenly loads are spread: containers that are nearly empty are the next to go. */
const unevenness = (containers: readonly PackedContainer[], { loads, kinds }: LoadProblem) =>
  containers.reduce(
    (sum, { loads: own }) => sum + own.reduce((size, at) => size + (loads[at] ? sizeOf(loads[at], kinds) : 0), 0) ** 2,
    0,
  );

/** The problem of some containers' loads, in another order, without the containers that the others use. */
function partialProblem(
  problem: LoadProblem,
  some: readonly number[],
  others: readonly PackedContainer[],
): LoadProblem {
  const kinds = problem.kinds.map((kind, index) =>
    kind.count === undefined
      ? kind
      : { ...kind, count: kind.count - others.filter((one) => one.kind === index).length },
  );
  return { ...partOf(problem, some), kinds };
}

/** Empties some containers and packs them again, in fewer where that is possible, else more unevenly. */
function rearrange(
  containers: readonly PackedContainer[],
  problem: LoadProblem,
  next: () => number,
): PackedContainer[] {
  const order = shuffled([...containers.keys()], next);
  const chosen = new Set(order.slice(0, AT_A_TIME));
  const kept = containers.filter((_, at) => !chosen.has(at));
  const opened = containers.filter((_, at) => chosen.has(at));
  const some = shuffled(
    opened.flatMap(({ loads }) => loads),
    next,
  );
  const part = partialProblem(problem, some, kept);
  const fewer = new Search(part, { least: 1, below: opened.length, mostSteps: STEPS.some });
  fewer.run();
  const again = fewer.best ?? firstFit(part, opened.length);
  if (again === undefined) return [...containers];
  const packed = again.map(({ kind, loads }) => ({ kind, loads: loads.flatMap((at) => some[at] ?? []) }));
  const isBetter = packed.length < opened.length || unevenness(packed, problem) > unevenness(opened, problem);
  return isBetter ? [...kept, ...packed] : [...containers];
}

/** Packs loads in their order, each into the first container that takes it. */
function firstFit(problem: LoadProblem, most: number): PackedContainer[] | undefined {
  const packed: { kind: number; loads: number[] }[] = [];
  for (const [at] of problem.loads.entries()) {
    const open = packed.find(({ kind, loads }) => goesInto(problem, kind, [...loads, at]));
    if (open !== undefined) {
      open.loads.push(at);
      continue;
    }
    const kind = problem.kinds.findIndex(
      ({ count = Number.POSITIVE_INFINITY }, index) =>
        packed.filter((one) => one.kind === index).length < count && goesInto(problem, index, [at]),
    );
    if (kind < 0 || packed.length === most) return undefined;
    packed.push({ kind, loads: [at] });
  }
  return packed;
}

/** Whether loads go into one container of a kind. */
function goesInto({ loads, apart, kinds }: LoadProblem, index: number, some: readonly number[]): boolean {
  const kind = kinds[index];
  const last = apart[some.at(-1) ?? -1];
  if (kind === undefined || some.some((at) => last?.has(at))) return false;
  const own = some.flatMap((at) => loads[at] ?? []);
  const positions = own.reduce((all, load) => all & load.positions, -1);
  return fits({ massKg: sumOf(own, 'massKg'), volumeM3: sumOf(own, 'volumeM3'), positions }, kind);
}

/** The first plan that a search finds, made better by rearranging containers. */
function planWell(problem: LoadProblem, least: number): { found: PackedContainer[] | undefined; isWhole: boolean } {
  const first = new Search(problem, { least, mostSteps: STEPS.first });
  first.run();
  let found = first.best;
  const next = numbers();
  for (let round = 0; round < ROUNDS && found !== undefined && !first.isWhole && found.length > least; round += 1)
    found = rearrange(found, problem, next);
  return { found, isWhole: first.isWhole };
}

/**
 * The fewest containers for the loads: exact, unless the proof that there is no plan with fewer takes too many steps, which is
 * said. The same problem has the same plan.
 */
export function planLoads(problem: LoadProblem): LoadPlan {
  const { loads, kinds } = problem;
  if (loads.length === 0) return { containers: [], optimal: true, atLeast: 0 };
  if (kinds.length === 0) return { containers: undefined, optimal: true, atLeast: 0 };
  const atLeast = Math.max(leastBySize(problem), leastByGroups(problem), cliqueOf(problem).length);
  const { found, isWhole } = planWell(problem, atLeast);
  const isLeast = isWhole || (found !== undefined && found.length <= atLeast);
  const below = found?.length ?? Number.POSITIVE_INFINITY;
  const proof = new Search(problem, { least: atLeast, below, mostSteps: STEPS.proof });
  if (!isLeast) proof.run();
  const best = proof.best ?? found;
  const optimal = isLeast || proof.isWhole || (best !== undefined && best.length <= atLeast);
  return {
    containers: best && rightSize(best, problem),
    optimal,
    atLeast: optimal && best !== undefined ? best.length : atLeast,
  };
}

/** Loads that have no plan, as few as possible: without any one of them there is a plan for the others. */
export function findImpossible(problem: LoadProblem): number[] {
  let left = [...problem.loads.keys()];
  const hasPlan = (some: readonly number[]) => planLoads(partOf(problem, some)).containers !== undefined;
  for (const at of problem.loads.keys()) {
    const without = left.filter((other) => other !== at);
    if (!hasPlan(without)) left = without;
  }
  return left;
}

/** The problem of some of the loads. */
export function partOf({ loads, apart, kinds }: LoadProblem, some: readonly number[]): LoadProblem {
  const place = new Map(some.map((at, index) => [at, index]));
  return {
    loads: some.flatMap((at) => loads[at] ?? []),
    apart: some.map((at) => new Set([...(apart[at] ?? [])].flatMap((other) => place.get(other) ?? []))),
    kinds,
  };
}
