import * as XLSX from '@e965/xlsx';
import { expect, test } from 'vitest';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { openRateSource } from './open-source.ts';

const context = {
  ports: createPortResolver(),
  carriers: createCarrierDirectory(),
  now: new Date('2026-11-20T00:00:00Z'),
  answers: {},
};

test('a tab of blocks with a lane each, which is no table, is read as the text that it is', async () => {
  const book = XLSX.utils.book_new();
  const rows = [
    ['MSC rates, valid 1 to 31 December 2026'],
    [],
    ['Yantian (CNYTN) - Le Havre (FRLEH)'],
    ["20' Dry", 'USD 625.50'],
    ["40' High Cube", 'USD 1,225.50'],
    [],
    ['Shanghai - Hamburg'],
    ["20' Dry", 'USD 700'],
    [],
    ['Notes:\n- Plus ISPS USD 12 per container\n- Excluding THC'],
  ];
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows), 'FCL');
  const bytes = XLSX.write(book, { type: 'buffer', bookType: 'xlsx' });
  const { rates } = (await openRateSource({ name: 'rates.xlsx', bytes }, context)).read(context);
  expect(
    rates.map(({ content, tab, row, column }) => [
      `${tab}!${row}:${column}`,
      `${content.origin.code}-${content.destination.code}`,
      content.equipment.code,
      content.base.amount,
      content.carrier?.scac,
      `${content.validFrom}..${content.validTo}`,
      content.charges.map(({ code, amount }) => `${code} ${amount}`),
    ]),
  ).toEqual([
    ['FCL!4:1', 'CNYTN-FRLEH', '20GP', 625.5, 'MSCU', '2026-12-01..2026-12-31', ['ISPS 12', 'THC null']],
    ['FCL!5:1', 'CNYTN-FRLEH', '40HC', 1225.5, 'MSCU', '2026-12-01..2026-12-31', ['ISPS 12', 'THC null']],
    ['FCL!8:1', 'CNSHA-DEHAM', '20GP', 700, 'MSCU', '2026-12-01..2026-12-31', ['ISPS 12', 'THC null']],
  ]);
});
