import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fits, type LoadProblem, ON_DECK, UNDER_DECK } from './load-problem.ts';
import { findImpossible, partOf, planLoads } from './plan-loads.ts';

const EITHER = ON_DECK | UNDER_DECK;

/** Whether loads go into one container of the first kind. */
function goTogether({ loads, apart, kinds }: LoadProblem, some: readonly number[]): boolean {
  const [kind] = kinds;
  const own = some.flatMap((at) => loads[at] ?? []);
  const whole = {
    massKg: own.reduce((sum, { massKg }) => sum + massKg, 0),
    volumeM3: own.reduce((sum, { volumeM3 }) => sum + volumeM3, 0),
    positions: own.reduce((all, { positions }) => all & positions, EITHER),
  };
  return kind !== undefined && fits(whole, kind) && some.every((at) => some.every((other) => !apart[at]?.has(other)));
}

/** The fewest containers of one kind by trying every division of the loads; undefined when there is none. */
function tryAll(problem: LoadProblem): number | undefined {
  const count = problem.loads.length;
  const bits = (set: number) => [...problem.loads.keys()].filter((at) => (set >> at) & 1);
  const single = Array.from({ length: 1 << count }, (_, set) => set !== 0 && goTogether(problem, bits(set)));
  const fewest = Array.from({ length: 1 << count }, () => Number.POSITIVE_INFINITY);
  fewest[0] = 0;
  for (let set = 1; set < 1 << count; set += 1) {
    const first = set & -set;
    for (let part = set; part > 0; part = (part - 1) & set)
      if (part & first && single[part]) fewest[set] = Math.min(fewest[set] ?? 0, (fewest[set ^ part] ?? 0) + 1);
  }
  const found = fewest[(1 << count) - 1] ?? 0;
  const most = problem.kinds[0]?.count ?? Number.POSITIVE_INFINITY;
  return Number.isFinite(found) && found <= most ? found : undefined;
}

const problems = (most: number) =>
  fc
    .record({
      loads: fc.array(
        fc.record({
          massKg: fc.integer({ min: 1, max: 14 }),
          volumeM3: fc.integer({ min: 1, max: 12 }),
          positions: fc.constantFrom(ON_DECK, UNDER_DECK, EITHER, EITHER, EITHER),
        }),
        { minLength: 1, maxLength: most },
      ),
      apart: fc.array(fc.tuple(fc.nat(most - 1), fc.nat(most - 1)), { maxLength: 2 * most }),
      payloadKg: fc.integer({ min: 8, max: 30 }),
      count: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
    })
    .map(
      ({ loads, apart, payloadKg, count }): LoadProblem => ({
        loads,
        apart: loads.map(
          (_, at) =>
            new Set(
              apart.flatMap(([one, other]) => (one === other ? [] : one === at ? [other] : other === at ? [one] : [])),
            ),
        ),
        kinds: [{ payloadKg, volumeM3: 24, positions: EITHER, count }],
      }),
    );

describe('a load plan', () => {
  test('has as few containers as the best of all divisions, and obeys every rule', () => {
    fc.assert(
      fc.property(problems(9), (problem) => {
        const { containers, optimal } = planLoads(problem);
        expect(optimal).toBe(true);
        expect(containers?.length).toBe(tryAll(problem));
        for (const { loads } of containers ?? []) expect(goTogether(problem, loads)).toBe(true);
        const placed = containers?.flatMap(({ loads }) => loads).sort((a, b) => a - b);
        if (placed) expect(placed).toEqual([...problem.loads.keys()]);
      }),
      { numRuns: 250 },
    );
  });

  test('of twelve consignments is the best of all divisions too', () => {
    fc.assert(
      fc.property(problems(12), (problem) => {
        expect(planLoads(problem).containers?.length).toBe(tryAll(problem));
      }),
      { numRuns: 12 },
    );
  });

  test('names loads that have no plan, without any one of which there is one', () => {
    fc.assert(
      fc.property(
        problems(7).filter((problem) => tryAll(problem) === undefined),
        (problem) => {
          const impossible = findImpossible(problem);
          expect(tryAll(partOf(problem, impossible))).toBeUndefined();
          for (const at of impossible) {
            const others = impossible.filter((other) => other !== at);
            if (others.length > 0) expect(tryAll(partOf(problem, others))).toBeDefined();
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  test('takes the larger container where it saves one, and the smaller where it does not', () => {
    const load = { massKg: 9, volumeM3: 9, positions: EITHER };
    const kinds = [
      { payloadKg: 20, volumeM3: 10, positions: EITHER },
      { payloadKg: 20, volumeM3: 20, positions: EITHER },
    ];
    const plan = (count: number) => {
      const loads = Array.from({ length: count }, () => load);
      return planLoads({ loads, apart: loads.map(() => new Set<number>()), kinds }).containers?.map(({ kind }) => kind);
    };
    expect(plan(2)).toEqual([1]);
    expect(plan(3)?.sort()).toEqual([0, 1]);
  });
});
