import { cellName, type SheetRow, type SheetTab } from '../../../spreadsheets/index.ts';
import type { Place, TurnedTab } from './turn-tab.ts';

/** Longer or wider tabs are lists. */
const MOST = { rows: 500, columns: 100 };
const LEAST_NOTES = 2;
const LEAST_WORDS = 4;
/** An item of a list. */
const ITEM = /^\s*(?:[•*·※‣▪►–-]\s*\S|\(?\d{1,2}[.)、]|[①-⑳])/u;

const textAt = ({ rows }: SheetTab, row: number, column: number) => {
  const value = rows[row]?.values[column] ?? null;
  return value === null ? '' : String(value).trim();
};

const isSentence = (text: string) => text.split(/\s+/).length >= LEAST_WORDS || text.length > 30;
const isNote = (text: string) => ITEM.test(text) || isSentence(text) || /[:：]\s*\S/.test(text);

/** The rows of a column of notes right of everything else, with a blank column between; undefined where the last column is none. */
function notesOf(tab: SheetTab): { column: number; rows: number[] } | undefined {
  const column = tab.columnCount - 1;
  const rows = tab.rows.flatMap((_, row) => (textAt(tab, row, column) === '' ? [] : [row]));
  const [first = 0, last = 0] = [rows[0], rows.at(-1)];
  const texts = rows.map((row) => textAt(tab, row, column));
  const isListed = texts.filter((text) => ITEM.test(text)).length >= LEAST_NOTES;
  const isProse = texts.length > LEAST_NOTES && isSentence(texts[0] ?? '');
  const isList = (isListed || isProse) && texts.every(isNote);
  if (column < 2 || rows.length < LEAST_NOTES || !isList) return undefined;
  const isApart = tab.rows.slice(first, last + 1).every((_, index) => textAt(tab, first + index, column - 1) === '');
  const isBeside = rows.some((row) =>
    (tab.rows[row]?.values ?? []).slice(0, column - 1).some((value) => value !== null),
  );
  return isApart && isBeside ? { column, rows } : undefined;
}

const rowOf = (text: string): SheetRow => ({ values: [text], formats: null, formulas: null });

/**
 * Moves a list of notes that stands beside the table below it, where notes are read; undefined where none does. Comments and
 * marks of the other cells stay.
 */
export function moveSideNotes(tab: SheetTab): TurnedTab | undefined {
  if (tab.rows.length > MOST.rows || tab.columnCount > MOST.columns) return undefined;
  const notes = notesOf(tab);
  if (!notes) return undefined;
  const { column, rows: noted } = notes;
  const kept = tab.rows.map((row) => ({ ...row, values: row.values.slice(0, column) }));
  const moved = noted.map((row) => rowOf(textAt(tab, row, column)));
  const rows = [...kept, ...moved];
  const placeOf = (place: Place): Place => {
    const from = noted[place.row - kept.length];
    return from === undefined ? place : { row: from, column };
  };
  const placesOf = (row: number) =>
    (rows[row]?.values ?? [])
      .map((_, at) => placeOf({ row, column: at }))
      .filter((_, at) => at === 0 || row < kept.length);
  const comments = new Map(tab.comments);
  for (const row of noted) comments.delete(cellName(row, column));
  const columnCount = Math.max(0, ...rows.map(({ values }) => values.length));
  return { from: tab, placeOf, placesOf, tab: { ...tab, rows, columnCount, comments } };
}
