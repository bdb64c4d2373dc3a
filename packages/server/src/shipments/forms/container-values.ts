import type { FillValue } from '../../forms/index.ts';
import type { Shipment } from '../shipment.schema.ts';

type Container = NonNullable<Shipment['containers']>[number];
type Stated = string | number | undefined;

/** What is stated of containers, in their order: of several each with its number, "1) CN998877"; what all share once. */
function ofEach(stated: readonly Stated[], isShared: boolean): string | number | undefined {
  const [first, ...others] = stated;
  if (others.length === 0 || (isShared && others.every((one) => one === first))) return first;
  if (stated.every((one) => one === undefined)) return undefined;
  return stated.map((one, at) => `${at + 1}) ${one ?? '-'}`).join('\n');
}

/** Mass of a container with all that is packed in it, in kg, where every part of it is stated. */
function grossOf({ number, tareKg }: Container, { goods }: Shipment): number | undefined {
  const packages = goods.flatMap((one) => one.packages ?? []);
  const isPlaced = goods.every((one) => one.packages !== undefined) && packages.every((one) => one.container);
  const own = packages.filter(({ container }) => container === number);
  const masses = [tareKg, ...own.map(({ grossMassKg }) => grossMassKg)];
  if (!isPlaced || masses.includes(undefined)) return undefined;
  return Math.round(masses.reduce<number>((sum, mass) => sum + (mass ?? 0), 0) * 1000) / 1000;
}

/**
 * What a shipment states of its containers, as forms ask for it; of one alone when it is named. Several are counted, and boxes 16,
 * 18 and 19 say of each what is its own. Box 19 of one container is made of the masses on the form.
 */
export function containerValues(shipment: Shipment, container: string | undefined): Record<string, FillValue> {
  const { containers = [] } = shipment;
  const own = container === undefined ? containers : containers.filter(({ number }) => number === container);
  const values = {
    containerNumber: ofEach(
      own.map(({ number }) => number),
      false,
    ),
    sealNumbers: ofEach(
      own.map(({ seals }) => seals),
      false,
    ),
    containerSizeType: ofEach(
      own.map(({ sizeType }) => sizeType),
      true,
    ),
    tareMassKgs: ofEach(
      own.map(({ tareKg }) => tareKg),
      false,
    ),
    totalGrossMassKgs:
      own.length < 2
        ? undefined
        : ofEach(
            own.map((one) => grossOf(one, shipment)),
            false,
          ),
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])),
  );
}
