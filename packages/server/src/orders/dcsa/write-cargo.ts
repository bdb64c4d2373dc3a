import type { Feedback, Order } from '../order.schema.ts';
import { lacks, notCarried } from './booking-finding.ts';

/** The cargo of an order as the commodities of a booking request. A mass that is not stated stays away, and is said to. */
export function writeCargo({ cargo }: Pick<Order, 'cargo'>) {
  const findings: Feedback[] = [];
  const commodities = cargo.map((one, at) => {
    const path = `$.cargo[${at}]`;
    if (one.netWeightKg !== undefined)
      findings.push(notCarried(`${path}.netWeightKg`, 'A booking request has no net mass outside dangerous goods.'));
    if (one.notDangerous !== undefined)
      findings.push(notCarried(`${path}.notDangerous`, 'A booking request does not say why cargo is not dangerous.'));
    if (one.dangerousGoods !== undefined)
      findings.push(
        lacks(
          `${path}.dangerousGoods`,
          'The declaration of dangerous goods is not in the request: send the OpenDGD export of the extraction with it.',
        ),
      );
    return {
      commodityType: one.description,
      ...(one.hsCode === undefined ? {} : { HSCodes: [one.hsCode] }),
      ...(one.grossWeightKg === undefined ? {} : { cargoGrossWeight: one.grossWeightKg }),
      cargoGrossWeightUnit: 'KGM',
      ...(one.volumeM3 === undefined ? {} : { cargoGrossVolume: one.volumeM3, cargoGrossVolumeUnit: 'MTQ' }),
      ...(one.packages === undefined
        ? {}
        : { outerPackaging: { numberOfPackages: one.packages.count, description: one.packages.type } }),
    };
  });
  return { commodities, findings };
}
