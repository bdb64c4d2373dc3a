import { BATTERY, type Case, type Free, type Json, SOLVENT } from './rule-case.ts';

const of = (unNo: string, imoHazardClassNo: string, more: Json = {}): Json => ({ unNo, imoHazardClassNo, ...more });
const AEROSOL = of('UN1950', '2.2');
const GAS: Json = of('UN1078', '2.2', { properShippingName: 'REFRIGERANT GAS, N.O.S.' });
const CHARCOAL = of('UN1361', '4.2', { packingGroup: 'III' });
const share = (unNo: string, additionalInformation: string, more: Json = {}): Json => ({
  unNo,
  additionalInformation,
  ...more,
});

/** Cases of the rules that read the entry from the words and shares of the contents. */
export const ENTRY_WORDS_TRIPPED: readonly Case[] = [
  [
    'thiourea dioxide as sodium dithionite',
    'entry_of_name',
    'warning',
    of('UN1384', '4.2', { packingGroup: 'II', commodityName: 'Thiourea dioxide' }),
  ],
  [
    'diesel as petrol',
    'entry_of_name',
    'warning',
    of('UN1203', '3', { packingGroup: 'II', commodityName: 'Diesel fuel' }),
  ],
  ['argon as compressed gas, N.O.S.', 'entry_named', 'warning', of('UN1956', '2.2', { technicalName: 'argon' })],
  [
    'phosphoric acid 85 % as acid, N.O.S.',
    'entry_named',
    'warning',
    of('UN3264', '8', { packingGroup: 'III', technicalName: 'phosphoric acid 85 %' }),
  ],
  [
    'cypermethrin as organophosphorus pesticide',
    'pesticide_family',
    'error',
    of('UN3018', '6.1', { packingGroup: 'III', technicalName: 'cypermethrin' }),
  ],
  [
    'lead-acid batteries as lithium ones',
    'entry_battery',
    'error',
    { ...BATTERY, commodityName: 'Lead-acid batteries' },
  ],
  [
    'lighters with 15 g of gas',
    'article_limit',
    'error',
    of('UN1057', '2.1', { additionalInformation: 'Each lighter contains 15 g LPG' }),
  ],
  [
    'shells of 200 mm as 1.4G',
    'fireworks_class',
    'error',
    of('UN0336', '1.4G', { commodityName: 'Display shells 200 mm' }),
  ],
  [
    'fireworks that are said to be 1.1G',
    'fireworks_class',
    'error',
    of('UN0336', '1.4G', { additionalInformation: 'Hazard division 1.1G' }),
  ],
  [
    '2 TBq of cobalt 60 in a type A package',
    'radioactive_activity',
    'error',
    of('UN2915', '7', { radionuclide: 'Co-60', activity: '2 TBq' }),
  ],
  [
    'printing ink as paint',
    'entry_by_words',
    'warning',
    of('UN1263', '3', { packingGroup: 'II', commodityName: 'Printing ink' }),
  ],
  [
    'vodka as ethanol',
    'entry_by_words',
    'error',
    of('UN1170', '3', { packingGroup: 'III', commodityName: 'Vodka 40 % vol' }),
  ],
  [
    'chrysotile as amphibole asbestos',
    'entry_by_words',
    'error',
    of('UN2212', '9', { packingGroup: 'II', commodityName: 'Chrysotile asbestos' }),
  ],
  ['liquid camphor', 'entry_state', 'warning', of('UN2717', '4.1', { packingGroup: 'III', appearance: 'Liquid' })],
  ['ammonium nitrate of 90 % as class 9', 'entry_contents', 'error', share('UN2071', 'Ammonium nitrate 90 %')],
  [
    'a generator as a vehicle',
    'entry_by_words',
    'error',
    of('UN3166', '9', { commodityName: 'Diesel generator set 500 kVA' }),
  ],
  [
    'cars with lithium ion batteries as UN 3171',
    'entry_battery',
    'error',
    of('UN3171', '9', { commodityName: 'Electric passenger cars, lithium ion traction battery' }),
  ],
  ['an excavator as a machine', 'entry_by_words', 'error', of('UN3528', '3', { commodityName: 'Crawler excavator' })],
  [
    'an LPG engine as one for liquids',
    'entry_by_words',
    'error',
    of('UN3528', '3', { commodityName: 'LPG powered engine' }),
  ],
  ['a petrol engine as class 9', 'entry_by_words', 'error', of('UN3530', '9', { commodityName: 'Petrol engine' })],
  [
    'chillers with propane as non-flammable',
    'entry_by_words',
    'error',
    of('UN2857', '2.2', { commodityName: 'Chillers with R290' }),
  ],
  [
    'refrigerant in cylinders as machines',
    'entry_by_words',
    'error',
    of('UN2857', '2.2', { commodityName: 'R-134a in disposable cylinders' }),
  ],
  [
    'liquid nitrogen as compressed',
    'entry_by_words',
    'error',
    of('UN1066', '2.2', { commodityName: 'Liquid nitrogen in dewars' }),
  ],
  ['dry ice as carbon dioxide', 'entry_by_words', 'error', of('UN1013', '2.2', { commodityName: 'Dry ice' })],
  [
    'spray paint as paint',
    'entry_by_words',
    'error',
    of('UN1263', '3', { commodityName: 'Spray paint in aerosol cans' }),
  ],
  ['lighters as aerosols', 'entry_by_words', 'error', of('UN1950', '2.1', { commodityName: 'Gas lighters' })],
  [
    'Ebola cultures as category B',
    'entry_by_words',
    'error',
    of('UN3373', '6.2', { commodityName: 'Ebola virus cultures' }),
  ],
  ['R 134a under a generic entry', 'entry_refrigerant', 'error', { ...GAS, technicalName: 'R134a' }],
  [
    'tetrafluoroethane under a generic entry',
    'entry_named',
    'warning',
    { ...GAS, technicalName: '1,1,1,2-tetrafluoroethane' },
  ],
  ['R 32 as R 134a', 'entry_refrigerant', 'error', of('UN3159', '2.2', { commodityName: 'Refrigerant R32' })],
  [
    'methanol as alcohols that are not toxic',
    'entry_hazard_of_constituent',
    'error',
    { ...SOLVENT, unNo: 'UN1987', properShippingName: 'ALCOHOLS, N.O.S.', technicalName: 'methanol, ethanol' },
  ],
  [
    'methanol of 40 % in a solvent',
    'entry_hazard_of_constituent',
    'error',
    {
      ...SOLVENT,
      composition: [
        { name: 'Methanol', percent: 40 },
        { name: 'Acetone', percent: 60 },
      ],
    },
  ],
  [
    'aerosols with 90 % that burns as 2.2',
    'aerosol_contents',
    'error',
    {
      ...AEROSOL,
      composition: [
        { name: 'Propane', percent: '40' },
        { name: 'Ethanol', percent: '50' },
      ],
    },
  ],
  ['aerosols with LPG as 2.2', 'aerosol_contents', 'warning', { ...AEROSOL, additionalInformation: 'Propellant LPG' }],
  [
    'aerosols with "butane 40%" in words as 2.2',
    'aerosol_contents',
    'error',
    { ...AEROSOL, additionalInformation: 'Contents: butane 40%, water 60%' },
  ],
  [
    'aerosols with "丙烷40%" in words as 2.2',
    'aerosol_contents',
    'error',
    { ...AEROSOL, additionalInformation: '成分：丙烷40%，水60%' },
  ],
  [
    'aerosols that do not burn as 2.1',
    'aerosol_contents',
    'warning',
    of('UN1950', '2.1', { additionalInformation: 'Non-flammable, propellant nitrogen' }),
  ],
  ['aerosols of 1.5 L', 'aerosol_size', 'error', { ...AEROSOL, innerPackagingNet: '1.5 L' }],
  ['acetic acid of 60 % as glacial', 'entry_contents', 'error', share('UN2789', 'Acetic acid, glacial 60 %')],
  ['acetic acid of 30 % as II', 'entry_contents', 'error', share('UN2790', 'Acetic acid 30 %', { packingGroup: 'II' })],
  [
    'nitrocellulose with 18 % of alcohol',
    'entry_contents',
    'error',
    share('UN2556', 'Wetted with 18 % isopropyl alcohol'),
  ],
  ['nitrocellulose with 13 % of nitrogen', 'entry_contents', 'error', share('UN2557', 'Nitrogen content 13.1 %')],
  [
    'hydrofluoric acid of 70 % as II',
    'entry_contents',
    'error',
    share('UN1790', '70 % hydrofluoric acid', { packingGroup: 'II' }),
  ],
  ['spirits of 80 % as III', 'entry_contents', 'error', share('UN3065', '80 % vol', { packingGroup: 'III' })],
  [
    'charcoal packed 5 days after it was made, in words',
    'special_provision_978',
    'error',
    { ...CHARCOAL, additionalInformation: 'Date of production 2026-11-05, packed 2026-11-10' },
  ],
  [
    'batteries whose test summary is pending',
    'special_provision_230',
    'error',
    { ...BATTERY, additionalInformation: 'UN 38.3 test summary not available' },
  ],
  [
    'batteries without a test report',
    'special_provision_230',
    'error',
    { ...BATTERY, additionalInformation: 'No UN38.3 report' },
  ],
  [
    'skin destroyed in 3 minutes, as II',
    'packing_group_hazard_statement',
    'error',
    of('UN1760', '8', {
      packingGroup: 'II',
      additionalInformation: 'Full-thickness destruction of skin after 3 min exposure',
    }),
  ],
  [
    '25 L of gas an hour, as III',
    'packing_group_hazard_statement',
    'error',
    of('UN2813', '4.3', { packingGroup: 'III', additionalInformation: 'Evolves hydrogen gas at 25 L/kg per h' }),
  ],
  [
    'a gas with an LC50 of 2,000',
    'toxic_gas',
    'error',
    of('UN1956', '2.2', { additionalInformation: 'LC50 2000 mL/m3' }),
  ],
];

/** Goods that those rules say nothing of. */
export const ENTRY_WORDS_FREE: readonly Free[] = [
  ['thiourea dioxide', 'entry_of_name', of('UN3341', '4.2', { packingGroup: 'II', commodityName: 'Thiourea dioxide' })],
  [
    'cypermethrin as pyrethroid',
    'pesticide_family',
    of('UN3352', '6.1', { packingGroup: 'III', technicalName: 'cypermethrin' }),
  ],
  [
    'lighters with 6 g of gas',
    'article_limit',
    of('UN1057', '2.1', { additionalInformation: 'Each lighter contains 6 g LPG' }),
  ],
  ['shells of 40 mm as 1.4G', 'fireworks_class', of('UN0336', '1.4G', { commodityName: 'Shells 40 mm' })],
  ['3.7 GBq of cobalt 60', 'radioactive_activity', of('UN2915', '7', { radionuclide: 'Co-60', activity: '3.7 GBq' })],
  ['a car', 'entry_by_words', of('UN3166', '9', { commodityName: 'Car with petrol engine' })],
  ['chillers with R 134a', 'entry_by_words', of('UN2857', '2.2', { commodityName: 'Chillers with R134a' })],
  [
    'paint for spraying, in drums',
    'entry_by_words',
    of('UN1263', '3', { commodityName: 'Paint for spray guns, 20 drums' }),
  ],
  ['engines for cars', 'entry_by_words', of('UN3528', '3', { commodityName: 'Petrol engines for cars' })],
  ['compressed nitrogen', 'entry_by_words', of('UN1066', '2.2', { commodityName: 'Nitrogen in cylinders' })],
  ['R 134a', 'entry_refrigerant', of('UN3159', '2.2', { commodityName: 'Refrigerant R134a' })],
  ['R 410A', 'entry_refrigerant', { ...GAS, technicalName: 'R410A' }],
  ['a mixture of two', 'entry_refrigerant', { ...GAS, technicalName: 'R32 and R125' }],
  [
    'methanol as toxic alcohols',
    'entry_hazard_of_constituent',
    { ...SOLVENT, unNo: 'UN1986', subRiskClassNo: '6.1', technicalName: 'methanol' },
  ],
  [
    'methanol of 2 %',
    'entry_hazard_of_constituent',
    {
      ...SOLVENT,
      technicalName: 'methanol, ethanol',
      composition: [
        { name: 'Methanol', percent: 2 },
        { name: 'Ethanol', percent: 98 },
      ],
    },
  ],
  [
    'aerosols with 90 % that burns as 2.1',
    'aerosol_contents',
    of('UN1950', '2.1', { composition: [{ name: 'Propane', percent: 90 }] }),
  ],
  ['aerosols of 400 mL', 'aerosol_size', { ...AEROSOL, innerPackagingNet: '400 mL' }],
  ['acetic acid of 60 %', 'entry_contents', share('UN2790', 'Acetic acid 60 %', { packingGroup: 'II' })],
  ['nitrocellulose with 30 % of alcohol', 'entry_contents', share('UN2556', '30 % isopropyl alcohol')],
  ['spirits of 40 %', 'entry_contents', share('UN3065', '40 % vol', { packingGroup: 'III' })],
  [
    'charcoal with its dates',
    'special_provision_978',
    { ...CHARCOAL, additionalInformation: 'Produced 2026-10-01, packed 2026-11-01' },
  ],
  [
    'batteries with their test summary',
    'special_provision_230',
    { ...BATTERY, additionalInformation: 'UN 38.3 test summary available on request' },
  ],
  [
    'skin destroyed in 3 minutes, as I',
    'packing_group_hazard_statement',
    of('UN1760', '8', { packingGroup: 'I', additionalInformation: 'Destruction of skin after 3 min' }),
  ],
  ['a gas with an LC50 of 20,000', 'toxic_gas', of('UN1956', '2.2', { additionalInformation: 'LC50 20000 mL/m3' })],
];
