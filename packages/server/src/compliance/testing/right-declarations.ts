import { packed, type Right, remark, rightOf } from './right-declaration.ts';
import type { Json } from './rule-case.ts';

const one = rightOf('UN', { signedBy: 'Li Na, DG officer', signedOn: '2026-11-18', sailingDate: '2026-11-30' });
const [II, III]: Json[] = [{ packingGroup: 'II' }, { packingGroup: 'III' }];

/** Written before the rules that they guard. */
export const RIGHT_DECLARATIONS: readonly Right[] = [
  one('acetone in a tank', '1090', 'ACETONE', '3', {
    ...II,
    ...packed('1 portable tank', 24000, 20200, { flashPoint: '-18 °C c.c.' }),
    ...remark('Portable tank T4, last test 05/2025, filled 88 %'),
  }),
  one('acetone in a better tank', '1090', 'ACETONE', '3', {
    ...II,
    ...packed('1 x 20 ft ISO tank', 24000, 20200, { flashPoint: '-18 °C c.c.' }),
    ...remark('ISO tank T11; last 2.5 year test 2024-11; next test due 2027-05'),
  }),
  one('hydrochloric acid in an older tank with its intermediate test', '1789', 'HYDROCHLORIC ACID', '8', {
    ...II,
    ...packed('1 portable tank', 26000, 22000),
    ...remark('Tank T14, 5-year test 2023-06, 2.5-year test 2025-12, degree of filling 90 %'),
  }),
  one('propane in cylinders', '1978', 'PROPANE', '2.1', {
    ...packed('80 cylinders', 2160, 1680),
    ...remark('Cylinders last tested 2021-04; filling ratio 0.42'),
  }),
  one('chlorine in drums', '1017', 'CHLORINE', '2.3+5.1, 8', {
    ...packed('10 pressure drums', 15000, 9000, { marinePollutant: 'Y' }),
    ...remark('Pressure drums tested 2024-02, filling ratio 1.25 kg/L'),
  }),
  one('R 134a by its name', '3159', '1,1,1,2-TETRAFLUOROETHANE', '2.2', {
    ...packed('600 cylinders of 13.6 kg', 9800, 8160),
    ...remark('Refrigerant gas R 134a'),
  }),
  one('R 410A, which the list does not name', '1078', 'REFRIGERANT GAS, N.O.S.', '2.2', {
    ...packed('700 cylinders', 9000, 7910),
    technicalName: 'R 410A: difluoromethane, pentafluoroethane',
  }),
  one('R 404A', '3337', 'REFRIGERANT GAS R 404A', '2.2', packed('400 cylinders', 5000, 4360)),
  one('refrigerating machines with R 134a', '2857', 'REFRIGERATING MACHINES', '2.2', {
    ...packed('12 wooden crates', 4800, 4200),
    ...remark('Chillers, each charged with 18 kg of R-134a'),
  }),
  one('refrigerating machines with propane', '3358', 'REFRIGERATING MACHINES', '2.1', {
    ...packed('6 wooden crates', 2400, 2100),
    ...remark('Heat pumps containing R290 (propane)'),
  }),
  one('flammable aerosols', '1950', 'AEROSOLS', '2.1', {
    ...packed('1200 fibreboard boxes (4G)', 7200, 6000, { limitedQuantity: 'Y', innerPackagingNet: '400 mL' }),
    ...remark('Spray paint, propellant LPG 40 %, acetone 35 %'),
  }),
  one('aerosols that do not burn', '1950', 'AEROSOLS', '2.2', {
    ...packed('200 fibreboard boxes', 2400, 2000),
    ...remark('Air duster, propellant nitrogen, water based, non-flammable contents'),
  }),
  one('whisky', '3065', 'ALCOHOLIC BEVERAGES', '3', {
    ...III,
    ...packed('4 wooden barrels of 300 L', 1300, 1150, { flashPoint: '24 °C c.c.' }),
    ...remark('Whisky 63 % vol'),
  }),
  one('alcohols without methanol', '1987', 'ALCOHOLS, N.O.S.', '3', {
    ...II,
    ...packed('80 steel drums (1A1)', 14400, 12800, { flashPoint: '12 °C c.c.' }),
    technicalName: 'ethanol, isopropanol',
  }),
  one('alcohols with methanol', '1986', 'ALCOHOLS, FLAMMABLE, TOXIC, N.O.S.', '3+6.1', {
    ...II,
    ...packed('80 steel drums (1A1)', 14400, 12800, { flashPoint: '11 °C c.c.' }),
    technicalName: 'methanol, isopropanol',
  }),
  one('a car', '3166', 'VEHICLE, FLAMMABLE LIQUID POWERED', '9', {
    ...packed('1 vehicle', 1540, 1540),
    ...remark('Petrol car, tank at most a quarter full, battery protected'),
  }),
  one('an excavator', '3166', 'VEHICLE, FLAMMABLE LIQUID POWERED', '9', {
    ...packed('1 vehicle', 21000, 21000),
    commodityName: 'Crawler excavator, diesel',
  }),
  one('electric cars', '3556', 'VEHICLE, LITHIUM ION BATTERY POWERED', '9', {
    ...packed('3 vehicles', 5400, 5400),
    commodityName: 'Electric cars',
  }),
  one('a petrol generator', '3528', 'MACHINERY, INTERNAL COMBUSTION, FLAMMABLE LIQUID POWERED', '3', {
    ...packed('40 wooden crates', 4000, 3600, { flashPoint: '-40 °C c.c.' }),
    commodityName: 'Petrol generators, fuel drained',
  }),
  one('a diesel generator', '3530', 'MACHINERY, INTERNAL COMBUSTION', '9', {
    ...packed('2 machines', 9000, 9000),
    commodityName: 'Diesel generator sets, fuel flash point 65 °C',
  }),
  one('glacial acetic acid', '2789', 'ACETIC ACID, GLACIAL', '8+3', {
    ...II,
    ...packed('18 IBCs (31HA1)', 19800, 18900, {
      flashPoint: '39 °C c.c.',
      packingCode: '31HA1/Y/05 26/CN/C330012/4060/2050',
    }),
    ...remark('Acetic acid 99.8 %'),
  }),
  one('acetic acid of 60 %', '2790', 'ACETIC ACID SOLUTION', '8', {
    ...II,
    ...packed('80 plastics drums (1H1)', 17000, 16000),
    ...remark('Acetic acid 60 %'),
  }),
  one('acetic acid of 30 %', '2790', 'ACETIC ACID SOLUTION', '8', {
    ...III,
    ...packed('80 plastics drums (1H1)', 17000, 16000),
    ...remark('Acetic acid 30 %'),
  }),
  one('nitrocellulose with alcohol', '2556', 'NITROCELLULOSE WITH ALCOHOL', '4.1', {
    ...II,
    ...packed('100 fibre drums (1G)', 11500, 10000),
    ...remark('30 % isopropyl alcohol, nitrogen 12.1 %'),
  }),
  one('nitrocellulose with water', '2555', 'NITROCELLULOSE WITH WATER', '4.1', {
    ...II,
    ...packed('100 fibre drums (1G)', 11500, 10000),
    ...remark('Wetted with 30 % water'),
  }),
  one('a peroxide with control', '3115', 'ORGANIC PEROXIDE TYPE D, LIQUID, TEMPERATURE CONTROLLED', '5.2', {
    ...packed('120 plastics jerricans (3H1) of 25 kg', 3240, 3000, { controlTemperature: 0, emergencyTemperature: 10 }),
    technicalName: 'tert-butyl peroxyneodecanoate, 75 %',
    ...remark('In a reefer container'),
  }),
  one('a peroxide without control', '3105', 'ORGANIC PEROXIDE TYPE D, LIQUID', '5.2', {
    ...packed('200 plastics jerricans (3H1) of 25 kg', 5400, 5000),
    technicalName: 'methyl ethyl ketone peroxide 40 % in diluent type A',
  }),
  one('benzoyl peroxide', '3104', 'ORGANIC PEROXIDE TYPE C, SOLID', '5.2', {
    ...packed('400 fibreboard boxes (4G)', 10800, 10000),
    technicalName: 'dibenzoyl peroxide 75 %, with 25 % water',
  }),
  one('AIBN', '3234', 'SELF-REACTIVE SOLID TYPE C, TEMPERATURE CONTROLLED', '4.1', {
    ...packed('200 fibreboard boxes (4G)', 5400, 5000, { controlTemperature: 35, emergencyTemperature: 40 }),
    technicalName: "2,2'-azodi(isobutyronitrile)",
    ...remark('40RF reefer container'),
  }),
  one('charcoal with its dates', '1361', 'CARBON', '4.2', {
    ...III,
    ...packed('900 woven plastics bags (5H1)', 18200, 18000),
    ...{ productionDate: '2026-10-20', packingDate: '2026-11-10', packingTemperature: 28 },
  }),
  one('charcoal with its dates in words', '1361', 'CARBON', '4.2', {
    ...III,
    ...packed('900 woven plastics bags (5H1)', 18200, 18000),
    ...remark('Date of production 2026-10-20; date of packing 2026-11-10; temperature on the day of packing 28 °C'),
  }),
  one('lithium batteries', '3480', 'LITHIUM ION BATTERIES', '9', {
    ...packed('40 fibreboard boxes (4G)', 800, 720, { packingCode: '4G/Y30/S/26/CN/330012' }),
    ...remark('UN 38.3 test summary available, 260 Wh'),
  }),
  one('a source in a type A package', '2915', 'RADIOACTIVE MATERIAL, TYPE A PACKAGE', '7', {
    ...packed('2 drums', 60, 50),
    ...{ radionuclide: 'Co-57', physicalChemicalForm: 'solid', activity: '3.7 GBq' },
    ...{ radioactiveCategory: 'II-YELLOW', transportIndex: 0.4 },
  }),
  one('a special form source', '3332', 'RADIOACTIVE MATERIAL, TYPE A PACKAGE, SPECIAL FORM', '7', {
    ...packed('1 drum', 30, 25),
    ...{ radionuclide: 'Ir-192', physicalChemicalForm: 'special form', activity: '0.74 TBq' },
    ...{ radioactiveCategory: 'III-YELLOW', transportIndex: 1.8 },
    ...remark('Special form certificate USA/0335/S-96'),
  }),
  one('acid in glass as limited quantity', '1789', 'HYDROCHLORIC ACID', '8', {
    ...II,
    ...packed('100 fibreboard boxes', 1500, 1200, { limitedQuantity: 'Y' }),
    ...{
      innerPackageQuantityAndType: '12 glass bottles of 0.5 L in rigid plastics intermediate packaging',
      innerPackagingNet: '0.5 L',
    },
  }),
  one('acid in plastics bottles as limited quantity', '1789', 'HYDROCHLORIC ACID', '8', {
    ...II,
    ...packed('100 fibreboard boxes', 1500, 1200, { limitedQuantity: 'Y', innerPackagingNet: '1 L' }),
    innerPackageQuantityAndType: '12 plastics bottles of 1 L',
  }),
  [
    'bleach beside caustic soda',
    [
      {
        unNo: 'UN1791',
        properShippingName: 'HYPOCHLORITE SOLUTION',
        imoHazardClassNo: '8',
        packingGroup: 'III',
        marinePollutant: 'Y',
        technicalName: 'sodium hypochlorite',
        ...packed('80 plastics drums (1H1)', 18000, 17000),
      },
      {
        unNo: 'UN1824',
        properShippingName: 'SODIUM HYDROXIDE SOLUTION',
        imoHazardClassNo: '8',
        packingGroup: 'II',
        ...packed('20 plastics drums (1H1)', 6000, 5600),
      },
    ],
  ],
  [
    'paint with thinner',
    [
      {
        unNo: 'UN1263',
        properShippingName: 'PAINT',
        imoHazardClassNo: '3',
        ...II,
        flashPoint: '12 °C c.c.',
        ...packed('100 steel drums (1A2)', 2500, 2200),
      },
      {
        unNo: 'UN1263',
        properShippingName: 'PAINT RELATED MATERIAL',
        imoHazardClassNo: '3',
        ...II,
        flashPoint: '8 °C c.c.',
        ...packed('50 steel drums (1A1)', 1000, 850),
      },
    ],
  ],
];
