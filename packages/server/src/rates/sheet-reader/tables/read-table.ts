import type { CellValue } from '../../../spreadsheets/index.ts';
import { beginsWithCharge } from '../charge-text/mentions.ts';
import { isChargeName, parseBasis } from '../charges/charge-lexicon.ts';
import type { TextRow } from '../facts/read-facts.ts';
import { plainText } from '../plain-text.ts';
import { type CurrencyReading, findCurrency } from '../prices/parse-currency.ts';
import { parsePrice } from '../prices/parse-price.ts';
import { namesDays } from '../validity/parse-validity.ts';
import type { ColumnRole } from './columns/column-lexicon.ts';
import { LANE_ENDS } from './columns/column-lexicon.ts';
import { type RepeatedPrice, repeatPrices } from './columns/repeated-prices.ts';
import { createFillDown, type FillDown } from './fill-down.ts';
import { type Grid, textOf } from './grid.ts';
import { keptColumns } from './is-flat.ts';
import type { RawRow } from './raw-row.ts';
import { createFieldReader } from './row-fields.ts';
import type { Table } from './table.ts';
import { isTransitRow } from './transit-rows.ts';

/** The body of a table: its rows, the headings between them, and text that is neither. */
export type TableBody = {
  rows: RawRow[];
  sections: TextRow[];
  notes: TextRow[];
  /** Rows with places and no price. */
  priceless: number[];
  /** Hidden rows that say something: listed, not imported. */
  hidden: number[];
  /** Cells that repeat the price of another row in words. */
  repeated: RepeatedPrice[];
  /** Rows with a struck-through place, or without a price that is not struck through: withdrawn, not imported. */
  struck: number[];
  /** Rows with the transit times of the columns of prices. */
  transits: number[];
};

const NOTE =
  /^\s*(?:[•*·※►▪#]|\d+[.)、]\s|\(\d+\)|notes?\b|remarks?\b|n\.?b\.?\b|备注|注[:：]|说明|terms|conditions|subject to|above|all rates|rates? (?:are|is)|prices? (?:are|is)|please|please note|hinweis|nota|observ)/i;

/** "*** MSC ***", "== EX NINGBO ==": signs on both sides make a heading of it. */
const FRAMED = /^\s*([*=~#•·-])\1*\s*\p{L}.*\1\s*$/u;

/** Whether a line of text is a note about the rows around it, and not a heading. */
export function isNote(text: string): boolean {
  return NOTE.test(text) && !FRAMED.test(text);
}

const NO_PRICE: RawRow['prices'] = [];
const NO_CHARGES: RawRow['charges'] = [];
const NOTHING_TAKEN: RawRow['taken'] = [];

/** Price cells of a row. One merged over several price columns is the price of each of them. */
function priced<T extends { column: number }>(grid: Grid, row: number, columns: readonly T[]) {
  const found: { column: T; value: CellValue; format: string | null }[] = [];
  if (columns.length === 0) return found;
  for (const column of columns) {
    const speaker = grid.speaker(row, column.column);
    if (speaker !== column.column && !columns.some((other) => other.column === speaker)) continue;
    const value = grid.value(row, column.column);
    if (value === null || (typeof value === 'string' && value.trim() === '')) continue;
    if (grid.isStruck(row, column.column)) continue;
    found.push({ column, value, format: grid.format(row, column.column) });
  }
  return found;
}

function textRow(grid: Grid, row: number): TextRow {
  return { row, texts: grid.textsOf(row) };
}

/** A table as far as it was read. */
type Reading = {
  grid: Grid;
  body: TableBody;
  fillDown: FillDown;
  roles: readonly ColumnRole[];
  /** Below notes, a line of text is one more of them and no heading. */
  isAfterNotes: boolean;
  isPlace: (text: string) => boolean;
};
type Cells = Pick<RawRow, 'row' | 'fields' | 'prices' | 'charges'>;

/**
 * Reads the rows of a table. Nothing is dropped: each row ends in one of the lists of the body. With `isPlace`, rows of a carrier
 * and a validity are told from rows of places. `onRow`: called for each row.
 */
export function readTable(
  grid: Grid,
  table: Table,
  isPlace: (text: string) => boolean = () => true,
  onRow: () => void = () => {},
): TableBody {
  const body: TableBody = {
    rows: [],
    sections: [],
    notes: [],
    priceless: [],
    hidden: [],
    repeated: [],
    struck: [],
    transits: [],
  };
  const roles = [...table.fields.keys()];
  const reading: Reading = {
    grid,
    body,
    fillDown: createFillDown(keptColumns(grid, table)),
    roles,
    isAfterNotes: false,
    isPlace,
  };
  const readFields = createFieldReader(grid, table);
  for (let row = table.header[1] + 1; row <= table.last; row++) {
    onRow();
    if (grid.filledColumns(row).length === 0 && !hasMergedText(grid, row, table)) continue;
    if (isAside(body, row, table)) continue;
    const prices = priced(grid, row, table.prices);
    const charges = table.charges.length === 0 ? NO_CHARGES : priced(grid, row, table.charges);
    const cells = { row, fields: readFields(row), prices, charges };
    const line = cells.fields.has('charge') ? undefined : chargeLine(reading, cells);
    if (line !== undefined) body.notes.push({ row, texts: [line] });
    else if (isDatedHeading(reading, cells)) addHeading(reading, textRow(grid, row));
    else if (hasPrice(table, cells) && !isLoneText(grid, cells)) addPriced(reading, cells);
    else addPriceless(reading, cells);
  }
  body.repeated = repeatPrices(body.rows);
  // A line below the last row of a tab heads nothing; before another table it may be that one's title.
  const isLast = table.last >= grid.rowCount - 1;
  const lastRow = isLast ? (body.rows.at(-1)?.row ?? -1) : Number.POSITIVE_INFINITY;
  body.notes.push(...body.sections.filter(({ row }) => row > lastRow));
  body.notes.sort((a, b) => a.row - b.row);
  body.sections = body.sections.filter(({ row }) => row < lastRow);
  return body;
}

/** "MSC | | valid 1-15 Dec": days, no amount, no place and no charge. */
function isDatedHeading({ isPlace }: Reading, { fields, prices }: Cells): boolean {
  if (fields.has('charge')) return false;
  const places = LANE_ENDS.flatMap((role) => fields.get(role) ?? []);
  if (places.some(({ value }) => isPlace(textOf(value)))) return false;
  const amount = fields.get('amount');
  const priced = [...prices, ...(amount ? [amount] : [])].map(({ value }) => value);
  const said = [...priced, ...places.map(({ value }) => value)];
  return (
    said.length > 1 - Number(places.length === 0) &&
    priced.every((value) => parsePrice(value).kind === 'unknown') &&
    said.some((value) => typeof value === 'string' && namesDays(plainText(value)))
  );
}

/** "*** MSC ***", "incl. BAF / excl. THC": words that happen to stand in a column of prices, and nothing beside them. */
function isLoneText(grid: Grid, { row, fields, prices }: Cells): boolean {
  const amount = fields.get('amount');
  const values = [...prices, ...(amount ? [amount] : [])].map(({ value }) => value);
  const [only, ...more] = grid.textsOf(row);
  if (only === undefined || more.length > 0 || values.length === 0) return false;
  return values.every((value) => typeof value === 'string' && parsePrice(value).kind === 'unknown');
}

function addHeading(reading: Reading, text: TextRow): void {
  reading.body.sections.push(text);
  reading.fillDown.reset();
}

/** Puts a row aside that is neither a rate nor a text, whatever it says. */
function isAside(body: TableBody, row: number, table: Table): boolean {
  if (table.grid.tab.hiddenRows.has(row)) return body.hidden.push(row) > 0;
  if (isWithdrawn(table.grid, row, table)) return body.struck.push(row) > 0;
  return isTransitRow(table.grid, row, table) && body.transits.push(row) > 0;
}

/** Whether what makes the row a rate is struck through: one of its places, its amount, or all its prices. */
function isWithdrawn(grid: Grid, row: number, { fields, prices }: Table): boolean {
  if (grid.tab.struck?.cells.get(row) === undefined) return false;
  const isFilledAndStruck = (column: number) => !grid.isBlank(row, column) && grid.isStruck(row, column);
  const telling = [...LANE_ENDS, 'amount' as const].flatMap((role) => fields.get(role) ?? []);
  if (telling.some(isFilledAndStruck)) return true;
  const filled = prices.filter(({ column }) => !grid.isBlank(row, column));
  return filled.length > 0 && filled.every(({ column }) => grid.isStruck(row, column));
}

/** Charges alone make a row of a table that has no other prices. */
function hasPrice(table: Table, { fields, prices, charges }: Cells): boolean {
  if (prices.length > 0 || fields.has('amount') || fields.has('other-mode-price')) return true;
  return charges.length > 0 && table.prices.length === 0;
}

function addPriced(reading: Reading, { row, fields, prices, charges }: Cells): void {
  const { body, fillDown, roles } = reading;
  reading.isAfterNotes = false;
  const { taken } = fillDown.fill(fields, roles);
  body.rows.push({
    row,
    section: body.sections.length - 1,
    fields,
    taken: taken.length === 0 ? NOTHING_TAKEN : taken,
    prices: prices.length === 0 ? NO_PRICE : prices,
    charges,
  });
}

/** Over lines of what is paid at a port, and not with the freight. */
const LOCAL = /\blo[ck]al(?:es|e|i|s)?\b|\blocaux\b|\blocais\b|本地|当地|當地|현지|現地/i;

/**
 * "ISPS | USD 12 per container", "BAF | | 100 | 200" among or below the rates: a charge and what is said of it, in the columns of
 * places and prices. Undefined where the row is none.
 */
function chargeLine({ grid, isPlace, body }: Reading, { row, fields, prices }: Cells): string | undefined {
  const [first, ...others] = grid.filledColumns(row).filter((column) => !grid.isStruck(row, column));
  if (first === undefined || others.length === 0) return undefined;
  const name = grid.text(row, first).replace(/[\s:：]+$/, '');
  const isNamed = isChargeName(name) || (prices.length > 0 && beginsWithCharge(name));
  // "AMS | per B/L | 35" is a charge, and not from Amsterdam.
  const isBased = isByLabel(prices) && others.some((column) => isPerUnit(grid.text(row, column)));
  if (!isNamed || (!isBased && LANE_ENDS.some((role) => isPlace(textOf(fields.get(role)?.value))))) return undefined;
  const [heading] = [...body.sections, ...body.notes]
    .filter(({ texts }) => texts.length === 1 && !texts[0]?.includes(': '))
    .sort((a, b) => b.row - a.row);
  if (LOCAL.test(heading?.texts[0] ?? '')) return undefined;
  const priced = new Map(prices.map((price) => [price.column.column, price]));
  if (isByLabel(prices)) {
    const rest = others.filter((column) => !priced.has(column)).map((column) => grid.text(row, column));
    const currency = findCurrency(heading?.texts[0] ?? '');
    return linesByLabel(prices, { name, rest: rest.join(' '), currency });
  }
  const said = others.map((column) => {
    const price = priced.get(column);
    const types = price?.column.equipment.map(({ code }) => code).join('/');
    const money = typeof price?.column.currency === 'string' ? `${price.column.currency} ` : '';
    return price && types && typeof price.value === 'number'
      ? `${money}${price.value}/${types}`
      : grid.text(row, column);
  });
  return `${name}: ${said.join(priced.size > 1 ? ', ' : ' ')}`;
}

/** "Per TEU", "/B/L": what an amount is charged for. */
const isPerUnit = (text: string) =>
  /^(?:per|pro|por|par|je|al|a|\/)\s?\S/i.test(text) && parseBasis(text) !== undefined;

const labelOf = ({ column }: RawRow['prices'][number]) => column.groups?.at(-1);

/** Whether amounts stand under labels, such as the ports of a matrix, that tell them apart. */
function isByLabel(prices: RawRow['prices']): boolean {
  return (
    prices.length > 0 &&
    prices.every((price) => labelOf(price) !== undefined && parsePrice(price.value).kind !== 'unknown')
  );
}

/** "BAF | per TEU | 110 | 95" under the ports of a matrix: what the charge is for each of them. */
function linesByLabel(
  prices: RawRow['prices'],
  { name, rest, currency }: { name: string; rest: string; currency: CurrencyReading | undefined },
): string {
  const lines = prices.flatMap((price) => {
    const { kind } = parsePrice(price.value);
    if (kind !== 'amount' && kind !== 'included') return [];
    const types = price.column.equipment.map(({ code }) => code).join('/');
    const own = price.column.currency ?? currency;
    const money = kind === 'amount' && own !== undefined && own !== 'yen-or-yuan' ? `${own} ` : '';
    const unit = types === '' ? ` ${rest}` : `/${types} ${rest}`;
    return [`${name}: ${money}${textOf(price.value)}${unit.trimEnd()} (only ${labelOf(price)})`];
  });
  return lines.join('\n');
}

/** A heading, a note, or a row with places and no price. */
function addPriceless(reading: Reading, { row, fields }: Cells): void {
  const { grid, body, fillDown, roles } = reading;
  const text = textRow(grid, row);
  const [only] = text.texts;
  if (only === undefined) body.struck.push(row);
  else if (text.texts.length === 1) {
    if (reading.isAfterNotes || isNote(only) || only.length > 90) body.notes.push(text);
    else body.sections.push(text);
    reading.isAfterNotes ||= isNote(only);
    fillDown.reset();
  } else if (LANE_ENDS.some((role) => fields.has(role))) {
    fillDown.fill(fields, roles);
    body.priceless.push(row);
  } else {
    body.notes.push(text);
  }
}

/** A row inside vertical merges only: a lane whose every cell is merged down has no price of its own and is skipped. */
function hasMergedText(grid: Grid, row: number, table: Table): boolean {
  return (
    table.prices.some(({ column }) => grid.text(row, column) !== '') &&
    table.prices.some(({ column }) => !grid.isMergedInto(row, column))
  );
}
