import type { Charge } from '../../record/rate.schema.ts';
import { textSaysOfCharges } from '../charge-text/mentions.ts';
import { readChargeText } from '../charge-text/read-charge-text.ts';
import type { ChargeText, StatedCharge } from '../charge-text/stated-charge.ts';
import type { SheetFacts } from '../facts/sheet-facts.ts';
import type { RowDoubt } from '../finding-list.ts';
import type { MinimumReading } from '../lcl/lcl-cell.ts';
import { ofLclRow } from '../lcl/lcl-charges.ts';
import { memoize } from '../memoize.ts';
import type { CurrencyReading } from '../prices/parse-currency.ts';
import { currencyOf, type PriceCell, type Priced } from '../prices/price-cell.ts';
import { differenceIn } from '../prices/remarked-differences.ts';
import type { PriceReader } from '../prices/row-prices.ts';
import { type RowScope, report, resolveCurrency } from '../rows/row-scope.ts';
import type { ColumnRole } from '../tables/columns/column-lexicon.ts';
import { textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/raw-row.ts';
import type { Table } from '../tables/table.ts';
import type { RowDays } from '../validity/row-validity.ts';
import type { KnownCharge } from './charge-lexicon.ts';
import type { ChargeGroup } from './group-charges.ts';
import { amountFor, type CurrencyOf, readChargeColumns, readChargeRow, readInclusive } from './row-charges.ts';
import { applyStated, type ChargedRate } from './stated-charges.ts';
import { createTextsBeside } from './texts-beside.ts';

const NO_CHARGES: readonly Charge[] = [];

/** A price, its row, the charge rows of its lane, the titles over it, and the days on which it holds. */
export type ChargedPrice = { priced: Priced; base: RawRow; group: ChargeGroup; facts: SheetFacts; days: RowDays };

/** The lane and the carrier that charges are asked for. */
type LaneOfRate = Pick<ChargedRate, 'origin' | 'destination' | 'carrier'>;

/** The charges of a price on a lane with a carrier; `unclear`: sentences of its row about charges that were not understood. */
export type PriceCharges = { of: (rate: LaneOfRate) => readonly Charge[]; allIn: boolean; unclear: readonly string[] };

/** Gathers the charges of a price: from columns, from charge rows, from texts, from a list of included ones. */
export type ChargeReader = (charged: ChargedPrice) => PriceCharges;

const NO_UNITS: NonNullable<SheetFacts['chargeUnits']> = [];
const saysOf = memoize(textSaysOfCharges);
const NO_TEXT = { charges: [], allIn: false, unclear: [] };

/** Makes the reader of the charges in a table. */
export function createChargeReader(scope: RowScope, prices: PriceReader): ChargeReader {
  const inclusiveOf = memoize(readInclusive);
  const { dates } = scope;
  const remarkOf = memoize((text: string) => readChargeText(text, { dates }));
  const cells = new Map<KnownCharge, (text: string) => ChargeText>();
  const cellOf = (text: string, charge: KnownCharge) => {
    const known = cells.get(charge) ?? memoize((cell: string) => readChargeText(cell, { dates, charge }));
    cells.set(charge, known);
    return known(text);
  };
  const textsBeside = createTextsBeside(scope.table);
  return (charged) => {
    const { priced, base, facts } = charged;
    const currencyOfReading = (found: CurrencyReading | undefined) => resolveCurrency(scope, found) ?? priced.currency;
    const units = facts.chargeUnits ?? NO_UNITS;
    const columns = readChargeColumns(base, priced.type, { currencyOf: currencyOfReading, textOf: cellOf, units });
    for (const doubt of columns.doubts) report(scope, base, doubt);
    const rows = readRows(scope, prices, charged);
    if (columns.zeros + rows.zeros > 0) {
      const message = 'Charges of 0 were left out.';
      report(scope, base, { code: 'zero_charges', severity: 'note', message, group: 'zero' });
    }
    const remarks = [remarksOf(base, scope.table), inclusiveText(base), ...textsBeside(base)]
      .filter((text) => text !== '')
      .join('\n');
    const said = remarks === '' ? NO_TEXT : remarkOf(remarks);
    for (const quote of said.unclear) report(scope, base, unclearDoubt(quote, base.fields.get('remarks')?.column));
    const own = [...columns.charges, ...rows.charges];
    const ofRow = [...columns.stated, ...(priced.charges ?? []), ...said.charges];
    // What a row says of a charge beats what its title says of it.
    const names = new Set([...own.map(({ name }) => name), ...ofRow.map(({ charge }) => charge.name)]);
    const stated = [...(facts.charges ?? []).filter(({ charge }) => !names.has(charge.name)), ...ofRow];
    return { ...said, of: chargesOf(scope, charged, { own, stated, inclusiveOf, currencyOf: currencyOfReading }) };
  };
}

/**
 * "via Singapore", "经新加坡中转", "20GP限重24吨", "max. 22 t": how the cargo goes and what it may weigh. In a column of its own it is said of the
 * lane, and is no condition of the charges in the column beside it.
 */
const OF_LANE =
  /^(?:(?:via|vía|über|t\/s|经)\s*\p{L}[\p{L} '-]{1,30}|(?:20\s?[A-Z']{0,2}\s?)?限重\s?\d+\s?(?:吨|[tT])|m[aá]x\.?\s?\d+(?:[.,]\d+)?\s?(?:t|to|tons?|tonnes?|mt)\b\.?(?:\s(?:im|in|per|pro|por|par|je)\s\S{2,6})?)$/iu;

/** A remark without what it adds to the price of a container type ("40HC + 100"): no charge. */
const withoutDifferences = (text: string) =>
  differenceIn(text) ? '' : text.replace(/[^;\n]+/g, (part) => (differenceIn(part) ? '' : part));

/** What the remarks of a row may say of charges. */
function remarksOf(row: RawRow, { grid, fields }: Table): string {
  const text = withoutDifferences(textOf(row.fields.get('remarks')?.value));
  const columns = fields.get('remarks') ?? [];
  if (text === '' || columns.length < 2) return text;
  const apart = columns.slice(1).map((column) => grid.text(row.row, column));
  return apart.filter((own) => OF_LANE.test(own)).reduce((left, own) => left.replace(`; ${own}`, ''), text);
}

/** "BAF, LSS; PSS USD 100 extra" in a column of what is included; a bare list is none. */
function inclusiveText(row: RawRow): string {
  const text = textOf(row.fields.get('inclusive')?.value);
  return text !== '' && saysOf(text) ? `incl: ${text}` : '';
}

/** Something about charges that was not understood. It stands in what the totals leave out. */
function unclearDoubt(quote: string, column: number | undefined): RowDoubt {
  const message = `"${quote}" says something about charges that was not understood; it stands in what the totals leave out.`;
  return { code: 'charge_not_understood', severity: 'warning', message, quote, column };
}

/** Words that say whom a charge is for, and were not understood: they are its condition. */
export function unknownScopeDoubt(words: string, { code, name }: KnownCharge): RowDoubt {
  const message = `Whom ${code ?? name} is for ("${words}") was not understood; it stands as a condition and is in no total.`;
  return { code: 'charge_scope_unknown', severity: 'warning', message, quote: words, group: message };
}

type Gathered = {
  own: Charge[];
  stated: readonly StatedCharge[];
  inclusiveOf: typeof readInclusive;
  currencyOf: CurrencyOf;
};

/** Columns that may name the way that ships take. */
const WAY_ROLES: readonly ColumnRole[] = ['routing', 'via', 'remarks', 'service'];

/** Charges that name no place and no carrier are the same for all lanes of a row: one list for all of them. */
function chargesOf(
  scope: RowScope,
  charged: ChargedPrice,
  { own, stated, inclusiveOf, currencyOf }: Gathered,
): PriceCharges['of'] {
  const { type } = charged.priced;
  const { from: validFrom, to: validTo } = charged.days;
  const tab = scope.table.grid.tab.name;
  const row = charged.base.row + 1;
  const routing = WAY_ROLES.map((role) => textOf(charged.base.fields.get(role)?.value)).join('; ');
  const told = new Set<string>();
  const unknownScope = (words: string, charge: KnownCharge) => {
    const doubt = unknownScopeDoubt(words, charge);
    if (!told.has(doubt.message)) report(scope, charged.base, doubt);
    told.add(doubt.message);
  };
  const read = (rate: LaneOfRate): readonly Charge[] => {
    const context = { scopeOf: scope.chargeScopes, currencyOf, unknownScope };
    const applied = applyStated(stated, { ...rate, type, validFrom, validTo, tab, row, routing }, context).filter(
      (one) =>
        !(one.status === 'included' && own.some(({ name, status }) => name === one.name && status === one.status)),
    );
    const charges = withInclusive(scope, charged, { charges: [...own, ...applied], inclusiveOf });
    return charges.length === 0 ? NO_CHARGES : charges;
  };
  if (stated.some((one) => one.scope !== undefined)) return read;
  let shared: readonly Charge[] | undefined;
  return (rate) => {
    shared ??= read(rate);
    return shared;
  };
}

/** The charges of a lane that have rows of their own. */
function readRows(scope: RowScope, prices: PriceReader, charged: ChargedPrice): { charges: Charge[]; zeros: number } {
  const charges: Charge[] = [];
  let zeros = 0;
  for (const row of charged.group.charges) {
    const cells = prices.cellsOf(row);
    for (const cell of cells) {
      const charge = readRowCell(scope, { row, cell, cells }, charged);
      if (charge === 'zero') zeros++;
      else if (charge) charges.push(charge);
    }
  }
  return { charges, zeros };
}

type CellOfRow = { row: RawRow; cell: PriceCell; cells: readonly PriceCell[] };

/** The minimum of a charge of an LCL rate: in its own cell, or in the column of minimums. */
function leastOf(cell: PriceCell, cells: readonly PriceCell[]): MinimumReading | undefined {
  return cell.said?.minimum ?? cells.find(({ lcl }) => lcl?.part === 'minimum')?.said?.minimum;
}

function readRowCell(scope: RowScope, { row, cell, cells }: CellOfRow, { priced, facts }: ChargedPrice) {
  const { reading } = cell;
  if (cell.lcl?.part === 'minimum') return undefined;
  // Words such as "INCL" are for the container type of the lane that the row belongs to.
  const isOfLane = cell.types.length === 0 && reading.kind !== 'amount';
  if (!isOfLane && !cell.types.some((type) => type.code === priced.type.code)) return undefined;
  const amount = reading.kind === 'amount' ? amountFor(reading.amounts, priced.type, cell.types) : null;
  const currency = currencyOf(scope, { cell, row, facts }) ?? priced.currency;
  const read = readChargeRow(row, reading, { amount, currency });
  const isLcl = priced.lcl !== undefined && typeof read === 'object';
  const charge = isLcl ? ofLclRow(read, row, leastOf(cell, cells)) : read;
  if (charge === undefined && reading.kind === 'unknown') {
    const quote = reading.text;
    const message = `The charge has no amount in "${quote}" and was left out.`;
    report(scope, row, { code: 'charge_not_understood', severity: 'warning', message, quote, column: cell.column });
  }
  return charge;
}

type WithoutInclusive = { charges: Charge[]; inclusiveOf: typeof readInclusive };

/** Adds those that a cell lists as included; what is priced as well stays a charge on top. */
function withInclusive(scope: RowScope, { base }: ChargedPrice, { charges, inclusiveOf }: WithoutInclusive): Charge[] {
  const cell = base.fields.get('inclusive');
  const text = textOf(cell?.value);
  if (text === '') return charges;
  if (saysOf(text)) return charges;
  const included = inclusiveOf(text);
  const priced = new Set(charges.flatMap(({ status, code }) => (status === 'subject-to' && code ? [code] : [])));
  const both = included.filter((charge) => charge.code !== null && priced.has(charge.code));
  for (const { code, name } of both) {
    report(scope, base, {
      code: 'charge_included_and_priced',
      severity: 'warning',
      message: `${code} is listed as included and also priced; it was imported as a charge on top.`,
      quote: code ?? name,
      column: cell?.column,
    });
  }
  return [...included.filter((charge) => !both.includes(charge)), ...charges];
}
