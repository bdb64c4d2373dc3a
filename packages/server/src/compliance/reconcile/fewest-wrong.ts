/** One value that a quantity may have, and what it costs: the weight of the statements that are wrong if it has it. */
export type Choice<V> = { readonly value: V; readonly cost: number };

/** What papers state a value of. The choice without a value is that all statements are wrong. */
export type Quantity<V> = { readonly choices: readonly Choice<V | undefined>[] };

/** What must hold between quantities; a quantity without a value breaks none. `over`: their positions. */
export type Constraint<V> = {
  readonly over: readonly number[];
  readonly holds: (values: readonly V[]) => boolean;
};

/** The choice of each quantity, by position, and what it costs. */
export type Solution = { readonly choices: readonly number[]; readonly cost: number };

/** The cheapest solutions, and any within `margin` of them; not `complete` when there was no time to look at all. */
export type Solved = { readonly solutions: readonly Solution[]; readonly complete: boolean };

const MOST_STEPS = 200_000;
const MOST_SOLUTIONS = 32;

/**
 * The smallest weight of statements that must be wrong for all others to agree (a weighted constraint problem, solved
 * exactly by branch and bound). Solutions within `margin` of the best count as equally good.
 */
export function findFewestWrong<V>(
  quantities: readonly Quantity<V>[],
  constraints: readonly Constraint<V>[],
  margin: number,
): Solved {
  const cheapest = quantities.map(({ choices }) => Math.min(...choices.map(({ cost }) => cost)));
  const rest = cheapest.map((_, at) => cheapest.slice(at).reduce((sum, cost) => sum + cost, 0));
  const due = quantities.map((_, at) => constraints.filter(({ over }) => Math.max(...over) === at));
  const order = quantities.map(({ choices }) =>
    choices.map((_, at) => at).sort((a, b) => (choices[a]?.cost ?? 0) - (choices[b]?.cost ?? 0)),
  );
  const chosen: number[] = [];
  let found: Solution[] = [];
  let best = Number.POSITIVE_INFINITY;
  let steps = 0;
  const chosenOf = (at: number) => quantities[at]?.choices[chosen[at] ?? 0]?.value;
  const isBroken = ({ over, holds }: Constraint<V>) => {
    const values = over.map(chosenOf);
    return values.every((value) => value !== undefined) && !holds(values as V[]);
  };
  const visit = (at: number, cost: number): void => {
    steps += 1;
    if (steps > MOST_STEPS || cost + (rest[at] ?? 0) > best + margin) return;
    if (at === quantities.length) {
      best = Math.min(best, cost);
      found = [...found.filter((one) => one.cost <= best + margin), { choices: [...chosen], cost }];
      return;
    }
    for (const choice of order[at] ?? []) {
      chosen[at] = choice;
      if (!(due[at] ?? []).some(isBroken)) visit(at + 1, cost + (quantities[at]?.choices[choice]?.cost ?? 0));
    }
    chosen.length = at;
  };
  visit(0, 0);
  const solutions = found.filter((one) => one.cost <= best + margin).sort((a, b) => a.cost - b.cost);
  return { solutions: solutions.slice(0, MOST_SOLUTIONS), complete: steps <= MOST_STEPS };
}

/** Positions of quantities that constraints join, group by group. */
export function groupsOf(count: number, constraints: readonly { readonly over: readonly number[] }[]): number[][] {
  const parent = Array.from({ length: count }, (_, at) => at);
  const rootOf = (at: number): number => (parent[at] === at ? at : rootOf(parent[at] ?? at));
  for (const { over } of constraints) {
    const [first = 0, ...others] = over;
    for (const other of others) parent[rootOf(other)] = rootOf(first);
  }
  return [...Map.groupBy(parent.keys(), rootOf).values()].map((group) => [...group]);
}
