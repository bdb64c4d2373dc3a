import type { Charge } from '../../record/rate.schema.ts';
import { readChargeClauses } from '../facts/charge-clauses.ts';
import type { SheetFacts } from '../facts/sheet-facts.ts';
import { memoize } from '../memoize.ts';
import type { CurrencyReading } from '../prices/parse-currency.ts';
import { currencyOf, type PriceCell, type Priced, type PriceReader } from '../prices/row-prices.ts';
import { type RowScope, report, resolveCurrency } from '../rows/row-scope.ts';
import { textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/read-table.ts';
import type { ChargeGroup } from './group-charges.ts';
import { amountFor, readChargeColumns, readChargeRow, readInclusive, readStatedCharges } from './row-charges.ts';

const NO_CHARGES: Charge[] = [];

/** A price, its row, the charge rows of its lane, and the titles over it. */
export type ChargedPrice = { priced: Priced; base: RawRow; group: ChargeGroup; facts: SheetFacts };

/** Gathers the charges of a price: from columns, from charge rows, from the title, from a list of included ones. */
export type ChargeReader = (charged: ChargedPrice) => Charge[];

/** Makes the reader of the charges in a table. */
export function createChargeReader(scope: RowScope, prices: PriceReader): ChargeReader {
  const inclusiveOf = memoize(readInclusive);
  const clausesOf = memoize(readChargeClauses);
  return (charged) => {
    const { priced, base, facts } = charged;
    const currencyOfReading = (found: CurrencyReading | undefined) => resolveCurrency(scope, found) ?? priced.currency;
    const columns = readChargeColumns(base, priced.type, currencyOfReading);
    for (const doubt of columns.doubts) report(scope, base, { ...doubt, severity: 'warning' });
    const rows = readRows(scope, prices, charged);
    if (columns.zeros + rows.zeros > 0) {
      const message = 'Charges of 0 were left out.';
      report(scope, base, { code: 'zero_charges', severity: 'note', message, group: 'zero' });
    }
    const remarks = textOf(base.fields.get('remarks')?.value);
    const said = [...(facts.charges ?? []), ...(remarks === '' ? [] : clausesOf(remarks).charges)];
    const stated = readStatedCharges(said, priced.type, currencyOfReading);
    const charges = [...columns.charges, ...rows.charges, ...stated];
    const included = withInclusive(scope, charged, { charges, inclusiveOf });
    return included.length === 0 ? NO_CHARGES : included;
  };
}

/** The charges of a lane that have rows of their own. */
function readRows(scope: RowScope, prices: PriceReader, charged: ChargedPrice): { charges: Charge[]; zeros: number } {
  const charges: Charge[] = [];
  let zeros = 0;
  for (const row of charged.group.charges) {
    for (const cell of prices.cellsOf(row)) {
      const charge = readRowCell(scope, { row, cell }, charged);
      if (charge === 'zero') zeros++;
      else if (charge) charges.push(charge);
    }
  }
  return { charges, zeros };
}

type CellOfRow = { row: RawRow; cell: PriceCell };

function readRowCell(scope: RowScope, { row, cell }: CellOfRow, { priced, facts }: ChargedPrice) {
  if (!cell.types.some((type) => type.code === priced.type.code)) return undefined;
  const { reading } = cell;
  const amount = reading.kind === 'amount' ? amountFor(reading.amounts, priced.type, cell.types) : null;
  const currency = currencyOf(scope, { cell, row, facts }) ?? priced.currency;
  const charge = readChargeRow(row, reading, { amount, currency });
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
