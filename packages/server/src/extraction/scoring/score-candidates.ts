import { readFileSync } from 'node:fs';
import type { Features } from '../candidates/candidate.ts';

type Weights = {
  /** What they were found on. */
  readonly basedOn: string;
  /** A candidate below it is no value. */
  readonly threshold: number;
  /** Two values that differ by less contradict each other. */
  readonly rivalMargin: number;
  /** How fast a score above the threshold grows sure. */
  readonly slope: number;
  readonly weights: Readonly<Record<string, number>>;
};

/** The weights of `weights.json`: one set for all fields. */
export const WEIGHTS: Weights = JSON.parse(readFileSync(new URL('./weights.json', import.meta.url), 'utf8'));

/** How much speaks for a candidate: its features by their weights. Throws on a feature that has none. */
export function scoreOf({ features }: { readonly features: Features }): number {
  let score = 0;
  for (const [name, amount] of Object.entries(features)) {
    const weight = WEIGHTS.weights[name];
    if (weight === undefined) throw new Error(`weights.json has no weight for "${name}".`);
    score += weight * amount;
  }
  return score;
}

/** How likely a value with this score is right, 0 to 1, by the best value that differs from it. */
export function probabilityOf(score: number, rival: number): number {
  const lead = Math.min(score - WEIGHTS.threshold, 1.5 * (score - rival));
  return Math.round(1000 / (1 + Math.exp(-WEIGHTS.slope * (lead + 0.6)))) / 1000;
}
