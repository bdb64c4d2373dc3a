import type { FactContext } from '../facts/read-facts.ts';
import { readFacts } from '../facts/read-facts.ts';
import type { ColumnRole } from '../tables/columns/column-lexicon.ts';
import type { RawRow } from '../tables/raw-row.ts';
import type { TableBody } from '../tables/read-table.ts';
import type { SurveyedTab, SurveyedTable } from '../tables/survey-tab.ts';
import type { PriceColumn, Table } from '../tables/table.ts';
import { type CellAccount, type CellRole, TabAccounts } from './cell-account.ts';

/** The roles of columns in the words of a cell's account; `known` and prices of other modes are no part of a rate. */
const ROLE_OF: Readonly<Partial<Record<ColumnRole, CellRole>>> = {
  origin: 'origin',
  'origin-code': 'origin',
  'origin-country': 'origin',
  destination: 'destination',
  'destination-code': 'destination',
  'destination-country': 'destination',
  receipt: 'receipt',
  delivery: 'delivery',
  via: 'via',
  routing: 'via',
  carrier: 'carrier',
  service: 'service',
  'service-mode': 'service',
  mode: 'service',
  equipment: 'container-type',
  amount: 'price',
  currency: 'currency',
  'valid-from': 'validity',
  'valid-to': 'validity',
  validity: 'validity',
  transit: 'transit',
  'free-time': 'free-time',
  demurrage: 'free-time',
  detention: 'free-time',
  commodity: 'commodity',
  contract: 'contract',
  'contract-type': 'contract',
  remarks: 'note',
  charge: 'charge',
  'rate-basis': 'charge',
  inclusive: 'charge',
  payment: 'charge',
  code: 'port-name',
  'port-name': 'port-name',
  place: 'destination',
  aliases: 'port-name',
};

const NOT_PART = 'The column is not part of a rate.';

/** The columns of a table by what they hold. */
function columnsOf(table: Table, priceRole: CellRole = 'price'): Map<number, CellAccount> {
  const columns = new Map<number, CellAccount>();
  for (let column = table.span[0]; column <= table.span[1]; column++)
    columns.set(column, { role: 'ignored', reason: 'No heading above it says what the column holds.' });
  for (const [role, indexes] of table.fields) {
    const cellRole = ROLE_OF[role];
    for (const column of indexes)
      columns.set(
        column,
        cellRole
          ? { role: cellRole === 'price' ? priceRole : cellRole, reason: null }
          : { role: 'ignored', reason: NOT_PART },
      );
  }
  for (const { column } of table.prices) columns.set(column, { role: priceRole, reason: null });
  for (const { column } of table.charges) columns.set(column, { role: 'charge', reason: null });
  for (const { column } of table.unknown) columns.set(column, { role: 'ignored', reason: NOT_PART });
  return columns;
}

/** Accounts for a table of rates or charges, with its headings, notes and rows left aside. */
export function accountTable(
  accounts: TabAccounts,
  { table, body, priceRole = 'price' }: { table: Table; body: TableBody; priceRole?: 'price' | 'charge' },
): void {
  const columns = columnsOf(table, priceRole);
  accounts.region(table.header[1] + 1, table.last, columns);
  // Of tables side by side each speaks for its own columns.
  const say = (row: number, account: CellAccount) => {
    if (columns.size === table.grid.columnCount) accounts.row(row, account.role, account.reason);
    else for (const column of columns.keys()) accounts.cell(row, column, account);
  };
  for (let row = table.header[0]; row <= table.header[1]; row++) say(row, { role: 'heading', reason: null });
  for (const row of body.hidden) say(row, { role: 'ignored', reason: 'The row is hidden.' });
  for (const row of body.struck) say(row, { role: 'ignored', reason: 'The row is struck through.' });
  for (const { row } of body.rows)
    for (const { column } of [...table.prices, ...table.charges])
      if (table.grid.isStruck(row, column))
        accounts.cell(row, column, { role: 'ignored', reason: 'The price is struck through.' });
  for (const row of body.transits) {
    say(row, { role: 'heading', reason: 'It has the transit times of the columns of prices.' });
    for (const { column } of table.prices) accounts.cell(row, column, { role: 'transit', reason: null });
  }
  for (const { row } of body.sections) say(row, { role: 'heading', reason: 'A heading over the rows below it.' });
  for (const { row } of body.notes) say(row, { role: 'note', reason: null });
}

/** Accounts for the rows of a table that gives no rates: of another mode, of port names, or not understood. */
function accountOther(accounts: TabAccounts, { table, kind, mode }: SurveyedTable): void {
  const columns = columnsOf(table);
  const reason =
    kind === 'other-mode'
      ? `These are ${mode ?? 'not container'} rates.`
      : kind === 'add-ons'
        ? 'It is an amount on top of the rates of a base port, and is no rate by itself.'
        : kind === 'unknown'
          ? 'The table was not understood.'
          : undefined;
  for (let row = table.header[0]; row <= table.header[1]; row++) accounts.row(row, 'heading');
  const ignored =
    reason === undefined
      ? columns
      : new Map([...columns.keys()].map((column) => [column, { role: 'ignored', reason } as const]));
  accounts.region(table.header[1] + 1, table.last, ignored);
}

/** The words for what a line of a title says over the rows. */
const FACT_NAMES: Readonly<Record<string, string>> = {
  carrier: 'carrier',
  origin: 'origin',
  destination: 'destination',
  currency: 'currency',
  validFrom: 'validity',
  validTo: 'validity',
  mentionedDays: 'validity',
  contract: 'contract',
  commodity: 'commodity',
  serviceMode: 'service',
  service: 'service',
  transit: 'transit time',
  allIn: 'all-in',
  exclusions: 'exclusions',
  charges: 'charges',
};

function accountText(accounts: TabAccounts, lines: SurveyedTab['title'], context: FactContext): void {
  for (const line of lines) {
    const said = [...new Set(Object.keys(readFacts([line], context)).map((name) => FACT_NAMES[name] ?? name))];
    if (said.length > 0) accounts.row(line.row, 'default', `It says the ${said.join(', ')} of the rows below.`);
    else accounts.row(line.row, 'note');
  }
}

/** Begins the accounts of a tab: its title, and tables that give no rates. Those of rates and charges are added as they are read. */
export function accountTab(tab: SurveyedTab, context: FactContext): TabAccounts {
  const accounts = new TabAccounts(tab.grid.tab);
  const { grid } = tab;
  if (grid.tab.hidden) {
    accounts.all('The tab is hidden.');
    return accounts;
  }
  if (tab.kind === 'ignored') {
    accounts.all('The tab is left aside, as the answers say.');
    return accounts;
  }
  if (tab.tables.length === 0) accounts.all('A line of text on a tab without tables.', 'note');
  accountText(accounts, tab.title, context);
  for (const table of tab.tables) if (table.kind !== 'rates' && table.kind !== 'charges') accountOther(accounts, table);
  return accounts;
}

/** Leaves the cells of price columns aside that were not chosen: a second price, an old one, a selling price. */
export function accountUnchosen(accounts: TabAccounts, table: Table, chosen: ReadonlyMap<PriceColumn, unknown>): void {
  const unchosen = table.prices.filter((column) => !chosen.has(column));
  if (unchosen.length === 0) return;
  const reason = 'Another column is the price.';
  const columns = unchosen.map(({ column }) => [column, { role: 'ignored', reason }] as const);
  accounts.region(table.header[1] + 1, table.last, new Map(columns));
}

/** The amounts of rows that are charges of a lane. */
export function accountChargeRow(accounts: TabAccounts, row: RawRow): void {
  for (const column of amountColumns(row)) accounts.cell(row.row, column, CHARGE);
}

/** The amounts of a row that adds up the freight and the charges above it. */
export function accountTotalRow(accounts: TabAccounts, row: RawRow): void {
  for (const column of amountColumns(row)) accounts.cell(row.row, column, TOTAL);
}

const TOTAL: CellAccount = { role: 'ignored', reason: 'It is the total of the rows above it.' };

function amountColumns({ fields, prices }: RawRow): number[] {
  const amount = fields.get('amount');
  return [...prices.map(({ column }) => column.column), ...(amount ? [amount.column] : [])];
}

const CHARGE: CellAccount = { role: 'charge', reason: null };
