import type { TextRow } from '../facts/read-facts.ts';
import type { TableBody } from './read-table.ts';
import type { Table } from './table.ts';

/** Lines below the last row of a table: they head nothing in it. */
export function below({ rows, sections }: TableBody): TextRow[] {
  const last = rows.at(-1)?.row ?? Number.POSITIVE_INFINITY;
  return sections.filter(({ row }) => row > last);
}

/** The headings of a table as one text, by which a header that is repeated is known. */
export function headerText({ fields, prices, charges }: Table): string {
  return [...fields.keys(), ...[...prices, ...charges].map(({ header }) => header)].join('|');
}
