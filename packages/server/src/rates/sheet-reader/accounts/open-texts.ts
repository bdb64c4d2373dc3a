import type { SurveyedTab, SurveyedTable } from '../tables/survey-tab.ts';
import { hasColumn } from '../tables/table.ts';
import type { CellRole, TabAccounts } from './cell-account.ts';

/** A tab that was read, and what became of its cells. */
export type LookedOver = { tab: SurveyedTab; accounts: TabAccounts; isDerived: boolean };

/** The texts of a row that no other part of a rate was read from; a row without rates is one line. */
export function textsAt(
  { grid, tables }: SurveyedTab,
  accounts: TabAccounts,
  row: number,
  hasRates: boolean,
): string[] {
  if (tables.some((one) => isReadByLine(one) && one.rows.includes(row))) return [];
  const isHeader = tables.some(({ table }) => table.header[0] <= row && row <= table.header[1]);
  const filled = grid.filledColumns(row).filter((column) => !grid.isStruck(row, column));
  if (!hasRates && !isHeader) return [filled.map((column) => grid.text(row, column)).join(' | ')];
  const open = filled.filter((column) => !READ.has(accounts.of(row, column).role));
  return open.flatMap((column) => (typeof grid.value(row, column) === 'string' ? [grid.text(row, column)] : []));
}

/** Tables whose readers say of each line what became of it, and those of other modes of transport. */
function isReadByLine({ kind, table }: SurveyedTable): boolean {
  return kind === 'charges' || kind === 'add-ons' || kind === 'other-mode' || hasColumn(table, 'charge');
}

/** Cells of these roles say nothing of charges that is not read with them. */
const READ: ReadonlySet<CellRole> = new Set([
  'origin',
  'destination',
  'receipt',
  'delivery',
  'via',
  'carrier',
  'container-type',
  'price',
  'validity',
  'transit',
  'free-time',
  'currency',
  'port-name',
]);

/** The sentences of a text. */
export const sentencesOf = (text: string) =>
  MAY_END.test(text) ? text.split(/\n|(?<=[\p{L}\d)'%]{2}[.;!])\s+|(?<=[。；])/u) : [text];

/** What a sentence may end with. */
const MAY_END = /[\n.;!。；]/;
