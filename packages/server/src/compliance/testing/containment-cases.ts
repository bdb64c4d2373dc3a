import type { Case, Free, Json } from './rule-case.ts';

const ACID: Json = {
  ...{ unNo: 'UN1789', properShippingName: 'HYDROCHLORIC ACID', imoHazardClassNo: '8', packingGroup: 'II' },
  ...{ packageQuantityAndType: '1 portable tank', grossWeightKgs: 26000, netWeightKgs: 22000 },
};
const PROPANE: Json = {
  ...{ unNo: 'UN1978', properShippingName: 'PROPANE', imoHazardClassNo: '2.1' },
  ...{ packageQuantityAndType: '40 cylinders', grossWeightKgs: 1600, netWeightKgs: 800 },
};
const SMALL_ACID: Json = {
  ...{
    ...ACID,
    limitedQuantity: 'Y',
    packageQuantityAndType: '100 fibreboard boxes',
    netWeightKgs: 600,
    grossWeightKgs: 800,
  },
  ...{ innerPackageQuantityAndType: '12 glass bottles of 0.5 L', innerPackagingNet: '0.5 L' },
};
const ETHANOL: Json = {
  ...{
    unNo: 'UN1170',
    properShippingName: 'ETHANOL',
    imoHazardClassNo: '3',
    packingGroup: 'II',
    flashPoint: '13 °C c.c.',
  },
  ...{ packageQuantityAndType: '10 fibreboard boxes (4G)', grossWeightKgs: 150, netWeightKgs: 120 },
  ...{ innerPackageQuantityAndType: '6 glass bottles of 2.5 L', innerPackagingNet: '2.5 L' },
};
const ICE: Json = {
  ...{ unNo: 'UN1845', properShippingName: 'CARBON DIOXIDE, SOLID', imoHazardClassNo: '9' },
  ...{ packageQuantityAndType: '20 fibreboard boxes', grossWeightKgs: 600, netWeightKgs: 500 },
};
const SOURCE: Json = {
  ...{
    unNo: 'UN3332',
    properShippingName: 'RADIOACTIVE MATERIAL, TYPE A PACKAGE, SPECIAL FORM',
    imoHazardClassNo: '7',
  },
  ...{
    radionuclide: 'Ir-192',
    physicalChemicalForm: 'special form',
    activity: '3.7 TBq',
    radioactiveCategory: 'III-YELLOW',
  },
  ...{ transportIndex: 2, packageQuantityAndType: '30 drums', grossWeightKgs: 900 },
};
const says = (goods: Json, additionalInformation: string): Json => ({ ...goods, additionalInformation });

/** Cases of the rules for tanks, cylinders, what packagings hold, sums of indexes and stowage in words. */
export const CONTAINMENT_TRIPPED: readonly Case[] = [
  ['a T4 tank for hydrochloric acid', 'tank_type', 'error', says(ACID, 'Portable tank T4')],
  ['a tank last tested in 2022', 'tank_test', 'error', says(ACID, 'Tank T14, last tested 05/2022')],
  ['a tank whose next test was due', 'tank_test', 'error', says(ACID, 'Tank T14, next periodic test due 2026-06')],
  ['a tank filled to 50 %', 'tank_filling', 'error', says(ACID, 'Degree of filling 50 %')],
  ['a tank filled to 99 %', 'tank_filling', 'error', says(ACID, 'Tank filled to 99 %')],
  ['acid in a flexitank', 'flexitank', 'error', { ...ACID, packageQuantityAndType: '1 flexitank' }],
  ['cylinders tested in 2012', 'pressure_receptacle_test', 'error', says(PROPANE, 'Cylinders last tested 2012-03')],
  ['propane at 0.50 kg/L', 'pressure_receptacle_filling', 'error', says(PROPANE, 'Filling ratio 0.50')],
  [
    '20 kg of propane in 40 L',
    'pressure_receptacle_filling',
    'error',
    { ...PROPANE, packageQuantityAndType: '40 cylinders of 40 L' },
  ],
  ['acid in glass without intermediate packaging', 'limited_quantity_rigid_intermediate', 'warning', SMALL_ACID],
  [
    'acid in glass, no intermediate packaging',
    'limited_quantity_rigid_intermediate',
    'error',
    says(SMALL_ACID, 'No intermediate packaging'),
  ],
  [
    'glass bottles of 20 L',
    'packing_instruction_limit',
    'error',
    { ...ETHANOL, innerPackageQuantityAndType: '1 glass bottle of 20 L', innerPackagingNet: '20 L' },
  ],
  [
    'boxes of aerosols of 70 kg',
    'packing_instruction_limit',
    'error',
    { unNo: 'UN1950', imoHazardClassNo: '2.1', packageQuantityAndType: '10 fibreboard boxes (4G)', netWeightKgs: 700 },
  ],
  [
    'drums filled to the brim',
    'packaging_ullage',
    'error',
    says({ ...ETHANOL, packageQuantityAndType: '10 drums' }, 'Filled to the brim'),
  ],
  [
    'a drum of 600 L',
    'packaging_too_large',
    'error',
    { ...ETHANOL, innerPackageQuantityAndType: null, packageQuantityAndType: '2 steel drums of 600 L' },
  ],
  [
    'an infectious substance without a responsible person',
    'infectious_person_missing',
    'warning',
    { unNo: 'UN2814', imoHazardClassNo: '6.2' },
  ],
  ['dry ice in airtight boxes', 'dry_ice_vented', 'error', says(ICE, 'Airtight polystyrene boxes')],
  ['30 packages of index 2', 'radioactive_index_sum', 'error', SOURCE],
  ['a special form source without its certificate', 'radioactive_certificate', 'warning', SOURCE],
  ['a certificate that expired', 'radioactive_certificate', 'error', says(SOURCE, 'Special form certificate expired')],
  [
    'chlorine under deck',
    'stowage_place',
    'error',
    { unNo: 'UN1017', imoHazardClassNo: '2.3', subRiskClassNo: '5.1, 8', additionalInformation: 'Stowed under deck' },
  ],
  [
    'a declaration that nobody signed',
    'declaration_unsigned',
    'error',
    ETHANOL,
    { signedBy: '(not signed)', signedOn: '2026-11-18' },
  ],
  [
    'a declaration that will be signed',
    'declaration_unsigned',
    'error',
    says(ETHANOL, 'Declaration not yet signed'),
    { signedBy: 'L. Zhang', signedOn: '2026-11-18' },
  ],
];

/** Goods that those rules say nothing of. */
export const CONTAINMENT_FREE: readonly Free[] = [
  ['a T14 tank for hydrochloric acid', 'tank_type', says(ACID, 'Portable tank T14')],
  ['a tank tested this year', 'tank_test', says(ACID, 'Tank T14, last tested 05/2026')],
  ['a tank filled to 90 %', 'tank_filling', says(ACID, 'Degree of filling 90 %')],
  ['a tank with baffles', 'tank_filling', says(ACID, 'Degree of filling 50 %, baffles every 5,000 L')],
  ['acid in a tank', 'flexitank', ACID],
  ['cylinders tested in 2019', 'pressure_receptacle_test', says(PROPANE, 'Cylinders last tested 2019-03')],
  ['propane at 0.42 kg/L', 'pressure_receptacle_filling', says(PROPANE, 'Filling ratio 0.42')],
  [
    'acid in glass in rigid intermediate packaging',
    'limited_quantity_rigid_intermediate',
    says(SMALL_ACID, 'Rigid intermediate packaging of plastics'),
  ],
  [
    'acid in plastics bottles',
    'limited_quantity_rigid_intermediate',
    { ...SMALL_ACID, innerPackageQuantityAndType: '12 plastics bottles' },
  ],
  ['glass bottles of 2.5 L', 'packing_instruction_limit', ETHANOL],
  [
    'drums filled to 95 %',
    'packaging_ullage',
    says({ ...ETHANOL, packageQuantityAndType: '10 drums' }, 'Filled to 95 %'),
  ],
  [
    'an infectious substance with a responsible person',
    'infectious_person_missing',
    says({ unNo: 'UN2814', imoHazardClassNo: '6.2' }, 'Responsible person: Dr. Chen, +86 571 8888 9999'),
  ],
  ['dry ice in vented boxes', 'dry_ice_vented', says(ICE, 'Vented polystyrene boxes, not airtight')],
  ['10 packages of index 2', 'radioactive_index_sum', { ...SOURCE, packageQuantityAndType: '10 drums' }],
  ['30 packages under exclusive use', 'radioactive_index_sum', says(SOURCE, 'Exclusive use')],
  [
    'a special form source with its certificate',
    'radioactive_certificate',
    says(SOURCE, 'Special form certificate CN/0123/S-96'),
  ],
  ['acetone under deck', 'stowage_place', says(ETHANOL, 'Stowed under deck')],
  ['a name that signs', 'declaration_unsigned', ETHANOL, { signedBy: 'N. Signorini', signedOn: '2026-11-18' }],
];
