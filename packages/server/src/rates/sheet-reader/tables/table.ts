import type { EquipmentType } from '../../record/equipment.ts';
import type { KnownCharge } from '../charges/charge-lexicon.ts';
import type { LclHeading } from '../lcl/lcl-heading.ts';
import type { CurrencyReading } from '../prices/parse-currency.ts';
import type { ColumnRole } from './columns/column-lexicon.ts';
import type { Grid } from './grid.ts';
import type { PriceSide } from './headers/classify-header.ts';

/** A column of prices. `groups` are the labels above several price columns: a carrier, a validity, an origin. */
export type PriceColumn = {
  column: number;
  header: string;
  equipment: readonly EquipmentType[];
  currency?: CurrencyReading;
  side?: PriceSide;
  allIn: boolean;
  qualifier?: string;
  groups?: readonly string[];
  /** What it holds of a rate for less than a container load. */
  lcl?: LclHeading;
};

/** A column of a surcharge. No equipment: the amounts of a cell go by size, or hold for every container. */
export type ChargeColumn = {
  column: number;
  header: string;
  charge: KnownCharge;
  equipment: readonly EquipmentType[];
  /** Of its types alone, not of others of their length. */
  isTypeAlone?: true;
  /** What its heading says more than the name of the charge. */
  clause?: string;
  currency?: CurrencyReading;
  /** What it holds of a charge of rates for less than a container load; no other rate has it. */
  lcl?: LclHeading;
};

/** A table on a tab: its header and the rows below, up to the next header. Rows and columns count from 0. */
export type Table = {
  /** The cells of the table: those of its tab, without the columns of tables beside it. */
  grid: Grid;
  /** Its first and last column. */
  span: readonly [first: number, last: number];
  /** First and last row of the header. */
  header: readonly [first: number, last: number];
  /** Last row of the body. */
  last: number;
  fields: ReadonlyMap<ColumnRole, readonly number[]>;
  /** Currency that a field's header names ("Rate USD"). */
  fieldCurrency: ReadonlyMap<number, CurrencyReading>;
  prices: readonly PriceColumn[];
  charges: readonly ChargeColumn[];
  /** Headers that were not understood, and columns that are not part of a rate; `isAmount`: not understood, over amounts of money. */
  unknown: readonly { column: number; header: string; isAmount?: true }[];
  /** Columns whose role is that of their values, not of their heading. */
  readByValues: readonly { column: number; header: string; role: string }[];
  /** Other readings of its columns that nothing tells from this one: a person has to say which is right. */
  undecided?: Undecided;
  matrix: Matrix | undefined;
  /** The column that names both ends of the lane; it is the one of either end. */
  lane?: number;
};

/** A matrix: which end of the lane goes across, as far as its corner says, and the container type in the corner. */
export type Matrix = {
  across: 'origin' | 'destination' | undefined;
  equipment: readonly EquipmentType[] | undefined;
  /** Only the country of whoever wrote the sheet speaks for what goes across. */
  isGuess?: true;
};

/**
 * How the nearest other reading differs, and the table by each reading that is as near. Rates that are the same by all of them
 * need no answer; without `rivals` none is.
 */
export type Undecided = { columns: UndecidedColumns; rivals: readonly Table[] };

/** What the columns that two readings of a table differ in hold by each of them. */
export type UndecidedColumns = readonly { column: number; read: string; instead: string }[];

/** The first column of a role, or undefined. */
export function columnOf(table: Table, role: ColumnRole): number | undefined {
  return table.fields.get(role)?.[0];
}

/** Whether the table has a column of the role. */
export function hasColumn(table: Table, ...roles: readonly ColumnRole[]): boolean {
  return roles.some((role) => table.fields.has(role));
}
