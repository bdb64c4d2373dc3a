import {
  type CellValue,
  EMPTY_ROW,
  type SheetRow,
  type SheetTab,
  type WorkbookKind,
} from '../../spreadsheets/index.ts';
import type { Doubt } from '../sheet-reader/finding-list.ts';

/** A doubt about a line. */
export type LineDoubt = Pick<Doubt, 'code' | 'severity' | 'message'> & { quote?: string };

/** Where a row of a table stands in what was sent; rows count from 0. */
export type SourcePlace = { readonly tab: string; readonly row: number };

/** Where a cell stands: by default in the column of its own number, or in the only cell of a line of prose. */
export type CellPlace = { readonly row: number; readonly column: number };

/**
 * A part of a mail or document as the sheet reader takes it. A table may be made of lines that were written as prose, so that its rows
 * are not those of the source: `places` says for each row where it came from, null for a header that nobody wrote.
 */
export type SourceTab = {
  /** What is read: cells in rows. */
  readonly read: SheetTab;
  /** What a person sees: the lines as they were sent, each with its cells. */
  readonly shown: readonly SheetTab[];
  readonly places: readonly (SourcePlace | null)[];
  /** For rows whose cells stand elsewhere: their places, column by column. */
  readonly cells: readonly (readonly (CellPlace | undefined)[] | undefined)[];
  /** Why lines are left out that never reach a row. */
  readonly ignored: readonly (SourcePlace & { reason: string })[];
  /** Lines with amounts that prices were counted by: "40'HC + USD 100". */
  readonly counted: readonly SourcePlace[];
  /** What is doubtful about lines of which no row can tell it. */
  readonly doubts: readonly (SourcePlace & LineDoubt)[];
};

/** Everything that one file holds, in the order of its parts. */
export type Source = { fileName: string; kind: WorkbookKind; tabs: readonly SourceTab[] };

/** A row of texts on its way into a tab; `from` is the line of the source it was made of. */
export type TextCells = {
  cells: readonly CellValue[];
  from: SourcePlace | null;
  at?: readonly (CellPlace | undefined)[];
  doubt?: LineDoubt;
  counted?: readonly SourcePlace[];
};

/** A row of cells without formats. */
export function rowOfCells(cells: readonly CellValue[]): SheetRow {
  const values = cells.map((value) => (typeof value === 'string' && value.trim() === '' ? null : value));
  while (values.length > 0 && (values.at(-1) ?? null) === null) values.pop();
  return values.length === 0 ? EMPTY_ROW : { values, formats: null, formulas: null };
}

/** A tab of rows, with nothing hidden or merged. */
export function tabOfRows(name: string, rows: readonly SheetRow[]): SheetTab {
  const columnCount = Math.max(0, ...rows.map(({ values }) => values.length));
  const nothing = { merges: [], hiddenRows: new Set<number>(), hiddenColumns: new Set<number>(), comments: new Map() };
  return { name, hidden: false, rows, columnCount, ...nothing };
}

/** A tab that is read as it is shown. */
export function plainSourceTab(tab: SheetTab): SourceTab {
  return {
    read: tab,
    shown: [tab],
    places: tab.rows.map((_, row) => ({ tab: tab.name, row })),
    cells: [],
    ignored: [],
    counted: [],
    doubts: [],
  };
}
