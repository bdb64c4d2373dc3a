import type { SheetTab } from '../../../spreadsheets/index.ts';

/** What a cell of a sheet is for a rate. `ignored` comes with a reason. */
export const CELL_ROLES = [
  'origin',
  'destination',
  'receipt',
  'delivery',
  'via',
  'carrier',
  'container-type',
  'price',
  'charge',
  'validity',
  'transit',
  'free-time',
  'currency',
  'commodity',
  'contract',
  'service',
  'port-name',
  'heading',
  'note',
  'default',
  'ignored',
] as const;
/** One of `CELL_ROLES`. */
export type CellRole = (typeof CELL_ROLES)[number];

/** What became of a cell. `reason` says why it is ignored, or what a heading or default means. */
export type CellAccount = { role: CellRole; reason: string | null };

/** The columns of rows `first` to `last` (from 0) by what they hold. */
type Region = { first: number; last: number; columns: ReadonlyMap<number, CellAccount> };

const UNCLAIMED: CellAccount = {
  role: 'ignored',
  reason: 'It belongs to no table, and no title or note that was understood.',
};

/**
 * What became of every cell of a tab. Columns of tables are kept as regions, and only the rows and cells that differ on their own,
 * so that a hundred thousand equal rows cost nothing. A cell beats its row, a row its region, a later region an earlier one.
 */
export class TabAccounts {
  readonly tab: SheetTab;
  readonly #regions: Region[] = [];
  readonly #rows = new Map<number, CellAccount>();
  readonly #cells = new Map<number, Map<number, CellAccount>>();

  constructor(tab: SheetTab) {
    this.tab = tab;
  }

  region(first: number, last: number, columns: ReadonlyMap<number, CellAccount>): void {
    this.#regions.push({ first, last, columns });
  }

  /** Leaves the whole tab aside, whatever was said of its cells before. */
  all(reason: string, role: CellRole = 'ignored'): void {
    this.#rows.clear();
    this.#cells.clear();
    const columns = Array.from({ length: this.tab.columnCount }, (_, column) => [column, { role, reason }] as const);
    this.region(0, this.tab.rows.length - 1, new Map(columns));
  }

  row(row: number, role: CellRole, reason: string | null = null): void {
    this.#rows.set(row, { role, reason });
  }

  cell(row: number, column: number, account: CellAccount): void {
    const cells = this.#cells.get(row) ?? new Map<number, CellAccount>();
    this.#cells.set(row, cells.set(column, account));
  }

  /** The account of a cell that says something; rows and columns count from 0. */
  of(row: number, column: number): CellAccount {
    const own = this.#cells.get(row)?.get(column) ?? this.#rows.get(row);
    if (own) return own;
    const region = this.#regions.findLast(
      ({ first, last, columns }) => first <= row && row <= last && columns.has(column),
    );
    return region?.columns.get(column) ?? UNCLAIMED;
  }
}

/** Whether a cell was claimed by anything that was understood. */
export function isClaimed(account: CellAccount): boolean {
  return account !== UNCLAIMED;
}
