import { deflateRawSync } from 'node:zlib';
import * as XLSX from '@e965/xlsx';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { Problem, ZIP_BUDGET } from '../base/index.ts';
import { DEFAULT_SHEET_LIMITS } from './limits.ts';
import { displayText, isDateFormat } from './number-format.ts';
import { readWorkbook } from './read-workbook.ts';

type Rows = (string | number | null)[][];

function workbookOf(
  rows: Rows,
  change: (sheet: XLSX.WorkSheet, workbook: XLSX.WorkBook) => void = () => {},
): XLSX.WorkBook {
  const sheet = XLSX.utils.aoa_to_sheet(rows);
  const source = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(source, sheet, 'Rates');
  change(sheet, source);
  return source;
}

const bytesOf = (source: XLSX.WorkBook, bookType: XLSX.BookType = 'xlsx'): Uint8Array =>
  XLSX.write(source, { type: 'buffer', bookType, compression: true });

const valuesOf = (bytes: Uint8Array, name = 'rates') =>
  readWorkbook({ name, bytes }).tabs[0]?.rows.map((row) => row.values);

function codeOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
  return 'none';
}

/** A zip archive of one deflated part, with whatever size its headers claim. */
function zipOf(name: string, content: Buffer, claimedSize = content.length): Buffer {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30 + name.length);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(claimedSize, 22);
  local.writeUInt16LE(name.length, 26);
  local.write(name, 30);
  const entry = Buffer.alloc(46 + name.length);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(claimedSize, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.write(name, 46);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length + packed.length, 16);
  return Buffer.concat([local, packed, entry, end]);
}

const TABLE: Rows = [
  ['POL', '20GP'],
  ['Shanghai', 1810],
  ['宁波', 1795.5],
];

describe('reading a workbook', () => {
  it.each<XLSX.BookType>(['xlsx', 'xlsb', 'biff8', 'biff5', 'ods', 'xlml'])(
    'reads the cells of a %s file',
    (bookType) => {
      const rows = bookType === 'biff5' ? TABLE.slice(0, 2) : TABLE;
      expect(valuesOf(bytesOf(workbookOf(rows), bookType))).toEqual(rows);
    },
  );

  it('detects the format by the bytes, not by the name', () => {
    expect(valuesOf(bytesOf(workbookOf(TABLE)), 'rates.csv')).toEqual(TABLE);
    expect(readWorkbook({ name: 'rates.xls', bytes: bytesOf(workbookOf(TABLE), 'html') }).kind).toBe('html');
    expect(readWorkbook({ name: 'rates.xls', bytes: Buffer.from('POL,POD\nShanghai,Busan') }).kind).toBe('csv');
  });

  it('keeps number formats, which identify currencies and days', () => {
    const source = workbookOf([[1200, 46357]], (sheet) => {
      (sheet.A1 as XLSX.CellObject).z = '[$€-407]#,##0.00';
      (sheet.B1 as XLSX.CellObject).z = 'dd-mmm-yyyy';
    });
    for (const bookType of ['xlsx', 'biff8'] as const) {
      const row = readWorkbook({ name: 'x', bytes: bytesOf(source, bookType) }).tabs[0]?.rows[0];
      expect(row?.formats).toEqual(['[$€-407]#,##0.00', 'dd-mmm-yyyy']);
    }
    expect(isDateFormat('dd-mmm-yyyy')).toBe(true);
    expect(displayText(46357, 'dd-mmm-yyyy')).toBe('01-Dec-2026');
  });

  it('converts days counted from 1904 to 1900 serials', () => {
    const source = workbookOf([[46357 - 1462]], (sheet, whole) => {
      (sheet.A1 as XLSX.CellObject).z = 'dd-mmm-yyyy';
      whole.Workbook = { WBProps: { date1904: true } };
    });
    const workbook = readWorkbook({ name: 'x', bytes: bytesOf(source) });
    expect(workbook.date1904).toBe(true);
    expect(displayText(workbook.tabs[0]?.rows[0]?.values[0], 'yyyy-mm-dd')).toBe('2026-12-01');
  });

  it('reads merged ranges, hidden rows, columns and tabs, formulas and comments', () => {
    const source = workbookOf(
      [
        ['a', 1],
        ['b', 2],
      ],
      (sheet, whole) => {
        sheet['!merges'] = [XLSX.utils.decode_range('A1:A2')];
        sheet['!rows'] = [{}, { hidden: true }];
        sheet['!cols'] = [{}, { hidden: true }];
        sheet.B2 = { t: 'n', v: 2, f: 'B1*2' };
        XLSX.utils.cell_add_comment(sheet.A1 as XLSX.CellObject, 'all-in');
        whole.Workbook = { Sheets: [{ name: 'Rates', Hidden: 1 }] };
      },
    );
    const tab = readWorkbook({ name: 'x', bytes: bytesOf(source) }).tabs[0];
    expect(tab?.merges).toEqual([{ top: 0, left: 0, bottom: 1, right: 0 }]);
    expect([...(tab?.hiddenRows ?? [])]).toEqual([1]);
    expect([...(tab?.hiddenColumns ?? [])]).toEqual([1]);
    expect(tab?.hidden).toBe(true);
    expect(tab?.rows[1]?.formulas?.[1]).toBe('B1*2');
    expect(tab?.comments.get('A1')).toContain('all-in');
  });

  it('keeps only used cells of a sheet that declares a million rows', () => {
    const parts = XLSX.CFB.read(bytesOf(workbookOf(TABLE)), { type: 'buffer' });
    const sheet = XLSX.CFB.find(parts, '/xl/worksheets/sheet1.xml');
    const xml = Buffer.from(sheet?.content as Uint8Array)
      .toString()
      .replace(/<dimension[^>]*>/, '<dimension ref="A1:XFD1048576"/>')
      .replace('</sheetData>', '</sheetData><mergeCells count="1"><mergeCell ref="A10:XFD1048576"/></mergeCells>');
    XLSX.CFB.utils.cfb_add(parts, '/xl/worksheets/sheet1.xml', Buffer.from(xml));
    const bytes = XLSX.CFB.write(parts, { type: 'buffer', fileType: 'zip' }) as Buffer;
    const tab = readWorkbook({ name: 'x', bytes }).tabs[0];
    expect(tab?.rows).toHaveLength(3);
    expect(tab?.merges).toEqual([]);
  });
});

describe('reading delimited text', () => {
  const csv = 'POL,目的港\r\nShanghai,鹿特丹';
  const expected = [
    ['POL', '目的港'],
    ['Shanghai', '鹿特丹'],
  ];

  it.each([
    ['UTF-8', Buffer.from(csv)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${csv}`)],
    ['UTF-16 little endian', iconv.encode(csv, 'utf-16le', { addBOM: true })],
    ['UTF-16 big endian', iconv.encode(csv, 'utf-16be', { addBOM: true })],
    ['UTF-16 without a mark', iconv.encode(`${'POL,POD,Rate,Remarks\r\n'.repeat(5)}`, 'utf-16le')],
    ['GBK', iconv.encode(csv, 'gbk')],
  ])('reads %s', (name, bytes) => {
    const rows = valuesOf(bytes, 'rates.csv');
    if (name === 'UTF-16 without a mark') expect(rows?.[4]).toEqual(['POL', 'POD', 'Rate', 'Remarks']);
    else expect(rows).toEqual(expected);
  });

  it('falls back to Windows-1252 for accents of Western Europe', () => {
    const text = 'Löschhafen;Währung\nKönigsberg;EUR\nSão Paulo;BRL';
    expect(valuesOf(iconv.encode(text, 'windows-1252'))?.[2]).toEqual(['São Paulo', 'BRL']);
  });

  it.each([
    ['windows-1251', 'Порт отправления;Линия;Транзит, дней\nШанхай;SITC;31'],
    ['koi8-r', 'Порт отправления;Линия;Транзит, дней\nШанхай;SITC;31'],
    ['windows-1250', 'Port załadunku;Port wyładunku;Ważność\nGdańsk;Szanghaj;31'],
    ['windows-1254', 'Yükleme limanı;Boşaltma limanı;Geçerlilik\nAliağa;Şanghay;31'],
    ['windows-1253', 'Λιμάνι φόρτωσης;Λιμάνι εκφόρτωσης\nΠειραιάς;Σαγκάη'],
    ['windows-1256', 'ميناء الشحن;ميناء الوصول\nجدة;شنغهاي'],
    ['windows-874', 'ท่าเรือต้นทาง;ท่าเรือปลายทาง\nแหลมฉบัง;เซี่ยงไฮ้'],
    ['shift_jis', '積み港;揚げ港;有効期限\n横浜;ハンブルク;31'],
    ['euc-kr', '출발항;도착항;유효기간\n부산;상하이;31'],
    ['big5', '起運港;目的港;有效期\n高雄;漢堡;31'],
  ])('reads a file in %s by the letters of its languages', (encoding, text) => {
    expect(valuesOf(iconv.encode(text, encoding))?.[0]).toEqual(text.split('\n')[0]?.split(';'));
  });

  it.each([',', ';', '\t', '|'])('finds the delimiter %j', (delimiter) => {
    const text = [
      ['POL', 'POD', 'Rate'],
      ['Santos', 'Genoa', '1.234'],
      ['Itajai', 'Genoa', '990'],
    ].map((row) => row.join(delimiter));
    expect(valuesOf(Buffer.from(text.join('\n')))?.[1]).toEqual(['Santos', 'Genoa', '1.234']);
  });

  it('does not take decimal commas for delimiters', () => {
    const text = 'POL;Rate;LSS\nSantos;1.234,50;20,5\nItajai;990,00;20,5';
    expect(valuesOf(Buffer.from(text))?.[1]).toEqual(['Santos', '1.234,50', '20,5']);
  });

  it('reads quoted fields with line breaks and doubled quotes, and keeps an unclosed quote', () => {
    expect(valuesOf(Buffer.from('a,"x\ny ""z"""\n",b\nc,20\'\n'))).toEqual([
      ['a', 'x\ny "z"'],
      ['"', 'b'],
      ['c', "20'"],
    ]);
  });

  it('reads back every table that was written as CSV', () => {
    const field = fc.string({ maxLength: 8 }).map((text) => text.replace(/[\r\0]/g, ''));
    fc.assert(
      fc.property(fc.array(fc.array(field, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 8 }), (rows) => {
        const head = ['POL', 'POD', 'Rate'];
        const write = (row: string[]) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
        const read = valuesOf(Buffer.from([head, ...rows].map(write).join('\r\n')), 'x.csv');
        expect(read).toEqual([head, ...rows.map((row) => row.map((text) => (text === '' ? null : text)))]);
      }),
    );
  });
});

describe('refusing a file', () => {
  it.each<[string, string, Uint8Array]>([
    ['an empty file', 'file_empty', new Uint8Array()],
    ['a PDF', 'file_kind_unknown', Buffer.from('%PDF-1.7\n…')],
    ['a picture', 'file_kind_unknown', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0, 0])],
    [
      'an e-mail',
      'file_kind_unknown',
      Buffer.from('Received: by x\r\nFrom: a@example.com\r\nSubject: rates\r\n\r\nHello'),
    ],
    ['JSON', 'file_kind_unknown', Buffer.from('{"rows": []}')],
    ['a binary of another kind', 'file_kind_unknown', Buffer.from([1, 2, 3, 0, 5, 6, 7, 0, 1, 2, 200, 201])],
    ['a zip of something else', 'file_kind_unknown', zipOf('readme.txt', Buffer.from('hello'))],
    ['a Word document', 'file_kind_unknown', zipOf('word/document.xml', Buffer.from('<w/>'))],
    ['a truncated workbook', 'file_corrupt', bytesOf(workbookOf(TABLE)).subarray(0, 900)],
    ['a workbook without a filled cell', 'file_without_cells', bytesOf(workbookOf([[null, ' ']]))],
    ['a text of blank lines', 'file_without_cells', Buffer.from('\n\n,,\n')],
  ])('%s is %s', (_, code, bytes) => {
    expect(codeOf(() => readWorkbook({ name: 'rates', bytes }))).toBe(code);
  });

  it('text that is named as a workbook is file_kind_unknown, and says how to name it', () => {
    const bytes = new TextEncoder().encode('POL,POD,40HC\nShanghai,Hamburg,1000\n');
    const refused = expect.objectContaining({
      code: 'file_kind_unknown',
      message: expect.stringContaining('name it .csv'),
    });
    expect(() => readWorkbook({ name: 'rates.xlsx', bytes })).toThrow(refused);
  });

  it('a workbook with a password is file_encrypted', () => {
    const container = XLSX.CFB.utils.cfb_new();
    XLSX.CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(64));
    XLSX.CFB.utils.cfb_add(container, '/EncryptionInfo', Buffer.alloc(64));
    const bytes = XLSX.CFB.write(container, { type: 'buffer' }) as Buffer;
    expect(codeOf(() => readWorkbook({ name: 'rates.xlsx', bytes }))).toBe('file_encrypted');
  });

  it('a zip bomb is file_too_large, whatever size its headers claim', () => {
    const bomb = zipOf('xl/workbook.xml', Buffer.alloc(ZIP_BUDGET.maxBytes + 1), 10);
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(codeOf(() => readWorkbook({ name: 'rates.xlsx', bytes: bomb }))).toBe('file_too_large');
  });

  it('an OpenDocument cell repeated a billion times is file_too_large', () => {
    const xml =
      '<office:document xmlns:office="x" mime="office:spreadsheet"><table:table-row table:number-rows-repeated="1000000">' +
      '<table:table-cell table:number-columns-repeated="16000" office:value-type="float"/></table:table-row></office:document>';
    const parts = bytesOf(workbookOf(TABLE), 'ods');
    const real = XLSX.CFB.read(parts, { type: 'buffer' });
    XLSX.CFB.utils.cfb_add(real, '/content.xml', Buffer.from(xml));
    const bytes = XLSX.CFB.write(real, { type: 'buffer', fileType: 'zip' }) as Buffer;
    expect(codeOf(() => readWorkbook({ name: 'rates.ods', bytes }))).toBe('file_too_large');
  });

  it('more bytes or rows than the limits say is file_too_large', () => {
    const limits = { ...DEFAULT_SHEET_LIMITS, maxBytes: 10 };
    expect(codeOf(() => readWorkbook({ name: 'x.csv', bytes: Buffer.from('a,b,c\n1,2,3\n') }, limits))).toBe(
      'file_too_large',
    );
    const rows = { ...DEFAULT_SHEET_LIMITS, maxRows: 2 };
    expect(codeOf(() => readWorkbook({ name: 'x.csv', bytes: Buffer.from('a,b\n1,2\n3,4\n') }, rows))).toBe(
      'file_too_large',
    );
    expect(codeOf(() => readWorkbook({ name: 'x.xlsx', bytes: bytesOf(workbookOf(TABLE)) }, rows))).toBe(
      'file_too_large',
    );
  });

  it('random bytes are read as a table or refused', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom([], [0x50, 0x4b, 3, 4], [0xd0, 0xcf, 0x11, 0xe0], [9, 0, 4, 0]),
        (tail, head) => {
          codeOf(() => readWorkbook({ name: 'x', bytes: Buffer.concat([Buffer.from(head), tail]) }));
        },
      ),
      { numRuns: 400 },
    );
  });
});
