import { type IsoDate, isoDate } from '../../../base/index.ts';

/** Days between which prices hold, and in how many rows they stand. */
export type CountedDays = { from: IsoDate; to: IsoDate; rows: number };

/** A first or last day that is surely mistyped, and the day that the other rows of its column make likely. */
export type MistypedDay = { end: 'from' | 'to'; likely: IsoDate };

/** So many rows show how long prices usually hold. */
const ENOUGH_ROWS = 3;
const DAY_MS = 86_400_000;

const daysBetween = (from: IsoDate, to: IsoDate) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** How long the prices of most rows hold, in days; undefined where too few rows show it. */
export function usualDays(days: readonly CountedDays[]): number | undefined {
  const spans = days
    .map(({ from, to, rows }) => ({ span: daysBetween(from, to), rows }))
    .sort((a, b) => a.span - b.span);
  const total = spans.reduce((sum, { rows }) => sum + rows, 0);
  if (total < ENOUGH_ROWS + 1) return undefined;
  let before = 0;
  for (const { span, rows } of spans) {
    before += rows;
    if (before * 2 > total) return span;
  }
  return undefined;
}

/**
 * The end of a validity of which day and month, or the year, are surely mistyped: as written the price would hold many times as long
 * as those of the other rows, and with that end put right it holds as long as they do.
 */
export function findMistyped({ from, to }: { from: IsoDate; to: IsoDate }, usual: number): MistypedDay | undefined {
  if (daysBetween(from, to) <= usual * 3 + 45) return undefined;
  const isUsual = (first: IsoDate, last: IsoDate) => {
    const span = daysBetween(first, last);
    return span >= 0 && span <= usual * 1.5 + 10;
  };
  const slips: MistypedDay[] = [
    ...swapped(from).map((likely) => ({ end: 'from', likely }) as const),
    ...swapped(to).map((likely) => ({ end: 'to', likely }) as const),
    ...inOtherYear(to).map((likely) => ({ end: 'to', likely }) as const),
    ...inOtherYear(from).map((likely) => ({ end: 'from', likely }) as const),
  ];
  return slips.find(({ end, likely }) => (end === 'from' ? isUsual(likely, to) : isUsual(from, likely)));
}

const partsOf = (day: IsoDate) => day.split('-').map(Number) as [year: number, month: number, date: number];
const existing = (days: readonly (IsoDate | undefined)[]) => days.filter((day) => day !== undefined);

function swapped(day: IsoDate): IsoDate[] {
  const [year, month, date] = partsOf(day);
  return existing([isoDate(year, date, month)]);
}

function inOtherYear(day: IsoDate): IsoDate[] {
  const [year, month, date] = partsOf(day);
  return existing([isoDate(year - 1, month, date), isoDate(year + 1, month, date)]);
}
