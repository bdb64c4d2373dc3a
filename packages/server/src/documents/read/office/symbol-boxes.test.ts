import { expect, test } from 'vitest';
import { isSymbolFont, signOfSymbol, symbolOfSign } from './symbol-boxes.ts';

const FONTS = ['Wingdings', 'Wingdings 2', 'Webdings', 'ZapfDingbats', 'ITC Zapf Dingbats'];

test.each(FONTS)('a box that is ticked in %s is read as ticked, and an empty one as empty', (font) => {
  expect(isSymbolFont(font)).toBe(true);
  for (const sign of ['☐', '☑', '☒'] as const) expect(signOfSymbol(font, symbolOfSign(font, sign))).toBe(sign);
});

test.each([
  ['Webdings', 'c', '☐'],
  ['Webdings', 'a', '☑'],
  ['ZapfDingbats', 'q', '☐'],
  ['ZapfDingbats', '3', '☑'],
  ['ZapfDingbats', '7', '☒'],
])('in %s "%s" is %s', (font, letter, sign) => {
  expect(signOfSymbol(font, letter.charCodeAt(0))).toBe(sign);
});

test('letters of other fonts are no boxes', () => {
  expect(isSymbolFont('Arial')).toBe(false);
  expect(signOfSymbol('Arial', 'c'.charCodeAt(0))).toBeUndefined();
});
