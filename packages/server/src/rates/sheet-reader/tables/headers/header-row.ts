import { parseBasis } from '../../charges/charge-lexicon.ts';
import { isCurrencyName, isPricedLength, parsePrice } from '../../prices/parse-price.ts';
import { labelColumns } from '../columns/column-labels.ts';
import { type ColumnRole, LANE_ENDS } from '../columns/column-lexicon.ts';
import { cornerOf } from '../columns/column-readings.ts';
import { type Evidence, kindsBelow, type ValueKind } from '../columns/column-sample.ts';
import type { Grid } from '../grid.ts';
import { HEADING } from '../role-scores.ts';
import { classifyHeader, type HeaderMeaning } from './classify-header.ts';

const NUMBER = /^[^\p{L}\d]*\d[\d.,]*[^\p{L}\d'’‘′´`"”″]*$/u;
/** "1800-1900", "1,100/1,200": prices, and no days ("01.12.-14.12.2026") or lengths. */
const NUMBERS = /^\D?(?:\d{3,}|\d{1,3}(?:[.,]\d{3})+)\s?[-–/]\s?(?:\d{3,}|\d{1,3}(?:[.,]\d{3})+)$/;

/** Weight breaks that head the columns of air freight: `+100`, `-45`. */
const WEIGHT_BREAK = /^[+-]\s?(?:45|100|300|500|1000)(?:\s?kgs?)?$/i;

/** "USD 1,200", "US$ 250", "1.200 EUR", "USD 650/20GP". */
function isMoney(text: string): boolean {
  const price = parsePrice(text);
  return price.kind === 'amount' && price.currency !== undefined && price.note === undefined;
}

/** A cell that no header has: a number. Bare 20, 40 and 45 may head price columns. */
function isPlainNumber(value: unknown): boolean {
  if (typeof value === 'number') return ![20, 40, 45].includes(value);
  if (typeof value !== 'string' || !/\d/.test(value)) return false;
  const text = value.trim();
  if (WEIGHT_BREAK.test(text) || isPricedLength(text)) return false;
  return NUMBERS.test(text) || isPairOfAmounts(text) || (NUMBER.test(text) && !/^(?:20|40|45)$/.test(text));
}

/** "50/100", "60/110": two small amounts, of which one is neither a day or month nor a length of containers. */
function isPairOfAmounts(text: string): boolean {
  const amounts = /^(\d{2,3})\s?\/\s?(\d{2,3})$/.exec(text)?.slice(1).map(Number) ?? [];
  return amounts.some((amount) => amount > 31 && amount !== 40 && amount !== 45);
}

/** Another one: an amount of money. Letters of ASCII without a digit are none, which most cells of long tables are. */
function isMoneyCell(value: unknown): boolean {
  if (typeof value !== 'string' || /^[^\d\u0080-\uffff]*$/.test(value)) return false;
  const text = value.trim();
  return !WEIGHT_BREAK.test(text) && !isPricedLength(text) && isMoney(text);
}

/** "LSS | USD 40 | per TEU": one amount that could be a length of containers, beside the unit that it is for. */
function isAmountPerUnit(texts: readonly string[]): boolean {
  return (
    texts.filter(isPricedLength).length === 1 &&
    texts.some((text) => /^(?:\/|(?:per|pro|por|par|je|al?|za|mỗi)\s)/iu.test(text) && parseBasis(text) !== undefined)
  );
}

/** Roles without which a row of words is not the header of a table that matters here. */
const TELLING: ReadonlySet<ColumnRole> = new Set([
  ...LANE_ENDS,
  'amount',
  'other-mode-price',
  'charge',
  'code',
  'port-name',
]);

/** Roles of the ends of a lane. */
export const PLACES: ReadonlySet<ColumnRole> = new Set(LANE_ENDS);

/** What the cells of a row mean if it is a header. */
export type RowMeanings = {
  filled: number[];
  meanings: Map<number, HeaderMeaning>;
  understood: number;
  texts: ReadonlyMap<number, string>;
  /** A cell that is no header word and holds a year: "Valid from | 1 Dec 2026 | to | 31 Dec 2026" is no header. */
  hasDay: boolean;
};

/** Reads a row as if it were a header; undefined when it has numbers, as no header has. */
export function meaningsOf(grid: Grid, row: number): RowMeanings | undefined {
  const filled = grid.filledColumns(row);
  if (filled.length === 0) return undefined;
  for (const column of filled) if (isPlainNumber(grid.value(row, column))) return undefined;
  for (const column of filled) if (isMoneyCell(grid.value(row, column))) return undefined;
  if (isAmountPerUnit(filled.map((column) => grid.text(row, column)))) return undefined;
  const meanings = new Map<number, HeaderMeaning>();
  let understood = 0;
  const texts = new Map<number, string>();
  let hasDay = false;
  for (const column of filled) {
    const text = grid.text(row, column);
    const meaning = classifyHeader(text);
    texts.set(column, text);
    meanings.set(column, meaning);
    if (meaning.kind !== 'unknown') understood++;
    else hasDay ||= /(?<!\d)20\d\d(?!\d)/.test(text);
  }
  return { filled, texts, meanings, understood, hasDay };
}

/** Kinds that a heading over them has nothing of: a port over a port is a row, not a heading. */
const TYPED: readonly ValueKind[] = ['place', 'code', 'country', 'carrier', 'container', 'currency', 'date', 'lane'];

/** What a cell whose words are not known speaks for, by the values below it. */
function scoreUnknown(text: string, below: ReadonlySet<ValueKind>, evidence: Evidence): number {
  if (cornerOf(text)) return HEADING.corner;
  const own = evidence.kindsOf(text, null);
  const isTyped = TYPED.some((kind) => own.has(kind));
  if (TYPED.some((kind) => own.has(kind) && below.has(kind))) return HEADING.sameAsBelow;
  if (below.has('amount') && !below.has('date')) {
    if (own.has('currency')) return HEADING.wordOverAmount;
    if (own.has('place') || own.has('carrier')) return HEADING.nameOverAmount;
    return isTyped ? HEADING.value : HEADING.wordOverAmount;
  }
  if (isTyped) return HEADING.value;
  return TYPED.some((kind) => below.has(kind)) ? HEADING.wordOverValue : HEADING.unknown;
}

/** How much a row looks like the header of a table that matters here, in points; `row` is its lowest row. */
export function scoreHeader(grid: Grid, row: number, { meanings: heading, evidence }: HeadingRow): number {
  const { filled, meanings, hasDay, texts } = heading;
  if (filled.length < 2) return 0;
  const isNamed = [...meanings.values()].some((meaning) => meaning.kind === 'field' && PLACES.has(meaning.role));
  const seen = new Set<string>();
  let score = hasDay ? HEADING.day : 0;
  let hasEnd = isOverPlaces(grid, row, { first: filled[0] ?? 0, evidence });
  let hasPrice = false;
  for (const column of filled) {
    const [meaning, text] = [meanings.get(column), texts.get(column) ?? ''];
    const below = kindsBelow(grid, row, { column, evidence });
    hasEnd ||= below.has('place') || below.has('code') || below.has('lane');
    hasPrice ||= below.has('amount');
    if (text.length > LONGEST_HEADING) score += HEADING.sentence;
    if (meaning === undefined || meaning.kind === 'unknown') {
      score += scoreUnknown(text, below, evidence);
      continue;
    }
    if (meaning.kind === 'price' && below.has('container')) score += HEADING.sameAsBelow;
    else if ((/^\d+$/.test(text) || isPricedLength(text)) && !isNamed) score += HEADING.bareLength;
    else if (meaning.kind === 'charge' && below.has('amount')) score += HEADING.word;
    else score += scoreKnown(meaning, seen);
  }
  return score + (hasEnd && hasPrice ? HEADING.endAndPrice : 0);
}

/** Whether there are places below the blank cells at the left of a row: the corner of a matrix may be blank. */
function isOverPlaces(grid: Grid, row: number, { first, evidence }: { first: number; evidence: Evidence }): boolean {
  for (let column = 0; column < first; column++)
    if (kindsBelow(grid, row, { column, evidence }).has('place')) return true;
  return false;
}

/** A known word counts once; again it adds little. */
function scoreKnown(meaning: HeaderMeaning, seen: Set<string>): number {
  if (meaning.kind === 'charge') return HEADING.charge;
  const key =
    meaning.kind === 'field'
      ? meaning.role
      : meaning.kind === 'price'
        ? `price ${meaning.equipment.map(({ code }) => code).join()}`
        : '';
  if (seen.has(key)) return HEADING.again;
  const isTelling = meaning.kind === 'field' && TELLING.has(meaning.role);
  const group = meaning.kind === 'price' ? 'price' : isTelling ? 'telling' : undefined;
  const first = group !== undefined && !seen.has(group) ? HEADING[group] : 0;
  seen.add(key);
  if (group !== undefined) seen.add(group);
  return HEADING.word + first;
}

/** Longer texts are sentences. */
const LONGEST_HEADING = 60;

/** A row as it reads if it is a header, with the look-ups of the workbook. */
export type HeadingRow = { meanings: RowMeanings; evidence: Evidence };

/** Whether a row of words is the header of a table that matters here. */
export function isHeader(grid: Grid, row: number, heading: HeadingRow): boolean {
  return scoreHeader(grid, row, heading) >= HEADING.enough;
}

/** A value of a row of charges: "Included" under a container type or "Amount", the name of a charge under "Code" or "Surcharge". */
function isValueBelow(meaning: HeaderMeaning, above: HeaderMeaning | undefined): boolean {
  if (above?.kind === 'price' || (above?.kind === 'field' && above.role === 'amount'))
    return meaning.kind === 'field' && meaning.role === 'inclusive';
  return above?.kind === 'field' && (above.role === 'charge' || above.role === 'code') && meaning.kind === 'charge';
}

/** "BAF | Bunker | included" below "Code | Description | Amount": a row of a table of charges, although each cell might head a column. */
export function isRowOfCharges(row: RowMeanings, header: RowMeanings): boolean {
  const meanings = [...row.meanings];
  const isHeading = ([, one]: (typeof meanings)[number]) =>
    one.kind === 'price' || (one.kind === 'field' && PLACES.has(one.role));
  return !meanings.some(isHeading) && meanings.some(([column, one]) => isValueBelow(one, header.meanings.get(column)));
}

/** Two rows that only together are a header: "Port of" over "loading". */
export function joinedMeanings(grid: Grid, row: number): RowMeanings | undefined {
  const [upper, lower] = [meaningsOf(grid, row), meaningsOf(grid, row + 1)];
  if (!upper || !lower || upper.filled.length < 2 || lower.filled.length < 2) return undefined;
  if ([...lower.meanings].some(([column, one]) => isValueBelow(one, upper.meanings.get(column)))) return undefined;
  const labels = labelColumns(grid, [row, row + 1]).filter(({ header }) => header !== '');
  const meanings = new Map(labels.map(({ column, meaning }) => [column, meaning]));
  return {
    filled: labels.map(({ column }) => column),
    texts: new Map(labels.map(({ column, header }) => [column, header])),
    meanings,
    understood: [...meanings.values()].filter(({ kind }) => kind !== 'unknown').length,
    hasDay: upper.hasDay || lower.hasDay,
  };
}

/**
 * A row below a header that completes it: `20'GP | 40'HC` under a merged "Subject to Origin LSS". A name under "POL" makes it
 * a row of the table, even when its prices are 20 and 40.
 */
export function completesHeader(header: RowMeanings, below: RowMeanings | undefined): below is RowMeanings {
  if (!below) return false;
  // "USD | USD | days" below the container types: units.
  const units = [...below.meanings].filter(
    ([column, { kind }]) => kind === 'unknown' && isCurrencyName(below.texts.get(column) ?? ''),
  );
  const understood = below.understood + units.length;
  if (understood === 0 || understood < below.filled.length * 0.6) return false;
  const isOverPrice = ([column]: (typeof units)[number]) => header.meanings.get(column)?.kind === 'price';
  for (const [column, meaning] of below.meanings) {
    const above = header.meanings.get(column);
    if (meaning.kind === 'unknown' && above?.kind === 'field' && PLACES.has(above.role)) return false;
    if (isValueBelow(meaning, above)) return false;
  }
  return (
    units.some(isOverPrice) ||
    [...below.meanings.values()].some((meaning) => meaning.kind === 'price' || meaning.kind === 'field')
  );
}

/** A row above a header whose labels span some of its price columns: "Base rates", a carrier, a validity. Higher ones begin at the first price. */
export function isGroupRow(
  grid: Grid,
  row: number,
  {
    header,
    evidence,
    row: headerRow = row + 1,
    isLowest = true,
  }: { header: RowMeanings; evidence: Evidence; row?: number; isLowest?: boolean },
): boolean {
  const above = row >= 0 ? meaningsOf(grid, row) : undefined;
  if (!above) return false;
  const priceColumns = [...header.meanings].flatMap(([column, meaning]) =>
    meaning.kind === 'price' || isNameOverAmount(grid, headerRow, { column, meaning, evidence }) ? [column] : [],
  );
  const first = priceColumns[0];
  if (first === undefined || priceColumns.length < 2) return false;
  // "Currency: | USD" is a line of the title.
  if (above.filled.length === 2 && /[:：]$/.test(above.texts.get(firstOf(above)) ?? '')) return false;
  // One line over a table that begins with its prices is its title.
  const [only] = above.filled;
  if (above.filled.length === 1 && only === header.filled[0] && grid.mergeEnd(row, only ?? 0) === only) return false;
  if (!isLowest && !above.filled.includes(first)) return false;
  return above.filled.every((column) => {
    const end = grid.mergeEnd(row, column);
    const kind = above.meanings.get(column)?.kind;
    // "20'" over each corner of matrices side by side.
    const isCorner = kind === 'price' && cornerOf(grid.text(headerRow, column)) !== undefined;
    return column >= first || isCorner || (end < first && above.filled.length > 1 && kind === 'field');
  });
}

const firstOf = ({ filled }: RowMeanings) => filled[0] ?? 0;

/** "Rotterdam" over amounts. */
export function isNameOverAmount(
  grid: Grid,
  row: number,
  { column, meaning, evidence }: { column: number; meaning: HeaderMeaning; evidence: Evidence },
): boolean {
  const text = grid.text(row, column);
  if (meaning.kind !== 'unknown' || !(evidence.isPlace(text) || evidence.isCarrier(text))) return false;
  return kindsBelow(grid, row, { column, evidence }).has('amount');
}
