import { parseTransit } from '../rows/parse-days.ts';
import { roleOfHeader } from './columns/column-lexicon.ts';
import type { Grid } from './grid.ts';
import type { Table } from './table.ts';

/** More days are prices. */
const LONGEST_VOYAGE = 120;

/** Whether a row has no rates, but the transit times of the columns of prices: "Trânsito (dias) | 24 | 21 | 22". */
export function isTransitRow(grid: Grid, row: number, { prices }: Pick<Table, 'prices'>): boolean {
  const [first, ...others] = grid.filledColumns(row);
  if (first === undefined || others.length === 0 || prices.length === 0) return false;
  if (roleOfHeader(grid.text(row, first).replace(/[\s:：]+$/, '')) !== 'transit') return false;
  const priced = new Set(prices.map(({ column }) => column));
  const filled = others.filter((column) => priced.has(column));
  return (
    filled.length > 0 &&
    !priced.has(first) &&
    filled.every((column) => (parseTransit(grid.value(row, column))?.max ?? Number.POSITIVE_INFINITY) <= LONGEST_VOYAGE)
  );
}

/** The rows of a table that have the transit times of its columns of prices. */
export function transitRowsOf(table: Table): number[] {
  const rows: number[] = [];
  for (let row = table.header[1] + 1; row <= table.last; row++)
    if (!table.grid.tab.hiddenRows.has(row) && isTransitRow(table.grid, row, table)) rows.push(row);
  return rows;
}
