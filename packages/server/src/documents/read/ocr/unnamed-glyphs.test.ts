import { expect, test } from 'vitest';
import { scanPage } from '../../testing/scan-page.ts';
import { A4, Sketch } from '../../testing/sketch.ts';
import { readDocument } from '../index.ts';

test('a Chinese character that the model does not know leaves a mark in its place, and a box to tick leaves none', async () => {
  const sketch = new Sketch(A4);
  const lines = ['委託人:港澄貿易有限公司', '運輸鑑定書', '包装类别:无', '是 □ 否 □ 海洋污染物'];
  lines.forEach((line, index) => {
    sketch.text(60, 60 + index * 30, line, 10);
  });
  const bytes = await scanPage(await sketch.bytes(), { skewDegrees: 0.4, noise: 8, jpegQuality: 70 });
  const { document } = await readDocument({ name: 'scan.png', bytes });
  const [page] = document.pages;
  const read = page?.lines.map(({ text }) => text.replace(/\s+/g, '')) ?? [];
  expect(read.slice(0, 3)).toEqual(['委〓人:港澄貿易有限公司', '運輸〓定書', '包装类别:无']);
  expect(read[3]).not.toContain('〓');
  const [cell] = page?.lines[0]?.cells ?? [];
  expect(cell?.doubts?.map(({ start, end }) => cell.text.slice(start, end))).toContain('〓');
}, 60_000);
