import { guardFormula } from './formula-guard.ts';
import type { NewTable } from './new-table.ts';

/** Excel takes a CSV file for UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\ufeff';

/** Characters that a field must be quoted for (RFC 4180), and those that other delimiters would split it at. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

/**
 * A table as CSV: UTF-8 with a byte order mark, commas, CRLF. Days are written YYYY-MM-DD and instants in UTC (ISO 8601);
 * a text that looks like a formula gets an apostrophe before it (`guardFormula`).
 */
export async function* writeDelimited({ columns, batches }: NewTable): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${BYTE_ORDER_MARK}${line(columns.map(({ heading }) => heading))}`);
  for await (const rows of batches()) yield Buffer.from(rows.map(line).join(''));
}

function line(values: readonly (string | number | null)[]): string {
  return `${values.map(field).join(',')}\r\n`;
}

function field(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = guardFormula(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
