import { expect, test } from 'vitest';
import { makePdf, type TextAt } from '../../testing/make-pdf.ts';
import { readDocument } from '../read-document.ts';

test('a line on top of two pages is their header only where it stands at the same height', async () => {
  const pages: TextAt[][] = [1, 2, 3].map((page) => [
    [50, 30, 'Brightwater Thinner 40'],
    [50, page === 1 ? 150 : 90, page < 3 ? 'Colour: brown' : 'Stable'],
    [50, 400, `Chapter ${page}`],
  ]);
  const { document } = await readDocument({ name: 'sheet.pdf', bytes: makePdf(pages) });
  const roles = document.pages[1]?.lines.map(({ text, role }) => [text, role]);
  expect(roles).toEqual([
    ['Brightwater Thinner 40', 'header'],
    ['Colour: brown', 'body'],
    ['Chapter 2', 'body'],
  ]);
});
