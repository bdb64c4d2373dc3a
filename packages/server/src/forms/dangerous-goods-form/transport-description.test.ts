import { expect, test } from 'vitest';
import { transportDescription } from './transport-description.ts';

const LIQUID = {
  unNo: '1993',
  properShippingName: 'FLAMMABLE LIQUID, N.O.S.',
  technicalName: 'ACETONE',
  imoHazardClassNo: '3',
  packingGroup: 'II',
};

test.each([
  [
    'number, name with technical name, class, packing group, in this order',
    LIQUID,
    'UN 1993, FLAMMABLE LIQUID, N.O.S. (ACETONE), 3, PG II',
  ],
  [
    'subsidiary hazards stand in brackets behind the class',
    {
      unNo: 'UN2924',
      properShippingName: 'FLAMMABLE LIQUID, CORROSIVE, N.O.S.',
      imoHazardClassNo: 'Class 3',
      subRiskClassNo: '(8)',
      packingGroup: 'PG I',
    },
    'UN 2924, FLAMMABLE LIQUID, CORROSIVE, N.O.S., 3 (8), PG I',
  ],
  [
    'flash point, marine pollutant and limited quantity come last',
    { ...LIQUID, flashPoint: '−17 °C / 1.4 °F (closed cup)', marinePollutant: 'P', limitedQuantity: 'Y' },
    'UN 1993, FLAMMABLE LIQUID, N.O.S. (ACETONE), 3, PG II, (-17 °C c.c.), MARINE POLLUTANT, LIMITED QUANTITY',
  ],
  [
    'a flash point above 60 °C is left out, an open cup is named',
    { ...LIQUID, flashPoint: '61 °C' },
    'UN 1993, FLAMMABLE LIQUID, N.O.S. (ACETONE), 3, PG II',
  ],
  [
    'an open cup is named',
    { ...LIQUID, flashPoint: '< 23 °C o.c.' },
    'UN 1993, FLAMMABLE LIQUID, N.O.S. (ACETONE), 3, PG II, (<23 °C o.c.)',
  ],
  [
    'a flash point in °F is converted',
    { ...LIQUID, flashPoint: '55.0 °F' },
    'UN 1993, FLAMMABLE LIQUID, N.O.S. (ACETONE), 3, PG II, (12.8 °C c.c.)',
  ],
  [
    'of a range the lowest flash point is declared',
    { ...LIQUID, flashPoint: '23 - 30 °C' },
    'UN 1993, FLAMMABLE LIQUID, N.O.S. (ACETONE), 3, PG II, (23 °C c.c.)',
  ],
  [
    'articles have no packing group, and a technical name is not said twice',
    {
      unNo: 'UN3480',
      properShippingName: 'LITHIUM ION BATTERIES',
      technicalName: 'lithium ion batteries',
      imoHazardClassNo: '9',
      packingGroup: 'N/A',
      subRiskClassNo: 'none',
    },
    'UN 3480, LITHIUM ION BATTERIES, 9',
  ],
  ['nothing is said of nothing', { flashPoint: '10', marinePollutant: 'Y' }, ''],
])('%s', (_title, values, description) => {
  expect(transportDescription(values)).toBe(description);
});
