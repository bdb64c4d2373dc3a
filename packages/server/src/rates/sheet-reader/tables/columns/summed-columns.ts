import type { EquipmentType } from '../../../record/equipment.ts';
import { parsePrice } from '../../prices/parse-price.ts';
import type { RawRow } from '../raw-row.ts';
import type { ChargeColumn, PriceColumn, Table } from '../table.ts';

/** A column of prices whose amounts are the sums of another column of prices and of columns of charges. */
export type SummedColumn = { column: PriceColumn; parts: readonly (PriceColumn | ChargeColumn)[] };

/** In so many rows a sum is no chance. */
const ENOUGH_ROWS = 2;

/**
 * The price columns that only add up what stands beside them ("O/F 40' HC | BUC 40' | ALL-IN 40'"), by their amounts in all rows that have
 * the parts; their headings may name a container type of the same length less exactly than that of the freight.
 */
export function summedColumns({ prices, charges }: Table, rows: readonly RawRow[]): SummedColumn[] {
  return prices.flatMap((column) => {
    for (const base of prices) {
      if (base === column || base.allIn || !areOfLength(base.equipment, column.equipment)) continue;
      const added = charges.filter(
        ({ equipment }) => equipment.length === 0 || areOfLength(equipment, column.equipment),
      );
      if (added.length > 0 && isSum(column, { base, added, rows })) return [{ column, parts: [base, ...added] }];
    }
    return [];
  });
}

/** Whether container types of two columns have one length, as 40GP and 40HC. */
function areOfLength(some: readonly EquipmentType[], others: readonly EquipmentType[]): boolean {
  return some.length > 0 && some.every(({ feet }) => others.every((other) => other.feet === feet));
}

type Parts = { base: PriceColumn; added: readonly ChargeColumn[]; rows: readonly RawRow[] };

function isSum(column: PriceColumn, { base, added, rows }: Parts): boolean {
  let count = 0;
  for (const row of rows) {
    const [sum, freight] = [amountAt(row, column), amountAt(row, base)];
    if (sum === undefined || freight === undefined) continue;
    const charges = added.map((charge) => amountAt(row, charge) ?? 0);
    const whole = charges.reduce((total, amount) => total + amount, freight);
    if (Math.abs(sum - whole) > 0.005) return false;
    if (whole > freight) count += 1;
  }
  return count >= ENOUGH_ROWS;
}

function amountAt({ prices, charges }: RawRow, column: PriceColumn | ChargeColumn): number | undefined {
  const cell = [...prices, ...charges].find((one) => one.column.column === column.column);
  const reading = cell && parsePrice(cell.value);
  return reading?.kind === 'amount' && reading.amounts.length === 1 ? (reading.amounts[0] ?? undefined) : undefined;
}
