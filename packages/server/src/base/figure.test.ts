import { expect, test } from 'vitest';
import { FIGURE, readFigure } from './figure.ts';

test('a figure is read in both conventions, and one that is two numbers is ambiguous', () => {
  const read = (text: string) => [text, ...(text.match(new RegExp(FIGURE, 'gu')) ?? []).map(readFigure)];
  const figures: [string, ...unknown[]][] = [
    ['1600', 1600],
    ['1.600,5 kg', 1600.5],
    ['1,600.5 kg', 1600.5],
    ['1 600,5 kg', 1600.5],
    ["1'600.50 kg", 1600.5],
    ['1.234.567,8 kg', 1234567.8],
    ['1,234,567', 1234567],
    ['1600,5', 1600.5],
    ['16,000 kg', 16000],
    ['16,5', 16.5],
    ['0.750 L', 0.75],
    ['18500.000 KGS', 18500],
    ['1.600 kg', 'ambiguous'],
    ['800.000 KGS', 'ambiguous'],
    ['1,23,456 kg', undefined],
    ['1.2.3', undefined],
    ['80 200 L', 80200],
  ];
  expect(figures.map(([text]) => read(text))).toEqual(figures);
});
