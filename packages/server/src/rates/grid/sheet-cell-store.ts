import { sql, type Transaction } from 'kysely';
import type { Database, Tables } from '../../db/index.ts';
import type { CellAccount, FindingRows, SheetFinding, TabAccounts } from '../sheet-reader/index.ts';
import { type KeptRow, PIECE_ROWS, packTab, unpackRows } from './sheet-cells.ts';

type Trx = Transaction<Tables>;

const CHUNK_BYTES = 1024 * 1024;
const FINDING_ROWS_AT_A_TIME = 5_000;

/** A tab whose cells are kept. */
export type KeptTab = {
  position: number;
  name: string;
  rowCount: number;
  columnCount: number;
  accounts: CellAccount[];
  comments: Record<string, string>;
};

/** Rows `first` to `last` of a tab, from 0, both included. */
export type Window = { tab: string; first: number; last: number };

/** A rate that a row led to: its place in the draft, or its id when it was published. */
export type RateOfRow = { row: number; column: number | null; rate: number };

/** Keeps an uploaded file. The same bytes are kept once. */
export async function saveFile(trx: Trx, sha256: string, bytes: Uint8Array): Promise<void> {
  for (let position = 0; position * CHUNK_BYTES < bytes.length; position++) {
    const piece = Buffer.from(bytes.subarray(position * CHUNK_BYTES, (position + 1) * CHUNK_BYTES));
    await trx
      .insertInto('rate_sheet_files')
      .values({ sha256, position, bytes: piece })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** The bytes of a sheet's file as uploaded; undefined when they were not kept. */
export async function readFile(database: Database, sha256: string): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  for (let position = 0; ; position++) {
    const row = await database.sql
      .selectFrom('rate_sheet_files')
      .select('bytes')
      .where('sha256', '=', sha256)
      .where('position', '=', position)
      .executeTakeFirst();
    if (!row) break;
    pieces.push(row.bytes);
  }
  return pieces.length === 0 ? undefined : Buffer.concat(pieces);
}

/** Removes the file of a deleted sheet, unless another sheet was read from it. */
export async function deleteUnusedFile(trx: Trx, sha256: string): Promise<void> {
  await sql`delete from rate_sheet_files f where f.sha256 = ${sha256}
    and not exists (select 1 from rate_sheets s where s.sha256 = f.sha256)`.execute(trx);
}

/** Keeps the cells of a sheet with what became of each. */
export async function saveCells(trx: Trx, sheetId: number, tabs: readonly TabAccounts[]): Promise<void> {
  for (const [position, tab] of tabs.entries()) {
    const { pieces, name, rowCount, columnCount, accounts, comments } = packTab(tab);
    for (const { firstRow, cells } of pieces) {
      const row = { sheet_id: sheetId, tab: position, first_row: firstRow, cells: Buffer.from(cells) };
      await trx.insertInto('rate_sheet_cells').values(row).execute();
    }
    await trx
      .insertInto('rate_sheet_tabs')
      .values({
        sheet_id: sheetId,
        position,
        name,
        row_count: rowCount,
        column_count: columnCount,
        accounts: JSON.stringify(accounts),
        comments: JSON.stringify(comments),
      })
      .execute();
  }
}

/** Keeps the rows that each finding is about, by its place in the list. */
export async function saveFindingRows(trx: Trx, sheetId: number, findings: readonly SheetFinding[]): Promise<void> {
  const rows = findings.flatMap(({ rows }, finding) =>
    rows.map(({ tab, column, first, last }) => ({
      sheet_id: sheetId,
      finding,
      tab,
      cell_column: column,
      first_row: first,
      last_row: last,
    })),
  );
  for (let from = 0; from < rows.length; from += FINDING_ROWS_AT_A_TIME) {
    const batch = JSON.stringify(rows.slice(from, from + FINDING_ROWS_AT_A_TIME));
    await sql`insert into rate_sheet_finding_rows
      select * from json_populate_recordset(null::rate_sheet_finding_rows, ${batch}::json)`.execute(trx);
  }
}

/** The tabs of a sheet in the order of its file; none for rows that a program sent. */
export async function listTabs(database: Database, sheetId: number): Promise<KeptTab[]> {
  const rows = await database.sql
    .selectFrom('rate_sheet_tabs')
    .selectAll()
    .where('sheet_id', '=', sheetId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    position: row.position,
    name: row.name,
    rowCount: row.row_count,
    columnCount: row.column_count,
    accounts: row.accounts as CellAccount[],
    comments: row.comments as Record<string, string>,
  }));
}

/** The cells of the rows of a window, in order. */
export async function readRows(
  database: Database,
  { sheetId, tab, first, last }: { sheetId: number; tab: number; first: number; last: number },
): Promise<KeptRow[]> {
  const firstPiece = Math.floor(first / PIECE_ROWS) * PIECE_ROWS;
  const pieces = await database.sql
    .selectFrom('rate_sheet_cells')
    .select('cells')
    .where('sheet_id', '=', sheetId)
    .where('tab', '=', tab)
    .where('first_row', '>=', firstPiece)
    .where('first_row', '<=', last)
    .orderBy('first_row')
    .execute();
  const rows = pieces.flatMap(({ cells }) => unpackRows(cells));
  return rows.slice(first - firstPiece, last - firstPiece + 1);
}

/** The rows of a window that findings are about. */
export async function listFindingsIn(
  database: Database,
  sheetId: number,
  { tab, first, last }: Window,
): Promise<(FindingRows & { finding: number })[]> {
  const rows = await database.sql
    .selectFrom('rate_sheet_finding_rows')
    .selectAll()
    .where('sheet_id', '=', sheetId)
    .where('tab', '=', tab)
    .where('first_row', '<=', last)
    .where('last_row', '>=', first)
    .orderBy('finding')
    .execute();
  return rows.map((row) => ({
    finding: row.finding,
    tab: row.tab,
    column: row.cell_column,
    first: row.first_row,
    last: row.last_row,
  }));
}

/** The rates that rows of a window led to: by place in the draft, or by id once they are published. */
export async function listRatesIn(
  database: Database,
  sheet: { id: number; status: string },
  { tab, first, last }: Window,
): Promise<RateOfRow[]> {
  const where = sql`tab = ${tab} and row_number between ${first + 1} and ${last + 1} and sheet_id = ${sheet.id}`;
  const query =
    sheet.status === 'draft'
      ? sql<RateOfRow>`select row_number - 1 as row, cell_column as column, position as rate from draft_rates
          where ${where} order by position`
      : sql<RateOfRow>`select row_number - 1 as row, cell_column as column, id as rate from rates
          where ${where} and opened_by in (select number from publications where sheet_id = ${sheet.id} and kind = 'publish')
          order by id`;
  return (await query.execute(database.sql)).rows;
}

/** One page of the rows that a finding is about, and how many there are. */
export async function listRowsOfFinding(
  database: Database,
  of: { sheetId: number; finding: number },
  page: { page: number; perPage: number },
): Promise<{ rows: { tab: string; row: number; column: number | null }[]; total: number }> {
  const found = sql`from rate_sheet_finding_rows where sheet_id = ${of.sheetId} and finding = ${of.finding}`;
  const { rows: counted } = await sql<{ n: number }>`
    select coalesce(sum(last_row - first_row + 1), 0)::int as n ${found}`.execute(database.sql);
  const { rows } = await sql<{ tab: string; row: number; column: number | null }>`
    select tab, row, cell_column as column
    from (select * ${found}) f cross join lateral generate_series(first_row, last_row) as row
    order by tab, row, cell_column nulls first limit ${page.perPage} offset ${(page.page - 1) * page.perPage}`.execute(
    database.sql,
  );
  return { rows, total: counted[0]?.n ?? 0 };
}
