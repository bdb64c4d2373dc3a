import type { FindingList } from './finding-list.ts';
import { count } from './plural.ts';
import { parsePrice } from './prices/parse-price.ts';
import type { TabReading } from './sheet-reading.ts';
import type { Grid } from './tables/grid.ts';
import { reportStruckWords } from './tables/report-table.ts';
import type { SurveyedTab } from './tables/survey-tab.ts';

function looksPriced(grid: Grid, row: number, column: number): boolean {
  return (
    parsePrice(grid.value(row, column)).kind === 'amount' ||
    /(?:\b(?:usd|eur|cny|rmb|gbp)|[$€¥£])\s?\d{2}|\d{2}\s?(?:usd|eur|cny|rmb|gbp)\b/i.test(grid.text(row, column))
  );
}

/** A file without a rate is not a success, even where nothing in it is wrong. */
export function reportNothingUnderstood(findings: FindingList): void {
  if (findings.list().some(({ severity }) => severity === 'error')) return;
  const message =
    'No ocean container rate was found in this file. If a tab has rates, say what its columns hold: `columns`, such as B=destination, and `tabs`, such as Prices=rates.';
  findings.add({ code: 'nothing_understood', severity: 'error', message });
}

/** Rows with numbers under no header, or under one that makes no table of rates: listed, never dropped. */
function reportUnread(tab: SurveyedTab, findings: FindingList): void {
  if (tab.tables.length === 0 && tab.kind === 'other-mode') return;
  const { grid } = tab;
  const unread = tab.tables
    .filter(({ kind }) => kind === 'unknown')
    .flatMap(({ table, rows }) => rows.map((row) => ({ row, cells: table.grid })));
  if (tab.tables.length === 0) for (let row = 0; row < grid.rowCount; row++) unread.push({ row, cells: grid });
  for (const { row, cells } of unread) {
    if (grid.tab.hiddenRows.has(row)) continue;
    const filled = cells.filledColumns(row);
    // Of a table that is not understood, any number may be a price: also one that would be none elsewhere, such as -1.
    const isNumber = (column: number) => tab.tables.length > 0 && /^-?\d[\d.,]*$/.test(cells.text(row, column));
    const priced = filled.find((column) => looksPriced(cells, row, column)) ?? filled.find(isNumber);
    if (priced === undefined) {
      if (tab.tables.length === 0 && grid.filledColumns(row).length > 0) {
        const message = 'The tab has text but no table of rates.';
        findings.add({ code: 'text_only', severity: 'note', message, tab: grid.tab.name, row, group: 'text' });
      }
      continue;
    }
    findings.add({
      code: 'table_not_understood',
      severity: 'error',
      message:
        'These rows have numbers, but no header above them says what they are (a port of loading or discharge and a container type or price). Say what the columns hold in the answer `columns`, such as `A=origin` and `C=price 40HC`.',
      tab: grid.tab.name,
      row,
      column: priced,
      group: 'table',
    });
  }
}

/** What a tab turned out to be; what is left aside of it is said. */
export function readingOf(tab: SurveyedTab, findings: FindingList): TabReading {
  const { name, hidden } = tab.grid.tab;
  const reading: TabReading = { tab: name, kind: tab.kind, rows: tab.rows, rates: 0, explanation: tab.explanation };
  if (hidden) {
    if (tab.kind === 'rates' || tab.kind === 'charges') {
      reading.kind = 'notes';
      reading.explanation = 'Hidden: not imported.';
    }
    findings.add({
      code: 'tab_hidden',
      severity: tab.kind === 'rates' || tab.kind === 'charges' ? 'warning' : 'note',
      message: `The tab "${name}" is hidden; its ${count(tab.rows, 'row')} ${tab.rows === 1 ? 'was' : 'were'} not imported.`,
      tab: name,
    });
    return reading;
  }
  if (tab.kind === 'ignored') return reading;
  reportUnread(tab, findings);
  reportStruckWords(tab.grid, findings);
  if (tab.tables.length === 0 && tab.kind === 'other-mode')
    reportOtherMode(tab, { mode: tab.mode, rows: tab.title.map(({ row }) => row) }, findings);
  for (const { kind, mode, rows } of tab.tables) {
    if (kind === 'other-mode') reportOtherMode(tab, { mode, rows }, findings);
  }
  return reading;
}

type OtherMode = { mode: string | undefined; rows: readonly number[] };

function reportOtherMode(tab: SurveyedTab, { mode, rows }: OtherMode, findings: FindingList): void {
  for (const row of rows) {
    findings.add({
      code: 'other_mode',
      severity: 'warning',
      message: `These are ${mode ?? 'not container'} rates; they were not imported as ocean container rates.`,
      tab: tab.grid.tab.name,
      row,
      group: 'table',
    });
  }
}
