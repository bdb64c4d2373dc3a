import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../../documents/offline.ts';
import { getTargetFormat } from '../../formats/index.ts';
import type { FillValues } from '../fill-value.ts';
import { labelIndexOf } from '../labels/label-index.ts';
import { readParts } from '../ooxml/parts.ts';
import { makeDocx, paragraph, table } from '../testing/make-docx.ts';
import { listDocumentTexts } from './document-parts.ts';
import { fillDocument } from './fill-document.ts';

/** What the reader of documents finds in a Word file. */
async function readWord(bytes: Uint8Array): Promise<{ text: string }> {
  const { document } = await readDocument({ name: 'filled.docx', bytes });
  return { text: document.pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n') };
}

const format = getTargetFormat('yml_non_dangerous_letter');
const labels = labelIndexOf(format.fields);
const fill = (template: Uint8Array, values: FillValues) =>
  fillDocument(template, { fields: format.fields, values, labels });
const texts = async (body: string, values: FillValues, header = '') => {
  const { bytes, findings } = await fill(makeDocx(body, header), values);
  return {
    texts: listDocumentTexts(readParts(bytes)),
    findings: findings.map(({ code }) => code),
    xml: new TextDecoder().decode(unzipSync(bytes)['word/document.xml']),
  };
};

test('a field that stands as a tag and as a drawn blank is filled in both places', async () => {
  const { texts: lines, findings } = await texts(
    paragraph('Goods: {cargoEnglishName}') + paragraph('品名：') + paragraph('英文品名：________'),
    { cargoEnglishName: 'Brightwater Soap' },
  );
  expect(lines.slice(0, 3)).toEqual(['Goods: Brightwater Soap', '品名：', '英文品名：Brightwater Soap']);
  expect(findings).toEqual([]);
});

describe('a letter without tags', () => {
  test('is filled at its drawn lines, and the value is underlined in their place', async () => {
    const { texts: lines, xml } = await texts(
      paragraph('1、货物中文品名：________　英文品名：______（以下简称货物）'),
      { cargoChineseName: '亮水洗涤剂', cargoEnglishName: 'Brightwater Soap' },
    );
    expect(lines[0]).toBe('1、货物中文品名：亮水洗涤剂　英文品名：Brightwater Soap（以下简称货物）');
    expect(xml).toContain('<w:rPr><w:u w:val="single"/></w:rPr><w:t xml:space="preserve">亮水洗涤剂</w:t>');
  });

  test('is filled where a label ends the line, though blanks stand inside the label and runs split it', async () => {
    const { texts: lines } = await texts(
      paragraph('品', '   名', '：') + paragraph('Vessel/Voyage:      Port of Loading:'),
      { cargoChineseName: '亮水洗涤剂', vesselVoyage: 'EVER TEST / 012W', portOfLoading: 'NINGBO' },
    );
    expect(lines.slice(0, 2)).toEqual([
      '品   名：亮水洗涤剂',
      'Vessel/Voyage: EVER TEST / 012W  Port of Loading:NINGBO',
    ]);
  });

  test('is filled at underlined blanks and tabs, which stay underlined', async () => {
    const line = {
      properties: '<w:sz w:val="24"/><w:u w:val="single"/>',
      content: '<w:t xml:space="preserve">        </w:t><w:tab/>',
    };
    const { texts: lines, xml } = await texts(paragraph('托运人：', line), { shipper: 'Brightwater & Co <Ltd>' });
    expect(lines[0]).toBe('托运人： Brightwater & Co <Ltd>');
    expect(xml).toContain(
      '<w:u w:val="single"/></w:rPr><w:t xml:space="preserve"> </w:t><w:t xml:space="preserve">Brightwater &amp; Co &lt;Ltd&gt;</w:t>',
    );
  });

  test('is filled in the blank cell beside a label, or below it', async () => {
    const body = table([
      ['船名/航次 Vessel/Voyage', '', '提单号 (B/L No.)', ''],
      ['件数', '毛重'],
      ['', ''],
    ]);
    const { texts: cells } = await texts(body, {
      vesselVoyage: 'EVER TEST / 012W',
      billOfLadingNo: 'EGLV1',
      cargoQuantity: '800 袋',
      grossWeight: 20080,
    });
    expect(cells.filter((text) => text !== '')).toEqual([
      '船名/航次 Vessel/Voyage',
      'EVER TEST / 012W',
      '提单号 (B/L No.)',
      'EGLV1',
      '件数',
      '毛重',
      '800 袋',
      '20080',
    ]);
  });

  test('is filled in its content controls and its header', async () => {
    const control =
      '<w:sdt><w:sdtPr><w:alias w:val="中文品名"/><w:showingPlcHdr/></w:sdtPr><w:sdtContent><w:r><w:rPr><w:rStyle w:val="PlaceholderText"/></w:rPr><w:t>单击此处</w:t></w:r></w:sdtContent></w:sdt>';
    const { texts: lines, xml } = await texts(
      `<w:p>${control}</w:p>`,
      { cargoChineseName: '亮水洗涤剂', billOfLadingNo: 'EGLV1' },
      '提单号：____',
    );
    expect(lines).toEqual(['亮水洗涤剂', '提单号：EGLV1']);
    expect(xml).not.toMatch(/showingPlcHdr|PlaceholderText/);
  });

  test('leaves what is written already, and lines for signatures; other blanks are reported', async () => {
    const body =
      paragraph('品名：旧货') + paragraph('签字：________') + paragraph('柜号 X ________') + paragraph('托运人：____');
    const { texts: lines, findings } = await texts(body, { cargoChineseName: '亮水洗涤剂', shipper: 'Brightwater' });
    expect(lines.slice(0, 4)).toEqual(['品名：旧货', '签字：________', '柜号 X ________', '托运人：Brightwater']);
    expect(findings).toEqual(['value_not_placed', 'blank_left']);
  });

  test('puts a date in place of the frame for one', async () => {
    const { texts: lines } = await texts(paragraph('日期：', '    年   月   日'), { declarationDate: '2026-11-20' });
    expect(lines[0]).toBe('日期： 2026-11-20');
  });

  test('changes no part but the document', async () => {
    const template = makeDocx(paragraph('品名：____'), 'Letterhead');
    const { bytes } = await fill(template, { cargoChineseName: '亮水洗涤剂' });
    const [before, after] = [unzipSync(template), unzipSync(bytes)];
    expect(
      Object.keys(before).filter((name) => !Buffer.from(before[name] ?? []).equals(Buffer.from(after[name] ?? []))),
    ).toEqual(['word/document.xml']);
  });

  test('a document without any place is refused', async () => {
    await expect(fill(makeDocx(paragraph('Dear colleagues,')), { shipper: 'Brightwater' })).rejects.toMatchObject({
      code: 'template_without_place',
    });
  });
});

test('a letter with tags is filled by them, across split runs; unknown tags are reported', async () => {
  const { texts: lines, findings } = await texts(
    paragraph('品名 {cargo', 'ChineseName} / {cargoEnglishName} {hsCode}') + paragraph('托运人：____'),
    { cargoChineseName: '亮水洗涤剂', cargoEnglishName: 'Soap', shipper: 'Brightwater' },
  );
  expect(lines.slice(0, 2)).toEqual(['品名 亮水洗涤剂 / Soap ', '托运人：Brightwater']);
  expect(findings).toEqual(['template_tag_unknown']);
});

describe('several goods', () => {
  const declaration = getTargetFormat('yml_dangerous_goods_data');
  const goods = [1, 2, 3].map((number) => ({
    ...{
      unNo: `UN126${number}`,
      properShippingName: `PAINT ${number}`,
      imoHazardClassNo: '3',
      grossWeightKgs: 100 * number,
    },
  }));
  const fillGoods = async (body: string) => {
    const task = { fields: declaration.fields, values: {}, labels: labelIndexOf(declaration.fields), goods };
    const { bytes, placed } = await fillDocument(makeDocx(body), task);
    const { text } = await readWord(bytes);
    return { text, placed, xml: new TextDecoder().decode(unzipSync(bytes)['word/document.xml']) };
  };

  test('get a row each in the table that asks for them, and the rows below stay below', async () => {
    const body = table([
      ['No.', 'UN No.', 'Proper shipping name', 'Class', 'Gross weight'],
      ['', '', '', '', ''],
      ['Total', '', '', '', 'see certificate'],
    ]);
    const { xml, placed } = await fillGoods(body);
    const rows = [...xml.matchAll(/<w:tr>.*?<\/w:tr>/gs)].map(([row]) =>
      [...row.matchAll(/<w:t[ >][^<]*/g)].map(([text]) => text.replace(/^[^>]*>/, '')),
    );
    expect(rows).toEqual([
      ['No.', 'UN No.', 'Proper shipping name', 'Class', 'Gross weight'],
      ['UN1261', 'PAINT 1', '3', '100'],
      ['UN1262', 'PAINT 2', '3', '200'],
      ['UN1263', 'PAINT 3', '3', '300'],
      ['Total', 'see certificate'],
    ]);
    expect(placed.filter(({ key }) => key === 'unNo').map(({ goods: number }) => number)).toEqual([1, 2, 3]);
  });

  test('get what stands between {#goods} and {/goods}', async () => {
    const { text, placed } = await fillGoods(
      paragraph('{#goods}') + paragraph('{unNo}, {properShippingName}') + paragraph('{/goods}'),
    );
    expect(text).toContain('UN1261, PAINT 1');
    expect(text).toContain('UN1263, PAINT 3');
    expect(placed).toHaveLength(6);
  });
});

test('boxes are ticked: in a line, in the cell beside a label, in a control of Word', async () => {
  const declaration = getTargetFormat('yml_dangerous_goods_data');
  const control =
    '<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="0"/></w14:checkbox></w:sdtPr><w:sdtContent><w:r><w:t>☐</w:t></w:r></w:sdtContent></w:sdt>';
  const body =
    paragraph('Marine pollutant: □ Yes □ No') +
    table([['包装类别', '□I  □II  □III']]) +
    `<w:p><w:r><w:t xml:space="preserve">Limited quantity: </w:t></w:r>${control}<w:r><w:t xml:space="preserve"> Yes </w:t></w:r>${control}<w:r><w:t> No</w:t></w:r></w:p>`;
  const values = { marinePollutant: 'N', packingGroup: 'III', limitedQuantity: 'Y' };
  const task = { fields: declaration.fields, values, labels: labelIndexOf(declaration.fields) };
  const { bytes, placed, findings } = await fillDocument(makeDocx(body), task);
  const { text } = await readWord(bytes);
  expect(text).toContain('Marine pollutant: □ Yes ☑ No');
  expect(text).toContain('□I □II ☑III');
  expect(text).toContain('Limited quantity: ☒ Yes ☐ No');
  expect(new TextDecoder().decode(unzipSync(bytes)['word/document.xml']).match(/w14:val="(\d)"/g)).toEqual([
    'w14:val="1"',
    'w14:val="0"',
  ]);
  expect(placed.map(({ key, shown }) => `${key} ${shown}`)).toEqual([
    'marinePollutant ☑ No',
    'packingGroup ☑III',
    'limitedQuantity ☒ Yes',
  ]);
  expect(findings).toEqual([]);
});

test('boxes drawn as symbols, by a symbol font, and check boxes of older Word forms are ticked, and read as ticked', async () => {
  const declaration = getTargetFormat('yml_dangerous_goods_data');
  const run = (content: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr>${content}</w:r>`;
  const words = (text: string) => run(`<w:t xml:space="preserve">${text}</w:t>`);
  const symbol = (font: string, char: string) => run(`<w:sym w:font="${font}" w:char="${char}"/>`);
  const letter = run('<w:t>o</w:t>', '<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>');
  const check =
    run(
      '<w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:sizeAuto/><w:default w:val="0"/></w:checkBox></w:ffData></w:fldChar>',
    ) +
    run('<w:instrText> FORMCHECKBOX </w:instrText>') +
    run('<w:fldChar w:fldCharType="end"/>');
  const boxes = symbol('Wingdings', 'F0A8');
  const groups = ['I', 'II', 'III'].map((group) => `${symbol('Wingdings 2', '00A3')}${words(`${group}  `)}`).join('');
  const body =
    `<w:p>${words('Marine pollutant: ')}${boxes}${words(' Yes ')}${boxes}${words(' No')}</w:p>` +
    `<w:p>${words('Limited quantity: ')}${check}${words(' Yes ')}${check}${words(' No')}</w:p>` +
    `<w:p>${words('Packing group: ')}${groups}</w:p>` +
    `<w:p>${words('Shipper declares as: ')}${letter}${words(' Dangerous goods ')}${letter}${words(' General cargo')}</w:p>`;
  const values = { marinePollutant: 'N', packingGroup: 'III', limitedQuantity: 'Y', shipperDeclareAs: 'DG Cargo' };
  const task = { fields: declaration.fields, values, labels: labelIndexOf(declaration.fields) };
  const { bytes, placed } = await fillDocument(makeDocx(body), task);
  const { text } = await readWord(bytes);
  expect(text).toContain('Marine pollutant: ☐ Yes ☒ No');
  expect(text).toContain('Limited quantity: ☒ Yes ☐ No');
  expect(text).toContain('☐I ☐II ☒III');
  const shown = listDocumentTexts(readParts(bytes)).join('\n');
  for (const one of placed) expect(shown).toContain(one.shown);
  expect(placed.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['marinePollutant', 'limitedQuantity', 'packingGroup']),
  );
});

test('boxes of which none says the value are left, and that is said once', async () => {
  const declaration = getTargetFormat('yml_dangerous_goods_data');
  const task = { fields: declaration.fields, labels: labelIndexOf(declaration.fields) };
  const body = paragraph('Packing group: □ high □ low') + paragraph('UN No.: ____');
  const { findings } = await fillDocument(makeDocx(body), { ...task, values: { packingGroup: 'II', unNo: 'UN1263' } });
  expect(findings.map(({ code }) => code)).toEqual(['value_not_placed']);
  expect(findings[0]?.message).toContain('None of the boxes at "Packing group" says it.');
});
