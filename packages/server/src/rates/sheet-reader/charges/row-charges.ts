import type { CellValue } from '../../../spreadsheets/index.ts';
import type { EquipmentType } from '../../record/equipment.ts';
import type { Charge } from '../../record/rate.schema.ts';
import type { ChargeText, StatedCharge } from '../charge-text/stated-charge.ts';
import type { ChargeUnit } from '../facts/sheet-facts.ts';
import { readLclCell } from '../lcl/lcl-cell.ts';
import { ofLclColumn } from '../lcl/lcl-charges.ts';
import { LCL_TYPE } from '../lcl/lcl-heading.ts';
import { type CurrencyReading, currencyOfFormat } from '../prices/parse-currency.ts';
import { isShare, type PriceReading, parsePrice } from '../prices/parse-price.ts';
import { textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/raw-row.ts';
import type { ChargeColumn } from '../tables/table.ts';
import { findCharge, type KnownCharge, natureOf, parseBasis } from './charge-lexicon.ts';

/** Charges as rates carry them. Zero amounts are left out and counted. */
export type ChargesReading = { charges: Charge[]; stated: StatedCharge[]; zeros: number; doubts: ChargeDoubt[] };
/** Reads the text of a cell under the head of a charge. */
export type ColumnContext = {
  currencyOf: CurrencyOf;
  textOf: (text: string, charge: KnownCharge) => ChargeText;
  /** What a title says that the amounts of a column are in and for, where its head does not. */
  units?: readonly ChargeUnit[];
};
export type ChargeDoubt = {
  code: 'charge_not_understood' | 'tax_on_charges';
  severity: 'warning' | 'note';
  column: number;
  quote: string;
  message: string;
};

/** The currency of a cell, also where the cell does not state one. */
export type CurrencyOf = (found: CurrencyReading | undefined) => string | null;

const MAKE: Omit<Charge, 'code' | 'name' | 'basis'> = {
  amount: null,
  currency: null,
  paymentTerm: null,
  status: 'subject-to',
  condition: null,
};

/** A charge of a rate; what `more` leaves out is that of an unconditional one on top without an amount. */
export function chargeOf(known: KnownCharge, more: Partial<Charge>): Charge {
  return { code: known.code, name: known.name, basis: known.basis, ...MAKE, ...more };
}

/**
 * The amount for a container type among amounts by size: one amount is for all, two are 20' and 40', three add 40HC.
 * `order` names the types when the header does.
 */
export function amountFor(
  amounts: readonly (number | null)[],
  type: EquipmentType,
  order: readonly EquipmentType[],
): number | null | undefined {
  if (amounts.length === 1) return amounts[0];
  if (order.length === amounts.length) {
    const exact = order.findIndex((entry) => entry.code === type.code);
    if (exact !== -1) return amounts[exact];
    const bySize = order.findIndex((entry) => entry.feet === type.feet);
    if (bySize !== -1) return amounts[bySize];
  }
  if (amounts.length === 2) return type.feet === 20 ? amounts[0] : type.feet === 40 ? amounts[1] : undefined;
  if (amounts.length >= 3)
    return type.code === '20GP'
      ? amounts[0]
      : type.code === '40GP'
        ? amounts[1]
        : type.code === '40HC'
          ? amounts[2]
          : undefined;
  return undefined;
}

function ofReading(
  known: KnownCharge,
  reading: PriceReading,
  more: { currency: string | null; amount?: number | null | undefined },
): Charge | 'zero' | undefined {
  if (reading.kind === 'included') return chargeOf(known, { status: 'included' });
  if (reading.kind === 'at-cost' || reading.kind === 'on-request') return chargeOf(known, { status: 'at-cost' });
  if (reading.kind !== 'amount' || more.amount === null || more.amount === undefined) return undefined;
  if (more.amount === 0) return 'zero';
  return chargeOf(known, { amount: more.amount, currency: more.currency, condition: natureOf(known) });
}

/** A plain amount, or plain amounts by size: what needs no reading as a text. */
const PLAIN_AMOUNT = /^[^\p{L}\d]*(?:[A-Z]{3})?[^\p{L}\d%]*[\d.,' ]+(?:\s?\/\s?[\d.,' ]+)*(?:[A-Z]{3})?[^\p{L}\d%]*$/u;

/** Charge columns of a wide table, for one container type. Cells that say more than an amount are read as texts about their charge. */
export function readChargeColumns(row: RawRow, type: EquipmentType, context: ColumnContext): ChargesReading {
  const found: ChargesReading = { charges: [], stated: [], zeros: 0, doubts: [] };
  for (const cell of row.charges)
    if (isOfColumn(cell.column, type, row.charges) && cell.column.lcl?.part !== 'minimum')
      readChargeCell(found, { row, cell, type }, context);
  return found;
}

type CellOfCharge = { row: RawRow; cell: RawRow['charges'][number]; type: EquipmentType };

function readChargeCell(found: ChargesReading, { row, cell, type }: CellOfCharge, context: ColumnContext): void {
  const { column, value, format } = cell;
  if (column.charge.name === 'VAT' && isShare(textOf(value))) {
    found.doubts.push(taxOnCharges(column, textOf(value)));
    return;
  }
  const said = type === LCL_TYPE ? readLclCell(value) : undefined;
  const reading = said?.reading ?? parsePrice(value);
  const unit =
    column.currency === undefined ? context.units?.find(({ name }) => name === column.charge.name) : undefined;
  const currency = currencyOfFormat(format) ?? column.currency ?? unit?.currency;
  const stated = statedIn(cell, reading, context);
  if (stated && stated.unclear.length === 0 && stated.charges.length > 0) {
    found.stated.push(...stated.charges.map((one) => withCurrency(one, currency)));
    return;
  }
  if (reading.kind === 'unknown') {
    found.doubts.push(withoutAmount(column, reading.text));
    found.charges.push(chargeOf(column.charge, { condition: reading.text }));
    return;
  }
  const amount = reading.kind === 'amount' ? amountFor(reading.amounts, type, column.equipment) : undefined;
  const own = context.currencyOf((reading.kind === 'amount' ? reading.currency : undefined) ?? currency);
  const known = unit && column.equipment.length === 0 ? { ...column.charge, basis: unit.basis } : column.charge;
  const charge = ofReading(known, reading, { currency: own, amount });
  if (charge === 'zero') found.zeros++;
  else if (charge) found.charges.push(said ? ofLclColumn(charge, row, cell, said) : charge);
}

/** What a cell says that is more than an amount, or whose heading says more than the name of a charge. */
function statedIn({ column, value }: CellOfCharge['cell'], reading: PriceReading, { textOf: read }: ColumnContext) {
  const { clause, charge } = column;
  if (clause !== undefined && reading.kind !== 'none' && reading.kind !== 'unknown')
    return read(`${clause}: ${value}`, charge);
  return isText(value, reading) ? read(value, charge) : undefined;
}

/** Whether a cell under the head of a charge says more than an amount. */
function isText(value: CellValue, { kind }: PriceReading): value is string {
  return typeof value === 'string' && (kind === 'unknown' || (kind === 'amount' && !PLAIN_AMOUNT.test(value.trim())));
}

/** "16%" in the column of a tax: of the charges beside it, and no part of the price. */
function taxOnCharges({ column, header }: ChargeColumn, quote: string): ChargeDoubt {
  const message = `"${header.replace(/\s+/g, ' ')}" is a tax on the charges beside it (${quote.trim()}); it is in no total.`;
  return { code: 'tax_on_charges', severity: 'note', column, quote, message };
}

function withoutAmount({ column, header }: ChargeColumn, quote: string): ChargeDoubt {
  const message = `The charge "${header.replace(/\s+/g, ' ')}" has no amount in "${quote}"; it was imported without one.`;
  return { code: 'charge_not_understood', severity: 'warning', column, quote, message };
}

/**
 * A column without sizes is for every container type, one with lengths for every container of them that has no column of its own
 * among `cells`.
 */
function isOfColumn(
  { equipment, isTypeAlone, charge, lcl }: ChargeColumn,
  type: EquipmentType,
  cells: RawRow['charges'],
): boolean {
  if (type === LCL_TYPE) return lcl !== undefined || equipment.length === 0;
  if (lcl) return false;
  if (equipment.length === 0) return true;
  if (equipment.some(({ code }) => code === type.code)) return true;
  if (isTypeAlone || equipment.length > 2 || !isSizeOnly(equipment)) return false;
  const hasOwn = cells.some(
    ({ column }) => column.charge.name === charge.name && column.equipment.some(({ code }) => code === type.code),
  );
  return !hasOwn && equipment.some(({ feet }) => feet === type.feet);
}

function withCurrency(stated: StatedCharge, currency: CurrencyReading | undefined): StatedCharge {
  if (currency === undefined) return stated;
  return { ...stated, amounts: stated.amounts.map((amount) => ({ ...amount, currency: amount.currency ?? currency })) };
}

/** "20'" and "40'" mean every container of that length; "40GP | 40HC" mean themselves. */
function isSizeOnly(equipment: readonly EquipmentType[]): boolean {
  return new Set(equipment.map((type) => type.feet)).size === equipment.length;
}

const YES = /^(?:y|yes|j|ja|s|si|sí|sim|o|oui|x|✓|true|1|是)$/i;
const NO = /^(?:n|no|nein|não|nao|non|nej|ei|false|0|否)$/i;

/** What a column "Included" that says yes or no says. */
function flagOf(text: string): boolean | undefined {
  return YES.test(text.trim()) ? true : NO.test(text.trim()) ? false : undefined;
}

/** The list of charges inside the base price: `DPA,OPA,SBF,BAF`. */
export function readInclusive(text: string): Charge[] {
  return text
    .split(/[,;/+、，\n]|\band\b/i)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(?:-|n\/?a|none|all)$/i.test(part) && flagOf(part) === undefined)
    .map((part) => {
      const known = findCharge(part);
      return chargeOf(known ?? { code: /^[A-Z]{2,5}$/.test(part) ? part : null, name: part, basis: 'PER_CONTAINER' }, {
        status: 'included',
      });
    });
}

/** A charge row of a long table (a row a charge), for one price cell of it. */
export function readChargeRow(
  row: RawRow,
  reading: PriceReading,
  more: { amount?: number | null | undefined; currency: string | null },
): Charge | 'zero' | undefined {
  const text = textOf(row.fields.get('charge')?.value);
  const known = findCharge(text) ?? {
    code: /^[A-Z]{2,5}$/.test(text) ? text : null,
    name: text,
    basis: 'UNKNOWN' as const,
  };
  const basisText = textOf(row.fields.get('rate-basis')?.value);
  const basis = basisText === '' ? known.basis : (parseBasis(basisText) ?? 'UNKNOWN');
  if (flagOf(textOf(row.fields.get('inclusive')?.value))) return chargeOf({ ...known, basis }, { status: 'included' });
  const charge = ofReading({ ...known, basis }, reading, more);
  if (charge === undefined || charge === 'zero') return charge;
  return { ...charge, paymentTerm: paymentTermOf(textOf(row.fields.get('payment')?.value)) };
}

function paymentTermOf(text: string): Charge['paymentTerm'] {
  if (/^(?:p|pp|pre|prepaid|freight prepaid|预付)/i.test(text)) return 'PREPAID';
  if (/^(?:c|cc|col|collect|到付)/i.test(text)) return 'COLLECT';
  return null;
}
