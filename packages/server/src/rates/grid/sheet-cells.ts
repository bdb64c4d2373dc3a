import { gunzipSync, gzipSync } from 'node:zlib';
import { type CellValue, EMPTY_ROW } from '../../spreadsheets/index.ts';
import type { CellAccount, TabAccounts } from '../sheet-reader/index.ts';

/** Rows in a piece: a window of a hundred rows opens two at most. */
export const PIECE_ROWS = 200;

/** A row as it is kept: values, number formats where it has any, and the number of each cell's account (-1: blank). */
export type KeptRow = readonly [
  values: readonly CellValue[],
  formats: readonly (string | null)[] | null,
  accounts: readonly number[],
];

/** A tab ready to be kept. */
export type PackedTab = {
  name: string;
  rowCount: number;
  columnCount: number;
  accounts: CellAccount[];
  comments: Record<string, string>;
  pieces: Iterable<{ firstRow: number; cells: Uint8Array }>;
};

const isBlank = (value: CellValue | undefined) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** Packs a tab with what became of its cells; `pieces` must be read to its end before `accounts`. */
export function packTab(tab: TabAccounts): PackedTab {
  const { name, rows, columnCount, comments } = tab.tab;
  const known = new Map<CellAccount, number>();
  const accounts: CellAccount[] = [];
  const numberOf = (account: CellAccount) => {
    let number = known.get(account);
    if (number === undefined) {
      number = accounts.push(account) - 1;
      known.set(account, number);
    }
    return number;
  };
  const keep = (row: number): KeptRow => {
    const { values, formats } = rows[row] ?? EMPTY_ROW;
    const numbers = values.map((value, column) => (isBlank(value) ? -1 : numberOf(tab.of(row, column))));
    return [values, formats, numbers];
  };
  function* pieces() {
    for (let firstRow = 0; firstRow < rows.length; firstRow += PIECE_ROWS) {
      const count = Math.min(PIECE_ROWS, rows.length - firstRow);
      const kept = Array.from({ length: count }, (_, index) => keep(firstRow + index));
      yield { firstRow, cells: gzipSync(JSON.stringify(kept), { level: 1 }) };
    }
  }
  return {
    name,
    rowCount: rows.length,
    columnCount,
    accounts,
    comments: Object.fromEntries(comments),
    pieces: pieces(),
  };
}

/** The rows of a piece. */
export function unpackRows(cells: Uint8Array): KeptRow[] {
  return JSON.parse(gunzipSync(cells).toString()) as KeptRow[];
}
