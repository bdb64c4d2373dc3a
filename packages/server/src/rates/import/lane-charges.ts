import type { Charge } from '../rate.schema.ts';
import { textOf } from './grid.ts';
import type { ChargeGroup } from './group-charges.ts';
import type { CurrencyReading } from './parse-currency.ts';
import type { RawRow } from './read-table.ts';
import { remembering } from './remembering.ts';
import { amountFor, readChargeColumns, readChargeRow, readInclusive, readStatedCharges } from './row-charges.ts';
import type { PriceCell, Priced, PriceReader } from './row-prices.ts';
import { type RowScope, report, settleCurrency } from './row-scope.ts';
import type { SheetFacts } from './sheet-facts.ts';

const NO_CHARGES: Charge[] = [];

/** A price, the row it stands in, the charge rows of its lane and what the titles over it say. */
export type ChargedPrice = { priced: Priced; base: RawRow; group: ChargeGroup; facts: SheetFacts };

/** Gathers the charges of a price: from columns, from rows of their own, from the title, from a list of included ones. */
export function createChargeReader(scope: RowScope, prices: PriceReader) {
  const inclusiveOf = remembering(readInclusive);

  const fromCell = (row: RawRow, cell: PriceCell, { priced, facts }: ChargedPrice): Charge | 'zero' | undefined => {
    if (!cell.types.some((type) => type.code === priced.type.code)) return undefined;
    const { reading } = cell;
    const amount = reading.kind === 'amount' ? amountFor(reading.amounts, priced.type, cell.types) : null;
    const currency = prices.currencyOf(cell, row, facts) ?? priced.currency;
    const charge = readChargeRow(row, reading, { amount, currency });
    if (charge === undefined && reading.kind === 'unknown') {
      const message = `The charge has no amount in «${reading.text}» and was left out.`;
      report(scope, row, {
        code: 'charge_not_understood',
        severity: 'warning',
        message,
        quote: reading.text,
        column: cell.column,
      });
    }
    return charge;
  };

  const withInclusive = (charges: Charge[], base: RawRow): Charge[] => {
    const cell = base.fields.get('inclusive');
    const text = textOf(cell?.value);
    if (text === '') return charges.length === 0 ? NO_CHARGES : charges;
    const included = inclusiveOf(text);
    const priced = new Set(charges.flatMap(({ status, code }) => (status === 'subject-to' && code ? [code] : [])));
    const both = included.filter((charge) => charge.code !== null && priced.has(charge.code));
    for (const { code, name } of both) {
      report(scope, base, {
        code: 'charge_included_and_priced',
        severity: 'warning',
        message: `${code} is listed as included and priced as well; it is kept as a charge on top.`,
        quote: code ?? name,
        column: cell?.column,
      });
    }
    return [...included.filter((charge) => !both.includes(charge)), ...charges];
  };

  return (charged: ChargedPrice): Charge[] => {
    const { priced, base, group, facts } = charged;
    const currencyOf = (found: CurrencyReading | undefined) => settleCurrency(scope, found) ?? priced.currency;
    const columns = readChargeColumns(base, priced.type, currencyOf);
    for (const doubt of columns.doubts) report(scope, base, { ...doubt, severity: 'warning' });
    const charges = [...columns.charges];
    let { zeros } = columns;
    for (const row of group.charges) {
      for (const cell of prices.cellsOf(row)) {
        const charge = fromCell(row, cell, charged);
        if (charge === 'zero') zeros++;
        else if (charge) charges.push(charge);
      }
    }
    if (zeros > 0) {
      const message = 'Charges of 0 were left out.';
      report(scope, base, { code: 'zero_charges', severity: 'note', message, group: 'zero' });
    }
    charges.push(...readStatedCharges(facts.charges ?? [], priced.type, currencyOf));
    return withInclusive(charges, base);
  };
}
