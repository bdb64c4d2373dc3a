import type { CheckFinding } from '../../compliance/index.ts';
import { packedValues } from '../papers/packed-values.ts';
import type { Shipment } from '../shipment.schema.ts';

type Container = NonNullable<Shipment['containers']>[number];

/** A verified gross mass has packing material in it, which is never this much of the load. */
const PACKING_MATERIAL = 0.1;

function findingOf(message: string): CheckFinding {
  return {
    ...{ code: 'container_mass', severity: 'error', message, places: [] },
    source: 'SOLAS VI/2; CSC safety approval plate',
    ask: { english: `${message} Which figure is right?`, chinese: '集装箱重量与货物重量不符，请确认正确数据。' },
  };
}

/** The mass of the packages in a container, kg; undefined where it is not stated of all of them. */
function loadOf({ goods }: Shipment, { number }: Container): number | undefined {
  const packed = goods
    .filter(({ packages = [] }) => packages.some(({ container }) => container === number))
    .map(({ packages = [] }) => packedValues(packages, number).grossWeightKgs);
  if (packed.length === 0 || packed.includes(undefined)) return undefined;
  return packed.reduce<number>((sum, one) => sum + Number(one), 0);
}

/** Containers that are loaded with more than they may carry, or whose verified mass is not that of their load. */
export function checkContainers(shipment: Shipment): CheckFinding[] {
  return (shipment.containers ?? []).flatMap((container): CheckFinding[] => {
    const { number, tareKg, maxGrossKg, verifiedGrossMassKg: verified } = container;
    const load = loadOf(shipment, container);
    if (load === undefined) return [];
    const gross = load + (tareKg ?? 0);
    const findings: CheckFinding[] = [];
    if (maxGrossKg !== undefined && gross > maxGrossKg)
      findings.push(
        findingOf(
          `${number}: load${tareKg === undefined ? '' : ' and tare'} come to ${gross} kg; it may weigh ${maxGrossKg} kg.`,
        ),
      );
    if (verified !== undefined && verified < gross - 1)
      findings.push(
        findingOf(
          `${number}: the verified gross mass is ${verified} kg, load${tareKg === undefined ? '' : ' and tare'} alone come to ${gross} kg.`,
        ),
      );
    if (verified !== undefined && tareKg !== undefined && verified > gross + Math.max(100, load * PACKING_MATERIAL))
      findings.push({
        ...findingOf(`${number}: the verified gross mass is ${verified} kg, load and tare come to ${gross} kg only.`),
        severity: 'warning',
      });
    return findings;
  });
}
