import { describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';

const PACKED = { document: 'container-packing-certificate zh', shipperDeclareAs: 'DG Cargo (derived)' };
const OXIDISER = { unNo: 'UN1463', imoHazardClassNo: '5.1', packingGroup: 'II' };

describe('A packing certificate gives', () => {
  test.each([
    [
      'one value each to labels that ask for several things at once',
      '联合国编号/类别/包装类:1463 / 5.1 / II',
      OXIDISER,
    ],
    [
      'the masses behind one label for both',
      '联合国编号:UN1463\n类别(次要危险):5.1(6.1/8)\n包装类:II\n总毛重/总净重:16 960 kg / 16 000 kg',
      { ...OXIDISER, subRiskClassNo: '6.1, 8', grossWeightKgs: 16960, netWeightKgs: 16000 },
    ],
    [
      'the class right behind the number',
      'UN1463  第5.1类(副危险 6.1、8)  包装类Ⅱ',
      { ...OXIDISER, subRiskClassNo: '6.1, 8' },
    ],
    [
      'its own number, not that of the inspector',
      '编号:ZX-2026-04417\n联合国编号:UN1463\n检查员证书编号 Certificate No.: SBY-0420613',
      { unNo: 'UN1463', certificateNo: 'ZX-2026-04417' },
    ],
    [
      'no number that its labels give the container or the voyage',
      '集装箱编号 Container serial No.: NALU 482913 6\n航次 Voyage No.: 612W\n联合国编号 UN No.: 1463',
      { unNo: 'UN1463' },
    ],
    [
      'what stands behind dots that lead to it',
      '联合国编号 UN No. ............ 1463\n发货人 Shipper ...... 宁甬化工进出口(集团)股份有限公司\n包装类 Packing group ... II',
      { unNo: 'UN1463', shipperCompanyName: '宁甬化工进出口(集团)股份有限公司', packingGroup: 'II' },
    ],
    [
      'the telephone behind a label that begins with a figure',
      '联合国编号:UN1463\n24 小时应急电话  +86 574 8555 0142',
      { unNo: 'UN1463', emergencyContactTelephone: '+86 574 8555 0142' },
    ],
    ['the UN number under the words of the rules', '危规编号:1463\n类别:5.1\n包装类:II', OXIDISER],
    [
      'a warning where a class is stated, and no UN number',
      '类别:5.1\n包装类:II',
      { imoHazardClassNo: '5.1', packingGroup: 'II', findings: 'value_not_found unNo' },
    ],
    [
      'the day of its signing, not that of packing, and the consignee',
      '收货人:青屿国际贸易有限公司\n装箱日期:2026年6月14日\n联合国编号:UN1463\n签发日期:2026年6月16日',
      { unNo: 'UN1463', consignee: '青屿国际贸易有限公司', issueDate: '2026-06-16' },
    ],
    [
      'the day of packing where it names no other',
      '联合国编号:UN1463\nDate of packing: 14 June 2026',
      { unNo: 'UN1463', issueDate: '2026-06-14' },
    ],
    ['no UN number within the number of a report', '联合国编号:UN1463\n测试报告 YH2603UN0087 附后', { unNo: 'UN1463' }],
    [
      'the answer to a question, which is none itself',
      '联合国编号:UN1463\n10. 是否海洋污染物 Marine pollutant\n否 No',
      { unNo: 'UN1463', marinePollutant: 'N' },
    ],
  ])('%s', async (_, text, answer) => {
    expect(await answerOf(`集装箱装箱证明书\n${text}`)).toEqual({ ...PACKED, ...answer });
  });

  test('the number of the goods, not that of what cools them', async () => {
    const text =
      'CONTAINER PACKING CERTIFICATE\nUN 1463, CHROMIUM TRIOXIDE, ANHYDROUS, 5.1 (6.1)(8), PG II\nGross mass 16,960 kg / Net mass 16,000 kg\nWhen substances presenting a risk of asphyxiation are used for cooling (such as dry ice (UN 1845) or nitrogen, refrigerated liquid (UN 1977)), the container is externally marked.';
    expect(await answerOf(text)).toEqual({
      ...PACKED,
      ...OXIDISER,
      document: 'container-packing-certificate en',
      properShippingName: 'CHROMIUM TRIOXIDE, ANHYDROUS',
      subRiskClassNo: '6.1, 8',
      grossWeightKgs: 16960,
      netWeightKgs: 16000,
    });
  });
});

test('A multimodal form gives the goods of its description over two lines, and none of its printed words', async () => {
  const text = [
    'MULTIMODAL DANGEROUS GOODS FORM',
    '1. Shipper / Consignor / Sender',
    'Yunzhou Hygiene Chemicals Co., Ltd.',
    "SHIPPER'S DECLARATION",
    'I hereby declare that the contents of this consignment are fully and accurately described below.',
    'UN 1903 DISINFECTANT, LIQUID, CORROSIVE, N.O.S. (glutaraldehyde),',
    'class 8, PG II, MARINE POLLUTANT',
    '* DANGEROUS GOODS: you must specify: UN No., proper shipping name, hazard class, packing group.',
  ].join('\n');
  expect(await answerOf(text)).toEqual({
    document: 'dangerous-goods-declaration en',
    shipperDeclareAs: 'DG Cargo (derived)',
    shipperCompanyName: 'Yunzhou Hygiene Chemicals Co., Ltd.',
    unNo: 'UN1903',
    properShippingName: 'DISINFECTANT, LIQUID, CORROSIVE, N.O.S.',
    technicalName: 'glutaraldehyde',
    imoHazardClassNo: '8',
    packingGroup: 'II',
    marinePollutant: 'Y',
  });
});

test('A test summary gives the name behind its UN number, and the product rather than the kind of cell', async () => {
  const text =
    "UN 38.3 TEST SUMMARY\nName of cell, battery, or product manufacturer, as applicable: Qingyu Cell Works Co., Ltd.\nManufacturer's contact information: 8 Harbour Road, Qingyu\nProduct name: Power bank 10000 mAh\nUN number and proper shipping name: UN3480, LITHIUM ION BATTERIES";
  expect(await answerOf(text)).toEqual({
    document: 'un38.3-test-summary en',
    shipperDeclareAs: 'DG Cargo (derived)',
    commodityName: 'Power bank 10000 mAh',
    manufacturerCompanyName: 'Qingyu Cell Works Co., Ltd.',
    unNo: 'UN3480',
    properShippingName: 'LITHIUM ION BATTERIES',
  });
});

test('A form gives what its numbered and lettered boxes state, without a point behind the number', async () => {
  const form =
    'MULTIMODAL DANGEROUS GOODS FORM\n1 Shipper / Consignor / Sender\nHarrow Point Trading Ltd.\n2 Transport document number: MDG-30225\n14 Description of goods\nUN1230, METHANOL, 3 (6.1), PG II';
  expect(await answerOf(form)).toMatchObject({
    shipperCompanyName: 'Harrow Point Trading Ltd.',
    certificateNo: 'MDG-30225',
    unNo: 'UN1230',
  });
  const summary =
    'UN 38.3 TEST SUMMARY\n(a) Name of cell, battery, or product manufacturer, as applicable: Lumacell Ltd.\n(d) A unique test report identification number: MCT38-57347\n(e) Date of test report: 2026-04-14';
  expect(await answerOf(summary)).toMatchObject({
    manufacturerCompanyName: 'Lumacell Ltd.',
    certificateNo: 'MCT38-57347',
    issueDate: '2026-04-14',
  });
});

test('A report for transport is one, whether it names the mode or not', async () => {
  const title = 'IDENTIFICATION AND CLASSIFICATION REPORT FOR TRANSPORT OF GOODS';
  expect(await answerOf(`${title}\nUN No.: 1230`)).toMatchObject({ document: 'transport-certificate en' });
});
