/** A place in a sheet, as the address of its grid names it; `rate` is one whose price stands in the row. */
export type GridPlace = {
  readonly tab?: string;
  readonly row?: number;
  readonly cell?: string;
  readonly rate?: number;
};

/** A cell by its row and column, counted from 1. */
export type CellAt = { readonly row: number; readonly column: number };

const CELL = /^([A-Z]{1,3})([1-9]\d{0,6})$/;

/** The place in an address; what makes no sense in it is left out. */
export function readGridPlace({ tab, row, cell, rate }: Record<string, unknown>): GridPlace {
  return {
    ...(typeof tab === 'string' ? { tab } : {}),
    ...(isCount(row, 1) ? { row } : {}),
    ...(typeof cell === 'string' && CELL.test(cell) ? { cell } : {}),
    ...(isCount(rate, 0) ? { rate } : {}),
  };
}

const isCount = (value: unknown, least: number): value is number => Number.isInteger(value) && Number(value) >= least;

/** `D12` as row 12 and column 4. */
export function parseCell(name: string): CellAt | undefined {
  const [, letters, row] = CELL.exec(name) ?? [];
  if (letters === undefined) return undefined;
  return { row: Number(row), column: [...letters].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) };
}

/** The letters of a column, counted from 1: 28 is `AB`. */
export function columnLetters(column: number): string {
  const rest = (column - 1) % 26;
  const last = String.fromCharCode(65 + rest);
  return column > 26 ? columnLetters((column - 1 - rest) / 26) + last : last;
}

/** Row 12 and column 4 as `D12`. */
export const cellName = ({ row, column }: CellAt): string => `${columnLetters(column)}${row}`;
