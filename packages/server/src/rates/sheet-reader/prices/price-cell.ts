import type { EquipmentType } from '../../record/equipment.ts';
import type { LclTerms } from '../../record/lcl-content.ts';
import type { StatedCharge } from '../charge-text/stated-charge.ts';
import type { SheetFacts } from '../facts/sheet-facts.ts';
import type { LclCellReading } from '../lcl/lcl-cell.ts';
import type { LclHeading } from '../lcl/lcl-heading.ts';
import { type RowScope, resolveCurrency } from '../rows/row-scope.ts';
import { textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/raw-row.ts';
import { type CurrencyReading, findCurrency, OF_DOLLAR_SIGN } from './parse-currency.ts';
import type { PriceReading } from './parse-price.ts';

/** A price cell of a row, read but not yet paired with containers. */
export type PriceCell = {
  reading: PriceReading;
  types: readonly EquipmentType[];
  column: number;
  /** The currency of the cell, its number format or its header; the row and the title come after. */
  currency: CurrencyReading | undefined;
  facts: SheetFacts;
  allIn: boolean;
  qualifier: string | undefined;
  /** What its heading says of LCL rates, and what it says itself. */
  lcl?: LclHeading;
  said?: LclCellReading;
};

/** One base price: an amount for one container type. */
export type Priced = {
  type: EquipmentType;
  amount: number;
  currency: string | null;
  column: number;
  /** What the label above the column says. */
  facts: SheetFacts;
  note: string | null;
  allIn: boolean;
  /** What an LCL price is charged by. */
  lcl?: LclTerms;
  /** What the cell says is charged on top of it. */
  charges?: readonly StatedCharge[];
};

/** A price cell, its row, and the facts over it. */
export type PriceInRow = { cell: PriceCell; row: RawRow; facts: SheetFacts };

/** Whether a price, or its number format, has a `$` and no letters that say whose: "1 120 $". */
function hasBareDollar(row: RawRow, column: number): boolean {
  const cell = row.prices.find((one) => one.column.column === column) ?? row.fields.get('amount');
  const text = typeof cell?.value === 'string' ? cell.value : (cell?.format ?? '');
  return text.includes('$') && !/US|[A-Z]\s?\$|\$\s?[A-Z]/i.test(text.replace(/\[\$\$-[^\]]*\]/g, '$'));
}

/**
 * The currency of a cell: its own, else the row's, the heading's, the title's, the operator's. A row that names one which
 * is not known has none: the title's would be a wrong price.
 */
export function currencyOf(scope: RowScope, { cell, row, facts }: PriceInRow): string | null {
  const own = resolveCurrency(scope, cell.currency);
  const said = findCurrency(textOf(row.fields.get('currency')?.value)) ?? facts.currency;
  if (own === 'USD' && said !== undefined && OF_DOLLAR_SIGN.has(said) && hasBareDollar(row, cell.column)) return said;
  if (own !== null) return own;
  const text = textOf(row.fields.get('currency')?.value);
  const written = findCurrency(text);
  if (written === undefined && /[\p{L}\p{Sc}]/u.test(text)) return null;
  return resolveCurrency(scope, written ?? facts.currency ?? scope.answers.currency);
}
