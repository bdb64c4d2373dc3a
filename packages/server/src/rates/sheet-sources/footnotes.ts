import type { CellValue } from '../../spreadsheets/index.ts';
import type { TextCells } from './source-tab.ts';

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const MARK = '[*†‡§]{1,3}|[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2}';
const MARKED = new RegExp(`^(.*[\\p{L}\\d)])\\s?(${MARK})$`, 'su');
const NOTE = new RegExp(`^\\s*(${MARK}|\\(?\\d{1,2}\\)?[.)]?)\\s*(.{4,})$`, 'su');

const isText = (value: unknown): value is string => typeof value === 'string';
const plainMark = (mark: string) =>
  mark.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (figure) => String(RAISED.indexOf(figure))).replace(/[().]/g, '');

/**
 * Notes below a table that a mark refers to ("Santos*", "* plus PSS USD 100"): the mark is taken off its cell, and the note becomes
 * a remark of the rows that have it, no condition of all. A note on a price speaks of that price alone, and is marked with its column.
 */
export function withFootnotes(rows: readonly TextCells[]): TextCells[] {
  const notes = new Map<string, { text: string; row: TextCells }>();
  const marks = new Set(rows.filter(isTable).flatMap(({ cells }) => cells.flatMap(markOf)));
  for (const row of rows.slice(rows.findIndex(isTable))) {
    const [, mark = '', text = ''] = isTable(row) ? [] : (NOTE.exec(String(row.cells[0] ?? '')) ?? []);
    if (mark !== '' && marks.has(plainMark(mark))) notes.set(plainMark(mark), { text, row });
  }
  if (notes.size === 0) return [...rows];
  const used = new Set([...notes.values()].map(({ row }) => row));
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const headerAt = rows.findIndex(isTable);
  const noted = rows.flatMap((row, at): TextCells[] => {
    if (used.has(row)) return [];
    if (!isTable(row)) return [row];
    if (at === headerAt) return [widened(row, width, ['Remarks', 'Valid until'])];
    const isNoted = (cell: CellValue) => notes.has(markOf(cell)[0] ?? '');
    const own = row.cells.map((cell) => /^\D{0,4}\d/.test(String(cell)) && isNoted(cell));
    const saidOf = (cells: readonly CellValue[]) => {
      const found = cells.flatMap(markOf).flatMap((mark) => notes.get(mark)?.text ?? []);
      const until = found.flatMap((text) => UNTIL.exec(text)?.[1] ?? []).at(-1) ?? '';
      return [[...new Set(found)].join('; '), until];
    };
    // A noted price is a row of its own, so that its note says nothing of the prices beside it.
    const shared = row.cells.filter((_, column) => !own[column]);
    const rest = { ...row, cells: row.cells.map((cell, column) => (own[column] ? '' : unmarked(cell, isNoted))) };
    const priced = row.cells.flatMap((price, column) => {
      if (!own[column]) return [];
      const cells = row.cells.map((cell, index) =>
        index === column || !isAmount(cell) ? unmarked(cell, isNoted) : '',
      );
      return [widened({ ...row, cells }, width, saidOf([...shared, price]))];
    });
    const isPriced = rest.cells.some(isAmount) || priced.length === 0;
    return [...(isPriced ? [widened(rest, width, saidOf(shared))] : []), ...priced];
  });
  return endsLast(noted, width);
}

/**
 * Rows whose note ends their validity come last, where no row below can take over their day. In a table that leaves ports blank, where
 * rows must keep their order, their prices are held back instead.
 */
function endsLast(rows: readonly TextCells[], width: number): TextCells[] {
  const last = rows.findLastIndex(isTable);
  const table = rows.slice(0, last + 1);
  const ends = (row: TextCells) => isTable(row) && row !== table.find(isTable) && (row.cells[width + 1] ?? '') !== '';
  if (!table.some(ends)) return [...rows];
  const isFull = table.filter(isTable).every(({ cells }) => cells[0] !== '' && cells[1] !== '');
  if (isFull) return [...table.filter((row) => !ends(row)), ...table.filter(ends), ...rows.slice(last + 1)];
  const held = (row: TextCells) => ({
    ...row,
    cells: row.cells.map((cell) => (isAmount(cell) ? `see note: ${cell}` : cell)),
  });
  return rows.map((row) => (ends(row) ? held(row) : row));
}

const UNTIL = /\bvalid (?:only )?(?:until|till|to|thru)\s+(.+?)(?:\s+only)?[.\s]*$/iu;

const isTable = ({ cells }: TextCells) => cells.filter((cell) => cell !== null && cell !== '').length > 1;

function markOf(cell: unknown): string[] {
  const mark = isText(cell) ? MARKED.exec(cell)?.[2] : undefined;
  return mark === undefined ? [] : [plainMark(mark)];
}

const isAmount = (cell: CellValue) =>
  /^\D{0,4}\d{1,3}(?:[.,]?\d{3})+(?:[.,]\d{2})?\D?$|^\D{0,4}\d{3}$/.test(String(cell ?? ''));

function unmarked(cell: CellValue, isNoted: (cell: CellValue) => boolean): CellValue {
  return isText(cell) && isNoted(cell) ? (MARKED.exec(cell)?.[1] ?? cell) : cell;
}

function widened(row: TextCells, width: number, said: readonly string[]): TextCells {
  return { ...row, cells: [...Array.from({ length: width }, (_, column) => row.cells[column] ?? ''), ...said] };
}
