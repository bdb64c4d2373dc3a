import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { getTargetFormat } from '../../formats/index.ts';
import { readWorkbook } from '../../spreadsheets/index.ts';
import type { FillValues } from '../fill-value.ts';
import { labelIndexOf } from '../labels/label-index.ts';
import { makeRichTemplate, type PopulateWorkbook, XlsxPopulate } from '../testing/rich-template.ts';
import { buildCleanTemplate } from './clean-template.ts';
import { fillWorkbook } from './fill-workbook.ts';

const format = getTargetFormat('yml_chemical_data');
const labels = labelIndexOf(format.fields);
const fill = (template: Uint8Array, values: FillValues) =>
  fillWorkbook(template, { fields: format.fields, values, labels });

const VALUES = {
  shipperDeclareAs: 'DG Cargo',
  shipmentName: 'FLAMMABLE LIQUID, N.O.S. (ACETONE)',
  manufacturerCompanyName: '亮水涂料有限公司',
  model: '=HYPERLINK("http://example.com")',
  unNo: 'UN1993',
  flashPointCelsius: -17,
};

/** What a library that has nothing to do with ours finds in the cells. */
async function cellsOf(bytes: Uint8Array, names: readonly string[]): Promise<Record<string, unknown>> {
  const sheet = (await XlsxPopulate.fromDataAsync(bytes)).sheet(0);
  return Object.fromEntries(names.map((name) => [name, plain(sheet.cell(name).value())]));
}
const plain = (value: unknown) =>
  typeof value === 'object' && value !== null && 'text' in value ? (value.text as () => string)() : value;

describe('a customer’s own workbook', () => {
  test('gets each value in its cell: numbers as numbers, a text that begins with = as text', async () => {
    const { bytes, placed, findings } = fill(await makeRichTemplate(), VALUES);
    expect(await cellsOf(bytes, ['D3', 'D6', 'D9', 'D11', 'D12', 'D14'])).toEqual({
      D3: 'DG CARGO',
      D6: VALUES.shipmentName,
      D9: VALUES.manufacturerCompanyName,
      D11: VALUES.model,
      D12: 'UN1993',
      D14: -17,
    });
    expect(placed).toHaveLength(6);
    expect(findings).toEqual([]);
    const tab = readWorkbook({ name: 'filled.xlsx', bytes }).tabs[0];
    expect(tab?.rows[10]?.formulas?.[3] ?? null).toBeNull();
  });

  test('keeps every other part to the byte: text boxes, comments, pictures, lists, breaks, rich text, phonetics, names, print area', async () => {
    const template = await makeRichTemplate(undefined, (parts) => {
      parts['xl/calcChain.xml'] = strToU8('<calcChain/>');
    });
    const before = unzipSync(template);
    const after = unzipSync(fill(template, VALUES).bytes);
    const names = Object.keys(before).filter((name) => !name.endsWith('/'));
    expect(Object.keys(after)).toEqual(names);
    const differing = names.filter((name) => !Buffer.from(before[name] ?? []).equals(Buffer.from(after[name] ?? [])));
    expect(differing).toEqual(['xl/worksheets/sheet1.xml']);
  });

  test('changes nothing in the sheet but the cells filled and the result that depended on them', async () => {
    const template = await makeRichTemplate(undefined, (parts) => {
      const name = 'xl/worksheets/sheet1.xml';
      const xml = strFromU8(parts[name] ?? new Uint8Array());
      parts[name] = strToU8(
        xml.replace(/(<f>D14\*1\.8\+32<\/f>)/, '$1<v>99</v>').replace(/(<f>1\+1<\/f>)/, '$1<v>2</v>'),
      );
    });
    const sheetOf = (bytes: Uint8Array) => strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const filledCells = /<c r="D(?:3|6|9|11|12|14)"[^>]*?(?:\/>|>[\s\S]*?<\/c>)/g;
    const strip = (xml: string) =>
      xml
        .replace(filledCells, '')
        .replace('<v>99</v>', '')
        .replace(/<row r="\d+"(?: [^>]*)?>\s*<\/row>|<row r="\d+"[^>]*\/>/g, '')
        .replace(/<dimension[^>]*>/, '');
    const after = sheetOf(fill(template, VALUES).bytes);
    expect(strip(after)).toBe(strip(sheetOf(template)));
    expect(after).not.toContain('<v>99</v>');
    expect(after).toContain('<v>2</v>');
    const kept = [
      '<!-- kept -->',
      '<sheetProtection ',
      '<conditionalFormatting ',
      '<oddFooter>',
      '<rowBreaks ',
      '<drawing ',
    ];
    for (const feature of kept) expect(after).toContain(feature);
  });

  test('keeps the style of each cell', async () => {
    const template = await makeRichTemplate();
    const styles = (bytes: Uint8Array) =>
      [
        ...strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array()).matchAll(
          /<c r="(D3|D14|D9)"[^>]*? s="(\d+)"/g,
        ),
      ]
        .map(([, name, style]) => `${name} ${style}`)
        .sort();
    expect(styles(template).length).toBeGreaterThan(0);
    expect(styles(fill(template, VALUES).bytes)).toEqual(styles(template));
  });

  test('writes into the cell that shows when the target is joined with others', async () => {
    const joined = await makeRichTemplate((workbook) => workbook.sheet(0).range('C6:E6').merged(true));
    expect(await cellsOf(fill(joined, VALUES).bytes, ['C6'])).toEqual({ C6: VALUES.shipmentName });
    const withLabel = await makeRichTemplate((workbook) => workbook.sheet(0).range('B6:E6').merged(true));
    const { findings, placed } = fill(withLabel, VALUES);
    expect(findings).toMatchObject([{ code: 'value_not_placed', message: expect.stringContaining('joined with B6') }]);
    expect(placed.map(({ key }) => key)).not.toContain('shipmentName');
  });

  test('replaces a plain formula and drops the calculation chain, but leaves one that others share', async () => {
    const template = await makeRichTemplate(
      (workbook: PopulateWorkbook) => workbook.sheet(0).cell('D12').formula('"UN"&1'),
      (parts) => {
        const name = 'xl/worksheets/sheet1.xml';
        parts[name] = strToU8(
          strFromU8(parts[name] ?? new Uint8Array()).replace(
            /<c r="D14"([^>]*?)\/>/,
            '<c r="D14"$1><f t="shared" ref="D14:D15" si="0">A1</f></c>',
          ),
        );
        parts['xl/calcChain.xml'] = strToU8(
          '<calcChain xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><c r="D12" i="1"/></calcChain>',
        );
        const links = 'xl/_rels/workbook.xml.rels';
        const link =
          '<Relationship Id="rIdChain" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/calcChain" Target="calcChain.xml"/></Relationships>';
        parts[links] = strToU8(strFromU8(parts[links] ?? new Uint8Array()).replace('</Relationships>', link));
      },
    );
    const { bytes, findings } = fill(template, VALUES);
    expect(await cellsOf(bytes, ['D12'])).toEqual({ D12: 'UN1993' });
    expect(Object.keys(unzipSync(bytes))).not.toContain('xl/calcChain.xml');
    expect(findings).toMatchObject([{ code: 'value_not_placed', message: expect.stringContaining('share') }]);
  });

  test('reports what the template held in cells whose field is not known, and labels of another edition', async () => {
    const template = await makeRichTemplate((workbook) => {
      workbook.sheet(0).cell('D8').value('OLD-4711');
      workbook.sheet(0).cell('B12').value('Model');
    });
    const codes = fill(template, VALUES).findings.map(({ code, place }) => `${code} ${place?.cell}`);
    expect(codes).toEqual(['template_label_differs D12', 'template_value_left D8']);
  });

  test('finds the sheet with the labels when another one comes first', async () => {
    const template = await makeRichTemplate((workbook) => {
      workbook.sheet(0).name('Form');
      workbook.addSheet('Notes').cell('A1').value('Read me');
    });
    expect(fill(template, VALUES).placed[0]?.place).toEqual({ sheet: 'Form', cell: 'D3' });
  });

  test('a file that is no workbook is refused', () => {
    const refusal = (bytes: Uint8Array) => {
      try {
        return fill(bytes, VALUES);
      } catch (error) {
        return (error as { code: string }).code;
      }
    };
    expect(refusal(strToU8('hello'))).toBe('template_unreadable');
    expect(refusal(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).toBe('template_unreadable');
  });
});

test('any text and any number comes back as it was written', () => {
  const template = buildCleanTemplate(format);
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      (text, number) => {
        fc.pre(text.trim() !== '' && !/\p{Cc}/u.test(text));
        const { bytes } = fill(template, { commodityName: text, flashPointCelsius: number });
        const row = (at: number) => readWorkbook({ name: 'x.xlsx', bytes }).tabs[0]?.rows[at - 1]?.values[3];
        expect([row(10), row(14)]).toEqual([text, Object.is(number, -0) ? 0 : number]);
      },
    ),
    { numRuns: 25 },
  );
});

describe('lines within a cell', () => {
  const goods = getTargetFormat('yml_dangerous_goods_data');
  const asked = { fields: goods.fields, labels: labelIndexOf(goods.fields) };
  const sheetOf = async (cells: Readonly<Record<string, string>>) => {
    const workbook = await XlsxPopulate.fromBlankAsync();
    for (const [cell, text] of Object.entries(cells)) workbook.sheet(0).cell(cell).value(text);
    return workbook.outputAsync();
  };

  test('are written on behind their labels, several in one cell, and wherever the label stands', async () => {
    const template = await sheetOf({
      A1: 'UN No.: ________  Class: ______',
      A2: '联合国编号：______',
      A3: 'Signature: ________',
    });
    const { bytes, placed, findings } = fillWorkbook(template, {
      ...asked,
      values: { unNo: 'UN1263', imoHazardClassNo: '3' },
    });
    expect(await cellsOf(bytes, ['A1', 'A2', 'A3'])).toEqual({
      A1: 'UN No.: UN1263  Class: 3',
      A2: '联合国编号：UN1263',
      A3: 'Signature: ________',
    });
    expect(placed.map(({ key, place }) => [key, place.label])).toEqual([
      ['unNo', 'UN No.'],
      ['unNo', '联合国编号'],
      ['imoHazardClassNo', 'Class'],
    ]);
    expect(findings).toEqual([]);
  });

  test('of values that are not known stay as they are', async () => {
    const template = await sheetOf({ A1: 'UN No.: ________  Class: ______' });
    const { bytes } = fillWorkbook(template, { ...asked, values: { unNo: 'UN1263' } });
    expect(await cellsOf(bytes, ['A1'])).toEqual({ A1: 'UN No.: UN1263  Class: ______' });
  });
});
