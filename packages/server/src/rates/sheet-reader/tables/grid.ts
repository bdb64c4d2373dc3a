import { isoDate } from '../../../base/index.ts';
import {
  type CellValue,
  dayOfSerial,
  EMPTY_ROW,
  isDateFormat,
  type SheetRow,
  type SheetTab,
} from '../../../spreadsheets/index.ts';
import { memoize } from '../memoize.ts';

/** Reads the cells of a tab with merged ranges opened: every cell of a range says what its first cell says. */
export type Grid = {
  readonly tab: SheetTab;
  readonly rowCount: number;
  readonly columnCount: number;
  value: (row: number, column: number) => CellValue;
  format: (row: number, column: number) => string | null;
  isBlank: (row: number, column: number) => boolean;
  /** The text of a cell, trimmed; numbers plainly, days as `2026-12-01`. */
  text: (row: number, column: number) => string;
  /** Whether the cell is inside a merged range, but not its first cell. */
  isMergedInto: (row: number, column: number) => boolean;
  /** The column whose cell speaks for this one: another one to the left inside a range merged sideways. */
  speaker: (row: number, column: number) => number;
  /** Whether the cell is struck through: withdrawn. */
  isStruck: (row: number, column: number) => boolean;
  /** The texts of a row from left to right, without those that are struck through. */
  textsOf: (row: number) => string[];
  /** Columns of the row that say something, merged ones at their first column only. */
  filledColumns: (row: number) => number[];
  /** The last column of the merged range that starts at this cell, or the column itself. */
  mergeEnd: (row: number, column: number) => number;
};

/** Merges of more cells than this are decoration (a title over the whole sheet) and are opened in their first row only. */
const MAX_MERGE_CELLS = 20_000;

type Origins = Map<number, Map<number, readonly [row: number, column: number]>>;

function mergeOrigins(tab: SheetTab): { origins: Origins; ends: Map<string, number> } {
  const origins: Origins = new Map();
  const ends = new Map<string, number>();
  for (const merge of tab.merges) {
    const right = Math.min(merge.right, tab.columnCount - 1);
    const bottom = Math.min(merge.bottom, tab.rows.length - 1);
    ends.set(`${merge.top}:${merge.left}`, right);
    const tooLarge = (right - merge.left + 1) * (bottom - merge.top + 1) > MAX_MERGE_CELLS;
    for (let row = merge.top; row <= (tooLarge ? merge.top : bottom); row++) {
      let columns = origins.get(row);
      if (!columns) {
        columns = new Map();
        origins.set(row, columns);
      }
      for (let column = merge.left; column <= right; column++) {
        if (row !== merge.top || column !== merge.left) columns.set(column, [merge.top, merge.left]);
      }
    }
  }
  return { origins, ends };
}

/** A cell's value as text: what a person would read, without the number format. */
export function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value.trim() : String(value);
}

/** A number that is shown as a share is one: 0.16 with the format "0%" says "16%", and no amount. */
function shownValue(value: CellValue, format: string | null | undefined): CellValue {
  if (typeof value !== 'number' || !format?.includes('%')) return value;
  return `${Number((value * 100).toFixed(4))}%`;
}

/** The day of a cell that is shown as one, as ISO 8601 writes it. */
function dayText(value: CellValue, format: string | null): string | undefined {
  if (typeof value !== 'number' || !isDateFormat(format)) return undefined;
  return isoDayOf(value);
}

/** The day of a serial of 1900. A long table repeats its days. */
const isoDayOf = memoize((serial: number) => {
  const parts = dayOfSerial(serial);
  return parts && isoDate(parts.year, parts.month, parts.day);
});

/** Opens a tab for reading. */
export function createGrid(tab: SheetTab): Grid {
  const { origins, ends } = mergeOrigins(tab);
  const hasMerges = origins.size > 0;
  const rowAt = (row: number): SheetRow => tab.rows[row] ?? EMPTY_ROW;
  const originOf = (row: number, column: number) => (hasMerges ? origins.get(row)?.get(column) : undefined);
  const value = (row: number, column: number): CellValue => {
    const [r, c] = originOf(row, column) ?? [row, column];
    const { values, formats } = rowAt(r);
    return shownValue(values[c] ?? null, formats?.[c]);
  };
  const format = (row: number, column: number) => {
    const [r, c] = originOf(row, column) ?? [row, column];
    return rowAt(r).formats?.[c] ?? null;
  };
  const grid: Grid = {
    tab,
    rowCount: tab.rows.length,
    columnCount: tab.columnCount,
    value,
    format,
    isBlank: (row, column) => {
      const cell = value(row, column);
      return cell === null || (typeof cell === 'string' && cell.trim() === '');
    },
    text: (row, column) => {
      const cell = value(row, column);
      return dayText(cell, format(row, column)) ?? textOf(cell);
    },
    isMergedInto: (row, column) => originOf(row, column) !== undefined,
    speaker: (row, column) => originOf(row, column)?.[1] ?? column,
    isStruck: (row, column) => {
      const [r, c] = originOf(row, column) ?? [row, column];
      return tab.struck?.cells.get(r)?.has(c) ?? false;
    },
    textsOf: (row) => unstruckTexts(grid, row),
    filledColumns: (row) => {
      const filled: number[] = [];
      const { values } = rowAt(row);
      for (let column = 0; column < values.length; column++) {
        const cell = values[column];
        if (cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')) continue;
        if (originOf(row, column) === undefined) filled.push(column);
      }
      return filled;
    },
    mergeEnd: (row, column) => ends.get(`${row}:${column}`) ?? column,
  };
  return grid;
}

function unstruckTexts(grid: Grid, row: number): string[] {
  const columns = grid.filledColumns(row).filter((column) => !grid.isStruck(row, column));
  return columns.map((column) => grid.text(row, column));
}

/** The columns `first` to `last` of a grid, without those left out; everything beside them is blank. */
export function windowOf(
  grid: Grid,
  [first, last]: readonly [first: number, last: number],
  without: ReadonlySet<number> = NONE,
): Grid {
  if (first === 0 && last >= grid.columnCount - 1 && without.size === 0) return grid;
  const isIn = (column: number) => first <= column && column <= last && !without.has(column);
  const speaks = (row: number, column: number) => isIn(column) && isIn(grid.speaker(row, column));
  const part: Grid = {
    ...grid,
    value: (row, column) => (speaks(row, column) ? grid.value(row, column) : null),
    format: (row, column) => (speaks(row, column) ? grid.format(row, column) : null),
    isBlank: (row, column) => !speaks(row, column) || grid.isBlank(row, column),
    text: (row, column) => (speaks(row, column) ? grid.text(row, column) : ''),
    textsOf: (row) => unstruckTexts(part, row),
    filledColumns: (row) => grid.filledColumns(row).filter(isIn),
    mergeEnd: (row, column) => Math.min(grid.mergeEnd(row, column), last),
  };
  return part;
}

const NONE: ReadonlySet<number> = new Set();
