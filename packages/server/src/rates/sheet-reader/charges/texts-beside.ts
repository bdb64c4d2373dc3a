import { textSaysOfCharges } from '../charge-text/mentions.ts';
import { memoize } from '../memoize.ts';
import type { ColumnRole } from '../tables/columns/column-lexicon.ts';
import type { RawRow } from '../tables/raw-row.ts';
import type { Table } from '../tables/table.ts';

/** Roles of columns that hold any text; those that are not read as charges anyway. */
const OF_ANY_TEXT: ReadonlySet<ColumnRole> = new Set([
  'service',
  'service-mode',
  'mode',
  'routing',
  'commodity',
  'contract',
  'contract-type',
  'known',
]);

/**
 * Makes the reader of what a row says of charges in columns that its heading gives to something else, or to nothing: "Service" over
 * "incl. BAF, THC extra". What a text says beats the head of its column.
 */
export function createTextsBeside(table: Table): (row: RawRow) => readonly string[] {
  const { grid, header, last, fields, unknown } = table;
  const speaks = memoize(textSaysOfCharges);
  const open = [
    ...[...fields].flatMap(([role, columns]) => (OF_ANY_TEXT.has(role) ? columns : [])),
    ...unknown.map(({ column }) => column),
    ...withoutReading(table),
  ];
  const textAt = (row: number, column: number) =>
    typeof grid.value(row, column) === 'string' ? grid.text(row, column) : '';
  const isSpeaking = (column: number) => {
    for (let row = header[1] + 1; row <= last; row++) if (speaks(textAt(row, column))) return true;
    return false;
  };
  const speaking = open.filter(isSpeaking);
  if (speaking.length === 0) return () => NONE;
  return ({ row }) => speaking.map((column) => textAt(row, column)).filter((text) => speaks(text));
}

/** The columns without a heading that hold nothing of the table: remarks beside some of its rows. */
function withoutReading({ grid, fields, prices, charges, unknown, lane }: Table): number[] {
  const read = new Set([
    ...[...fields.values()].flat(),
    ...[...prices, ...charges, ...unknown].map(({ column }) => column),
    ...(lane === undefined ? [] : [lane]),
  ]);
  return Array.from({ length: grid.columnCount }, (_, column) => column).filter((column) => !read.has(column));
}

const NONE: readonly string[] = [];
