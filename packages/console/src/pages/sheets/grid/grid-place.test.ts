import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellName, parseCell, readGridPlace } from './grid-place.ts';

it('A cell is named as spreadsheets name it, and read back', () => {
  expect(['A1', 'Z9', 'AA10', 'XFD1048576'].map(parseCell)).toEqual([
    { row: 1, column: 1 },
    { row: 9, column: 26 },
    { row: 10, column: 27 },
    { row: 1_048_576, column: 16_384 },
  ]);
  const cells = fc.record({ row: fc.integer({ min: 1, max: 400_000 }), column: fc.integer({ min: 1, max: 16_384 }) });
  fc.assert(fc.property(cells, (at) => void expect(parseCell(cellName(at))).toEqual(at)));
});

it('What an address says of a place is taken as far as it makes sense', () => {
  const whole = { tab: 'FAK', row: 12, cell: 'D12', rate: 0 };
  expect(readGridPlace(whole)).toEqual(whole);
  expect(readGridPlace({ tab: 5, row: 0, cell: '12D', rate: 1.5, other: 'x' })).toEqual({});
});
