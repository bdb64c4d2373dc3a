import type { ColumnRole } from './columns/column-lexicon.ts';
import type { Grid } from './grid.ts';
import type { Table } from './table.ts';

export const PLACES: readonly ColumnRole[] = [
  'origin',
  'origin-code',
  'destination',
  'destination-code',
  'receipt',
  'delivery',
];

/** In a list that names its carriers row by row this share of blanks would be blocks. */
const SHARE_OF_BLOCKS = 0.34;

/**
 * Whether a column is filled row by row, so that a blank in it is none and not the cell above: it repeats the cell above in words, or
 * has few blanks in rows that name both ports.
 */
export function isFlat(grid: Grid, table: Table, role: ColumnRole): boolean {
  const column = table.fields.get(role)?.[0];
  const places = PLACES.flatMap((place) => table.fields.get(place) ?? []);
  if (column === undefined) return false;
  let [rows, blanks, repeats, above] = [0, 0, 0, ''];
  for (let row = table.header[1] + 1; row <= table.last; row++) {
    if (grid.filledColumns(row).length < 2) {
      above = '';
      continue;
    }
    rows++;
    const text = grid.text(row, column);
    if (text === '' && places.every((place) => !grid.isBlank(row, place))) blanks++;
    if (text !== '' && text === above && !grid.isMergedInto(row, column)) repeats++;
    above = text;
  }
  return blanks > 0 && (repeats > 0 || blanks < rows * SHARE_OF_BLOCKS);
}
