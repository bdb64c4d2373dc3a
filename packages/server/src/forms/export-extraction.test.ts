import { PDFDocument } from '@cantoo/pdf-lib';
import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { createLog, Problem } from '../base/index.ts';
import { gateForm } from '../compliance/index.ts';
import { openChangeFeed } from '../db/index.ts';
import { openTestDocuments } from '../extraction/testing/open-test-documents.ts';
import { rows, sampleSds, TRANSPORT_BLOCKS } from '../extraction/testing/sample-sds.ts';
import { openFormats } from '../formats/index.ts';
import { createTestDatabase } from '../testing/index.ts';
import { checkKeptTemplate } from './check-template.ts';
import { type ExportWish, exportExtraction, exportRecord } from './export-extraction.ts';
import { readFormText } from './fill-form.ts';
import { createOverrulingStore } from './overrulings/overruling-store.ts';
import { readPdfFields } from './pdf/read-fields.ts';
import { previewOf } from './preview-form.ts';
import { makeDocx, paragraph } from './testing/make-docx.ts';
import { makeRichTemplate } from './testing/rich-template.ts';
import { verifyForm } from './verify-form.ts';

const testDatabase = await createTestDatabase();
const { database, url } = testDatabase;
const changes = await openChangeFeed(url, createLog('silent'));
const formats = await openFormats({ database, changes });
const { documents, extractions, close } = openTestDocuments(testDatabase, { formats });
const overrulings = createOverrulingStore(database);
const source = { documents, extractions, formats, overrulings, gate: gateForm };
afterAll(async () => {
  await close();
  await changes.close();
});

const SHEET = {
  name: 'sheet.pdf',
  bytes: sampleSds([
    ...TRANSPORT_BLOCKS,
    ...rows(330, [
      ['Tariff No.:', '3814.00'],
      ['Pieces', '80'],
    ]),
  ]),
};
await formats.add(
  {
    id: 'acme_booking',
    label: 'Acme booking',
    fields: [
      { key: 'unNo', label: 'UN NO.' },
      { key: 'hsCode', label: 'HS code', labels: ['Tariff No.'] },
      { key: 'pieces', label: 'Pieces', type: 'number' },
    ],
  },
  'tester',
);
const [uploaded] = await documents.upload([SHEET], 'tester');
const { id } = await extractions.extract({ documents: [uploaded?.id ?? 0], by: 'tester', wait: true });
const wish = (more: Partial<ExportWish> & Pick<ExportWish, 'kind'>): ExportWish => ({
  useKeptTemplate: true,
  at: new Date('2026-11-20T00:00:00Z'),
  ...more,
});

test('a correction is filled in, and the file says who made it, why, and the value before it', async () => {
  await extractions.correct(id, {
    corrections: [{ key: 'model', value: 'BT-40', reason: 'from the label' }],
    by: 'Li Lei',
  });
  const { bytes, provenance } = await exportExtraction(source, id, wish({ kind: 'xlsx' }));
  expect(provenance.values.find(({ key }) => key === 'model')).toMatchObject({
    value: 'BT-40',
    cell: 'D11',
    status: 'corrected',
    original: { value: null },
    correction: { by: 'Li Lei', reason: 'from the label' },
  });
  const replayed = await verifyForm({ name: 'a.xlsx', bytes }, [SHEET]);
  expect(replayed).toMatchObject({ verified: true, documents: [{ name: 'sheet.pdf', given: true }] });
  expect(replayed.values.find(({ key }) => key === 'model')).toMatchObject({ correctedBy: 'Li Lei' });
});

test('a flash point corrected in one form stands in every other form', async () => {
  const of = await extractions.extract({ documents: [uploaded?.id ?? 0], by: 'tester', wait: true });
  const corrections = [{ key: 'flashPointCelsius', value: 16, reason: 'measured again' }];
  await extractions.correct(of.id, { corrections, by: 'Li Lei' });
  const { record } = await exportRecord(source, of.id, 'yml_dangerous_goods_data');
  expect(record.flashPoint).toBe('16 °C c.c.');
  const form = wish({ kind: 'docx', format: 'yml_dangerous_goods_data' });
  const { provenance } = await exportExtraction(source, of.id, form);
  expect(provenance.values.find(({ key }) => key === 'flashPoint')).toMatchObject({
    ...{ shown: '16 °C c.c.', status: 'corrected', correction: { by: 'Li Lei', reason: 'measured again' } },
  });
});

test('the template kept for a format is filled, unless another comes with the request', async () => {
  await formats.saveTemplate({
    format: 'yml_chemical_data',
    kind: 'xlsx',
    name: 'carrier.xlsx',
    bytes: await makeRichTemplate(),
    by: 'tester',
  });
  const kept = await exportExtraction(source, id, wish({ kind: 'xlsx' }));
  expect(Object.keys(unzipSync(kept.bytes))).toContain('xl/drawings/drawing1.xml');
  const own = await exportExtraction(source, id, wish({ kind: 'xlsx', useKeptTemplate: false }));
  expect(Object.keys(unzipSync(own.bytes))).not.toContain('xl/drawings/drawing1.xml');
  const template = { name: 'own.docx', bytes: makeDocx(paragraph('UN NO.: ____')) };
  const { provenance } = await exportExtraction(source, id, wish({ kind: 'docx', template }));
  expect(provenance.values).toMatchObject([{ key: 'unNo', value: 'UN1993' }]);
});

test('a PDF form kept for a format is filled in its fields, and shown with them before it is taken', async () => {
  const pdf = await PDFDocument.create();
  pdf.getForm().createTextField('UN_No').addToPage(pdf.addPage(), { x: 60, y: 700, width: 200, height: 18 });
  const bytes = new Uint8Array(await pdf.save());
  expect(await checkKeptTemplate(bytes)).toBe('pdf');
  await formats.saveTemplate({ format: 'acme_booking', kind: 'pdf', name: 'carrier.pdf', bytes, by: 'tester' });
  const filled = await exportExtraction(source, id, wish({ kind: 'pdf', format: 'acme_booking' }));
  expect(await readPdfFields(filled.bytes)).toEqual([{ name: 'UN_No', value: 'UN1993' }]);
  const { pages, values } = await previewOf(filled);
  expect([pages.length, values.map(({ key, shown }) => [key, shown])]).toEqual([1, [['unNo', 'UN1993']]]);
  const own = await exportExtraction(source, id, wish({ kind: 'pdf', format: 'acme_booking', useKeptTemplate: false }));
  expect(await readPdfFields(own.bytes)).toEqual([]);
});

test('a PDF without fields is not kept as a template', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  await expect(checkKeptTemplate(new Uint8Array(await pdf.save()))).rejects.toMatchObject({
    code: 'template_without_place',
  });
});

test('an extraction is exported in another format than its own, with values the documents do not say', async () => {
  const { provenance, fileName } = await exportExtraction(
    source,
    id,
    wish({ kind: 'pdf', format: 'yml_dangerous_goods_data', values: { consignee: 'Northport' } }),
  );
  expect(fileName).toBe('yml_dangerous_goods_data-sheet.pdf');
  expect(provenance.values).toContainEqual(
    expect.objectContaining({ key: 'consignee', status: 'given', evidence: [] }),
  );
});

test('a preview says what is in the file, where, and from which words; a PDF is shown page by page', async () => {
  const filled = await exportExtraction(source, id, wish({ kind: 'pdf', format: 'yml_dangerous_goods_data' }));
  const preview = await previewOf(filled);
  expect(Buffer.from(preview.file, 'base64').equals(filled.bytes)).toBe(true);
  expect(preview.documents).toEqual(['sheet.pdf']);
  expect(preview.values.find(({ key }) => key === 'unNo')).toMatchObject({
    shown: expect.stringContaining('1993'),
    status: 'stated',
    evidence: [{ document: 0, page: 2, quote: 'UN1993' }],
  });
  expect(preview.pages.map(({ width, picture }) => [width, picture.slice(0, 6)])).toEqual([[909, 'iVBORw']]);
  const workbook = await previewOf(await exportExtraction(source, id, wish({ kind: 'xlsx' })));
  expect(workbook.pages).toEqual([]);
  expect(workbook.values.find(({ key }) => key === 'unNo')).toHaveProperty('cell');
});

test('a non-dangerous goods letter that the documents contradict is refused', async () => {
  const letter = wish({ kind: 'docx', format: 'yml_non_dangerous_letter' });
  await expect(exportExtraction(source, id, letter)).rejects.toMatchObject({ code: 'letter_contradicted' });
});

const declaration = (more: Partial<ExportWish> = {}) =>
  wish({ kind: 'pdf', format: 'yml_dangerous_goods_data', ...more });
const refusalOf = async (order: ExportWish) => {
  const refused = await exportExtraction(source, id, order).catch((error: Problem) => error);
  if (!(refused instanceof Problem)) throw new Error('the form was filled');
  return { ...refused, findings: refused.data.findings as { code: string; message: string; ask?: object }[] };
};

test('a form with a value that the document contradicts is refused, with the place and the question', async () => {
  for (const format of ['yml_dangerous_goods_data', 'yml_chemical_data']) {
    const { code, status, findings } = await refusalOf(declaration({ format, values: { unNo: 'UN1263' } }));
    expect([code, status]).toEqual(['form_has_errors', 409]);
    expect(findings.find((one) => one.code === 'value_contradicts_document')).toMatchObject({
      severity: 'error',
      message: 'UN number: "UN1263" is stated by hand, but "UN1993" in sheet.pdf, page 2.',
      places: [{ document: 'sheet.pdf', page: 2, quote: 'UN1993' }],
      ask: { english: expect.stringContaining('Which is right?'), chinese: expect.stringContaining('UN1993') },
    });
  }
});

test('a declaration that the checks find errors in is refused, and General Cargo beside a UN number, too', async () => {
  const wrong = await refusalOf(declaration({ values: { packingGroup: 'I', imoHazardClassNo: '8' } }));
  expect(wrong.findings.map(({ code }) => code)).toContain('hazard_class_mismatch');
  const general = await refusalOf(
    wish({ kind: 'xlsx', format: 'yml_chemical_data', values: { shipperDeclareAs: 'General Cargo' } }),
  );
  expect(general.findings.map(({ code }) => code)).toContain('declared_general_cargo');
});

test('a person overrules the errors with a reason, which stands on the form and in its record', async () => {
  const order = declaration({ values: { packingGroup: 'I' } });
  const { findings } = await refusalOf(order);
  const reason = 'Approved by the competent authority';
  await overrulings.save({ extraction: id }, { reason, by: 'Grace (documents)', findings });
  const filled = await exportExtraction(source, id, order);
  expect(filled.findings).toContainEqual(expect.objectContaining({ code: 'check_overruled', severity: 'warning' }));
  expect(await readFormText(filled.bytes, 'pdf')).toContain('Checks overruled by Grace (documents)');
  const verified = await verifyForm({ name: 'form.pdf', bytes: filled.bytes }, [SHEET]);
  expect(verified).toMatchObject({ verified: true, overruled: [{ by: 'Grace (documents)', reason }] });
  // Another value is another error.
  expect((await refusalOf(declaration({ values: { packingGroup: 'I', imoHazardClassNo: '8' } }))).code).toBe(
    'form_has_errors',
  );
});

test('doubts that no person answers for stand in the record, and refuse a form that is asked for without any', async () => {
  const asked = declaration({ kind: 'docx' });
  const { provenance } = await exportExtraction(source, id, asked);
  expect(provenance.unanswered?.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['packages_missing', 'value_doubtful']),
  );
  const { code, status, findings } = await refusalOf({ ...asked, refuseDoubts: true });
  expect([code, status]).toEqual(['form_has_doubts', 409]);
  expect(findings.map(({ message }) => message)).toEqual(provenance.unanswered?.map(({ message }) => message));
  const answered = { reason: 'Compared with the label of the drums', by: 'Grace (documents)' };
  await overrulings.save({ extraction: id }, { ...answered, findings });
  const { bytes } = await exportExtraction(source, id, { ...asked, refuseDoubts: true });
  const { overruled, unanswered } = await verifyForm({ name: 'form.docx', bytes }, [SHEET]);
  expect(unanswered).toEqual([]);
  expect(overruled.map(({ message, reason, by }) => ({ message, reason, by }))).toEqual(
    findings.map(({ message }) => ({ message, ...answered })),
  );
});

test('an added format extracts its fields by their labels, and fills', async () => {
  const record = await exportRecord(source, id, 'acme_booking');
  expect(record.record).toEqual({ unNo: 'UN1993', hsCode: '3814.00', pieces: 80 });
  expect(record.provenance).toContainEqual(
    expect.objectContaining({ key: 'hsCode', evidence: [expect.objectContaining({ page: 2, quote: '3814.00' })] }),
  );
  const { bytes } = await exportExtraction(source, id, wish({ kind: 'xlsx', format: 'acme_booking' }));
  expect(await verifyForm({ name: 'b.xlsx', bytes }, [SHEET])).toMatchObject({ verified: true });
  await formats.remove('acme_booking');
  await expect(exportRecord(source, id, 'acme_booking')).rejects.toMatchObject({ code: 'format_not_found' });
});
