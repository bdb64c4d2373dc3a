import { type CellValue, dayOfSerial } from '../../../spreadsheets/index.ts';
import { restricts } from '../charge-text/mentions.ts';
import { readChargeText } from '../charge-text/read-charge-text.ts';
import type { ChargeText, StatedCharge } from '../charge-text/stated-charge.ts';
import { type CurrencyReading, currencyOfFormat, findCurrency, OF_DOLLAR_SIGN } from '../prices/parse-currency.ts';
import { isShare, parsePrice } from '../prices/parse-price.ts';
import type { ColumnRole } from '../tables/columns/column-lexicon.ts';
import { textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/raw-row.ts';
import type { FieldCell } from '../tables/row-fields.ts';
import type { PriceColumn } from '../tables/table.ts';
import type { DateContext } from '../validity/parse-validity.ts';
import {
  findCharge,
  findChargeNamed,
  isUnitOfCharge,
  type KnownCharge,
  nameAndUnit,
  parseBasis,
} from './charge-lexicon.ts';

/** What a row of a table of charges is read with; `currency`: of amounts that state none. */
export type ChargeRowContext = {
  dates: DateContext;
  currency: CurrencyReading | undefined;
  /** Texts of the row in columns whose heads say nothing that is known. */
  others: readonly string[];
  /** Texts of the row that say whom its charge is for: "ECSA, WCSA" under "Trade". */
  trades: readonly string[];
  /** The charge that the title of the table names: that of a row without a name. */
  charge: KnownCharge | undefined;
};

type PricedCell = { value: CellValue; format: string | null; currency: CurrencyReading | undefined; per: string };

/**
 * The charges of a row of its own: "EU ETS | USD 12 | 20ft | EU ports only | from 15 Dec". Its cells are put together as one
 * clause and read as any text about a charge.
 */
export function readChargeOfRow(
  row: RawRow,
  { dates, others, trades, charge, ...context }: ChargeRowContext,
): ChargeText {
  const written = nameOf(row, others);
  const { name: named, unit } = nameAndUnit(written);
  const told = textOf(row.fields.get('rate-basis')?.value);
  const unknown = [told, ...others].find(isUnknownMoney);
  if (unknown !== undefined)
    return { charges: [], allIn: false, unclear: [[named, ...textsOf(row), unknown].join(' | ')] };
  const priced = [told, ...others].map(currencyAndBasis).find((found) => found !== undefined);
  const basis = perOf(
    priced?.basis ?? (told !== '' ? told : unit !== '' ? unit : (others.find(isUnitOfCharge) ?? basisInName(named))),
  );
  const cells = cellsOf(row).map((cell) => ({ ...cell, currency: cell.currency ?? priced?.currency }));
  // "22 | 22 | per TEU" below 20' and 40': what a TEU costs, and no more for the longer container.
  const isPerTeu = /^(?:teus?|evp)$/i.test(basis) && new Set(cells.map(({ value }) => value)).size === 1;
  const amounts = cells.flatMap((cell) => amountText(isPerTeu ? { ...cell, per: '' } : cell, basis, context));
  const isTitled = named === '' && charge !== undefined;
  const isRead = (text: string) => text === written || isUnitOfCharge(text) || currencyAndBasis(text) !== undefined;
  const inBrackets = (texts: readonly string[]) =>
    texts.filter((part) => /[\p{L}\d]/u.test(part)).map((part) => `(${part.replace(/[()]/g, ' ')})`);
  if (named !== '' && isIncluded(row, others))
    return readChargeText([`${named}: included`, ...inBrackets(trades)].join(' '), { dates });
  const rest = inBrackets([
    ...daysOf(row),
    ...detailsOf(row, isTitled),
    ...trades,
    ...others.filter((text) => !isRead(text)),
  ]);
  const clause = [[...new Set(amounts)].join(', '), ...rest].join(' ');
  if (isTitled) return readChargeText(clause, { dates, charge });
  const whole = readChargeText(`${named}: ${clause}`, { dates });
  const own = findCharge(named) === undefined ? findChargeNamed(named) : undefined;
  if (own) return withRestrictionOf(readChargeText(clause, { dates, charge: own }), { whole, named });
  if (named === '' || (whole.charges.length > 0 && whole.unclear.length === 0)) return whole;
  const known = findChargeNamed(named) ?? {
    code: /^[A-Z]{2,5}$/.test(named) ? named : null,
    name: named,
    basis: 'PER_CONTAINER' as const,
  };
  return withRestrictionOf(readChargeText(clause, { dates, charge: known }), { whole: undefined, named });
}

/**
 * A charge that its row names by a part of a name, or by no name that is known, restricted by the rest of the name: "B/L fee India (per
 * B/L)". Words that name no place and no carrier belong to the name; where it was not understood as a whole, all of a name that
 * restricts is the condition: "Lift on/off if requested".
 */
function withRestrictionOf(
  read: ChargeText,
  { whole, named }: { whole: ChargeText | undefined; named: string },
): ChargeText {
  const [said, ...more] = whole?.charges ?? [];
  const isClear = said !== undefined && more.length === 0 && whole?.unclear.length === 0;
  const restriction = isClear ? restrictionOf(said) : restricts(named) ? { condition: named } : {};
  return { ...read, charges: read.charges.map((one) => ({ ...restriction, ...one })) };
}

function restrictionOf({ condition, types, scope }: StatedCharge): Partial<StatedCharge> {
  const named = scope && !scope.isExcepted ? { ...scope, sure: false, isOfName: true as const } : scope;
  return {
    ...(condition === undefined ? {} : { condition }),
    ...(types === undefined ? {} : { types }),
    ...(named === undefined ? {} : { scope: named }),
  };
}

/** "Included" in a column of its own, or "yes" below "Included": the charge is part of the freight, whatever its amount is. */
function isIncluded(row: RawRow, others: readonly string[]): boolean {
  const told = own(row, 'inclusive');
  return YES.test(told) || [told, own(row, 'remarks'), ...others].some((text) => parsePrice(text).kind === 'included');
}

const YES = /^(?:yes|y|x|✓|✔|ja|oui|s[ií]|sim|evet|да|是|예|はい)$/iu;

/** "Documentation (per B/L)": the basis behind the name. */
function basisInName(named: string): string {
  const behind = /[(（]([^()（）]+)[)）]\s*$/.exec(named)?.[1]?.trim() ?? '';
  return isUnitOfCharge(behind) ? behind : '';
}

/** The charge as the row names it: a code in a column of its own beats words that mean nothing; else a cell that is a charge's name. */
function nameOf(row: RawRow, others: readonly string[]): string {
  const [named, code] = [own(row, 'charge'), own(row, 'code')];
  if (code !== '' && findCharge(code) && !findCharge(named)?.code) return code;
  const cells = [own(row, 'known'), own(row, 'commodity'), own(row, 'remarks'), ...others];
  return named === '' ? (cells.find((text) => findChargeNamed(text) !== undefined) ?? '') : named;
}

/** What a cell of the row itself says: nothing is taken over from the row above. */
function own({ fields, taken }: RawRow, role: ColumnRole): string {
  return taken.includes(role) ? '' : textOf(fields.get(role)?.value);
}

/** "KRW / CNTR", "USD per B/L": the currency and the basis of a row's amounts. */
function currencyAndBasis(text: string): { currency: CurrencyReading; basis: string } | undefined {
  const [, money = '', basis = ''] = /^\s*(\S{1,4})\s*(?:\/|\bper\b)\s*(\S.*)$/iu.exec(text) ?? [];
  const currency = money === '' ? undefined : findCurrency(money);
  return currency !== undefined && isUnitOfCharge(basis.trim()) ? { currency, basis: basis.trim() } : undefined;
}

/** "XYZ/container": amounts in money that is not known are not in that of the sheet. */
function isUnknownMoney(text: string): boolean {
  const [, money = '', basis = ''] = /^\s*(?!PER\b)(\p{Lu}{2,4}|\p{Sc})\s*\/\s*(\S.*)$/u.exec(text) ?? [];
  if (money === '' || !isUnitOfCharge(basis.trim()) || isUnitOfCharge(money)) return false;
  return findCurrency(text) === undefined && findCharge(money) === undefined;
}

const textsOf = (row: RawRow) =>
  cellsOf(row)
    .map(({ value }) => textOf(value))
    .filter((text) => text !== '');

/** Fields that say what a charge is, how much, when, and on which lane; every other one may restrict it. */
const READ: ReadonlySet<string> = new Set(
  'charge amount currency rate-basis valid-from valid-to validity code carrier known origin origin-code origin-country destination destination-code destination-country receipt delivery place port-name'.split(
    ' ',
  ),
);

/** What else the row says; the remark of a row that names no charge is the condition of its amounts. */
function detailsOf(row: RawRow, isTitled: boolean): string[] {
  return [...row.fields.entries()].flatMap(([role]) =>
    READ.has(role) || (isTitled && role === 'remarks') ? [] : [own(row, role)],
  );
}

function cellsOf(row: RawRow): PricedCell[] {
  const amount = row.fields.get('amount');
  const columns = row.prices.map(({ column, value, format }) => ({
    value,
    format,
    currency: column.currency,
    per: sizesOf(column.equipment),
  }));
  const written = row.fields.get('currency');
  const currency = written ? textOf(written.value) : undefined;
  const own = amount ? [{ value: amount.value, format: amount.format, currency: undefined, per: '' }] : [];
  return [...columns, ...own].map((cell) => ({ ...cell, currency: currency ?? cell.currency }));
}

function sizesOf(equipment: PriceColumn['equipment']): string {
  return equipment
    .map(({ code, feet }) =>
      code.endsWith('GP') &&
      !equipment.some((other) => other !== undefined && other.code !== code && other.feet === feet)
        ? `${feet}'`
        : code,
    )
    .join('/');
}

/** "per B/L", "/cntr": the basis as it stands behind an amount. */
function perOf(basis: string): string {
  const bare = basis
    .replace(/^(?:per|pro|por|par|je|a|\/)[\s_]*/i, '')
    .replaceAll('_', ' ')
    .trim();
  return bare === '' || /^[-–—]+$/.test(bare) ? '' : bare;
}

function amountText(
  { value, format, currency, per }: PricedCell,
  basis: string,
  context: Pick<ChargeRowContext, 'currency'>,
): string[] {
  if (value === null || textOf(value) === '') return [];
  if (typeof value === 'number' && /%|percent/i.test(`${basis} ${currency ?? ''}`)) return [`${value} %`];
  const own = currencyOfFormat(format) ?? currency ?? context.currency;
  const unit = unitOf(basis, per);
  const money = own === undefined || own === 'yen-or-yuan' ? '' : `${own} `;
  if (typeof value === 'number') return [`${money}${value}${unit}`];
  // A share of the freight may stand in any column of amounts.
  if (isShare(textOf(value))) return [textOf(value)];
  const text = inOwnDollars(textOf(value), context.currency);
  const reading = parsePrice(text);
  if (reading.kind === 'none') return [];
  if (reading.kind !== 'amount' || /\/\s*[\p{L}]|\bper\b/iu.test(text)) return [text];
  return [`${reading.currency === undefined ? money : ''}${text}${unit}`];
}

/** Behind an amount: the paper that it is per, whatever stands around its name ("bộ B/L", "票（如需）"), else the sizes of its column. */
function unitOf(basis: string, per: string): string {
  const isPaper = /^(?:[hm]?b\/?l|bill|doc|set|shipment|票)/i.test(basis);
  const named = isPaper ? basis : PAPERS[parseBasis(basis) ?? ''];
  if (named !== undefined) return ` per ${named}`;
  return per !== '' ? `/${per}` : basis === '' ? '' : ` per ${basis}`;
}

const PAPERS: Readonly<Record<string, string>> = { PER_BILL_OF_LADING: 'B/L', PER_DOCUMENT: 'doc' };

/** A bare `$` is that of the currency that the sheet names. */
function inOwnDollars(text: string, currency: CurrencyReading | undefined): string {
  if (currency === undefined || !OF_DOLLAR_SIGN.has(currency)) return text;
  return text.replace(/(?<![A-Za-z]\s?)\$(?!\s?[A-Za-z])/, ` ${currency} `).trim();
}

/** The days that a row states for its charges, in words. */
export function daysOf({ fields, taken }: RawRow): string[] {
  const [from, to, validity] = (['valid-from', 'valid-to', 'validity'] as const).map((role) =>
    taken.includes(role) ? '' : dayText(fields.get(role)),
  );
  return [from ? `from ${from}` : '', to ? `until ${to}` : '', validity ?? ''];
}

/** Days of spreadsheets are numbers. */
function dayText(cell: FieldCell | undefined): string {
  if (typeof cell?.value !== 'number') return textOf(cell?.value);
  const day = dayOfSerial(cell.value);
  return day ? `${day.year}-${String(day.month).padStart(2, '0')}-${String(day.day).padStart(2, '0')}` : '';
}
