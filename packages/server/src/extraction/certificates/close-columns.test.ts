import { expect, test } from 'vitest';
import { A4, Sketch } from '../../documents/testing/sketch.ts';
import { answerOf } from '../testing/answer-of.ts';

test('The number of a sheet whose columns stand close together is no part of the name beside it', async () => {
  const sheet = new Sketch(A4);
  sheet.centred(40, '出境危险货物运输包装使用鉴定结果单', 16);
  sheet.text(58, 100, '正确运输名称 Proper shipping').text(240, 100, '联合国编号 UN').text(308, 100, '类别');
  sheet.text(336, 100, '副危险 Subsidiary').text(440, 100, '包装类别 Packing');
  sheet.text(58, 114, 'name of dangerous goods').text(240, 114, 'No.').text(308, 114, 'Class');
  sheet.text(336, 114, 'hazard').text(440, 114, 'group');
  sheet
    .text(58, 128, 'FORMIC ACID')
    .text(240, 128, '1779')
    .text(308, 128, '8')
    .text(336, 128, '3')
    .text(440, 128, 'II');
  expect(await answerOf(await sheet.bytes())).toEqual({
    document: 'packing-use-certificate zh',
    shipperDeclareAs: 'DG Cargo (derived)',
    unNo: 'UN1779',
    properShippingName: 'FORMIC ACID',
    imoHazardClassNo: '8',
    subRiskClassNo: '3',
    packingGroup: 'II',
  });
});

test('The end of validity is not the date of the partial shipments in the row below', async () => {
  const sheet = new Sketch(A4);
  sheet.centred(40, '出境危险货物运输包装使用鉴定结果单', 16);
  sheet.text(58, 100, '申请人').text(180, 100, '云洲贸易有限公司');
  sheet.text(58, 117, '鉴定日期').text(180, 117, '2026-04-08').text(290, 117, '签发日期').text(380, 117, '2026-04-13');
  sheet.text(58, 134, '本单有效期').text(180, 134, '截止于2027年03月01日');
  sheet.text(58, 151, '日期').text(120, 151, '出境数量').text(160, 151, '结余数量').text(200, 151, '核销人');
  sheet.text(58, 168, '2026-04-19').text(120, 168, '30').text(160, 168, '50');
  expect(await answerOf(await sheet.bytes())).toEqual({
    document: 'packing-use-certificate zh',
    shipperCompanyName: '云洲贸易有限公司',
    issueDate: '2026-04-13',
    validUntil: '2027-03-01',
  });
});
