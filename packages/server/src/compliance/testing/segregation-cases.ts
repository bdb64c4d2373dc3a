import type { Case, Free, Json } from './rule-case.ts';

const AEROSOLS: Json = { unNo: 'UN1950', properShippingName: 'AEROSOLS', imoHazardClassNo: '2.1' };
const OXIDIZER: Json = { unNo: 'UN1495', imoHazardClassNo: '5.1', packingGroup: 'II' };
const NITRATE: Json = { unNo: 'UN1942', imoHazardClassNo: '5.1', packingGroup: 'III' };
const HYPOCHLORITE: Json = { unNo: 'UN1748', imoHazardClassNo: '5.1', packingGroup: 'II', marinePollutant: 'Y' };
const POLLUTANT: Json = { unNo: 'UN3082', imoHazardClassNo: '9', packingGroup: 'III', technicalName: 'nonylphenol' };
const SULPHIDE: Json = {
  ...{ unNo: 'UN2683', properShippingName: 'AMMONIUM SULPHIDE SOLUTION', imoHazardClassNo: '8' },
  ...{ subRiskClassNo: '3, 6.1', packingGroup: 'II' },
};
const FLAMMABLE_SOLID: Json = {
  unNo: 'UN1325',
  imoHazardClassNo: '4.1',
  packingGroup: 'II',
  technicalName: 'camphene',
};
const MUSK_XYLENE: Json = { unNo: 'UN2956', imoHazardClassNo: '4.1', packingGroup: 'III' };
const PAINT: Json = { unNo: 'UN1263', imoHazardClassNo: '3', packingGroup: 'III', flashPoint: '30 °C' };

/** Goods that codes of column 16b keep from each other or from other cargo. */
export const SEGREGATION_TRIPPED: readonly Case[] = [
  [
    'an acid as alkali',
    'segregation_group_contradicted',
    'error',
    { unNo: 'UN3264', technicalName: 'phosphoric acid', imoHazardClassNo: '8', segregationGroup: 'SGG18 - alkalis' },
  ],
  [
    'large aerosols beside an oxidizer',
    'segregation',
    'error',
    [{ ...AEROSOLS, innerPackagingNet: '1.5 L' }, OXIDIZER],
  ],
  [
    'waste aerosols beside an oxidizer',
    'segregation',
    'error',
    [{ ...AEROSOLS, properShippingName: 'WASTE AEROSOLS' }, OXIDIZER],
  ],
  [
    'aerosols beside black powder',
    'segregation_codes',
    'error',
    [AEROSOLS, { unNo: 'UN0027', imoHazardClassNo: '1.1D' }],
  ],
  ['a hypochlorite beside an organic liquid', 'segregation_codes', 'error', [HYPOCHLORITE, POLLUTANT]],
  [
    'ammonium nitrate beside a fuel of class 9',
    'segregation_codes',
    'error',
    NITRATE,
    { otherCargo: 'Lubricating oil in drums' },
  ],
  [
    'oily cotton waste beside vegetable oil',
    'segregation_codes',
    'error',
    { unNo: 'UN1364', imoHazardClassNo: '4.2', packingGroup: 'III' },
    { otherCargo: 'Palm oil in drums' },
  ],
  [
    'mercaptans beside coffee',
    'segregation_codes',
    'error',
    { unNo: 'UN1111', imoHazardClassNo: '3', packingGroup: 'II', flashPoint: '18 °C' },
    { otherCargo: 'Green coffee in bags' },
  ],
  [
    'a sulphide that flashes at 22 °C beside a flammable solid',
    'segregation_codes',
    'error',
    [{ ...SULPHIDE, flashPoint: '22 °C' }, FLAMMABLE_SOLID],
  ],
  [
    'goods labelled as explosive beside paint',
    'segregation_codes',
    'error',
    [{ ...MUSK_XYLENE, subRiskClassNo: '1' }, PAINT],
  ],
  [
    'clinical waste beside beef',
    'foodstuffs',
    'error',
    { unNo: 'UN3291', imoHazardClassNo: '6.2' },
    { otherCargo: 'Frozen beef' },
  ],
];

/** Goods that those codes let go together. */
export const SEGREGATION_FREE: readonly Free[] = [
  [
    'an acid as acid',
    'segregation_group_contradicted',
    { unNo: 'UN3264', technicalName: 'phosphoric acid', imoHazardClassNo: '8', segregationGroup: 'SGG1' },
  ],
  [
    'aerosols of half a litre beside an oxidizer',
    'segregation',
    [{ ...AEROSOLS, innerPackagingNet: '500 mL' }, OXIDIZER],
  ],
  ['aerosols beside fireworks of 1.4G', 'segregation_codes', [AEROSOLS, { unNo: 'UN0336', imoHazardClassNo: '1.4G' }]],
  [
    'a hypochlorite beside zinc chloride solution',
    'segregation_codes',
    [HYPOCHLORITE, { ...POLLUTANT, technicalName: 'zinc oxide dispersion, inorganic' }],
  ],
  ['ammonium nitrate beside steel parts', 'segregation_codes', NITRATE, { otherCargo: 'Steel parts' }],
  [
    'mercaptans beside machines',
    'segregation_codes',
    { unNo: 'UN1111', imoHazardClassNo: '3', packingGroup: 'II' },
    { otherCargo: 'Machine parts' },
  ],
  ['musk xylene without an explosive label beside paint', 'segregation_codes', [MUSK_XYLENE, PAINT]],
];
