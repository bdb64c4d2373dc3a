import { describe, expect, test } from 'vitest';
import { A4, Sketch } from '../../documents/testing/sketch.ts';
import { answerOf } from '../testing/answer-of.ts';

type Drawn = readonly [x: number, y: number, text: string];

async function valuesOf(texts: readonly Drawn[]) {
  const sketch = new Sketch(A4);
  for (const [x, y, text] of texts) sketch.text(x, y, text, 10);
  return answerOf(await sketch.bytes());
}

const LABEL = 60;
const VALUE = 170;

describe('A Chinese SDS drawn as a table', () => {
  test('is read where labels in two languages run over two lines', async () => {
    expect(
      await valuesOf([
        [LABEL, 60, '1 化学品及企业标识 Identification of the chemical and company'],
        [LABEL, 90, '产品名称 Product'],
        [VALUE, 90, '晨星润滑剂 Morning Star Lubricant'],
        [LABEL, 104, 'name'],
        [LABEL, 124, '产品用途 Use of'],
        [VALUE, 124, '金属部件的润滑、除锈'],
        [LABEL, 138, 'product'],
        [LABEL, 158, 'Name of company 公司'],
        [VALUE, 158, '晨星精细化工有限公司'],
        [LABEL, 172, '名称'],
        [LABEL, 200, '14 运输信息 Transport information'],
        [LABEL, 230, '联合国编号 UN'],
        [VALUE, 230, '1950'],
        [LABEL, 244, 'number'],
        [LABEL, 264, '正确运输名称 Proper'],
        [VALUE, 264, '气雾剂 AEROSOLS'],
        [LABEL, 278, 'shipping name'],
        [LABEL, 298, '海洋污染物 Marine'],
        [VALUE, 298, '否 No'],
        [LABEL, 312, 'pollutant'],
      ]),
    ).toEqual({
      document: 'unknown zh',
      shipperDeclareAs: 'DG Cargo (derived)',
      manufacturerCompanyName: '晨星精细化工有限公司',
      commodityName: '晨星润滑剂 Morning Star Lubricant',
      unNo: 'UN1950',
      properShippingName: '气雾剂 AEROSOLS',
      marinePollutant: 'N',
      cargoMainUsage: '金属部件的润滑、除锈',
      findings: 'document_type_unknown',
    });
  });

  test('is read where hazard statements stand above and below their label', async () => {
    expect(
      await valuesOf([
        [LABEL, 60, '第二部分 危险性概述'],
        [LABEL, 90, '警示词'],
        [VALUE, 90, '危险'],
        [VALUE, 110, '可能腐蚀金属,引起严重的皮肤灼伤和眼睛损伤,吸入可能引起过敏或哮喘症状或呼'],
        [LABEL, 117, '危险信息'],
        [VALUE, 124, '吸困难,对水生生物毒性极大。'],
        [LABEL, 150, '防范说明'],
        [LABEL, 180, '第三部分 成分/组成信息'],
      ]),
    ).toEqual({ document: 'unknown zh', hCodeGHS: 'H290, H314, H334, H400', findings: 'document_type_unknown' });
  });

  test('is read where the end of a line breaks a name, and a cell holds a second label', async () => {
    expect(
      await valuesOf([
        [LABEL, 60, '第一部分 化学品及企业标识'],
        [LABEL, 90, '产品名称'],
        [VALUE, 90, '晨星机油 30 产品用途:发动机润滑'],
        [LABEL, 110, '企业名称及地址'],
        [VALUE, 110, '新海市滨江区晨'],
        [VALUE, 124, '星石油有限公司'],
        [LABEL, 150, '传    真'],
        [VALUE, 150, '0755-25550103'],
        [LABEL, 170, '应急电话'],
        [VALUE, 170, '0755-25550102'],
        [LABEL, 200, '第二部分 危险性概述'],
      ]),
    ).toEqual({
      document: 'unknown zh',
      manufacturerCompanyName: '新海市滨江区晨星石油有限公司',
      commodityName: '晨星机油 30',
      emergencyContactTelephone: '0755-25550102',
      cargoMainUsage: '发动机润滑',
      findings: 'document_type_unknown',
    });
  });
});
