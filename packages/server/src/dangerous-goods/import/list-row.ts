import { CARRIAGE_COLUMNS } from '../carriage/carriage.ts';

/** The columns of an operator's list, in any order; docs/checks.md describes them. */
export const LIST_COLUMNS = [
  'un',
  'name',
  'nameZh',
  'class',
  'subsidiary',
  'packingGroup',
  'state',
  'ems',
  'limitedQuantity',
  'exceptedQuantity',
  'marinePollutant',
  'specialProvisions',
  'seaTransport',
  ...CARRIAGE_COLUMNS,
] as const;
/** One of `LIST_COLUMNS`. */
export type ListColumn = (typeof LIST_COLUMNS)[number];
/** The required columns of a file. */
export const REQUIRED_COLUMNS: readonly ListColumn[] = ['un', 'name', 'class'];

/** A row of an operator's file as text; empty cells are absent. `row` counts from 1, as in spreadsheets. */
export type ListRow = { readonly row: number } & Partial<Readonly<Record<ListColumn, string>>>;
