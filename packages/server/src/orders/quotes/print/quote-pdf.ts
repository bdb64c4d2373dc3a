import { heightOf, type NewPdf, PAGE, writePdf } from '../../../forms/index.ts';
import type { PrintedQuote } from './printed-quote.ts';
import { visibleText } from './visible-text.ts';

const LEFT = PAGE.margin;
const WIDTH = PAGE.width - 2 * LEFT;
/** Below it stands the number of the page. */
const BOTTOM = PAGE.height - PAGE.margin - 16;
const INK = '#1f2933';
const FAINT = '#52606d';
const LINE = '#9aa5b1';
const SHADE = '#f0f4f8';
const WARNING = '#8a3b00';
const WARNING_SHADE = '#fff1e0';
/** Between text and the lines of a table. */
const PAD = 3.5;

/** Name under which a printed quote carries the signed one. */
export const QUOTE_FILE = 'quote.json';

type Look = {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly align?: 'left' | 'right';
  readonly shade?: string;
  readonly indent?: number;
  /** Space below. */
  readonly after?: number;
};

type Column = { readonly width: number; readonly align?: 'left' | 'right' };

const LINE_COLUMNS: readonly Column[] = [
  { width: WIDTH - 368 },
  { width: 82 },
  { width: 46, align: 'right' },
  { width: 76, align: 'right' },
  { width: 84, align: 'right' },
  { width: 80 },
];

const SUM_COLUMNS: readonly Column[] = [
  { width: WIDTH - 400 },
  ...Array.from({ length: 4 }, () => ({ width: 100, align: 'right' as const })),
];

/** Writes downwards, and begins a page when one is full. Texts are drawn as they are: nothing in them is markup. */
class QuotePages {
  private y: number = PAGE.margin;
  private readonly pdf: NewPdf;

  constructor(pdf: NewPdf) {
    this.pdf = pdf;
  }

  /** Begins a page when `height` does not fit any more. Returns whether it did. */
  makeRoom(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.pdf.addPage();
    this.y = PAGE.margin;
    return true;
  }

  space(height: number): void {
    this.y += height;
  }

  write(text: string, look: Look = {}): void {
    if (text === '') return;
    const { size = 9, bold = false, color = INK, align = 'left', shade, indent = 0, after = 3 } = look;
    const pad = shade === undefined ? 0 : PAD + 2;
    const font = bold ? 'bold' : 'regular';
    const shown = visibleText(text);
    const width = WIDTH - indent - 2 * pad;
    const height = heightOf(this.pdf, { text: shown, width, font, size }) + 2 * pad;
    this.makeRoom(height);
    if (shade !== undefined) this.pdf.rect(LEFT, this.y, WIDTH, height).fill(shade);
    this.draw(shown, { x: LEFT + indent + pad, y: this.y + pad, width, font, size, color, align });
    this.y += height + after;
  }

  /** A heading, with room for what it heads. */
  head(text: string): void {
    this.makeRoom(60);
    this.space(6);
    this.write(text, { bold: true, size: 10.5, after: 4 });
  }

  /** Labels and values, two on a line. */
  facts(facts: PrintedQuote['facts'][number]['facts']): void {
    const share = WIDTH / 2;
    const label = 92;
    const isLong = ({ value }: (typeof facts)[number]) => value.length > 90;
    for (const pair of [
      ...pairsOf(facts.filter((fact) => !isLong(fact))),
      ...facts.filter(isLong).map((one) => [one]),
    ]) {
      const width = pair.length === 1 ? WIDTH : share;
      const cells = pair.map((fact) => ({ label: fact.label, value: visibleText(fact.value) }));
      const heights = cells.flatMap(({ label: name, value }) => [
        heightOf(this.pdf, { text: name, width: label - PAD, size: 8 }),
        heightOf(this.pdf, { text: value, width: width - label - PAD, size: 9 }),
      ]);
      const height = Math.max(...heights) + 3;
      this.makeRoom(height);
      cells.forEach((cell, at) => {
        const x = LEFT + at * share;
        const common = { y: this.y + 2, align: 'left' as const };
        this.draw(cell.label, { ...common, x, width: label - PAD, font: 'regular', size: 8, color: FAINT });
        this.draw(cell.value, {
          ...common,
          x: x + label,
          width: width - label - PAD,
          font: 'regular',
          size: 9,
          color: INK,
        });
      });
      this.y += height;
    }
  }

  /** A table, whose heading stands on each of its pages. */
  table(columns: readonly Column[], heading: readonly string[], rows: readonly TableRow[]): void {
    const head = () => this.row(columns, { cells: heading, remark: '' }, true);
    this.makeRoom(48);
    head();
    for (const row of rows) {
      if (this.makeRoom(this.heightOfRow(columns, row, false))) head();
      this.row(columns, row, false);
    }
  }

  private heightOfRow(columns: readonly Column[], { cells, remark }: TableRow, isHead: boolean): number {
    const size = isHead ? 8 : 9;
    const heights = columns.map(({ width }, at) =>
      heightOf(this.pdf, {
        text: visibleText(cells[at] ?? ''),
        width: width - 2 * PAD,
        font: isHead ? 'bold' : 'regular',
        size,
      }),
    );
    const below = heightOf(this.pdf, { text: visibleText(remark), width: WIDTH - 2 * PAD, size: 8 });
    return Math.max(...heights) + below + 2 * PAD;
  }

  private row(columns: readonly Column[], row: TableRow, isHead: boolean): void {
    const height = this.heightOfRow(columns, row, isHead);
    const top = this.y;
    if (isHead) this.pdf.rect(LEFT, top, WIDTH, height).fill(SHADE);
    let x = LEFT;
    columns.forEach(({ width, align = 'left' }, at) => {
      const font = isHead ? ('bold' as const) : ('regular' as const);
      const look = { font, size: isHead ? 8 : 9, color: isHead ? FAINT : INK, align };
      this.draw(visibleText(row.cells[at] ?? ''), { ...look, x: x + PAD, y: top + PAD - 1, width: width - 2 * PAD });
      x += width;
    });
    if (row.remark !== '') {
      const remark = visibleText(row.remark);
      const below = heightOf(this.pdf, { text: remark, width: WIDTH - 2 * PAD, size: 8 });
      const y = top + height - below - PAD + 1;
      const look = { font: 'regular' as const, size: 8, color: WARNING, align: 'left' as const };
      this.draw(remark, { ...look, x: LEFT + PAD, y, width: WIDTH - 2 * PAD });
    }
    this.y += height;
    this.pdf
      .lineWidth(0.5)
      .strokeColor(LINE)
      .moveTo(LEFT, this.y)
      .lineTo(LEFT + WIDTH, this.y)
      .stroke();
  }

  private draw(text: string, { x, y, width, font, size, color, align }: Drawing): void {
    if (text === '') return;
    this.pdf.font(font).fontSize(size).fillColor(color).text(text, x, y, { width, align, lineGap: 1 });
  }
}

type TableRow = { readonly cells: readonly string[]; readonly remark: string };
type Drawing = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly font: 'regular' | 'bold';
  readonly size: number;
  readonly color: string;
  readonly align: 'left' | 'right';
};

function pairsOf<T>(list: readonly T[]): (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / 2) }, (_, at) => list.slice(2 * at, 2 * at + 2));
}

function layOut(pages: QuotePages, quote: PrintedQuote): void {
  pages.write(quote.seller, { size: 15, bold: true, after: 1 });
  pages.write(quote.title, quote.seller === '' ? { size: 17, bold: true } : { size: 11, color: FAINT });
  pages.write(quote.number, { size: 9, color: FAINT, after: 6 });
  pages.write(quote.stale, { bold: true, color: WARNING, shade: WARNING_SHADE, after: 6 });
  pages.write(quote.validity, { bold: true, size: 10, after: 5 });
  for (const { heading, facts } of quote.facts) {
    if (heading !== '') pages.head(heading);
    pages.facts(facts);
  }
  pages.space(5);
  pages.table(LINE_COLUMNS, quote.columns, quote.lines);
  pages.space(7);
  pages.table(
    SUM_COLUMNS,
    quote.sumColumns,
    quote.sums.map((cells) => ({ cells, remark: '' })),
  );
  pages.space(8);
  pages.write(quote.conversion, { after: 5 });
  const isPartial = quote.missing.length > 0;
  pages.write(quote.completeness, isPartial ? { bold: true, color: WARNING, shade: WARNING_SHADE } : { bold: true });
  for (const sentence of quote.missing) pages.write(`•  ${sentence}`, { size: 8.5, indent: 6, after: 2 });
  pages.head(quote.termsTitle);
  for (const [at, text] of quote.terms.entries()) pages.write(`${at + 1}.  ${text}`, { size: 8.5, after: 2 });
  pages.head(quote.verifyTitle);
  for (const text of quote.verify) pages.write(text, { size: 8.5, after: 2 });
  pages.write(quote.signature, { size: 6.5, color: FAINT });
}

/** Numbers the pages, which is known only when all are written. */
function numberPages(pdf: NewPdf, { number, page }: PrintedQuote): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(start + at);
    // pdfkit begins a page for what is written below the margin.
    pdf.page.margins.bottom = 0;
    const y = PAGE.height - PAGE.margin - 4;
    pdf.font('regular').fontSize(7.5).fillColor(FAINT);
    pdf.text(number, LEFT, y, { width: WIDTH / 2, lineBreak: false });
    pdf.text(page(at + 1, count), LEFT + WIDTH / 2, y, { width: WIDTH / 2, align: 'right', lineBreak: false });
  }
}

/** Sets a quote on A4 pages, with the signed quote attached. The same quote makes the same bytes. `at`: when it was issued. */
export function buildQuotePdf(
  printed: PrintedQuote,
  { at, signed }: { at: Date; signed: string },
): Promise<Uint8Array> {
  const info = { title: `${printed.title} ${printed.number}`, at, record: signed, recordName: QUOTE_FILE };
  return writePdf(info, (pdf) => {
    layOut(new QuotePages(pdf), printed);
    numberPages(pdf, printed);
  });
}
