import type { Struck } from './struck/struck.ts';

/** The value of a cell. Dates stay day serials (1900 system) with a date format, as spreadsheets store them. */
export type CellValue = string | number | boolean | null;

/** A merged range. Rows and columns count from 0, ends included. */
export type MergedRange = { top: number; left: number; bottom: number; right: number };

/**
 * One row. `values` may be shorter than the tab is wide. `formats` and `formulas` are parallel to `values` and are
 * null when the row has none, which keeps long tables small.
 */
export type SheetRow = {
  readonly values: readonly CellValue[];
  /** Number format codes, e.g. `[$€-407]#,##0.00`; null for General and text. */
  readonly formats: readonly (string | null)[] | null;
  readonly formulas: readonly (string | null)[] | null;
};

/** One worksheet, or the only table of a delimited text file. */
export type SheetTab = {
  readonly name: string;
  readonly hidden: boolean;
  /** From the first row on to the last used one; gaps are empty rows. */
  readonly rows: readonly SheetRow[];
  readonly columnCount: number;
  readonly merges: readonly MergedRange[];
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: ReadonlySet<number>;
  /** What is struck through: cells, which keep their values, and words, which are no part of the values. Not known of XLSB. */
  readonly struck?: Struck | undefined;
  /** Comment texts by cell name (`B7`). */
  readonly comments: ReadonlyMap<string, string>;
};

/** The format of the file that a workbook was read from; `document`: its tabs were made of a mail, a PDF or a text. */
export type WorkbookKind = 'xlsx' | 'xlsb' | 'xls' | 'ods' | 'xml' | 'html' | 'csv' | 'document';

/** A spreadsheet file of any format. */
export type Workbook = {
  readonly fileName: string;
  readonly kind: WorkbookKind;
  /** Of a delimited text: its encoding and delimiter. */
  readonly text: { readonly encoding: string; readonly delimiter: string } | null;
  /** Whether the file counts days from 1904. Serials in this model are 1900 serials either way. */
  readonly date1904: boolean;
  readonly tabs: readonly SheetTab[];
};

/** The row without cells. */
export const EMPTY_ROW: SheetRow = { values: [], formats: null, formulas: null };

/** The spreadsheet name of a cell: `cellName(6, 1)` is `B7`. */
export function cellName(row: number, column: number): string {
  return `${columnName(column)}${row + 1}`;
}

/** The letters of a column that counts from 0: 0 is A, 26 is AA. */
export function columnName(column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}
