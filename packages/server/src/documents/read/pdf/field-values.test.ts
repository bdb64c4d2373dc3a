import { degrees, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { extractFile } from '../../../extraction/offline.ts';
import { readDocument } from '../read-document.ts';

const LABELS = ['Product name:', 'UN number:', 'Proper shipping name:', 'Class:', 'Packing group:', 'Remarks:'];
const yOf = (at: number) => 720 - 40 * at;

/** A shipper's form: printed labels, and fields that are filled in; `turned` as a page that lies. */
async function filledForm({ turned = false, drawn = false } = {}): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const form = pdf.getForm();
  page.drawText('SAFETY DATA SHEET - transport information (IMDG)', { x: 60, y: 770, size: 12, font });
  for (const [at, label] of LABELS.entries()) page.drawText(label, { x: 60, y: yOf(at), size: 10, font });
  const place = (at: number, height = 16) => ({ x: 190, y: yOf(at) - 4 - (height - 16), width: 220, height });
  const fill = (name: string, at: number, value: string) => {
    const field = form.createTextField(name);
    field.addToPage(page, place(at));
    field.setText(value);
  };
  fill('a', 0, 'Harbour Blue 240');
  fill('b', 1, 'UN1263');
  fill('c', 2, 'PAINT');
  fill('d', 3, '3');
  const group = form.createDropdown('e');
  group.addOptions(['I', 'II', 'III']);
  group.addToPage(page, place(4));
  group.select('III');
  const remarks = form.createTextField('f');
  remarks.enableMultiline();
  remarks.addToPage(page, place(5, 60));
  remarks.setText('Keep away from heat. Store in a cool place with enough fresh air.\nCall before delivery.');
  page.drawText('Marine pollutant:        Yes        No', { x: 60, y: 440, size: 10, font });
  const yes = form.createCheckBox('g');
  yes.addToPage(page, { x: 150, y: 438, width: 12, height: 12 });
  const no = form.createCheckBox('h');
  no.addToPage(page, { x: 190, y: 438, width: 12, height: 12 });
  no.check();
  const hidden = form.createTextField('hidden');
  hidden.addToPage(page, { ...place(1), x: 420, hidden: true });
  hidden.setText('UN9999');
  if (drawn) form.flatten();
  if (turned) page.setRotation(degrees(180));
  return pdf.save();
}

test('the fields of a PDF form are read with what stands in them, each in its place on the page', async () => {
  const { document } = await readDocument({ name: 'form.pdf', bytes: await filledForm() });
  const lines = document.pages.flatMap(({ lines }) => lines);
  const texts = lines.map(({ text }) => text.replace(/\s+/g, ' '));
  for (const line of [
    'Product name: Harbour Blue 240',
    'UN number: UN1263',
    'Packing group: III',
    'Call before delivery.',
  ])
    expect(texts).toContain(line);
  expect(texts.join(' ')).toContain('Keep away from heat. Store in a cool place');
  expect(texts.find((text) => text.startsWith('Marine pollutant'))).toMatch(/☐ ?Yes ?☑ ?No/);
  expect(texts.join('\n')).not.toContain('UN9999');
  const cell = lines.flatMap(({ cells }) => cells).find(({ text }) => text.includes('UN1263'));
  const [left = 0, top = 0, right = 0, bottom = 0] = cell?.box ?? [];
  expect([left >= 60, right <= 410, top >= 842 - 700, bottom <= 842 - 670]).toEqual([true, true, true, true]);
});

test('what stands in the fields is extracted like what is printed, with its quote', async () => {
  const { values } = await extractFile({ name: 'form.pdf', bytes: await filledForm() });
  expect(values.unNo).toMatchObject({
    value: 'UN1263',
    evidence: [{ page: 1, quote: expect.stringContaining('1263') }],
  });
  expect(values).toMatchObject({ properShippingName: { value: 'PAINT' }, packingGroup: { value: 'III' } });
});

test('a form made flat reads the same, and no value twice', async () => {
  const [flat, open] = [await filledForm({ drawn: true }), await filledForm()];
  for (const bytes of [flat, open]) {
    const { document } = await readDocument({ name: 'form.pdf', bytes });
    const text = document.pages.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
    expect(text.match(/UN1263/g)).toHaveLength(1);
  }
});
