import { afterAll, describe, expect, test } from 'vitest';
import { openTestDocuments } from '../extraction/testing/open-test-documents.ts';
import { sampleSds } from '../extraction/testing/sample-sds.ts';
import { createTestDatabase } from '../testing/index.ts';
import { makePdf } from './testing/make-pdf.ts';

const { documents, extractions, close } = openTestDocuments(await createTestDatabase());
afterAll(close);

const text = (words: string) => new TextEncoder().encode(words);
const uploadOne = async (name: string, bytes: Uint8Array) => {
  const [document] = await documents.upload([{ name, bytes }], 'tester');
  if (!document) throw new Error('nothing was uploaded');
  return document;
};
const sds = await uploadOne('sds.pdf', sampleSds());

describe('documents that were uploaded', () => {
  test('say at once what they are, without any extraction', () => {
    expect(sds).toMatchObject({
      name: 'sds.pdf',
      kind: 'pdf',
      mediaType: 'application/pdf',
      pages: 2,
      scannedPages: 0,
      documentType: 'safety-data-sheet',
      language: 'en',
      uploadedBy: 'tester',
      isDuplicate: false,
    });
  });

  test('come back byte for byte, also beyond a mebibyte', async () => {
    const bytes = text(`SAFETY DATA SHEET\n${`${'a line of some length, to be kept; '.repeat(100)}\n`.repeat(400)}`);
    const { id, sizeBytes } = await uploadOne('long.txt', bytes);
    expect(sizeBytes).toBe(bytes.length);
    expect(Buffer.from(await documents.readBytes(id)).equals(bytes)).toBe(true);
  });

  test('are recognised when they come again, under whatever name, also twice in one request', async () => {
    const again = await uploadOne('copy of sds.pdf', sampleSds());
    expect(again).toMatchObject({ id: sds.id, name: 'sds.pdf', isDuplicate: true });
    const bytes = text('the same words, twice in one request');
    const twice = await documents.upload(
      [
        { name: 'a.txt', bytes },
        { name: 'b.txt', bytes },
      ],
      'tester',
    );
    expect(twice.map(({ isDuplicate }) => isDuplicate)).toEqual([false, true]);
    expect(twice[0]?.id).toBe(twice[1]?.id);
  });

  test('are all refused when one of them cannot be read, with its name', async () => {
    const files = [
      { name: 'good.txt', bytes: text('good words that were never sent before') },
      { name: 'bad.pdf', bytes: text('%PDF-1.4 and then nothing') },
    ];
    await expect(documents.upload(files, 'tester')).rejects.toMatchObject({
      code: 'document_corrupt',
      data: { file: 'bad.pdf' },
    });
    expect(await documents.list({ name: 'good' }, { page: 1, perPage: 10 })).toMatchObject({ total: 0 });
  });

  test('are found by name, type and day', async () => {
    const find = async (filter: Parameters<typeof documents.list>[0]) =>
      (await documents.list(filter, { page: 1, perPage: 50 })).documents.map(({ id }) => id);
    const today = new Date().toISOString().slice(0, 10);
    expect(await find({ name: 'SDS' })).toContain(sds.id);
    expect(await find({ name: '%' })).toEqual([]);
    expect(await find({ type: 'safety-data-sheet', kind: 'pdf', from: today, to: today })).toContain(sds.id);
    expect(await find({ type: 'packing-use-certificate' })).toEqual([]);
    expect(await find({ to: '2020-01-01' })).toEqual([]);
  });

  test('are deleted only while no extraction uses them', async () => {
    const document = await uploadOne('short-lived.txt', text('SAFETY DATA SHEET of something short-lived'));
    const { id } = await extractions.extract({ documents: [document.id], by: 'tester' });
    await expect(documents.delete(document.id)).rejects.toMatchObject({
      code: 'document_in_use',
      data: { extractions: [id] },
    });
    await extractions.deleteExtraction(id);
    await documents.delete(document.id);
    await expect(documents.get(document.id)).rejects.toMatchObject({ code: 'document_not_found' });
    await expect(documents.readBytes(document.id)).rejects.toMatchObject({ code: 'document_not_found' });
  });
});

describe('pages', () => {
  test('are text with the place of each line and cell', async () => {
    const { pages, total } = await documents.listPages(sds.id, { page: 1, perPage: 10 });
    expect([pages.length, total]).toEqual([2, 2]);
    expect(pages[0]).toMatchObject({ number: 1, width: 595, height: 842, source: 'text' });
    const cell = pages[1]?.lines.flatMap(({ cells }) => cells).find((one) => one.text === 'UN1993');
    expect(cell?.box[0]).toBeCloseTo(230, 0);
    await expect(documents.getPage(sds.id, 3)).rejects.toMatchObject({
      code: 'document_page_not_found',
      data: { pages: 2 },
    });
  });
});

describe('the picture of a page', () => {
  const sizeOf = (png: Uint8Array) => [Buffer.from(png).readUInt32BE(16), Buffer.from(png).readUInt32BE(20)];
  const picture = (boxes: Parameters<typeof documents.drawPage>[2]['boxes'] = []) =>
    documents.drawPage(sds.id, 2, { width: 400, boxes });

  test('is a PNG as wide as asked for, the same each time, with boxes drawn on it when asked for', async () => {
    const plain = await picture();
    expect(Buffer.from(plain).subarray(1, 4).toString()).toBe('PNG');
    const [width = 0, height = 0] = sizeOf(plain);
    expect(Math.abs(width - 400)).toBeLessThanOrEqual(1);
    expect(Math.abs(height - 566)).toBeLessThanOrEqual(1);
    expect(Buffer.from(await picture()).equals(Buffer.from(plain))).toBe(true);
    const drawn = await picture([{ box: [230, 100, 280, 110], label: 'unNo' }]);
    expect(Buffer.from(drawn).equals(Buffer.from(plain))).toBe(false);
  });

  test('is refused for pages that are not there, and for documents that have none of their own', async () => {
    await expect(documents.drawPage(sds.id, 3, { width: 100, boxes: [] })).rejects.toMatchObject({
      code: 'document_page_not_found',
    });
    const note = await uploadOne('note.txt', text('a note that has lines, but no picture'));
    await expect(documents.drawPage(note.id, 1, { width: 100, boxes: [] })).rejects.toMatchObject({
      code: 'page_picture_unavailable',
    });
  });
});

test('of a mail the documents attached to it are kept, and not the pictures in its text', async () => {
  const certificate = makePdf([[[50, 700, 'SAFETY DATA SHEET of a mail']]]);
  const mail = [
    'From: a@example.com',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=outer',
    '',
    '--outer',
    'Content-Type: multipart/related; boundary=inner',
    '',
    '--inner',
    'Content-Type: text/html',
    '',
    '<p>Please find attached <img src="cid:logo"></p>',
    '--inner',
    'Content-Type: image/png; name=logo.png',
    'Content-ID: <logo>',
    'Content-Disposition: inline; filename=logo.png',
    'Content-Transfer-Encoding: base64',
    '',
    'iVBORw0KGgo=',
    '--inner--',
    '--outer',
    'Content-Type: application/pdf; name=sheet.pdf',
    'Content-Disposition: attachment; filename=sheet.pdf',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(certificate).toString('base64'),
    '--outer',
    'Content-Type: text/plain; name=packing.txt',
    'Content-Disposition: attachment; filename=packing.txt',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('PACKING CERTIFICATE of a mail').toString('base64'),
    '--outer--',
    '',
  ].join('\r\n');
  const kept = await documents.upload([{ name: 'papers.eml', bytes: text(mail) }], 'tester');
  expect(kept.map(({ name, kind }) => `${name} ${kind}`)).toEqual(['sheet.pdf pdf', 'packing.txt text']);
});

test('a document that is not a page of anything is refused on arrival', async () => {
  const refused = (bytes: Uint8Array) => documents.upload([{ name: 'file', bytes }], 'tester');
  await expect(refused(new Uint8Array())).rejects.toMatchObject({ code: 'document_empty' });
  await expect(refused(Uint8Array.of(0, 1, 2, 3, 0, 1, 2, 3))).rejects.toMatchObject({ code: 'document_kind_unknown' });
  await expect(refused(makePdf([[]]).subarray(0, 40))).rejects.toMatchObject({ code: 'document_corrupt' });
});
