import { type IsoDate, isIsoDate } from '../base/index.ts';
import { parseDelimited } from '../spreadsheets/index.ts';
import type { ExchangeRateSet } from './exchange-rate.schema.ts';

/** What is wrong in a line of the file, counted from 1. */
export type LineFault = { line: number; reason: string };

/** How a file is read. `source` and `base` stand for columns that it does not have. */
export type CsvReading = { decimal: 'point' | 'comma'; source?: string; base?: string; today: IsoDate };

/** The sets of a file, or what is wrong with it: never a part of it. */
export type ParsedExchangeRates = { sets: ExchangeRateSet[]; faults: LineFault[] };

const DELIMITERS = [',', ';', '\t', '|'] as const;
const CURRENCY = /^[A-Z]{3}$/;
const COLUMNS = ['date', 'source', 'base', 'currency', 'rate'] as const;
type ColumnName = (typeof COLUMNS)[number];
/** More faults than a person corrects before the file is sent again. */
const MOST_FAULTS = 20;
const MOST_ROWS = 100_000;
const MOST_RATE = 1e9;
/** What tables of banks write where a currency has no rate on a day. */
const NO_RATE: ReadonlySet<string> = new Set(['', 'N/A', '-']);

type Header = {
  delimiter: (typeof DELIMITERS)[number];
  at: Partial<Record<ColumnName, number>>;
  /** A column for each currency, where there is none that names it. */
  currencies: readonly { currency: string; at: number }[];
  width: number;
};

type Line = { line: number; cells: readonly string[] };

/**
 * Reads exchange rates from a table with a header: the columns date, source, base, currency and rate in any order; or, instead
 * of the last two, a column for each currency, with units of it for one unit of the base.
 */
export function parseExchangeRates(text: string, reading: CsvReading): ParsedExchangeRates {
  const [first = ''] = text.split(/\r\n|\r|\n/, 1);
  const header = readHeader(first, reading);
  if (typeof header === 'string') return { sets: [], faults: [{ line: 1, reason: header }] };
  const lines = numbered(parseDelimited(text, header.delimiter, MOST_ROWS + 2)).slice(1);
  if (lines.length > MOST_ROWS)
    return { sets: [], faults: [{ line: MOST_ROWS + 2, reason: `The file has more than ${MOST_ROWS} lines.` }] };
  const faults: LineFault[] = [];
  const sets = new Map<string, ExchangeRateSet>();
  for (const line of lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))) {
    for (const reason of addLine(sets, line, { header, reading })) faults.push({ line: line.line, reason });
    if (faults.length >= MOST_FAULTS) break;
  }
  if (faults.length === 0 && sets.size === 0) faults.push({ line: 1, reason: 'There is no rate below the header.' });
  return { sets: faults.length > 0 ? [] : [...sets.values()], faults };
}

/** A cell may hold line ends, so that rows and lines differ. */
function numbered(rows: readonly string[][]): Line[] {
  let line = 1;
  return rows.map((cells) => {
    const at = line;
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return { line: at, cells };
  });
}

/** The columns, or why the header is none. */
function readHeader(line: string, { source, base }: CsvReading): Header | string {
  const plain = line.replace(/^\uFEFF/, '');
  const delimiter = DELIMITERS.find((one) => plain.includes(one)) ?? ',';
  const names = (parseDelimited(plain, delimiter, 1)[0] ?? []).map((name) => name.trim());
  const at: Header['at'] = {};
  const currencies: { currency: string; at: number }[] = [];
  for (const [place, name] of names.entries()) {
    const known = COLUMNS.find((one) => one === name.toLowerCase());
    const isTwice = known ? at[known] !== undefined : currencies.some(({ currency }) => currency === name);
    if (isTwice) return `The column "${name}" is there twice.`;
    if (known) at[known] = place;
    else if (CURRENCY.test(name)) currencies.push({ currency: name, at: place });
    else if (name !== '' || place < names.length - 1) return `"${name}" is no column: ${HEADER}.`;
  }
  const missing = (['date', 'source', 'base'] as const).filter(
    (name) => at[name] === undefined && { date: undefined, source, base }[name] === undefined,
  );
  if (missing.length > 0) return `The header has no column ${missing.join(', ')}: ${HEADER}.`;
  const isLong = at.currency !== undefined && at.rate !== undefined && currencies.length === 0;
  const isWide = at.currency === undefined && at.rate === undefined && currencies.length > 0;
  if (!isLong && !isWide) return `The header needs currency and rate, or a column for each currency: ${HEADER}.`;
  return { delimiter, at, currencies, width: names.length };
}

const HEADER = 'the first line is date,source,base,currency,rate, or date,source,base and currencies such as USD,CNY';

type Context = { header: Header; reading: CsvReading };

/** Adds the rates of a line to their set. Returns what is wrong with it. */
function addLine(sets: Map<string, ExchangeRateSet>, { cells }: Line, { header, reading }: Context): string[] {
  if (cells.length !== header.width) return [widthFault(cells.length, header)];
  const cell = (name: ColumnName) => cells[header.at[name] ?? -1]?.trim() ?? '';
  const [date, source, base] = [
    cell('date'),
    cell('source') || reading.source || '',
    cell('base') || reading.base || '',
  ];
  const faults = frameFaults({ date, source, base }, reading);
  if (faults.length > 0) return faults;
  const key = JSON.stringify([source, date, base]);
  const set = sets.get(key) ?? { source, date, base, rates: {} };
  sets.set(key, set);
  const wide = header.currencies.flatMap(({ currency, at }) => {
    const text = cells[at]?.trim() ?? '';
    return NO_RATE.has(text) ? [] : [{ currency, text }];
  });
  const found = header.currencies.length > 0 ? wide : [{ currency: cell('currency'), text: cell('rate') }];
  return found.flatMap((one) => addRate(set, one, reading) ?? []);
}

function widthFault(cells: number, { width, delimiter }: Header): string {
  const hint =
    delimiter === ',' && cells > width ? ' Where decimals have a comma, the columns need another separator.' : '';
  return `The line has ${cells} ${cells === 1 ? 'cell' : 'cells'}, the header ${width}.${hint}`;
}

function frameFaults({ date, source, base }: Omit<ExchangeRateSet, 'rates'>, { today }: CsvReading): string[] {
  return [
    ...(isIsoDate(date) ? [] : [`"${date}" is not a day as YYYY-MM-DD.`]),
    ...(isIsoDate(date) && date > today ? [`${date} is in the future.`] : []),
    ...(source === '' || source.length > 100 ? ['source is missing or longer than 100 characters.'] : []),
    ...(CURRENCY.test(base) ? [] : [`The base "${base}" is not a currency (ISO 4217, capitals).`]),
  ];
}

/** Adds a rate, or says what is wrong with it. */
function addRate(
  { base, rates }: ExchangeRateSet,
  { currency, text }: { currency: string; text: string },
  { decimal }: CsvReading,
): string | undefined {
  if (!CURRENCY.test(currency)) return `"${currency}" is not a currency (ISO 4217, capitals).`;
  if (currency === base) return `${currency} is the base and has no rate.`;
  if (Object.hasOwn(rates, currency)) return `${currency} has a rate of this source, day and base already.`;
  const rate = parseRate(text, decimal);
  if (typeof rate === 'string') return `${currency}: ${rate}`;
  rates[currency] = rate;
  return undefined;
}

/** Digits with one decimal mark and no separators of thousands; a comma is never guessed to be either. */
function parseRate(text: string, decimal: CsvReading['decimal']): number | string {
  const mark = decimal === 'comma' ? ',' : '.';
  const [whole = '', fraction, ...more] = text.split(mark);
  const isPlain = more.length === 0 && /^\d+$/.test(whole) && (fraction === undefined || /^\d+$/.test(fraction));
  if (!isPlain) {
    const hint =
      decimal === 'point' && text.includes(',') ? ' If its comma is a decimal comma, say decimal: comma.' : '';
    return `"${text}" is not a number with a decimal ${decimal}.${hint}`;
  }
  const rate = Number(fraction === undefined ? whole : `${whole}.${fraction}`);
  return rate > 0 && rate <= MOST_RATE ? rate : `${text} is not above 0 and at most ${MOST_RATE}.`;
}
