import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

/** Points from the left and the top of the page: left, top, right, bottom. */
export type Box = readonly [number, number, number, number];
/** Where one value stands: its lines, each with its page (from 1) and its box. */
export type Place = readonly { readonly page: number; readonly box: Box }[];
/** What a paper states: by field the values that are right (null: blank is right, too), and the places it is printed at. */
export type Truth = { readonly right: Map<string, (string | number | null)[]>; readonly places: Map<string, Place[]> };

type Font = 'sans' | 'serif' | 'han';
/** How text is set: the typeface, its size in points, and how many type sizes lie between two lines. */
export type Setting = { readonly font: Font; readonly size: number; readonly leading: number };

/** A cell of a ruled table: words, how many columns it spans, a caption in its corner. */
export type Cell =
  | string
  | {
      readonly text: string;
      readonly span?: number;
      readonly caption?: string;
      readonly align?: 'left' | 'centre' | 'right';
      readonly size?: number;
      /** Least height in points. */
      readonly height?: number;
      readonly across?: 'top' | 'middle';
    };

const HAN_FONT = readFileSync(
  fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf')),
);
const NAMES: Readonly<Record<Font, string>> = { sans: 'Helvetica', serif: 'Times-Roman', han: 'han' };
/** A line's baseline below its top, as pdfkit sets it, in type sizes. */
const ASCENT: Readonly<Record<Font, number>> = { sans: 0.718, serif: 0.683, han: 1.16 };
/** Marks lie in the private use area: each value has a pair of them around its words. */
const OPEN = 0xe000;
const CLOSE = 0xf000;
const MARKS = /[\ue000-\uf8ff]/g;
const WORDS =
  /[\ue000-\uf8ff]+|[\u3000-\u30ff\u3400-\u9fff（），。；：、]|[^\s\u3000-\u30ff\u3400-\u9fff（），。；：、\ue000-\uf8ff]+\s*|\s+/g;
const PADDING = 4;

type Run = { readonly key: string; readonly value: number };

/** Draws papers, and keeps where each value was drawn: words of a value are wrapped by `value`, anywhere within a text. */
export class Pen {
  readonly width: number;
  readonly height: number;
  readonly truth: Truth = { right: new Map(), places: new Map() };
  private readonly document: PDFKit.PDFDocument;
  private readonly setting: Setting;
  private readonly runs: Run[] = [];
  private readonly open = new Map<number, { page: number; box: Box }[]>();
  /** How many pages there are. */
  pages = 1;

  constructor(setting: Setting, size: { width: number; height: number } = { width: 595, height: 842 }) {
    this.setting = setting;
    this.width = size.width;
    this.height = size.height;
    this.document = new PDFDocument({ size: [size.width, size.height], margin: 0 });
    this.document.registerFont('han', HAN_FONT);
  }

  /** The words of a value, marked; `right` is what a reader must give, where that is not the words themselves. */
  value(key: string, words: string, right: string | number | readonly (string | number | null)[] = words): string {
    const known = this.truth.right.get(key) ?? [];
    this.truth.right.set(key, [...known, ...[right].flat()]);
    const value = this.runs.push({ key, value: this.runs.length }) - 1;
    this.truth.places.set(key, this.truth.places.get(key) ?? []);
    return String.fromCharCode(OPEN + value) + words + String.fromCharCode(CLOSE + value);
  }

  /** Says what is right for a field that has no words of its own. */
  says(key: string, ...right: readonly (string | number | null)[]): void {
    this.truth.right.set(key, [...(this.truth.right.get(key) ?? []), ...right]);
  }

  private use(size: number): void {
    this.document.font(NAMES[this.setting.font]).fontSize(size);
  }

  widthOf(text: string, size = this.setting.size): number {
    this.use(size);
    return this.document.widthOfString(text.replace(MARKS, ''));
  }

  get leading(): number {
    return this.setting.size * this.setting.leading;
  }

  get size(): number {
    return this.setting.size;
  }

  /** One line of text, `y` the top of its letters. */
  line(x: number, y: number, text: string, size = this.setting.size, colour = 'black'): void {
    const plain = text.replace(MARKS, '');
    const baseline = y + 0.88 * size;
    this.keep(x, baseline, text, size);
    this.use(size);
    const top = baseline - ASCENT[this.setting.font] * size;
    if (plain.trim() !== '') this.document.fillColor(colour).text(plain, x, top, { lineBreak: false });
  }

  private keep(x: number, baseline: number, text: string, size: number): void {
    let plain = '';
    const begun = new Map([...this.carried].map((value) => [value, 0]));
    const end = (value: number) => {
      const from = begun.get(value) ?? 0;
      const words = plain.slice(from);
      const left = x + this.widthOf(plain.slice(0, from) + (/^\s*/.exec(words)?.[0] ?? ''), size);
      const right = x + this.widthOf(plain.trimEnd(), size);
      const box: Box = [left, baseline - 0.88 * size, right, baseline + 0.14 * size];
      if (right > left) this.open.set(value, [...(this.open.get(value) ?? []), { page: this.pages, box }]);
      begun.delete(value);
    };
    for (const sign of text) {
      const code = sign.charCodeAt(0);
      if (code >= CLOSE && code < 0xf900) {
        end(code - CLOSE);
        this.carried.delete(code - CLOSE);
      } else if (code >= OPEN && code < CLOSE) {
        begun.set(code - OPEN, plain.length);
        this.carried.add(code - OPEN);
      } else plain += sign;
    }
    for (const value of [...begun.keys()]) end(value);
  }
  /** Values that go on in the next line. */
  private readonly carried = new Set<number>();

  /** Breaks a text into lines no wider than `width`: at blanks, between Han characters, and within words that are too wide. */
  wrap(text: string, width: number, size = this.setting.size): string[] {
    return text.split('\n').flatMap((part) => {
      const lines: string[] = [];
      let line = '';
      for (const word of (part.match(WORDS) ?? ['']).flatMap((one) => this.fitting(one, width, size))) {
        const isMark = word.replace(MARKS, '') === '' && word !== '';
        if (!isMark && line.replace(MARKS, '').trim() !== '' && this.widthOf((line + word).trimEnd(), size) > width) {
          lines.push(line);
          line = '';
        }
        line += word;
      }
      return [...lines, line];
    });
  }

  /** A word in pieces that fit, each but the last with a hyphen. */
  private fitting(word: string, width: number, size: number): string[] {
    if (word.length < 9 || this.widthOf(word.trimEnd(), size) <= width) return [word];
    let end = word.length - 4;
    while (end > 4 && this.widthOf(`${word.slice(0, end)}-`, size) > width) end--;
    return [`${word.slice(0, end)}-`, ...this.fitting(word.slice(end), width, size)];
  }

  /** A text in lines of this width; returns where it ends. */
  paragraph(x: number, y: number, text: string, width = this.width - x - 50, size = this.setting.size): number {
    const lines = this.wrap(text, width, size);
    lines.forEach((line, at) => {
      this.line(x, y + at * size * this.setting.leading, line, size);
    });
    return y + lines.length * size * this.setting.leading;
  }

  centred(y: number, text: string, size = this.setting.size, x0 = 0, x1 = this.width): void {
    this.line((x0 + x1 - this.widthOf(text, size)) / 2, y, text, size);
  }

  rule(x0: number, y0: number, x1: number, y1: number, weight = 0.6): void {
    this.document.moveTo(x0, y0).lineTo(x1, y1).lineWidth(weight).strokeColor('black').stroke();
  }

  frame([x0, y0, x1, y1]: Box): void {
    this.document
      .rect(x0, y0, x1 - x0, y1 - y0)
      .lineWidth(0.6)
      .strokeColor('black')
      .stroke();
  }

  /** A box of a form drawn as lines, with a tick of two strokes, or empty. */
  tickBox(x: number, y: number, ticked: boolean, side = this.setting.size * 0.85): void {
    this.frame([x, y, x + side, y + side]);
    if (!ticked) return;
    this.rule(x + 0.15 * side, y + 0.15 * side, x + 0.85 * side, y + 0.85 * side, 1);
    this.rule(x + 0.85 * side, y + 0.15 * side, x + 0.15 * side, y + 0.85 * side, 1);
  }

  newPage(): void {
    this.document.addPage();
    this.pages++;
  }

  /** A table whose cells wrap their words; returns where it ends. */
  table(
    x: number,
    y: number,
    {
      widths,
      rows,
      ruled = true,
      size = this.setting.size,
    }: { widths: readonly number[]; rows: readonly (readonly Cell[])[]; ruled?: boolean; size?: number },
  ): number {
    let top = y;
    for (const row of rows) {
      let column = 0;
      const cells = row.map((cell) => {
        const own = typeof cell === 'string' ? { text: cell } : cell;
        const span = own.span ?? 1;
        const left = x + widths.slice(0, column).reduce((sum, one) => sum + one, 0);
        const width = widths.slice(column, column + span).reduce((sum, one) => sum + one, 0);
        column += span;
        const type = own.size ?? size;
        const lines = this.wrap(own.text, width - 2 * PADDING, type);
        const captions = own.caption === undefined ? [] : this.wrap(own.caption, width - 6, 0.78 * size);
        const captionHeight = captions.length * 0.78 * size * this.setting.leading;
        const textHeight = lines.length * type * this.setting.leading;
        return { own, left, width, type, lines, captions, captionHeight, textHeight };
      });
      const height = Math.max(
        ...cells.map(({ own, captionHeight, textHeight }) =>
          Math.max(own.height ?? 0, captionHeight + textHeight + 2 * PADDING),
        ),
      );
      for (const { own, left, width, type, lines, captions, captionHeight, textHeight } of cells) {
        if (ruled) this.frame([left, top, left + width, top + height]);
        captions.forEach((line, at) => {
          this.line(left + 3, top + 2.5 + at * 0.78 * size * this.setting.leading, line, 0.78 * size);
        });
        const free = height - captionHeight - 2 * PADDING - textHeight;
        const start = top + PADDING + captionHeight + (own.across === 'middle' ? free / 2 : 0);
        lines.forEach((line, at) => {
          const spare = width - 2 * PADDING - this.widthOf(line.trimEnd(), type);
          const indent = own.align === 'centre' ? spare / 2 : own.align === 'right' ? spare : 0;
          this.line(left + PADDING + indent, start + at * type * this.setting.leading, line, type);
        });
      }
      top += height;
    }
    return top;
  }

  /** A red seal over what stands there. */
  seal(x: number, y: number, name: string, radius = 50): void {
    const { document } = this;
    document.save().strokeOpacity(0.7).fillOpacity(0.7);
    document.circle(x, y, radius).lineWidth(2.4).strokeColor('#d02020').stroke();
    this.use(radius * 0.2);
    [...name].forEach((letter, at, all) => {
      const angle = -210 + (240 * (at + 0.5)) / all.length;
      document
        .save()
        .translate(x, y)
        .rotate(angle + 90);
      document.fillColor('#d02020').text(letter, -radius * 0.1, -radius * 0.92, { lineBreak: false });
      document.restore();
    });
    document.restore();
  }

  /** The finished PDF; `truth` is complete then. */
  bytes(): Promise<Uint8Array> {
    for (const [value, lines] of this.open) {
      const key = this.runs[value]?.key ?? '';
      this.truth.places.get(key)?.push(lines);
    }
    const chunks: Buffer[] = [];
    return new Promise((resolve, reject) => {
      this.document.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
      this.document.on('error', reject);
      this.document.end();
    });
  }
}
