import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makePdf } from '../../testing/make-pdf.ts';
import { DEFAULT_READ_LIMITS } from '../limits.ts';
import { readPdfText } from './read-pdf-text.ts';

const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
/** A font that stands on every Chinese machine: documents name it, and the map of its characters, without holding them. */
const SONG =
  '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [<< /Type /Font ' +
  '/Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> ' +
  '/FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 ' +
  '/Ascent 880 /Descent -120 /CapHeight 880 /StemV 80 >> >>] >>';

/** A page that says 联合国编号 in that font. */
function chinesePdf(): Uint8Array {
  const pdf = Buffer.from(makePdf([[[60, 60, 'TEXT']]])).toString('latin1');
  return Buffer.from(pdf.replace(HELVETICA, SONG).replace('(TEXT)', '<8054540856FD7F1653F7>'), 'latin1');
}

test('Chinese text whose character map is inside the package is read', async () => {
  const { pages } = await readPdfText(chinesePdf(), DEFAULT_READ_LIMITS);
  expect(pages[0]?.lines.map(({ text }) => text)).toEqual(['联合国编号']);
});

test('without its character map the document is refused, not read without its Chinese', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'agent-rate-maps-'));
  await expect(readPdfText(chinesePdf(), DEFAULT_READ_LIMITS, empty)).rejects.toMatchObject({
    code: 'character_map_missing',
    data: { page: 1, map: 'UniGB-UCS2-H.bcmap' },
  });
});

const SENTENCE = 'This page says more than forty characters of plain text.';

test('a page whose text cannot be read is named, with the reason; the others are read', async () => {
  const pdf = Buffer.from(makePdf([[[60, 60, SENTENCE]], [[60, 60, SENTENCE]]])).toString('latin1');
  const broken = Buffer.from(pdf.replace('/Kids [4 0 R 6 0 R]', '/Kids [4 0 R 9 0 R]'), 'latin1');
  const { pages, findings } = await readPdfText(broken, DEFAULT_READ_LIMITS);
  expect(pages.map(({ source, lines }) => [source, lines.map(({ text }) => text)])).toEqual([
    ['text', [SENTENCE]],
    ['none', []],
  ]);
  expect(findings).toEqual([
    {
      code: 'page_text_unreadable',
      severity: 'warning',
      message: expect.stringMatching(/^The text of the page cannot be read \(.+\); its picture is read instead/),
      place: { page: 2 },
    },
  ]);
});

test('a page with more pieces of text than are read is named, not taken for an empty one', async () => {
  const texts = [60, 80, 100].map((y) => [60, y, SENTENCE] as const);
  const { findings } = await readPdfText(makePdf([texts]), { ...DEFAULT_READ_LIMITS, maxItemsPerPage: 2 });
  expect(findings).toMatchObject([{ code: 'page_text_unreadable', place: { page: 1 } }]);
  expect(findings[0]?.message).toContain('more than 2 pieces of text');
});

test('a standard font that cannot be opened is named with the page that needs it', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'agent-rate-fonts-'));
  const { pages, findings } = await readPdfText(makePdf([[[60, 60, SENTENCE]]]), DEFAULT_READ_LIMITS, empty);
  expect(pages[0]?.lines.map(({ text }) => text)).toEqual([SENTENCE]);
  expect(findings).toMatchObject([{ code: 'standard_font_missing', severity: 'warning', place: { page: 1 } }]);
});
