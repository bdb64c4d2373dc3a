import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

const FONT = readFileSync(fileURLToPath(import.meta.resolve('#fonts/regular')));
const PADDING = 4;

/** A cell of a table: its text, whose lines may be parted by line breaks, and how many columns it spans. */
export type TableCell = string | { text: string; span: number };

/** A page under the pen: text, tables and stamps, in points from the top left. */
export class Sketch {
  readonly width: number;
  readonly height: number;
  private readonly document: PDFKit.PDFDocument;

  constructor(size: { width: number; height: number }) {
    this.width = size.width;
    this.height = size.height;
    this.document = new PDFDocument({ size: [size.width, size.height], margin: 0 });
    this.document.registerFont('text', Buffer.from(FONT)).font('text');
  }

  text(x: number, y: number, text: string, size = 9): this {
    this.document.fontSize(size).fillColor('black').text(text, x, y, { lineBreak: false });
    return this;
  }

  centred(y: number, text: string, size: number): this {
    return this.text((this.width - this.document.fontSize(size).widthOfString(text)) / 2, y, text, size);
  }

  rule(x0: number, y0: number, x1: number, y1: number): this {
    this.document.moveTo(x0, y0).lineTo(x1, y1).lineWidth(0.6).strokeColor('black').stroke();
    return this;
  }

  /** A table with ruled cells, or without rules; text wraps in its cell. Returns where it ends. */
  table(
    x: number,
    y: number,
    shape: { widths: readonly number[]; rows: readonly (readonly TableCell[])[]; size?: number; ruled?: boolean },
  ): number {
    const { widths, rows, size = 9, ruled = true } = shape;
    let top = y;
    this.document.fontSize(size);
    for (const row of rows) {
      let column = 0;
      const cells = row.map((cell) => {
        const { text, span } = typeof cell === 'string' ? { text: cell, span: 1 } : cell;
        const left = x + widths.slice(0, column).reduce((sum, one) => sum + one, 0);
        const width = widths.slice(column, column + span).reduce((sum, one) => sum + one, 0);
        column += span;
        return { text, left, width };
      });
      const inner = (width: number) => ({ width: width - 2 * PADDING, lineGap: 1 });
      const height =
        Math.max(...cells.map(({ text, width }) => this.document.heightOfString(text || ' ', inner(width)))) +
        2 * PADDING;
      for (const { text, left, width } of cells) {
        if (ruled) this.document.rect(left, top, width, height).lineWidth(0.6).strokeColor('black').stroke();
        this.document.fillColor('black').text(text, left + PADDING, top + PADDING, inner(width));
      }
      top += height;
    }
    return top;
  }

  /** A red seal as inspection bodies put over their signatures: ring, star, and the office's name. */
  stamp(x: number, y: number, name: string, radius = 52): this {
    const { document } = this;
    document.save().strokeOpacity(0.75).fillOpacity(0.75);
    document.circle(x, y, radius).lineWidth(2.5).strokeColor('#d62020').stroke();
    const points = Array.from({ length: 10 }, (_, index): [number, number] => {
      const reach = index % 2 === 0 ? radius * 0.3 : radius * 0.12;
      const angle = (Math.PI / 5) * index - Math.PI / 2;
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
    });
    document.polygon(...points).fill('#d62020');
    [...name].forEach((letter, index, all) => {
      const angle = -210 + (240 * (index + 0.5)) / all.length;
      document
        .save()
        .translate(x, y)
        .rotate(angle + 90);
      document
        .fontSize(radius * 0.2)
        .fillColor('#d62020')
        .text(letter, -radius * 0.1, -radius * 0.92, { lineBreak: false });
      document.restore();
    });
    document
      .fontSize(radius * 0.17)
      .fillColor('#d62020')
      .text('检验专用章', x - radius * 0.43, y + radius * 0.45, { lineBreak: false });
    document.restore();
    return this;
  }

  /** Grey words across the page, as drafts and copies carry them. */
  watermark(text: string): this {
    const { document } = this;
    document
      .save()
      .translate(this.width / 2, this.height / 2)
      .rotate(-35);
    document.fontSize(60).fillColor('#000000').fillOpacity(0.1).text(text, -200, -40, { lineBreak: false });
    document.restore();
    return this;
  }

  /** The finished PDF. */
  bytes(): Promise<Uint8Array> {
    const chunks: Buffer[] = [];
    return new Promise((resolve, reject) => {
      this.document.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
      this.document.on('error', reject);
      this.document.end();
    });
  }
}

export const A4 = { width: 595, height: 842 };
export const A4_ACROSS = { width: 842, height: 595 };
