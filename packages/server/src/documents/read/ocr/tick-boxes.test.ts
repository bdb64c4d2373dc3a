import { expect, test } from 'vitest';
import { A4, Sketch } from '../../testing/sketch.ts';
import { PageRenderer } from '../pictures/render-page.ts';
import { checkNumerals } from './check-numerals.ts';
import { cutOut, greyOf, type Picture } from './picture.ts';
import { withTickBoxes } from './tick-boxes.ts';

/** What is drawn on a line: words, or a box from a place on. */
type Drawn = string | { box: number; ticked: boolean };

/** The pictures of lines as OCR cuts them out, 110 points wide. */
async function stripsOf(lines: readonly (readonly Drawn[])[]): Promise<Picture[]> {
  const sketch = new Sketch(A4);
  lines.forEach((line, index) => {
    const top = 60 + index * 30;
    for (const drawn of line) {
      if (typeof drawn === 'string') sketch.text(60, top, drawn, 10);
      else {
        const [x0, y0, x1, y1] = [60 + drawn.box, top + 3, 69 + drawn.box, top + 12];
        sketch.rule(x0, y0, x1, y0).rule(x0, y1, x1, y1).rule(x0, y0, x0, y1).rule(x1, y0, x1, y1);
        if (drawn.ticked) sketch.rule(x0 + 2, y0 + 2, x1 - 2, y1 - 2).rule(x0 + 2, y1 - 2, x1 - 2, y0 + 2);
      }
    }
  });
  const renderer = await PageRenderer.open(await sketch.bytes());
  const { raster, points } = await renderer.render(1);
  renderer.close();
  const page = greyOf(raster);
  return lines.map((_, index) =>
    cutOut(page, { x: 56 / points, y: (60 + index * 30) / points, width: 110 / points, height: 15 / points }, 48),
  );
}

/** What the model read, each character at so many points from the line's left. */
const readAs = (characters: Readonly<Record<string, number>>) =>
  Object.entries(characters).map(([text, place]) => ({
    text: text.slice(0, 1),
    at: (4 + place) / 110,
    confidence: 0.95,
  }));
const textOf = (read: readonly { text: string }[] | undefined) => read?.map(({ text }) => text).join('');

test('boxes to tick are seen with their ticks, and the packing groups behind them are counted by their bars', async () => {
  const [group, other, mode] = await stripsOf([
    [{ box: 2, ticked: true }, '          II'],
    [{ box: 2, ticked: false }, '          III'],
    [{ box: 2, ticked: true }, '           海运'],
  ]);
  if (!group || !other || !mode) throw new Error('No strips.');
  expect(textOf(withTickBoxes(group, readAs({ Ⅱ: 28, I: 31 })))).toBe('☒II');
  expect(textOf(withTickBoxes(other, readAs({ '□': 7, m: 30 })))).toBe('□III');
  expect(textOf(withTickBoxes(mode, readAs({ 海: 33, 运: 43 })))).toBe('☒海运');
});

test('characters that are drawn as squares are no boxes', async () => {
  const [word, number] = await stripsOf([['闭口钢桶'], ['SP 188 8']]);
  if (!word || !number) throw new Error('No strips.');
  expect(withTickBoxes(word, readAs({ 闭: 5, 口: 15, 钢: 25, 桶: 35 }))).toBeUndefined();
  expect(withTickBoxes(number, readAs({ S: 3, P: 9, 1: 18, 8: 24, '8.': 30, '8,': 38 }))).toBeUndefined();
});

test('a numeral before a Chinese comma is counted to its last bar', async () => {
  const [strip] = await stripsOf([['类别  I I I，无']]);
  if (!strip) throw new Error('No strip.');
  const read = readAs({ 类: 5, 别: 15, I: 27, 'I.': 32, 'I,': 36, '，': 41, 无: 55 });
  const numeral = checkNumerals(strip, read).filter(({ text }) => text === 'I');
  expect(numeral.map(({ doubtful }) => doubtful ?? false)).toEqual([false, false, false]);
});
