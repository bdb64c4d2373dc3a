import { seededRandom } from '../../../../bench/speed/seeded-random.ts';

/** Choices that a seed decides: the same seed makes the same ones. */
export type Choice = { readonly below: (n: number) => number; readonly oneOf: <T>(list: readonly T[]) => T };

/** Makes choices from a seed. */
export function seededChoice(seed: number): Choice {
  const random = seededRandom(seed);
  const below = (n: number) => Math.floor(random() * n);
  return { below, oneOf: <T>(list: readonly T[]) => list[below(list.length)] as T };
}
