import { textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/raw-row.ts';
import type { TableBody } from '../tables/read-table.ts';
import type { TextRow } from './read-facts.ts';

/** "A", "A B", "1, 3": remarks that only refer to notes. */
const MARKS = /^[A-Z0-9]{1,2}(?:[\s,;/+&]+[A-Z0-9]{1,2})*$/;
/** "B: Panama Canal charge USD 55 per container". */
const NOTE = /^\(?([A-Z0-9]{1,2})\)?\s*[:.)=–-]\s*(\S.*)$/su;

const marksOf = (row: RawRow) => textOf(row.fields.get('remarks')?.value).split(/[\s,;/+&]+/);

/**
 * Puts the notes that rows refer to by a letter or figure into the remarks of these rows, and returns the lines of these notes:
 * they hold for no other row. Nothing is done where a remark says anything else.
 */
export function placeMarkedNotes({ rows }: TableBody, notes: readonly TextRow[]): ReadonlySet<number> {
  const remarks = rows.map((row) => textOf(row.fields.get('remarks')?.value)).filter((text) => text !== '');
  if (remarks.length === 0 || !remarks.every((text) => MARKS.test(text))) return new Set();
  const used = new Set(rows.flatMap(marksOf));
  const found = new Map<string, TextRow & { text: string }>();
  for (const note of notes) {
    const [, mark = '', text = ''] = NOTE.exec(note.texts.join(' ')) ?? [];
    if (used.has(mark)) found.set(mark, { ...note, text });
  }
  for (const row of rows) {
    const cell = row.fields.get('remarks');
    const said = marksOf(row).flatMap((mark) => found.get(mark)?.text ?? []);
    if (cell && said.length > 0) row.fields.set('remarks', { ...cell, value: said.join('\n') });
  }
  return new Set([...found.values()].map(({ row }) => row));
}
