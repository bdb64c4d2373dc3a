import { columnName } from '../../../spreadsheets/index.ts';
import type { FindingList } from '../finding-list.ts';
import { wordOfRole } from '../mapping.ts';
import type { ColumnRole } from './columns/column-lexicon.ts';
import type { Grid } from './grid.ts';
import type { TableBody } from './read-table.ts';
import type { Table, UndecidedColumns } from './table.ts';

/** Columns whose blank cells change what a rate is; that they were filled down is said. */
const SAID_WHEN_FILLED: ReadonlySet<ColumnRole> = new Set([
  'carrier',
  'currency',
  'validity',
  'valid-from',
  'valid-to',
  'equipment',
]);

/** Says what of a table is no rate: hidden rows, rows without a price, headings, lines of text, columns left aside. */
export function reportBody(
  tab: string,
  { table, body }: { table: Table; body: TableBody },
  findings: FindingList,
): void {
  reportUnusedColumns(tab, { table, body }, findings);
  const note = (row: number, code: string, message: string) =>
    findings.add({ code, severity: 'note', message, tab, row, group: code });
  for (const row of body.hidden) {
    const message = 'Hidden rows were not imported.';
    findings.add({ code: 'row_hidden', severity: 'warning', message, tab, row, group: 'hidden' });
  }
  reportStruck(tab, { table, body }, findings);
  for (const { row, column, quote, from } of body.repeated) {
    const message = `"${quote}" was read as the price of row ${from + 1}.`;
    findings.add({
      code: 'price_repeated',
      severity: 'note',
      message,
      tab,
      row,
      column,
      quote,
      group: `${quote}|${from}`,
    });
  }
  for (const row of body.priceless) note(row, 'row_without_price', 'The row names places but has no price.');
  for (const { row, texts } of body.sections) {
    const message = 'Rows with one filled cell were read as headings.';
    findings.add({ code: 'section_heading', severity: 'note', message, tab, row, group: 'headings', quote: texts[0] });
  }
  for (const row of body.transits) {
    const message = 'The row has the transit times of the prices above it.';
    findings.add({ code: 'note', severity: 'note', message, tab, row, group: 'transits' });
  }
  for (const { row, texts } of body.notes) {
    const message = 'A line of text that is not a rate.';
    findings.add({ code: 'note', severity: 'note', message, tab, row, quote: texts.join(' | ') });
  }
  for (const { row, taken } of body.rows) {
    for (const role of taken) {
      if (!SAID_WHEN_FILLED.has(role)) continue;
      const message = `Blank cells of the ${role} column were filled from the cell above.`;
      findings.add({ code: 'filled_down', severity: 'note', message, tab, row, group: role });
    }
  }
}

/** Says which rows and prices are struck through. */
function reportStruck(tab: string, { table, body }: { table: Table; body: TableBody }, findings: FindingList): void {
  const { grid, prices, charges } = table;
  for (const row of body.struck) {
    const message = 'Rows that are struck through are withdrawn: they were not imported.';
    findings.add({ code: 'row_struck_through', severity: 'warning', message, tab, row, group: 'struck' });
  }
  for (const { row } of body.rows)
    for (const { column } of [...prices, ...charges]) {
      if (!grid.isStruck(row, column) || grid.isBlank(row, column)) continue;
      const message = 'The price is struck through: it was not read.';
      const quote = grid.text(row, column);
      findings.add({ code: 'price_struck_through', severity: 'warning', message, tab, row, column, quote });
    }
}

/** Says which words of cells are struck through. */
export function reportStruckWords({ tab }: Grid, findings: FindingList): void {
  for (const { row, column, struck, left } of tab.struck?.texts() ?? []) {
    if (tab.hiddenRows.has(row)) continue;
    const message = `"${struck}" is struck through in this cell: only "${left}" was read.`;
    findings.add({
      code: 'text_struck_through',
      severity: 'warning',
      message,
      tab: tab.name,
      row,
      column,
      quote: struck,
    });
  }
}

/** Names the columns that are no part of a rate, once for a table; one of amounts may be a price or a charge, and is asked about. */
function reportUnusedColumns(
  tab: string,
  { table, body }: { table: Table; body: TableBody },
  findings: FindingList,
): void {
  const [amounts, others] = [
    table.unknown.filter(({ isAmount }) => isAmount),
    table.unknown.filter(({ isAmount }) => !isAmount),
  ];
  for (const { column, header } of amounts) {
    const name = columnName(column);
    const message = `Column ${name} "${header.replace(/\s+/g, ' ')}" holds amounts and its heading does not say of what: it was not read. If it is part of the rates, say so in the answer \`columns\`: \`${name}=price 40HC\`, \`${name}=charge BAF\`, or \`${name}=ignore\`.`;
    const about = {
      code: 'column_of_amounts',
      severity: 'warning',
      message,
      tab,
      column,
      answer: 'columns',
      group: name,
    } as const;
    for (const { row } of body.rows) if (!table.grid.isBlank(row, column)) findings.add({ ...about, row });
  }
  if (others.length === 0) return;
  const names = [...new Set(others.map(({ header }) => `"${header.replace(/\s+/g, ' ')}"`))].join(', ');
  const message = `These columns are not part of a rate and were not read: ${names}.`;
  findings.add({
    code: 'columns_not_used',
    severity: 'note',
    message,
    tab,
    row: Math.max(...table.header),
    group: names,
  });
}

/** Names the hidden columns of a tab that were read all the same. */
export function reportHiddenColumns(grid: Grid, table: Table | undefined, findings: FindingList): void {
  if (!table) return;
  const row = table.header[1];
  const named = [...grid.tab.hiddenColumns]
    .filter((column) => column < grid.columnCount && grid.text(row, column) !== '')
    .map((column) => `${columnName(column)} "${grid.text(row, column).replace(/\s+/g, ' ')}"`);
  if (named.length === 0) return;
  const message = `Hidden columns were read: ${named.join(', ')}.`;
  findings.add({ code: 'columns_hidden', severity: 'warning', message, tab: grid.tab.name, row });
}

/** Asks which of two readings of the columns is right; until it is said, the rows that they read differently are held back. */
export function askForColumns(
  tab: string,
  undecided: UndecidedColumns,
  rows: Iterable<number>,
  findings: FindingList,
): void {
  const readings = (['read', 'instead'] as const).map((which) =>
    undecided.map((one) => ({ name: columnName(one.column), word: wordOfRole(one[which]) })),
  );
  const [read = [], instead = []] = readings;
  const inWords = (reading: typeof read) =>
    reading.map(({ name, word }) => `${name} is ${WORDS[word] ?? `the ${word}`}`).join(' and ');
  const asAnswer = (reading: typeof read) => reading.map(({ name, word }) => `\`${name}=${word}\``).join(' and ');
  const message =
    `Do the columns mean that ${inWords(read)}, or that ${inWords(instead)}? No heading, title or value tells which. ` +
    `These rows are held back until the answer \`columns\` says ${asAnswer(read)}, or ${asAnswer(instead)}.`;
  const group = `${tab}|${undecided.map(({ column }) => columnName(column)).join('')}`;
  for (const row of rows)
    findings.add({ code: 'question_columns', severity: 'error', message, tab, row, answer: 'columns', group });
}

/** What a word for a role says in a sentence. */
const WORDS: Readonly<Record<string, string>> = {
  ignore: 'no part of the rate',
  'valid-from': 'the first day',
  'valid-to': 'the last day',
};

/** Says which columns have the role of their values, because their heading names none, and a matrix whose corner is silent. */
export function reportReadByValues(
  tab: string,
  { table, body }: { table: Table; body: TableBody },
  findings: FindingList,
): void {
  const row = Math.max(...table.header);
  for (const { column, header, role } of table.readByValues) {
    const is = role === 'place' ? 'ports' : role;
    const message = `Column ${columnName(column)} "${header}" was read by its values, which are ${is}. If it holds something else, say so with \`${columnName(column)}=…\` in the answer \`columns\`.`;
    findings.add({ code: 'column_read_by_values', severity: 'note', message, tab, row, column, group: String(column) });
  }
  const { matrix } = table;
  if (matrix === undefined || (matrix.across !== undefined && !matrix.isGuess)) return;
  const message = matrix.isGuess
    ? 'Nothing says which ports of this matrix are of loading. Those across are in the country of the sender and were read as such, those at the left as ports of discharge.'
    : 'Nothing says which ports of this matrix are of loading. Those at the left were read as such, those across as ports of discharge.';
  const about = {
    code: 'matrix_direction',
    severity: 'warning',
    message,
    tab,
    answer: 'columns',
    group: String(row),
  } as const;
  for (const one of body.rows) findings.add({ ...about, row: one.row });
}
