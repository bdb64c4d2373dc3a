import { type LclBounds, toLclContent } from '../../record/lcl-content.ts';
import type { DraftLcl, DraftRate, SheetReading } from '../sheet-reading.ts';
import { type ReadCharge, usualBasis } from './lcl-charges.ts';

/** Parts what was read into rates of containers and rates for less than a container load. */
export function splitLcl(rates: DraftRate[]): Pick<SheetReading, 'rates' | 'lcl'> {
  const lcl = rates.filter((rate) => rate.lcl !== undefined).map(toLcl);
  return lcl.length === 0 ? { rates } : { rates: rates.filter((rate) => rate.lcl === undefined), lcl };
}

function toLcl({ content, lcl: terms, tab, row, column }: DraftRate): DraftLcl {
  if (!terms) throw new Error('it is an LCL rate');
  const read = content.charges as readonly ReadCharge[];
  const charges = read.map(({ lcl: _lcl, ...charge }) => charge);
  return { content: toLclContent({ ...content, charges }, terms, read.map(boundsOf)), tab, row, column };
}

function boundsOf({ lcl, basis }: ReadCharge): LclBounds {
  return lcl ?? { basis: usualBasis(basis), minimum: null, maximum: null };
}
