import * as XLSX from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { openRateSheet } from './index.ts';

const context = {
  ports: createPortResolver(),
  carriers: createCarrierDirectory(),
  now: new Date('2026-11-20T00:00:00Z'),
  answers: {},
};

/** An XLSX file with these rows on the tab "R&D", the named cells struck through. */
function workbookOf(rows: readonly (readonly (string | number)[])[], struck: readonly string[]): Uint8Array {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows as (string | number)[][]), 'R&D');
  const parts = unzipSync(XLSX.write(book, { type: 'buffer', bookType: 'xlsx', compression: true }));
  const edit = (name: string, change: (xml: string) => string) => {
    parts[name] = strToU8(change(strFromU8(parts[name] as Uint8Array)));
  };
  edit('xl/styles.xml', (xml) =>
    xml
      .replace(
        /<fonts[^>]*>[\s\S]*<\/fonts>/,
        '<fonts><font/><font><strike val="0"/></font><font><strike/></font></fonts>',
      )
      .replace(
        /<cellXfs[^>]*>[\s\S]*<\/cellXfs>/,
        '<cellXfs><xf fontId="0"/><xf fontId="1"/><xf fontId="2"/></cellXfs>',
      ),
  );
  edit('xl/worksheets/sheet1.xml', (xml) =>
    xml.replace(/<c r="(\w+)"/g, (cell, name) => `${cell} s="${struck.includes(name) ? 2 : 1}"`),
  );
  return zipSync(parts);
}

test('struck-through rows and prices are withdrawn, and said to be', () => {
  const bytes = workbookOf(
    [
      ['POL', 'POD', 'Carrier', "20'GP", "40'HC", 'Currency', 'Valid from', 'Valid to'],
      ['Shanghai', 'Hamburg', 'MSC', 1500, 2600, 'USD', '2026-12-01', '2026-12-31'],
      ['Qingdao', 'Hamburg', 'MSC', 1600, 2700, 'USD', '2026-12-01', '2026-12-31'],
      ['Ningbo', 'Hamburg', 'MSC', 1650, 2750, 'USD', '2026-12-01', '2026-12-31'],
      ['Xiamen', 'Hamburg', 'MSC', 1700, 2800, 'USD', '2026-12-01', '2026-12-31'],
    ],
    ['D3', 'E3', 'B4', 'D5', 'H2'],
  );
  const { rates, findings } = openRateSheet({ name: 'rates.xlsx', bytes }, context).read(context);
  expect(
    rates.map(({ content, row }) => [row, content.origin.code, content.equipment.code, content.base.amount]),
  ).toEqual([
    [2, 'CNSHA', '20GP', 1500],
    [2, 'CNSHA', '40HC', 2600],
    [5, 'CNXMN', '40HC', 2800],
  ]);
  expect(findings.map(({ severity, code, place, message }) => ({ severity, code, place, message }))).toEqual([
    {
      severity: 'warning',
      code: 'row_struck_through',
      place: { tab: 'R&D', row: 3 },
      message: 'Rows that are struck through are withdrawn: they were not imported. On 2 rows: 3–4.',
    },
    {
      severity: 'warning',
      code: 'price_struck_through',
      place: { tab: 'R&D', row: 5, cell: 'D5' },
      message: 'The price is struck through: it was not read.',
    },
  ]);
});
