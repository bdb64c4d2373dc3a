import { type NewPdf, PAGE, type PdfRecord, writePdf } from '../pdf/new-pdf.ts';
import { drawText, heightOf } from '../pdf/text-box.ts';
import { type FormBox, type FormRow, type Paper, titleOf } from './paper.ts';

const LEFT = 34;
const TOP = 64;
const LINE = '#52606d';
const STRIPE = 12;

const widthOf = ({ landscape }: Paper) => (landscape ? PAGE.height : PAGE.width) - 2 * LEFT;
const bottomOf = ({ landscape }: Paper) => (landscape ? PAGE.width : PAGE.height) - PAGE.margin;

type Area = { x: number; y: number; width: number; height: number };

function drawBox(pdf: NewPdf, box: FormBox, { x, y, width, height }: Area): void {
  pdf.lineWidth(0.6).strokeColor(LINE).rect(x, y, width, height);
  if (box.head) pdf.fillAndStroke('#eef1f4', LINE);
  else pdf.stroke();
  const inner = width - 8;
  if (box.printed || box.head) {
    const look = box.head ? { size: 7.5, font: 'bold' as const } : { size: 6.8 };
    drawText(pdf, {
      x: x + 4,
      y: y + 3,
      width: inner,
      height: height - 5,
      text: titleOf(box),
      color: '#3e4c59',
      ...look,
    });
    return;
  }
  const title = { text: titleOf(box), width: inner, size: 6.2 };
  if (title.text !== '') drawText(pdf, { ...title, x: x + 4, y: y + 2.5, height: 18, color: '#52606d' });
  if (box.text === '') return;
  const head = title.text === '' ? 3 : heightOf(pdf, title) + 4;
  drawText(pdf, { x: x + 4, y: y + head, width: inner, height: height - head - 2, text: box.text, size: 9 });
}

/** A row is as high as its longest text asks, at nine points, up to what is left of the page. */
function heightOfRow(pdf: NewPdf, row: FormRow, unit: number): number {
  const heights = row.boxes.map((box) => {
    const width = box.span * unit - 8;
    if (box.head) return heightOf(pdf, { text: titleOf(box), width, size: 7.5, font: 'bold' }) + 6;
    return heightOf(pdf, { text: box.text, width, size: 9 }) + (titleOf(box) === '' ? 6 : 16);
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

/** Rows that do not fit at nine points are all set a little lower; a row that grows takes what is left. */
function heightsOf(pdf: NewPdf, paper: Paper, rows: readonly FormRow[]): number[] {
  const unit = widthOf(paper) / paper.columns;
  // Below it stands the footnote, above the margin: past that a page would be begun.
  const space = bottomOf(paper) - TOP - 28;
  const wanted = rows.map((row) => heightOfRow(pdf, row, unit));
  const total = wanted.reduce((sum, height) => sum + height, 0);
  const scale = Math.min(1, space / total);
  const spare = Math.max(0, Math.min(90, space - total));
  return wanted.map((height, at) => height * scale + (rows[at]?.grows ? spare : 0));
}

function drawPage(pdf: NewPdf, paper: Paper, rows: readonly FormRow[]): void {
  const width = widthOf(paper);
  const unit = width / paper.columns;
  const line = { x: LEFT, width, align: 'center' as const };
  drawText(pdf, { ...line, y: 26, height: 20, text: paper.title, font: 'bold', size: 13 });
  drawText(pdf, { ...line, y: 45, height: 14, text: paper.subtitle, size: 9, color: '#52606d' });
  const heights = heightsOf(pdf, paper, rows);
  let y = TOP;
  rows.forEach((row, at) => {
    const height = heights[at] ?? row.height;
    let x = LEFT;
    for (const box of row.boxes) {
      drawBox(pdf, box, { x, y, width: box.span * unit, height });
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
