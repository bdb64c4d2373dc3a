import { describe, expect, test } from 'vitest';
import { A4, Sketch } from '../../documents/testing/sketch.ts';
import { answerOf, answerOfSections } from '../testing/answer-of.ts';

const valuesOf = (identity: string, composition: string) =>
  answerOfSections({ 1: identity, 3: composition }, '化学品安全技术说明书');

const casOf = (composition: string) => valuesOf('产品名称:晨星清洗剂', composition);

const OIL = '成分     CAS号     浓度\n石脑油     64742-48-9     98-99%\n香精     5989-27-5     <1%';

describe('A Chinese composition is a mixture of all its numbers, even where one is nearly everything, when', () => {
  test.each([
    ['a box before the word is ticked', '□纯品 ☑混合物'],
    ['a box behind the word is ticked', '纯品□  混合物√'],
    ['boxes come out as letters of a symbol font', '£纯品 R混合物'],
    ['boxes are brackets behind words in two languages', '纯品 Pure substance [ ]  混合物 Mixture [√]'],
    ['the tick is printed over its box', '□纯品 □√混合物'],
    ['a label asks which', '物质/混合物:混合物'],
    ['the word stands alone', '混合物'],
  ])('%s', async (_, kind) => {
    expect(await casOf(`${kind}\n${OIL}`)).toEqual({ commodityName: '晨星清洗剂', casNo: '64742-48-9, 5989-27-5' });
  });
});

describe('A Chinese composition is its main substance when', () => {
  test.each([
    [
      'the share is given behind a label in the line above',
      '浓度:≥99.5%\nCAS No.:67-64-1\n杂质:水 7732-18-5 ≤0.3%',
      { casNo: '67-64-1' },
    ],
    [
      'a pure product is ticked',
      '☑纯品 □混合物\n氯化钙     94%     10043-52-4\n氯化钠     3%     7647-14-5',
      { casNo: '10043-52-4' },
    ],
    ['both boxes are empty and one is nearly everything', `纯品□ 混合物□\n${OIL}`, { casNo: '64742-48-9' }],
  ])('%s', async (_, composition, answer) => {
    expect(await casOf(composition)).toEqual({ commodityName: '晨星清洗剂', ...answer });
  });
});

test('A CAS number is read with whatever dash it is printed', async () => {
  const composition = '混合物\n环己酮     108—94—1     40\n异佛尔酮     78−59−1     30\n壬基酚     84852－15－3     30';
  expect(await casOf(composition)).toEqual({ commodityName: '晨星清洗剂', casNo: '108-94-1, 78-59-1, 84852-15-3' });
});

describe('The name of a product', () => {
  test.each([
    [
      'is the one in words beside a formula',
      '化学品名称:C2H5OH\n中文名:无水乙醇\n英文名:Ethanol',
      '无水乙醇',
      { chemicalName: 'Ethanol' },
    ],
    [
      'is the formula where there is no Chinese name',
      '化学品名称:NaClO\n英文名:Sodium hypochlorite',
      'NaClO',
      { chemicalName: 'Sodium hypochlorite' },
    ],
    [
      'stands behind the words of the GHS',
      'GHS产品标识:道路标线涂料\n产品代码:RM-5',
      '道路标线涂料',
      { model: 'RM-5' },
    ],
  ])('%s', async (_, identity, name, answer) => {
    expect(await valuesOf(identity, OIL)).toEqual({ casNo: '64742-48-9', commodityName: name, ...answer });
  });
});

test('A ruled card of alternating labels and values gives name and number of the goods', async () => {
  const sketch = new Sketch(A4);
  sketch.text(50, 40, '第一部分 化学品及企业标识', 11);
  const rows = [
    ['品名', '丙酮', '别名', '二甲基酮', '分子式', 'C3H6O'],
    ['英文名', 'Acetone', 'CAS号', '67-64-1', 'UN号', '1090'],
  ];
  const end = sketch.table(50, 60, { widths: [60, 100, 60, 100, 60, 100], rows });
  sketch.text(50, end + 10, '第三部分 成分/组成信息', 11);
  const composition = [
    ['纯品□', '混合物√', ''],
    ['成分', 'CAS号', '浓度'],
    ['丙酮', '67-64-1', '98-99%'],
    ['异丙醇', '67-63-0', '<1%'],
  ];
  sketch.table(50, end + 30, { widths: [160, 160, 160], rows: composition });

  expect(await answerOf(await sketch.bytes())).toEqual({
    document: 'unknown zh',
    shipperDeclareAs: 'DG Cargo (derived)',
    commodityName: '丙酮',
    unNo: 'UN1090',
    properShippingName: '丙酮别名二甲基酮分子式 C3H6O',
    casNo: '67-64-1, 67-63-0',
    chemicalName: 'Acetone',
    chemicalFormula: 'C3H6O',
    findings: 'document_type_unknown',
  });
});

test('A CAS number that a narrow cell breaks is read whole where the rest of its row stands half a line lower', async () => {
  const sketch = new Sketch(A4);
  sketch.text(50, 40, '第一部分 化学品及企业标识', 11).text(50, 60, '产品名称：晨星助焊剂');
  sketch.text(50, 90, '第三部分 成分/组成信息', 11);
  sketch.text(50, 110, '成分').text(200, 110, 'CAS号').text(300, 110, '含量');
  sketch.text(50, 130, '异丙醇').text(200, 130, '67-63-0').text(300, 130, '90%');
  sketch.text(200, 150, '65997-05-').text(50, 156, '松香').text(300, 156, '5%').text(200, 162, '9');
  sketch.text(50, 190, '第四部分 急救措施', 11);

  expect(await answerOf(await sketch.bytes())).toEqual({
    document: 'unknown zh',
    commodityName: '晨星助焊剂',
    casNo: '67-63-0, 65997-05-9',
    findings: 'document_type_unknown',
  });
});
