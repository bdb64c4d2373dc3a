import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/index.ts';
import { type RateColumns, toColumns, toLclColumns } from '../record/rate-columns.ts';
import { RATE_TABLES, type RateKind } from '../record/rate-kind.ts';
import type { DraftLcl, DraftRate, SheetReading } from '../sheet-reader/sheet-reading.ts';

const BATCH_ROWS = 2_000;

/** A rate of a draft, and its place in the sheet. */
type SavedRate = { columns: RateColumns } & Pick<DraftRate, 'tab' | 'row' | 'column'>;

/** How many rates are saved, of how many. */
export type OnSaved = ((done: number, total: number) => void) | undefined;

/** Saves the rates of a draft, of both kinds. */
export async function saveDraftRates(
  trx: Transaction<Tables>,
  sheetId: number,
  reading: Pick<SheetReading, 'rates' | 'lcl'>,
  onProgress: OnSaved,
): Promise<void> {
  await saveRates(trx, { sheetId, ...containerRates(reading) }, onProgress);
  await saveRates(trx, { sheetId, ...lclRates(reading) }, undefined);
}

function containerRates({ rates }: Pick<SheetReading, 'rates'>): Omit<Rates, 'sheetId'> {
  const render = (rate: DraftRate) => ({ ...rate, columns: toColumns(rate.content) });
  return { kind: 'container', count: rates.length, at: (from, to) => rates.slice(from, to).map(render) };
}

function lclRates({ lcl = [] }: Pick<SheetReading, 'lcl'>): Omit<Rates, 'sheetId'> {
  const render = (rate: DraftLcl) => ({ ...rate, columns: toLclColumns(rate.content) });
  return { kind: 'lcl', count: lcl.length, at: (from, to) => lcl.slice(from, to).map(render) };
}

/** The rates of a sheet; `at`: those from a place to another. */
type Rates = { sheetId: number; kind: RateKind; count: number; at: (from: number, to: number) => readonly SavedRate[] };

/** While PostgreSQL inserts a batch, the next one is rendered. */
async function saveRates(trx: Transaction<Tables>, rates: Rates, onProgress: OnSaved): Promise<void> {
  const { kind, count } = rates;
  const table = sql.table(RATE_TABLES[kind].drafts);
  let inserting: Promise<unknown> = Promise.resolve();
  for (let from = 0; from < count; from += BATCH_ROWS) {
    const rows = renderRows(rates, from);
    await inserting;
    onProgress?.(from, count);
    // One parameter for the whole batch: a row a value would pass PostgreSQL's limit of 65,535 parameters.
    inserting = sql`
      insert into ${table} select * from json_populate_recordset(null::${table}, ${rows}::json)`.execute(trx);
    // Its error is thrown when it is awaited.
    inserting.catch(() => {});
  }
  await inserting;
  onProgress?.(count, count);
}

function renderRows({ sheetId, at }: Rates, from: number): string {
  const rows = at(from, from + BATCH_ROWS).map(({ columns, tab, row, column }, index) => ({
    sheet_id: sheetId,
    position: from + index,
    ...columns,
    tab,
    row_number: row,
    cell_column: column,
  }));
  return JSON.stringify(rows);
}
