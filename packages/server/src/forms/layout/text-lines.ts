/** Widths of signs in parts of the type size, near enough to tell lines before a font is at hand (Noto Sans, Arial). */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\u2e80-\uffff]/u, 1],
  [/[MW]/u, 0.84],
  [/\p{Lu}/u, 0.64],
  [/[mw]/u, 0.83],
  [/[ijlft]/u, 0.32],
  [/\p{Ll}|\d/u, 0.555],
  [/\s/u, 0.23],
];

const widths = new Map<string, number>();

function widthOfSign(sign: string): number {
  const known = widths.get(sign);
  if (known !== undefined) return known;
  const width = WIDTHS.find(([signs]) => signs.test(sign))?.[1] ?? 0.4;
  widths.set(sign, width);
  return width;
}

const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + widthOfSign(sign), 0);

/** What a line is not broken within: a Chinese sign, a word up to its hyphen, a blank. */
const UNIT = /[\u2e80-\uffff]|[^\s\u2e80-\uffff-]*-|[^\s\u2e80-\uffff-]+|\s+/gu;

function linesOfParagraph(paragraph: string, most: number): number {
  let lines = 1;
  let used = 0;
  for (const [unit] of paragraph.matchAll(UNIT)) {
    const width = widthOf(unit);
    if (used + width <= most || (used > 0 && unit.trim() === '')) {
      used += width;
      continue;
    }
    // A word that is longer than the line goes on in the next ones.
    const whole = Math.ceil(width / most);
    lines += used === 0 ? whole - 1 : whole;
    used = width - (whole - 1) * most;
  }
  return lines;
}

/** About how many lines a text takes: `width` in points, `size` of the type in points. None for an empty text. */
export function countLines(text: string, width: number, size: number): number {
  if (text === '') return 0;
  const most = Math.max(1, width / size);
  return text.split('\n').reduce((sum, paragraph) => sum + linesOfParagraph(paragraph, most), 0);
}
