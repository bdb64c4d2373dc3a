import { BATTERY, type Json, SOLVENT } from './rule-case.ts';

/** A rule by what it is for: its code and severity, goods that it speaks of, and goods like them that it says nothing of. */
export type Pair = readonly [
  rule: string,
  code: string,
  severity: string,
  wrong: Json | readonly Json[],
  right: Json | readonly Json[],
  rest?: readonly [wrong: Json, right: Json],
];

const of = (unNo: string, imoHazardClassNo: string, more: Json = {}): Json => ({ unNo, imoHazardClassNo, ...more });
const told = (unNo: string, additionalInformation: string, more: Json = {}): Json => ({
  unNo,
  additionalInformation,
  ...more,
});
const TOXIC = of('UN2810', '6.1', {
  properShippingName: 'TOXIC LIQUID, ORGANIC, N.O.S.',
  technicalName: 'chlorpyrifos and naphtha',
  packingGroup: 'II',
});
const CORROSIVE = of('UN1760', '8', {
  properShippingName: 'CORROSIVE LIQUID, N.O.S.',
  technicalName: 'amines and glycol',
});
const POLLUTANT: Json = { packingGroup: 'III', technicalName: 'zinc oxide', marinePollutant: 'Y' };
const FIREWORKS = of('UN0336', '1.4G', {
  properShippingName: 'FIREWORKS',
  packageQuantityAndType: '20 boxes',
  grossWeightKgs: 500,
});
const SOURCE = of('UN2915', '7', { properShippingName: 'RADIOACTIVE MATERIAL, TYPE A PACKAGE' });
const PARTICULARS: Json = {
  radionuclide: 'Co-57',
  physicalChemicalForm: 'solid',
  activity: '3 GBq',
  radioactiveCategory: 'I-WHITE',
};
const UNIT = of('UN3359', '9', { properShippingName: 'FUMIGATED CARGO TRANSPORT UNIT' });
const ACID = of('UN3264', '8', {
  packingGroup: 'II',
  properShippingName: 'CORROSIVE LIQUID, ACIDIC, INORGANIC, N.O.S.',
  technicalName: 'hydrochloric acid, phosphoric acid',
});
const PEROXIDE = of('UN3115', '5.2', { technicalName: 'tert-butyl peroxyneodecanoate 75 %' });
const MARK = '1A1/Y1.4/150/26/CN/330001';
const BOX = '4G/Y30/S/26/CN/330001';
const ETHANOL = of('UN1170', '3', { packingGroup: 'II', exceptedQuantity: 'Y', innerPackagingNet: '30 mL' });

/** Every rule of which a pair was asked for. */
export const RULE_PAIRS: readonly Pair[] = [
  [
    'N.O.S. though named',
    'entry_named',
    'error',
    { ...SOLVENT, commodityName: 'Toluene', technicalName: 'toluene' },
    SOLVENT,
  ],
  [
    'e-bikes',
    'entry_battery',
    'error',
    { ...BATTERY, commodityName: 'E-bikes' },
    of('UN3556', '9', { commodityName: 'E-bikes' }),
  ],
  [
    'vehicles',
    'entry_battery',
    'error',
    { ...BATTERY, commodityName: 'Electric cars' },
    of('UN3556', '9', { commodityName: 'Electric cars' }),
  ],
  [
    'sodium ion, UN 3551',
    'entry_battery',
    'error',
    { ...BATTERY, commodityName: 'Sodium ion batteries' },
    of('UN3551', '9', { commodityName: 'Sodium ion batteries' }),
  ],
  [
    'sodium ion, UN 3552',
    'entry_battery',
    'error',
    of('UN3551', '9', { commodityName: 'Cordless drills with sodium ion batteries installed in equipment' }),
    of('UN3552', '9', { commodityName: 'Cordless drills with sodium ion batteries' }),
  ],
  [
    'sodium ion, UN 3558',
    'entry_battery',
    'error',
    of('UN3556', '9', { commodityName: 'Scooters with sodium ion battery' }),
    of('UN3558', '9', { commodityName: 'Scooters with sodium ion battery' }),
  ],
  [
    'lithium under sodium ion',
    'entry_battery',
    'error',
    of('UN3551', '9', { commodityName: 'LiFePO4 batteries' }),
    of('UN3480', '9', { commodityName: 'LiFePO4 batteries' }),
  ],
  [
    'cargo transport units',
    'entry_battery',
    'error',
    { ...BATTERY, commodityName: 'Battery energy storage container' },
    of('UN3536', '9', { commodityName: 'Battery energy storage container' }),
  ],
  [
    'molten',
    'entry_molten',
    'error',
    of('UN1350', '4.1', { commodityName: 'Molten sulphur' }),
    of('UN2448', '4.1', { commodityName: 'Molten sulphur' }),
  ],
  [
    'group against H300',
    'packing_group_hazard_statement',
    'error',
    { ...TOXIC, packingGroup: 'III', hCodeGHS: 'H300' },
    { ...TOXIC, hCodeGHS: 'H300' },
  ],
  [
    'group against H310',
    'packing_group_hazard_statement',
    'error',
    { ...TOXIC, packingGroup: 'III', hCodeGHS: 'H310' },
    { ...TOXIC, hCodeGHS: 'H310' },
  ],
  [
    'group against H330',
    'packing_group_hazard_statement',
    'warning',
    { ...TOXIC, packingGroup: 'III', hCodeGHS: 'H330' },
    { ...TOXIC, hCodeGHS: 'H330' },
  ],
  [
    'group against H224',
    'packing_group_hazard_statement',
    'error',
    { ...SOLVENT, hCodeGHS: 'H224' },
    { ...SOLVENT, packingGroup: 'I', hCodeGHS: 'H224' },
  ],
  [
    'group against skin 1A',
    'packing_group_hazard_statement',
    'error',
    { ...CORROSIVE, packingGroup: 'II', hCodeGHS: 'H314 (Skin Corr. 1A)' },
    { ...CORROSIVE, packingGroup: 'I', hCodeGHS: 'H314 (Skin Corr. 1A)' },
  ],
  [
    'state of UN 3077',
    'entry_state',
    'error',
    of('UN3077', '9', { ...POLLUTANT, appearance: 'Liquid' }),
    of('UN3077', '9', { ...POLLUTANT, appearance: 'White powder' }),
  ],
  [
    'state of UN 3082',
    'entry_state',
    'error',
    of('UN3082', '9', { ...POLLUTANT, appearance: 'Solid' }),
    of('UN3082', '9', { ...POLLUTANT, appearance: 'Liquid' }),
  ],
  [
    'packing instruction against kind',
    'packing_instruction_kind',
    'error',
    { ...SOLVENT, packingCode: '5H3' },
    { ...SOLVENT, packingCode: '1A1' },
  ],
  [
    'UN mark required',
    'packaging_unmarked',
    'error',
    { ...SOLVENT, additionalInformation: 'Packagings without UN mark' },
    { ...SOLVENT, additionalInformation: 'UN marked packagings' },
  ],
  [
    'mark against kind',
    'packages_kind_mark',
    'error',
    { ...SOLVENT, packingCode: BOX },
    { ...SOLVENT, packingCode: MARK },
  ],
  [
    'Z on P903',
    'packaging_mark_level',
    'error',
    { ...BATTERY, packingCode: '4G/Z30/S/26/CN/330001' },
    { ...BATTERY, packingCode: BOX },
  ],
  [
    'a year to come',
    'packaging_mark_date_ahead',
    'error',
    { ...SOLVENT, packingCode: '1A1/Y1.4/150/27/CN/330001' },
    { ...SOLVENT, packingCode: MARK },
  ],
  ['net explosive mass', 'net_explosive_mass_missing', 'error', FIREWORKS, { ...FIREWORKS, netExplosiveMassKg: 60 }],
  [
    'fireworks reference',
    'fireworks_reference_missing',
    'error',
    FIREWORKS,
    { ...FIREWORKS, classificationReference: 'CN/1' },
  ],
  ['class 7 particulars', 'radioactive_particulars_missing', 'error', SOURCE, { ...SOURCE, ...PARTICULARS }],
  [
    'EMPTY UNCLEANED',
    'empty_uncleaned_words',
    'error',
    { ...SOLVENT, commodityName: 'Empty drums' },
    { ...SOLVENT, commodityName: 'Empty drums', properShippingName: 'EMPTY UNCLEANED FLAMMABLE LIQUID, N.O.S.' },
  ],
  [
    'MOLTEN, HOT',
    'elevated_temperature_words',
    'error',
    told('UN3256', 'Carried at 120 °C', { properShippingName: 'FLAMMABLE LIQUID, N.O.S.' }),
    told('UN3257', 'Carried at 160 °C', { properShippingName: 'ELEVATED TEMPERATURE LIQUID, N.O.S.' }),
  ],
  [
    'fumigant',
    'fumigation_particulars_missing',
    'error',
    UNIT,
    { ...UNIT, fumigant: 'phosphine, 60 g', fumigationDate: '2026-11-18T09:00' },
  ],
  [
    'coolant',
    'coolant_words',
    'error',
    of('UN1845', '9', { commodityName: 'Dry ice for cooling' }),
    of('UN1845', '9', {
      commodityName: 'Dry ice for cooling',
      properShippingName: 'CARBON DIOXIDE, SOLID, AS COOLANT',
    }),
  ],
  [
    'control temperature',
    'temperature_control_formulation',
    'error',
    { ...PEROXIDE, controlTemperature: 5, emergencyTemperature: 10 },
    { ...PEROXIDE, controlTemperature: 0, emergencyTemperature: 10 },
  ],
  ['contents of UN 1344', 'entry_contents', 'error', told('UN1344', '20 % water'), told('UN1344', '35 % water')],
  [
    'contents of UN 2217',
    'entry_contents',
    'error',
    told('UN2217', 'Oil 4 %, moisture 9 %'),
    told('UN2217', 'Oil 1 %, moisture 9 %'),
  ],
  [
    'contents of UN 2216',
    'entry_contents',
    'error',
    told('UN2216', 'Moisture 14 %, fat 10 %'),
    told('UN2216', 'Moisture 9 %, fat 10 %'),
  ],
  [
    'contents of UN 1942',
    'entry_contents',
    'error',
    told('UN1942', '0.5 % combustible material'),
    told('UN1942', '0.1 % combustible material'),
  ],
  ['contents of UN 2880', 'entry_contents', 'error', told('UN2880', '3 % water'), told('UN2880', '8 % water')],
  [
    'UN 3256',
    'elevated_temperature_entry',
    'error',
    of('UN3256', '3', { flashPoint: '45 °C' }),
    of('UN3256', '3', { flashPoint: '80 °C' }),
  ],
  [
    'N.O.S. acids by technical name',
    'segregation_group_missing',
    'warning',
    { ...CORROSIVE, packingGroup: 'II', technicalName: 'phosphoric acid, glycol' },
    { ...CORROSIVE, packingGroup: 'II', technicalName: 'phosphoric acid, glycol', segregationGroup: 'SGG1' },
  ],
  ['foodstuffs', 'foodstuffs', 'error', TOXIC, TOXIC, [{ otherCargo: 'Rice' }, { otherCargo: 'Steel pipes' }]],
  [
    'segregation groups',
    'segregation_codes',
    'error',
    [ACID, of('UN1689', '6.1', { packingGroup: 'I' })],
    [ACID, of('UN1789', '8', { packingGroup: 'II' })],
  ],
  [
    'hypochlorite beside an alkali, and beside an acid',
    'segregation_codes',
    'error',
    [of('UN1791', '8', { packingGroup: 'III' }), of('UN1789', '8', { packingGroup: 'II' })],
    [of('UN1791', '8', { packingGroup: 'III' }), of('UN1824', '8', { packingGroup: 'II' })],
  ],
  [
    '7.2.6.3',
    'segregation',
    'error',
    [of('2014', '5.1'), of('3105', '5.2', { technicalName: 'MEKP' })],
    [of('2014', '5.1'), of('3109', '5.2', { technicalName: 'peroxyacetic acid, type F' })],
  ],
  [
    'outer limit of excepted quantities',
    'excepted_quantity',
    'error',
    { ...ETHANOL, innerPackageQuantityAndType: '20 bottles of 30 mL' },
    { ...ETHANOL, innerPackageQuantityAndType: '10 bottles of 30 mL' },
  ],
  [
    'unsigned',
    'declaration_unsigned',
    'error',
    SOLVENT,
    SOLVENT,
    [
      { signedBy: 'unsigned', signedOn: '2026-11-18' },
      { signedBy: 'L. Zhang', signedOn: '2026-11-18' },
    ],
  ],
  ['negative masses', 'mass_not_positive', 'error', { ...SOLVENT, netWeightKgs: -5 }, { ...SOLVENT, netWeightKgs: 5 }],
  [
    'unnamed pollutants',
    'marine_pollutant_name',
    'error',
    of('1263', '3', { properShippingName: 'PAINT', marinePollutant: 'Y' }),
    of('1263', '3', { properShippingName: 'PAINT (zinc oxide)', marinePollutant: 'Y' }),
  ],
  [
    'leaking drums',
    'packages_damaged',
    'error',
    { ...SOLVENT, additionalInformation: 'Some drums are leaking' },
    { ...SOLVENT, additionalInformation: 'If drums are leaking, call' },
  ],
  [
    'charcoal without its days',
    'charcoal_particulars_missing',
    'warning',
    of('UN1361', '4.2'),
    of('UN1361', '4.2', { productionDate: '2026-10-01' }),
  ],
  [
    'toxic aerosols by H301',
    'hazard_statement_without_class',
    'error',
    told('UN1950', 'Contents H301', { imoHazardClassNo: '2.1' }),
    told('UN1950', 'Contents H301', { imoHazardClassNo: '2.1', subRiskClassNo: '6.1' }),
  ],
];
