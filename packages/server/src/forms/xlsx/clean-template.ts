import type { FormField } from '../../formats/index.ts';
import type { FillValue, FillValues } from '../fill-value.ts';
import { parseCellName } from './cell-reference.ts';
import { buildWorkbook, type CellStyle, type NewCell } from './new-workbook.ts';

const TITLE: CellStyle = { bold: true, size: 16, color: 'FFFFFF', fill: '1F4E79', vertical: 'center' };
const SECTION: CellStyle = { bold: true, size: 10, color: '1F4E79', fill: 'DCE6F1', border: 'box' };
const LABEL: CellStyle = { size: 10, color: '3E4C59', fill: 'F5F7FA', border: 'box' };
const VALUE: CellStyle = { size: 11, border: 'box' };
const REMARK: CellStyle = { italic: true, size: 8, color: '7B8794', vertical: 'top' };

/** A format to be drawn as a workbook. */
export type ValuesFormat = { readonly id: string; readonly label: string; readonly fields: readonly FormField[] };

type Row = { field: FormField; row: number };

/** Each field's row: that of its cell in column D, or the next one. */
function rowsOf(fields: readonly FormField[]): Row[] {
  let next = 3;
  return fields.map((field) => {
    const own = parseCellName(field.cell ?? '');
    const row = own?.column === 4 ? own.row : next;
    next = row + 1;
    return { field, row };
  });
}

/** Where the clean workbook holds a field: its own cell, or the row given to it in column D. */
export function cellsOfCleanTemplate(fields: readonly FormField[]): FormField[] {
  return rowsOf(fields).map(({ field, row }) => ({ ...field, cell: `D${row}` }));
}

/** Titles of the rows that the chemical data format leaves free between its groups. */
const SECTIONS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  yml_chemical_data: { 5: 'Shipment  出运', 7: 'Product  产品', 16: 'Exemption  豁免' },
};

/** Height for a text that wraps in column D. */
function heightOf(value: FillValue | undefined): number {
  const lines = String(value ?? '')
    .split('\n')
    .map((line) => Math.ceil([...line].reduce((sum, sign) => sum + (sign > '\u2e80' ? 2 : 1), 0) / 56));
  return Math.min(400, 10 + 14 * lines.reduce((sum, count) => sum + Math.max(1, count), 0));
}

/** A clean workbook of ours for a format: label beside value, choices offered, ready to print on one page. */
export function buildCleanTemplate(format: ValuesFormat, values: FillValues = {}): Uint8Array {
  const rows = rowsOf(format.fields);
  const sections = SECTIONS[format.id] ?? {};
  const last = Math.max(3, ...rows.map(({ row }) => row));
  const cells: NewCell[] = [
    { ref: 'B1:D1', value: format.label, style: TITLE },
    ...Object.entries(sections).map(
      ([row, title]): NewCell => ({ ref: `B${row}:D${row}`, value: title, style: SECTION }),
    ),
    ...rows.flatMap(({ field, row }): NewCell[] => [
      { ref: `B${row}:C${row}`, value: field.label, style: LABEL },
      { ref: `D${row}`, style: VALUE },
    ]),
    {
      ref: `B${last + 1}:D${last + 1}`,
      value: 'Filled by the Agent Rate API. The sources of each value are kept inside this file.',
      style: REMARK,
    },
  ];
  const heights: Record<number, number> = { 1: 34, 2: 8, [last + 1]: 20 };
  for (const { field, row } of rows) heights[row] = heightOf(values[field.key]);
  for (const row of Object.keys(sections)) heights[Number(row)] = 20;
  for (let row = 3; row <= last; row++) heights[row] ??= 8;
  const lists = rows.flatMap(({ field, row }) => {
    const options = field.options?.filter((option) => option !== '') ?? [];
    return options.length === 0 ? [] : [{ ref: `D${row}`, options }];
  });
  return buildWorkbook({
    sheet: format.label.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31),
    columns: [3, 22, 18, 62, 3],
    heights,
    cells,
    lists,
  });
}
