import { findCharge } from '../charges/charge-lexicon.ts';
import { plainText } from '../plain-text.ts';
import type { ColumnRole } from '../tables/columns/column-lexicon.ts';
import type { ChargeColumn, PriceColumn, Table } from '../tables/table.ts';
import { LCL_TYPE, type LclHeading } from './lcl-heading.ts';
import { findMeasures, MINIMUM, readBand } from './lcl-units.ts';

/** The mode of transport that titles and names of tabs give to LCL rates. */
export const LCL_MODE = 'less than container load';

const hasLcl = ({ lcl }: PriceColumn | ChargeColumn) => lcl !== undefined;

/** Whether a table has prices of LCL rates, in a column of their own. */
export function hasLclPrices({ prices }: Table): boolean {
  return prices.some(({ lcl }) => lcl?.part === 'rate');
}

/**
 * A table with its columns of LCL rates sorted out. In a table that has any, or whose title is about them (`isTitled`), what headings
 * leave open is settled: "Min" is the minimum of the price or charge to its left, "1-5" a price from a quantity on. In any other
 * table a measure over a column is no price.
 */
export function settleLcl(table: Table, isTitled: boolean): Table {
  const hasContainers = table.prices.some((column) => !hasLcl(column));
  const isPrice = ({ lcl }: PriceColumn) => lcl === undefined || !(lcl.isBare && hasContainers);
  const prices = table.prices.filter(isPrice);
  if (!isTitled && !hasLclPrices({ ...table, prices })) return withoutLcl(table);
  const dropped = table.prices.filter((column) => !isPrice(column)).map(({ column, header }) => ({ column, header }));
  return withFrequency(withOpenColumns({ ...table, prices, unknown: [...table.unknown, ...dropped] }, isTitled));
}

function withoutLcl(table: Table): Table {
  const lcl = [...table.prices, ...table.charges].filter(hasLcl);
  if (lcl.length === 0) return table;
  return {
    ...table,
    prices: table.prices.filter((column) => !hasLcl(column)),
    charges: table.charges.filter((column) => !hasLcl(column)),
    unknown: [...table.unknown, ...lcl.map(({ column, header }) => ({ column, header, isAmount: true as const }))],
  };
}

type Open = { column: number; header: string };

const FREQUENCY = /freq|sailing|班期|abfahrt|salida|saida|dep(?:arture)?s?\b/;

/** How often a consolidation sails is a remark of its rates. */
function withFrequency(table: Table): Table {
  const { fields, grid, header } = table;
  const known = fields.get('known') ?? [];
  const often = known.filter((column) => FREQUENCY.test(plainText(grid.text(header[1], column))));
  if (often.length === 0) return table;
  const remarks = [...(fields.get('remarks') ?? []), ...often].sort((a, b) => a - b);
  const rest = known.filter((column) => !often.includes(column));
  const unknown = table.unknown.filter(({ column }) => !often.includes(column));
  return { ...table, unknown, fields: new Map(fields).set('remarks', remarks).set('known', rest) };
}

/** Columns whose headings mean something only in a table of LCL rates. */
function withOpenColumns(table: Table, isTitled: boolean): Table {
  const other = table.fields.get('other-mode-price') ?? [];
  const named = other.map((column) => ({ column, header: table.grid.text(table.header[1], column) }));
  const open: Open[] = [...named, ...table.unknown].sort((a, b) => a.column - b.column);
  const settled = new Map<number, PriceColumn | ChargeColumn>();
  for (const one of open) {
    const read = readOpen(one, { table, settled, isTitled });
    if (read) settled.set(one.column, read);
  }
  if (settled.size === 0) return table;
  const fields = new Map(table.fields);
  const left = other.filter((column) => !settled.has(column));
  fields.delete('other-mode-price');
  if (left.length > 0) fields.set('other-mode-price' satisfies ColumnRole, left);
  const added = [...settled.values()];
  return {
    ...table,
    fields,
    prices: inOrder([...table.prices, ...added.filter((column): column is PriceColumn => !('charge' in column))]),
    charges: inOrder([...table.charges, ...added.filter((column): column is ChargeColumn => 'charge' in column)]),
    unknown: table.unknown.filter(({ column }) => !settled.has(column)),
  };
}

const inOrder = <T extends Open>(columns: readonly T[]) => [...columns].sort((a, b) => a.column - b.column);

type Around = { table: Table; settled: ReadonlyMap<number, PriceColumn | ChargeColumn>; isTitled: boolean };

function readOpen({ column, header }: Open, around: Around): PriceColumn | ChargeColumn | undefined {
  const plain = plainText(header);
  const band = around.isTitled || hasLclPrices(around.table) ? readBand(plain) : undefined;
  if (band) return priceColumn({ column, header }, { part: 'rate', from: band.from });
  if (!MINIMUM.test(plain)) return undefined;
  const found = findMeasures(plain);
  const lcl: LclHeading = { part: 'minimum', ...(found.some(({ isPer }) => !isPer) ? { isQuantity: true } : {}) };
  const charge = findCharge(plain.replace(MINIMUM, ' ').trim());
  const beside = leftOf(column, around);
  if (charge) return { column, header, charge, equipment: [], lcl };
  return beside && 'charge' in beside
    ? { column, header, charge: beside.charge, equipment: [], lcl }
    : priceColumn({ column, header }, lcl);
}

function priceColumn(open: Open, lcl: LclHeading): PriceColumn {
  return { ...open, equipment: [LCL_TYPE], allIn: false, lcl };
}

/** The price or charge right to the left of a column. */
function leftOf(column: number, { table, settled }: Around): PriceColumn | ChargeColumn | undefined {
  return settled.get(column - 1) ?? [...table.prices, ...table.charges].find((other) => other.column === column - 1);
}
