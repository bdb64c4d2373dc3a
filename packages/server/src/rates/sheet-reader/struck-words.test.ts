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

const ROWS = [
  ['POL', 'POD', 'Carrier', "20'GP", "40'HC", 'Currency', 'Valid from', 'Valid to'],
  ['Shanghai', 'Hamburg', 'MSC', 'OLD NEW', 2600, 'USD', '2026-12-01', '2026-12-31'],
  ['Qingdao', 'Hamburg', 'MSC', 1600, 2700, 'USD', '2026-12-01', '2026-12-31'],
];

/** A file with these rows on the tab "R&D"; `change` edits its parts. */
function fileOf(bookType: 'xlsx' | 'ods', change: (xml: string, part: string) => string): Uint8Array {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(ROWS), 'R&D');
  const parts = unzipSync(XLSX.write(book, { type: 'buffer', bookType, bookSST: true, compression: true }));
  for (const [name, bytes] of Object.entries(parts))
    if (name.endsWith('.xml')) parts[name] = strToU8(change(strFromU8(bytes), name));
  return zipSync(parts);
}

function read(name: string, bytes: Uint8Array) {
  const { rates, findings } = openRateSheet({ name, bytes }, context).read(context);
  return {
    rates: rates.map(({ content, tab, row }) => [tab, row, content.equipment.code, content.base.amount]),
    findings: findings.map(({ code, place, message }) => [code, place?.cell ?? place?.row, message]),
  };
}

const SAID = '"1700" is struck through in this cell: only "1690" was read.';

test('a price that is written over a struck-through one in the same cell of an XLSX file is the one that is read', () => {
  const bytes = fileOf('xlsx', (xml) =>
    xml.replace('<t>OLD NEW</t>', '<r><rPr><strike/></rPr><t>1700</t></r><r><rPr/><t> 1690</t></r>'),
  );
  expect(read('rates.xlsx', bytes)).toEqual({
    rates: [
      ['R&D', 2, '20GP', 1690],
      ['R&D', 2, '40HC', 2600],
      ['R&D', 3, '20GP', 1600],
      ['R&D', 3, '40HC', 2700],
    ],
    findings: [['text_struck_through', 'D2', SAID]],
  });
});

test('struck-through rows and words of an ODS file are withdrawn', () => {
  const styles =
    '<style:style style:name="gone" style:family="table-cell"><style:text-properties style:text-line-through-style="solid"/></style:style>';
  const bytes = fileOf('ods', (xml, part) =>
    part !== 'content.xml'
      ? xml
      : xml
          .replace('<office:automatic-styles>', `<office:automatic-styles>${styles}`)
          .replace('OLD NEW', '<text:span text:style-name="gone">1700</text:span> 1690')
          .replace(/(<table:table-cell)([^>]*>(?:(?!<\/table:table-cell>).)*Qingdao)/s, '$1 table:style-name="gone"$2'),
  );
  expect(read('rates.ods', bytes)).toEqual({
    rates: [
      ['R&D', 2, '20GP', 1690],
      ['R&D', 2, '40HC', 2600],
    ],
    findings: [
      ['text_struck_through', 'D2', SAID],
      ['row_struck_through', 3, 'Rows that are struck through are withdrawn: they were not imported.'],
    ],
  });
});
