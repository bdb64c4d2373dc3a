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

/** Longer tabs are lists. */
const MOST_ROWS = 500;
/** A first day and a last day below each name. */
const MOST_DAY_ROWS = 2;
const LEAST_NAMES = 2;
/** The prices below the days begin within so many rows. */
const NEAR = 4;

/** What stands before a day, by the heading of its row. */
const WORDS: ReadonlyMap<ColumnRole | undefined, string> = new Map([
  ['valid-from', 'from '],
  ['valid-to', 'until '],
  ['validity', ''],
]);

/** A head with rows of days below it. */
type Head = { row: number; days: number };

/**
 * Puts rows of days right below the names across a head ("Valid until | 15 Dec | 31 Dec" below "POD | MSC | ONE") over it, where labels
 * of prices stand, each day with the word for its end of the validity. Undefined where a tab has none.
 */
export function raiseDays(tab: SheetTab): TurnedTab | undefined {
  if (tab.rows.length > MOST_ROWS) return undefined;
  const heads = headsOf(tab);
  if (heads.length === 0) return undefined;
  const order = tab.rows.map((_, row) => row);
  for (const { row, days } of heads)
    for (let at = 0; at <= days; at++) order[row + at] = at === days ? row : row + at + 1;
  const isOfDays = (row: number) => heads.some((head) => head.row < row && row <= head.row + head.days);
  const rows = order.map((from) => (isOfDays(from) ? raised(tab, from) : rowAt(tab, from)));
  const placeOf = ({ row, column }: Place) => ({ row: order[row] ?? row, column });
  const placesOf = (row: number) => (rows[row]?.values ?? []).map((_, column) => placeOf({ row, column }));
  return { from: tab, placeOf, placesOf, tab: { ...tab, rows, ...marksOf(tab, order) } };
}

const rowAt = ({ rows }: SheetTab, row: number) => rows[row] ?? EMPTY_ROW;
const valueAt = (tab: SheetTab, row: number, column: number) => rowAt(tab, row).values[column] ?? null;
const isFilled = (value: CellValue) => value !== null && String(value).trim() !== '';

const columnsOf = (tab: SheetTab, row: number) =>
  rowAt(tab, row).values.flatMap((value, column) => (isFilled(value) ? [column] : []));

function headsOf(tab: SheetTab): Head[] {
  const heads: Head[] = [];
  for (let row = 0; row < tab.rows.length; row++) {
    const days = dayRowsBelow(tab, row);
    if (days === 0) continue;
    heads.push({ row, days });
    row += days;
  }
  return heads;
}

/** How many rows of days stand right below a head; a merge, a hidden row or a struck cell among them leaves all as it is. */
function dayRowsBelow(tab: SheetTab, row: number): number {
  let days = 0;
  while (days < MOST_DAY_ROWS && isRowOfDays(tab, row + days + 1, row)) days++;
  if (days === 0) return 0;
  const rows = Array.from({ length: days + 1 }, (_, at) => row + at);
  const partly = [...(tab.struck?.texts() ?? [])];
  const isMarked = rows.some(
    (one) => tab.hiddenRows.has(one) || tab.struck?.cells.has(one) || partly.some((text) => text.row === one),
  );
  const isMerged = tab.merges.some(
    ({ top, bottom }) => top <= row + days && bottom >= row && (top < row || bottom > row + days),
  );
  return isMarked || isMerged || !hasPricesBelow(tab, row + days) ? 0 : days;
}

/** Whether a row is a word for a validity and a day below each of several names of the head, and nothing else. */
function isRowOfDays(tab: SheetTab, row: number, head: number): boolean {
  const [label, ...dated] = columnsOf(tab, row);
  if (label === undefined || dated.length < LEAST_NAMES || !WORDS.has(roleOf(tab, row))) return false;
  return dated.every((column) => {
    const name = valueAt(tab, head, column);
    const isName = typeof name === 'string' && /\p{L}/u.test(name) && roleOfHeader(name) === undefined;
    return isName && dayAt(tab, row, column) !== undefined;
  });
}

function roleOf(tab: SheetTab, row: number): ColumnRole | undefined {
  const [label = 0] = columnsOf(tab, row);
  const text = valueAt(tab, row, label);
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
  const [, ...dated] = columnsOf(tab, days);
  for (let row = days + 1; row <= days + NEAR; row++)
    if (dated.some((column) => typeof valueAt(tab, row, column) === 'number' && dayAt(tab, row, column) === undefined))
      return true;
  return false;
}

/** A row of days as labels: what it says of each name is said at each day. */
function raised(tab: SheetTab, row: number): SheetRow {
  const [label, ...dated] = columnsOf(tab, row);
  const word = WORDS.get(roleOf(tab, row)) ?? '';
  const values = rowAt(tab, row).values.map((value, column) =>
    column === label ? null : dated.includes(column) ? `${word}${dayAt(tab, row, column)}` : value,
  );
  return { values, formats: null, formulas: null };
}

/** Comments and merges at the places where their rows stand. */
function marksOf(tab: SheetTab, order: readonly number[]): Pick<SheetTab, 'comments' | 'merges'> {
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
    if (merge.top !== merge.bottom) return merge;
    const row = order.indexOf(merge.top);
    return { ...merge, top: row, bottom: row };
  });
  return { comments, merges };
}
