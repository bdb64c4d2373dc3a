import { type NewPdf, PAGE, type PdfRecord, writePdf } from '../pdf/new-pdf.ts';
import { heightOf } from '../pdf/text-box.ts';
import type { Letter, LetterRow } from './letter.ts';

const LEFT = PAGE.margin + 6;
const WIDTH = PAGE.width - 2 * LEFT;
const BOTTOM = PAGE.height - PAGE.margin;
const INK = '#1f2933';
const FAINT = '#52606d';
const LINE = '#9aa5b1';

type Look = {
  size: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'center';
  after?: number;
  indent?: number;
};

/** Writes downwards and begins a new page when one is full. */
class LetterPage {
  private readonly pdf: NewPdf;
  private readonly scale: number;
  private readonly dry: boolean;
  private y: number = PAGE.margin;
  /** Pages begun besides the first. */
  turned = 0;

  /** `dry`: only measures. `scale` makes type and distances smaller. */
  constructor(pdf: NewPdf, scale: number, dry: boolean) {
    this.pdf = pdf;
    this.scale = scale;
    this.dry = dry;
  }

  private makeRoom(height: number): void {
    if (this.y + height <= BOTTOM) return;
    this.turned++;
    if (!this.dry) this.pdf.addPage();
    this.y = PAGE.margin;
  }

  write(text: string, look: Look): void {
    const { bold = false, color = INK, align = 'left', indent = 0 } = look;
    const size = look.size * this.scale;
    const after = (look.after ?? 3) * this.scale;
    const font = bold ? 'bold' : 'regular';
    const width = WIDTH - indent;
    const height = heightOf(this.pdf, { text, width, font, size });
    this.makeRoom(height);
    if (!this.dry)
      this.pdf
        .font(font)
        .fontSize(size)
        .fillColor(color)
        .text(text, LEFT + indent, this.y, { width, align, lineGap: 1 });
    this.y += height + after;
  }

  space(height: number): void {
    this.y += height * this.scale;
  }

  /** Questions and answers, `perLine` on a line, each line as high as its longest text. */
  table(rows: readonly LetterRow[], perLine: number, least = 0): void {
    const share = WIDTH / perLine;
    const label = perLine === 1 ? 150 : 92;
    for (let at = 0; at < rows.length; at += perLine) {
      const line = rows.slice(at, at + perLine);
      const heights = line.flatMap((row) => [
        heightOf(this.pdf, { text: row.label, width: label - 8, size: 7 }),
        heightOf(this.pdf, { text: row.value, width: share - label - 8, size: 8.5 }),
      ]);
      const height = Math.max(least, ...heights) + 7 * this.scale;
      this.makeRoom(height);
      line.forEach((row, column) => {
        if (!this.dry) this.cell(row, { x: LEFT + column * share, label, width: share, height });
      });
      this.y += height;
    }
  }

  private cell(
    row: LetterRow,
    { x, label, width, height }: { x: number; label: number; width: number; height: number },
  ): void {
    const { pdf, y } = this;
    pdf.rect(x, y, label, height).fill('#f0f4f8');
    pdf
      .lineWidth(0.5)
      .strokeColor(LINE)
      .rect(x, y, label, height)
      .stroke()
      .rect(x + label, y, width - label, height)
      .stroke();
    pdf
      .font('regular')
      .fontSize(7)
      .fillColor(FAINT)
      .text(row.label, x + 4, y + 3.5, { width: label - 8, lineGap: 1 });
    if (row.value === '') return;
    pdf
      .font('regular')
      .fontSize(8.5)
      .fillColor(INK)
      .text(row.value, x + label + 4, y + 3, { width: width - label - 8, lineGap: 1 });
  }
}

function layOut(page: LetterPage, letter: Letter): void {
  for (const text of letter.letterhead) page.write(text, { size: 13, bold: true, align: 'center', after: 8 });
  letter.title.forEach((text, at) => {
    page.write(text, {
      size: at === 0 ? 16 : 10.5,
      bold: true,
      align: 'center',
      after: at === letter.title.length - 1 ? 10 : 2,
    });
  });
  if (letter.addressee.length > 0) page.write(letter.addressee.join('  '), { size: 9.5, after: 5 });
  page.table(letter.rows, 2);
  page.space(7);
  if (letter.opening.length > 0) page.write(letter.opening.join('  '), { size: 9, bold: true, after: 4 });
  letter.clauses.forEach((texts, at) => {
    texts.forEach((text, line) => {
      const isFirst = line === 0;
      page.write(isFirst ? `${at + 1}. ${text}` : text, {
        size: isFirst ? 9 : 8,
        color: isFirst ? INK : FAINT,
        indent: isFirst ? 0 : 12,
        after: line === texts.length - 1 ? 5 : 1,
      });
    });
  });
  for (const text of [...letter.declared, ...letter.attachments]) page.write(text, { size: 8, color: FAINT, after: 1 });
  page.space(6);
  page.table(letter.signature.slice(0, -1), 2, 11);
  page.table(letter.signature.slice(-1), 1, 42);
}

/** Sets the letter on one page when type may be a little smaller for it: a signature should not be alone on a page. */
function draw(pdf: NewPdf, letter: Letter): void {
  const fitting = [1, 0.95, 0.9, 0.85, 0.8].find((scale) => {
    const trial = new LetterPage(pdf, scale, true);
    layOut(trial, letter);
    return trial.turned === 0;
  });
  layOut(new LetterPage(pdf, fitting ?? 1, false), letter);
}

/** Sets a letter as a PDF. */
export function buildLetterPdf(letter: Letter, record: PdfRecord): Promise<Uint8Array> {
  return writePdf({ title: letter.title.join(' '), ...record }, (pdf) => draw(pdf, letter));
}
