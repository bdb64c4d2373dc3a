import type { ContainerKind, Load, LoadProblem } from './load-problem.ts';

/** Most that one container of any kind takes. */
export const mostOf = (kinds: readonly ContainerKind[], key: 'payloadKg' | 'volumeM3') =>
  Math.max(...kinds.map((kind) => kind[key]));

/** Loads of which no two may travel together, found greedily: each needs a container. */
export function cliqueOf({ loads, apart }: LoadProblem): number[] {
  let best: number[] = [];
  for (const [start] of loads.entries()) {
    const clique = [start];
    const others = [...(apart[start] ?? [])].sort((a, b) => (apart[b]?.size ?? 0) - (apart[a]?.size ?? 0));
    for (const other of others) if (clique.every((one) => apart[other]?.has(one))) clique.push(other);
    if (clique.length > best.length) best = clique;
  }
  return best;
}

export const sumOf = (loads: readonly Load[], key: 'massKg' | 'volumeM3') =>
  loads.reduce((sum, load) => sum + load[key], 0);

/** Containers that masses need, volumes need, and loads that are more than half a container need. */
export function leastBySize({ loads, kinds }: LoadProblem): number {
  if (loads.length === 0) return 0;
  const [mass, volume] = [mostOf(kinds, 'payloadKg'), mostOf(kinds, 'volumeM3')];
  const large = loads.filter(({ massKg, volumeM3 }) => massKg > mass / 2 || volumeM3 > volume / 2);
  const byMass = loads.filter(({ massKg }) => massKg > mass / 2).length;
  const byVolume = loads.filter(({ volumeM3 }) => volumeM3 > volume / 2).length;
  const whole = (amount: number) => Math.ceil(amount - 1e-9);
  return Math.max(
    large.length > 0 ? 1 : 0,
    byMass,
    byVolume,
    whole(sumOf(loads, 'massKg') / mass),
    whole(sumOf(loads, 'volumeM3') / volume),
    1,
  );
}

/** How much of a container a load takes. */
export function sizeOf({ massKg, volumeM3 }: Load, kinds: readonly ContainerKind[]): number {
  return Math.max(massKg / mostOf(kinds, 'payloadKg'), volumeM3 / mostOf(kinds, 'volumeM3'));
}

/**
 * Containers that groups of loads need which may not travel together with any load of each other's groups: goods of one
 * class are kept from the same others, and each group needs containers of its own.
 */
export function leastByGroups(problem: LoadProblem): number {
  const { loads, apart, kinds } = problem;
  const alike = Map.groupBy(loads.keys(), (at) => [...(apart[at] ?? [])].sort((a, b) => a - b).join());
  const groups = [...alike.values()].map((members) => {
    const own = members.flatMap((at) => loads[at] ?? []);
    return { members, least: leastBySize({ loads: own, apart: [], kinds }) };
  });
  const areApart = (one: readonly number[], other: readonly number[]) =>
    one.every((at) => other.every((second) => apart[at]?.has(second)));
  let best = 0;
  for (const start of groups) {
    const chosen = [start];
    const others = groups.filter((one) => one !== start).sort((a, b) => b.least - a.least);
    for (const other of others) if (chosen.every(({ members }) => areApart(members, other.members))) chosen.push(other);
    best = Math.max(
      best,
      chosen.reduce((sum, { least }) => sum + least, 0),
    );
  }
  return best;
}
