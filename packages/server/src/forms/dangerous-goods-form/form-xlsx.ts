import { columnLetters } from '../xlsx/cell-reference.ts';
import { buildWorkbook, type CellStyle, type NewCell } from '../xlsx/new-workbook.ts';
import type { DangerousGoodsForm, FormBox } from './form.ts';

const TITLE: CellStyle = { bold: true, size: 14, horizontal: 'center' };
const SUBTITLE: CellStyle = { size: 9, color: '52606D', horizontal: 'center' };
const HEAD: CellStyle = { size: 7, color: '52606D', fill: 'F5F7FA', border: 'box', vertical: 'top' };
const ANSWER: CellStyle = { size: 10, border: 'box', vertical: 'top' };
const PRINTED: CellStyle = { size: 7, color: '3E4C59', border: 'box', vertical: 'top' };
const FOOTNOTE: CellStyle = { size: 7, color: '52606D', vertical: 'top' };

const titleOf = ({ number, title }: FormBox) => (number === '' ? title : `${number}. ${title}`);

/** Points that a text takes in a box, at ten points and nine characters a column. */
function heightOfText(text: string, span: number): number {
  const lines = text
    .split('\n')
    .map((line) =>
      Math.max(1, Math.ceil([...line].reduce((sum, sign) => sum + (sign > '\u2e80' ? 2 : 1), 0) / (span * 8.2))),
    );
  return 4 + 13.5 * lines.reduce((sum, count) => sum + count, 0);
}

/** Sets the form as a workbook of one A4 page: a row of titles over each row of answers. */
export function buildFormXlsx(form: DangerousGoodsForm): Uint8Array {
  const cells: NewCell[] = [
    { ref: 'A1:L1', value: form.title, style: TITLE },
    { ref: 'A2:L2', value: form.subtitle, style: SUBTITLE },
  ];
  const heights: Record<number, number> = { 1: 24, 2: 16 };
  let row = 3;
  for (const { boxes, height } of form.rows) {
    let column = 1;
    for (const box of boxes) {
      const [from, to] = [columnLetters(column), columnLetters(column + box.span - 1)];
      const ref = (top: number, bottom: number) =>
        from === to && top === bottom ? `${from}${top}` : `${from}${top}:${to}${bottom}`;
      if (box.printed) cells.push({ ref: ref(row, row + 1), value: titleOf(box), style: PRINTED });
      else
        cells.push(
          { ref: ref(row, row), value: titleOf(box), style: HEAD },
          { ref: ref(row + 1, row + 1), value: box.text, style: ANSWER },
        );
      column += box.span;
    }
    const longTitle = boxes.some((box) => !box.printed && titleOf(box).length > box.span * 11);
    heights[row] = longTitle ? 22 : 13;
    heights[row + 1] = Math.max(height - 12, ...boxes.map((box) => heightOfText(box.text, box.span)));
    row += 2;
  }
  cells.push({ ref: `A${row}:L${row}`, value: form.footnote, style: FOOTNOTE });
  heights[row] = 24;
  return buildWorkbook({
    sheet: 'Dangerous goods form',
    columns: Array.from({ length: 12 }, () => 8.5),
    heights,
    cells,
    lists: [],
  });
}
