import { type IsoDate, isoDate } from '../../../base/index.ts';
import { type CellValue, dayOfSerial, isDateFormat } from '../../../spreadsheets/index.ts';
import { announcedValidity } from '../facts/read-facts.ts';
import { phraseSource } from '../lexicon/phrases.ts';
import { memoize } from '../memoize.ts';
import { plainText } from '../plain-text.ts';
import type { ColumnRole } from '../tables/columns/column-lexicon.ts';
import { textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/raw-row.ts';
import type { FieldCell } from '../tables/row-fields.ts';
import { LAST_DAY } from './date-words.ts';
import { type CountedDays, findMistyped, usualDays } from './find-mistyped.ts';
import { type DateContext, type DateFault, namesDays, parseValidity, type ValidityReading } from './parse-validity.ts';
import { type DayOrder, shownDayOrder } from './scan-dates.ts';

/** A remark that may say when its row's price holds. Cheap: it is asked of every row. */
const ANNOUNCED = new RegExp(`${phraseSource('validity')}|${LAST_DAY.source}`, 'u');

const isAnnounced = memoize((remark: string) => ANNOUNCED.test(plainText(remark)));

const DATE_ROLES: readonly ColumnRole[] = ['valid-from', 'valid-to', 'validity'];

/** Serials of 2000 to 2099: a bare number in a date column means a day, not an amount. */
const SERIALS = { first: 36_526, last: 73_050 };

function readCell(
  cell: { value: CellValue; format: string | null },
  context: DateContext,
): ValidityReading | undefined {
  // 20261201, as a number too.
  const value = /^20\d{6}$/.test(textOf(cell.value)) ? textOf(cell.value) : cell.value;
  const number = typeof value === 'number' ? value : /^\d{5}(?:\.0+)?$/.test(textOf(value)) ? Number(value) : undefined;
  if (number !== undefined) {
    const isDay = isDateFormat(cell.format) || (number >= SERIALS.first && number <= SERIALS.last);
    const parts = isDay ? dayOfSerial(number) : undefined;
    const day = parts && isoDate(parts.year, parts.month, parts.day);
    return day ? { day } : undefined;
  }
  return typeof value === 'string' ? parseValidity(value, context) : undefined;
}

/** When a row's price holds, as far as the row itself says; `doubt` is why a cell that says something says nothing usable. */
export type RowValidity = {
  from?: string;
  to?: string;
  doubt?: { code: DateFault; cell: FieldCell; likely?: IsoDate };
  /** The remark that states it, where no column does: "valid until 15 Dec". */
  remark?: FieldCell;
};

function doubtOf(reading: ValidityReading | undefined): DateFault | undefined {
  if (reading === undefined) return 'date_unknown';
  if (reading.ambiguous) return 'date_ambiguous';
  if (reading.yearMissing) return 'year_missing';
  if (reading.impossible) return 'date_impossible';
  return undefined;
}

function readRow(fields: RawRow['fields'], context: DateContext): RowValidity {
  const validity = readDateColumns(fields, context);
  const { from, to, doubt } = validity;
  if (from === undefined && to === undefined && !doubt) return readRemark(fields, context) ?? validity;
  const last = fields.get('valid-to') ?? fields.get('validity');
  if (from !== undefined && to !== undefined && from > to && last)
    return { doubt: { code: 'validity_inverted', cell: last } };
  return withLastDay(validity, fields, context);
}

/** "Only until 15 Dec 2026" beside columns of days: an earlier last day counts. */
function withLastDay(validity: RowValidity, fields: RawRow['fields'], context: DateContext): RowValidity {
  const remark = fields.get('remarks');
  const plain = remark && plainText(textOf(remark.value));
  const to = plain !== undefined && LAST_DAY.test(plain) ? lastDayIn(plain, context) : undefined;
  const isEarlier = to !== undefined && (validity.to === undefined || to < validity.to);
  return remark && isEarlier ? { ...validity, to, remark } : validity;
}

function readDateColumns(fields: RawRow['fields'], context: DateContext): RowValidity {
  const validity: RowValidity = {};
  for (const role of DATE_ROLES) {
    const cell = fields.get(role);
    if (!cell) continue;
    const reading = readCell(cell, context);
    const code = doubtOf(reading);
    if (code) {
      validity.doubt ??= { code, cell };
      continue;
    }
    const { from, to } = daysOf(role, reading);
    if (from !== undefined) validity.from ??= from;
    if (to !== undefined) validity.to ??= to;
  }
  return validity;
}

/** A single day of a column is the first or the last one by what the column is; a range in it is both. */
function daysOf(role: ColumnRole, { from, to, day }: ValidityReading = {}): Days {
  if (role === 'valid-from') return from === undefined ? { from: day, to: undefined } : { from, to };
  return { from: role === 'valid-to' ? undefined : from, to: to ?? day };
}

type Days = { from: IsoDate | undefined; to: IsoDate | undefined };

function readRemark(fields: RawRow['fields'], context: DateContext): RowValidity | undefined {
  const remark = fields.get('remarks');
  if (!remark || !isAnnounced(textOf(remark.value))) return undefined;
  const plain = plainText(textOf(remark.value));
  const to = LAST_DAY.test(plain) ? lastDayIn(plain, context) : undefined;
  if (to !== undefined) return { to, remark };
  const said = announcedValidity(plain, context);
  return said.from === undefined && said.to === undefined ? undefined : { ...said, remark };
}

/** The last day that a text names as such. */
function lastDayIn(plain: string, context: DateContext): IsoDate | undefined {
  const { to, day } = (namesDays(plain) && parseValidity(plain, context)) || {};
  return to ?? day;
}

/** Reads the validity of rows; equal cells are read once. */
export type ValidityReader = { read: (row: RawRow) => RowValidity };

function keyOf(row: RawRow): string {
  const remark = textOf(row.fields.get('remarks')?.value);
  const days = DATE_ROLES.map((role) => textOf(row.fields.get(role)?.value)).join('|');
  return isAnnounced(remark) ? `${days}|${remark}` : days;
}

/** How the date columns of a table order day and month: by the first date that shows it, else by ranges that would end before they start. */
function findDayOrder(rows: readonly RawRow[], context: DateContext): DayOrder | undefined {
  const seen = new Map<string, RawRow>();
  for (const row of rows) {
    if (seen.size > 2000) break;
    const key = keyOf(row);
    if (!seen.has(key)) seen.set(key, row);
  }
  const shown = new Set<DayOrder>();
  for (const row of seen.values()) {
    for (const role of DATE_ROLES) {
      const value = row.fields.get(role)?.value;
      const order = typeof value === 'string' ? shownDayOrder(value) : undefined;
      if (order) shown.add(order);
    }
  }
  if (shown.size > 0) return shown.size === 1 ? [...shown][0] : undefined;
  const fits = (order: DayOrder) =>
    [...seen.values()].every((row) => readRow(row.fields, { ...context, order }).doubt?.code !== 'validity_inverted');
  const [dayFirst, monthFirst] = [fits('day-first'), fits('month-first')];
  if (dayFirst === monthFirst) return undefined;
  return dayFirst ? 'day-first' : 'month-first';
}

export function createValidityReader(rows: readonly RawRow[], context: DateContext): ValidityReader {
  const order = findDayOrder(rows, context) ?? context.order;
  const full: DateContext = { ...context, order };
  const remembered = new Map<string, RowValidity>();
  const usual = usualDays(countDays(rows, full));
  return {
    read(row) {
      const key = keyOf(row);
      let validity = remembered.get(key);
      if (!validity) {
        validity = checkTyping(readRow(row.fields, full), row.fields, usual);
        remembered.set(key, validity);
      }
      return validity;
    },
  };
}

/** So many different validities show how long prices usually hold. */
const LOOKED_AT = 2000;

/** The validities of rows that state one, with the number of rows of each. */
function countDays(rows: readonly RawRow[], context: DateContext): CountedDays[] {
  const counted = new Map<string, CountedDays | undefined>();
  for (const row of rows) {
    const key = keyOf(row);
    const known = counted.get(key);
    if (known) known.rows++;
    if (counted.has(key) || counted.size >= LOOKED_AT) continue;
    const { from, to } = readRow(row.fields, context);
    counted.set(key, from !== undefined && to !== undefined ? { from, to, rows: 1 } : undefined);
  }
  return [...counted.values()].filter((days) => days !== undefined);
}

/** A day that is mistyped by the others of its column holds its row back, with the day that is likely meant. */
function checkTyping(validity: RowValidity, fields: RawRow['fields'], usual: number | undefined): RowValidity {
  const { from, to } = validity;
  if (usual === undefined || from === undefined || to === undefined) return validity;
  const slip = findMistyped({ from, to }, usual);
  const cell = slip && (fields.get(`valid-${slip.end}`) ?? fields.get('validity'));
  return slip && cell ? { doubt: { code: 'date_mistyped', cell, likely: slip.likely } } : validity;
}
