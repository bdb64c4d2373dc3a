import { expect, test } from 'vitest';
import { fixedWidthCells } from './fixed-width.ts';

const TABLE = [
  'POL         POD        20 DC      40 HC',
  'Shanghai    Hamburg          985       1810',
  'Ningbo      Antwerp         1225       2260',
];
const CELLS = [
  ['POL', 'POD', '20 DC', '40 HC'],
  ['Shanghai', 'Hamburg', '985', '1810'],
  ['Ningbo', 'Antwerp', '1225', '2260'],
];

test('a line of dashes shows how wide the columns are', () => {
  expect(fixedWidthCells(TABLE, '----------  ---------  ---------  --------')).toEqual(CELLS);
});

test('figures at the right of their columns, with headings at the left', () => {
  expect(fixedWidthCells(TABLE)).toEqual(CELLS);
});
