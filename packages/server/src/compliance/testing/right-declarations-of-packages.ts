import { packed, type Right, remark, rightOf } from './right-declaration.ts';
import type { Json } from './rule-case.ts';

const one = rightOf('UN ');
const flash = (flashPoint: string): Json => ({ flashPoint });
const group = (packingGroup: string): Json => ({ packingGroup });

/** Packages, tanks, articles, and words beside the goods; written before the rules that they guard. */
export const MORE_RIGHT_DECLARATIONS: readonly Right[] = [
  one('molten sulphur in a tank', '2448', 'SULPHUR, MOLTEN', '4.1', {
    ...group('III'),
    ...packed('1 portable tank', 26000, 22000),
    ...remark('Carried at 140 °C, tank T1, filled 92 %'),
  }),
  one('bitumen carried hot', '3257', 'ELEVATED TEMPERATURE LIQUID, N.O.S.', '9', {
    ...group('III'),
    technicalName: 'bitumen',
    ...packed('1 portable tank', 25000, 21000),
    ...remark('Carried at 160 °C, flash point 260 °C, T3 tank'),
  }),
  one('liquid nitrogen', '1977', 'NITROGEN, REFRIGERATED LIQUID', '2.2', {
    ...packed('1 portable tank', 24000, 14000),
    endOfHoldingTime: '2027-01-15',
  }),
  one('dry ice as coolant', '1845', 'CARBON DIOXIDE, SOLID (DRY ICE) AS COOLANT', '9', {
    ...packed('20 fibreboard boxes', 600, 500),
    commodityName: 'Dry ice',
  }),
  one('waste paint', '1263', 'WASTE PAINT', '3', {
    ...group('II'),
    ...flash('15 °C c.c.'),
    ...packed('60 steel drums (1A2)', 12000, 11000),
    commodityName: 'Waste paint for incineration',
  }),
  one('empty drums', '1993', 'FLAMMABLE LIQUID, N.O.S., EMPTY UNCLEANED', '3', {
    ...group('II'),
    ...flash('4 °C c.c.'),
    technicalName: 'toluene, xylene',
    ...packed('60 empty steel drums (1A1)', 1080, 20),
  }),
  one('lighters', '1057', 'LIGHTERS', '2.1', { ...packed('300 fibreboard boxes (4G)', 4500, 3900) }),
  one('fire extinguishers', '1044', 'FIRE EXTINGUISHERS', '2.2', {
    ...packed('200 fibreboard boxes', 2400, 2200),
    ...remark('Dry powder, nitrogen pressurized'),
  }),
  one('life rafts', '2990', 'LIFE-SAVING APPLIANCES, SELF-INFLATING', '9', { ...packed('4 plastics boxes', 720, 680) }),
  one('airbags', '3268', 'SAFETY DEVICES', '9', {
    ...packed('60 fibreboard boxes (4G)', 900, 720),
    commodityName: 'Airbag modules',
  }),
  one('gas cartridges', '2037', 'GAS CARTRIDGES', '2.1', {
    ...packed('500 fibreboard boxes', 6000, 5200),
    commodityName: 'Camping gas cartridges 220 g, butane',
  }),
  one('nitric acid of 60 %', '2031', 'NITRIC ACID', '8', {
    ...group('II'),
    ...packed('80 plastics drums (1H1)', 22000, 20000),
    ...remark('Nitric acid 60 %, drums made 2026'),
  }),
  one('hydrofluoric acid of 40 %', '1790', 'HYDROFLUORIC ACID', '8+6.1', {
    ...group('II'),
    ...packed('120 plastics jerricans (3H1)', 3600, 3300),
    ...remark('Hydrofluoric acid 40 %'),
  }),
  one('sodium chlorate in bags', '1495', 'SODIUM CHLORATE', '5.1', {
    ...group('II'),
    ...packed('800 plastics bags (5H4)', 20160, 20000),
  }),
  one('sodium cyanide in drums', '1689', 'SODIUM CYANIDE, SOLID', '6.1', {
    ...group('I'),
    marinePollutant: 'Y',
    ...packed('400 steel drums (1A2)', 21600, 20000),
  }),
  one('formaldehyde', '2209', 'FORMALDEHYDE SOLUTION', '8', {
    ...group('III'),
    ...packed('80 plastics drums (1H1)', 18500, 17600),
    ...remark('Formaldehyde 37 %'),
  }),
  one('hydrogen peroxide', '2014', 'HYDROGEN PEROXIDE, AQUEOUS SOLUTION', '5.1+8', {
    ...group('II'),
    ...packed('80 plastics drums (1H1)', 20500, 19200),
    ...remark('50 % hydrogen peroxide, vented closures'),
  }),
  one('a solid pollutant', '3077', 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, SOLID, N.O.S.', '9', {
    ...group('III'),
    technicalName: 'zinc oxide',
    marinePollutant: 'Y',
    ...packed('20 FIBCs (13H2)', 20200, 20000),
  }),
  one('a liquid pollutant in IBCs', '3082', 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.', '9', {
    ...group('III'),
    technicalName: 'epoxy resin',
    marinePollutant: 'Y',
    ...packed('18 composite IBCs (31HZ1)', 19800, 18900),
  }),
  one('samples in glass', '1170', 'ETHANOL', '3', {
    ...group('II'),
    ...flash('13 °C c.c.'),
    ...packed('10 fibreboard boxes (4G)', 150, 120),
    innerPackageQuantityAndType: '6 glass bottles of 2.5 L',
    innerPackagingNet: '2.5 L',
  }),
  one('perfume as limited quantity', '1266', 'PERFUMERY PRODUCTS', '3', {
    ...group('II'),
    ...flash('17 °C c.c.'),
    limitedQuantity: 'Y',
    ...packed('300 fibreboard boxes', 3600, 3000),
    innerPackageQuantityAndType: '48 glass bottles of 100 mL',
    innerPackagingNet: '100 mL',
  }),
  one('car batteries', '2794', 'BATTERIES, WET, FILLED WITH ACID', '8', {
    ...packed('20 pallets', 20000, 19600),
    commodityName: 'Lead-acid batteries for cars',
  }),
  one('fireworks', '0336', 'FIREWORKS', '1.4G', {
    ...packed('800 fibreboard boxes (4G)', 9600, 8000),
    ...{ netExplosiveMassKg: 2400, classificationReference: 'CN/SDWJ-2026-0336' },
  }),
  one('a fumigated unit', '3359', 'FUMIGATED CARGO TRANSPORT UNIT', '9', {
    ...{ fumigant: 'phosphine, 60 g', fumigationDate: '2026-11-18T09:00' },
    packageQuantityAndType: '1 container',
  }),
  one('styrene with its inhibitor', '2055', 'STYRENE MONOMER, STABILIZED', '3', {
    ...group('III'),
    ...flash('31 °C c.c.'),
    ...packed('1 portable tank', 22000, 18000),
    ...remark('Inhibitor TBC 15 ppm; T2 tank, tested 03/2026'),
  }),
  one('a diagnostic specimen', '3373', 'BIOLOGICAL SUBSTANCE, CATEGORY B', '6.2', {
    ...packed('4 fibreboard boxes', 12, 8),
    ...remark('P650, patient specimens for routine tests'),
  }),
  one('calcium hypochlorite', '2880', 'CALCIUM HYPOCHLORITE, HYDRATED', '5.1', {
    ...group('II'),
    marinePollutant: 'Y',
    ...packed('400 plastics drums (1H2)', 18800, 18000),
    ...remark('Available chlorine 65 %, water 7 %'),
  }),
  one('ammonia solution', '2672', 'AMMONIA SOLUTION', '8', {
    ...group('III'),
    marinePollutant: 'Y',
    ...packed('80 plastics drums (1H1)', 15500, 14400),
    ...remark('Ammonia 25 %'),
  }),
  one('seed cake', '2217', 'SEED CAKE', '4.2', {
    ...group('III'),
    ...packed('800 paper bags (5M1)', 20200, 20000),
    ...remark('Oil 1.2 %, moisture 10 %'),
  }),
  one('an oxygen cylinder', '1072', 'OXYGEN, COMPRESSED', '2.2+5.1', {
    ...packed('60 cylinders', 3600, 600),
    ...remark('Hydraulic test 2019-03'),
  }),
  one('a peroxide of type F in IBCs', '3109', 'ORGANIC PEROXIDE TYPE F, LIQUID', '5.2', {
    technicalName: 'cumyl hydroperoxide ≤ 90 %',
    ...packed('18 composite IBCs (31HA1)', 18900, 18000),
  }),
  one('a peroxide of type F in a tank', '3109', 'ORGANIC PEROXIDE TYPE F, LIQUID', '5.2', {
    technicalName: 'tert-butyl hydroperoxide ≤ 72 %, with water',
    ...packed('1 portable tank', 24000, 18000),
    ...remark('Tank T23, tested 05/2026, filled 88 %'),
  }),
  one('golf carts with wet batteries', '3171', 'BATTERY-POWERED VEHICLE', '9', {
    ...packed('4 units', 2000, 2000),
    commodityName: 'Golf carts with lead-acid batteries',
  }),
  one('paint thinner with a little methanol', '1263', 'PAINT RELATED MATERIAL', '3', {
    ...group('II'),
    ...flash('2 °C c.c.'),
    ...packed('100 steel drums (1A1) of 200 L', 18000, 16000),
    commodityName: 'Thinner for lacquer',
    ...remark('Methanol 5 %, toluene 40 %, acetone 30 %'),
  }),
  one('drums of chlorine', '1017', 'CHLORINE', '2.3+5.1, 8', {
    marinePollutant: 'Y',
    ...packed('20 pressure drums', 30000, 18000),
    ...remark('Tonne containers, 800 L, hydraulic test 2023-04, filling ratio 1.125'),
  }),
  one('power banks that were tested', '3480', 'LITHIUM ION BATTERIES', '9', {
    ...packed('100 fibreboard boxes (4G)', 2500, 2200),
    commodityName: 'Power banks 74 Wh',
    ...remark('Tested per UN 38.3, summary attached; not damaged or defective'),
  }),
  one('consumer fireworks', '0336', 'FIREWORKS', '1.4G', {
    ...packed('600 fibreboard boxes (4G)', 9000, 7000),
    ...{ netExplosiveMassKg: 1500, classificationReference: 'CN/SD-2026-114' },
    commodityName: 'Cakes 25 mm and fountains',
  }),
];
