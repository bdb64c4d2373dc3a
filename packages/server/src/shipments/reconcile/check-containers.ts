import type { CheckFinding } from '../../compliance/index.ts';
import { parseEquipment, payloadOf } from '../../rates/index.ts';
import { packedValues } from '../papers/packed-values.ts';
import type { Shipment } from '../shipment.schema.ts';
import { numberOf } from './compared-field.ts';

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

/**
 * Containers that are loaded with more than they, or containers of their type, may carry, or whose verified mass is not that of
 * their load.
 */
export function checkContainers(shipment: Shipment): CheckFinding[] {
  return [...checkPlates(shipment), ...checkPayloads(shipment)];
}

/** Loads by what the containers themselves are stated to be. */
function checkPlates(shipment: Shipment): CheckFinding[] {
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

/** The mass of all goods, kg; undefined where it is not stated of one of them. */
function loadOfAll({ goods }: Shipment): number | undefined {
  const masses = goods.map(({ packages = [], values }) => {
    const stated =
      packedValues(packages).grossWeightKgs ?? (packages.length === 0 ? values?.grossWeightKgs : undefined);
    return stated === undefined || stated === null ? undefined : numberOf('grossWeightKgs', stated);
  });
  return masses.includes(undefined) ? undefined : masses.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}

function payloadOfContainer({ sizeType, tareKg, maxGrossKg }: Container) {
  const type = sizeType === undefined ? undefined : parseEquipment(sizeType);
  const payload = type && payloadOf(type, { tareKg, maxGrossKg });
  return payload && { ...payload, code: type.code };
}

/**
 * Loads by what containers of a type carry: each container by itself, unless its plate is known (`container_mass`), and all of them
 * together for what is in none.
 */
function checkPayloads(shipment: Shipment): CheckFinding[] {
  const containers = shipment.containers ?? [];
  const payloads = containers.map(payloadOfContainer);
  const each = containers.map((container, at) => {
    const [load, payload] = [loadOf(shipment, container), payloads[at]];
    return load === undefined || payload === undefined || container.maxGrossKg !== undefined
      ? undefined
      : judgePayload(load, payload, `${container.number}: ${payload.code}`);
  });
  const found = each.filter((one) => one !== undefined);
  const all = loadOfAll(shipment);
  if (found.length > 0 || all === undefined || payloads.length === 0) return found;
  const known = payloads.filter((one) => one !== undefined);
  if (known.length < payloads.length) return [];
  const sum = (key: 'usualKg' | 'mostKg') => known.reduce((total, one) => total + one[key], 0);
  const names = [...Map.groupBy(known, ({ code }) => code)].map(([code, some]) => `${some.length} × ${code}`);
  const finding = judgePayload(
    all,
    { usualKg: sum('usualKg'), mostKg: sum('mostKg') },
    `All goods: ${names.join(', ')}`,
  );
  return finding === undefined ? [] : [finding];
}

function judgePayload(
  load: number,
  { usualKg, mostKg }: { usualKg: number; mostKg: number },
  subject: string,
): CheckFinding | undefined {
  if (load <= usualKg) return undefined;
  const isMore = load > mostKg;
  const message = isMore
    ? `${subject}: the load is ${load} kg; by ISO 668 it may be ${mostKg} kg at most.`
    : `${subject}: the load is ${load} kg; most containers of the type carry ${usualKg} kg. The plate has to say that this one may.`;
  return {
    ...{ code: 'container_payload', severity: isMore ? 'error' : 'warning', message, places: [] },
    source: 'ISO 668:2020, maximum gross mass 36,000 kg; usual tare and rating of the type',
    ask: {
      english: `${message} Is the mass right, and the container?`,
      chinese: '货物重量超过该箱型的最大载重，请确认重量和箱型箱量。',
    },
  };
}
