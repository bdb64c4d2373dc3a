import type { CellValue } from '../../../spreadsheets/index.ts';
import type { ColumnRole } from './columns/column-lexicon.ts';
import type { RowFields } from './row-fields.ts';
import type { ChargeColumn, PriceColumn } from './table.ts';

/** One row of a table with its cells sorted by what they mean, before anything is understood. */
export type RawRow = {
  row: number;
  /** Index of the section heading above it in `sections`, or -1. */
  section: number;
  fields: RowFields;
  taken: readonly ColumnRole[];
  prices: readonly { column: PriceColumn; value: CellValue; format: string | null }[];
  charges: readonly { column: ChargeColumn; value: CellValue; format: string | null }[];
};
