/** What the cells of a column are. Days are `YYYY-MM-DD`, instants ISO 8601 in UTC; both as text here. */
export type ColumnKind = 'text' | 'number' | 'day' | 'instant';

/** A column of a table to be written; its width in characters. */
export type NewColumn = { readonly heading: string; readonly kind: ColumnKind; readonly width: number };

/** One value for each column. */
export type NewRow = readonly (string | number | null)[];

/** A table of any length: its rows come in batches and are never held together. */
export type NewTable = {
  readonly name: string;
  readonly columns: readonly NewColumn[];
  readonly batches: () => AsyncIterable<readonly NewRow[]>;
};
