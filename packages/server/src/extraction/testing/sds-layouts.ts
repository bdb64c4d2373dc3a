import type { TextAt } from '../../documents/testing/make-pdf.ts';
import { widthOf } from '../../documents/testing/set-pages.ts';
import type { SdsWords } from './sds-words.ts';

/** How an SDS sets a label and its value. */
export type Style =
  | 'inline'
  | 'columns'
  | 'colon-column'
  | 'stacked'
  | 'bullets'
  | 'centred'
  | 'numbered-cells'
  | 'far'
  | 'right-aligned';

export const STYLES: readonly Style[] = [
  'inline',
  'columns',
  'colon-column',
  'stacked',
  'bullets',
  'centred',
  'numbered-cells',
  'far',
  'right-aligned',
];

const LEFT = 50;
const VALUES = 230;
const BOTTOM = 780;
const LEADING = 13;

/** Writes lines onto pages from the top down, and begins a new page when one is full. */
export class SdsWriter {
  readonly pages: TextAt[][] = [[]];
  private y = 60;
  private readonly style: Style;

  constructor(style: Style) {
    this.style = style;
  }

  private put(x: number, text: string, size = 10, up = 0): void {
    if (text !== '') this.pages.at(-1)?.push([x, this.y - up, text, size]);
  }

  newPage(): void {
    this.pages.push([]);
    this.y = 60;
  }

  private down(by = LEADING): void {
    this.y += by;
    if (this.y > BOTTOM) this.newPage();
  }

  heading(text: string, size = 12): void {
    this.down(10);
    this.put(LEFT, text, size);
    this.down(18);
  }

  /** Texts at their places on one line. */
  line(...texts: readonly (readonly [x: number, text: string])[]): void {
    for (const [x, text] of texts) this.put(x, text);
    this.down();
  }

  paragraph(text: string): void {
    for (const words of wrap(text, 480)) this.line([LEFT, words]);
  }

  /** A label and its value as this SDS's style sets them; `number` is a subsection's. */
  field(label: string, value: string, number = ''): void {
    const numbered = number === '' ? label : `${number} ${label}`;
    if (this.style === 'inline') this.paragraph(`${numbered}: ${value}`);
    else if (this.style === 'bullets') this.paragraph(`· ${numbered}: ${value}`);
    else if (this.style === 'stacked') {
      this.line([LEFT, numbered]);
      for (const words of wrap(value, 430)) this.line([LEFT + 14, words]);
      this.down(4);
    } else this.beside(label, value, number);
  }

  private beside(label: string, value: string, number: string): void {
    const numbered = number === '' ? label : `${number} ${label}`;
    const cells = this.style === 'numbered-cells' && number !== '';
    const x = this.style === 'far' ? 390 : VALUES;
    const labels = wrap(cells ? label : numbered, this.style === 'far' ? 170 : VALUES - LEFT - (cells ? 50 : 20));
    const values = wrap(this.style === 'colon-column' ? `: ${value}` : value, x === VALUES ? 300 : 155);
    if (this.style === 'centred') {
      this.centred(labels, values);
      return;
    }
    for (let row = 0; row < Math.max(labels.length, values.length); row++) {
      if (cells && row === 0) this.put(LEFT, number);
      const text = labels[row] ?? '';
      const left = this.style === 'right-aligned' ? VALUES - 14 - widthOf(text, 10) : LEFT;
      this.put(cells ? LEFT + 30 : left, text);
      this.put(x, values[row] ?? '');
      this.down();
    }
    this.down(3);
  }

  /** A label in the middle of the height of a value of several lines, as tables of word processors set it. */
  private centred(labels: readonly string[], values: readonly string[]): void {
    const rows = Math.max(labels.length, values.length);
    if (this.y + rows * LEADING > BOTTOM) this.newPage();
    const offset = (count: number) => ((rows - count) / 2) * LEADING;
    labels.forEach((text, row) => {
      this.put(LEFT, text, 10, -offset(labels.length) - row * LEADING);
    });
    values.forEach((text, row) => {
      this.put(VALUES, text, 10, -offset(values.length) - row * LEADING);
    });
    this.down(rows * LEADING + 6);
  }

  /** A row of a table: each cell is wrapped in its column. */
  row(cells: readonly (readonly [x: number, text: string, width: number])[]): void {
    const wrapped = cells.map(([x, text, width]) => ({ x, lines: wrap(text, width) }));
    const rows = Math.max(...wrapped.map(({ lines }) => lines.length));
    for (let row = 0; row < rows; row++) {
      for (const { x, lines } of wrapped) this.put(x, lines[row] ?? '');
      this.down();
    }
    this.down(4);
  }
}

/** A word that is wider than its column is broken, as word processors do. */
function pieces(word: string, width: number): string[] {
  if (widthOf(word.trimEnd(), 10) <= width) return [word];
  const half = Math.ceil(word.length / 2);
  return [`${word.slice(0, half)}-`, word.slice(half)];
}

/** Breaks a text into lines no wider than `width` points, at blanks, or anywhere in scripts that have none. */
export function wrap(text: string, width: number): string[] {
  const words = text.match(/[\u3000-\u30ff\u3400-\u9fff（）]|[^\s\u3000-\u30ff\u3400-\u9fff（）]+\s*/g) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const word of words.flatMap((one) => pieces(one, width))) {
    if (line !== '' && widthOf((line + word).trimEnd(), 10) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += word;
  }
  return [...lines, line.trimEnd()];
}

const NUMERALS = '一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六'.split(' ');

export function headingOf(words: SdsWords, number: number): string {
  const chinese = /第#部分|#、/.test(words.section);
  const mark = words.section.replace('#', chinese ? (NUMERALS[number - 1] ?? '') : String(number));
  return `${mark}${/[.、]$/.test(mark) || chinese ? ' ' : ': '}${words.headings[number - 1]}`;
}

/** A whole safety data sheet in a language and a style; `transport` writes its section 14. */
export function writeSds(words: SdsWords, style: Style, transport: (sheet: SdsWriter) => void): TextAt[][] {
  const sheet = new SdsWriter(style);
  sheet.line([230, words.title]);
  sheet.field(words.revision, words.date);
  for (let number = 1; number <= 16; number++) {
    if ([4, 7, 8, 11, 15].includes(number)) sheet.newPage();
    sheet.heading(headingOf(words, number));
    if (number === 1) {
      sheet.field(words.product, words.productName, '1.1');
      sheet.field(words.use, words.useText, '1.2');
      sheet.field(words.supplier, words.company, '1.3');
      sheet.field(words.emergency, '+49 421 5550 999', '1.4');
    } else if (number === 2) {
      sheet.field(words.statements, `H225 ${words.flammable}`);
    } else if (number === 3) {
      sheet.row([
        [LEFT, words.product, 150],
        [VALUES, words.cas, 90],
        [400, '%', 60],
      ]);
      sheet.row([
        [LEFT, 'Acetone', 150],
        [VALUES, '67-64-1', 90],
        [400, '60 - 80 %', 60],
      ]);
      sheet.row([
        [LEFT, 'n-Butyl acetate (H226, H336)', 150],
        [VALUES, '123-86-4', 90],
        [400, '20 - 40 %', 60],
      ]);
    } else if (number === 9) {
      sheet.field(words.state, words.liquid);
      sheet.field(words.boilingPoint, '56 °C');
      sheet.field(words.flashPoint, '-17 °C');
    } else if (number === 14) transport(sheet);
    else sheet.paragraph(`${words.notApplicable}. ${words.notRegulated}.`);
  }
  return sheet.pages;
}
