import type { Finding } from '../../base/index.ts';

/** A place in the file. */
export type RowPlace = NonNullable<Finding['place']>;

/** A row of the file: its cells by column. A column of a page is one of its table's heading. */
export type InvoiceRow = { cells: readonly (string | number | null)[]; place: RowPlace; isHidden: boolean };

/** The text of a row. */
export const textOf = ({ cells }: InvoiceRow): string =>
  cells
    .filter((cell) => cell !== null && cell !== '')
    .join('  ')
    .trim();
