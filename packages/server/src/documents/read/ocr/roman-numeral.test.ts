import { expect, test } from 'vitest';
import { A4, Sketch } from '../../testing/sketch.ts';
import { PageRenderer } from '../pictures/render-page.ts';
import { cutOut, greyOf, type Picture } from './picture.ts';
import { countBars, readRomanNumeral } from './roman-numeral.ts';

/** The pictures of these texts, as OCR cuts them out. */
async function stripsOf(texts: readonly string[]): Promise<Picture[]> {
  const sketch = new Sketch(A4);
  texts.forEach((text, index) => {
    sketch.text(60, 60 + index * 30, text, 10);
  });
  const renderer = await PageRenderer.open(await sketch.bytes());
  const { raster, points } = await renderer.render(1);
  renderer.close();
  const page = greyOf(raster);
  return texts.map((_, index) =>
    cutOut(page, { x: 56 / points, y: (60 + index * 30) / points, width: 24 / points, height: 15 / points }, 48),
  );
}

test('I, II and III are counted by their bars, whether letters or signs of their own', async () => {
  const strips = await stripsOf(['I', 'II', 'III', 'Ⅰ', 'Ⅱ', 'Ⅲ']);
  expect(strips.map(countBars)).toEqual([1, 2, 3, 1, 2, 3]);
});

test('what is not made of bars alone is not counted', async () => {
  const strips = await stripsOf(['1', '11', 'H', 'IV', 'N', '3', 'L', '8']);
  expect(strips.map(countBars)).toEqual(strips.map(() => undefined));
});

test('only a reading that the model is known to confuse is replaced', async () => {
  const [three] = await stripsOf(['III']);
  if (!three) throw new Error('No strip.');
  expect(readRomanNumeral(three, '川')).toBe('III');
  expect(readRomanNumeral(three, '"')).toBe('III');
  expect(readRomanNumeral(three, '8')).toBeUndefined();
});
