import { type Contrast, contrastOf, isInked } from './contrast.ts';
import type { Picture } from './picture.ts';
import type { ReadCharacter } from './read-character.ts';

/** Letters, digits and signs of scripts that part words by blanks. */
const SPACED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d.,:;()%&/'"*+°®™-]/u;
/** Signs that close up to the word before them. */
const CLOSING = /[.,;:)%°®™]/;
/** A place in a number. */
const NUMERAL = /[\d.,]/;
const THIN = /[1lITi|]/;
/** Pixels of a strip: the least white between two words, in any type. */
const LEAST = 7;

type Gap = { from: number; to: number };

/** How many rows of each column are inked; rules below or above the words left out. */
function inkOf(strip: Picture, contrast: Contrast): Uint8Array {
  const { width, height } = strip;
  const ink = new Uint8Array(width);
  for (let row = 6; row < height - 6; row++) {
    let inked = 0;
    for (let column = 0; column < width; column++) if (isInked(strip, contrast, row * width + column)) inked++;
    if (inked > 0.65 * width) continue;
    for (let column = 0; column < width; column++) {
      if (isInked(strip, contrast, row * width + column)) ink[column] = (ink[column] ?? 0) + 1;
    }
  }
  return ink;
}

/** White columns between inked ones; a lone dark pixel is grain. */
function gapsOf(strip: Picture): Gap[] {
  const ink = inkOf(strip, contrastOf(strip));
  const gaps: Gap[] = [];
  let from: number | undefined;
  for (let column = 0; column < strip.width; column++) {
    if ((ink[column] ?? 0) <= 1) from ??= column;
    else {
      if (from) gaps.push({ from, to: column });
      from = undefined;
    }
  }
  return gaps;
}

const widthOf = ({ from, to }: Gap) => to - from;

/** How much wider than usual the white between two words is: digits stand in wide columns, thin letters have white on either side. */
function extraOf(before: string, after: string): number {
  const thin = [before, after].filter((sign) => THIN.test(sign)).length;
  return 1.5 * thin + (NUMERAL.test(before) && /\d/.test(after) ? 7 : 0);
}

const blankAt = ({ from, to }: Gap, width: number): ReadCharacter => ({
  text: ' ',
  at: (from + to) / 2 / width,
  confidence: 1,
  white: [from / width, to / width],
});

/** The widest of some gaps whose middle lies between two columns. */
function widestBetween(gaps: readonly Gap[], left: number, right: number): Gap | undefined {
  const inside = gaps.filter(({ from, to }) => (from + to) / 2 > left && (from + to) / 2 < right);
  return inside.reduce<Gap | undefined>((most, gap) => (most && widthOf(most) >= widthOf(gap) ? most : gap), undefined);
}

/**
 * The characters with the blanks that the model left out: it was taught a script that has none. A blank is where the picture is
 * white for longer than usual between letters.
 */
export function withBlanks(strip: Picture, read: readonly ReadCharacter[]): readonly ReadCharacter[] {
  if (read.length < 3) return read;
  const gaps = gapsOf(strip);
  const widths = gaps.map(widthOf).sort((a, b) => a - b);
  const least = Math.max(LEAST, 2 * (widths[widths.length >> 1] ?? 0));
  const wide = gaps.filter((gap) => widthOf(gap) >= LEAST);
  const column = (one: ReadCharacter | undefined) => (one?.at ?? 0) * strip.width;
  return read.flatMap((one, index) => {
    const before = read[index - 1];
    if (one.text === ' ') {
      const gap = before && widestBetween(wide, column(before), column(read[index + 1]));
      return [gap ? blankAt(gap, strip.width) : one];
    }
    if (!before || CLOSING.test(one.text) || !SPACED.test(before.text) || !SPACED.test(one.text)) return [one];
    const gap = widestBetween(wide, column(before), column(one));
    return gap && widthOf(gap) >= least + extraOf(before.text, one.text) ? [blankAt(gap, strip.width), one] : [one];
  });
}
