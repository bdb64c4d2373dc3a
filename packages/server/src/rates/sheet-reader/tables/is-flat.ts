import { type ColumnRole, LANE_ENDS } from './columns/column-lexicon.ts';
import type { Grid } from './grid.ts';
import type { Table } from './table.ts';

/** In a list that names its carriers row by row this share of blanks would be blocks. */
const SHARE_OF_BLOCKS = 0.34;

/**
 * Whether a column is filled row by row, so that a blank in it is none and not the cell above: it repeats the cell above in words, or
 * has few blanks in rows that name both ports.
 */
function isFlat(grid: Grid, table: Table, role: ColumnRole): boolean {
  const column = table.fields.get(role)?.[0];
  const places = LANE_ENDS.flatMap((place) => table.fields.get(place) ?? []);
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

const DAYS: readonly ColumnRole[] = ['validity', 'valid-from', 'valid-to'];

/** The columns in which a blank is not the cell above: carriers of a flat list, and days of which the first row has none. */
export function keptColumns(grid: Grid, table: Table): Set<ColumnRole> {
  const kept = new Set(DAYS.filter((role) => beginsBlank(grid, table, role)));
  return isFlat(grid, table, 'carrier') ? kept.add('carrier') : kept;
}

/** Whether the first row of a table has nothing in a column that others fill: its blanks mean what the title says. */
function beginsBlank(grid: Grid, { fields, header, last }: Table, role: ColumnRole): boolean {
  const column = fields.get(role)?.[0];
  if (column === undefined) return false;
  for (let row = header[1] + 1; row <= last; row++)
    if (grid.filledColumns(row).length >= 2) return grid.isBlank(row, column);
  return false;
}
