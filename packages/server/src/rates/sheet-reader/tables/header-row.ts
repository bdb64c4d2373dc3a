import { parseEquipmentList } from '../../record/equipment.ts';
import { cornerOf } from './assign-roles.ts';
import { classifyHeader, type HeaderMeaning } from './classify-header.ts';
import type { Evidence } from './column-evidence.ts';
import type { ColumnRole } from './column-lexicon.ts';
import type { Grid } from './grid.ts';

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

/** What the cells of a row mean if it is a header. */
export type RowMeanings = {
  filled: number[];
  meanings: Map<number, HeaderMeaning>;
  understood: number;
  /** A bare 20, 40 or 45 among them, which could as well be a price. */
  hasBareLength: boolean;
  /** A cell that is no header word and holds a year: "Valid from | 1 Dec 2026 | to | 31 Dec 2026" is no header. */
  hasDay: boolean;
};

/** Reads a row as if it were a header; undefined when it has numbers, as no header has. */
export function meaningsOf(grid: Grid, row: number): RowMeanings | undefined {
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

/** Whether a row of words is the header of a table that matters here. */
export function isHeader({ filled, meanings, understood, hasBareLength, hasDay }: RowMeanings): boolean {
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
export function completesHeader(header: RowMeanings, below: RowMeanings | undefined): below is RowMeanings {
  if (!below || below.understood === 0 || below.understood < below.filled.length * 0.6) return false;
  for (const [column, meaning] of below.meanings) {
    const above = header.meanings.get(column);
    if (meaning.kind === 'unknown' && above?.kind === 'field' && PLACES.has(above.role)) return false;
  }
  return [...below.meanings.values()].some((meaning) => meaning.kind === 'price' || meaning.kind === 'field');
}

/** A row above a header whose labels span some of its price columns: "Base rates", a carrier, a validity. */
export function isGroupRow(grid: Grid, row: number, header: RowMeanings): boolean {
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

/** A number, or text with one, below a name that no header word is: "Rotterdam" over 1,450. */
function isOverAmount(grid: Grid, row: number, column: number): boolean {
  for (let below = row + 1; below < Math.min(grid.rowCount, row + 4); below++) {
    if (grid.isBlank(below, column)) continue;
    const value = grid.value(below, column);
    if (typeof value === 'string' && parseEquipmentList(value)) return false;
    return typeof value === 'number' || /^\D{0,5}\d[\d.,' ]*\D{0,5}$/.test(grid.text(below, column));
  }
  return false;
}

/**
 * A row without enough header words is a header when the values below it say so: ports or carriers over amounts, or a name
 * over ports beside them.
 */
export function isHeaderByValues(
  grid: Grid,
  row: number,
  { meanings: { filled, meanings, hasDay }, evidence }: { meanings: RowMeanings; evidence: Evidence },
): boolean {
  if (hasDay || filled.length < 3 || filled.some((column) => grid.text(row, column).length > 60)) return false;
  const [label = -1, ...others] = filled;
  const priced = others.filter((column) => isOverAmount(grid, row, column));
  if (isOverAmount(grid, row, label)) return false;
  const isPrice = (column: number) => meanings.get(column)?.kind === 'price';
  if (
    priced.some(isPrice) &&
    namesPorts(grid, row, { columns: filled.filter((column) => !priced.includes(column)), evidence })
  )
    return true;
  if (priced.length < 2) return false;
  if (cornerOf(grid.text(row, label))) return true;
  const named = priced.filter((column) => {
    const text = grid.text(row, column);
    if (/^\d+$/.test(text)) return false;
    return evidence.isPlace(text) || evidence.isCarrier(text) || isPrice(column);
  });
  return named.length >= priced.length * 0.6;
}

/** Whether one of the columns has a port in the row below, under a word that is none. */
function namesPorts(
  grid: Grid,
  row: number,
  { columns, evidence }: { columns: readonly number[]; evidence: Evidence },
): boolean {
  return columns.some(
    (column) => evidence.isPlace(grid.text(row + 1, column)) && !evidence.isPlace(grid.text(row, column)),
  );
}

/** The columns of tables side by side in one header: parts that each name places and prices of their own. */
export function splitHeader(grid: Grid, { filled, meanings }: RowMeanings): [first: number, last: number][] {
  const whole: [number, number][] = [[0, grid.columnCount - 1]];
  const roleAt = (column: number) => {
    const meaning = meanings.get(column);
    return meaning?.kind === 'field' ? meaning.role : undefined;
  };
  const start = filled[0];
  const role = start === undefined ? undefined : roleAt(start);
  if (start === undefined || role === undefined) return whole;
  const starts = filled.filter((column) => roleAt(column) === role);
  if (starts.length < 2) return whole;
  const spans = starts.map((first, index): [number, number] => [first, (starts[index + 1] ?? grid.columnCount) - 1]);
  const isTable = ([first, last]: readonly [number, number]) => {
    const within = [...meanings].filter(([column]) => first <= column && column <= last).map(([, meaning]) => meaning);
    const hasPlace = within.some((meaning) => meaning.kind === 'field' && PLACES.has(meaning.role));
    const hasPrice = within.some(
      (meaning) => meaning.kind === 'price' || (meaning.kind === 'field' && meaning.role === 'amount'),
    );
    return hasPlace && hasPrice;
  };
  return spans.every(isTable) ? spans : whole;
}
