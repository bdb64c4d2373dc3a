import { expect, it } from 'vitest';
import { hashOf } from '../sheets/import-sheet.ts';
import { renderRows } from './render-rows.ts';

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ origin: 'Shanghai', destination: 'Rotterdam "RTM"', equipment: '40HC', amount: index + 1 },
    validFrom: '2026-12-01',
  }));

it.each([0, 1, 2_000, 2_001, 10_000])(
  '%d rows rendered in slices are the same JSON, with the same hash',
  async (count) => {
    const rows = rowsOf(count);
    expect(await renderRows(rows)).toEqual({ text: JSON.stringify(rows), sha256: hashOf({ name: 'rows', rows }) });
  },
);
