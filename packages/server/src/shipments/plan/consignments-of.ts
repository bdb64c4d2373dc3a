import { parseKilograms } from '../../compliance/index.ts';
import type { ShipmentPapers } from '../papers/gather-papers.ts';
import { packedValues } from '../papers/packed-values.ts';
import { shipmentProblem } from '../problems.ts';
import type { Shipment } from '../shipment.schema.ts';
import type { PlanRequest } from './plan.schema.ts';

/** What the documents of goods state, as far as no person corrected it or the shipment states otherwise. */
function goodsOf({ readings, corrected, given }: ShipmentPapers['goods'][number]): Record<string, unknown> {
  const read = readings.flatMap(({ values }) =>
    Object.entries(values).flatMap(([key, { value }]) => (value === null ? [] : [[key, value] as const])),
  );
  const own = Object.entries(given).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(read.reverse()), ...Object.fromEntries(corrected), ...Object.fromEntries(own) };
}

/** The goods of a shipment as consignments. Throws `shipment_mass_missing`. */
export function consignmentsOf(shipment: Shipment, { goods }: ShipmentPapers): PlanRequest['consignments'] {
  const all = goods.map((one, at) => {
    const packed = packedValues(shipment.goods[at]?.packages ?? []);
    const values = goodsOf(one);
    const stated = packed.grossWeightKgs ?? values.grossWeightKgs;
    const massKg = typeof stated === 'string' || typeof stated === 'number' ? parseKilograms(stated) : undefined;
    const { cubeM3 } = packed;
    return {
      id: `${at + 1}${values.unNo === undefined ? '' : ` ${values.unNo}`}`,
      goods: values,
      massKg,
      ...(typeof cubeM3 === 'number' ? { volumeM3: cubeM3 } : {}),
    };
  });
  const missing = all.filter(({ massKg }) => massKg === undefined).map(({ id }) => id);
  if (missing.length > 0) throw shipmentProblem('shipment_mass_missing', { goods: missing });
  return all.map((one) => ({ ...one, massKg: one.massKg ?? 0 }));
}
