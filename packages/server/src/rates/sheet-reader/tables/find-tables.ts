import { plainText } from '../plain-text.ts';
import type { CurrencyReading } from '../prices/parse-currency.ts';
import { classifyHeader, type HeaderMeaning } from './classify-header.ts';
import { type ColumnRole, normaliseHeader } from './column-lexicon.ts';
import type { Grid } from './grid.ts';
import type { ChargeColumn, PriceColumn, Table } from './table.ts';

const NUMBER = /^[^\p{L}\d]*\d[\d.,]*[^\p{L}\d'’"″]*$/u;

/** Weight breaks that head the columns of air freight: `+100`, `-45`. */
const WEIGHT_BREAK = /^[+-]\s?(?:45|100|300|500|1000)(?:\s?kgs?)?$/i;

/** A cell that no header has. Bare 20, 40 and 45 may head price columns. */
function isPlainNumber(value: unknown): boolean {
  if (typeof value === 'number') return ![20, 40, 45].includes(value);
  if (typeof value === 'string' && WEIGHT_BREAK.test(value.trim())) return false;
  return typeof value === 'string' && NUMBER.test(value.trim()) && !/^(?:20|40|45)$/.test(value.trim());
}

/** Roles without which a row of words is not the header of a table that matters here. */
const TELLING: ReadonlySet<ColumnRole> = new Set([
  'origin',
  'origin-code',
  'destination',
  'destination-code',
  'receipt',
  'delivery',
  'amount',
  'other-mode-price',
  'charge',
  'code',
  'port-name',
]);

/** Roles of the ends of a lane. */
const PLACES: ReadonlySet<ColumnRole> = new Set([
  'origin',
  'origin-code',
  'destination',
  'destination-code',
  'receipt',
  'delivery',
]);

type RowMeanings = {
  filled: number[];
  meanings: Map<number, HeaderMeaning>;
  understood: number;
  /** A bare 20, 40 or 45 among them, which could as well be a price. */
  hasBareLength: boolean;
  /** A cell that is no header word and holds a year: "Valid from | 1 Dec 2026 | to | 31 Dec 2026" is no header. */
  hasDay: boolean;
};

function meaningsOf(grid: Grid, row: number): RowMeanings | undefined {
  const filled = grid.filledColumns(row);
  if (filled.length === 0) return undefined;
  for (const column of filled) if (isPlainNumber(grid.value(row, column))) return undefined;
  const meanings = new Map<number, HeaderMeaning>();
  let understood = 0;
  let hasBareLength = false;
  let hasDay = false;
  for (const column of filled) {
    hasBareLength ||= /^\d+$/.test(grid.text(row, column));
    const meaning = classifyHeader(grid.text(row, column));
    meanings.set(column, meaning);
    if (meaning.kind !== 'unknown') understood++;
    else hasDay ||= /(?<!\d)20\d\d(?!\d)/.test(grid.text(row, column));
  }
  return { filled, meanings, understood, hasBareLength, hasDay };
}

function isHeader({ filled, meanings, understood, hasBareLength, hasDay }: RowMeanings): boolean {
  if (hasDay || understood < 2 || understood < filled.length / 2) return false;
  const named = [...meanings.values()].some((meaning) => meaning.kind === 'field' && PLACES.has(meaning.role));
  if (hasBareLength && !named) return false;
  let fields = 0;
  let prices = 0;
  let telling = 0;
  const distinct = new Set<string>();
  for (const meaning of meanings.values()) {
    if (meaning.kind === 'price') {
      prices++;
      distinct.add(`price ${meaning.equipment.map((type) => type.code).join()}`);
    }
    if (meaning.kind !== 'field') continue;
    fields++;
    distinct.add(meaning.role);
    if (TELLING.has(meaning.role)) telling++;
  }
  return distinct.size >= 2 && (telling > 0 ? fields + prices >= 2 : prices >= 2 || (prices >= 1 && fields >= 2));
}

/**
 * A row below a header that completes it: `20'GP | 40'HC` under a merged "Subject to Origin LSS". A name under "POL" makes it
 * a row of the table, even when its prices are 20 and 40.
 */
function completesHeader(header: RowMeanings, below: RowMeanings | undefined): below is RowMeanings {
  if (!below || below.understood === 0 || below.understood < below.filled.length * 0.6) return false;
  for (const [column, meaning] of below.meanings) {
    const above = header.meanings.get(column);
    if (meaning.kind === 'unknown' && above?.kind === 'field' && PLACES.has(above.role)) return false;
  }
  return [...below.meanings.values()].some((meaning) => meaning.kind === 'price' || meaning.kind === 'field');
}

/** A row above a header whose labels span some of its price columns: "Base rates", a carrier, a validity. */
function isGroupRow(grid: Grid, row: number, header: RowMeanings): boolean {
  const above = row >= 0 ? meaningsOf(grid, row) : undefined;
  if (!above) return false;
  const priceColumns = [...header.meanings].filter(([, meaning]) => meaning.kind === 'price').map(([column]) => column);
  const first = priceColumns[0];
  if (first === undefined || priceColumns.length < 2) return false;
  return above.filled.every((column) => {
    const end = grid.mergeEnd(row, column);
    return column >= first || (end < first && above.filled.length > 1 && above.meanings.get(column)?.kind === 'field');
  });
}

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

function readHeader(grid: Grid, [first, last]: Table['header'], told: Told): Omit<Table, 'last'> {
  const rows = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const columns: Columns = { fields: new Map(), fieldCurrency: new Map(), prices: [], charges: [], unknown: [] };
  for (let column = 0; column < grid.columnCount; column++) {
    const texts = labelAbove(grid, rows, column);
    const meaning = told.get(column);
    if (meaning) addColumn(columns, column, { meaning, header: texts.map(({ text }) => text).join(' ') });
    else if (texts.length > 0) addColumn(columns, column, combine(texts));
  }
  disambiguateFromAndTo(grid, last, columns);
  return { header: [first, last], ...columns };
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

/** Every table of a tab: a header in any row, with the rows up to the next one. */
export function findTables(grid: Grid, told: Told = new Map()): Table[] {
  const starts: Omit<Table, 'last'>[] = [];
  for (let row = 0; row < grid.rowCount; row++) {
    const meanings = meaningsOf(grid, row);
    if (!meanings || !isHeader(meanings)) continue;
    const previousEnd = starts.at(-1)?.header[1] ?? -1;
    const first = row - 1 > previousEnd && isGroupRow(grid, row - 1, meanings) ? row - 1 : row;
    const below = row + 1 < grid.rowCount ? meaningsOf(grid, row + 1) : undefined;
    const last = completesHeader(meanings, below) && !repeats(grid, row) ? row + 1 : row;
    starts.push(readHeader(grid, [first, last], told));
    row = last;
  }
  return starts.map((table, index) => ({ ...table, last: (starts[index + 1]?.header[0] ?? grid.rowCount) - 1 }));
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
