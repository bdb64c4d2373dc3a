import { columnLetters } from '../xlsx/cell-reference.ts';
import { buildWorkbook, type CellStyle, type NewCell } from '../xlsx/new-workbook.ts';
import { type FormBox, type FormRow, type Paper, titleOf } from './paper.ts';

const TITLE: CellStyle = { bold: true, size: 14, horizontal: 'center' };
const SUBTITLE: CellStyle = { size: 9, color: '52606D', horizontal: 'center' };
const HEAD: CellStyle = { size: 7, color: '52606D', fill: 'F5F7FA', border: 'box', vertical: 'top' };
const COLUMN_HEAD: CellStyle = { ...HEAD, size: 8, bold: true };
const ANSWER: CellStyle = { size: 10, border: 'box', vertical: 'top' };
const PRINTED: CellStyle = { size: 7, color: '3E4C59', border: 'box', vertical: 'top' };
const FOOTNOTE: CellStyle = { size: 7, color: '52606D', vertical: 'top' };

const wide = (text: string) => [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 2 : 1), 0);

/** Points that a text of ten points takes over as many characters of width. */
function heightOfText(text: string, characters: number): number {
  const lines = text.split('\n').map((one) => Math.max(1, Math.ceil(wide(one) / (characters * 0.95))));
  return 4 + 13.5 * lines.reduce((sum, count) => sum + count, 0);
}

type Sheet = { cells: NewCell[]; heights: Record<number, number>; row: number };

const rangeOf = (column: number, span: number, top: number, bottom: number) => {
  const [from, to] = [columnLetters(column), columnLetters(column + span - 1)];
  return from === to && top === bottom ? `${from}${top}` : `${from}${top}:${to}${bottom}`;
};

function putBox(sheet: Sheet, box: FormBox, column: number, hasTitles: boolean): void {
  const { row, cells } = sheet;
  const bottom = hasTitles ? row + 1 : row;
  const whole = rangeOf(column, box.span, row, bottom);
  if (box.printed) cells.push({ ref: whole, value: titleOf(box), style: PRINTED });
  else if (box.head) cells.push({ ref: whole, value: titleOf(box), style: COLUMN_HEAD });
  else if (!hasTitles) cells.push({ ref: whole, value: box.text, style: ANSWER });
  else
    cells.push(
      { ref: rangeOf(column, box.span, row, row), value: titleOf(box), style: HEAD },
      { ref: rangeOf(column, box.span, row + 1, row + 1), value: box.text, style: ANSWER },
    );
}

/** A row of titles over a row of answers; rows of a table are single. */
function putRow(sheet: Sheet, { boxes, height }: FormRow, width: number): void {
  const hasTitles = boxes.some((box) => titleOf(box) !== '' && !box.printed && !box.head);
  let column = 1;
  for (const box of boxes) {
    putBox(sheet, box, column, hasTitles);
    column += box.span;
  }
  const texts = boxes.map((box) => heightOfText(box.head ? titleOf(box) : box.text, box.span * width));
  if (!hasTitles) {
    sheet.heights[sheet.row] = Math.max(height, ...texts);
    sheet.row += 1;
    return;
  }
  const longTitle = boxes.some((box) => !box.printed && titleOf(box).length > box.span * width * 1.3);
  sheet.heights[sheet.row] = longTitle ? 22 : 13;
  sheet.heights[sheet.row + 1] = Math.max(height - 12, ...texts);
  sheet.row += 2;
}

/** Characters that a page is wide. */
const CHARACTERS = { upright: 102, landscape: 150 } as const;

/** Sets a paper as a workbook, one printed A4 page for each of its pages. */
export function buildPaperXlsx(paper: Paper): Uint8Array {
  const { columns, landscape = false } = paper;
  const width = CHARACTERS[landscape ? 'landscape' : 'upright'] / columns;
  const sheet: Sheet = { cells: [], heights: {}, row: 1 };
  const breaks: number[] = [];
  const across = (row: number) => rangeOf(1, columns, row, row);
  paper.pages.forEach((rows, at) => {
    if (at > 0) breaks.push(sheet.row - 1);
    sheet.cells.push({ ref: across(sheet.row), value: paper.title, style: TITLE });
    sheet.cells.push({ ref: across(sheet.row + 1), value: paper.subtitle, style: SUBTITLE });
    sheet.heights[sheet.row] = 24;
    sheet.heights[sheet.row + 1] = 16;
    sheet.row += 2;
    for (const row of rows) putRow(sheet, row, width);
    sheet.cells.push({ ref: across(sheet.row), value: paper.footnote, style: FOOTNOTE });
    sheet.heights[sheet.row] = 24;
    sheet.row += 1;
  });
  return buildWorkbook({
    sheet: paper.sheet ?? 'Dangerous goods form',
    columns: Array.from({ length: columns }, () => width),
    heights: sheet.heights,
    cells: sheet.cells,
    lists: [],
    landscape,
    breaks,
  });
}
