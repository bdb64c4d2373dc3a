import type { Finding } from '../../base/index.ts';
import type { Database } from '../../db/index.ts';
import { cellName, displayText } from '../../spreadsheets/index.ts';
import { ratesProblem } from '../problems.ts';
import type { FindingRows } from '../sheet-reader/index.ts';
import type { RateSheet } from '../sheets/sheet.schema.ts';
import { getSheet } from '../sheets/sheet-store.ts';
import {
  type KeptTab,
  listFindingsIn,
  listRatesIn,
  listRowsOfFinding,
  listTabs,
  type RateOfRow,
  readRows,
} from './sheet-cell-store.ts';
import type { KeptRow } from './sheet-cells.ts';
import type { FindingRow, GridRow, GridTab } from './sheet-grid.schema.ts';

/** A window of rows of a tab; pages count from 1. Without a name, the first tab that gave rates. */
export type GridQuery = { tab?: string | undefined; page: number; perPage: number };

/** Rows of a tab, and the findings that their cells refer to. */
export type GridWindow = { tab: string; tabs: GridTab[]; rows: GridRow[]; total: number; findings: NumberedFinding[] };

/** A finding with its place in the list of findings of the sheet. */
export type NumberedFinding = Finding & { number: number };

/**
 * A window of rows of a sheet, each cell with what became of it. Throws `rate_sheet_not_found` and
 * `rate_sheet_tab_not_found`.
 */
export async function readGrid(database: Database, id: number, query: GridQuery): Promise<GridWindow> {
  const sheet = await getSheet(database, id);
  const tabs = await listTabs(database, id);
  const name = query.tab ?? firstTab(sheet, tabs)?.name;
  const tab = tabs.find((one) => one.name === name);
  if (!tab)
    throw ratesProblem('rate_sheet_tab_not_found', { id, tab: name ?? null, tabs: tabs.map((one) => one.name) });
  const first = (query.page - 1) * query.perPage;
  const last = Math.min(first + query.perPage, tab.rowCount) - 1;
  const window = { tab: tab.name, first, last };
  const [kept, found, rates] = await Promise.all([
    readRows(database, { sheetId: id, tab: tab.position, first, last }),
    listFindingsIn(database, id, window),
    listRatesIn(database, sheet, window),
  ]);
  const ratesByRow = Map.groupBy(rates, ({ row }) => row);
  const rows = kept.map((one, index) => {
    const row = first + index;
    const about = found.filter((finding) => finding.first <= row && row <= finding.last);
    return gridRow(tab, { row, kept: one, about, rates: ratesByRow.get(row) ?? [] });
  });
  const numbers = [...new Set(found.map(({ finding }) => finding))];
  return {
    tab: tab.name,
    tabs: tabs.map(({ name: tabName, rowCount, columnCount }) => ({
      name: tabName,
      rows: rowCount,
      columns: columnCount,
    })),
    rows,
    total: tab.rowCount,
    findings: numbers.flatMap((number) => {
      const finding = sheet.findings[number];
      return finding ? [{ number, ...finding }] : [];
    }),
  };
}

/** The tab to show first. The pages of a document are read as one tab but kept one by one: there, the cells say it. */
function firstTab(sheet: Pick<RateSheet, 'tabs'>, tabs: readonly KeptTab[]): KeptTab | undefined {
  const withRates = new Set(sheet.tabs.filter(({ kind }) => kind === 'rates').map(({ tab }) => tab));
  const hasPrice = ({ accounts }: KeptTab) => accounts.some(({ role }) => role === 'price');
  return tabs.find(({ name }) => withRates.has(name)) ?? tabs.find(hasPrice) ?? tabs[0];
}

type RowParts = {
  row: number;
  kept: KeptRow;
  about: readonly (FindingRows & { finding: number })[];
  rates: readonly RateOfRow[];
};

const distinct = (numbers: readonly number[]) => [...new Set(numbers)];

function gridRow(tab: KeptTab, { row, kept, about, rates }: RowParts): GridRow {
  const [values, formats, accounts] = kept;
  const cells = accounts.flatMap((account, column) => {
    const said = tab.accounts[account];
    if (!said) return [];
    const cell = cellName(row, column);
    return [
      {
        cell,
        text: displayText(values[column], formats?.[column]),
        role: said.role,
        reason: said.reason,
        comment: tab.comments[cell] ?? null,
        findings: distinct(about.filter((one) => one.column === column).map(({ finding }) => finding)),
        rates: rates.filter((one) => one.column === column).map(({ rate }) => rate),
      },
    ];
  });
  return {
    row: row + 1,
    cells,
    findings: distinct(about.map(({ finding }) => finding)),
    rates: rates.map(({ rate }) => rate),
  };
}

/** One page of the rows that a finding is about. Throws `rate_sheet_not_found` and `rate_sheet_finding_not_found`. */
export async function readFindingRows(
  database: Database,
  of: { sheetId: number; finding: number },
  page: { page: number; perPage: number },
): Promise<{ rows: FindingRow[]; total: number }> {
  const { findings } = await getSheet(database, of.sheetId);
  if (findings[of.finding] === undefined)
    throw ratesProblem('rate_sheet_finding_not_found', {
      id: of.sheetId,
      finding: of.finding,
      findings: findings.length,
    });
  const { rows, total } = await listRowsOfFinding(database, of, page);
  return {
    rows: rows.map(({ tab, row, column }) => ({
      tab,
      row: row + 1,
      cell: column === null ? null : cellName(row, column),
    })),
    total,
  };
}
