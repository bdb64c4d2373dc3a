import { type IsoDate, isIsoDate } from '../base/index.ts';
import { parseDelimited } from '../spreadsheets/index.ts';
import type { ExchangeRateSet } from './exchange-rate.schema.ts';
import { type Fault, faultOf, type LineFault } from './line-faults.ts';

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
  if ('reason' in header) return { sets: [], faults: [{ line: 1, ...header }] };
  const lines = numbered(parseDelimited(text, header.delimiter, MOST_ROWS + 2)).slice(1);
  if (lines.length > MOST_ROWS)
    return {
      sets: [],
      faults: [{ line: MOST_ROWS + 2, ...faultOf('exchange_table_long', { most: String(MOST_ROWS) }) }],
    };
  const faults: LineFault[] = [];
  const sets = new Map<string, ExchangeRateSet>();
  for (const line of lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))) {
    for (const fault of addLine(sets, line, { header, reading })) faults.push({ line: line.line, ...fault });
    if (faults.length >= MOST_FAULTS) break;
  }
  if (faults.length === 0 && sets.size === 0) faults.push({ line: 1, ...faultOf('exchange_table_empty') });
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
function readHeader(line: string, { source, base }: CsvReading): Header | Fault {
  const plain = line.replace(/^\uFEFF/, '');
  const delimiter = DELIMITERS.find((one) => plain.includes(one)) ?? ',';
  const names = (parseDelimited(plain, delimiter, 1)[0] ?? []).map((name) => name.trim());
  const at: Header['at'] = {};
  const currencies: { currency: string; at: number }[] = [];
  for (const [place, name] of names.entries()) {
    const known = COLUMNS.find((one) => one === name.toLowerCase());
    const isTwice = known ? at[known] !== undefined : currencies.some(({ currency }) => currency === name);
    if (isTwice) return faultOf('exchange_header_twice', { column: name });
    if (known) at[known] = place;
    else if (CURRENCY.test(name)) currencies.push({ currency: name, at: place });
    else if (name !== '' || place < names.length - 1) return faultOf('exchange_header_unknown', { column: name });
  }
  const missing = (['date', 'source', 'base'] as const).filter(
    (name) => at[name] === undefined && { date: undefined, source, base }[name] === undefined,
  );
  if (missing.length > 0) return faultOf('exchange_header_missing', { columns: missing.join(', ') });
  const isLong = at.currency !== undefined && at.rate !== undefined && currencies.length === 0;
  const isWide = at.currency === undefined && at.rate === undefined && currencies.length > 0;
  if (!isLong && !isWide) return faultOf('exchange_header_incomplete');
  return { delimiter, at, currencies, width: names.length };
}

type Context = { header: Header; reading: CsvReading };

/** Adds the rates of a line to their set. Returns what is wrong with it. */
function addLine(sets: Map<string, ExchangeRateSet>, { cells }: Line, { header, reading }: Context): Fault[] {
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

function widthFault(cells: number, { width, delimiter }: Header): Fault {
  const values = { cells: String(cells), header: String(width) };
  if (cells === 1) return faultOf('exchange_line_one_cell', values);
  return faultOf(delimiter === ',' && cells > width ? 'exchange_line_cells_comma' : 'exchange_line_cells', values);
}

function frameFaults({ date, source, base }: Omit<ExchangeRateSet, 'rates'>, { today }: CsvReading): Fault[] {
  return [
    ...(isIsoDate(date) ? [] : [faultOf('exchange_date_wrong', { date })]),
    ...(isIsoDate(date) && date > today ? [faultOf('exchange_date_future', { date })] : []),
    ...(source === '' || source.length > 100 ? [faultOf('exchange_source_wrong')] : []),
    ...(CURRENCY.test(base) ? [] : [faultOf('exchange_base_wrong', { base })]),
  ];
}

/** Adds a rate, or says what is wrong with it. */
function addRate(
  { base, rates }: ExchangeRateSet,
  { currency, text }: { currency: string; text: string },
  { decimal }: CsvReading,
): Fault | undefined {
  if (!CURRENCY.test(currency)) return faultOf('exchange_currency_wrong', { currency });
  if (currency === base) return faultOf('exchange_currency_base', { currency });
  if (Object.hasOwn(rates, currency)) return faultOf('exchange_currency_twice', { currency });
  const rate = parseRate(text, decimal);
  if (rate === undefined) return faultOf(numberFault(text, decimal), { currency, rate: text });
  if (rate <= 0 || rate > MOST_RATE)
    return faultOf('exchange_rate_range', { currency, rate: text, most: String(MOST_RATE) });
  rates[currency] = rate;
  return undefined;
}

/** Digits with one decimal mark and no separators of thousands; a comma is never guessed to be either. */
function parseRate(text: string, decimal: CsvReading['decimal']): number | undefined {
  const mark = decimal === 'comma' ? ',' : '.';
  const [whole = '', fraction, ...more] = text.split(mark);
  const isPlain = more.length === 0 && /^\d+$/.test(whole) && (fraction === undefined || /^\d+$/.test(fraction));
  return isPlain ? Number(fraction === undefined ? whole : `${whole}.${fraction}`) : undefined;
}

function numberFault(text: string, decimal: CsvReading['decimal']) {
  if (decimal === 'comma') return 'exchange_rate_comma';
  return text.includes(',') ? 'exchange_rate_point_comma' : 'exchange_rate_point';
}
