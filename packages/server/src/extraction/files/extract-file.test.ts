import { describe, expect, test } from 'vitest';
import { DEFAULT_READ_LIMITS } from '../../documents/read/index.ts';
import { greyOf, turnPicture } from '../../documents/read/ocr/picture.ts';
import { PageRenderer } from '../../documents/read/pictures/render-page.ts';
import { makePdf, type TextAt } from '../../documents/testing/make-pdf.ts';
import { makePng } from '../../documents/testing/make-png.ts';
import { answerOf, NOT_REGULATED } from '../testing/answer-of.ts';
import { rows, sampleSds } from '../testing/sample-sds.ts';
import { extractFile } from './extract-file.ts';

const extract = async (bytes: Uint8Array, name = 'sds.pdf') => extractFile({ name, bytes });
/** What the sample's first page states. */
const SAMPLE = {
  document: 'safety-data-sheet en',
  manufacturerCompanyName: 'Brightwater Coatings Ltd',
  commodityName: 'Brightwater Thinner 40',
  appearance: 'Liquid',
  flashPointCelsius: -17,
  hCodeGHS: 'H225, H319',
  issueDate: '2024-03-14',
  flashPoint: '-17 °C / 1.4 °F (closed cup)',
  emergencyContactTelephone: '+44 20 7946 0999',
  cargoAppearanceDescription: 'Liquid',
  cargoMainUsage: 'Thinner for lacquers and for the cleaning of brushes',
  casNo: '67-64-1, 123-86-4',
  boilingPoint: '56 °C',
};
/** A safety data sheet whose second page is section 14 with these texts. */
const withTransport = (texts: readonly TextAt[]) =>
  sampleSds([[50, 60, 'SECTION 14: Transport information', 12], ...texts]);

describe('a safety data sheet with text', () => {
  test('gives what it states for the sea, whatever it says for other modes', async () => {
    expect(await answerOf(sampleSds())).toEqual({
      ...SAMPLE,
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1993',
      properShippingName: 'FLAMMABLE LIQUID, N.O.S.',
      technicalName: 'ACETONE, N-BUTYL ACETATE',
      imoHazardClassNo: '3',
      packingGroup: 'II',
      marinePollutant: 'N',
      emsCode: 'F-E, S-E',
    });
  });

  test('shows each value on the page: the quote stands in the box', async () => {
    const { values } = await extract(sampleSds());
    expect(values.unNo?.evidence).toEqual([
      { page: 2, box: [230, expect.any(Number), expect.any(Number), expect.any(Number)], quote: 'UN1993' },
    ]);
    for (const { value, status, evidence, confidence } of Object.values(values)) {
      if (value === null) expect(confidence).toBeLessThan(0.99);
      else {
        expect(evidence.length).toBeGreaterThan(0);
        expect(confidence).toBeGreaterThan(0.4);
        expect(['stated', 'derived']).toContain(status);
      }
    }
  });

  test('fills every field of the three target formats, null where it says nothing', async () => {
    const { formats, model } = await extract(sampleSds());
    expect(model).toMatch(/\d+\.\d+\.\d+$/);
    expect(formats.yml_chemical_data).toMatchObject({
      unNo: 'UN1993',
      hCodeGHS: 'H225, H319',
      exemptedFromIMDGCode: null,
    });
    expect(formats.yml_dangerous_goods_data).toMatchObject({ packingGroup: 'II', grossWeightKgs: null });
    expect(formats.yml_non_dangerous_letter).toMatchObject({
      cargoEnglishName: 'Brightwater Thinner 40',
      cargoChineseName: null,
    });
  });

  test('gives no dangerous goods fields when the sea’s rules do not apply, though the road’s do', async () => {
    const { values } = await extract(
      withTransport(
        rows(80, [
          ['DOT', ''],
          ['UN-No', 'UN1090'],
          ['Hazard Class', '3'],
          ['IMDG', 'Not regulated'],
        ]),
      ),
    );
    expect(values.unNo).toMatchObject({
      value: null,
      status: 'negated',
      evidence: [{ page: 2, quote: 'Not regulated' }],
    });
    expect(values.shipperDeclareAs).toMatchObject({ value: 'General Cargo', status: 'derived' });
  });

  test('reads a table with a column for each mode', async () => {
    const line = (y: number, cells: readonly string[]) =>
      cells.map((text, index): TextAt => [50 + index * 130, y, text]);

    expect(
      await answerOf(
        withTransport([
          ...line(80, ['', 'ADR', 'IMDG', 'IATA']).slice(1),
          ...line(100, ['UN number', 'UN1133', 'UN1866', 'UN1133']),
          ...line(115, ['Proper shipping name', 'ADHESIVES', 'RESIN SOLUTION', 'ADHESIVES']),
          ...line(130, ['Class', '3', '3', '3']),
          ...line(145, ['Packing group', 'III', 'II', 'III']),
        ]),
      ),
    ).toEqual({
      ...SAMPLE,
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1866',
      properShippingName: 'RESIN SOLUTION',
      imoHazardClassNo: '3',
      packingGroup: 'II',
    });
  });

  test('reads a table with a row for each mode', async () => {
    const line = (y: number, cells: readonly string[]) =>
      cells.map((text, index): TextAt => [50 + index * 105, y, text]);

    expect(
      await answerOf(
        withTransport([
          ...line(80, ['Regulation', 'UN number', 'Proper shipping name', 'Class', 'Packing group']),
          ...line(100, ['DOT', 'UN1950', 'AEROSOLS', '2.1', '-']),
          ...line(115, ['IMDG', 'UN2924', 'AMINE MIXTURE', '3 (8)', 'II']),
        ]),
      ),
    ).toEqual({
      ...SAMPLE,
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN2924',
      properShippingName: 'AMINE MIXTURE',
      imoHazardClassNo: '3',
      subRiskClassNo: '8',
      packingGroup: 'II',
    });
  });

  test('reads the basic transport description on a mode’s line', async () => {
    expect(
      await answerOf(withTransport([[50, 80, 'IMDG (Ocean): UN1824, SODIUM HYDROXIDE SOLUTION, 8, PG II']])),
    ).toEqual({
      ...SAMPLE,
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1824',
      properShippingName: 'SODIUM HYDROXIDE SOLUTION',
      imoHazardClassNo: '8',
      packingGroup: 'II',
    });
  });

  test('names the special provision by which the goods are exempt', async () => {
    expect(await answerOf(withTransport([[50, 80, 'IMDG: Not regulated, special provision 188']]))).toEqual({
      ...SAMPLE,
      ...NOT_REGULATED,
      exemptedFromIMDGCode: 'SP188',
    });
  });

  test('does not take a number from a sentence about other goods', async () => {
    expect(
      await answerOf(
        withTransport([
          [50, 80, 'IMDG: Not regulated'],
          [50, 93, 'If the item is part of a kit, the classification would change to UN3316, CHEMICAL KIT, 9, PG II.'],
        ]),
      ),
    ).toEqual({ ...SAMPLE, ...NOT_REGULATED, findings: 'value_not_found unNo' });
  });
});

describe('other kinds of file', () => {
  test('a Chinese safety data sheet as plain text', async () => {
    const text = [
      '化学品安全技术说明书',
      '修订日期：2024年3月14日',
      '第一部分 化学品及企业标识',
      '化学品中文名称：亮水稀释剂',
      '企业名称：亮水涂料有限公司',
      '企业应急电话：0755-2600 0000',
      '推荐用途：稀释油漆',
      '第二部分 危险性概述',
      '危险性说明：H225 高度易燃液体和蒸气；H319 造成严重眼刺激',
      '第三部分 成分/组成信息',
      '丙酮      67-64-1      60%',
      '第九部分 理化特性',
      '外观与性状：无色透明液体',
      '闪点（℃）：-17（闭杯）',
      '第十四部分 运输信息',
      '联合国危险货物编号（UN号）：UN1263',
      '联合国运输名称：涂料相关材料',
      '联合国危险性分类：3',
      '包装类别：Ⅱ',
      '海洋污染物（是/否）：否',
      '第十五部分 法规信息',
    ].join('\n');

    expect(await answerOf(text)).toEqual({
      document: 'safety-data-sheet zh',
      shipperDeclareAs: 'DG Cargo (derived)',
      manufacturerCompanyName: '亮水涂料有限公司',
      commodityName: '亮水稀释剂',
      unNo: 'UN1263',
      appearance: 'Liquid',
      flashPointCelsius: -17,
      hCodeGHS: 'H225, H319',
      issueDate: '2024-03-14',
      properShippingName: '涂料相关材料',
      imoHazardClassNo: '3',
      packingGroup: 'II',
      flashPoint: '-17(闭杯)',
      marinePollutant: 'N',
      emergencyContactTelephone: '0755-2600 0000',
      cargoAppearanceDescription: '无色透明液体',
      cargoMainUsage: '稀释油漆',
      casNo: '67-64-1',
    });
  });

  test('a company keeps its legal form, and ends where its address begins', async () => {
    const sds = (manufacturer: string) =>
      `SAFETY DATA SHEET\nSECTION 1: Identification\nProduct name: X\nManufacturer: ${manufacturer}\n`;
    expect(await answerOf(sds('Quayside Coatings Co., Ltd.'))).toEqual({
      document: 'safety-data-sheet en',
      manufacturerCompanyName: 'Quayside Coatings Co., Ltd.',
      commodityName: 'X',
    });
    expect(await answerOf(sds('Quayside Coatings Inc., 12 Long Street, Town'))).toEqual({
      document: 'safety-data-sheet en',
      manufacturerCompanyName: 'Quayside Coatings Inc.',
      commodityName: 'X',
    });
  });

  test('a certificate: its own number, not the one that it refers to', async () => {
    const text = [
      '出境危险货物运输包装使用鉴定结果单',
      '结果单号：123456789012345',
      '申请人：亮水进出口有限公司',
      '使用人：亮水化工有限公司',
      '货物名称：过硫酸铵    联合国编号：UN1444',
      '危险类别：5.1    包装类别：□Ⅰ □Ⅱ ■Ⅲ',
      '性能检验结果单号：999999999999999',
      '包装标记：5H3/Z26/S/26 CN/C000000 PI:0072',
      '报检件数：800 袋',
      '每件毛重：25.1 千克    总毛重：20,080 千克',
      '签发日期：2026年07月08日    有效期至：2027年06月14日',
    ].join('\n');

    expect(await answerOf(text)).toEqual({
      document: 'packing-use-certificate zh',
      shipperDeclareAs: 'DG Cargo (derived)',
      manufacturerCompanyName: '亮水化工有限公司',
      commodityName: '过硫酸铵',
      unNo: 'UN1444',
      certificateNo: '123456789012345',
      issueDate: '2026-07-08',
      properShippingName: '过硫酸铵',
      imoHazardClassNo: '5.1',
      packingGroup: 'III',
      packageQuantityAndType: '800 袋',
      packingCode: '5H3/Z26/S/26 CN/C000000 PI:0072',
      grossWeightKgs: 20080,
      shipperCompanyName: '亮水进出口有限公司',
      validUntil: '2027-06-14',
    });
  });

  test('a scanned page that lies on its side', async () => {
    const renderer = await PageRenderer.open(
      makePdf([
        [
          [60, 60, 'SAFETY DATA SHEET', 18],
          [60, 100, 'SECTION 1: Identification', 14],
          ...rows(130, [['Product name', 'Brightwater Thinner 40']]),
          [60, 200, 'SECTION 14: Transport information', 14],
          ...rows(230, [
            ['UN number', 'UN1263'],
            ['Proper shipping name', 'PAINT RELATED MATERIAL'],
            ['Packing group', 'II'],
          ]),
        ],
      ]),
    );
    const { raster } = await renderer.render(1);
    renderer.close();

    expect(await answerOf(makePng(turnPicture(greyOf(raster), 1)))).toEqual({
      document: 'safety-data-sheet en',
      shipperDeclareAs: 'DG Cargo (derived)',
      commodityName: 'Brightwater Thinner 40',
      unNo: 'UN1263',
      properShippingName: 'PAINT RELATED MATERIAL',
      packingGroup: 'II',
    });
  }, 60_000);
});

describe('a file that cannot be read', () => {
  const refusal = async (bytes: Uint8Array) =>
    extract(bytes).then(
      () => 'read',
      (error: { code: string }) => error.code,
    );

  test('is refused with a code that says why', async () => {
    expect(await refusal(new Uint8Array())).toBe('document_empty');
    expect(await refusal(new TextEncoder().encode('%PDF-1.7\nnothing that makes a document'))).toBe('document_corrupt');
    expect(await refusal(new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3]))).toBe('document_kind_unknown');
    expect(await refusal(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3, 4]))).toBe('document_corrupt');
    expect(await refusal(sampleSds().subarray(0, 600))).toBe('document_corrupt');
  });

  test('a PDF that asks for a password is refused', async () => {
    const zeros = `<${'00'.repeat(32)}>`;
    const lock = `trailer\n<< /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${zeros} /U ${zeros} >> /ID [<00> <00>]`;
    const locked = Buffer.from(sampleSds()).toString('latin1').replace('trailer\n<<', lock);
    expect(await refusal(new Uint8Array(Buffer.from(locked, 'latin1')))).toBe('document_encrypted');
  });

  test('a file larger than allowed is refused, and pages beyond the limit are left out with a finding', async () => {
    const file = { name: 'sds.pdf', bytes: sampleSds() };
    const limits = { ...DEFAULT_READ_LIMITS, maxBytes: 1000 };
    await expect(extractFile(file, { limits })).rejects.toMatchObject({ code: 'document_too_large', status: 413 });
    const { findings, pages } = await extractFile(file, { limits: { ...DEFAULT_READ_LIMITS, maxPages: 1 } });
    expect(pages).toBe(2);
    expect(findings).toMatchObject([{ code: 'pages_left_out', severity: 'warning' }]);
  });

  test('a page without any text is named', async () => {
    const { findings } = await extract(makePdf([[]]));
    expect(findings).toContainEqual(expect.objectContaining({ code: 'page_without_text', place: { page: 1 } }));
  }, 60_000);

  test('a document of another kind is read, and said to be one', async () => {
    const { documentType, findings } = await extract(
      new TextEncoder().encode('Dear colleagues,\nsee you on Monday.'),
      'letter.txt',
    );
    expect(documentType).toBe('unknown');
    expect(findings).toMatchObject([{ code: 'document_type_unknown' }]);
  });
});
