import * as XLSX from '@e965/xlsx';
import { expect, test } from 'vitest';
import { findStruckInXls } from './struck-xls.ts';

const u16 = (...numbers: number[]) => Buffer.from(Uint16Array.from(numbers).buffer);
const u32 = (...numbers: number[]) => Buffer.from(Uint32Array.from(numbers).buffer);

function record(type: number, ...parts: Buffer[]): Buffer {
  const data = Buffer.concat(parts);
  return Buffer.concat([u16(type, data.length), data]);
}

const bof = (of: number) => record(0x809, u16(0x0600, of, 0, 0), u32(0, 0));
const END = record(0x0a);
const font = (isStruck: boolean) => record(0x31, u16(200, isStruck ? 8 : 0, 0x7fff, 400), Buffer.alloc(8));
const format = (fontNumber: number) => record(0xe0, u16(fontNumber), Buffer.alloc(18));

/** An XLS file: the fifth font is struck through and has the number 5, because none has the number 4. */
function fileOf(strings: readonly Buffer[], cells: readonly Buffer[]): Uint8Array {
  const name = Buffer.from('Rates');
  const globals = (at: number) =>
    Buffer.concat([
      bof(5),
      ...[false, false, false, false, true].map(font),
      format(0),
      format(5),
      record(0x85, u32(at), Buffer.from([0, 0, name.length, 0]), name),
      ...strings,
      END,
    ]);
  const sheet = Buffer.concat([bof(0x10), ...cells, END]);
  const file = XLSX.CFB.utils.cfb_new();
  XLSX.CFB.utils.cfb_add(file, '/Workbook', Buffer.concat([globals(globals(0).length), sheet]));
  return XLSX.CFB.write(file, { type: 'buffer' }) as Uint8Array;
}

test('struck-through cells of an XLS file are found by their format, words by the runs of their text, across records', () => {
  const strings = [
    // "1700 1690", of which the first four characters are in font 5; the text goes on in the next record.
    record(
      0xfc,
      u32(2, 2),
      u16(3),
      Buffer.from([0]),
      Buffer.from('MSC'),
      u16(9),
      Buffer.from([8]),
      u16(2),
      Buffer.from('1700'),
    ),
    record(0x3c, Buffer.from([1]), Buffer.from(' 1690', 'utf16le'), u16(0, 5), u16(4, 0)),
  ];
  const cells = [
    record(0xfd, u16(1, 0, 0), u32(0)),
    record(0xfd, u16(1, 3, 0), u32(1)),
    record(0x203, u16(2, 0, 1), Buffer.alloc(8)),
    record(0xbd, u16(3, 1), u16(0), u32(0), u16(1), u32(0), u16(2)),
  ];
  const struck = findStruckInXls(fileOf(strings, cells)).get('Rates');
  expect([...(struck?.cells ?? [])]).toEqual([
    [2, new Set([0])],
    [3, new Set([2])],
  ]);
  expect([...(struck?.texts() ?? [])]).toEqual([{ row: 1, column: 3, struck: '1700', left: '1690' }]);
});
