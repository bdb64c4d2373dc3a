import type { RawRow } from '../tables/raw-row.ts';
import type { RowScope } from './row-scope.ts';

/** A note of the tab that a mark in a row, or over its price, refers to. */
export type MarkedNote = { mark: string; text: string };

/** The notes that a price depends on: by marks in the cells of its row, and in the heading of its column. */
export type MarkedNoteReader = (row: RawRow, column: number) => readonly MarkedNote[];

const MARK = '[*†‡§※]{1,3}';
const MARKED = new RegExp(`(?:^|[^*†‡§※])(${MARK})$`, 'u');
/** A note may have a number before its mark: "3) * Ningbo: …". */
const NOTE = new RegExp(`^(?:\\(?\\d{1,2}[.)]\\s*)?(${MARK})\\s*[:.)=-]?\\s*([^*†‡§※\\s].{3,})$`, 'su');

/**
 * Makes the reader of notes that marks of a table refer to ("*" in a row, "* no used clothing" below). What such a note says restricts
 * the price in words that nothing else repeats.
 */
export function createMarkedNoteReader(scope: RowScope): MarkedNoteReader {
  const { grid, header, span } = scope.table;
  const notes = new Map<string, string>();
  for (let row = 0; row < grid.rowCount; row++) {
    const texts = grid.textsOf(row);
    const [, mark = '', text = ''] = (texts.length === 1 && NOTE.exec(plain(texts[0] ?? ''))) || [];
    if (mark !== '' && !notes.has(mark)) notes.set(mark, text);
  }
  if (notes.size === 0) return () => [];
  const at = (row: number, column: number): MarkedNote[] => {
    const mark = MARKED.exec(plain(grid.text(row, column)))?.[1] ?? '';
    const text = notes.get(mark);
    return text === undefined ? [] : [{ mark, text }];
  };
  const priced = new Set(scope.table.prices.map(({ column }) => column));
  return ({ row }, column) => {
    const found: MarkedNote[] = [];
    for (let head = Math.max(0, header[0]); head <= header[1]; head++) found.push(...at(head, column));
    for (let other = span[0]; other <= span[1]; other++)
      if (other === column || !priced.has(other)) found.push(...at(row, other));
    return [...new Map(found.map((note) => [note.mark, note])).values()];
  };
}

const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim();

const MONEY = /\b\p{Lu}{3}\s?\d|\d\s?\p{Lu}{3}\b|[$€£¥]\s?\d/u;

/** Whether a note may name a charge, which is read as one and not as a restriction. */
export const namesMoney = ({ text }: MarkedNote): boolean => MONEY.test(text);
