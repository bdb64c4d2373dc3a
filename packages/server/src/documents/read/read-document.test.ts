import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Problem } from '../../base/index.ts';
import { CERTIFICATE_LAYOUTS } from '../../extraction/testing/certificate-layouts.ts';
import { makePng } from '../testing/make-png.ts';
import { makeTiff } from '../testing/make-tiff.ts';
import { A4, A4_ACROSS, Sketch } from '../testing/sketch.ts';
import { PagePictures } from './pictures/page-pictures.ts';
import { pdfOfFile } from './pictures/pdf-of-file.ts';
import { PageRenderer } from './pictures/render-page.ts';
import { readDocument } from './read-document.ts';

/** What becomes of bytes: read, or the code of the problem that refuses them. Anything else fails the test. */
async function outcomeOf(bytes: Uint8Array): Promise<string> {
  try {
    await readDocument({ name: 'file', bytes }, { ocrThreads: 1, limits: SMALL });
    const pictures = await PagePictures.open(bytes);
    await pictures?.picture({ number: 1 }, 30);
    pictures?.close();
    return 'read';
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

const SMALL = { maxBytes: 4_000_000, maxPages: 20, maxItemsPerPage: 5_000, maxOcrPages: 0, maxMs: 10_000 };
const square = (width: number, height: number) => ({
  width,
  height,
  data: new Uint8Array(width * height).map((_, index) => (index % 7 === 0 ? 0 : 255)),
});

test('words across the page are left out, at whatever angle', async () => {
  const sketch = new Sketch(A4).watermark('UNCONTROLLED COPY');
  for (let line = 0; line < 40; line++)
    sketch.text(40, 40 + line * 18, `Line ${line} goes from one side to the other of the page`);
  const { document } = await readDocument({ name: 'copy.pdf', bytes: await sketch.bytes() });
  expect(document.pages[0]?.lines.map(({ text }) => text)).toEqual(
    Array.from({ length: 40 }, (_, line) => `Line ${line} goes from one side to the other of the page`),
  );
});

test('two pages on one sheet are read one after the other', async () => {
  const sketch = new Sketch(A4_ACROSS);
  for (let line = 0; line < 30; line++) {
    sketch.text(40, 40 + line * 16, `Left page line ${line} of the sheet`);
    sketch.text(460, 47 + line * 16, `Right page line ${line} of the sheet`);
  }
  const { document } = await readDocument({ name: 'two.pdf', bytes: await sketch.bytes() });
  const lines = document.pages[0]?.lines.map(({ text }) => text) ?? [];
  expect(lines[29]).toContain('Left page line 29');
  expect(lines[30]).toContain('Right page line 0');
  expect(document.pages).toHaveLength(1);
});

test('a table across a wide sheet is not taken for two pages', async () => {
  const bytes = await CERTIFICATE_LAYOUTS.at(-1)?.draw();
  const { document } = await readDocument({ name: 'across.pdf', bytes: bytes ?? new Uint8Array() });
  expect(document.pages[0]?.lines.some(({ text }) => /报告编号.*签发日期/.test(text))).toBe(true);
});

test('each picture of a TIFF file is a page, whatever its compression and byte order', async () => {
  for (const [compression, little] of [
    ['none', true],
    ['none', false],
    ['deflate', true],
    ['packbits', false],
  ] as const) {
    const picture = square(90, 60);
    const pdf = pdfOfFile(makeTiff([picture, picture], { compression, little, rowsPerStrip: 16 }));
    const renderer = await PageRenderer.open(pdf?.bytes ?? new Uint8Array());
    expect(renderer.pages).toBe(2);
    const { raster } = await renderer.render(2, 72);
    renderer.close();
    const dark = raster.data.filter((value, index) => index % 4 === 0 && value < 128).length;
    expect(dark / (raster.width * raster.height), compression).toBeGreaterThan(0.05);
  }
});

test('a photograph is shown as the camera says: turned pictures come upright', async () => {
  const tall = makeTiff([square(90, 60)], { compression: 'none', little: true, rowsPerStrip: 60, orientation: 6 });
  const renderer = await PageRenderer.open(pdfOfFile(tall)?.bytes ?? new Uint8Array());
  const { raster } = await renderer.render(1, 72);
  renderer.close();
  expect(raster.height).toBeGreaterThan(raster.width);
});

test('pictures that are not read are refused with what to do instead', async () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await expect(readDocument({ name: 'a.heic', bytes: heic })).rejects.toMatchObject({
    code: 'document_kind_unknown',
    data: { reason: expect.stringMatching(/export it as JPEG/) },
  });
  const huge = Buffer.from(makePng(square(8, 8)));
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  expect(await outcomeOf(huge)).toBe('document_too_large');
  const endless = Buffer.from(makeTiff([square(8, 8)], { compression: 'none', little: true, rowsPerStrip: 8 }));
  // The chain of pictures that leads back to its beginning.
  endless.writeUInt32LE(endless.readUInt32LE(4), endless.length - 4);
  expect(await outcomeOf(endless)).toBe('read');
});

test('a mail, and Office files of the old kinds, are refused with what to send instead', async () => {
  const mail = Buffer.from('From: a@example.com\r\nMIME-Version: 1.0\r\nSubject: SDS\r\n\r\nUN number: UN1263\r\n');
  const compound = (stream: string) =>
    Buffer.concat([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), Buffer.from(stream, 'utf16le')]);
  for (const [bytes, advice] of [
    [mail, 'send the documents themselves'],
    [compound('__substg1.0_0037001F'), 'save the documents attached to it'],
    [compound('WordDocument'), 'save it as DOCX or PDF'],
  ] as const) {
    await expect(readDocument({ name: 'file', bytes })).rejects.toMatchObject({
      code: 'document_kind_unknown',
      data: { reason: expect.stringContaining(advice) },
    });
  }
  const data = Buffer.from('Date: 2026-01-01\n\nSAFETY DATA SHEET\n');
  await expect(readDocument({ name: 'sds.txt', bytes: data })).resolves.toMatchObject({ document: { kind: 'text' } });
});

test('a file that was cut off or changed anywhere is read or refused, never a crash and never a hang', async () => {
  const certificate = await CERTIFICATE_LAYOUTS[5]?.draw();
  const files = [
    certificate ?? new Uint8Array(),
    makePng(square(60, 60)),
    makeTiff([square(40, 40)], { compression: 'packbits', little: false, rowsPerStrip: 10 }),
  ];
  const damage = fc.record({
    file: fc.integer({ min: 0, max: files.length - 1 }),
    keep: fc.double({ min: 0.02, max: 1, noNaN: true }),
    changes: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(damage, async ({ file, keep, changes }) => {
      const whole = files[file] ?? new Uint8Array();
      const bytes = Uint8Array.from(whole.subarray(0, Math.ceil(whole.length * keep)));
      for (const [at, value] of changes) bytes[at % bytes.length] = value;
      const started = performance.now();
      await outcomeOf(bytes);
      expect(performance.now() - started).toBeLessThan(20_000);
    }),
    { numRuns: 60 },
  );
}, 120_000);
