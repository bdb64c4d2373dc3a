import type { Feedback, OrderRequest } from '../order.schema.ts';
import type { DcsaBooking } from './booking.schema.ts';
import type { NotedReading } from './noted-reading.ts';

type Cargo = OrderRequest['cargo'][number];
type Commodity = NonNullable<DcsaBooking['requestedEquipments'][number]['commodities']>[number];

const KG_PER_POUND = 0.453_592_37;
const M3_PER_CUBIC_FOOT = 0.028_316_846_592;

/** The commodities of a booking request as the cargo of an order, whichever containers they are in. */
export function readCargo({ requestedEquipments }: DcsaBooking, reading: NotedReading) {
  const findings: Feedback[] = [];
  const cargo = requestedEquipments.flatMap(({ commodities = [] }, equipment) =>
    commodities.map((commodity, at): Cargo => {
      const path = `$.requestedEquipments[${equipment}].commodities[${at}]`;
      const named = ['commodityType', 'HSCodes[0]', 'cargoGrossWeight', 'cargoGrossWeightUnit'];
      const measured = ['cargoGrossVolume', 'cargoGrossVolumeUnit'];
      reading.note(...[...named, ...measured].map((name) => `${path}.${name}`));
      findings.push(...convertedOf(commodity, path), ...dangersOf(commodity, path, reading));
      return {
        description: commodity.commodityType,
        ...readMeasures(commodity),
        ...readPackages(commodity, path, reading),
      };
    }),
  );
  return { cargo, findings };
}

function readMeasures(commodity: Commodity) {
  const { cargoGrossWeight: mass, cargoGrossVolume: volume, HSCodes: [hsCode] = [] } = commodity;
  const kilograms = commodity.cargoGrossWeightUnit === 'LBR' ? round(mass * KG_PER_POUND) : mass;
  const isFeet = commodity.cargoGrossVolumeUnit === 'FTQ';
  return {
    ...(hsCode === undefined ? {} : { hsCode }),
    grossWeightKg: kilograms,
    ...(volume === undefined ? {} : { volumeM3: isFeet ? round(volume * M3_PER_CUBIC_FOOT) : volume }),
  };
}

const round = (value: number) => Number(value.toFixed(3));

/** A number of packages without their kind, or a kind without number, is left over. */
function readPackages({ outerPackaging }: Commodity, path: string, reading: NotedReading) {
  const { numberOfPackages: count, description: type } = outerPackaging ?? {};
  if (count === undefined || type === undefined || type.length > 50) return {};
  reading.note(`${path}.outerPackaging.numberOfPackages`, `${path}.outerPackaging.description`);
  return { packages: { count, type } };
}

function convertedOf({ cargoGrossWeightUnit, cargoGrossVolumeUnit }: Commodity, path: string): Feedback[] {
  const changed = (name: string, message: string): Feedback => ({
    severity: 'INFO',
    code: 'PROPERTY_VALUE_HAS_BEEN_CHANGED',
    rule: 'dcsa_converted',
    message,
    jsonPath: `${path}.${name}`,
  });
  return [
    ...(cargoGrossWeightUnit === 'LBR' ? [changed('cargoGrossWeight', 'Pounds were converted to kilograms.')] : []),
    ...(cargoGrossVolumeUnit === 'FTQ'
      ? [changed('cargoGrossVolume', 'Cubic feet were converted to cubic metres.')]
      : []),
  ];
}

/** Dangerous goods are declared by an extraction of their data sheet, not by what a request says of them. */
function dangersOf({ outerPackaging }: Commodity, path: string, reading: NotedReading): Feedback[] {
  const { dangerousGoods = [] } = outerPackaging ?? {};
  if (dangerousGoods.length === 0) return [];
  const jsonPath = `${path}.outerPackaging.dangerousGoods`;
  reading.note(jsonPath);
  const message =
    'Dangerous goods are ordered with the extraction of their data sheet: give its id in dangerousGoods.extractionId of this cargo.';
  return [{ severity: 'ERROR', code: 'PROPERTY_VALUE_MUST_CHANGE', rule: 'dcsa_dangerous_goods', message, jsonPath }];
}
