import { type Case, type Free, SOLVENT } from './rule-case.ts';

const FIREWORKS = { unNo: 'UN0336', properShippingName: 'FIREWORKS', imoHazardClassNo: '1.4G', grossWeightKgs: 500 };
const SOURCE = { unNo: 'UN2915', properShippingName: 'RADIOACTIVE MATERIAL, TYPE A PACKAGE', imoHazardClassNo: '7' };
const STATED_SOURCE = {
  ...{ ...SOURCE, radionuclide: 'Ir-192', physicalChemicalForm: 'solid metal', activity: '3.7 GBq' },
  ...{ radioactiveCategory: 'II-YELLOW', transportIndex: 0.6 },
};
const UNIT = { unNo: 'UN3359', properShippingName: 'FUMIGATED CARGO TRANSPORT UNIT', imoHazardClassNo: '9' };
const ICE = { unNo: 'UN1845', properShippingName: 'CARBON DIOXIDE, SOLID', imoHazardClassNo: '9' };
const PEROXIDE = {
  ...{ unNo: 'UN3115', properShippingName: 'ORGANIC PEROXIDE TYPE D, LIQUID, TEMPERATURE CONTROLLED' },
  ...{ imoHazardClassNo: '5.2', technicalName: 'tert-butyl peroxyneodecanoate' },
};
const ACID = {
  ...{
    unNo: 'UN1760',
    properShippingName: 'CORROSIVE LIQUID, N.O.S.',
    technicalName: 'phosphoric acid, glycolic acid',
  },
  ...{ imoHazardClassNo: '8', packingGroup: 'II' },
};
const TOXIC = { unNo: 'UN1593', properShippingName: 'DICHLOROMETHANE', imoHazardClassNo: '6.1', packingGroup: 'II' };
const CYANIDE = { unNo: 'UN1689', properShippingName: 'SODIUM CYANIDE, SOLID', imoHazardClassNo: '6.1' };
const OXYGEN = {
  ...{ unNo: 'UN1073', properShippingName: 'OXYGEN, REFRIGERATED LIQUID', imoHazardClassNo: '2.2' },
  ...{ subRiskClassNo: '5.1', packageQuantityAndType: '1 portable tank', grossWeightKgs: 24000 },
};
const POLLUTANT = {
  ...{ unNo: 'UN3082', properShippingName: 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.' },
  ...{ imoHazardClassNo: '9', packingGroup: 'III', marinePollutant: 'Y' },
  composition: [
    { name: 'Ethanol', casNo: '64-17-5', percent: '15' },
    { name: 'alpha-Pinene', casNo: '80-56-8', percent: '20' },
  ],
};

/** Cases of the rules on what stands beside the basic description. */
export const PARTICULARS_TRIPPED: readonly Case[] = [
  ['liquid oxygen in a tank', 'holding_time_missing', 'error', OXYGEN],
  [
    'a holding time that ends before the sailing',
    'holding_time_over',
    'error',
    { ...OXYGEN, endOfHoldingTime: '2026-12-01' },
    { sailingDate: '2026-12-10' },
  ],
  [
    'a pollutant named after its solvent',
    'marine_pollutant_predominant',
    'error',
    { ...POLLUTANT, technicalName: 'ethanol' },
  ],
  [
    'a remark that drums are empty',
    'empty_uncleaned_words',
    'error',
    { ...SOLVENT, additionalInformation: 'Empty uncleaned drums returned' },
  ],
  [
    'a fumigation after the sailing',
    'fumigation_date_ahead',
    'error',
    { ...UNIT, fumigationDate: '2027-01-28T09:00' },
    { sailingDate: '2026-12-10' },
  ],
  [
    'PAINT under a number that is none',
    'un_number_not_loaded',
    'error',
    { ...SOLVENT, unNo: 'UN1236', properShippingName: 'PAINT' },
  ],
  [
    'a car with a half full tank as exempt',
    'provision_claimed',
    'error',
    { unNo: 'UN3166', exemptedFromIMDGCode: 'SP961', additionalInformation: 'Fuel tank half full' },
  ],
  [
    'ethanol of 30 % as exempt',
    'provision_claimed',
    'error',
    { unNo: 'UN1170', exemptedFromIMDGCode: 'SP144', composition: [{ name: 'Ethanol', percent: '30' }] },
  ],
  [
    '3 g of lithium as exempt',
    'provision_claimed',
    'error',
    { unNo: 'UN3090', exemptedFromIMDGCode: 'SP188', additionalInformation: 'lithium content 3 g per battery' },
  ],
  [
    'paint that flashes at 65 °C',
    'flash_point_above_class_3',
    'error',
    { unNo: 'UN1263', imoHazardClassNo: '3', packingGroup: 'III', flashPoint: '65 °C c.c.' },
  ],
  [
    'a flash point below 23 °C under III',
    'packing_group_flash_point',
    'error',
    { ...SOLVENT, packingGroup: 'III', flashPoint: '< 23 °C c.c.' },
  ],
  [
    'words of no chemical as technical name',
    'technical_name_trade',
    'warning',
    { ...SOLVENT, technicalName: 'industrial cleaner' },
  ],
  ['an activity in curies', 'radioactive_particulars_missing', 'error', { ...STATED_SOURCE, activity: '100 mCi' }],
  [
    'a mass for the activity of a source',
    'radioactive_particulars_missing',
    'error',
    { ...STATED_SOURCE, activity: null, additionalInformation: 'Lead pot of 12 kg' },
  ],
  [
    'fissile material without its index',
    'radioactive_particulars_missing',
    'error',
    { ...STATED_SOURCE, unNo: 'UN3327' },
  ],
  [
    'a cooled monomer without the words',
    'temperature_control_words',
    'error',
    { unNo: 'UN2055', properShippingName: 'STYRENE MONOMER, STABILIZED', controlTemperature: 15 },
  ],
  [
    'salvage drums without the words of the Code',
    'salvage_words',
    'warning',
    { ...SOLVENT, packageQuantityAndType: '2 salvage drums (1A2T)' },
  ],
  [
    'waste by the remarks',
    'shipping_name_waste',
    'error',
    { ...SOLVENT, additionalInformation: 'Waste solvents for disposal' },
  ],
  [
    'empty drums without the words',
    'empty_uncleaned_words',
    'error',
    { ...SOLVENT, commodityName: 'Empty drums, uncleaned' },
  ],
  [
    'a hot liquid without the word',
    'elevated_temperature_words',
    'error',
    { ...SOLVENT, additionalInformation: 'Carried at 120 °C' },
  ],
  [
    'a salvage drum without the words',
    'salvage_words',
    'error',
    { ...SOLVENT, packageQuantityAndType: '1 drum', packingCode: '1A2T/Y300/S/25/USA/M1001' },
  ],
  ['dry ice for cooling', 'coolant_words', 'error', { ...ICE, commodityName: 'Dry ice as cooling of vaccines' }],
  ['fireworks without explosive mass', 'net_explosive_mass_missing', 'error', FIREWORKS],
  ['more explosive than gross', 'net_explosive_mass_above_gross', 'error', { ...FIREWORKS, netExplosiveMassKg: 600 }],
  ['fireworks without reference', 'fireworks_reference_missing', 'error', FIREWORKS],
  ['a source without particulars', 'radioactive_particulars_missing', 'error', SOURCE],
  [
    'I-WHITE with an index of 0.6',
    'radioactive_category_index',
    'error',
    { ...STATED_SOURCE, radioactiveCategory: 'I-WHITE' },
  ],
  ['a unit without its fumigant', 'fumigation_particulars_missing', 'error', UNIT],
  ['a peroxide that needs control, without it', 'formulation_number', 'error', { ...PEROXIDE, unNo: 'UN3105' }],
  [
    'a control temperature above the table’s',
    'temperature_control_formulation',
    'error',
    { ...PEROXIDE, controlTemperature: 15, emergencyTemperature: 20 },
  ],
  [
    'a control temperature too near the SADT',
    'temperature_control_sadt',
    'error',
    {
      ...PEROXIDE,
      technicalName: 'new peroxide',
      additionalInformation: 'SADT 20 °C',
      controlTemperature: 10,
      emergencyTemperature: 15,
    },
  ],
  ['an N.O.S. acid without its group', 'segregation_group_missing', 'warning', ACID],
  ['an N.O.S. acid beside a cyanide', 'segregation_codes', 'error', [ACID, { ...CYANIDE, packingGroup: 'I' }]],
  ['toxic goods beside foodstuffs', 'foodstuffs', 'error', TOXIC, { otherCargo: 'Foodstuffs in cartons' }],
  [
    'hydrogen peroxide beside a peroxide that is not peroxyacetic acid',
    'segregation',
    'error',
    [
      { unNo: '2014', imoHazardClassNo: '5.1', subRiskClassNo: '8' },
      { unNo: '3105', imoHazardClassNo: '5.2', technicalName: 'methyl ethyl ketone peroxide' },
    ],
  ],
  [
    'a signature after the sailing',
    'declaration_unsigned',
    'warning',
    SOLVENT,
    { signedBy: 'L. Zhang', signedOn: '2026-12-05', sailingDate: '2026-12-01' },
  ],
  [
    '5 t of residues',
    'empty_uncleaned_mass',
    'warning',
    {
      ...{ ...SOLVENT, properShippingName: 'FLAMMABLE LIQUID, N.O.S., RESIDUE LAST CONTAINED' },
      netWeightKgs: 5000,
    },
  ],
  [
    'special form under the entry for other forms',
    'radioactive_entry',
    'error',
    { ...STATED_SOURCE, physicalChemicalForm: 'special form' },
  ],
  [
    'fireworks beside a blasting explosive',
    'segregation',
    'error',
    [FIREWORKS, { unNo: 'UN0081', imoHazardClassNo: '1.1D' }],
  ],
];

/** Goods that those rules say nothing of. */
export const PARTICULARS_FREE: readonly Free[] = [
  ['a tank with its holding time', 'holding_time_missing', { ...OXYGEN, endOfHoldingTime: '2026-12-30' }],
  [
    'a holding time in words',
    'holding_time_missing',
    { ...OXYGEN, additionalInformation: 'END OF HOLDING TIME: 30/12/2026' },
  ],
  [
    'liquid oxygen in a dewar',
    'holding_time_missing',
    { ...OXYGEN, packageQuantityAndType: '2 closed cryogenic receptacles' },
  ],
  [
    'a holding time that outlasts the voyage',
    'holding_time_over',
    { ...OXYGEN, endOfHoldingTime: '2026-12-30' },
    { sailingDate: '2026-12-10' },
  ],
  [
    'the pollutant and its solvent',
    'marine_pollutant_predominant',
    { ...POLLUTANT, technicalName: 'alpha-pinene, ethanol' },
  ],
  [
    'no mass of empty drums',
    'mass_not_positive',
    { ...SOLVENT, additionalInformation: 'Empty uncleaned drums returned', netWeightKgs: 0 },
  ],
  [
    'the words in lower case of the list behind a name',
    'shipping_name_not_in_list',
    { unNo: 'UN3536', properShippingName: 'LITHIUM BATTERIES INSTALLED IN CARGO TRANSPORT UNIT lithium ion batteries' },
  ],
  [
    'a fumigation that is planned, of a ship not yet named',
    'fumigation_date_ahead',
    { ...UNIT, fumigationDate: '2027-01-28T09:00' },
  ],
  [
    'a flash point of 23 °C under III',
    'packing_group_flash_point',
    { ...SOLVENT, packingGroup: 'III', flashPoint: '23 °C c.c.' },
  ],
  [
    'quaternary ammonium compounds as technical name',
    'technical_name_trade',
    { ...SOLVENT, technicalName: 'quaternary ammonium compounds' },
  ],
  ['an activity in becquerels', 'radioactive_particulars_missing', STATED_SOURCE],
  [
    'fissile material with its index',
    'radioactive_particulars_missing',
    { ...STATED_SOURCE, unNo: 'UN3327', criticalitySafetyIndex: 1 },
  ],
  [
    'a monomer with an inhibitor alone',
    'temperature_control_words',
    { unNo: 'UN2055', properShippingName: 'STYRENE MONOMER, STABILIZED' },
  ],
  [
    'SALVAGE PACKAGING beside the name',
    'salvage_words',
    { ...SOLVENT, packageQuantityAndType: '2 drums (1A2T), SALVAGE PACKAGING' },
  ],
  ['a chemical for waste water', 'shipping_name_waste', { ...SOLVENT, cargoMainUsage: 'Waste water treatment' }],
  [
    'EMPTY UNCLEANED in the name',
    'empty_uncleaned_words',
    { ...SOLVENT, commodityName: 'Empty drums', properShippingName: 'EMPTY UNCLEANED FLAMMABLE LIQUID, N.O.S.' },
  ],
  [
    'EMPTY UNCLEANED in the name',
    'shipping_name_not_in_list',
    { ...SOLVENT, properShippingName: 'FLAMMABLE LIQUID, N.O.S., EMPTY UNCLEANED' },
  ],
  [
    'HOT in the name',
    'elevated_temperature_words',
    { ...SOLVENT, properShippingName: 'HOT FLAMMABLE LIQUID, N.O.S.', additionalInformation: 'Carried at 120 °C' },
  ],
  [
    'a flash point of 120 °C',
    'elevated_temperature_words',
    { ...SOLVENT, additionalInformation: 'Flash point at 120 °C' },
  ],
  [
    'SALVAGE PACKAGING in the words',
    'salvage_words',
    { ...SOLVENT, packageQuantityAndType: '1 drum, SALVAGE PACKAGING', packingCode: '1A2T' },
  ],
  [
    'AS COOLANT in the name',
    'coolant_words',
    { ...ICE, properShippingName: 'CARBON DIOXIDE, SOLID, AS COOLANT', commodityName: 'Dry ice for cooling' },
  ],
  [
    'AS COOLANT in the name',
    'shipping_name_not_in_list',
    { ...ICE, properShippingName: 'CARBON DIOXIDE, SOLID, AS COOLANT' },
  ],
  ['net explosive mass', 'net_explosive_mass_missing', { ...FIREWORKS, netExplosiveMassKg: 60 }],
  ['net explosive mass', 'net_explosive_mass_above_gross', { ...FIREWORKS, netExplosiveMassKg: 60 }],
  [
    'a classification reference',
    'fireworks_reference_missing',
    { ...FIREWORKS, classificationReference: 'CN/26-0336' },
  ],
  [
    'EMPTY UNCLEANED with 0 kg',
    'mass_not_positive',
    { ...SOLVENT, packageQuantityAndType: '4 empty IBCs', netWeightKgs: 0 },
  ],
  [
    'EMPTY UNCLEANED with 0 kg',
    'empty_uncleaned_mass',
    { ...SOLVENT, additionalInformation: 'EMPTY UNCLEANED', netWeightKgs: 0 },
  ],
  ['a source in its entry', 'radioactive_entry', STATED_SOURCE],
  [
    'food beside dangerous goods, which are declared as such',
    'letter_declared_dangerous',
    [SOLVENT, { commodityName: 'Milk powder', notDangerous: 'Y' }],
    { shipperDeclareAs: 'DG Cargo' },
  ],
  [
    'a solution of 20 % that is exempt and declared as general cargo',
    'declared_general_cargo',
    { ...SOLVENT, unNo: 'UN1170', commodityName: 'Ethanol 20 %', exemptedFromIMDGCode: 'SP144' },
    { shipperDeclareAs: 'General Cargo' },
  ],
  ['a source with its particulars', 'radioactive_particulars_missing', STATED_SOURCE],
  ['an excepted package', 'radioactive_particulars_missing', { ...SOURCE, unNo: 'UN2910' }],
  ['II-YELLOW with an index of 0.6', 'radioactive_category_index', STATED_SOURCE],
  [
    'a unit with its fumigant',
    'fumigation_particulars_missing',
    { ...UNIT, fumigant: 'phosphine, 60 g', fumigationDate: '2026-11-18' },
  ],
  ['a peroxide with control', 'formulation_number', PEROXIDE],
  ['0 and 10 °C', 'temperature_control_formulation', { ...PEROXIDE, controlTemperature: 0, emergencyTemperature: 10 }],
  [
    '20 °C below the SADT',
    'temperature_control_sadt',
    {
      ...PEROXIDE,
      technicalName: 'new peroxide',
      additionalInformation: 'SADT 20 °C',
      controlTemperature: 0,
      emergencyTemperature: 10,
    },
  ],
  ['an acid with its group', 'segregation_group_missing', { ...ACID, segregationGroup: 'SGG1' }],
  ['a signature with its day', 'declaration_unsigned', SOLVENT, { signedBy: 'L. Zhang', signedOn: '2026-11-20' }],
  ['toxic goods alone', 'foodstuffs', TOXIC, { otherCargo: 'Steel pipes' }],
  ['food in another container', 'foodstuffs', TOXIC, { otherCargo: 'Foodstuffs', sameContainer: false }],
];
