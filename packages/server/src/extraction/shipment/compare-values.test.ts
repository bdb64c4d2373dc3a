import { expect, test } from 'vitest';
import { compareValues, type Likeness } from './compare-values.ts';

type Case = readonly [key: string, one: string | number, other: string | number, likeness: Likeness];

const CASES: readonly Case[] = [
  ['unNo', 'UN1993', 'UN 1993', 'same'],
  ['unNo', 'UN1993', 'UN1263', 'different'],
  ['packingGroup', 'II', 'PG II', 'same'],
  ['packingGroup', 'II', '2', 'same'],
  ['packingGroup', 'II', 'III', 'different'],
  ['imoHazardClassNo', '3', '第3类', 'same'],
  ['imoHazardClassNo', '3', '8', 'different'],
  ['subRiskClassNo', '6.1, 8', '8+6.1', 'different'],
  ['subRiskClassNo', '6.1, 8', '8,6.1', 'same'],
  ['emsCode', 'F-E, S-D', 'F-E,S-D', 'same'],
  ['emsCode', 'F-E, S-D', 'F-E, S-E', 'different'],
  ['flashPointCelsius', 23, '23.0', 'same'],
  ['flashPointCelsius', -18, -17, 'alike'],
  ['flashPointCelsius', 22, 23, 'different'],
  ['flashPointCelsius', 60, 61, 'different'],
  ['flashPointCelsius', 24, 30, 'different'],
  ['flashPoint', '23 °C', '23.0°C', 'same'],
  ['limitedQuantity', '5 L', '5.0l', 'same'],
  ['limitedQuantity', '1 L', '1,000 L', 'different'],
  ['netWeightKgs', 2000, '2000.0', 'same'],
  ['marinePollutant', 'Y', 'P', 'same'],
  ['marinePollutant', 'Y', 'N', 'different'],
  ['casNo', '67-64-1', '67-64-1, 123-86-4', 'same'],
  ['casNo', '67-64-1;123-86-4', '123-86-4, 67-64-1', 'same'],
  ['casNo', '64-17-5', '67-64-1, 123-86-4', 'different'],
  ['hCodeGHS', 'H225', 'H225, H302+H312', 'same'],
  ['packingCode', '1A1', '1A1/Y1.4/150/26/CN/330004', 'alike'],
  ['packingCode', '1A1', '1A2', 'different'],
  ['properShippingName', 'Flammable liquid, n.o.s', 'FLAMMABLE LIQUID, N.O.S.', 'same'],
  ['properShippingName', 'PAINT', 'ACETONE', 'different'],
  ['commodityName', 'Brightwater Thinner 40', 'THINNER', 'alike'],
  ['commodityName', 'Thinner', '稀释剂', 'alike'],
  ['commodityName', 'Wood stain', 'Hand cream', 'different'],
  ['emergencyContactTelephone', '+86 532 8388 9090', '+86-532-83889090', 'same'],
  ['shipperDeclareAs', 'General Cargo', 'DG Cargo', 'different'],
];

test.each(CASES)('%s: "%s" and "%s" are %s', (key, one, other, likeness) => {
  expect(compareValues(key, { value: one }, { value: other })).toBe(likeness);
  expect(compareValues(key, { value: other }, { value: one })).toBe(likeness);
});

test('names of one entry in two languages are alike, of two entries they are not', () => {
  const acetone = { value: 'ACETONE', unNo: 'UN1090' };
  expect(compareValues('properShippingName', acetone, { value: '丙酮', unNo: 'UN1090' })).toBe('alike');
  expect(compareValues('properShippingName', acetone, { value: '丙酮', unNo: 'UN1230' })).toBe('different');
});
