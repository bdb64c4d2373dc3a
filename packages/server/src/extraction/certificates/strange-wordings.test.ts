import { describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';

describe('A paper of a carrier or a laboratory nobody has seen gives', () => {
  test.each([
    [
      'what fields marked with a star ask for',
      'HAZARDOUS CARGO REQUEST\nRequest no.: HCR-0088172\nActual shipper*: Tanjong Resins Sdn Bhd\nUN no.*: UN1866\nIMO class*: 3\nPack. group*: III\nMarine poll. (Y/N): N\nGross wt. (kg): 17,200\nNet wt. (kg): 16,000\nI hereby declare that the contents of this consignment are fully and accurately described above.',
      {
        document: 'dangerous-goods-declaration en',
        certificateNo: 'HCR-0088172',
        shipperCompanyName: 'Tanjong Resins Sdn Bhd',
        unNo: 'UN1866',
        imoHazardClassNo: '3',
        packingGroup: 'III',
        marinePollutant: 'N',
        grossWeightKgs: 17200,
        netWeightKgs: 16000,
      },
    ],
    [
      'what a carrier of Taiwan asks for in its own words',
      '危險品運輸申報單\n危險品編號: 2735\n危險品等級: 8\n閃火點: 攝氏110度\n海洋污染: 非\n緊急編號: F-A, S-B\n申報日期: 2026/08/17',
      {
        document: 'dangerous-goods-declaration zh',
        unNo: 'UN2735',
        imoHazardClassNo: '8',
        flashPointCelsius: 110,
        marinePollutant: 'N',
        emsCode: 'F-A, S-B',
        issueDate: '2026-08-17',
      },
    ],
    [
      'the end of validity of a sheet that calls it a closing date, and no date of an inspection',
      '出入境货物包装性能检验结果单\n拟装货物: 碳酸氢钠\n检查日期: 2026-04-12\n截止使用日期: 2027-04-19',
      { document: 'packing-performance-certificate zh', commodityName: '碳酸氢钠', validUntil: '2027-04-19' },
    ],
    [
      'the number of packages of a use certificate that counts those used',
      '出境危险货物运输包装使用鉴定结果单\n危险货物名称: 树脂溶液\n联合国编号: UN1866\n报检包装使用数量: 80 桶',
      {
        document: 'packing-use-certificate zh',
        commodityName: '树脂溶液',
        properShippingName: '树脂溶液',
        unNo: 'UN1866',
        packageQuantityAndType: '80 桶',
      },
    ],
  ])('%s', async (_, text, answer) => {
    const found = await answerOf(text);
    const { shipperDeclareAs, flashPoint, ...fields } = found;
    expect(fields).toEqual(answer);
  });
});
