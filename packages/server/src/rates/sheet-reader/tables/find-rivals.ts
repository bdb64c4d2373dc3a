import type { Assignment } from './assign-roles.ts';
import { type ColumnReading, keyOf } from './columns/column-readings.ts';
import { WEIGHTS } from './role-scores.ts';

/** Roles of which a wrong one makes no wrong rate: a reading that differs in nothing else is no other one. */
const IMMATERIAL: ReadonlySet<string> = new Set([
  'known',
  'unknown',
  'remarks',
  'transit',
  'free-time',
  'service',
  'routing',
  'commodity',
  'contract',
  'origin-country',
  'destination-country',
  'inclusive',
  'rate-basis',
  'payment',
  'mode',
  'place',
]);

/** Another assignment, and the columns in which it makes other rates. */
export type Rival = {
  assignment: Assignment;
  differing: { column: number; read: ColumnReading; instead: ColumnReading }[];
};

/** So many rivals are looked at. */
const MOST_RIVALS = 6;

/** The assignments that make other rates and are too near to be told from the best one, the nearest first. */
export function findRivals([best, ...others]: readonly Assignment[]): Rival[] {
  const rivals: Rival[] = [];
  const seen = new Set<string>();
  for (const other of others) {
    if (!best || best.score - other.score >= WEIGHTS.clear || rivals.length >= MOST_RIVALS) break;
    const differing = best.readings.flatMap((read, column) => {
      const instead = other.readings[column];
      const isMaterial =
        instead !== undefined &&
        keyOf(read) !== keyOf(instead) &&
        !(IMMATERIAL.has(keyOf(read)) && IMMATERIAL.has(keyOf(instead)));
      return isMaterial ? [{ column, read, instead }] : [];
    });
    const key = differing.map(({ column, instead }) => `${column} ${keyOf(instead)}`).join();
    if (differing.length > 0 && !seen.has(key)) rivals.push({ assignment: other, differing });
    seen.add(key);
  }
  return rivals;
}
