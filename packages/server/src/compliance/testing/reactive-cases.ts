import type { Case, Free, Json } from './rule-case.ts';

const PEROXIDE: Json = {
  ...{ unNo: 'UN3115', properShippingName: 'ORGANIC PEROXIDE TYPE D, LIQUID, TEMPERATURE CONTROLLED' },
  ...{ imoHazardClassNo: '5.2', technicalName: 'tert-butyl peroxypivalate, 50 %' },
  ...{ controlTemperature: 0, emergencyTemperature: 10, packageQuantityAndType: '100 plastics jerricans' },
  ...{ grossWeightKgs: 2700, netWeightKgs: 2500 },
};
const MEKP: Json = {
  ...{ unNo: 'UN3105', properShippingName: 'ORGANIC PEROXIDE TYPE D, LIQUID', imoHazardClassNo: '5.2' },
  ...{ packageQuantityAndType: '100 plastics jerricans', grossWeightKgs: 2700, netWeightKgs: 2500 },
  technicalName: 'MEKP 40 %',
};

/** Cases of the rules for self-reactive substances and organic peroxides. */
export const REACTIVE_TRIPPED: readonly Case[] = [
  [
    'a peroxide in a 20GP by the field',
    'temperature_control_unit',
    'error',
    { ...PEROXIDE, containerTypeQuantity: '1x20GP' },
  ],
  [
    'a pivalate of 50 % at 10 °C by the words',
    'temperature_control_formulation',
    'error',
    {
      ...PEROXIDE,
      controlTemperature: null,
      emergencyTemperature: null,
      additionalInformation: 'Control temperature +10 °C, emergency temperature +15 °C',
    },
  ],
  [
    'MEKP of 52 % as type D',
    'formulation_number',
    'error',
    { ...MEKP, technicalName: 'Methyl ethyl ketone peroxide 52 %' },
  ],
  [
    'AIBN without control',
    'formulation_number',
    'error',
    { ...MEKP, unNo: 'UN3226', imoHazardClassNo: '4.1', technicalName: 'AIBN' },
  ],
  [
    'a peroxide in a dry container',
    'temperature_control_unit',
    'error',
    { ...PEROXIDE, additionalInformation: "Loaded in 20' dry container" },
  ],
  [
    'a peroxide in a 40HQ',
    'temperature_control_unit',
    'error',
    { ...PEROXIDE, additionalInformation: 'Container type 40HQ' },
  ],
  ['a type D in an IBC', 'reactive_package_bulk', 'error', { ...MEKP, packageQuantityAndType: '2 IBCs (31HA1)' }],
  [
    '200 kg of a type D in a drum',
    'reactive_package_size',
    'error',
    { ...MEKP, packageQuantityAndType: '10 plastics drums', netWeightKgs: 2000 },
  ],
  [
    'dry benzoyl peroxide of 90 % in boxes of 50 kg',
    'reactive_package_size',
    'error',
    {
      ...MEKP,
      unNo: 'UN3102',
      properShippingName: 'ORGANIC PEROXIDE TYPE B, SOLID',
      technicalName: 'dibenzoyl peroxide 90 %',
      packageQuantityAndType: '50 fibreboard boxes (4G)',
    },
  ],
];

/** Goods that those rules say nothing of. */
export const REACTIVE_FREE: readonly Free[] = [
  ['a pivalate of 50 % at 0 °C', 'temperature_control_formulation', PEROXIDE],
  ['MEKP of 40 % as type D', 'formulation_number', MEKP],
  [
    'a new formulation by approval',
    'formulation_number',
    { ...MEKP, technicalName: 'new peroxide', additionalInformation: 'Approval CN/1' },
  ],
  [
    'a peroxide in a reefer',
    'temperature_control_unit',
    { ...PEROXIDE, additionalInformation: "In a 40' reefer container" },
  ],
  ['a solvent in a dry container', 'temperature_control_unit', { ...MEKP, additionalInformation: "20' dry container" }],
  [
    'a type F in an IBC',
    'reactive_package_bulk',
    {
      ...MEKP,
      unNo: 'UN3109',
      properShippingName: 'ORGANIC PEROXIDE TYPE F, LIQUID',
      technicalName: 'di-tert-butyl peroxide 50 %',
      packageQuantityAndType: '2 IBCs (31HA1)',
    },
  ],
  ['25 kg of a type D', 'reactive_package_size', MEKP],
];
