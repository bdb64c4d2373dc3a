import { parseValidity } from '../validity/parse-validity.ts';
import type { DayOrder } from '../validity/scan-dates.ts';
import type { SampledCell } from './columns/column-sample.ts';

/** Whether the first day is not after the last one, by any order of day and month; undefined where that is not certain. */
export function inOrder(from: SampledCell, to: SampledCell): boolean | undefined {
  const found = new Set<boolean>();
  for (const order of ['day-first', 'month-first'] as const) {
    const [first, last] = [dayOf(from, order), dayOf(to, order)];
    if (first !== undefined && last !== undefined && first !== last) found.add(first < last);
  }
  return found.size === 1 ? found.has(true) : undefined;
}

/** A day as a number that grows with the days. */
function dayOf({ value }: SampledCell, order: DayOrder): number | undefined {
  if (typeof value === 'number') return value;
  const reading = typeof value === 'string' ? parseValidity(value, { order }) : undefined;
  const day = reading?.ambiguous ? undefined : (reading?.day ?? reading?.from);
  return day === undefined ? undefined : Date.parse(day) / 86_400_000 + 25_569;
}
