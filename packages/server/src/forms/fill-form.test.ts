import { generateKeyPairSync, sign } from 'node:crypto';
import { canonicalJson } from '@agent-rate/client/canonical-json';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { gateForm } from '../compliance/index.ts';
import { readDocument } from '../documents/read/index.ts';
import { rows, sampleSds, TRANSPORT_BLOCKS } from '../extraction/testing/sample-sds.ts';
import { getTargetFormat } from '../formats/index.ts';
import { fillForm } from './fill-form.ts';
import { type FilesOrder, fillFromFiles } from './fill-from-files.ts';
import { makeDocx, paragraph } from './testing/make-docx.ts';
import { makeRichTemplate } from './testing/rich-template.ts';
import { verifyForm } from './verify-form.ts';

const SDS = { name: 'sds.pdf', bytes: sampleSds() };
const SOAP = {
  name: 'soap.txt',
  bytes: strToU8(
    [
      '化学品安全技术说明书',
      '第一部分 化学品及企业标识',
      '化学品中文名称：亮水皂粒',
      '第九部分 理化特性',
      '外观与性状：白色固体',
      '第十四部分 运输信息',
      'IMDG：非危险货物，不受限制',
      '第十五部分 法规信息',
    ].join('\n'),
  ),
};
const PAINT = {
  ...{ unNo: 'UN1263', properShippingName: 'PAINT', imoHazardClassNo: '3', packingGroup: 'III', flashPoint: '30 °C' },
  ...{ packageQuantityAndType: '40 steel drums (1A1)', grossWeightKgs: '1040', netWeightKgs: '1000' },
  ...{ emsCode: 'F-E, S-E', marinePollutant: 'N', emergencyContactTelephone: '+86 532 8388 9090' },
};
const AT = new Date('2026-11-20T08:00:00Z');

const fill = (format: string, order: Partial<FilesOrder> & Pick<FilesOrder, 'kind'>) =>
  fillFromFiles({ format: getTargetFormat(format), files: [], values: {}, at: AT, ...order }, gateForm);
const verify = async (bytes: Uint8Array, ...documents: { name: string; bytes: Uint8Array }[]) =>
  verifyForm({ name: 'filled', bytes }, documents);
const codes = ({ findings }: { findings: readonly { code: string }[] }) => findings.map(({ code }) => code);

describe('goods go as limited quantities', () => {
  const limit = {
    name: 'limit.pdf',
    bytes: sampleSds([...TRANSPORT_BLOCKS, ...rows(249, [['Limited quantity', '1 L']])]),
  };
  const drums = { packageQuantityAndType: '80 steel drums 1A1, 200 L', grossWeightKgs: '14800', netWeightKgs: '13280' };
  const form = (order: Partial<FilesOrder>) => fill('yml_dangerous_goods_data', { kind: 'docx', ...order });
  const answerIn = ({ provenance }: Awaited<ReturnType<typeof form>>) =>
    provenance.values.find(({ key }) => key === 'limitedQuantity')?.shown;

  test('not by the limit that a data sheet gives', async () => {
    expect(answerIn(await form({ files: [limit], values: drums }))).toBeUndefined();
  });

  test('by a person who says so, and then drums of 200 L and 185 kg are errors', async () => {
    const declared = form({ files: [limit], values: { ...drums, limitedQuantity: 'Y' } });
    await expect(declared).rejects.toMatchObject({
      code: 'form_has_errors',
      data: {
        findings: [
          expect.objectContaining({ code: 'limited_quantity_inner_packaging' }),
          expect.objectContaining({ code: 'limited_quantity_package', message: expect.stringContaining('185 kg') }),
        ],
      },
    });
    const boxes = { packageQuantityAndType: '80 fibreboard boxes', innerPackageQuantityAndType: '12 bottles of 1 L' };
    const masses = { grossWeightKgs: '1040', netWeightKgs: '800', limitedQuantity: 'Y' };
    expect(answerIn(await form({ files: [limit], values: { ...boxes, ...masses } }))).toBe('LIMITED QUANTITY');
  });

  test('by a dangerous goods form that describes them so, whatever limit a data sheet gives', async () => {
    const words = 'UN1993, FLAMMABLE LIQUID, N.O.S. (ACETONE, N-BUTYL ACETATE), 3, PG II';
    const declaration = (end: string) => ({
      name: 'declaration.txt',
      bytes: strToU8(['MULTIMODAL DANGEROUS GOODS FORM', `${words}, ${end}`].join('\n')),
    });
    for (const end of ['LTD QTY', 'LIMITED QUANTITY', 'LTD QTY 1 L'])
      expect([end, answerIn(await form({ files: [limit, declaration(end)] }))]).toEqual([end, 'LIMITED QUANTITY']);
  });
});

describe('a filled file carries its sources', () => {
  test.each(['xlsx', 'docx', 'pdf'] as const)(
    '%s: values, quotes and their pages are replayed offline',
    async (kind) => {
      const { bytes, findings } = await fill('yml_dangerous_goods_data', { kind, files: [SDS] });
      // A thinner under UN 1993, and what a data sheet cannot know.
      const doubts = ['entry_by_words', 'packages_missing', 'value_doubtful'];
      expect([...new Set(codes({ findings }))]).toEqual(doubts);
      const replayed = await verify(bytes, SDS);
      expect(replayed).toMatchObject({
        verified: true,
        format: 'yml_dangerous_goods_data',
        findings: [],
        documents: [{ name: 'sds.pdf', given: true }],
      });
      // No person answered for them, and the file says so.
      expect([...new Set(codes({ findings: replayed.unanswered }))]).toEqual(doubts);
      expect(replayed.values.find(({ key }) => key === 'unNo')).toMatchObject({
        value: 'UN1993',
        status: 'stated',
        inFile: true,
        quotesStand: true,
      });
    },
  );

  test('a user’s own workbook gets the record and nothing else', async () => {
    const template = { name: 'carrier.xlsx', bytes: await makeRichTemplate() };
    const { bytes } = await fill('yml_chemical_data', { kind: 'xlsx', files: [SDS], template });
    const [before, after] = [unzipSync(template.bytes), unzipSync(bytes)];
    const changed = Object.keys(after).filter(
      (name) => !Buffer.from(before[name] ?? []).equals(Buffer.from(after[name] ?? [])),
    );
    expect(changed.sort()).toEqual(['customXml/item1.xml', 'xl/_rels/workbook.xml.rels', 'xl/worksheets/sheet1.xml']);
    expect(await verify(bytes, SDS)).toMatchObject({ verified: true });
    const again = await fill('yml_chemical_data', {
      kind: 'xlsx',
      files: [SDS],
      template: { name: 'again.xlsx', bytes },
    });
    expect(Object.keys(unzipSync(again.bytes)).filter((name) => name.startsWith('customXml/'))).toEqual([
      'customXml/item1.xml',
    ]);
  });

  test('a changed cell is reported, with its former text', async () => {
    const { bytes } = await fill('yml_chemical_data', { kind: 'xlsx', files: [SDS] });
    const parts = unzipSync(bytes);
    const name = 'xl/worksheets/sheet1.xml';
    parts[name] = strToU8(strFromU8(parts[name] ?? new Uint8Array()).replace('UN1993', 'UN1263'));
    const replayed = await verify(zipSync(parts));
    expect(replayed.verified).toBe(false);
    expect(replayed.findings).toContainEqual(expect.objectContaining({ code: 'value_changed', quote: 'UN1993' }));
  });

  test('a changed record, a changed document and a quote that is not on its page are reported', async () => {
    const { bytes } = await fill('yml_chemical_data', { kind: 'xlsx', files: [SDS] });
    const change = (from: string, to: string) => {
      const parts = unzipSync(bytes);
      parts['customXml/item1.xml'] = strToU8(
        strFromU8(parts['customXml/item1.xml'] ?? new Uint8Array()).replace(from, to),
      );
      return zipSync(parts);
    };
    const quote = change(
      '&quot;quote&quot;:&quot;Brightwater Thinner 40&quot;',
      '&quot;quote&quot;:&quot;Brightwater Thinner 41&quot;',
    );
    expect(codes(await verify(quote, SDS))).toEqual(['provenance_changed', 'quote_not_found']);
    const other = { name: 'sds.pdf', bytes: sampleSds([]) };
    expect(codes(await verify(bytes, other))).toEqual(['document_not_given', 'document_differs']);
  });

  test('a file that carries no record is refused', async () => {
    await expect(verify(makeDocx(paragraph('Hello')))).rejects.toMatchObject({ code: 'provenance_not_found' });
  });
});

/** Values as long as real ones are; every text of theirs wraps in its box. */
const LONG = {
  ...{ unNo: 'UN3082', properShippingName: 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.', packingGroup: 'III' },
  ...{ imoHazardClassNo: '9', marinePollutant: 'Y', emsCode: 'F-A, S-F', technicalName: 'epoxy resin of bisphenol A' },
  packageQuantityAndType: '18 composite IBCs (31HA1) and 240 steel drums (1A1) and 1,200 jerricans (3H1) on 48 pallets',
  ...{ grossWeightKgs: '23456.789', netWeightKgs: '21999.5', emergencyContactTelephone: '+86 532 8388 9090' },
  shipper:
    '长名称国际化工进出口贸易有限公司 Long Named International Chemical Import and Export Company Limited, Room 2801',
  consignee:
    'Handelsgesellschaft für Spezialchemikalien und Beschichtungsrohstoffe mbH & Co. KG, Straße des 17. Juni 135',
  ...{ shippersReference: 'REF-2026-11-AAA-BBB-CCC-001', freightForwardersReference: 'FF-99887766-0001-0002' },
  vesselFlightNoAndDate: 'SHIPPING UNIVERSE 062W / 2026-12-05',
};

test.each(['pdf', 'docx', 'xlsx'] as const)(
  '%s: values that wrap beside one another are shown, and verified',
  async (kind) => {
    const { bytes, findings } = await fill('yml_dangerous_goods_data', { kind, values: LONG });
    expect(codes({ findings })).not.toContain('value_not_shown');
    expect(await verify(bytes)).toMatchObject({ verified: true, findings: [] });
  },
);

describe('a filled file is not verified', () => {
  test('with a value in a cell that was empty', async () => {
    const { bytes } = await fill('yml_chemical_data', { kind: 'xlsx', files: [SDS] });
    const template = { name: 'filled.xlsx', bytes };
    // Filled again by another program, which leaves the record as it was.
    const again = await fill('yml_chemical_data', { kind: 'xlsx', values: { tradeId: 'ADDED-1' }, template });
    const [first, second] = [unzipSync(bytes), unzipSync(again.bytes)];
    const record = first['customXml/item1.xml'];
    const forged = zipSync({ ...second, ...(record ? { 'customXml/item1.xml': record } : {}) });
    const replayed = await verify(forged, SDS);
    expect([replayed.verified, codes(replayed)]).toEqual([false, ['text_changed']]);
  });

  test('beside a document that it was not filled from', async () => {
    const { bytes } = await fill('yml_chemical_data', { kind: 'xlsx', files: [SDS] });
    const replayed = await verify(bytes, SDS, SOAP);
    expect([replayed.verified, codes(replayed)]).toEqual([false, ['document_not_used']]);
  });

  test('when the signature of its record is not that of the service', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicKey.export({ format: 'jwk' }).x ?? '', kid: 'one' };
    const header = Buffer.from(JSON.stringify({ alg: 'EdDSA', kid: 'one' })).toString('base64url');
    const signed = async (record: object) => {
      const payload = Buffer.from(canonicalJson(record)).toString('base64url');
      return `${header}..${sign(null, Buffer.from(`${header}.${payload}`), privateKey).toString('base64url')}`;
    };
    const order = { format: getTargetFormat('yml_dangerous_goods_data'), kind: 'xlsx', documents: [], at: AT } as const;
    const values = Object.fromEntries(
      Object.entries(PAINT).map(([key, value]) => [key, { value, status: 'given' as const, evidence: [] }]),
    );
    const { bytes } = await fillForm({ ...order, values, sign: signed }, gateForm);
    const unsigned = await fillForm({ ...order, values }, gateForm);
    const check = async (file: Uint8Array, keys: object[]) => {
      const { verified, findings } = await verifyForm({ name: 'f', bytes: file }, [], { keys: keys as [] });
      return [verified, findings.map(({ code }) => code)];
    };
    expect(await check(bytes, [jwk])).toEqual([true, []]);
    expect(await check(bytes, [])).toEqual([false, ['key_unknown']]);
    const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x;
    expect(await check(bytes, [{ ...jwk, x: other }])).toEqual([false, ['signature_wrong']]);
    expect(await check(unsigned.bytes, [jwk])).toEqual([true, ['record_not_signed']]);
  });
});

describe('the non-dangerous goods letter', () => {
  test('is refused for an acetone safety data sheet, with the words that contradict it and the question to ask', async () => {
    const acetone = sampleSds([
      [50, 60, 'SECTION 14: Transport information', 12],
      ...rows(80, [
        ['IMDG', ''],
        ['UN-No', 'UN1090'],
        ['Proper Shipping Name', 'ACETONE'],
        ['Hazard Class', '3'],
      ]),
    ]);
    const refusal = await fill('yml_non_dangerous_letter', {
      kind: 'docx',
      files: [{ name: 'acetone.pdf', bytes: acetone }],
    }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'letter_contradicted', status: 409 });
    const { findings } = (refusal as { data: { findings: { code: string; places: object[]; ask?: object }[] } }).data;
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: 'letter_un_number',
        places: [expect.objectContaining({ document: 'acetone.pdf', page: 2, quote: 'UN1090' })],
        ask: expect.anything(),
      }),
    );
  });

  test.each(['docx', 'pdf'] as const)(
    '%s: is written in both languages, with the clauses of its kind of cargo',
    async (kind) => {
      const values = {
        cargoEnglishName: 'Soap noodles in flexitank',
        consignee: 'Northport Trading',
        declarationDate: '2026-11-20',
      };
      const { bytes, findings } = await fill('yml_non_dangerous_letter', { kind, files: [SOAP], values });
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(codes({ findings })).toContain('cargo_kind_assumed');
      const { values: replayed, verified } = await verify(bytes, SOAP);
      expect(verified).toBe(true);
      expect(replayed.map(({ key }) => key)).toEqual(
        expect.arrayContaining(['cargoChineseName', 'cargoEnglishName', 'consignee', 'declarationDate']),
      );
    },
  );

  test('fills a company’s own letter by its labels', async () => {
    const template = {
      name: 'baohan.docx',
      bytes: makeDocx(paragraph('中文品名：________') + paragraph('收货人：____')),
    };
    const { bytes } = await fill('yml_non_dangerous_letter', {
      kind: 'docx',
      files: [SOAP],
      values: { consignee: 'Northport' },
      template,
    });
    expect(await verify(bytes, SOAP)).toMatchObject({
      verified: true,
      values: [
        { key: 'cargoChineseName', value: '亮水皂粒', quotesStand: true },
        { key: 'consignee', status: 'given' },
      ],
    });
  });
});

test('the dangerous goods form is one page, however much text its boxes hold', async () => {
  const long = 'A description that goes on and on, '.repeat(25);
  for (const commodityName of ['Thinner', long]) {
    const { bytes, findings } = await fill('yml_dangerous_goods_data', {
      kind: 'pdf',
      values: { ...PAINT, commodityName, shipper: commodityName.slice(0, 300) },
    });
    expect(findings).toEqual([]);
    expect((await readDocument({ name: 'form.pdf', bytes })).total).toBe(1);
  }
});

test('values that do not fit their fields are refused, all of them at once', async () => {
  const values = { shipperDeclareAs: 'Perhaps', flashPointCelsius: 'low', appearance: 'liquid' };
  await expect(fill('yml_chemical_data', { kind: 'xlsx', values })).rejects.toMatchObject({
    code: 'fill_values_invalid',
    data: { findings: [{ code: 'value_not_an_option' }, { code: 'value_not_a_number' }] },
  });
});

test('a non-dangerous goods letter is not offered as a workbook, and a template of another kind is refused', async () => {
  await expect(
    fill('yml_non_dangerous_letter', { kind: 'xlsx', values: { cargoEnglishName: 'Soap' } }),
  ).rejects.toMatchObject({
    code: 'fill_kind_not_offered',
    data: { offered: ['docx', 'pdf'] },
  });
  await expect(
    fill('yml_chemical_data', { kind: 'xlsx', values: { model: 'X' }, template: SDS }),
  ).rejects.toMatchObject({ code: 'template_kind_wrong' });
});

/** The ink of a page's box, in tenths of its width and height: where glyphs are dark. */
async function inkOf(bytes: Uint8Array): Promise<{ share: number; at: (box: readonly number[]) => number[][] }> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const scale = 4;
  const { data, width, height } = await document
    .getPage(0)
    .render({ scale, colorSpace: 'BGRA', render: async ({ data: raw }) => raw });
  const pixels = data.slice();
  document.destroy();
  library.destroy();
  const dark = (x: number, y: number) => ((pixels[4 * (y * width + x)] ?? 255) < 128 ? 1 : 0);
  let ink = 0;
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) ink += dark(x, y);
  return {
    share: ink / (width * height),
    at: ([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) =>
      Array.from({ length: 12 }, (_, row) =>
        Array.from({ length: 12 }, (__, column) => {
          let sum = 0;
          let count = 0;
          for (
            let y = Math.floor(scale * (y0 + ((y1 - y0) * row) / 12));
            y < scale * (y0 + ((y1 - y0) * (row + 1)) / 12);
            y++
          ) {
            for (
              let x = Math.floor(scale * (x0 + ((x1 - x0) * column) / 12));
              x < scale * (x0 + ((x1 - x0) * (column + 1)) / 12);
              x++
            ) {
              sum += dark(x, y);
              count++;
            }
          }
          return sum / Math.max(1, count);
        }),
      ),
  };
}

test('Chinese really shows in a PDF: the glyphs of 十 and 口 have ink where those characters have strokes', async () => {
  const { writePdf } = await import('./pdf/new-pdf.ts');
  const bytes = await writePdf({ title: 'glyphs', at: AT }, (pdf) => {
    pdf.font('regular').fontSize(100).fillColor('#000000').text('十口', 100, 100, { lineBreak: false });
  });
  const { at } = await inkOf(bytes);
  // Noto Sans SC: the em box begins 28.8 points below the line's top (ascender 1.16, em top 0.88).
  const cross = at([100, 128, 200, 228]);
  const mouth = at([200, 128, 300, 228]);
  const column = (grid: number[][], index: number) => grid.reduce((sum, row) => sum + (row[index] ?? 0), 0);
  const row = (grid: number[][], index: number) => (grid[index] ?? []).reduce((sum, share) => sum + share, 0);
  // 十: a stroke down the middle and one across, empty corners.
  expect(column(cross, 5) + column(cross, 6)).toBeGreaterThan(4);
  expect(Math.max(row(cross, 4), row(cross, 5), row(cross, 6))).toBeGreaterThan(4);
  for (const [y, x] of [
    [1, 1],
    [1, 10],
    [10, 1],
    [10, 10],
  ] as const)
    expect(cross[y]?.[x]).toBe(0);
  // 口: strokes left and right, nothing in the middle.
  expect(column(mouth, 1) + column(mouth, 2)).toBeGreaterThan(3);
  expect(column(mouth, 9) + column(mouth, 10)).toBeGreaterThan(3);
  for (const y of [4, 5, 6]) expect(mouth[y]?.[6]).toBe(0);
  const { bytes: form } = await fill('yml_dangerous_goods_data', {
    kind: 'pdf',
    values: { ...PAINT, commodityName: '亮水稀释剂' },
  });
  expect((await inkOf(form)).share).toBeGreaterThan(0.01);
});

test('the same order makes the same bytes', async () => {
  const order = { kind: 'xlsx', values: { commodityName: '亮水' } } as const;
  const [one, two] = [await fill('yml_chemical_data', order), await fill('yml_chemical_data', order)];
  expect(Buffer.from(one.bytes).equals(Buffer.from(two.bytes))).toBe(true);
});
