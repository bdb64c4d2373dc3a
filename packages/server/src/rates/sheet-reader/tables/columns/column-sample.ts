import type { CarrierDirectory } from '../../../../carriers/index.ts';
import { isInland, type PortResolver } from '../../../../ports/index.ts';
import { type CellValue, isDateFormat } from '../../../../spreadsheets/index.ts';
import { parseEquipmentList } from '../../../record/equipment.ts';
import { beginsWithCharge, mayMention, textSaysOfCharges } from '../../charge-text/mentions.ts';
import {
  findCharge,
  findChargeNamed,
  isBaseFreight,
  isChargeName,
  isUnitOfCharge,
} from '../../charges/charge-lexicon.ts';
import { memoize } from '../../memoize.ts';
import { isSure } from '../../places/choose-place.ts';
import { endsOfLane } from '../../places/lane-text.ts';
import { parsePlaceText } from '../../places/parse-place-text.ts';
import { NO_PORT_GROUPS, type PortGroups } from '../../places/port-groups.ts';
import { plainText } from '../../plain-text.ts';
import { isCurrencyName, parsePrice } from '../../prices/parse-price.ts';
import { carrierOfLabel } from '../../rows/carrier-reader.ts';
import { parseValidity } from '../../validity/parse-validity.ts';
import { scanDates } from '../../validity/scan-dates.ts';
import { scanWeeks } from '../../validity/scan-weeks.ts';
import { isWeekdays } from '../../validity/weekdays.ts';
import { isDitto } from '../fill-down.ts';
import type { Grid } from '../grid.ts';

/** The directories that values are looked up in, and the groups of ports that the sheet defines. */
export type Names = { ports: PortResolver; carriers: CarrierDirectory; groups?: PortGroups };

/** What a cell may be by its value alone; one cell may be several. */
export type ValueKind =
  | 'place'
  /** Two ports: "Kotka - Yokohama". */
  | 'lane'
  | 'code'
  | 'country'
  | 'carrier'
  | 'container'
  | 'currency'
  | 'date'
  /** A first and a last day. */
  | 'period'
  | 'days'
  /** Days of the week, on which ships leave. */
  | 'weekday'
  /** The name or code of a charge, or of the ocean freight itself. */
  | 'charge'
  /** The name of a charge and more that says neither how much nor how it applies: "THC India". */
  | 'charge-and-more'
  /** What one amount is charged for: "container", "B/L". */
  | 'unit'
  /** A sentence: what remarks are made of. */
  | 'prose'
  | 'amount'
  /** An amount, or a word in the place of one: "-", "on request", "incl.". */
  | 'price';

/** What texts may be, whatever the heading says; equal texts are looked up once for a workbook. */
export type Evidence = {
  kindsOf: (value: CellValue, format: string | null) => ReadonlySet<ValueKind>;
  isPlace: (text: string) => boolean;
  isCarrier: (text: string) => boolean;
  /** The ports that a text names surely: one, those of a country or of a group of ports; none for other texts. */
  codesOf: (text: string) => ReadonlySet<string>;
  /** The country of the one place that a text names, and whether no ships call there. */
  pointOf: (text: string) => { country: string; isInland: boolean } | undefined;
};

/** Longer texts are sentences. */
const LONGEST_NAME = 40;
const NO_KINDS: ReadonlySet<ValueKind> = new Set();
const NO_CODES: ReadonlySet<string> = new Set();
/** Serials of 2000 to 2099. */
const SERIALS = { first: 36_526, last: 73_050 };
/** 20261201. */
const COMPACT_DAY = /^20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;

/** Where a carrier takes over or hands over: CY is no Cyprus there. */
const SERVICE_MODE = /^(?:cy|cfs|sd|door|ramp|dr)$/i;

/** Makes the look-ups of one workbook. */
export function createEvidence({ ports, carriers, groups = NO_PORT_GROUPS }: Names): Evidence {
  const resolve = memoize((text: string) => ports.resolve(text).candidates);
  const isNamed = (text: string) =>
    resolve(text.replace(/\s*[([（].*$/, '')).some((candidate) => candidate.kind === 'port' && isSure(candidate));
  const codesOf = memoize((text: string): ReadonlySet<string> => {
    if (text.length > LONGEST_NAME) return NO_CODES;
    const listed = groups.portsOf(text);
    if (listed) return new Set(listed);
    const candidates = resolve(text);
    const [best] = candidates;
    const sure = candidates.filter(
      (one) => one.kind === best?.kind && one.score === best.score && (one.kind !== 'port' || isSure(one)),
    );
    return new Set(sure.flatMap(({ kind, code, portCodes }) => (kind === 'port' ? [code] : portCodes)));
  });
  const isCarrier = memoize((text: string) => text.length <= LONGEST_NAME && isOneCarrier(text, carriers));
  const isPlace = memoize((text: string) => {
    if (text.length > LONGEST_NAME || !/\p{L}{2}/u.test(text)) return false;
    if (groups.portsOf(text)) return true;
    const { places } = parsePlaceText(text);
    return places.length > 0 && places.every((place) => place.split(/\s*[/,]\s*/).some((part) => isNamed(part)));
  });
  const isCountry = (text: string) =>
    !SERVICE_MODE.test(text) && resolve(text)[0]?.kind === 'country' && !isPlace(text);
  const isCode = (text: string) =>
    /^[A-Z]{2}\s?[A-Z2-9]{3}$/.test(text) && ports.find(text.replace(/\s/g, '')) !== undefined;
  const kindsOfText = memoize((text: string) => textKinds(text, { isPlace, isCarrier, isCountry, isCode }));
  const kindsOf = (value: CellValue, format: string | null) => {
    if (value === null || typeof value === 'boolean') return NO_KINDS;
    return typeof value === 'number' ? numberKinds(value, format) : kindsOfText(value.trim());
  };
  const pointOf = memoize((text: string) => {
    const [code, ...more] = codesOf(text);
    const port = code === undefined || more.length > 0 ? undefined : ports.find(code);
    return port && { country: port.country, isInland: isInland(port) };
  });
  return { kindsOf, codesOf, isCarrier, isPlace, pointOf };
}

/** One carrier, also by two of its names, or several: "MSC", "陽明 YML", "COSCO/OOCL". */
function isOneCarrier(text: string, carriers: CarrierDirectory): boolean {
  if (carrierOfLabel(text, carriers) !== undefined) return true;
  const parts = text.split(/\s*[/,&+;]\s*/);
  return parts.length > 1 && parts.every((part) => carriers.find(part) !== undefined);
}

function numberKinds(value: number, format: string | null): ReadonlySet<ValueKind> {
  const kinds = new Set<ValueKind>();
  if (isDateFormat(format) || COMPACT_DAY.test(String(value))) return kinds.add('date');
  if (value >= SERIALS.first && value <= SERIALS.last) kinds.add('date');
  if (Number.isInteger(value) && value >= 0 && value <= 120) kinds.add('days');
  if (value >= 0) kinds.add('amount').add('price');
  return kinds;
}

/** A name of a charge with its code behind it: "文件费 DOC"; no statement such as "包含LSS". */
const NAME_AND_CODE = /^\p{Script=Han}+[费費]\s?[(（]?[A-Z/]{2,5}[)）]?$/u;

/** A code with its name behind it: "ENS - Entry Summary Declaration". */
const CODE_AND_NAME = /^([A-Z]{2,5})\s*[-–—:]\s*\p{L}{3}/u;

const isCodeAndName = (text: string) => findCharge(CODE_AND_NAME.exec(text)?.[1] ?? '') !== undefined;

type TextTests = Record<'isPlace' | 'isCarrier' | 'isCountry' | 'isCode', (text: string) => boolean>;

/** "21-24", "18 days", "约18天", "7/14". */
const DAYS =
  /^(?:ca\.?|约|approx\.?|abt\.?)?\s*\d{1,2}(?:\s*[-–~/+]\s*\d{1,3})?\s*(?:d|days?|dias|dıas|días|giorni|jours|tage|gun|dagen|дн\w*|ngay|hari|일|日|天|วัน)?\.?$/;

/** Amounts, and signs between several names: "WRS 100/200", "BAF+LSS". */
const OF_SEVERAL = /\d|[+&,;、，；]|(?<!\b\p{L})\/|\/(?!\p{L}\b)/u;

const isChargeAndMore = (text: string) =>
  text.length <= LONGEST_NAME &&
  !OF_SEVERAL.test(text) &&
  mayMention(text) &&
  beginsWithCharge(text) &&
  !textSaysOfCharges(text);

function textKinds(text: string, { isPlace, isCarrier, isCountry, isCode }: TextTests): ReadonlySet<ValueKind> {
  const kinds = new Set<ValueKind>();
  if (isWeekdays(text)) return kinds.add('weekday');
  const plain = plainText(text);
  const reading = parsePrice(text);
  const isDate = isDateText(plain);
  if (isDate) kinds.add('date');
  if (isDate && isPeriod(plain)) kinds.add('period');
  if (DAYS.test(plain)) kinds.add('days');
  if (parseEquipmentList(text)) kinds.add('container');
  if (!isDate && reading.kind === 'amount' && reading.note === undefined) kinds.add('amount').add('price');
  else if (isCurrencyName(text)) kinds.add('currency');
  else if (reading.kind !== 'amount' && reading.kind !== 'unknown') kinds.add('price');
  if (isUnitOfCharge(text)) kinds.add('unit');
  if (kinds.has('container') || !/\p{L}{2}/u.test(text)) return kinds;
  if (
    isBaseFreight(text) ||
    isChargeName(text) ||
    (NAME_AND_CODE.test(text) && findChargeNamed(text)) ||
    isCodeAndName(text)
  )
    kinds.add('charge');
  else if (isChargeAndMore(text)) kinds.add('charge-and-more');
  if (isCarrier(text)) kinds.add('carrier');
  if (isCode(text)) kinds.add('code');
  if (isPlace(text)) kinds.add('place');
  else if (isLane(text, isPlace)) kinds.add('lane');
  else if (isCountry(text)) kinds.add('country');
  const isOther = [...kinds].every((kind) => kind === 'charge-and-more');
  if (isOther && isProse(text)) kinds.add('prose');
  return kinds;
}

function isLane(text: string, isPlace: (text: string) => boolean): boolean {
  const ends = endsOfLane(text);
  return ends !== undefined && isPlace(ends.origin) && isPlace(ends.destination);
}

function isProse(text: string): boolean {
  return (
    text.split(/\s+/).length >= 3 ||
    (text.match(/\p{Script=Han}|\p{Script=Hangul}|\p{Script=Thai}/gu)?.length ?? 0) >= 6
  );
}

/** "26.5 t", "24,000 kg", "67 cbm". */
const MEASURE = /^\D{0,8}\d[\d.,]*\s?(?:m?t|tons?|tonnes?|to|kgs?|kilos?|lbs?|cbm|m3|т|тонн?|кг|吨|公吨|톤|トン)\.?$/;

function isPeriod(plain: string): boolean {
  const { from, to } = parseValidity(plain, {}) ?? {};
  return from !== undefined && to !== undefined;
}

/** A day, a range of days, or a month with its year. */
function isDateText(plain: string): boolean {
  if (plain.length > 40 || !/\d/.test(plain) || MEASURE.test(plain)) return false;
  const weeks = scanWeeks(plain);
  if (weeks) return weeks.end - weeks.start >= plain.length * 0.5;
  const pieces = scanDates(plain);
  const told = pieces.filter(({ month, day, year, either, quarter }) => {
    const isNumbers = either !== undefined && (year !== undefined || pieces.length > 1);
    return isNumbers || quarter !== undefined || (month !== undefined && (day !== undefined || year !== undefined));
  });
  const covered = pieces.reduce((sum, { start, end }) => sum + end - start, 0);
  return told.length > 0 && covered >= plain.replace(/[\s.,;:/–-]/g, '').length * 0.6;
}

/** One looked-at cell of a column. */
export type SampledCell = { row: number; text: string; value: CellValue; kinds: ReadonlySet<ValueKind> };

/** What the filled cells of a column are, as far as they were looked at. */
export type ColumnSample = {
  cells: readonly SampledCell[];
  /** The share of the cells that may be of a kind, from 0 to 1. */
  share: (kind: ValueKind) => number;
  /** The share of the cells that say something else than any other cell. */
  distinct: number;
  /** The median of its numbers, or undefined. */
  median: number | undefined;
};

/** So many filled cells show what a column holds. */
const SAMPLED = 30;
/** Rows are looked through for them as far as this. */
const ROWS_LOOKED_AT = 120;

/** Looks at the first filled cells of a column in the rows `first` to `last`. */
export function sampleColumn(
  grid: Grid,
  evidence: Evidence,
  { column, first, last }: { column: number; first: number; last: number },
): ColumnSample {
  const cells: SampledCell[] = [];
  const end = Math.min(last, first - 1 + ROWS_LOOKED_AT);
  for (let row = first; row <= end && cells.length < SAMPLED; row++) {
    // A title or a note that reaches over the table, and a ditto mark, say nothing about its columns.
    if (
      isDitto(grid.text(row, column), 'known') ||
      grid.isBlank(row, column) ||
      grid.speaker(row, column) !== column ||
      grid.filledColumns(row).length < 2
    )
      continue;
    const [text, value] = [grid.text(row, column), grid.value(row, column)];
    cells.push({ row, text, value, kinds: evidence.kindsOf(value, grid.format(row, column)) });
  }
  return summarise(cells);
}

function summarise(cells: readonly SampledCell[]): ColumnSample {
  const counts = new Map<ValueKind, number>();
  for (const { kinds } of cells) for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const numbers = cells.flatMap(({ value }) => (typeof value === 'number' ? [value] : [])).sort((a, b) => a - b);
  return {
    cells,
    share: (kind) => (cells.length === 0 ? 0 : (counts.get(kind) ?? 0) / cells.length),
    distinct: cells.length === 0 ? 0 : new Set(cells.map(({ text }) => text)).size / cells.length,
    median: numbers[Math.floor(numbers.length / 2)],
  };
}

/** Whether all that a row says is one text over several columns. */
const isMergedOver = (grid: Grid, row: number) => {
  const [only, ...more] = grid.filledColumns(row);
  return only !== undefined && more.length === 0 && grid.mergeEnd(row, only) > only;
};

/** What the first filled cell below a heading is; a heading of rows that is merged over the table says nothing of its columns. */
export function kindsBelow(
  grid: Grid,
  row: number,
  { column, evidence }: { column: number; evidence: Evidence },
): ReadonlySet<ValueKind> {
  for (let below = row + 1; below < Math.min(grid.rowCount, row + 4); below++)
    if (!grid.isBlank(below, column) && !isMergedOver(grid, below))
      return evidence.kindsOf(grid.value(below, column), grid.format(below, column));
  return NO_KINDS;
}
