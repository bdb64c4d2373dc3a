/** One answer: what is known of it, and whether it was right. */
export type Observation = { readonly facts: readonly string[]; readonly right: boolean };

/** Log odds of being right: those of every answer, and what each fact adds. */
export type Fitted = { readonly base: number; readonly facts: Readonly<Record<string, number>> };

/** What each fact is expected to add before anything is counted; a fact that is not named is expected to change nothing. */
export type Expected = Readonly<Record<string, number>>;

/** How many answers it takes to move a weight away from what is expected. */
const STRENGTH = 3;
/** The weight of all answers is free. */
const BASE_STRENGTH = 0.01;
const MOST_STEPS = 60;
const LONGEST_STEP = 1;

/** Solves A x = b by Gaussian elimination; A is symmetric and positive, and is changed. */
function solve(matrix: number[][], vector: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, vector[index] ?? 0]);
  for (const [column, pivot] of rows.entries())
    for (const row of rows.slice(column + 1)) {
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1);
      for (let at = column; at < row.length; at++) row[at] = (row[at] ?? 0) - factor * (pivot[at] ?? 0);
    }
  const result = vector.map(() => 0);
  for (let index = rows.length - 1; index >= 0; index--) {
    const row = rows[index] ?? [];
    const known = result.reduce((sum, value, at) => (at > index ? sum + value * (row[at] ?? 0) : sum), 0);
    result[index] = ((row.at(-1) ?? 0) - known) / (row[index] ?? 1);
  }
  return result;
}

/**
 * Fits a logistic regression by Newton's method: how likely an answer is right, by its facts. Each weight is drawn towards what
 * is expected of its fact, so that few observations say little.
 */
export function fitLogistic(observations: readonly Observation[], expected: Expected): Fitted {
  const names = [...new Set([...Object.keys(expected), ...observations.flatMap(({ facts }) => facts)])].sort();
  const place = new Map(names.map((name, index) => [name, index + 1]));
  const means = [0, ...names.map((name) => expected[name] ?? 0)];
  const strengths: readonly number[] = means.map((_, index) => (index === 0 ? BASE_STRENGTH : STRENGTH));
  const rows = observations.map(({ facts, right }) => ({
    at: [0, ...facts.map((fact) => place.get(fact) ?? 0)],
    right,
  }));
  let weights = means.map(() => 0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const slope = weights.map((weight, index) => (strengths[index] ?? 0) * ((means[index] ?? 0) - weight));
    const bend = weights.map((_, a) => weights.map((__, b) => (a === b ? (strengths[a] ?? 0) : 0)));
    for (const { at, right } of rows) {
      const share = 1 / (1 + Math.exp(-at.reduce((sum, index) => sum + (weights[index] ?? 0), 0)));
      for (const a of at) {
        slope[a] = (slope[a] ?? 0) + Number(right) - share;
        const row = bend[a];
        if (row) for (const b of at) row[b] = (row[b] ?? 0) + share * (1 - share);
      }
    }
    const change = solve(bend, slope);
    // A whole step from far away may go past the best weights, and never come back.
    const longest = Math.max(...change.map(Math.abs));
    weights = weights.map((weight, index) => weight + (change[index] ?? 0) * Math.min(1, LONGEST_STEP / longest));
    if (longest < 1e-6) break;
  }
  const [base = 0, ...rest] = weights;
  return { base, facts: Object.fromEntries(names.map((name, index) => [name, rest[index] ?? 0])) };
}
