import type { GoodsFacts } from './goods-facts.ts';
import { type Packages, parseKilograms, parsePackages } from './parse-quantities.ts';

type Read = Pick<GoodsFacts, 'text' | 'goods'>;

const kilograms = (
  { goods }: Read,
  field: 'grossWeightKgs' | 'netWeightKgs' | 'grossMassPerPackageKg' | 'netMassPerPackageKg',
) => {
  const stated = goods.fields[field];
  return stated === undefined ? undefined : parseKilograms(stated.value);
};

/** Number and kind of packages; undefined when nothing is stated. */
export function packagesOf({ text }: Read): Packages | undefined {
  const written = text('packageQuantityAndType');
  return written === undefined ? undefined : parsePackages(written);
}

/** Gross mass of all packages, in kg. */
export const grossMass = (facts: Read): number | undefined => kilograms(facts, 'grossWeightKgs');
/** Net mass of all packages, in kg. */
export const netMass = (facts: Read): number | undefined => kilograms(facts, 'netWeightKgs');

function perPackage(facts: Read, own: number | undefined, total: number | undefined): number | undefined {
  if (own !== undefined) return own;
  const count = packagesOf(facts)?.count;
  if (total === undefined || count === undefined || count === 0) return undefined;
  return Math.round((total / count) * 100) / 100;
}

/** Gross mass of one package, stated or the total over the count. */
export const grossPerPackage = (facts: Read): number | undefined =>
  perPackage(facts, kilograms(facts, 'grossMassPerPackageKg'), grossMass(facts));
/** Net mass in one package, stated or the total over the count. */
export const netPerPackage = (facts: Read): number | undefined =>
  perPackage(facts, kilograms(facts, 'netMassPerPackageKg'), netMass(facts));
