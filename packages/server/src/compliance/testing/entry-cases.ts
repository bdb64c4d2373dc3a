import { BATTERY, type Case, type Free, SOLVENT } from './rule-case.ts';

const TOXIC = {
  ...{ unNo: 'UN2810', properShippingName: 'TOXIC LIQUID, ORGANIC, N.O.S.', technicalName: 'chlorpyrifos and naphtha' },
  ...{ imoHazardClassNo: '6.1', packingGroup: 'III' },
};
const POLLUTANT = { unNo: 'UN3077', imoHazardClassNo: '9', packingGroup: 'III', technicalName: 'zinc oxide' };

/** Cases of the rules that choose the entry and its packing group. */
export const ENTRY_TRIPPED: readonly Case[] = [
  [
    'batteries that came back when damaged',
    'special_provision_376',
    'error',
    { ...BATTERY, additionalInformation: 'Returned by customers when damaged' },
  ],
  [
    'sulphur that heats itself',
    'hazard_statement_without_class',
    'warning',
    { unNo: 'UN1350', properShippingName: 'SULPHUR', imoHazardClassNo: '4.1', hCodeGHS: 'H228, H251' },
  ],
  [
    'batteries in equipment under the number of batteries alone',
    'shipping_name_not_in_list',
    'error',
    {
      unNo: 'UN3480',
      properShippingName: 'LITHIUM ION BATTERIES contained in equipment',
      imoHazardClassNo: '9',
    },
  ],
  ['isopropanol with the CAS number of methanol', 'entry_of_cas', 'error', { unNo: 'UN1219', casNo: '67-56-1' }],
  [
    'a chlorate mixed with an ammonium salt',
    'sea_prohibited_name',
    'error',
    { unNo: 'UN1479', technicalName: 'ammonium persulphate, potassium chlorate' },
  ],
  [
    'flooded batteries as non-spillable',
    'entry_battery',
    'error',
    { unNo: 'UN2800', commodityName: 'Flooded lead-acid batteries' },
  ],
  [
    'a self-heating substance under another class',
    'hazard_statement_without_class',
    'error',
    {
      unNo: 'UN1993',
      imoHazardClassNo: '3',
      packingGroup: 'II',
      technicalName: 'xylene, butanol',
      hCodeGHS: 'H225, H251',
    },
  ],
  [
    'flammable aerosols as 2.2',
    'aerosol_division',
    'error',
    { unNo: 'UN1950', imoHazardClassNo: '2.2', hCodeGHS: 'H222, H229' },
  ],
  [
    'aerosols as 2.1 that only may burst',
    'aerosol_division',
    'warning',
    { unNo: 'UN1950', imoHazardClassNo: '2.1', hCodeGHS: 'H229' },
  ],
  [
    'flakes under the entry for the solution',
    'entry_state',
    'error',
    { unNo: 'UN1824', imoHazardClassNo: '8', packingGroup: 'II', appearance: 'Solid flakes' },
  ],
  [
    'loose cells as batteries in equipment',
    'entry_battery',
    'error',
    { unNo: 'UN3481', commodityName: 'Lithium ion cells, loose, no equipment' },
  ],
  [
    'an electric car as one with an engine',
    'entry_battery',
    'error',
    { unNo: 'UN3166', commodityName: 'Electric cars, no combustion engine' },
  ],
  [
    'an acid as caustic alkali',
    'entry_acid_alkali',
    'error',
    { unNo: 'UN1719', imoHazardClassNo: '8', packingGroup: 'II', technicalName: 'hydrochloric acid' },
  ],
  [
    'a Spanish name',
    'shipping_name_language',
    'warning',
    { ...SOLVENT, properShippingName: 'LÍQUIDO INFLAMABLE, N.E.P.' },
  ],
  [
    'toluene under an N.O.S. name',
    'entry_named',
    'error',
    { ...SOLVENT, commodityName: 'Toluene', technicalName: 'toluene' },
  ],
  ['an N.O.S. name with toluene alone', 'entry_named', 'warning', { ...SOLVENT, technicalName: 'toluene' }],
  [
    'acetone by its CAS number under an N.O.S. name',
    'entry_named',
    'error',
    { ...SOLVENT, technicalName: 'acetone', casNo: '67-64-1' },
  ],
  [
    'alkalis under an entry for acids',
    'entry_acid_alkali',
    'error',
    { unNo: 'UN3264', imoHazardClassNo: '8', packingGroup: 'II', technicalName: 'sodium hydroxide' },
  ],
  [
    'an inorganic acid under an organic entry',
    'entry_acid_alkali',
    'error',
    { unNo: 'UN3265', imoHazardClassNo: '8', packingGroup: 'II', technicalName: 'phosphoric acid' },
  ],
  [
    'nitric acid of 68 % without 5.1',
    'nitric_acid_share',
    'error',
    { unNo: 'UN2031', imoHazardClassNo: '8', packingGroup: 'II', commodityName: 'Nitric acid 68 %' },
  ],
  [
    'a lead-acid truck as UN 3556',
    'entry_battery',
    'error',
    { ...BATTERY, unNo: 'UN3556', commodityName: 'Forklift trucks, lead-acid battery' },
  ],
  [
    'an oral LD50 of 3 mg/kg and packing group II',
    'packing_group_hazard_statement',
    'error',
    { ...TOXIC, packingGroup: 'II', additionalInformation: 'Oral LD50 3 mg/kg' },
  ],
  [
    'a product number as technical name',
    'technical_name_trade',
    'warning',
    { ...SOLVENT, technicalName: 'Product XZ-300' },
  ],
  ['a flash point of 95 °C', 'flash_point_above_class_3', 'error', { ...SOLVENT, flashPoint: '95 °C c.c.' }],
  [
    'molten sulphur as sulphur',
    'entry_molten',
    'error',
    { unNo: 'UN1350', properShippingName: 'SULPHUR', imoHazardClassNo: '4.1', commodityName: 'Molten sulphur' },
  ],
  [
    'naphthalene flakes in bags as molten',
    'entry_molten',
    'error',
    { unNo: 'UN2304', imoHazardClassNo: '4.1', packageQuantityAndType: '800 bags' },
  ],
  ['an e-bike as a battery', 'entry_battery', 'error', { ...BATTERY, commodityName: 'E-bike with lithium battery' }],
  [
    'a lithium powered scooter as UN 3171',
    'entry_battery',
    'error',
    { ...BATTERY, unNo: 'UN3171', commodityName: 'Electric scooter, lithium ion' },
  ],
  ['sodium ion cells as lithium', 'entry_battery', 'error', { ...BATTERY, commodityName: 'Sodium-ion cells 18650' }],
  [
    'an energy storage container as batteries',
    'entry_battery',
    'error',
    { ...BATTERY, commodityName: 'Battery energy storage container 20 ft' },
  ],
  ['coin cells CR2032 as lithium ion', 'entry_battery', 'error', { ...BATTERY, commodityName: 'Coin cells CR2032' }],
  ['laptops as batteries', 'entry_battery', 'error', { ...BATTERY, commodityName: 'Laptops' }],
  ['a liquid under UN 3077', 'entry_state', 'error', { ...POLLUTANT, appearance: 'Liquid' }],
  ['UN 3082 in bags', 'entry_state', 'error', { ...POLLUTANT, unNo: 'UN3082', packingCode: '5H3/Y25/S/26/CN/330001' }],
  [
    'picric acid with 20 % of water',
    'entry_contents',
    'error',
    { unNo: 'UN1344', imoHazardClassNo: '4.1', commodityName: 'Picric acid wetted with 20 % water' },
  ],
  [
    'seed cake with 3 % of oil',
    'entry_contents',
    'error',
    { unNo: 'UN2217', imoHazardClassNo: '4.2', additionalInformation: 'Oil 3 %, moisture 9 %' },
  ],
  [
    'ammonium nitrate with 0.4 % of combustibles',
    'entry_contents',
    'error',
    { unNo: 'UN1942', imoHazardClassNo: '5.1', additionalInformation: 'Combustible substances 0.4 %' },
  ],
  [
    'fish meal without antioxidant',
    'fish_meal_stabilized',
    'error',
    { unNo: 'UN2216', imoHazardClassNo: '9', commodityName: 'Fish meal, no antioxidant' },
  ],
  [
    'fish meal with 20 ppm of ethoxyquin',
    'fish_meal_stabilized',
    'error',
    { unNo: 'UN2216', imoHazardClassNo: '9', additionalInformation: 'Ethoxyquin 20 ppm' },
  ],
  [
    'UN 3256 that flashes at 45 °C',
    'elevated_temperature_entry',
    'error',
    { ...SOLVENT, unNo: 'UN3256', flashPoint: '45 °C' },
  ],
  [
    'UN 3257 carried at 80 °C',
    'elevated_temperature_entry',
    'error',
    { unNo: 'UN3257', imoHazardClassNo: '9', additionalInformation: 'Carried at 80 °C' },
  ],
  ['packing group III with H300', 'packing_group_hazard_statement', 'error', { ...TOXIC, hCodeGHS: 'H300, H410' }],
  ['packing group II with H224', 'packing_group_hazard_statement', 'error', { ...SOLVENT, hCodeGHS: 'H224' }],
  [
    'packing group III with skin corrosion 1A',
    'packing_group_hazard_statement',
    'error',
    {
      ...{ unNo: 'UN1760', properShippingName: 'CORROSIVE LIQUID, N.O.S.', technicalName: 'amines and glycol' },
      ...{ imoHazardClassNo: '8', packingGroup: 'III', hCodeGHS: 'H314 (Skin Corr. 1A)' },
    },
  ],
];

/** Goods that those rules say nothing of. */
export const ENTRY_FREE: readonly Free[] = [
  [
    'what to do if a package is damaged',
    'special_provision_376',
    { ...BATTERY, additionalInformation: 'If a package is damaged, isolate it' },
  ],
  [
    'batteries that are stowed away from damaged cargo',
    'special_provision_376',
    { ...BATTERY, additionalInformation: 'Stow away from damaged cargo' },
  ],
  [
    'ammonia solution with the number of what is dissolved',
    'entry_of_cas',
    { unNo: 'UN2672', properShippingName: 'AMMONIA SOLUTION', imoHazardClassNo: '8', casNo: '7664-41-7' },
  ],
  [
    'drills with spare batteries as equipment',
    'entry_battery',
    { unNo: 'UN3481', commodityName: 'Cordless drills with spare battery packs' },
  ],
  ['isopropanol with its own CAS number', 'entry_of_cas', { unNo: 'UN1219', casNo: '67-63-0' }],
  ['paint with the CAS number of a solvent', 'entry_of_cas', { unNo: 'UN1263', casNo: '108-88-3' }],
  [
    'two ammonium salts',
    'sea_prohibited_name',
    { unNo: 'UN1479', technicalName: 'ammonium persulphate, ammonium sulphate' },
  ],
  ['AGM batteries as non-spillable', 'entry_battery', { unNo: 'UN2800', commodityName: 'AGM batteries' }],
  [
    'flammable aerosols as 2.1',
    'aerosol_division',
    { unNo: 'UN1950', imoHazardClassNo: '2.1', hCodeGHS: 'H222, H229' },
  ],
  [
    'a solution under its entry',
    'entry_state',
    { unNo: 'UN1824', imoHazardClassNo: '8', packingGroup: 'II', appearance: 'Liquid' },
  ],
  ['a hybrid car as one with an engine', 'entry_battery', { unNo: 'UN3166', commodityName: 'Hybrid electric cars' }],
  [
    'caustic soda as caustic alkali',
    'entry_acid_alkali',
    {
      unNo: 'UN1719',
      imoHazardClassNo: '8',
      packingGroup: 'II',
      technicalName: 'sodium hydroxide, potassium hydroxide',
    },
  ],
  ['a Spanish name', 'shipping_name_not_in_list', { ...SOLVENT, properShippingName: 'LÍQUIDO INFLAMABLE, N.E.P.' }],
  ['an English name', 'shipping_name_language', SOLVENT],
  [
    'a name that stands twice',
    'shipping_name_not_in_list',
    { unNo: 'UN1950', properShippingName: 'AEROSOLS AEROSOLS', imoHazardClassNo: '2.1' },
  ],
  ['a mixture', 'entry_named', SOLVENT],
  [
    'an acid under an entry for acids',
    'entry_acid_alkali',
    { unNo: 'UN3264', imoHazardClassNo: '8', packingGroup: 'II', technicalName: 'phosphoric acid' },
  ],
  [
    'nitric acid of 60 %',
    'nitric_acid_share',
    { unNo: 'UN2031', imoHazardClassNo: '8', packingGroup: 'II', commodityName: 'Nitric acid 60 %' },
  ],
  [
    'a name with the qualifying text of the list',
    'shipping_name_not_in_list',
    {
      ...{ unNo: 'UN2880', imoHazardClassNo: '5.1', packingGroup: 'II' },
      properShippingName: 'CALCIUM HYPOCHLORITE, HYDRATED with not less than 5.5% but not more than 16% water',
    },
  ],
  ['FISHMEAL as one word', 'shipping_name_not_in_list', { unNo: 'UN2216', properShippingName: 'FISHMEAL, STABILIZED' }],
  ['a solution of a named substance', 'entry_named', { ...SOLVENT, technicalName: 'contains toluene' }],
  [
    'sulphur in bags',
    'entry_molten',
    { unNo: 'UN1350', properShippingName: 'SULPHUR', commodityName: 'Sulphur flakes' },
  ],
  ['a battery for an e-bike', 'entry_battery', { ...BATTERY, commodityName: 'E-bike battery pack' }],
  [
    'a car with a petrol engine and a battery',
    'entry_battery',
    { unNo: 'UN3166', imoHazardClassNo: '9', commodityName: 'Hybrid electric car' },
  ],
  ['laptop batteries', 'entry_battery', { ...BATTERY, commodityName: 'Laptop batteries, lithium ion' }],
  ['a solid under UN 3077', 'entry_state', { ...POLLUTANT, appearance: 'Solid' }],
  [
    'picric acid with 35 % of water',
    'entry_contents',
    { unNo: 'UN1344', imoHazardClassNo: '4.1', commodityName: 'Picric acid wetted with 35 % water' },
  ],
  [
    'picric acid by the name of the list',
    'entry_contents',
    { unNo: 'UN1344', properShippingName: 'TRINITROPHENOL, WETTED with not less than 30% water, by mass' },
  ],
  ['fish meal with 80 ppm', 'fish_meal_stabilized', { unNo: 'UN2216', additionalInformation: 'Ethoxyquin 80 ppm' }],
  [
    'UN 3257 carried at 160 °C',
    'elevated_temperature_entry',
    { unNo: 'UN3257', imoHazardClassNo: '9', additionalInformation: 'Carried at 160 °C' },
  ],
  ['packing group II with H300', 'packing_group_hazard_statement', { ...TOXIC, packingGroup: 'II', hCodeGHS: 'H300' }],
  [
    'ethanol below 10 %, which is a bound',
    'special_provision_144',
    { ...SOLVENT, unNo: '1170', commodityName: 'Cleaner with ethanol < 10 %' },
  ],
];
