import { type NewPdf, PAGE, type PdfRecord, writePdf } from '../pdf/new-pdf.ts';
import { drawText, heightOf } from '../pdf/text-box.ts';
import { type FormBox, type FormRow, type Paper, TYPE, titleOf } from './paper.ts';

const LEFT = 34;
const TOP = 64;
const LINE = '#52606d';
const STRIPE = 12;

const widthOf = ({ landscape }: Paper) => (landscape ? PAGE.height : PAGE.width) - 2 * LEFT;
const bottomOf = ({ landscape }: Paper) => (landscape ? PAGE.width : PAGE.height) - PAGE.margin;

type Area = { x: number; y: number; width: number; height: number };

/** Height of a box's printed title, or of its printed words. */
function heightOfTitle(pdf: NewPdf, box: FormBox, width: number): number {
  const text = titleOf(box);
  if (box.head) return heightOf(pdf, { text, width, size: TYPE.head, font: 'bold' });
  return heightOf(pdf, { text, width, size: box.printed ? TYPE.printed : TYPE.title });
}

function drawBox(pdf: NewPdf, box: FormBox, { x, y, width, height }: Area, size: number): void {
  pdf.lineWidth(0.6).strokeColor(LINE).rect(x, y, width, height);
  if (box.head) pdf.fillAndStroke('#eef1f4', LINE);
  else pdf.stroke();
  const inner = { x: x + 4, width: width - 8 };
  if (box.printed || box.head) {
    const look = box.head ? { size: TYPE.head, font: 'bold' as const } : { size: TYPE.printed };
    drawText(pdf, { ...inner, y: y + 3, height: height - 5, text: titleOf(box), color: '#3e4c59', ...look });
    return;
  }
  const title = { text: titleOf(box), size: TYPE.title };
  const head = title.text === '' ? 3 : heightOfTitle(pdf, box, inner.width) + 4;
  if (title.text !== '') drawText(pdf, { ...inner, ...title, y: y + 2.5, height: head, color: '#52606d' });
  if (box.text !== '') drawText(pdf, { ...inner, y: y + head, height: height - head - 2, text: box.text, size });
}

/** A row is as high as its longest text asks. */
function heightOfRow(pdf: NewPdf, row: FormRow, unit: number, size: number): number {
  const heights = row.boxes.map((box) => {
    const width = box.span * unit - 8;
    const text = heightOf(pdf, { text: box.text, width, size });
    return heightOfTitle(pdf, box, width) + text + 6.5 + (box.signed ?? 0);
  });
  return Math.max(row.height, ...heights);
}

function drawHatching(pdf: NewPdf, width: number, top: number, bottom: number): void {
  for (const x of [LEFT - STRIPE, LEFT + width]) {
    pdf
      .save()
      .rect(x, top, STRIPE, bottom - top)
      .clip();
    for (let y = top - STRIPE; y < bottom; y += 14)
      pdf.polygon([x, y + STRIPE], [x + STRIPE, y], [x + STRIPE, y + 6], [x, y + STRIPE + 6]).fill('#c81e1e');
    pdf.restore();
  }
}

/** Sizes of type that a page is set in: the largest in which all of it finds room. */
const SIZES = [TYPE.text, 8.5, 8, 7.5, 7, 6.5];

/** One size of type for the whole page, and the heights of its rows; a row that grows takes what is left. */
function setPage(pdf: NewPdf, paper: Paper, rows: readonly FormRow[]): { size: number; heights: number[] } {
  const unit = widthOf(paper) / paper.columns;
  // Below it stands the footnote, above the margin: past that a page would be begun.
  const space = bottomOf(paper) - TOP - 28;
  const tries = SIZES.map((size) => {
    const heights = rows.map((row) => heightOfRow(pdf, row, unit, size));
    return { size, heights, total: heights.reduce((sum, height) => sum + height, 0) };
  });
  const { size, heights, total } = tries.find((one) => one.total <= space) ??
    tries.at(-1) ?? { size: 9, heights: [], total: 0 };
  const scale = Math.min(1, space / total);
  const spare = Math.max(0, Math.min(180, space - total));
  return { size, heights: heights.map((height, at) => height * scale + (rows[at]?.grows ? spare : 0)) };
}

function drawPage(pdf: NewPdf, paper: Paper, rows: readonly FormRow[]): void {
  const width = widthOf(paper);
  const unit = width / paper.columns;
  const line = { x: LEFT, width, align: 'center' as const };
  drawText(pdf, { ...line, y: 26, height: 20, text: paper.title, font: 'bold', size: 13 });
  drawText(pdf, { ...line, y: 45, height: 14, text: paper.subtitle, size: 9, color: '#52606d' });
  const { size, heights } = setPage(pdf, paper, rows);
  let y = TOP;
  rows.forEach((row, at) => {
    const height = heights[at] ?? row.height;
    let x = LEFT;
    for (const box of row.boxes) {
      drawBox(pdf, box, { x, y, width: box.span * unit, height }, size);
      x += box.span * unit;
    }
    y += height;
  });
  if (paper.hatched) drawHatching(pdf, width, TOP, y);
  drawText(pdf, { x: LEFT, y: y + 4, width, height: 24, text: paper.footnote, size: 6.5, color: '#52606d' });
}

/** Sets a paper as a PDF of A4 pages. */
export function buildPaperPdf(paper: Paper, record: PdfRecord): Promise<Uint8Array> {
  const landscape = paper.landscape === true;
  return writePdf({ title: paper.title, landscape, ...record }, (pdf) => {
    paper.pages.forEach((rows, at) => {
      if (at > 0) pdf.addPage();
      drawPage(pdf, paper, rows);
    });
  });
}
