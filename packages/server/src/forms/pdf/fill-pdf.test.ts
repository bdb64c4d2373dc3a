import { PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { getTargetFormat } from '../../formats/index.ts';
import { type FormOrder, fillForm } from '../fill-form.ts';
import { givenValues } from '../sourced-value.ts';
import { verifyForm } from '../verify-form.ts';
import { withFieldsDrawn } from './open-form.ts';
import { readPdfFields } from './read-fields.ts';
import { readPdfText } from './read-text.ts';

/** A carrier's form: texts, a numbered list, check boxes, radio buttons, a choice; names in English and Chinese. */
async function makeForm(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const form = pdf.getForm();
  let y = 780;
  const text = (name: string, { height = 18, tooltip = '' } = {}) => {
    y -= height + 8;
    const field = form.createTextField(name);
    if (height > 20) field.enableMultiline();
    field.addToPage(page, { x: 60, y, width: 220, height });
    if (tooltip !== '') field.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(tooltip));
    return field;
  };
  text('Shipper', { height: 60 });
  text('page1.Text7', { tooltip: '船名/航次 Vessel/Voyage' });
  text('txtPortOfLoading');
  for (const number of [1, 2, 3]) {
    text(`UN No ${number}`);
    text(`品名_${number}`, { tooltip: `Proper shipping name ${number}` });
  }
  text('Signature of the master');
  const pg = form.createDropdown('包装类别');
  pg.addOptions(['I', 'II', 'III']);
  pg.addToPage(page, { x: 320, y: 700, width: 80, height: 18 });
  form.createCheckBox('Marine pollutant Yes').addToPage(page, { x: 320, y: 660, width: 14, height: 14 });
  form.createCheckBox('Marine pollutant No').addToPage(page, { x: 350, y: 660, width: 14, height: 14 });
  const limited = form.createRadioGroup('Limited quantity');
  limited.addOptionToPage('Yes', page, { x: 320, y: 620, width: 14, height: 14 });
  limited.addOptionToPage('No', page, { x: 350, y: 620, width: 14, height: 14 });
  return pdf.save();
}

const VALUES = {
  shipper:
    '亮水涂料有限公司 Brightwater Coatings Co., Ltd.\nNo. 1288 Chuangxin Middle Road, Göteborg office ≤ 25 °C, Laoshan, Qingdao 266100',
  vesselVoyage: 'EVER TEST / 012W',
  portOfLoading: 'QINGDAO 青岛',
  packingGroup: 'II',
  marinePollutant: 'Y',
  limitedQuantity: 'N',
};
const goods = [1, 2].map((number) => ({
  values: givenValues({ unNo: `UN126${number}`, properShippingName: number === 1 ? 'PAINT' : '丙酮 ACETONE' }),
  evidence: {},
  readings: [],
}));

const order = (template: Uint8Array, more: Partial<FormOrder> = {}): FormOrder => ({
  format: getTargetFormat('yml_dangerous_goods_data'),
  kind: 'pdf',
  values: givenValues(VALUES),
  goods,
  documents: [],
  template: { name: 'carrier.pdf', bytes: template },
  at: new Date('2026-11-23T00:00:00Z'),
  ...more,
});
const open = () => ({ refusals: [], findings: [], final: false });

describe('a PDF form of a carrier', () => {
  let template = new Uint8Array();
  beforeAll(async () => {
    template = new Uint8Array(await makeForm());
  });

  test('is filled by the names and tooltips of its fields, in English and Chinese, and stays a form', async () => {
    const { bytes, findings } = await fillForm(order(template), open);
    const shown = Object.fromEntries(
      (await readPdfFields(bytes)).map(({ name, value }) => [name, value.replace(/\s+/g, ' ')]),
    );
    expect(shown).toEqual({
      Shipper: VALUES.shipper.replace(/\s+/g, ' '),
      'page1.Text7': 'EVER TEST / 012W',
      txtPortOfLoading: 'QINGDAO 青岛',
      ...{ 'UN No 1': 'UN1261', 品名_1: 'PAINT', 'UN No 2': 'UN1262', 品名_2: '丙酮 ACETONE' },
      包装类别: 'II',
      'Marine pollutant Yes': expect.any(String),
      'Limited quantity': expect.any(String),
    });
    expect(findings.map(({ code }) => code)).toEqual(['blank_left']);
    const form = (await PDFDocument.load(bytes)).getForm();
    expect(form.getCheckBox('Marine pollutant Yes').isChecked()).toBe(true);
    expect(form.getCheckBox('Marine pollutant No').isChecked()).toBe(false);
    expect(form.getRadioGroup('Limited quantity').getSelected()).toBe('No');
  });

  test('carries its sources, and verification proves it; a field changed by hand is found', async () => {
    const { bytes } = await fillForm(order(template), open);
    const replayed = await verifyForm({ name: 'filled.pdf', bytes });
    expect(replayed).toMatchObject({ verified: true, findings: [] });
    expect(replayed.values.filter(({ key }) => key === 'unNo').map(({ value }) => value)).toEqual(['UN1261', 'UN1262']);
    const changed = await PDFDocument.load(bytes);
    changed.getForm().getTextField('UN No 2').setText('UN3082');
    const { verified, findings } = await verifyForm({
      name: 'filled.pdf',
      bytes: new Uint8Array(await changed.save()),
    });
    expect(verified).toBe(false);
    expect(findings.map(({ code }) => code)).toEqual(expect.arrayContaining(['value_changed', 'text_changed']));
  });

  test('made flat shows its values as text of the page, has no fields, and is proved too', async () => {
    const { bytes } = await fillForm(order(template, { flatten: true }), open);
    expect(await readPdfFields(bytes)).toEqual([]);
    const text = (await readPdfText(bytes)).replace(/\s+/g, '');
    for (const value of ['亮水涂料有限公司', 'EVERTEST/012W', 'UN1262', '丙酮ACETONE']) expect(text).toContain(value);
    expect(await verifyForm({ name: 'flat.pdf', bytes })).toMatchObject({ verified: true });
  });

  test('says which goods and answers found no field', async () => {
    const four = [...goods, ...goods];
    const values = givenValues({ ...VALUES, packingGroup: 'IV', consignee: 'Nordic Paints AB' });
    const { findings } = await fillForm(order(template, { goods: four, values }), open);
    const messages = findings.map(({ message }) => message).join('\n');
    expect(messages).toContain('The form has 3 fields for it, and there are 4 goods.');
    expect(messages).toContain('none of its answers says it (I, II, III)');
    expect(messages).toContain('"Nordic Paints AB" was not placed. No field of the form asks for it');
  });

  test('whose fields have no names of their own is filled by the words printed beside and above them', async () => {
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([595, 842]);
    const field = (name: string, x: number, y: number) =>
      pdf.getForm().createTextField(name).addToPage(page, { x, y, width: 150, height: 18 });
    page.drawText('Port of loading:', { x: 40, y: 704, size: 10 });
    field('Text1', 140, 700);
    page.drawText('Vessel / voyage', { x: 320, y: 724, size: 8 });
    field('Text2', 320, 700);
    page.drawText('Remarks', { x: 40, y: 604, size: 10 });
    field('Text3', 140, 600);
    const { bytes, findings } = await fillForm(order(new Uint8Array(await pdf.save()), { goods: [] }), open);
    expect((await readPdfFields(bytes)).map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Text1: QINGDAO 青岛',
      'Text2: EVER TEST / 012W',
    ]);
    expect(findings.find(({ code }) => code === 'blank_left')?.message).toContain('Text3');
  });

  test('without fields is refused with what to do', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage();
    const bytes = new Uint8Array(await pdf.save());
    await expect(fillForm(order(bytes), open)).rejects.toMatchObject({ code: 'template_without_place' });
  });

  test('is shown with what stands in its fields before it is taken', async () => {
    const { bytes } = await fillForm(order(template), open);
    expect(await readPdfText(bytes)).not.toContain('UN1261');
    expect(await readPdfText(await withFieldsDrawn(bytes))).toContain('UN1261');
  });

  test('asked for as another kind of file is refused', async () => {
    await expect(fillForm(order(template, { kind: 'xlsx' }), open)).rejects.toMatchObject({
      code: 'template_kind_wrong',
    });
  });

  test('with a password, or damaged, is refused', async () => {
    const pdf = await PDFDocument.load(template);
    pdf.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
    await expect(fillForm(order(new Uint8Array(await pdf.save())), open)).rejects.toMatchObject({
      code: 'template_unreadable',
    });
    await expect(fillForm(order(new TextEncoder().encode('%PDF-1.7 nothing')), open)).rejects.toMatchObject({
      code: 'template_unreadable',
    });
  });
});
