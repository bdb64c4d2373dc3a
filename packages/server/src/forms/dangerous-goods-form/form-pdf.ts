import { type NewPdf, PAGE, type PdfRecord, writePdf } from '../pdf/new-pdf.ts';
import { drawText, heightOf } from '../pdf/text-box.ts';
import type { DangerousGoodsForm, FormBox, FormRow } from './form.ts';

const LEFT = 34;
const WIDTH = PAGE.width - 2 * LEFT;
const LINE = '#52606d';
const STRIPE = 12;

const titleOf = ({ number, title }: FormBox) => (number === '' ? title : `${number}. ${title}`);

type Area = { x: number; y: number; width: number; height: number };

function drawBox(pdf: NewPdf, box: FormBox, { x, y, width, height }: Area): void {
  pdf.lineWidth(0.6).strokeColor(LINE).rect(x, y, width, height).stroke();
  const inner = width - 8;
  if (box.printed) {
    drawText(pdf, {
      x: x + 4,
      y: y + 3,
      width: inner,
      height: height - 5,
      text: titleOf(box),
      size: 6.8,
      color: '#3e4c59',
    });
    return;
  }
  const title = { text: titleOf(box), width: inner, size: 6.2 };
  drawText(pdf, { ...title, x: x + 4, y: y + 2.5, height: 18, color: '#52606d' });
  if (box.text === '') return;
  const head = heightOf(pdf, title) + 4;
  drawText(pdf, { x: x + 4, y: y + head, width: inner, height: height - head - 2, text: box.text, size: 9 });
}

/** A row is as high as its longest text asks, at nine points, up to what is left of the page. */
function heightOfRow(pdf: NewPdf, row: FormRow, unit: number): number {
  const heights = row.boxes.map((box) => heightOf(pdf, { text: box.text, width: box.span * unit - 8, size: 9 }) + 16);
  return Math.max(row.height, ...heights);
}

function drawHatching(pdf: NewPdf, top: number, bottom: number): void {
  for (const x of [LEFT - STRIPE, LEFT + WIDTH]) {
    pdf
      .save()
      .rect(x, top, STRIPE, bottom - top)
      .clip();
    for (let y = top - STRIPE; y < bottom; y += 14)
      pdf.polygon([x, y + STRIPE], [x + STRIPE, y], [x + STRIPE, y + 6], [x, y + STRIPE + 6]).fill('#c81e1e');
    pdf.restore();
  }
}

function draw(pdf: NewPdf, form: DangerousGoodsForm): void {
  const unit = WIDTH / 12;
  drawText(pdf, {
    x: LEFT,
    y: 26,
    width: WIDTH,
    height: 20,
    text: form.title,
    font: 'bold',
    size: 13,
    align: 'center',
  });
  drawText(pdf, {
    x: LEFT,
    y: 45,
    width: WIDTH,
    height: 14,
    text: form.subtitle,
    size: 9,
    align: 'center',
    color: '#52606d',
  });
  const top = 64;
  // Below it stands the footnote, above the margin: past that a page would be begun.
  const space = PAGE.height - PAGE.margin - top - 28;
  const wanted = form.rows.map((row) => heightOfRow(pdf, row, unit));
  const total = wanted.reduce((sum, height) => sum + height, 0);
  const scale = Math.min(1, space / total);
  // What is left of the page goes to the description of the goods.
  const tallest = wanted.indexOf(Math.max(...wanted));
  wanted[tallest] = (wanted[tallest] ?? 0) + Math.max(0, Math.min(90, space - total));
  let y = top;
  form.rows.forEach((row, at) => {
    const height = (wanted[at] ?? row.height) * scale;
    let x = LEFT;
    for (const box of row.boxes) {
      drawBox(pdf, box, { x, y, width: box.span * unit, height });
      x += box.span * unit;
    }
    y += height;
  });
  drawHatching(pdf, top, y);
  drawText(pdf, { x: LEFT, y: y + 4, width: WIDTH, height: 24, text: form.footnote, size: 6.5, color: '#52606d' });
}

/** Sets the form as a PDF of one A4 page, with the red hatching at its sides. */
export function buildFormPdf(form: DangerousGoodsForm, record: PdfRecord): Promise<Uint8Array> {
  return writePdf({ title: form.title, ...record }, (pdf) => draw(pdf, form));
}
