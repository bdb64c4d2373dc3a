import { expect, test } from 'vitest';
import { checkNonDangerousLetter } from '../check-declaration.ts';
import { parseDeclaration } from '../declaration/parse-declaration.ts';

const said = {
  notDangerous: { value: 'Y', places: [{ document: 'sds.pdf', page: 7, quote: 'IMDG: Not regulated' }] },
};
const isAllowed = (goods: object) =>
  checkNonDangerousLetter(parseDeclaration({ goods: [{ ...said, ...goods }] })).allowed;
const BATTERY = { commodityName: 'Lithium ion battery 7.4 V, 19.24 Wh', exemptedFromIMDGCode: 'SP188' };

test.each([
  ['SP188 with watt-hours and the mass of a package', { ...BATTERY, grossMassPerPackageKg: 12 }, true],
  ['SP188 without the mass of a package', BATTERY, false],
  [
    'SP188 without watt-hours',
    { ...BATTERY, commodityName: 'Lithium ion battery pack', grossMassPerPackageKg: 12 },
    false,
  ],
  [
    'SP188 of a battery of 120 Wh',
    { ...BATTERY, commodityName: 'Lithium ion battery 120 Wh', grossMassPerPackageKg: 12 },
    false,
  ],
  [
    'SP188 of cells of 25 Wh',
    { ...BATTERY, commodityName: 'Lithium ion cells, 25 Wh', grossMassPerPackageKg: 12 },
    false,
  ],
  ['SP188 in packages of 35 kg', { ...BATTERY, grossMassPerPackageKg: 35 }, false],
  [
    'SP188 of damaged batteries',
    { ...BATTERY, commodityName: 'Damaged lithium ion battery 19 Wh', grossMassPerPackageKg: 12 },
    false,
  ],
  [
    '2.10.2.7 in bottles of 1 L',
    { commodityName: 'Sealer 4', unNo: 'UN3082', exemptedFromIMDGCode: '2.10.2.7', innerPackagingNet: '1 L' },
    true,
  ],
  [
    '2.10.2.7 in drums of 200 L',
    { commodityName: 'Sealer 4', unNo: 'UN3082', exemptedFromIMDGCode: '2.10.2.7', innerPackagingNet: '200 L' },
    false,
  ],
  ['SP145 without receptacles', { commodityName: 'Whisky', exemptedFromIMDGCode: 'SP145' }, false],
  [
    'SP277 of a receptacle of 500 mL',
    { commodityName: 'Aerosols', exemptedFromIMDGCode: 'SP277', innerPackagingNet: '500 mL' },
    false,
  ],
  [
    '2.3.2.5 without viscosity',
    { commodityName: 'Sealant', flashPoint: '25 °C', exemptedFromIMDGCode: '2.3.2.5', innerPackagingNet: '5 L' },
    false,
  ],
  [
    'SP961 of a vehicle that nobody prepared',
    { commodityName: 'Used car', unNo: 'UN3166', exemptedFromIMDGCode: 'SP961' },
    false,
  ],
  [
    'SP961 with an empty tank and the battery disconnected',
    {
      commodityName: 'Used car, fuel tank empty, battery disconnected',
      unNo: 'UN3166',
      exemptedFromIMDGCode: 'SP961',
    },
    true,
  ],
  [
    'charcoal under SP925, which does not free it any more',
    { commodityName: 'Charcoal', exemptedFromIMDGCode: 'SP925' },
    false,
  ],
])('a claim is evaluated: %s', (_, goods, allowed) => {
  expect(isAllowed(goods)).toBe(allowed);
});
