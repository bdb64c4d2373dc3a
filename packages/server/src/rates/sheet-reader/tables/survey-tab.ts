import type { SheetTab } from '../../../spreadsheets/index.ts';
import type { TextRow } from '../facts/read-facts.ts';
import { hasLclPrices, LCL_MODE, settleLcl } from '../lcl/lcl-table.ts';
import type { Mapping } from '../mapping.ts';
import type { TabKind } from '../sheet-reading.ts';
import type { Siblings } from './assign-roles.ts';
import { classifyTable, findOtherMode, type TableKind } from './classify-tab.ts';
import type { Evidence } from './columns/column-sample.ts';
import { findTables } from './find-tables.ts';
import { createGrid, type Grid } from './grid.ts';
import { headerStatements } from './headers/header-statements.ts';
import { modeByEvidence } from './mode-evidence.ts';
import type { Table } from './table.ts';
import { findLead } from './table-lead.ts';

/** A tab with its tables found and named, before any row is read. */
export type SurveyedTab = {
  grid: Grid;
  kind: TabKind;
  /** The mode of transport that the tab's name or title names, when it is another one. */
  mode: string | undefined;
  explanation: string;
  /** Rows below headers, or filled rows where there is no header. */
  rows: number;
  /** Rows of text above the first table. */
  title: readonly TextRow[];
  tables: readonly SurveyedTable[];
  headers: readonly string[];
  /** Names of tabs that at least half of the formulas of this one refer to. */
  referredTabs: ReadonlySet<string>;
};

/** A table with what it is. `rows` are its filled rows, `mode` the mode of transport when it is another one. */
export type SurveyedTable = { table: Table; kind: TableKind; mode: string | undefined; rows: readonly number[] };

const RANK: readonly TableKind[] = ['rates', 'charges', 'add-ons', 'other-mode', 'port-names', 'unknown'];

function titleRows(grid: Grid, until: number): TextRow[] {
  const rows: TextRow[] = [];
  for (let row = 0; row < Math.min(until, 60); row++) {
    if (grid.tab.hiddenRows.has(row)) continue;
    const texts = grid.textsOf(row);
    if (texts.length > 0) rows.push({ row, texts });
  }
  return rows;
}

/** The lines over the first table, and what is said within its header. */
function titleOf(grid: Grid, first: Table | undefined): TextRow[] {
  if (!first) return titleRows(grid, grid.rowCount);
  return [...titleRows(grid, first.header[0]), ...headerStatements(first)];
}

function filledRows(grid: Grid, first: number, last: number): number[] {
  const rows: number[] = [];
  for (let row = first; row <= last; row++) if (grid.filledColumns(row).length > 0) rows.push(row);
  return rows;
}

/** Whether a table of a tab about LCL rates has prices that may be theirs: none of containers. */
function isPriced(table: Table): boolean {
  const isOfContainers = table.prices.some(({ equipment, lcl }) => equipment.length > 0 && lcl === undefined);
  return !isOfContainers && (table.prices.length > 0 || table.fields.has('amount'));
}

function referredTabs(tab: SheetTab): Set<string> {
  const counts = new Map<string, number>();
  let formulas = 0;
  for (const row of tab.rows) {
    for (const formula of row.formulas ?? []) {
      if (!formula) continue;
      formulas++;
      for (const name of new Set(
        [...formula.matchAll(/(?:'([^']+)'|([\p{L}\p{N}_.]+))!/gu)].map((match) => match[1] ?? match[2] ?? ''),
      )) {
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    }
  }
  return new Set([...counts].filter(([, count]) => count >= formulas / 2).map(([name]) => name));
}

const EXPLANATIONS: Readonly<Record<TabKind, string>> = {
  rates: 'Ocean container rates.',
  charges: 'Surcharges.',
  'add-ons': 'Amounts on top of the rates of a base port; they fit none.',
  'port-names': 'Codes and names of ports, used to read the other tabs.',
  derived: 'Prices made from another tab.',
  'other-mode': 'Rates of another mode of transport: not imported.',
  notes: 'Text only.',
  ignored: 'Left aside, as the answers say.',
  empty: 'Empty, or a header without rows.',
};

/** The lines right over a table that has another one above it. */
function leadOf(table: Table, tables: readonly Table[]): TextRow[] {
  const before = tables.findLast((other) => other.header[1] < table.header[0]);
  return before ? findLead(table, { table: before, body: undefined }) : [];
}

/** Looks a tab over: where its tables are and what each is about. */
export function surveyTab(
  tab: SheetTab,
  { evidence, mapping, siblings }: { evidence: Evidence; mapping: Mapping | undefined; siblings: Siblings },
): SurveyedTab {
  const grid = createGrid(tab);
  const told = mapping?.tabOf(tab.name);
  const found = findTables(grid, { evidence, siblings, told: mapping?.columnsOf(tab.name) ?? new Map() });
  const title = titleOf(grid, found[0]);
  const mode = findOtherMode(tab.name, title);
  const tables = found.map((table) => settleLcl(table, mode === LCL_MODE));
  const surveyed = tables.map((table): SurveyedTable => {
    const shown = mode ?? modeByEvidence(table.grid, table, { evidence, title });
    const isLcl = shown === LCL_MODE && isPriced(table);
    const isRead = shown === LCL_MODE && (isLcl || hasLclPrices(table));
    const lines = { title, lead: leadOf(table, tables) };
    const kind = classifyTable(table.grid, table, { ...lines, mode: isRead ? undefined : shown, told });
    const rows = filledRows(table.grid, table.header[1] + 1, table.last);
    if (kind === 'other-mode') return { table, kind, mode: shown ?? 'air freight', rows };
    return { table, kind, mode: isLcl ? shown : undefined, rows };
  });
  const withRows = surveyed.filter(({ rows }) => rows.length > 0);
  const best = [...withRows].sort((a, b) => RANK.indexOf(a.kind) - RANK.indexOf(b.kind))[0]?.kind;
  const filled = withRows.reduce((sum, { rows }) => sum + rows.length, 0);
  const kind: TabKind =
    told === 'ignore'
      ? 'ignored'
      : best === undefined || best === 'unknown'
        ? filled > 0 || (title.length > 0 && tables.length === 0)
          ? mode === undefined || tables.length > 0
            ? 'notes'
            : 'other-mode'
          : 'empty'
        : best;
  return {
    grid,
    kind,
    mode,
    explanation: EXPLANATIONS[kind],
    rows: tables.length > 0 ? filled : title.length,
    title,
    tables: surveyed,
    headers: tables[0]
      ? Array.from({ length: grid.columnCount }, (_, column) => grid.text(tables[0]?.header[1] ?? 0, column))
      : [],
    referredTabs: referredTabs(tab),
  };
}
