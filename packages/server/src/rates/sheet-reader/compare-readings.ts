import type { DraftRate } from './sheet-reading.ts';

/** What makes two readings of a price the same rate: all but what is said beside it. */
function keyOf({ content, row, column }: DraftRate): string {
  const { remarks: _, via: __, service: ___, transitDays, transitDaysMin, freeDays, ...material } = content;
  return JSON.stringify([row, column, material]);
}

/** The rates of a table that are the same by every reading of it, and the rows (from 0) of those that are not. */
export function compareReadings(
  read: readonly DraftRate[],
  others: readonly (readonly DraftRate[])[],
): { same: DraftRate[]; rows: Set<number> } {
  const known = others.map((rates) => new Set(rates.map(keyOf)));
  const same = read.filter((rate) => known.length > 0 && known.every((keys) => keys.has(keyOf(rate))));
  const kept = new Set(same.map(keyOf));
  const open = [read, ...others].flat().filter((rate) => !kept.has(keyOf(rate)));
  return { same, rows: new Set(open.map(({ row }) => (row ?? 1) - 1)) };
}
