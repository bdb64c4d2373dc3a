import { columnLetters, columnNumber } from './cell-reference.ts';

/** Rows that are put in: `by` rows behind row `after` of a sheet. */
export type RowsInserted = { readonly after: number; readonly by: number };

const CELL = String.raw`(\$?)([A-Z]{1,3})(\$?)(\d{1,7})`;
const SHEET = String.raw`(?:'((?:[^']|'')+)'!|([\p{L}\p{N}_.]+)!)?`;
/** A cell, a range of cells, or whole rows, with the sheet that is named before it. Texts in quotes are passed over. */
const REFERENCE = new RegExp(
  `"(?:[^"]|"")*"|${SHEET}(?:${CELL}(?::${CELL})?|(\\$?)(\\d{1,7}):(\\$?)(\\d{1,7}))(?![\\p{L}\\p{N}_(!])`,
  'giu',
);

/** Where a row is after rows were put in behind another. */
export const shiftRow = (row: number, { after, by }: RowsInserted): number => (row > after ? row + by : row);

/** A range that reaches the row behind which rows are put in takes them up. */
export function shiftRows(from: number, to: number, rows: RowsInserted): [number, number] {
  return [shiftRow(from, rows), from <= rows.after && to >= rows.after ? to + rows.by : shiftRow(to, rows)];
}

type Where = {
  /** Sheet that the formula stands on. */
  readonly home: string;
  /** Sheet that the rows are put in. */
  readonly sheet: string;
};

type Change = (from: number, to: number | undefined, fixed: { from: boolean; to: boolean }) => [number, number];

function rewrite(formula: string, { home, sheet }: Where, change: Change): string {
  return formula.replace(REFERENCE, (...match) => {
    const whole = match[0] as string;
    const [quoted, plain, c1, column, r1, row, c2, column2, r2, row2, a1, top, a2, bottom] = match.slice(1, 15) as (
      | string
      | undefined
    )[];
    if (whole.startsWith('"')) return whole;
    const named = quoted?.replaceAll("''", "'") ?? plain ?? home;
    if (named.toLowerCase() !== sheet.toLowerCase()) return whole;
    const prefix = whole.slice(0, whole.lastIndexOf('!') + 1);
    const isRows = top !== undefined;
    const [first, last] = change(
      Number(isRows ? top : row),
      isRows ? Number(bottom) : row2 === undefined ? undefined : Number(row2),
      {
        from: (isRows ? a1 : r1) === '$',
        to: (isRows ? a2 : r2) === '$',
      },
    );
    if (isRows) return `${prefix}${a1}${first}:${a2}${last}`;
    const end = row2 === undefined ? '' : `:${c2}${column2}${r2}${last}`;
    return `${prefix}${c1}${column}${r1}${first}${end}`;
  });
}

/** A formula after rows were put in: what it reads is where it was moved to, and lists that grew are read whole. */
export function shiftFormula(formula: string, where: Where, rows: RowsInserted): string {
  return rewrite(formula, where, (from, to) =>
    to === undefined ? [shiftRow(from, rows), from] : shiftRows(from, to, rows),
  );
}

/** The formula of a row for a copy of the row: what it reads in its own row it reads in the copy. */
export function copyFormula(formula: string, where: Where, own: number, copy: number, rows: RowsInserted): string {
  const moved = (row: number, isFixed: boolean) => (row === own && !isFixed ? copy : shiftRow(row, rows));
  return rewrite(formula, where, (from, to, fixed) => [moved(from, fixed.from), moved(to ?? from, fixed.to)]);
}

/** A shared formula as it stands in another cell, so many rows and columns away. */
export function translateFormula(formula: string, rows: number, columns: number): string {
  const cell = new RegExp(`"(?:[^"]|"")*"|${CELL}(?![\\p{L}\\p{N}_(!])`, 'giu');
  return formula.replace(cell, (whole, fixedColumn, column, fixedRow, row) => {
    if (whole.startsWith('"')) return whole;
    const newColumn = fixedColumn === '$' ? column : columnLetters(columnNumber(column) + columns);
    return `${fixedColumn}${newColumn}${fixedRow}${fixedRow === '$' ? row : Number(row) + rows}`;
  });
}
