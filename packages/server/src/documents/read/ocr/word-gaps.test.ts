import { expect, test } from 'vitest';
import { scanPage } from '../../testing/scan-page.ts';
import { A4, Sketch } from '../../testing/sketch.ts';
import { readDocument } from '../index.ts';
import { withFullContrast } from './picture.ts';
import { withBlanks } from './word-gaps.ts';

test('English words of a scan are parted as the page parts them', async () => {
  const lines = [
    'Recommended use of the chemical and restrictions on use',
    'EXTRACTS, FLAVOURING, LIQUID',
    'Revision date 05/24/2016',
    'Emergency telephone number: 1-800-555-0119',
    '14.1 UN number: UN1263',
    'H361f Suspected of damaging fertility. H11 14 11',
    '有效期至2027年06月02日',
  ];
  const sketch = new Sketch(A4);
  lines.forEach((line, index) => {
    sketch.text(60, 60 + index * 30, line, 10);
  });
  const bytes = await scanPage(await sketch.bytes(), { skewDegrees: 0.7, noise: 10, jpegQuality: 60 });
  const { document } = await readDocument({ name: 'scan.png', bytes });
  expect(document.pages[0]?.lines.map(({ text }) => text.replace(/\s+/g, ' '))).toEqual(lines);
}, 60_000);

const STEM = 3;
/** A strip with one stem at each of these columns, in two greys. */
function stripOf(columns: readonly number[], [ink, ground]: readonly [number, number]) {
  const [width, height] = [120, 48];
  const data = new Uint8Array(width * height).fill(ground);
  for (const column of columns)
    for (let row = 12; row < 36; row++) data.fill(ink, row * width + column, row * width + column + STEM);
  return { width, height, data };
}

test.each([
  ['black on white', [0, 255]],
  ['white on a coloured bar', [255, 40]],
] as const)('a wide white parts words, %s', (_, greys) => {
  const columns = [10, 18, 26, 44, 52, 60];
  const read = columns.map((column, index) => ({
    text: 'ablemn'[index] ?? '',
    at: (column + STEM / 2) / 120,
    confidence: 1,
  }));
  const words = withBlanks(stripOf(columns, greys), read).map(({ text }) => text);
  expect(words.join('')).toBe('abl emn');
});

test('a pale copy is stretched to full contrast, a good one stays as it is', () => {
  const pale = withFullContrast({ ...stripOf([10, 20, 30], [150, 225]) });
  expect([Math.min(...pale.data), Math.max(...pale.data)]).toEqual([0, 250]);
  const good = stripOf([10, 20, 30], [20, 250]);
  expect(withFullContrast(good)).toBe(good);
});
