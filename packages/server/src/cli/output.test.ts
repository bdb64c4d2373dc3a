import { expect, test } from 'vitest';
import { amountText, confidenceText, printTable, sizeText, textWidth } from './output.ts';
import { createProgress, renderBar } from './progress.ts';

const collect = () => {
  const written: string[] = [];
  return { written, stream: { write: (text: string) => written.push(text) } };
};

test('a table lines up Chinese text too, and numbers on the right', () => {
  const { written, stream } = collect();
  printTable(
    { stdout: stream },
    {
      rows: [
        { name: '上海', count: 7 },
        { name: 'Rotterdam', count: 1234 },
      ],
      columns: [
        { heading: 'NAME', text: ({ name }) => name },
        { heading: 'RATES', text: ({ count }) => amountText(count), right: true },
      ],
      empty: 'nothing',
    },
  );
  expect(written.join('')).toBe('NAME       RATES\n─────────  ─────\n上海           7\nRotterdam  1,234\n');
  expect(textWidth('上海 a')).toBe(6);
});

test('an empty table is a sentence', () => {
  const { written, stream } = collect();
  printTable({ stdout: stream }, { rows: [], columns: [], empty: 'No rate matches.' });
  expect(written).toEqual(['No rate matches.\n']);
});

test('progress is shown on a terminal only', () => {
  const quiet = collect();
  createProgress({ stderr: quiet.stream }).show('reading', 1, 2);
  expect(quiet.written).toEqual([]);
  const loud = collect();
  const progress = createProgress({ stderr: { ...loud.stream, isTTY: true } });
  progress.show('reading', 500, 1_000);
  progress.clear();
  expect(loud.written[0]).toContain('50 %');
  expect(loud.written.at(-1)).toBe('\r\u001b[2K');
});

test('the bar is full when all is done, and empty when nothing is known', () => {
  expect(renderBar('saving', 100_000, 100_000)).toBe(`saving ${'█'.repeat(30)} 100 % (100,000 of 100,000)`);
  expect(renderBar('saving', 0, 0)).toContain('0 %');
});

test('a confidence is never rounded up: what is less than certain is not 1.00, and what is below 0.99 is not 0.99', () => {
  expect([1, 0.998, 0.99, 0.987, 0.29, 0].map(confidenceText)).toEqual([
    '1.00',
    '0.99',
    '0.99',
    '0.98',
    '0.29',
    '0.00',
  ]);
});

test('small sizes are not nothing', () => {
  expect([420, 20_250, 4_230_000].map(sizeText)).toEqual(['1 kB', '21 kB', '4.2 MB']);
});
