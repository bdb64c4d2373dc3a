import type { CopiedValue, CopyRows } from '../../db/index.ts';
import { type RateColumns, toColumns, toLclColumns } from '../record/rate-columns.ts';
import { RATE_TABLES, type RateKind } from '../record/rate-kind.ts';
import type { DraftLcl, DraftRate, SheetReading } from '../sheet-reader/sheet-reading.ts';

const BATCH_ROWS = 500;

/** The columns of a rate, of both kinds. */
const CONTENT_COLUMNS = [
  ...(['rate_key', 'content_hash', 'origin', 'destination', 'carrier', 'equipment', 'currency'] as const),
  ...(['base_minor', 'total_minor', 'transit_days', 'valid_from', 'valid_to', 'content'] as const),
] satisfies readonly (keyof RateColumns)[];
const COLUMNS = ['sheet_id', 'position', ...CONTENT_COLUMNS, 'tab', 'row_number', 'cell_column'];

/** A rate of a draft, and its place in the sheet. */
type SavedRate = { columns: RateColumns } & Pick<DraftRate, 'tab' | 'row' | 'column'>;

/** How many rates are saved, of how many. */
export type OnSaved = ((done: number, total: number) => void) | undefined;

/** Saves the rates of a draft, of both kinds. */
export async function saveDraftRates(
  copyRows: CopyRows,
  sheetId: number,
  { rates, lcl = [] }: Pick<SheetReading, 'rates' | 'lcl'>,
  onProgress: OnSaved,
): Promise<void> {
  const container = (rate: DraftRate) => ({ ...rate, columns: toColumns(rate.content) });
  await saveRates(copyRows, 'container', rowsOf(sheetId, rates, container, onProgress));
  const forVolume = (rate: DraftLcl) => ({ ...rate, columns: toLclColumns(rate.content) });
  await saveRates(copyRows, 'lcl', rowsOf(sheetId, lcl, forVolume, undefined));
}

type Row = readonly CopiedValue[];

function saveRates(copyRows: CopyRows, kind: RateKind, batches: Iterable<Row[]>): Promise<void> {
  return copyRows(RATE_TABLES[kind].drafts, COLUMNS, batches);
}

/** Rendered batch by batch: PostgreSQL takes one while the next is rendered. */
function* rowsOf<R>(
  sheetId: number,
  rates: readonly R[],
  render: (rate: R) => SavedRate,
  onProgress: OnSaved,
): Generator<Row[]> {
  for (let from = 0; from < rates.length; from += BATCH_ROWS) {
    onProgress?.(from, rates.length);
    yield rates.slice(from, from + BATCH_ROWS).map((rate, index) => {
      const { columns, tab, row, column } = render(rate);
      return [sheetId, from + index, ...CONTENT_COLUMNS.map((name) => columns[name]), tab, row, column];
    });
  }
  onProgress?.(rates.length, rates.length);
}
