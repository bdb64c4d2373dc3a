import { BATTERY, type Case, type Free, SOLVENT } from './rule-case.ts';

const GAS = { unNo: 'UN1066', properShippingName: 'NITROGEN, COMPRESSED', imoHazardClassNo: '2.2' };

const PEROXIDE = { unNo: 'UN3105', imoHazardClassNo: '5.2', technicalName: 'tert-butyl peroxyacetate' };
const NITRIC = {
  ...{ unNo: 'UN2031', imoHazardClassNo: '8', subRiskClassNo: '5.1', packingGroup: 'II' },
  composition: [{ name: 'Nitric acid', casNo: '7697-37-2', percent: '68' }],
};

/** Cases of the rules on packing instructions, marks and packages. */
export const PACKING_TRIPPED: readonly Case[] = [
  [
    'potassium cyanide in bulk',
    'bulk_container',
    'error',
    {
      unNo: 'UN1680',
      imoHazardClassNo: '6.1',
      packingGroup: 'I',
      packageQuantityAndType: 'in bulk, bulk container BK2',
    },
  ],
  [
    'a liquid in boxes, and nothing of what holds it',
    'inner_packagings_missing',
    'warning',
    { ...SOLVENT, packageQuantityAndType: '40 boxes (4G)' },
  ],
  [
    'calcium hypochlorite in drums of 60 kg',
    'calcium_hypochlorite_package',
    'warning',
    { unNo: 'UN2880', netMassPerPackageKg: 60 },
  ],
  ['batteries in a tank', 'tank_instruction', 'error', { ...BATTERY, packageQuantityAndType: '1 portable tank' }],
  [
    'a liquid in fibre drums',
    'packaging_state',
    'error',
    { ...SOLVENT, packageQuantityAndType: '20 fibre drums (1G)' },
  ],
  [
    'category A under P650',
    'packing_instruction_named',
    'error',
    { unNo: 'UN2814', imoHazardClassNo: '6.2', additionalInformation: 'Packed in accordance with P650' },
  ],
  [
    'an IBC inspected three years ago',
    'ibc_inspection',
    'error',
    { ...SOLVENT, packingCode: '31A/Y/0320/CN/330001/0/2000', additionalInformation: 'Last inspection 03/2023' },
  ],
  ['masses in pounds', 'mass_unit', 'warning', { ...SOLVENT, grossWeightKgs: '9700 lb' }],
  [
    'bromine in drums',
    'packing_instruction_kind',
    'error',
    { unNo: 'UN1744', imoHazardClassNo: '8', packingCode: '1A1' },
  ],
  [
    'aerosols in bags',
    'packing_instruction_kind',
    'error',
    { unNo: 'UN1950', packageQuantityAndType: '40 bags (5H4)' },
  ],
  [
    'a box of 500 kg',
    'packaging_too_large',
    'error',
    { ...BATTERY, packageQuantityAndType: '10 boxes (4G)', netMassPerPackageKg: 500 },
  ],
  [
    'a peroxide in steel drums marked X',
    'packaging_mark_level',
    'error',
    { ...PEROXIDE, packingCode: '1A1/X1.4/250/26/CN/330001' },
  ],
  [
    'strong nitric acid in drums of three years',
    'packaging_age',
    'error',
    { ...NITRIC, packingCode: '1H1/Y1.9/100/23/CN/330001' },
  ],
  [
    'a liquid with 160 kPa at 50 °C in an IBC',
    'ibc_instruction',
    'error',
    { ...SOLVENT, packingCode: '31HA1', vapourPressure50Kpa: 160 },
  ],
  ['packages of no kind', 'packages_kind_code', 'warning', { ...SOLVENT, packageQuantityAndType: '40 packages' }],
  ['a gas in steel drums', 'packing_instruction_kind', 'error', { ...GAS, packingCode: '1A1' }],
  ['a liquid in woven bags', 'packing_instruction_kind', 'error', { ...SOLVENT, packingCode: '5H3' }],
  [
    'calcium hypochlorite in bags',
    'packing_instruction_kind',
    'error',
    { unNo: 'UN1748', imoHazardClassNo: '5.1', packingGroup: 'II', packingCode: '5H4' },
  ],
  ['batteries in bags', 'packing_instruction_kind', 'error', { ...BATTERY, packingCode: '5H4' }],
  ['packing group I in an IBC', 'ibc_instruction', 'error', { ...SOLVENT, packingGroup: 'I', packingCode: '31HA1' }],
  [
    'batteries in boxes marked Z',
    'packaging_mark_level',
    'error',
    { ...BATTERY, packingCode: '4G/Z25/S/26/CN/330001' },
  ],
  [
    'drums without a mark',
    'packaging_unmarked',
    'error',
    { ...SOLVENT, additionalInformation: 'Drums without UN mark' },
  ],
  ['drums with the mark of a box', 'packages_kind_mark', 'error', { ...SOLVENT, packingCode: '4G/Y30/S/26/CN/330001' }],
  ['steel drums with the mark of plastics', 'packages_kind_mark', 'error', { ...SOLVENT, packingCode: '1H1' }],
  ['a mark of 2028', 'packaging_mark_date_ahead', 'error', { ...SOLVENT, packingCode: '1A1/Y1.4/150/28/CN/330001' }],
  ['a jerrican of 80 L', 'packaging_too_large', 'error', { ...SOLVENT, packingCode: '3H1', innerPackagingNet: '80 L' }],
  ['no packages at all', 'mass_not_positive', 'error', { ...SOLVENT, packageQuantityAndType: '0 drums' }],
  [
    'a liter of excepted quantities in one package',
    'excepted_quantity',
    'error',
    {
      ...{ ...SOLVENT, exceptedQuantity: 'Y', innerPackagingNet: '25 mL' },
      innerPackageQuantityAndType: '40 bottles of 25 mL',
    },
  ],
];

/** Goods that those rules say nothing of. */
export const PACKING_FREE: readonly Free[] = [
  [
    'a fertilizer in bulk',
    'bulk_container',
    { unNo: 'UN2067', imoHazardClassNo: '5.1', packingGroup: 'III', packageQuantityAndType: 'bulk container BK2' },
  ],
  [
    'a fertilizer in bulk',
    'packages_missing',
    {
      ...{ unNo: 'UN2067', imoHazardClassNo: '5.1', packingGroup: 'III', packageQuantityAndType: 'bulk container BK2' },
      netWeightKgs: 20000,
    },
  ],
  [
    'bottles in boxes',
    'inner_packagings_missing',
    { ...SOLVENT, packageQuantityAndType: '40 boxes (4G)', innerPackagingNet: '1 L' },
  ],
  [
    'calcium hypochlorite in drums of 45 kg',
    'calcium_hypochlorite_package',
    { unNo: 'UN2880', netMassPerPackageKg: 45 },
  ],
  [
    'an acid in a tank',
    'tank_instruction',
    { unNo: 'UN1830', imoHazardClassNo: '8', packageQuantityAndType: '1 portable tank' },
  ],
  [
    'bottles in fibre drums',
    'packaging_state',
    { ...SOLVENT, packageQuantityAndType: '20 fibre drums (1G) with bottles' },
  ],
  [
    'category A under P620',
    'packing_instruction_named',
    { unNo: 'UN2814', imoHazardClassNo: '6.2', additionalInformation: 'Packed in accordance with P620' },
  ],
  [
    'an IBC inspected last year',
    'ibc_inspection',
    { ...SOLVENT, packingCode: '31A/Y/0320/CN/330001/0/2000', additionalInformation: 'Last inspection 11/2025' },
  ],
  ['masses in kilograms', 'mass_unit', SOLVENT],
  [
    'gas cartridges in boxes',
    'packing_instruction_kind',
    { unNo: 'UN2037', imoHazardClassNo: '2.1', packageQuantityAndType: '40 boxes (4G)' },
  ],
  [
    'bromine in bottles in boxes',
    'packing_instruction_kind',
    { unNo: 'UN1744', imoHazardClassNo: '8', packageQuantityAndType: '4 drums (1A2) with inner bottles' },
  ],
  [
    'a peroxide in steel drums marked Y',
    'packaging_mark_level',
    { ...PEROXIDE, packingCode: '1A1/Y1.4/250/26/CN/330001' },
  ],
  [
    'strong nitric acid in drums of last year',
    'packaging_age',
    { ...NITRIC, packingCode: '1H1/Y1.9/100/25/CN/330001' },
  ],
  ['a gas in cylinders', 'packing_instruction_kind', { ...GAS, packageQuantityAndType: '12 cylinders' }],
  ['packing group II in an IBC', 'ibc_instruction', { ...SOLVENT, packingCode: '31HA1' }],
  ['batteries in boxes marked Y', 'packaging_mark_level', { ...BATTERY, packingCode: '4G/Y25/S/26/CN/330001' }],
  ['drums with a mark', 'packaging_unmarked', { ...SOLVENT, packingCode: '1A1/Y1.4/150/25/CN/330001' }],
  [
    'limited quantities',
    'packaging_unmarked',
    { ...SOLVENT, limitedQuantity: 'Y', additionalInformation: 'no UN mark' },
  ],
  ['steel drums', 'packages_kind_mark', { ...SOLVENT, packingCode: '1A1/Y1.4/150/25/CN/330001' }],
  ['cartons', 'packages_kind_mark', { ...BATTERY, packageQuantityAndType: '20 cartons (4G)', packingCode: '4G' }],
  ['a mark of this year', 'packaging_mark_date_ahead', { ...SOLVENT, packingCode: '1A1/Y1.4/150/26/CN/330001' }],
  [
    'ten bottles of 25 mL',
    'excepted_quantity',
    { ...SOLVENT, exceptedQuantity: 'Y', innerPackagingNet: '25 mL', innerPackageQuantityAndType: '10 bottles' },
  ],
];
