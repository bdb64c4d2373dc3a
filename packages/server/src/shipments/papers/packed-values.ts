import type { ShipmentGoods } from '../shipment.schema.ts';

type Packages = NonNullable<ShipmentGoods['packages']>;

const round = (value: number) => Math.round(value * 1000) / 1000;

function sum(all: readonly (number | undefined)[]): number | undefined {
  return all.length === 0 || all.includes(undefined)
    ? undefined
    : round(all.reduce<number>((total, one) => total + (one ?? 0), 0));
}

/** "40 steel drums (1A1), 12 boxes (4G)": equal kinds are added up. */
function countsOf(packages: Packages): string {
  const kinds = Map.groupBy(packages, ({ kind }) => kind.trim());
  return [...kinds].map(([kind, some]) => `${some.reduce((total, { count }) => total + count, 0)} ${kind}`).join(', ');
}

/** Packages of goods as the values that forms have for them; of one container when it is named. */
export function packedValues(all: Packages, container?: string): Record<string, string | number> {
  const packages = container === undefined ? all : all.filter((one) => one.container === container);
  if (packages.length === 0) return {};
  const values = {
    packageQuantityAndType: countsOf(packages),
    grossWeightKgs: sum(packages.map(({ grossMassKg }) => grossMassKg)),
    netWeightKgs: sum(packages.map(({ netMassKg }) => netMassKg)),
    cubeM3: sum(packages.map(({ volumeM3 }) => volumeM3)),
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])),
  );
}

/** Which packages of goods travel in which container; where all travel in one, its number alone. */
export function containersOf(packages: Packages): Record<string, string> {
  const named = packages.flatMap((one) => (one.container === undefined ? [] : [{ ...one, container: one.container }]));
  const containers = Map.groupBy(named, ({ container }) => container);
  if (named.length < packages.length || containers.size === 0) return {};
  const numbers = [...containers.keys()];
  const each = [...containers].map(([number, some]) => {
    const mass = sum(some.map(({ grossMassKg }) => grossMassKg));
    return `${number}: ${countsOf(some)}${mass === undefined ? '' : `, ${mass} kg`}`;
  });
  return {
    containerNumber: numbers.join(', '),
    packagesByContainer: (numbers.length === 1 ? numbers : each).join('\n'),
  };
}
