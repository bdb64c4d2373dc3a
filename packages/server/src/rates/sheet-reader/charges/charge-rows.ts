import { type CellValue, dayOfSerial } from '../../../spreadsheets/index.ts';
import { readChargeText } from '../charge-text/read-charge-text.ts';
import type { ChargeText } from '../charge-text/stated-charge.ts';
import { type CurrencyReading, currencyOfFormat } from '../prices/parse-currency.ts';
import { parsePrice } from '../prices/parse-price.ts';
import { textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/read-table.ts';
import type { FieldCell } from '../tables/row-fields.ts';
import type { PriceColumn } from '../tables/table.ts';
import type { DateContext } from '../validity/parse-validity.ts';
import { findCharge } from './charge-lexicon.ts';

/** What a row of a table of charges is read with; `currency`: of amounts that state none. */
export type ChargeRowContext = { dates: DateContext; currency: CurrencyReading | undefined };

type PricedCell = { value: CellValue; format: string | null; currency: CurrencyReading | undefined; per: string };

/**
 * The charges of a row that names no lane: "EU ETS | USD 12 | 20ft | EU ports only | from 15 Dec". Its cells are put together as one
 * clause and read as any text about a charge.
 */
export function readChargeOfRow(row: RawRow, { dates, ...context }: ChargeRowContext): ChargeText {
  const named = textOf(row.fields.get('charge')?.value);
  const basis = perOf(textOf(row.fields.get('rate-basis')?.value));
  const written = cellsOf(row).flatMap((cell) => amountText(cell, basis, context));
  const details = [...daysOf(row), ...DETAILS.map((role) => textOf(row.fields.get(role)?.value))];
  const rest = details.filter((part) => /[\p{L}\d]/u.test(part)).map((part) => `(${part.replace(/[()]/g, ' ')})`);
  const clause = [written.join(', '), ...rest].join(' ');
  const whole = readChargeText(`${named}: ${clause}`, { dates });
  if (named === '' || (whole.charges.length > 0 && whole.unclear.length === 0)) return whole;
  const known = findCharge(named) ?? { code: /^[A-Z]{2,5}$/.test(named) ? named : null, name: named, basis: 'PER_CONTAINER' as const };
  return readChargeText(clause, { dates, charge: known });
}

const DETAILS = ['equipment', 'payment', 'remarks'] as const;

function cellsOf(row: RawRow): PricedCell[] {
  const amount = row.fields.get('amount');
  const columns = [...row.prices, ...row.charges].map(({ column, value, format }) => ({ value, format, currency: column.currency, per: sizesOf(column.equipment) }));
  const written = row.fields.get('currency');
  const currency = written ? textOf(written.value) : undefined;
  const own = amount ? [{ value: amount.value, format: amount.format, currency: undefined, per: '' }] : [];
  return [...columns, ...own].map((cell) => ({ ...cell, currency: currency ?? cell.currency }));
}

function sizesOf(equipment: PriceColumn['equipment']): string {
  return equipment.map(({ code, feet }) => (code.endsWith('GP') && !equipment.some((other) => other !== undefined && other.code !== code && other.feet === feet) ? `${feet}'` : code)).join('/');
}

/** "per B/L", "/cntr": the basis as it stands behind an amount. */
function perOf(basis: string): string {
  const bare = basis.replace(/^(?:per|pro|por|par|je|a|\/)[\s_]*/i, '').replaceAll('_', ' ').trim();
  return bare === '' || /^[-–—]+$/.test(bare) ? '' : bare;
}

function amountText({ value, format, currency, per }: PricedCell, basis: string, context: Pick<ChargeRowContext, 'currency'>): string[] {
  if (value === null || textOf(value) === '') return [];
  const isShare = /%/.test(format ?? '') || /%|percent/i.test(basis);
  if (typeof value === 'number' && isShare) return [`${/%/.test(format ?? '') ? Math.round(value * 10_000) / 100 : value} %`];
  const own = currencyOfFormat(format) ?? currency ?? context.currency;
  const unit = per !== '' ? `/${per}` : basis === '' ? '' : ` per ${basis}`;
  const money = own === undefined || own === 'yen-or-yuan' ? '' : `${own} `;
  if (typeof value === 'number') return [`${money}${value}${unit}`];
  const text = textOf(value);
  const reading = parsePrice(text);
  if (reading.kind === 'none') return [];
  if (reading.kind !== 'amount' || /\/\s*[\p{L}]|\bper\b/iu.test(text)) return [text];
  return [`${reading.currency === undefined ? money : ''}${text}${unit}`];
}

function daysOf({ fields }: RawRow): string[] {
  const [from, to, validity] = (['valid-from', 'valid-to', 'validity'] as const).map((role) => dayText(fields.get(role)));
  return [from ? `from ${from}` : '', to ? `until ${to}` : '', validity ?? ''];
}

/** Days of spreadsheets are numbers. */
function dayText(cell: FieldCell | undefined): string {
  if (typeof cell?.value !== 'number') return textOf(cell?.value);
  const day = dayOfSerial(cell.value);
  return day ? `${day.year}-${String(day.month).padStart(2, '0')}-${String(day.day).padStart(2, '0')}` : '';
}
