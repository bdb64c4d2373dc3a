import type { LclBounds } from '../../record/lcl-content.ts';
import type { Charge } from '../../record/rate.schema.ts';
import { textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/raw-row.ts';
import { type LclCellReading, type MinimumReading, readMinimum } from './lcl-cell.ts';
import { commonBasis, findMeasures } from './lcl-units.ts';

/** A charge as it is read for an LCL rate: with what it is charged by where its cell, heading or text says so. */
export type ReadCharge = Charge & { lcl?: LclBounds };

/** What a charge is charged for by its usual basis; not for a container, of which LCL cargo fills a part. */
export function usualBasis(basis: Charge['basis']): LclBounds['basis'] {
  return basis === 'PER_CONTAINER' || basis === 'PER_TEU' ? 'UNKNOWN' : basis;
}

/** The cells of one charge in a row. */
type ChargeCell = RawRow['charges'][number];

/** A charge of an LCL rate in a column of its own; its minimum stands in its cell or in the column beside it. */
export function ofLclColumn(charge: Charge, row: RawRow, { column }: ChargeCell, said: LclCellReading): ReadCharge {
  const isBeside = ({ column: other }: ChargeCell) =>
    other.lcl?.part === 'minimum' && other.charge.name === column.charge.name;
  const beside = row.charges.find(isBeside);
  const least = said.minimum ?? (beside && counted(readMinimum(beside.value), beside.column.lcl?.isQuantity));
  return bounded(charge, said.basis ?? column.lcl?.basis ?? usualBasis(charge.basis), least);
}

/** A charge of an LCL rate in a row of its own, charged for what the row says. */
export function ofLclRow(charge: Charge, row: RawRow, least: MinimumReading | undefined): ReadCharge {
  const basis = textOf(row.fields.get('rate-basis')?.value).toLowerCase();
  const measure = commonBasis(findMeasures(`/${basis.replace(/^(?:per|pro|je|\/)[ _]?/, '')}`));
  return bounded(charge, measure ?? usualBasis(charge.basis), least);
}

function counted(least: MinimumReading | undefined, isQuantity: true | undefined): MinimumReading | undefined {
  return isQuantity && least?.kind === 'number' ? { ...least, kind: 'quantity' } : least;
}

const NOT_UNDERSTOOD = 'its minimum was not understood';

/** A charge with its minimum; one that is neither an amount of its currency nor a quantity leaves the charge open. */
function bounded(charge: Charge, basis: LclBounds['basis'], least: MinimumReading | undefined): ReadCharge {
  const lcl = { basis, minimum: null, maximum: null };
  if (least === undefined || (least.kind !== 'unknown' && least.value === 0)) return { ...charge, lcl };
  const isForeign = least.kind === 'amount' && least.currency !== undefined && least.currency !== charge.currency;
  if (least.kind === 'unknown' || isForeign) {
    const condition = [charge.condition, NOT_UNDERSTOOD].filter((part) => part !== null).join('; ');
    return { ...charge, condition, lcl };
  }
  const minimum = least.kind === 'quantity' ? least.value * (charge.amount ?? 0) : least.value;
  return { ...charge, lcl: { ...lcl, minimum } };
}
