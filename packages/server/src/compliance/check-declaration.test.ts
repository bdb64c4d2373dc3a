import { describe, expect, it } from 'vitest';
import { checkDeclaration } from './check-declaration.ts';
import { parseDeclaration } from './declaration/parse-declaration.ts';
import { declarationRules } from './declaration-rules.ts';
import { CONTAINMENT_FREE, CONTAINMENT_TRIPPED } from './testing/containment-cases.ts';
import { ENTRY_FREE, ENTRY_TRIPPED } from './testing/entry-cases.ts';
import { ENTRY_WORDS_FREE, ENTRY_WORDS_TRIPPED } from './testing/entry-words-cases.ts';
import { PACKING_FREE, PACKING_TRIPPED } from './testing/packing-cases.ts';
import { RULE_PAIRS } from './testing/paired-cases.ts';
import { PARTICULARS_FREE, PARTICULARS_TRIPPED } from './testing/particulars-cases.ts';
import { REACTIVE_FREE, REACTIVE_TRIPPED } from './testing/reactive-cases.ts';
import type { Case, Free, Json } from './testing/rule-case.ts';
import { SEGREGATION_FREE, SEGREGATION_TRIPPED } from './testing/segregation-cases.ts';

const ON = '2026-11-20';
const ACETONE = {
  unNo: 'UN1090',
  properShippingName: 'ACETONE',
  imoHazardClassNo: '3',
  packingGroup: 'II',
  flashPoint: '-18 °C c.c.',
  packageQuantityAndType: '80 steel drums',
  grossWeightKgs: 14400,
};
const SOLVENT = {
  ...ACETONE,
  unNo: 'UN1993',
  properShippingName: 'FLAMMABLE LIQUID, N.O.S.',
  technicalName: 'ethyl acetate, isopropanol',
};
const PAINT_III = { ...ACETONE, unNo: 'UN1263', properShippingName: 'PAINT', packingGroup: 'III' };
const ACID = {
  ...ACETONE,
  unNo: '1830',
  properShippingName: 'SULPHURIC ACID',
  imoHazardClassNo: '8',
  flashPoint: null,
};
const BATTERY = { unNo: 'UN3480', properShippingName: 'LITHIUM ION BATTERIES', imoHazardClassNo: '9' };
const AEROSOL = { unNo: 'UN1950', properShippingName: 'AEROSOLS', imoHazardClassNo: '2.1' };
const CAUSTIC = {
  unNo: 'UN1824',
  properShippingName: 'SODIUM HYDROXIDE SOLUTION',
  imoHazardClassNo: '8',
  packingGroup: 'II',
};
const MARK = '1A1/Y1.4/150/25/CN/330001';
const DRUM = '1H1/Y1.4/150/26/CN/330001';

const check = (goods: Json | readonly Json[], rest: Json = {}) =>
  checkDeclaration(
    parseDeclaration({ goods: [goods].flat(), emergencyContactTelephone: '+86 571 8888 9999', ...rest }),
    {
      on: ON,
    },
  );
const cert = (more: Json, type = 'transport-certificate') => ({ documents: [{ name: 'cert.pdf', type, ...more }] });

const TRIPPED: Case[] = [
  ...ENTRY_TRIPPED,
  ...PACKING_TRIPPED,
  ...PARTICULARS_TRIPPED,
  ...SEGREGATION_TRIPPED,
  ...REACTIVE_TRIPPED,
  ...CONTAINMENT_TRIPPED,
  ...ENTRY_WORDS_TRIPPED,
  ...RULE_PAIRS.map(([rule, code, severity, wrong, , rest]): Case => [rule, code, severity, wrong, rest?.[0] ?? {}]),
  ['goods without a classification', 'classification_missing', 'warning', { commodityName: 'Powder 7' }],
  [
    'General Cargo beside number, class and packing group',
    'declared_general_cargo',
    'error',
    { ...ACETONE, unNo: 'UN1263', properShippingName: 'PAINT' },
    { shipperDeclareAs: 'General Cargo' },
  ],
  ['a mass in words', 'mass_not_figure', 'error', { ...ACETONE, grossWeightKgs: 'a lot' }],
  [
    'a mass that is 1600 or 1.6 kg',
    'mass_not_figure',
    'error',
    { ...ACETONE, grossWeightKgs: '1.600 kg', netWeightKgs: '1.440 kg' },
  ],
  [
    'a limited quantity in bottles of 1,500 mL, written 1.500,0',
    'limited_quantity_inner_packaging',
    'error',
    { ...ACETONE, limitedQuantity: 'Y', innerPackagingNet: '1.500,0 mL' },
  ],
  ['a negative mass', 'mass_not_positive', 'error', { ...ACETONE, grossWeightKgs: -5 }],
  ['a declaration without an entry', 'declaration_empty', 'error', []],
  ['a class without a number', 'un_number_missing', 'error', { ...ACETONE, unNo: null }],
  ['an American number', 'un_number_unreadable', 'error', { ...ACETONE, unNo: 'NA1993' }],
  ['a withdrawn number', 'un_number_withdrawn', 'error', { ...ACETONE, unNo: 'UN1169' }],
  [
    'a number that the list has not',
    'un_number_not_loaded',
    'warning',
    { ...ACETONE, unNo: 'UN9998', properShippingName: null },
  ],
  ['goods that may not go by sea', 'sea_prohibited', 'error', { unNo: 'UN2186', imoHazardClassNo: '2.3' }],
  [
    'ammonium chlorate under another number',
    'sea_prohibited_name',
    'error',
    { ...SOLVENT, technicalName: 'Ammonium chlorate' },
  ],
  ['UN 3509, which the sea does not use', 'sea_not_used', 'error', { unNo: 'UN3509' }],
  ['calcium oxide, free by sea', 'sea_not_subject', 'note', { unNo: 'UN1910' }],
  ['no name', 'shipping_name_missing', 'error', { ...ACETONE, properShippingName: null }],
  [
    'a trade name for the shipping name',
    'shipping_name_not_in_list',
    'error',
    { ...ACETONE, properShippingName: 'Nail cleaner' },
  ],
  [
    'two alternatives at once',
    'shipping_name_alternatives',
    'warning',
    { ...ACETONE, unNo: '1203', properShippingName: 'GASOLINE or PETROL' },
  ],
  ['a Chinese name alone', 'shipping_name_chinese', 'note', { ...ACETONE, properShippingName: '丙酮' }],
  [
    'a consumer commodity',
    'shipping_name_other_mode',
    'error',
    { ...ACETONE, properShippingName: 'Consumer commodity' },
  ],
  [
    'waste that does not say so',
    'shipping_name_waste',
    'error',
    { ...ACETONE, commodityName: 'Waste acetone for disposal' },
  ],
  ['N.O.S. without a technical name', 'technical_name_missing', 'error', { ...SOLVENT, technicalName: null }],
  [
    'three technical names',
    'technical_name_many',
    'warning',
    { ...SOLVENT, technicalName: 'toluene, xylene, butanol' },
  ],
  [
    'the trade name as technical name',
    'technical_name_trade',
    'warning',
    {
      ...SOLVENT,
      commodityName: 'EC-608',
      technicalName: 'EC-608',
      composition: [{ name: 'toluene' }, { name: 'xylene' }],
    },
  ],
  [
    'a technical name that section 3 has not',
    'technical_name_not_in_composition',
    'warning',
    { ...SOLVENT, technicalName: 'toluene', composition: [{ name: 'Xylene' }] },
  ],
  ['no class', 'hazard_class_missing', 'error', { ...ACETONE, imoHazardClassNo: null }],
  ['class 2 without division', 'hazard_class_unreadable', 'error', { ...ACETONE, imoHazardClassNo: '2' }],
  ['another class than the list’s', 'hazard_class_mismatch', 'error', { ...ACETONE, imoHazardClassNo: '6.1' }],
  [
    'methanol without 6.1',
    'subsidiary_hazard_missing',
    'error',
    { ...ACETONE, unNo: '1230', properShippingName: 'METHANOL' },
  ],
  ['acetone with 6.1', 'subsidiary_hazard_unexpected', 'error', { ...ACETONE, subRiskClassNo: '6.1' }],
  ['an organic peroxide of type B', 'subsidiary_hazard_open', 'note', { unNo: '3101', imoHazardClassNo: '5.2' }],
  ['no packing group', 'packing_group_missing', 'error', { ...ACETONE, packingGroup: null }],
  ['a packing group that a scan spoilt', 'packing_group_unreadable', 'error', { ...ACETONE, packingGroup: '川' }],
  ['another packing group than the list’s', 'packing_group_mismatch', 'error', { ...ACETONE, packingGroup: 'III' }],
  ['a packing group for batteries', 'packing_group_mismatch', 'error', { ...BATTERY, packingGroup: 'II' }],
  [
    'III that flashes at 12 °C',
    'packing_group_flash_point',
    'error',
    { ...SOLVENT, packingGroup: 'III', flashPoint: '12 °C' },
  ],
  [
    'III for a paint that flashes at -4 °C, without its viscosity',
    'packing_group_flash_point',
    'error',
    { ...PAINT_III, flashPoint: '-4 °C c.c.' },
  ],
  [
    'III for a paint that flashes at -4 °C and is too thin for it',
    'packing_group_flash_point',
    'error',
    { ...PAINT_III, flashPoint: '-4 °C c.c.', additionalInformation: 'viscosity 120 mm²/s' },
  ],
  ['II that flashes at 40 °C', 'packing_group_flash_point', 'warning', { ...SOLVENT, flashPoint: '40 °C' }],
  ['II that boils at 30 °C', 'packing_group_flash_point', 'error', { ...SOLVENT, boilingPoint: '30 °C' }],
  [
    'a basic transport description out of order',
    'description_order',
    'error',
    { ...ACETONE, description: 'ACETONE, 3, UN 1090, PG II' },
  ],
  ['class 3 without a flash point', 'flash_point_missing', 'error', { ...ACETONE, flashPoint: null }],
  ['an open cup', 'flash_point_open_cup', 'warning', { ...ACETONE, flashPoint: '-9 °C (open cup)' }],
  ['°F', 'flash_point_fahrenheit', 'note', { ...ACETONE, flashPoint: '-4 °F' }],
  ['class 3 that flashes at 75 °C', 'flash_point_above_class_3', 'error', { ...SOLVENT, flashPoint: '75 °C' }],
  [
    'class 8 that flashes at 40 °C',
    'flash_point_without_class_3',
    'warning',
    { ...ACID, appearance: 'Liquid', flashPoint: '40 °C' },
  ],
  [
    'UN 3082 that pollutes nothing',
    'marine_pollutant_listed',
    'error',
    { unNo: '3082', imoHazardClassNo: '9', marinePollutant: 'N' },
  ],
  [
    'H410 and "marine pollutant: no"',
    'marine_pollutant_by_hazard',
    'error',
    { ...SOLVENT, hCodeGHS: 'H225, H410', marinePollutant: 'N' },
  ],
  [
    'a pollutant without a reason',
    'marine_pollutant_unproved',
    'note',
    { ...ACETONE, hCodeGHS: 'H225', marinePollutant: 'Y' },
  ],
  [
    'a polluting paint without the pollutant’s name',
    'marine_pollutant_name',
    'error',
    { ...ACETONE, unNo: '1263', properShippingName: 'PAINT', marinePollutant: 'Y' },
  ],
  [
    'a pollutant in bottles of 1 L',
    'marine_pollutant_small_packages',
    'note',
    { ...SOLVENT, marinePollutant: 'Y', innerPackagingNet: '1 L' },
  ],
  ['another EmS than the list’s', 'ems_mismatch', 'warning', { ...ACETONE, emsCode: 'F-A, S-B' }],
  ['no EmS', 'ems_derived', 'note', ACETONE],
  ['batteries as limited quantity', 'limited_quantity_not_allowed', 'error', { ...BATTERY, limitedQuantity: 'Y' }],
  [
    '2 L bottles as limited quantity',
    'limited_quantity_inner_packaging',
    'error',
    { ...ACETONE, limitedQuantity: 'Y', innerPackagingNet: '2 L' },
  ],
  [
    'drums of 200 L as limited quantity',
    'limited_quantity_inner_packaging',
    'error',
    { ...ACETONE, limitedQuantity: 'Y', packageQuantityAndType: '80 steel drums 1A1, 200 L' },
  ],
  [
    'an IBC as limited quantity',
    'limited_quantity_inner_packaging',
    'error',
    { ...ACETONE, limitedQuantity: 'Y', packageQuantityAndType: '2 IBCs', packingCode: '31HA1' },
  ],
  [
    'limited quantity of 35 kg',
    'limited_quantity_package',
    'error',
    { ...ACETONE, limitedQuantity: 'Y', grossMassPerPackageKg: 35 },
  ],
  ['a limit that is not the list’s', 'limited_quantity_mismatch', 'warning', { ...ACETONE, limitedQuantity: '5 L' }],
  ['batteries as excepted quantity', 'excepted_quantity', 'error', { ...BATTERY, exceptedQuantity: 'Y' }],
  ['drums without their number', 'packages_missing', 'error', { ...ACETONE, packageQuantityAndType: 'steel drums' }],
  ['a code for the kind', 'packages_kind_code', 'warning', { ...ACETONE, packageQuantityAndType: '80 1A1' }],
  ['more net than gross', 'net_above_gross', 'error', { ...ACETONE, netWeightKgs: 15000 }],
  ['more than containers weigh', 'mass_above_container', 'warning', { ...ACETONE, grossWeightKgs: 99_999_999 }],
  ['80 drums of 25 kg that weigh 14,400 kg', 'packages_arithmetic', 'error', { ...ACETONE, grossMassPerPackageKg: 25 }],
  [
    '80 drums of 200 L that hold 2,000 kg',
    'net_mass_implausible',
    'warning',
    { ...ACETONE, packageQuantityAndType: '80 drums of 200 L', density: 0.79, netWeightKgs: 2000 },
  ],
  [
    '450 kg of a solid in a drum',
    'packaging_too_large',
    'error',
    { ...ACID, appearance: 'Solid', packingCode: '1A2', netMassPerPackageKg: 450 },
  ],
  ['light-gauge metal packagings', 'packaging_road_only', 'error', { ...ACETONE, packingCode: '0A1' }],
  ['a liquid in bags', 'packaging_state', 'warning', { ...ACETONE, packingCode: '5H3' }],
  [
    'packing group I in an IBC',
    'packaging_ibc_packing_group_i',
    'warning',
    { ...SOLVENT, packingGroup: 'I', packingCode: '31HA1' },
  ],
  ['half a mark', 'packaging_mark_unreadable', 'warning', { ...ACETONE, packingCode: '1A1/Y1.4' }],
  [
    'Z for packing group II',
    'packaging_mark_packing_group',
    'error',
    { ...ACETONE, packingCode: '1A1/Z1.4/150/25/CN/330001' },
  ],
  [
    'boxes of 31 kg marked for 30',
    'packaging_mark_gross_mass',
    'error',
    { ...ACETONE, packingCode: '4G/Y30/S/25/CN/330001', grossMassPerPackageKg: 31 },
  ],
  [
    'a density of 1.84 in drums for 1.4',
    'packaging_mark_density',
    'error',
    { ...ACID, packingCode: MARK, density: 1.84 },
  ],
  [
    'a vapour pressure of 150 kPa in drums tested at 150',
    'packaging_mark_pressure',
    'warning',
    { ...ACETONE, packingCode: MARK, vapourPressure50Kpa: 150 },
  ],
  ['plastics drums of 2020', 'packaging_age', 'error', { ...ACETONE, packingCode: '1H1/Y1.4/150/20/CN/330001' }],
  ['plastics drums of 2021', 'packaging_age', 'warning', { ...ACETONE, packingCode: '1H1/Y1.4/150/21/CN/330001' }],
  [
    'an IBC of January 2023',
    'ibc_inspection',
    'warning',
    { ...ACETONE, packingCode: '31HA1/Y/01 23/CN/C330012/4060/2050' },
  ],
  [
    'temperature control without temperatures',
    'temperature_control_missing',
    'error',
    { unNo: '3111', imoHazardClassNo: '5.2' },
  ],
  [
    'an emergency temperature below the control one',
    'temperature_control_order',
    'error',
    { unNo: '3111', controlTemperature: 10, emergencyTemperature: 5 },
  ],
  ['H314 in class 3 alone', 'hazard_statement_without_class', 'error', { ...SOLVENT, hCodeGHS: 'H225, H314' }],
  ['class 3 without a flammable statement', 'hazard_class_without_statement', 'note', { ...SOLVENT, hCodeGHS: 'H319' }],
  ['a statement that the GHS has not', 'hazard_statement_unknown', 'note', { ...ACETONE, hCodeGHS: 'H999' }],
  ['a CAS number with a wrong digit', 'cas_check_digit', 'warning', { ...ACETONE, casNo: '67-64-2' }],
  [
    'an EC number with a wrong digit',
    'ec_check_digit',
    'warning',
    { ...ACETONE, composition: [{ ecNo: '200-662-3' }] },
  ],
  [
    'more than 100 %',
    'composition_above_100',
    'warning',
    { ...ACETONE, composition: [{ percent: '60-80' }, { percent: 50 }] },
  ],
  ['another number by road', 'mode_conflict', 'warning', { ...SOLVENT, modes: { road: { unNo: 'UN1263' } } }],
  [
    'air that exempts what road regulates',
    'mode_not_regulated',
    'warning',
    { ...ACETONE, modes: { air: { notRegulated: 'Y' }, road: { unNo: 'UN1090' } } },
  ],
  [
    'acetone beside hydrogen peroxide',
    'segregation',
    'error',
    [ACETONE, { unNo: '2015', imoHazardClassNo: '5.1', subRiskClassNo: '8' }],
  ],
  [
    'goods of groups whose codes are not known',
    'segregation_groups',
    'warning',
    [
      { unNo: '3560', imoHazardClassNo: '6.1', subRiskClassNo: '8' },
      { ...CAUSTIC, unNo: '1791', properShippingName: 'HYPOCHLORITE SOLUTION' },
    ],
  ],
  ['an expired certificate', 'certificate_expired', 'error', ACETONE, cert({ validUntil: '2026-06-30' })],
  ['a certificate of last year', 'certificate_other_year', 'warning', ACETONE, cert({ issueDate: '2025-06-30' })],
  ['a document of next year', 'document_date_ahead', 'warning', ACETONE, cert({ issueDate: '2027-01-30' })],
  ['a certificate by amendment 41-22', 'certificate_amendment', 'error', ACETONE, cert({ amendment: 'Amdt. 41-22' })],
  [
    'a safety data sheet of 2019',
    'sheet_old',
    'warning',
    ACETONE,
    cert({ issueDate: '2019-05-01' }, 'safety-data-sheet'),
  ],
  [
    'more packages than the certificate has left',
    'packages_left',
    'error',
    ACETONE,
    cert({ packagesLeft: 60 }, 'packing-use-certificate'),
  ],
  ['no emergency number', 'emergency_contact_missing', 'warning', ACETONE, { emergencyContactTelephone: null }],
  [
    'a name for the emergency number',
    'emergency_contact_unreadable',
    'warning',
    ACETONE,
    { emergencyContactTelephone: 'see above' },
  ],
  ['a signature without a day', 'declaration_unsigned', 'error', ACETONE, { signedBy: 'L. Zhang' }],
  ['batteries that were not tested', 'special_provision_230', 'error', { ...BATTERY, commodityName: 'Pack, untested' }],
  ['prototypes', 'special_provision_310', 'warning', { ...BATTERY, commodityName: 'Prototype battery' }],
  ['damaged batteries', 'special_provision_376', 'error', { ...BATTERY, commodityName: 'Damaged battery packs' }],
  ['batteries for recycling', 'special_provision_377', 'error', { ...BATTERY, commodityName: 'Waste batteries' }],
  [
    'a car that leaks',
    'special_provision_962',
    'error',
    { unNo: '3166', imoHazardClassNo: '9', commodityName: 'Car, fuel leaking' },
  ],
  [
    'charcoal weathered for 5 days',
    'special_provision_978',
    'error',
    { unNo: '1361', imoHazardClassNo: '4.2', commodityName: 'Charcoal, weathered 5 days' },
  ],
  [
    'charcoal packed at 55 °C',
    'special_provision_978',
    'error',
    { unNo: '1361', imoHazardClassNo: '4.2', commodityName: 'Charcoal, packed at 55 °C' },
  ],
  [
    'styrene without inhibitor',
    'special_provision_386',
    'error',
    { unNo: '2055', imoHazardClassNo: '3', commodityName: 'Styrene, uninhibited' },
  ],
  ...(
    [
      ['216', '3175', '4.1'],
      ['217', '3243', '6.1'],
      ['218', '3244', '8'],
      ['335', '3077', '9'],
    ] as const
  ).map(
    ([provision, unNo, imoHazardClassNo]): Case => [
      `UN ${unNo} with free liquid`,
      `special_provision_${provision}`,
      'error',
      { unNo, imoHazardClassNo, commodityName: 'Sludge with free liquid' },
    ],
  ),
  [
    'hydrogen peroxide of 6 %',
    'special_provision_65',
    'warning',
    { unNo: '2984', imoHazardClassNo: '5.1', commodityName: 'Hydrogen peroxide 6 %' },
  ],
  ['ethanol of 20 %', 'special_provision_144', 'warning', { ...ACETONE, unNo: '1170', commodityName: 'Ethanol 20 %' }],
  [
    'spirits in bottles',
    'special_provision_145',
    'warning',
    { ...ACETONE, unNo: '3065', packingGroup: 'III', innerPackagingNet: '0.7 L' },
  ],
  [
    'asbestos cement',
    'special_provision_168',
    'warning',
    { unNo: '2212', imoHazardClassNo: '9', commodityName: 'Asbestos cement sheets' },
  ],
  [
    'sulphur in granules',
    'special_provision_242',
    'warning',
    { unNo: '1350', imoHazardClassNo: '4.1', commodityName: 'Sulphur, granulated' },
  ],
  [
    'SP188 for a battery of 120 Wh',
    'provision_claimed',
    'error',
    { ...BATTERY, commodityName: 'Battery 120 Wh', exemptedFromIMDGCode: 'SP188' },
  ],
  [
    'SP188 without watt-hours',
    'provision_claimed',
    'warning',
    { ...BATTERY, exemptedFromIMDGCode: 'SP188', grossMassPerPackageKg: 12 },
  ],
  [
    '2.3.2.2 for a thin liquid',
    'provision_claimed',
    'error',
    {
      ...ACETONE,
      unNo: '1263',
      properShippingName: 'PAINT',
      packingGroup: 'III',
      commodityName: 'Paint, 30 mm²/s',
      flashPoint: '5 °C',
      exemptedFromIMDGCode: '2.3.2.2',
    },
  ],
  [
    'an aerosol of 1.5 L as limited quantity',
    'limited_quantity_inner_packaging',
    'error',
    { ...AEROSOL, limitedQuantity: 'Y', innerPackagingNet: '1.5 L' },
  ],
  [
    'a toxic aerosol of 500 mL as limited quantity',
    'limited_quantity_inner_packaging',
    'error',
    { ...AEROSOL, subRiskClassNo: '6.1', limitedQuantity: 'Y', innerPackagingNet: '500 mL' },
  ],
  [
    'an acid beside a cyanide',
    'segregation_codes',
    'error',
    [ACID, { unNo: '1689', imoHazardClassNo: '6.1', packingGroup: 'I' }],
  ],
  ['an acid beside an alkali', 'segregation_codes', 'error', [ACID, CAUSTIC]],
  [
    'an acid beside an alkali, in cans of 5 kg',
    'segregation_codes',
    'warning',
    [
      { ...ACID, netMassPerPackageKg: 5 },
      { ...CAUSTIC, netMassPerPackageKg: 5 },
    ],
  ],
  ['sulphuric acid', 'stowage_on_deck_only', 'note', ACID],
  ['a sailing in 2028 by the list of 42-24', 'edition_superseded', 'warning', ACETONE, { sailingDate: '2028-02-01' }],
  ['a sailing in 2027 by the list of 42-24', 'edition_superseded', 'note', ACETONE, { sailingDate: '2027-02-01' }],
];

const FREE: Free[] = [
  ...ENTRY_FREE,
  ...PACKING_FREE,
  ...PARTICULARS_FREE,
  ...SEGREGATION_FREE,
  ...REACTIVE_FREE,
  ...CONTAINMENT_FREE,
  ...ENTRY_WORDS_FREE,
  ...RULE_PAIRS.map(([rule, code, , , right, rest]): Free => [rule, code, right, rest?.[1] ?? {}]),
  [
    'a corrosive formulation of an organic peroxide',
    'subsidiary_hazard_unexpected',
    { unNo: '3109', imoHazardClassNo: '5.2', subRiskClassNo: '8' },
  ],
  ['a fumigated unit without packages', 'packages_missing', { unNo: 'UN3359', imoHazardClassNo: '9' }],
  [
    'a car, which has no packaging',
    'net_above_gross',
    { unNo: 'UN3166', imoHazardClassNo: '9', grossWeightKgs: 1500, netWeightKgs: 1500 },
  ],
  ['a liquid in a salvage drum', 'packaging_state', { ...SOLVENT, packingCode: '1A2T/Y300/S/25/USA/M1001' }],
  [
    'packing group I in a salvage drum',
    'packaging_mark_packing_group',
    { ...SOLVENT, packingGroup: 'I', packingCode: '1A2T/Y300/S/25/USA/M1001' },
  ],
  [
    'an aerosol of 1 L',
    'limited_quantity_inner_packaging',
    { ...AEROSOL, limitedQuantity: 'Y', innerPackagingNet: '1 L' },
  ],
  ['new batteries, undamaged', 'special_provision_376', { ...BATTERY, commodityName: 'New batteries, not damaged' }],
  [
    'batteries that are not damaged, defective or recalled',
    'special_provision_376',
    { ...BATTERY, additionalInformation: 'Batteries are not damaged, defective or recalled.' },
  ],
  [
    'what to do if a package of batteries is damaged',
    'special_provision_376',
    { ...BATTERY, additionalInformation: 'Special procedures must be followed in the event the package is damaged' },
  ],
  ['电池无损坏', 'special_provision_376', { ...BATTERY, additionalInformation: '全新电池,无损坏' }],
  ['a solid without free liquid', 'special_provision_335', { unNo: '3077', commodityName: 'Sludge, no free liquid' }],
  ['ethanol of 75 %', 'special_provision_144', { ...ACETONE, unNo: '1170', commodityName: 'Ethanol 75 %' }],
  [
    'SP188 whose conditions the figures show',
    'provision_claimed',
    {
      ...BATTERY,
      commodityName: 'Battery 19 Wh',
      exemptedFromIMDGCode: 'SP188',
      grossMassPerPackageKg: 12,
    },
  ],
  [
    'hydrogen peroxide beside peroxyacetic acid, by 7.2.6.3',
    'segregation',
    [
      { unNo: '2014', imoHazardClassNo: '5.1' },
      { unNo: '3109', imoHazardClassNo: '5.2', technicalName: 'peroxyacetic acid, type F, stabilized' },
    ],
  ],
  [
    'an acid beside an acid',
    'segregation_codes',
    [ACID, { ...ACID, unNo: '1789', properShippingName: 'HYDROCHLORIC ACID' }],
  ],
  ['acetone', 'stowage_on_deck_only', ACETONE],
  ['a sailing of this year', 'edition_superseded', ACETONE],
  ['a mass in tonnes', 'mass_not_figure', { ...ACETONE, grossWeightKgs: '14.4 t', netWeightKgs: 'n/a' }],
  [
    'masses with points for thousands and a decimal comma',
    'mass_not_figure',
    { ...ACETONE, grossWeightKgs: '1.600,5 kg', netWeightKgs: "1'440.5 kg" },
  ],
  [
    'gross above net in the same convention',
    'mass_net_above_gross',
    { ...ACETONE, grossWeightKgs: '1.600,5 kg', netWeightKgs: '1.440,2 kg' },
  ],
  ['a mass above zero', 'mass_not_positive', { ...ACETONE, netWeightKgs: 0.5 }],
  ['the example of 3.1.3.2', 'shipping_name_not_in_list', { ...ACETONE, properShippingName: 'ACETONE 75% SOLUTION' }],
  [
    'a name in small letters with its concentration',
    'shipping_name_not_in_list',
    { ...ACID, properShippingName: 'Sulphuric acid, 98 %' },
  ],
  [
    'class and subsidiary hazard together',
    'hazard_class_unreadable',
    {
      ...SOLVENT,
      unNo: 'UN2924',
      properShippingName: 'FLAMMABLE LIQUID, CORROSIVE, N.O.S.',
      imoHazardClassNo: '3 (8)',
    },
  ],
  [
    'class and subsidiary hazard together',
    'subsidiary_hazard_missing',
    { ...SOLVENT, unNo: 'UN2924', properShippingName: 'FLAMMABLE LIQUID, CORROSIVE, N.O.S.', imoHazardClassNo: '3(8)' },
  ],
  [
    'a fumigated unit without mass',
    'packages_missing',
    {
      unNo: 'UN3359',
      properShippingName: 'FUMIGATED CARGO TRANSPORT UNIT',
      imoHazardClassNo: '9',
      packageQuantityAndType: '1 container',
    },
  ],
  ['dangerous goods declared as such', 'declared_general_cargo', ACETONE, { shipperDeclareAs: 'DG Cargo' }],
  [
    'goods that only air regulates',
    'declared_general_cargo',
    { unNo: 'UN2807' },
    { shipperDeclareAs: 'General Cargo' },
  ],
  ['goods with a number', 'classification_missing', ACETONE],
  ['a declaration with an entry', 'declaration_empty', ACETONE],
  ['UN1090', 'un_number_missing', ACETONE],
  ['UN 1090 with a blank', 'un_number_unreadable', { ...ACETONE, unNo: 'UN 1090' }],
  ['a number in force', 'un_number_withdrawn', ACETONE],
  ['a number in the list', 'un_number_not_loaded', ACETONE],
  ['acetone', 'sea_prohibited', ACETONE],
  ['ammonium perchlorate', 'sea_prohibited_name', { unNo: '1442', properShippingName: 'AMMONIUM PERCHLORATE' }],
  ['acetone', 'sea_not_used', ACETONE],
  ['acetone', 'sea_not_subject', ACETONE],
  ['a name', 'shipping_name_missing', ACETONE],
  ['small letters', 'shipping_name_not_in_list', { ...ACETONE, properShippingName: 'Acetone' }],
  [
    'American spelling',
    'shipping_name_not_in_list',
    { ...ACID, properShippingName: 'Sulfuric acid with more than 51% acid' },
  ],
  [
    'the technical name behind it',
    'shipping_name_not_in_list',
    { ...SOLVENT, properShippingName: 'FLAMMABLE LIQUID, N.O.S. (toluene)' },
  ],
  ['the word WASTE', 'shipping_name_not_in_list', { ...ACETONE, properShippingName: 'WASTE ACETONE' }],
  ['one alternative', 'shipping_name_alternatives', { ...ACETONE, unNo: '1203', properShippingName: 'GASOLINE' }],
  ['an English name', 'shipping_name_chinese', ACETONE],
  ['acetone', 'shipping_name_other_mode', ACETONE],
  [
    'WASTE ACETONE',
    'shipping_name_waste',
    { ...ACETONE, commodityName: 'Waste acetone', properShippingName: 'WASTE ACETONE' },
  ],
  [
    'a technical name in brackets',
    'technical_name_missing',
    { ...SOLVENT, technicalName: null, properShippingName: 'FLAMMABLE LIQUID, N.O.S. (toluene)' },
  ],
  ['two technical names', 'technical_name_many', SOLVENT],
  [
    'chemical names',
    'technical_name_trade',
    { ...SOLVENT, commodityName: 'EC-608', composition: [{ name: 'a' }, { name: 'b' }] },
  ],
  [
    'a name of section 3',
    'technical_name_not_in_composition',
    { ...SOLVENT, technicalName: 'toluene', composition: [{ name: 'Toluene' }] },
  ],
  ['class 3', 'hazard_class_missing', ACETONE],
  ['"Class 3"', 'hazard_class_unreadable', { ...ACETONE, imoHazardClassNo: 'Class 3' }],
  ['the list’s class', 'hazard_class_mismatch', ACETONE],
  ['any division for a sample of explosives', 'hazard_class_mismatch', { unNo: '0190', imoHazardClassNo: '1.4S' }],
  [
    'methanol with 6.1',
    'subsidiary_hazard_missing',
    { ...ACETONE, unNo: '1230', properShippingName: 'METHANOL', subRiskClassNo: '(6.1)' },
  ],
  ['"none"', 'subsidiary_hazard_unexpected', { ...ACETONE, subRiskClassNo: 'none' }],
  [
    '1 for a type B peroxide',
    'subsidiary_hazard_unexpected',
    { unNo: '3101', imoHazardClassNo: '5.2', subRiskClassNo: '1' },
  ],
  ['acetone', 'subsidiary_hazard_open', ACETONE],
  ['batteries', 'packing_group_missing', BATTERY],
  ['"PG II"', 'packing_group_unreadable', { ...ACETONE, packingGroup: 'PG II' }],
  ['II for acetone', 'packing_group_mismatch', ACETONE],
  [
    'II that flashes at 12 °C and boils at 77 °C',
    'packing_group_flash_point',
    { ...SOLVENT, flashPoint: '12 °C', boilingPoint: '77 °C' },
  ],
  [
    'III for a paint that flashes at -4 °C and has the viscosity for it',
    'packing_group_flash_point',
    { ...PAINT_III, flashPoint: '-4 °C c.c.', additionalInformation: 'viscosity 400 mm²/s' },
  ],
  ['acetone, whose group the list fixes', 'packing_group_flash_point', { ...ACETONE, flashPoint: '40 °C' }],
  ['the right order', 'description_order', { ...ACETONE, description: 'UN 1090, ACETONE, 3, PG II' }],
  ['-18 °C', 'flash_point_missing', ACETONE],
  ['a closed cup', 'flash_point_open_cup', ACETONE],
  ['°C beside °F', 'flash_point_fahrenheit', { ...ACETONE, flashPoint: '-4 °F (-20 °C)' }],
  ['exactly 60 °C', 'flash_point_above_class_3', { ...SOLVENT, flashPoint: '60 °C' }],
  ['hot liquids', 'flash_point_above_class_3', { ...SOLVENT, unNo: '3256', flashPoint: '75 °C' }],
  [
    'class 8 with 3',
    'flash_point_without_class_3',
    { ...ACID, subRiskClassNo: '3', appearance: 'Liquid', flashPoint: '40 °C' },
  ],
  ['UN 3082 that pollutes', 'marine_pollutant_listed', { unNo: '3082', marinePollutant: 'Y' }],
  ['H412', 'marine_pollutant_by_hazard', { ...SOLVENT, hCodeGHS: 'H225, H412', marinePollutant: 'N' }],
  ['H411', 'marine_pollutant_unproved', { ...ACETONE, hCodeGHS: 'H411', marinePollutant: 'Y' }],
  [
    'PAINT (toluene)',
    'marine_pollutant_name',
    { ...ACETONE, unNo: '1263', properShippingName: 'PAINT (toluene)', marinePollutant: 'Y' },
  ],
  [
    'a pollutant in drums',
    'marine_pollutant_small_packages',
    { ...SOLVENT, marinePollutant: 'Y', innerPackagingNet: '200 L' },
  ],
  ['the list’s EmS', 'ems_mismatch', { ...ACETONE, emsCode: 'F-E,S-D' }],
  ['a stated EmS', 'ems_derived', { ...ACETONE, emsCode: 'F-E, S-D' }],
  ['acetone', 'limited_quantity_not_allowed', { ...ACETONE, limitedQuantity: 'Y' }],
  [
    '1 L bottles',
    'limited_quantity_inner_packaging',
    { ...ACETONE, limitedQuantity: 'Y', innerPackagingNet: '1000 mL' },
  ],
  [
    'boxes with bottles of 1 L',
    'limited_quantity_inner_packaging',
    {
      ...{ ...ACETONE, limitedQuantity: 'Y', packageQuantityAndType: '80 fibreboard boxes of 12 L' },
      innerPackageQuantityAndType: '12 bottles of 1 L',
    },
  ],
  ['30 kg', 'limited_quantity_package', { ...ACETONE, limitedQuantity: 'Y', grossMassPerPackageKg: 30 }],
  ['1 L, the list’s', 'limited_quantity_mismatch', { ...ACETONE, limitedQuantity: '1 L' }],
  [
    '30 mL as excepted quantity',
    'excepted_quantity',
    { ...ACETONE, exceptedQuantity: 'Y', innerPackagingNet: '30 mL' },
  ],
  ['80 steel drums', 'packages_missing', ACETONE],
  ['80 steel drums (1A1)', 'packages_kind_code', { ...ACETONE, packageQuantityAndType: '80 steel drums (1A1)' }],
  ['net below gross', 'net_above_gross', { ...ACETONE, netWeightKgs: 12800 }],
  ['36 t', 'mass_above_container', { ...ACETONE, grossWeightKgs: 36_000 }],
  ['80 drums of 180 kg', 'packages_arithmetic', { ...ACETONE, grossMassPerPackageKg: 180 }],
  [
    '80 drums of 200 L with 12,640 kg',
    'net_mass_implausible',
    { ...ACETONE, packageQuantityAndType: '80 drums of 200 L', density: 0.79, netWeightKgs: 12640 },
  ],
  ['400 kg', 'packaging_too_large', { ...ACID, appearance: 'Solid', packingCode: '1A2', netMassPerPackageKg: 400 }],
  ['steel drums', 'packaging_road_only', { ...ACETONE, packingCode: '1A1' }],
  [
    'a liquid in bottles in boxes',
    'packaging_state',
    { ...ACETONE, packingCode: '4G/Y30/S/25/CN/330001', innerPackageQuantityAndType: '12 bottles' },
  ],
  ['packing group II in an IBC', 'packaging_ibc_packing_group_i', { ...ACETONE, packingCode: '31HA1' }],
  ['a whole mark', 'packaging_mark_unreadable', { ...ACETONE, packingCode: MARK }],
  ['Y for packing group II', 'packaging_mark_packing_group', { ...ACETONE, packingCode: MARK }],
  [
    'boxes of 30 kg',
    'packaging_mark_gross_mass',
    { ...ACETONE, packingCode: '4G/Y30/S/25/CN/330001', grossMassPerPackageKg: 30 },
  ],
  ['a density of 0.79', 'packaging_mark_density', { ...ACETONE, packingCode: MARK, density: '0.79 g/cm3' }],
  ['82 kPa', 'packaging_mark_pressure', { ...ACETONE, packingCode: MARK, vapourPressure50Kpa: 82 }],
  ['plastics drums of this year', 'packaging_age', { ...ACETONE, packingCode: DRUM }],
  ['steel drums of 2015', 'packaging_age', { ...ACETONE, packingCode: '1A1/Y1.4/150/15/CN/330001' }],
  ['an IBC of January 2026', 'ibc_inspection', { ...ACETONE, packingCode: '31HA1/Y/01 26/CN/C330012/4060/2050' }],
  [
    'both temperatures',
    'temperature_control_missing',
    { unNo: '3111', controlTemperature: -10, emergencyTemperature: 0 },
  ],
  [
    '-10 and 0 °C',
    'temperature_control_order',
    { unNo: '3111', controlTemperature: '-10 °C', emergencyTemperature: '0 °C' },
  ],
  ['H225 in class 3', 'hazard_statement_without_class', { ...SOLVENT, hCodeGHS: 'H225, H319, H336' }],
  [
    'H270 of a gas with 5.1',
    'hazard_statement_without_class',
    { unNo: '1072', imoHazardClassNo: '2.2', subRiskClassNo: '5.1', hCodeGHS: 'H270, H280' },
  ],
  ['H225', 'hazard_class_without_statement', { ...SOLVENT, hCodeGHS: 'H225' }],
  ['H302+H312', 'hazard_statement_unknown', { ...ACETONE, hCodeGHS: 'H302 + H312' }],
  ['67-64-1', 'cas_check_digit', { ...ACETONE, casNo: '67-64-1' }],
  ['200-662-2', 'ec_check_digit', { ...ACETONE, composition: [{ ecNo: '200-662-2' }] }],
  [
    '60-80 % and < 50 %',
    'composition_above_100',
    { ...ACETONE, composition: [{ percent: '60-80' }, { percent: '< 50' }] },
  ],
  ['the same number by road', 'mode_conflict', { ...ACETONE, modes: { road: { unNo: 'UN 1090', packingGroup: '2' } } }],
  [
    'another group in the row of another paper, which is a conflict of the papers',
    'mode_conflict',
    {
      ...ACETONE,
      packingGroup: { value: 'III', places: [{ document: 'certificate.pdf', page: 1 }] },
      modes: { any: { packingGroup: { value: 'II', places: [{ document: 'sds.pdf', page: 2 }] } } },
    },
  ],
  ['rows that agree', 'mode_not_regulated', { ...ACETONE, modes: { air: { unNo: 'UN1090' } } }],
  ['acetone beside paint', 'segregation', [ACETONE, { ...ACETONE, unNo: '1263', properShippingName: 'PAINT' }]],
  [
    'goods in two containers',
    'segregation',
    [ACETONE, { unNo: '2015', imoHazardClassNo: '5.1' }],
    { sameContainer: false },
  ],
  [
    'limited quantities',
    'segregation',
    [
      { ...ACETONE, limitedQuantity: 'Y' },
      { unNo: '2015', imoHazardClassNo: '5.1' },
    ],
  ],
  ['acetone beside acid', 'segregation_groups', [ACETONE, ACID]],
  ['a valid certificate', 'certificate_expired', ACETONE, cert({ validUntil: '2026-12-31' })],
  ['a certificate of this year', 'certificate_other_year', ACETONE, cert({ issueDate: '2026-01-05' })],
  ['a document of tomorrow, east of here', 'document_date_ahead', ACETONE, cert({ issueDate: '2026-11-21' })],
  ['amendment 42-24', 'certificate_amendment', ACETONE, cert({ amendment: 'IMDG Code Amdt 42-24' })],
  ['a safety data sheet of 2023', 'sheet_old', ACETONE, cert({ issueDate: '2023-05-01' }, 'safety-data-sheet')],
  ['80 of 100 packages', 'packages_left', ACETONE, cert({ packagesLeft: 100 }, 'packing-use-certificate')],
  ['a number with its country code', 'emergency_contact_missing', ACETONE],
  ['a number with its country code', 'emergency_contact_unreadable', ACETONE],
  ['a signature with its day', 'declaration_unsigned', ACETONE, { signedBy: 'L. Zhang', signedOn: ON }],
];

describe('the rules for declarations', () => {
  it.each(TRIPPED)('speak of %s (%s, %s)', (_, code, severity, goods, rest) => {
    expect(check(goods, rest)).toContainEqual(expect.objectContaining({ code, severity }));
  });

  it.each(FREE)('say nothing of %s (%s)', (_, code, goods, rest) => {
    expect(check(goods, rest).map((finding) => finding.code)).not.toContain(code);
  });

  it.each(declarationRules.filter(({ code }) => code.startsWith('special_provision')))(
    'do not prompt for $code without the provision',
    ({ code }) => {
      expect(check({ unNo: '1830', imoHazardClassNo: '8' }).map((finding) => finding.code)).not.toContain(code);
    },
  );

  it('have a case each that trips them, and one that does not', () => {
    const tripped = new Set(TRIPPED.map(([, code]) => code));
    const free = new Set(FREE.map(([, code]) => code));
    expect(declarationRules.map(({ code }) => code).filter((code) => !tripped.has(code))).toEqual([]);
    const others = declarationRules.filter(({ code }) => !code.startsWith('special_provision'));
    expect(others.map(({ code }) => code).filter((code) => !free.has(code))).toEqual([]);
  });

  it('only warn of a safety data sheet that names an older amendment', () => {
    const [found] = check(ACETONE, cert({ amendment: '40-20' }, 'safety-data-sheet')).filter(
      ({ code }) => code === 'certificate_amendment',
    );
    expect(found?.severity).toBe('warning');
  });

  it('have codes of their own', () => {
    const codes = declarationRules.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('have nothing but notes for a right declaration of acetone', () => {
    expect(check(ACETONE).filter(({ severity }) => severity !== 'note')).toEqual([]);
  });

  it('put goods that are not declared as dangerous before the gate for the non-dangerous goods letter', () => {
    const codes = check({ notDangerous: 'Y', flashPoint: '-18 °C' }).map(({ code }) => code);
    expect(codes).toContain('letter_flash_point');
  });
});
