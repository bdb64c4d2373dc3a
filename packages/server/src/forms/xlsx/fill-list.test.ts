import { strFromU8, strToU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { getTargetFormat } from '../../formats/index.ts';
import { readWorkbook } from '../../spreadsheets/index.ts';
import type { FillValues } from '../fill-value.ts';
import { labelIndexOf } from '../labels/label-index.ts';
import { fieldsOfForm } from '../produce.ts';
import { makeRichTemplate, XlsxPopulate } from '../testing/rich-template.ts';
import { fillWorkbook } from './fill-workbook.ts';
import { shiftFormula } from './shift-references.ts';

const fields = fieldsOfForm(getTargetFormat('yml_dangerous_goods_data'));
const labels = labelIndexOf(fields);
const goods = (count: number): FillValues[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ unNo: `UN126${at}`, properShippingName: `PAINT ${at + 1}`, imoHazardClassNo: '3', packingGroup: 'III' },
    ...{ grossWeightKgs: 100 + at, packageQuantityAndType: `${at + 1} drums` },
  }));
const fill = (template: Uint8Array, count: number, values: FillValues = {}) =>
  fillWorkbook(template, { fields, values, labels, goods: goods(count) });

/** A carrier's list: heads in row 20, two rows to write in, a total, a signature, another sheet that reads the list. */
const listTemplate = () =>
  makeRichTemplate(
    (workbook) => {
      const sheet = workbook.sheet(0);
      for (let row = 1; row < 20; row += 1) for (const column of 'BDF') sheet.cell(`${column}${row}`).value(undefined);
      const heads = ['No.', 'UN No.', '正确运输名称 Proper Shipping Name', '', 'Class', 'Gross weight', 'Limit'];
      heads.forEach((text, at) => {
        if (text !== '') sheet.cell(`${'ABCDEFG'[at]}20`).value(text);
      });
      sheet.range('C20:D20').merged(true);
      for (const row of [21, 22]) {
        sheet.range(`C${row}:D${row}`).merged(true);
        for (const column of 'ABCDEF') sheet.cell(`${column}${row}`).style({ border: true, fill: 'EEEEEE' });
        sheet.cell(`G${row}`).formula(`IF(F${row}>500,"heavy","")`);
        sheet.row(row).height(33);
      }
      sheet.cell('C23').value('Total');
      sheet.cell('F23').formula('SUM(F21:F22)');
      sheet.cell('B25').value('Signature:');
      sheet.range('C25:F25').merged(true);
      sheet.cell('F25').value('stamp');
      workbook.addSheet('Summary').cell('A1').formula('Sheet1!F23/1000');
      workbook.sheet('Summary').cell('A2').formula('COUNTA(Sheet1!$B$21:$B$22)');
    },
    (parts) => {
      const name = 'xl/worksheets/sheet1.xml';
      parts[name] = strToU8(
        strFromU8(parts[name] ?? new Uint8Array())
          .replace('sqref="D14"', 'sqref="F21:F22"')
          .replace('brk id="20"', 'brk id="24"'),
      );
    },
  );

describe('a template with a list of goods', () => {
  test('gets a row for each, with its style, merged cells and formulas; what stood below moves down', async () => {
    const { bytes, placed, findings } = fill(await listTemplate(), 5);
    expect(findings.filter(({ code }) => code !== 'value_not_placed')).toEqual([]);
    expect(placed.filter(({ key }) => key === 'unNo').map(({ place, goods: number }) => [place.cell, number])).toEqual([
      ...[
        ['B21', 1],
        ['B22', 2],
        ['B23', 3],
        ['B24', 4],
        ['B25', 5],
      ],
    ]);
    const book = await XlsxPopulate.fromDataAsync(bytes);
    const sheet = book.sheet(0);
    const value = (name: string) => String(sheet.cell(name).value());
    expect([21, 25].map((row) => ['A', 'B', 'C', 'E', 'F'].map((column) => value(`${column}${row}`)))).toEqual([
      ['1', 'UN1260', 'PAINT 1', '3', '100'],
      ['5', 'UN1264', 'PAINT 5', '3', '104'],
    ]);
    expect([value('C26'), value('B28')]).toEqual(['Total', 'Signature:']);
    const formula = (name: string, of: string | number = 0) =>
      (book.sheet(of).cell(name) as unknown as { formula: () => string }).formula();
    expect([formula('F26'), formula('G25'), formula('G21')]).toEqual([
      ...['SUM(F21:F25)', 'IF(F25>500,"heavy","")', 'IF(F21>500,"heavy","")'],
    ]);
    expect([formula('A1', 'Summary'), formula('A2', 'Summary')]).toEqual([
      'Sheet1!F26/1000',
      'COUNTA(Sheet1!$B$21:$B$25)',
    ]);
  });

  test('keeps merged cells, colours, breaks, the print area and notes where they belong', async () => {
    const parts = unzipSync(fill(await listTemplate(), 5).bytes);
    const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    const merged = [...part('xl/worksheets/sheet1.xml').matchAll(/<mergeCell ref="([^"]+)"/g)].map(([, ref]) => ref);
    expect(merged).toEqual(
      expect.arrayContaining(['C20:D20', 'C21:D21', 'C22:D22', 'C23:D23', 'C24:D24', 'C25:D25', 'C28:F28']),
    );
    expect(merged).not.toContain('C25:F25');
    expect(part('xl/worksheets/sheet1.xml')).toContain('sqref="F21:F25"');
    expect(part('xl/worksheets/sheet1.xml')).toContain('<brk id="27"');
    expect(part('xl/workbook.xml')).toContain('Sheet1!$A$1:$F$43');
    expect(part('xl/comments1.xml')).toContain('ref="D12"');
    expect(part('xl/worksheets/sheet1.xml').match(/<row r="25"[^>]*ht="33"/)).not.toBeNull();
    expect(
      readWorkbook({ name: 'filled.xlsx', bytes: fill(await listTemplate(), 12).bytes }).tabs[0]?.rows[31]?.values[1],
    ).toBe('UN12611');
  });

  test('that has rows enough is not made longer', async () => {
    const { bytes } = fill(await listTemplate(), 2);
    expect((await XlsxPopulate.fromDataAsync(bytes)).sheet(0).cell('C23').value()).toBe('Total');
  });
});

test('references follow the rows that are put in', () => {
  const shifted = (formula: string, home = 'List') =>
    shiftFormula(formula, { home, sheet: 'List' }, { after: 22, by: 3 });
  expect(shifted('SUM($F$21:F22)+F23')).toBe('SUM($F$21:F25)+F26');
  expect(shifted("'Other sheet'!F23+'List'!F23")).toBe("'Other sheet'!F23+'List'!F26");
  expect(shifted('F23', 'Other')).toBe('F23');
  expect(shifted('List!$1:$30', 'Other')).toBe('List!$1:$33');
  expect(shifted('IF(A1="F23",LOG10(F23),F:F)')).toBe('IF(A1="F23",LOG10(F26),F:F)');
});

describe('boxes to tick in a workbook', () => {
  const template = (cells: Readonly<Record<string, string>>) =>
    makeRichTemplate((workbook) => {
      for (const [name, text] of Object.entries(cells)) workbook.sheet(0).cell(name).value(text);
    });
  const VALUES = { marinePollutant: 'Y', limitedQuantity: 'N', packingGroup: 'II', unNo: 'UN1263' };
  const filled = async (cells: Readonly<Record<string, string>>) => {
    const result = fillWorkbook(await template(cells), { fields, values: VALUES, labels });
    const sheet = (await XlsxPopulate.fromDataAsync(result.bytes)).sheet(0);
    const texts = Object.keys(cells).map((name) => {
      const value = sheet.cell(name).value();
      return typeof value === 'object' ? (value as { text: () => string }).text() : value;
    });
    return {
      texts,
      shown: result.placed.flatMap(({ shown }) => shown ?? []),
      findings: result.findings.map(({ message }) => message),
    };
  };

  test('are ticked behind their label, in the same cell or the next', async () => {
    const { texts, shown } = await filled({
      B30: '海洋污染物：□是 □否   限量：□是 □否',
      B31: 'Packing group',
      C31: '□ I  □ II  □ III',
      B32: 'UN No: ______  Marine pollutant: Yes ☐ No ☐',
    });
    expect(texts).toEqual([
      ...['海洋污染物：☑是 □否   限量：□是 ☑否', 'Packing group', '□ I  ☑ II  □ III'],
      'UN No: UN1263  Marine pollutant: Yes ☒ No ☐',
    ]);
    expect(shown).toEqual(['☑是', '☑否', '☑ II', 'Yes ☒']);
  });

  test('of which none says the value are left, and that is said', async () => {
    const { texts, findings } = await filled({ B30: 'Packing group: □ high □ low' });
    expect(texts).toEqual(['Packing group: □ high □ low']);
    expect(findings.join()).toContain('None of the boxes at "Packing group" says it.');
  });
});
