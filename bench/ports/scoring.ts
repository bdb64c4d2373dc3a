import type { Query } from './queries.ts';

/** What an engine answered: keys of places, best first. `readings`: how many of them it considers equally good. */
export type Answer = { keys: readonly string[]; readings: number };

/** Read right, left to a person (no reading, or several as good), or read wrong. */
export type Outcome = 'right' | 'asked' | 'wrong';

/**
 * The outcome of the readings that are equally good. A text of the kind `asks` names several places: it is right only when
 * all of them are readings.
 */
export function outcomeOf({ kind, answers }: Query, keys: readonly string[]): Outcome {
  if (keys.length === 0) return answers.length === 0 ? 'right' : 'asked';
  if (kind === 'asks') return answers.every((code) => keys.includes(code)) ? 'right' : 'wrong';
  if (keys.length > 1) return 'asked';
  return answers.includes(keys[0] ?? '') ? 'right' : 'wrong';
}

/** How many queries of one kind were answered right. */
export type KindScore = { kind: string; right: number; total: number };

/**
 * Whether an answer is correct: the best place is a right one; of an ambiguous text, all right ones come first as equally
 * good; for "no such port" there is none.
 */
export function isRight({ kind, answers }: Query, { keys, readings }: Answer): boolean {
  if (answers.length === 0) return keys.length === 0;
  if (kind !== 'ambiguous') return answers.includes(keys[0] ?? '');
  return readings >= answers.length && answers.every((key) => keys.slice(0, readings).includes(key));
}

/** Right answers by kind, in the order of the kinds. */
export function scoreByKind(queries: readonly Query[], answers: readonly Answer[]): KindScore[] {
  const scores = new Map<string, KindScore>();
  queries.forEach((query, i) => {
    const score = scores.get(query.kind) ?? { kind: query.kind, right: 0, total: 0 };
    const answer = answers[i] ?? { keys: [], readings: 0 };
    scores.set(query.kind, {
      ...score,
      right: score.right + (isRight(query, answer) ? 1 : 0),
      total: score.total + 1,
    });
  });
  return [...scores.values()];
}

/** Right answers over all kinds, as one score. */
export function overallScore(scores: readonly KindScore[]): KindScore {
  const sum = (pick: (score: KindScore) => number) => scores.reduce((total, score) => total + pick(score), 0);
  return { kind: 'all', right: sum(({ right }) => right), total: sum(({ total }) => total) };
}
