import { plainText } from '../plain-text.ts';
import type { CurrencyReading } from '../prices/parse-currency.ts';
import { parsePrice } from '../prices/parse-price.ts';
import { assignRoles, type Headed } from './assign-roles.ts';
import { classifyHeader, type HeaderMeaning } from './classify-header.ts';
import type { Evidence } from './column-evidence.ts';
import { type ColumnRole, normaliseHeader } from './column-lexicon.ts';
import { type Grid, windowOf } from './grid.ts';
import { completesHeader, isGroupRow, isHeader, isHeaderByValues, meaningsOf, splitHeader } from './header-row.ts';
import type { ChargeColumn, PriceColumn, Table } from './table.ts';

/** "POL" heads its own column only; "Ocean freight (USD)" may head several. */
function namesOwnColumn(text: string): boolean {
  const meaning = classifyHeader(text);
  return meaning.kind === 'field' && meaning.role !== 'amount';
}

function labelAbove(grid: Grid, rows: readonly number[], column: number): { text: string; spans: boolean }[] {
  const labels: { text: string; spans: boolean }[] = [];
  for (const row of rows) {
    let at = column;
    let text = grid.text(row, at);
    // A label without a merge holds for the blank cells to its right, as far as the header below goes on.
    while (text === '' && at > 0 && grid.text(rows.at(-1) ?? row, at) !== '' && row !== rows.at(-1)) {
      at--;
      text = grid.text(row, at);
      if (text !== '' && namesOwnColumn(text)) text = '';
    }
    if (text !== '' && !labels.some((label) => label.text === text))
      labels.push({ text, spans: at !== column || grid.mergeEnd(row, at) > at });
  }
  return labels;
}

/** "POL" over "Code" and "Name". */
function refineRole(role: ColumnRole, above: HeaderMeaning | undefined): ColumnRole {
  if (above?.kind !== 'field' || (above.role !== 'origin' && above.role !== 'destination')) return role;
  if (role === 'code') return `${above.role}-code`;
  if (role === 'port-name') return above.role;
  if (role === 'destination-country') return `${above.role}-country`;
  return role;
}

/** What the labels above a column mean together; `group` is the one over several prices. */
type ColumnMeaning = { meaning: HeaderMeaning; group?: string };

function combine(texts: readonly { text: string }[]): ColumnMeaning & { header: string } {
  const header = texts.map((label) => label.text).join(' ');
  const meanings = texts.map((label) => classifyHeader(label.text));
  const own = meanings.at(-1) ?? { kind: 'unknown' };
  const above = meanings.length > 1 ? meanings[0] : undefined;
  if (own.kind === 'field') return { meaning: { ...own, role: refineRole(own.role, above) }, header };
  if (own.kind === 'price' && above) return { ...priceBelow(above, own, texts), header };
  if (own.kind === 'unknown') {
    const whole = classifyHeader(header);
    if (whole.kind !== 'unknown') return { meaning: whole, header };
    if (above && above.kind !== 'unknown') return { meaning: above, header };
  }
  return { meaning: own, header };
}

/** "THC" over "20GP": of what the price of a container type is the price. */
function priceBelow(
  above: HeaderMeaning,
  own: HeaderMeaning & { kind: 'price' },
  texts: readonly { text: string }[],
): ColumnMeaning {
  const { equipment } = own;
  const currency = own.currency ?? ('currency' in above ? above.currency : undefined);
  const inCurrency = currency === undefined ? {} : { currency };
  if (above.kind === 'charge') return { meaning: { ...above, equipment, ...inCurrency } };
  const whole = classifyHeader(texts.map((label) => label.text).join(' '));
  if (whole.kind === 'charge' || (whole.kind === 'price' && whole.qualifier === undefined))
    return { meaning: { ...whole, equipment } };
  const meaning = { ...own, ...inCurrency };
  return above.kind === 'field' ? { meaning } : { meaning, group: texts[0]?.text ?? '' };
}

type Columns = {
  fields: Map<ColumnRole, number[]>;
  fieldCurrency: Map<number, CurrencyReading>;
  prices: PriceColumn[];
  charges: ChargeColumn[];
  unknown: { column: number; header: string }[];
};

function addColumn(
  columns: Columns,
  column: number,
  { meaning, group, header }: ColumnMeaning & { header: string },
): void {
  const currency = 'currency' in meaning && meaning.currency !== undefined ? { currency: meaning.currency } : {};
  if (meaning.kind === 'price') {
    const { equipment, side, qualifier, allIn = false } = meaning;
    columns.prices.push({
      column,
      header,
      equipment,
      allIn,
      ...currency,
      ...(side ? { side } : {}),
      ...(qualifier ? { qualifier } : {}),
      ...(group ? { group } : {}),
    });
  } else if (meaning.kind === 'charge') {
    columns.charges.push({ column, header, charge: meaning.charge, equipment: meaning.equipment, ...currency });
  } else if (meaning.kind === 'field') {
    const role = meaning.role === 'service' && columns.fields.has('service') ? 'routing' : meaning.role;
    columns.fields.set(role, [...(columns.fields.get(role) ?? []), column]);
    if (meaning.currency !== undefined) columns.fieldCurrency.set(column, meaning.currency);
    if (role === 'known') columns.unknown.push({ column, header });
  } else {
    columns.unknown.push({ column, header });
  }
}

/** What a person said that columns hold, by column. */
type Told = ReadonlyMap<number, HeaderMeaning>;

function readHeader({ grid, span }: Pick<Table, 'grid' | 'span'>, [first, last]: Table['header'], told: Told): Headed {
  const rows = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const columns: Columns = { fields: new Map(), fieldCurrency: new Map(), prices: [], charges: [], unknown: [] };
  for (let column = 0; column < grid.columnCount; column++) {
    const texts = labelAbove(grid, rows, column);
    const meaning = told.get(column);
    if (meaning) addColumn(columns, column, { meaning, header: texts.map(({ text }) => text).join(' ') });
    else if (texts.length > 0) addColumn(columns, column, combine(texts));
  }
  disambiguateFromAndTo(grid, last, columns);
  return { grid, span, header: [first, last], ...columns };
}

/** "From" and "To" beside POL and POD are days, not ports. */
function disambiguateFromAndTo(grid: Grid, row: number, columns: Columns): void {
  const moves = [
    ['origin', 'valid-from', /^(?:from|von|desde|de|du|ab|start)$/],
    ['destination', 'valid-to', /^(?:to|nach|bis|hasta|a|au|end)$/],
  ] as const;
  for (const [place, day, words] of moves) {
    const found = columns.fields.get(place) ?? [];
    const days = found.filter((column) => words.test(normaliseHeader(grid.text(row, column))));
    if (found.length < 2 || days.length === 0 || days.length === found.length) continue;
    columns.fields.set(
      place,
      found.filter((column) => !days.includes(column)),
    );
    if (!columns.fields.has(day)) columns.fields.set(day, days);
  }
}

/** What a tab is looked at with: what values may be, and what a person said of its columns. */
export type TableContext = { evidence: Evidence; told?: Told };

/** Every table of a tab: a header in any row, with the rows up to the next one; several side by side. */
export function findTables(grid: Grid, { evidence, told = new Map() }: TableContext): Table[] {
  const starts: Omit<Table, 'last'>[] = [];
  for (let row = 0; row < grid.rowCount; row++) {
    const meanings = meaningsOf(grid, row);
    if (!meanings || !(isHeader(meanings) || isHeaderByValues(grid, row, { meanings, evidence }))) continue;
    const previousEnd = starts.at(-1)?.header[1] ?? -1;
    const first = row - 1 > previousEnd && isGroupRow(grid, row - 1, meanings) ? row - 1 : row;
    const below = row + 1 < grid.rowCount ? meaningsOf(grid, row + 1) : undefined;
    const last = completesHeader(meanings, below) && !repeats(grid, row) ? row + 1 : row;
    for (const span of splitHeader(grid, meanings))
      starts.push(assignRoles(readHeader({ grid: windowOf(grid, span), span }, [first, last], told), evidence));
    row = last;
  }
  if (starts.length === 0) {
    const row = firstPricedRow(grid, told);
    const span = [0, grid.columnCount - 1] as const;
    if (row !== undefined) starts.push(assignRoles(readHeader({ grid, span }, [row - 1, row - 1], told), evidence));
  }
  return withSharedMatrix(starts).map((table) => ({ ...table, last: endOf(grid, table, starts) }));
}

/** Where a table begins that only a person's word makes one: the first row with an amount in a column that was said to hold prices. */
function firstPricedRow(grid: Grid, told: Told): number | undefined {
  const priced = [...told].filter(
    ([, { kind, ...rest }]) => kind === 'price' || ('role' in rest && rest.role === 'amount'),
  );
  if (priced.length === 0) return undefined;
  for (let row = 0; row < grid.rowCount; row++)
    if (priced.some(([column]) => parsePrice(grid.value(row, column)).kind === 'amount')) return row;
  return undefined;
}

/** The last row before the next header. */
function endOf(grid: Grid, { header }: Omit<Table, 'last'>, starts: readonly Omit<Table, 'last'>[]): number {
  return (starts.find((other) => other.header[0] > header[1])?.header[0] ?? grid.rowCount) - 1;
}

const groupsOf = ({ prices }: Omit<Table, 'last'>) => prices.map(({ group }) => group).join('|');

/** A matrix whose corner does not say what goes down is read as the one beside it with the same ports across. */
function withSharedMatrix(tables: readonly Omit<Table, 'last'>[]): Omit<Table, 'last'>[] {
  return tables.map((table) => {
    if (!table.matrix || table.matrix.across !== undefined) return table;
    const across = tables.find((other) => other.matrix?.across && groupsOf(other) === groupsOf(table))?.matrix?.across;
    return across ? { ...table, matrix: { ...table.matrix, across } } : table;
  });
}

/** The same header once more directly below is a repetition, not a completion. */
function repeats(grid: Grid, row: number): boolean {
  const columns = grid.filledColumns(row);
  return columns.every(
    (column) =>
      plainText(grid.text(row, column)) === plainText(grid.text(row + 1, column)) &&
      !grid.isMergedInto(row + 1, column),
  );
}
