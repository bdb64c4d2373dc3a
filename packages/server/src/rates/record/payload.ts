import type { EquipmentType } from './equipment.ts';

/** What the load of one container may weigh, kg: in most containers of its type, and in any. */
export type Payload = { readonly usualKg: number; readonly mostKg: number };

/** The maximum gross mass of every series 1 container of 20 feet and more, kg (ISO 668:2020, since Amendment 2 of 2016). */
const MOST_GROSS_KG = 36_000;

/** What most containers in service are rated at, kg: those of 20 feet by ISO 668 before that amendment, longer ones above it. */
const USUAL_GROSS_KG: Readonly<Record<number, number>> = { 20: 30_480, 40: 32_500, 45: 34_000 };
/** Reefers of 40 feet and more, and tanks, are built for more. */
const USUAL_HEAVY_GROSS_KG: Readonly<Record<string, number>> = {
  '40RF': 34_000,
  '40RH': 34_000,
  '20TK': 36_000,
  '40TK': 36_000,
};

/**
 * Usual tare, kg, as carriers publish it for their containers; a container's own stands on its plate. Flat racks and platforms
 * are not in it: they are built for 45 t and more, outside the rating of ISO 668.
 */
const USUAL_TARE_KG: Readonly<Record<string, number>> = {
  ...{ '20GP': 2200, '40GP': 3700, '40HC': 3900, '45HC': 4800, '20HC': 2400 },
  ...{ '20RF': 3000, '40RF': 4500, '40RH': 4600, '45RH': 5300, '40NOR': 4600 },
  ...{ '20OT': 2300, '40OT': 3850, '40OTH': 4000, '20TK': 3700, '40TK': 5500, '20VH': 2400, '20BU': 2600 },
};

/**
 * What the load of a container of a type may weigh. `own`: what its plate says, which holds where it is known. Undefined where the
 * type is built for more than ISO 668 rates and no plate is known.
 */
export function payloadOf(
  { code, feet }: Pick<EquipmentType, 'code' | 'feet'>,
  own: { tareKg?: number | undefined; maxGrossKg?: number | undefined } = {},
): Payload | undefined {
  const tare = own.tareKg ?? USUAL_TARE_KG[code];
  if (tare === undefined) return undefined;
  if (own.maxGrossKg !== undefined) return { usualKg: own.maxGrossKg - tare, mostKg: own.maxGrossKg - tare };
  const usual = USUAL_HEAVY_GROSS_KG[code] ?? USUAL_GROSS_KG[feet];
  if (USUAL_TARE_KG[code] === undefined || usual === undefined) return undefined;
  return { usualKg: usual - tare, mostKg: MOST_GROSS_KG - tare };
}
