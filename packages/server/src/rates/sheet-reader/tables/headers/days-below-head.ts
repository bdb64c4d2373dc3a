import { isoDate } from '../../../../base/index.ts';
import {
  type CellValue,
  cellName,
  dayOfSerial,
  EMPTY_ROW,
  isDateFormat,
  type SheetRow,
  type SheetTab,
} from '../../../../spreadsheets/index.ts';
import { plainText } from '../../plain-text.ts';
import { namesDays } from '../../validity/parse-validity.ts';
import { type ColumnRole, roleOfHeader } from '../columns/column-lexicon.ts';
import type { Place, TurnedTab } from '../turn-tab.ts';
import { classifyHeader } from './classify-header.ts';

/** Longer tabs are lists. */
const MOST_ROWS = 500;
/** A first day and a last day below each name. */
const MOST_DAY_ROWS = 2;
/** Carriers over lengths over kinds of containers. */
const MOST_HEAD_ROWS = 3;
const LEAST_NAMES = 2;
/** The prices below the days begin within so many rows. */
const NEAR = 4;

/** What stands before a day, by the heading of its row. */
const WORDS: ReadonlyMap<ColumnRole | undefined, string> = new Map([
  ['valid-from', 'from '],
  ['valid-to', 'until '],
  ['validity', ''],
]);

/** A head of one or more rows with rows of days below it. */
type Head = { top: number; last: number; days: number };

/**
 * Puts rows of days right below the names across a head ("Valid until | 15 Dec | 31 Dec" below "POD | MSC | ONE", or below the
 * container types of each) over it, where labels of prices stand, each day with the word for its end of the validity. Undefined where
 * a tab has none.
 */
export function raiseDays(tab: SheetTab): TurnedTab | undefined {
  if (tab.rows.length > MOST_ROWS) return undefined;
  const heads = headsOf(tab);
  if (heads.length === 0) return undefined;
  const order = tab.rows.map((_, row) => row);
  for (const { top, last, days } of heads) {
    const raisedRows = Array.from({ length: days }, (_, at) => last + 1 + at);
    const headRows = Array.from({ length: last - top + 1 }, (_, at) => top + at);
    order.splice(top, days + headRows.length, ...raisedRows, ...headRows);
  }
  const isOfDays = (row: number) => heads.some(({ last, days }) => last < row && row <= last + days);
  const rows = order.map((from) => (isOfDays(from) ? raised(tab, from) : rowAt(tab, from)));
  const placeOf = ({ row, column }: Place) => ({ row: order[row] ?? row, column });
  const placesOf = (row: number) => (rows[row]?.values ?? []).map((_, column) => placeOf({ row, column }));
  return { from: tab, placeOf, placesOf, tab: { ...tab, rows, ...marksOf(tab, order, isOfDays) } };
}

const rowAt = ({ rows }: SheetTab, row: number) => rows[row] ?? EMPTY_ROW;
const valueAt = (tab: SheetTab, row: number, column: number) => rowAt(tab, row).values[column] ?? null;
const isFilled = (value: CellValue) => value !== null && String(value).trim() !== '';

const columnsOf = (tab: SheetTab, row: number) =>
  rowAt(tab, row).values.flatMap((value, column) => (isFilled(value) ? [column] : []));

function headsOf(tab: SheetTab): Head[] {
  const heads: Head[] = [];
  for (let row = 0; row < tab.rows.length; row++) {
    const head = headEndingAt(tab, row);
    if (!head) continue;
    heads.push(head);
    row += head.days;
  }
  return heads;
}

/** The head whose lowest row has days right below it; a merge, a hidden row or a struck cell across its edges leaves all as it is. */
function headEndingAt(tab: SheetTab, last: number): Head | undefined {
  let days = 0;
  while (days < MOST_DAY_ROWS && isRowOfDays(tab, last + days + 1, last)) days++;
  if (days === 0) return undefined;
  const top = topOf(tab, last);
  const rows = Array.from({ length: last - top + days + 1 }, (_, at) => top + at);
  const partly = [...(tab.struck?.texts() ?? [])];
  const isMarked = rows.some(
    (one) => tab.hiddenRows.has(one) || tab.struck?.cells.has(one) || partly.some((text) => text.row === one),
  );
  const isCut = tab.merges.some(
    (merge) => merge.top <= last + days && merge.bottom >= top && (merge.top < top || merge.bottom > last + days),
  );
  return isMarked || isCut || !hasPricesBelow(tab, last + days) ? undefined : { top, last, days };
}

/** Where a head begins: "POD" beside the carriers may be merged down beside the container types below them. */
function topOf(tab: SheetTab, last: number): number {
  const tops = tab.merges.filter(({ top, bottom }) => top < last && bottom >= last).map(({ top }) => top);
  const top = Math.min(last, ...tops);
  return last - top < MOST_HEAD_ROWS ? top : last;
}

/**
 * Whether a row is a word for a validity and a day below each of several names or container types of the head, and nothing else. Spans
 * of days need no word; a day alone may as well be that of a sailing.
 */
function isRowOfDays(tab: SheetTab, row: number, head: number): boolean {
  const { label, dated } = partsOf(tab, row);
  if (dated.length < LEAST_NAMES || !WORDS.has(label === undefined ? 'validity' : roleOf(tab, row, label)))
    return false;
  return dated.every((column) => {
    const name = valueAt(tab, head, column);
    const text = dayAt(tab, row, column);
    return isName(name) && text !== undefined && (label !== undefined || SPAN.test(text));
  });
}

/** "1-14 Dec", "12/1 to 12/14", "01.12.2026 ~ 14.12.2026". */
const SPAN = /\d.*[-–—~～至]|\bto\b/;

function isName(value: CellValue): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  const { kind } = classifyHeader(String(value));
  return kind === 'price' || (kind === 'unknown' && /\p{L}/u.test(String(value)));
}

/** The word at the beginning of a row of days, where it has one, and the columns of the days. */
function partsOf(tab: SheetTab, row: number): { label: number | undefined; dated: number[] } {
  const [first, ...others] = columnsOf(tab, row);
  if (first === undefined) return { label: undefined, dated: [] };
  const isDated = first > 0 && dayAt(tab, row, first) !== undefined;
  return isDated ? { label: undefined, dated: [first, ...others] } : { label: first, dated: others };
}

function roleOf(tab: SheetTab, row: number, column: number): ColumnRole | undefined {
  const text = valueAt(tab, row, column);
  return typeof text === 'string' ? roleOfHeader(text) : undefined;
}

/** The day or days of a cell as text. */
function dayAt(tab: SheetTab, row: number, column: number): string | undefined {
  const value = valueAt(tab, row, column);
  if (typeof value === 'string') return namesDays(plainText(value)) ? value.trim() : undefined;
  if (typeof value !== 'number' || !isDateFormat(rowAt(tab, row).formats?.[column] ?? null)) return undefined;
  const day = dayOfSerial(value);
  return day && isoDate(day.year, day.month, day.day);
}

function hasPricesBelow(tab: SheetTab, days: number): boolean {
  const { dated } = partsOf(tab, days);
  for (let row = days + 1; row <= days + NEAR; row++)
    if (dated.some((column) => typeof valueAt(tab, row, column) === 'number' && dayAt(tab, row, column) === undefined))
      return true;
  return false;
}

/** A row of days as labels: what it says of each name is said at each day. */
function raised(tab: SheetTab, row: number): SheetRow {
  const { label, dated } = partsOf(tab, row);
  const word = (label === undefined ? undefined : WORDS.get(roleOf(tab, row, label))) ?? '';
  const values = rowAt(tab, row).values.map((value, column) =>
    column === label ? null : dated.includes(column) ? `${word}${dayAt(tab, row, column)}` : value,
  );
  return { values, formats: null, formulas: null };
}

/** Comments and merges at the places where their rows stand. */
function marksOf(
  tab: SheetTab,
  order: readonly number[],
  isOfDays: (row: number) => boolean,
): Pick<SheetTab, 'comments' | 'merges'> {
  const comments = new Map(tab.comments);
  const moved = order.flatMap((from, row) => (from === row ? [] : [{ from, row }]));
  for (const { from } of moved)
    for (let column = 0; column < tab.columnCount; column++) comments.delete(cellName(from, column));
  for (const { from, row } of moved)
    for (let column = 0; column < tab.columnCount; column++) {
      const comment = tab.comments.get(cellName(from, column));
      if (comment !== undefined) comments.set(cellName(row, column), comment);
    }
  const merges = tab.merges.map((merge) => {
    const covered = order.flatMap((from, row) => (merge.top <= from && from <= merge.bottom ? [{ from, row }] : []));
    const ofHead = covered.filter(({ from }) => !isOfDays(from));
    // "POD" merged down beside the days as well: it stays that of the head.
    const rows = (ofHead.length > 0 ? ofHead : covered).map(({ row }) => row);
    return { ...merge, top: Math.min(...rows), bottom: Math.max(...rows) };
  });
  return { comments, merges };
}
