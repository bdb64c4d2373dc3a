import { textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/raw-row.ts';
import type { TableBody } from '../tables/read-table.ts';
import type { TextRow } from './read-facts.ts';

/** "A", "A B", "1, 3": remarks that only refer to notes. */
const MARKS = /^[A-Z0-9]{1,2}(?:[\s,;/+&]+[A-Z0-9]{1,2})*$/;
/** "B: Panama Canal charge USD 55 per container". */
const NOTE = /^\(?([A-Z0-9]{1,2})\)?\s*[:.)=–-]\s*(\S.*)$/su;

/** The mark behind a name: "Houston ¹)", "Yantian (CN)**"; and the same before its note. */
const SIGNS = '[¹²³⁴⁵⁶⁷⁸⁹]\\)?|\\*{1,4}|[†‡§#]{1,3}';
const BEHIND = new RegExp(`\\S\\s*(${SIGNS})$`, 'u');
const BEFORE = new RegExp(`^\\s*(?:[-•·–]\\s*)?(${SIGNS})\\s*[:.)=–-]?\\s*(\\S.*)$`, 'su');

const marksOf = (row: RawRow) => textOf(row.fields.get('remarks')?.value).split(/[\s,;/+&]+/);

/**
 * Puts the notes that rows refer to by a mark into the remarks of these rows, and returns the lines of these notes: they hold for no
 * other row. The mark is a letter or figure in a column of remarks that says nothing else, or a sign behind a name of the row.
 */
export function placeMarkedNotes(body: TableBody, notes: readonly TextRow[]): ReadonlySet<number> {
  return new Set([...placeByRemarks(body, notes), ...placeBySigns(body, notes)]);
}

function placeByRemarks({ rows }: TableBody, notes: readonly TextRow[]): number[] {
  const remarks = rows.map((row) => textOf(row.fields.get('remarks')?.value)).filter((text) => text !== '');
  if (remarks.length === 0 || !remarks.every((text) => MARKS.test(text))) return [];
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
  return [...found.values()].map(({ row }) => row);
}

/** Columns of names that a sign may stand behind. */
const NAMED = [
  'origin',
  'destination',
  'place',
  'lane',
  'receipt',
  'delivery',
  'carrier',
  'equipment',
  'service',
] as const;

const bare = (sign: string) => sign.replace(/\)$/, '');

/** The signs behind the names of a row. */
function signsOf({ fields }: RawRow): string[] {
  return NAMED.flatMap((role) => {
    const value = fields.get(role)?.value;
    const sign = typeof value === 'string' ? BEHIND.exec(value.trim())?.[1] : undefined;
    return sign === undefined ? [] : [bare(sign)];
  });
}

function placeBySigns({ rows }: TableBody, notes: readonly TextRow[]): number[] {
  const found = new Map<string, TextRow & { text: string }>();
  for (const note of notes) {
    const [, sign, text = ''] = BEFORE.exec(note.texts.join(' ')) ?? [];
    if (sign !== undefined) found.set(bare(sign), { ...note, text });
  }
  if (found.size === 0) return [];
  const used = new Set(rows.flatMap(signsOf).filter((sign) => found.has(sign)));
  // A bullet before several notes is the mark of none of them.
  const isBullet = (sign: string) =>
    notes.filter(({ texts }) => bare(BEFORE.exec(texts.join(' '))?.[1] ?? '') === sign).length > 1;
  for (const sign of [...used]) if (isBullet(sign)) used.delete(sign);
  for (const row of rows) {
    const said = signsOf(row).flatMap((sign) => (used.has(sign) ? (found.get(sign)?.text ?? []) : []));
    if (said.length === 0) continue;
    const cell = row.fields.get('remarks');
    const value = [textOf(cell?.value), ...said].filter((text) => text !== '').join('\n');
    row.fields.set('remarks', { column: 0, format: null, ...cell, value });
  }
  return [...used].flatMap((sign) => found.get(sign)?.row ?? []);
}
