import type { Picture } from './picture.ts';
import type { ReadCharacter } from './read-character.ts';
import { countBars } from './roman-numeral.ts';

/** Roman numerals and what the model takes them for, standing by themselves. */
const NUMERAL = /^[ⅠⅡⅢI川1l|]$/u;
/** Digits alone are digits, unless the picture shows more bars than were read. */
const DIGITS = /^1+$/;
/** What may stand before and behind such a numeral: words of other letters would make it part of a word. */
const LETTER = /[A-Za-z0-9]/;
const WIDE = /[\u2e80-\u9fff\uff00-\uffef□☒]/;
/** Signs that are not as tall as a bar: their ink is told apart by that. The dots of a colon reach as high as one. */
const LOW = /[.,，。、]/;

/** How far a character's ink may reach to either side of its place, in heights of the strip. */
const reachOf = (text: string) => (LOW.test(text) ? 0 : WIDE.test(text) ? 0.36 : 0.2);

type Glyph = { start: number; end: number; tall: number };

/** Runs of inked columns: glyphs, or parts of them that do not touch. */
function glyphsOf(strip: Picture): Glyph[] {
  const glyphs: Glyph[] = [];
  let open: Glyph | undefined;
  for (let column = 0; column < strip.width; column++) {
    const tall = inkHeight(strip, column);
    if (tall === 0) open = undefined;
    else if (open) {
      open.end = column + 1;
      open.tall = Math.max(open.tall, tall);
    } else {
      open = { start: column, end: column + 1, tall };
      glyphs.push(open);
    }
  }
  return glyphs;
}

/** From the highest to the lowest ink of a column. */
function inkHeight({ width, height, data }: Picture, column: number): number {
  let first = -1;
  let last = -1;
  for (let row = 3; row < height - 3; row++) {
    if ((data[row * width + column] ?? 255) >= 150) continue;
    if (first < 0) first = row;
    last = row;
  }
  return first < 0 ? 0 : last - first + 1;
}

/** The glyphs whose middles lie between two columns, on white, and the column they begin at; colons and dots left out. */
function cropBetween(strip: Picture, from: number, to: number): { crop: Picture; start: number } | undefined {
  const inside = glyphsOf(strip).filter(({ start, end }) => (start + end) / 2 > from && (start + end) / 2 < to);
  const tallest = Math.max(0, ...inside.map(({ tall }) => tall));
  const kept = inside.filter(({ tall }) => tall > 0.6 * tallest);
  const [first, last] = [kept[0], kept.at(-1)];
  if (!first || !last) return undefined;
  const width = last.end - first.start + 4;
  const data = new Uint8Array(width * strip.height).fill(255);
  for (let row = 0; row < strip.height; row++) {
    const start = row * strip.width;
    data.set(strip.data.subarray(start + first.start, start + last.end), row * width + 2);
  }
  return { crop: { width, height: strip.height, data }, start: first.start - 2 };
}

/** The numeral whose bars alone stand between two columns of a strip; undefined where something else does. */
export function numeralBetween(strip: Picture, from: number, to: number): ReadCharacter[] | undefined {
  const found = cropBetween(strip, from, to);
  const bars = found && countBars(found.crop);
  if (!bars) return undefined;
  return Array.from({ length: bars }, (_, bar) => ({
    text: 'I',
    at: (found.start + ((bar + 0.5) * found.crop.width) / bars) / strip.width,
    confidence: 0.95,
  }));
}

/** The run of numerals that begins at an index, when nothing but it stands between other characters; its end. */
function endOfNumeral(read: readonly ReadCharacter[], index: number): number | undefined {
  let end = index;
  while (NUMERAL.test(read[end]?.text ?? '')) end++;
  const alone = !LETTER.test(read[index - 1]?.text ?? '') && !LETTER.test(read[end]?.text ?? '');
  return end === index || end - index > 3 || !alone ? undefined : end;
}

/** The numeral drawn between the characters before and behind one that was read; undefined when its bars cannot be counted. */
function drawnBetween(strip: Picture, read: readonly ReadCharacter[], [index, end]: readonly [number, number]) {
  const [before, after] = [nearest(read, index - 1, -1), nearest(read, end, 1)];
  const from = before ? Math.round(before.at * strip.width + reachOf(before.text) * strip.height) : 0;
  const to = after ? Math.round(after.at * strip.width - reachOf(after.text) * strip.height) : strip.width;
  return numeralBetween(strip, Math.max(0, from), Math.min(strip.width, to));
}

/** A numeral as its bars say, or marked as doubtful. */
function correctedNumeral(
  own: readonly ReadCharacter[],
  drawn: readonly ReadCharacter[] | undefined,
): readonly ReadCharacter[] {
  const text = own.map((each) => each.text).join('');
  if (DIGITS.test(text) && (drawn?.length ?? 0) <= text.length) return own;
  // Fewer bars than were read: part of the numeral was missed.
  if (!drawn || drawn.length < barsRead(own)) return own.map((numeral) => ({ ...numeral, doubtful: true }));
  return drawn;
}

/**
 * Counts the bars of Roman numerals that stand by themselves in a line ("包装类别：Ⅲ"): the model confuses I, II and III with one
 * another and is sure of it. A numeral whose bars can be counted is set right; one whose bars cannot is marked as doubtful.
 */
export function checkNumerals(strip: Picture, read: readonly ReadCharacter[]): ReadCharacter[] {
  const checked: ReadCharacter[] = [];
  for (let index = 0; index < read.length; ) {
    const end = endOfNumeral(read, index);
    const next = end ?? index + 1;
    const own = read.slice(index, next);
    checked.push(...(end === undefined ? own : correctedNumeral(own, drawnBetween(strip, read, [index, end]))));
    index = next;
  }
  return checked;
}

/** How many bars a reading stands for. */
function barsRead(read: readonly ReadCharacter[]): number {
  const bars: Readonly<Record<string, number>> = { Ⅱ: 2, Ⅲ: 3, 川: 3 };
  return read.reduce((sum, { text }) => sum + (bars[text] ?? 1), 0);
}

/** The next character in a direction that has ink. */
function nearest(read: readonly ReadCharacter[], start: number, step: number): ReadCharacter | undefined {
  let index = start;
  while (read[index]?.text === ' ') index += step;
  return read[index];
}
