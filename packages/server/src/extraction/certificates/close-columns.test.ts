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

test('Labels of rows that stand as close as the lines of one cell are not one label', async () => {
  const sheet = new Sketch(A4);
  sheet.centred(40, '货物运输条件鉴定书(海运)', 16);
  sheet.text(46, 100, '收样日期');
  sheet.text(46, 114, '地址').text(156, 114, '宁甬市港口路14号');
  sheet.text(46, 128, '应急措施编号').text(156, 128, 'F-E, S-E');
  sheet.text(46, 142, '运输方式').text(156, 142, '海运');
  sheet.text(46, 156, '样品名称').text(156, 156, '宁盾清漆稀释剂');
  expect(await answerOf(await sheet.bytes())).toEqual({
    document: 'transport-certificate zh',
    emsCode: 'F-E, S-E',
    commodityName: '宁盾清漆稀释剂',
  });
});

test('Labels in two languages that narrow cells break own the values beside them', async () => {
  const sheet = new Sketch(A4);
  sheet.centred(40, '货物运输条件鉴定书(海运)', 16);
  const end = sheet.table(45, 100, {
    widths: [80, 172, 80, 172],
    rows: [
      ['报告编号 / Report No.', 'GT2026-25671', '委托单位 /Applicant', '宁甬化工进出口(集团)股份有限公司'],
      ['正确运输名称 / Proper shipping name', 'METHANOL', '次要危险性 Subsidiary hazard', '6.1'],
    ],
  });
  sheet.text(50, end + 20, '海洋污染物 / MP').text(200, end + 20, '否');
  expect(await answerOf(await sheet.bytes())).toEqual({
    document: 'transport-certificate zh',
    certificateNo: 'GT2026-25671',
    shipperCompanyName: '宁甬化工进出口(集团)股份有限公司',
    properShippingName: 'METHANOL',
    subRiskClassNo: '6.1',
    marinePollutant: 'N',
  });
});

test('A value of two lines stands beside one label, whose English words stand below the Chinese ones', async () => {
  const sheet = new Sketch(A4);
  sheet.centred(40, '货物运输条件鉴定书(海运)', 16);
  sheet.text(46, 100, '说明').text(156, 100, '本鉴定书仅对来样负责。');
  sheet.text(46, 112, 'Product').text(156, 112, '样品不退还。');
  sheet.text(46, 136, '样品名称').text(156, 136, '宁盾清漆稀释剂');
  sheet.text(46, 148, 'Goods').text(156, 148, 'Ningdun Thinner');
  sheet.text(46, 172, '危险性类别').text(156, 172, '3 PG II');
  expect(await answerOf(await sheet.bytes())).toMatchObject({
    document: 'transport-certificate zh',
    imoHazardClassNo: '3',
    packingGroup: 'II',
    commodityName: '宁盾清漆稀释剂',
  });
});

test('A name that its cell breaks is whole, whether the next line would have had room or not', async () => {
  const sheet = new Sketch(A4);
  sheet.centred(40, 'TRANSPORT CONDITIONS IDENTIFICATION REPORT', 14);
  sheet.text(60, 100, 'Applicant').text(190, 100, 'Manufacturer').text(320, 100, 'Basis');
  sheet.text(60, 112, 'Harrow Point Trading Co.,').text(190, 112, 'Brackwater').text(320, 112, 'IMDG Code');
  sheet.text(60, 123, 'Ltd.').text(190, 123, 'Chemical Works');
  sheet.text(190, 134, 'GmbH');
  expect(await answerOf(await sheet.bytes())).toEqual({
    document: 'transport-certificate en',
    shipperCompanyName: 'Harrow Point Trading Co., Ltd.',
    manufacturerCompanyName: 'Brackwater Chemical Works GmbH',
  });
});

test('A head of one line has its value above the end of the longer head beside it', async () => {
  const sheet = new Sketch(A4);
  sheet.centred(40, '集装箱装箱证明书', 16);
  sheet.text(60, 100, '正确运输名称').text(200, 100, '联合国编号').text(320, 100, '包装类').text(430, 100, '毛重(kg)');
  sheet.text(60, 111, 'Proper shipping name');
  sheet.text(60, 124, 'NITRIC ACID').text(200, 114, '2031').text(320, 114, 'II').text(430, 114, '1100');
  expect(await answerOf(await sheet.bytes())).toEqual({
    document: 'container-packing-certificate zh',
    shipperDeclareAs: 'DG Cargo (derived)',
    properShippingName: 'NITRIC ACID',
    unNo: 'UN2031',
    packingGroup: 'II',
    grossWeightKgs: 1100,
  });
});

test.each(['behind', 'below'])(
  'Labels are translated %s them in words that nobody knows, and those are no values',
  async (where) => {
    const sheet = new Sketch(A4);
    sheet.centred(40, '货物运输条件鉴定书(海运)', 16);
    const rows = [
      ['报告编号', 'Serial of paper', 'GT2026-25671'],
      ['样品名称', 'Designation of article', '宁盾清漆稀释剂'],
      ['委托单位', 'Ordering side', '青屿国际贸易有限公司'],
      ['危险性类别', 'Danger category', '8'],
      ['包装类别', 'Pack grade', 'II'],
      ['海洋污染物', 'Sea pollution', '否'],
    ];
    rows.forEach(([label = '', translation = '', value = ''], at) => {
      const y = 100 + 40 * at;
      if (where === 'behind') sheet.text(58, y, `${label} ${translation}`);
      else sheet.text(58, y, label).text(58, y + 12, translation);
      sheet.text(220, y, value);
    });
    expect(await answerOf(await sheet.bytes())).toEqual({
      document: 'transport-certificate zh',
      shipperDeclareAs: 'DG Cargo (derived)',
      certificateNo: 'GT2026-25671',
      commodityName: '宁盾清漆稀释剂',
      shipperCompanyName: '青屿国际贸易有限公司',
      imoHazardClassNo: '8',
      packingGroup: 'II',
      marinePollutant: 'N',
      // It names a class, and no number.
      findings: 'value_not_found unNo',
    });
  },
);

test('A numbered form is dated by its shipper, and the caption of a box nobody knows is no value', async () => {
  const sheet = new Sketch(A4);
  sheet.centred(40, 'MULTIMODAL DANGEROUS GOODS FORM', 14);
  sheet.text(40, 80, '1 Shipper / Consignor / Sender').text(300, 80, '2 Transport document number');
  sheet.text(40, 92, 'Brackwater Trading GmbH').text(300, 92, 'BW-26-3381');
  sheet.text(40, 120, '18 Tare (kg)').text(300, 120, '19 Sort of box');
  sheet.text(40, 132, '2 230');
  sheet.text(40, 190, '20 Name of company').text(300, 190, '22 Name of company (of shipper preparing this note)');
  sheet.text(40, 202, 'Weser Packing KG').text(300, 202, 'Brackwater Trading GmbH');
  sheet.text(40, 220, 'Place and date').text(300, 220, 'Place and date: Bremen, 29 September');
  sheet.text(40, 232, 'Bremen, 28 September 2026').text(300, 232, '2026');
  expect(await answerOf(await sheet.bytes())).toEqual({
    document: 'dangerous-goods-declaration en',
    shipperCompanyName: 'Brackwater Trading GmbH',
    certificateNo: 'BW-26-3381',
    issueDate: '2026-09-29',
  });
});

test('The label of marine pollutants beside an empty cell says nothing of the goods', async () => {
  const sheet = new Sketch(A4);
  sheet.centred(40, '货物运输条件鉴定书(海运)', 16);
  sheet.text(46, 100, '样品名称').text(156, 100, '宁盾清漆稀释剂');
  sheet.text(46, 120, '联合国编号').text(156, 120, '1263');
  sheet.text(46, 140, '海洋污染物');
  sheet.text(46, 160, '包装类别').text(156, 160, 'II');
  expect(await answerOf(await sheet.bytes())).toEqual({
    document: 'transport-certificate zh',
    shipperDeclareAs: 'DG Cargo (derived)',
    commodityName: '宁盾清漆稀释剂',
    unNo: 'UN1263',
    packingGroup: 'II',
  });
});

test('The goods that a form describes in several lines of a table without a column for UN numbers are read', async () => {
  const sheet = new Sketch(A4);
  sheet.centred(40, 'MULTIMODAL DANGEROUS GOODS FORM', 14);
  sheet.text(40, 80, '1 Shipper / Consignor / Sender').text(300, 80, '2 Transport document number');
  sheet.text(40, 92, 'Brackwater Trading GmbH').text(300, 92, 'BW-26-3381');
  sheet.text(40, 140, '14 Shipping marks').text(130, 140, 'Number and kind of packages; description of goods');
  sheet.text(380, 140, 'Gross mass (kg)').text(460, 140, 'Net mass (kg)');
  sheet.text(40, 156, 'SCA/DUR').text(130, 156, '48 boxes (4G)').text(380, 156, '1248').text(460, 156, '1200');
  sheet.text(130, 180, 'Hazard: UN1903, DISINFECTANT, LIQUID, CORROSIVE, N.O.S.');
  sheet.text(130, 192, '(glutaraldehyde), 8, PG II');
  expect(await answerOf(await sheet.bytes())).toEqual({
    document: 'dangerous-goods-declaration en',
    shipperDeclareAs: 'DG Cargo (derived)',
    shipperCompanyName: 'Brackwater Trading GmbH',
    certificateNo: 'BW-26-3381',
    unNo: 'UN1903',
    properShippingName: 'DISINFECTANT, LIQUID, CORROSIVE, N.O.S.',
    technicalName: 'glutaraldehyde',
    imoHazardClassNo: '8',
    packingGroup: 'II',
    packageQuantityAndType: '48 boxes (4G)',
    grossWeightKgs: 1248,
    netWeightKgs: 1200,
  });
});
