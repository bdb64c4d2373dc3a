import { readFileSync } from 'node:fs';
import type { Facts } from './facts.ts';

/** How likely a value, or a blank, is right before any fact of it is known, and what each fact adds (log odds). */
type Side = { readonly base: number; readonly facts: Readonly<Record<string, number>> };

type ConfidenceWeights = {
  /** What they were fitted on. */
  readonly basedOn: string;
  /** Values of which one of these is known are looked at by a person, however often such values were right. */
  readonly lookedAt: readonly string[];
  readonly values: Side;
  readonly blanks: Side;
};

/** The weights of `confidence-weights.json`, which `npm run eval:fit` writes. */
export const CONFIDENCE_WEIGHTS: ConfidenceWeights = JSON.parse(
  readFileSync(new URL('./confidence-weights.json', import.meta.url), 'utf8'),
);

/**
 * Values at or above this confidence may be taken over unseen: no such value was wrong on suppliers that the weights were not
 * fitted on.
 */
export const ACCEPT_CONFIDENCE = 0.99;

/** The highest confidence of what a person has to look at. */
const LOOKED_AT = ACCEPT_CONFIDENCE - 0.001;
/** Nothing that was read is certain. */
const HIGHEST = 0.999;

/** Log odds of being right, by the facts; those that the weights do not know count nothing. */
function oddsOf({ base, facts: weights }: Side, facts: readonly string[]): number {
  return facts.reduce((sum, fact) => sum + (weights[fact] ?? 0), base);
}

/** How likely a value, or a blank, is right, 0 to 0.999, by what is known of it. A blank is never taken unseen. */
export function confidenceOf({ of, facts }: Facts, weights: ConfidenceWeights = CONFIDENCE_WEIGHTS): number {
  const probability = 1 / (1 + Math.exp(-oddsOf(weights[of], facts)));
  const isLookedAt = of === 'blanks' || facts.some((fact) => weights.lookedAt.includes(fact));
  return Math.min(Math.round(1000 * probability) / 1000, isLookedAt ? LOOKED_AT : HIGHEST);
}
