import { describe, expect, test } from 'vitest';
import { answerOf, answerOfSections, NOT_REGULATED } from '../testing/answer-of.ts';

describe('a UN number that section 14 names only to say that it is not that of the goods', () => {
  test.each([
    'UN number: not UN3077\nNot dangerous goods',
    'IMDG: The product is not assigned UN 3082. Not regulated.',
    'Not restricted. UN3077 does not apply.',
  ])('%s', async (section) => {
    expect(await answerOfSections({ 14: section })).toEqual(NOT_REGULATED);
  });

  test('is taken where only a condition is denied', async () => {
    const section = 'IMDG\nUN number: UN3077 (not applicable for packages up to 5 kg)\nClass: 9';
    expect(await answerOfSections({ 14: section })).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN3077',
      imoHazardClassNo: '9',
    });
  });
});

test.each(['联合国编号:不适用 UN3077', '联合国编号:不适用(UN3077 除外)', 'UN No.: N/A (UN3077)'])(
  'A certificate that denies a number in the box of the UN number gives none: %s',
  async (box) => {
    const text = `货物运输条件鉴定书\n样品名称:白晶粉末\n${box}\n结论:按普通货物条件办理`;
    expect(await answerOf(text)).toEqual({
      document: 'transport-certificate zh',
      commodityName: '白晶粉末',
      ...NOT_REGULATED,
    });
  },
);

describe('the year of a set of rules is no UN number', () => {
  test.each([
    'UN number: not applicable (IMDG Code 2022)\nNot regulated by IMDG 2022 edition',
    'UN 2021 Recommendations on the Transport of Dangerous Goods\nNot restricted',
  ])('%s', async (section) => {
    expect(await answerOfSections({ 14: section })).toEqual(NOT_REGULATED);
  });

  test('but a number that could be a year is one behind its label', async () => {
    expect(await answerOfSections({ 14: 'UN number: UN2023\nClass: 6.1' })).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN2023',
      imoHazardClassNo: '6.1',
    });
  });
});
