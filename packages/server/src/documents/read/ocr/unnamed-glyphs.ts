import { type Contrast, contrastOf, isInked } from './contrast.ts';
import type { Picture } from './picture.ts';
import type { ReadCharacter } from './read-character.ts';

/** The geta mark: printers set it in the place of a character that they have no type for. */
export const GETA = '〓';

const HAN = /\p{Script=Han}/u;
/** In sizes of the type: the least width and height of a character's ink, the white that parts two, and how far one reaches from its middle. */
const LEAST_INK = 0.55;
const LEAST_WHITE = 0.3;
const HALF_HAN = 0.5;
const HALF_OTHER = 0.28;
/** A step so much wider than most holds a character that was left out. */
const WIDE_STEP = 1.4;
/** The least room between two characters, in sizes of the type, that may hold a third: the model places them by eighths. */
const LEAST_ROOM = 0.6;
/** How much of each side of a box is inked. */
const BOX_EDGE = 0.75;
/** A strip's type size in heights of the strip, where its characters do not tell. */
const USUAL_SIZE = 0.69;

type Ink = { readonly strip: Picture; readonly contrast: Contrast; readonly size: number };

const isHan = (one: ReadCharacter | undefined) => one !== undefined && HAN.test(one.text);
const halfOf = (one: ReadCharacter) => (isHan(one) ? HALF_HAN : HALF_OTHER);

/** The type's size in pixels: the mean step from one Chinese character to the next, where none was left out between them. */
function sizeOf(strip: Picture, read: readonly ReadCharacter[]): number {
  const steps = read.flatMap((one, index) => {
    const before = read[index - 1];
    return before && isHan(before) && isHan(one) ? [(one.at - before.at) * strip.width] : [];
  });
  steps.sort((a, b) => a - b);
  const middle = steps[steps.length >> 1] ?? 0;
  const single = steps.filter((step) => step < WIDE_STEP * middle);
  const mean = single.reduce((sum, step) => sum + step, 0) / (single.length || 1);
  return Math.min(strip.height, Math.max(0.5 * strip.height, single.length < 3 ? USUAL_SIZE * strip.height : mean));
}

/** Where the ink of one or more characters that touch one another begins and ends. */
type Blot = { x0: number; x1: number; y0: number; y1: number };

/** Whether most of one of the first or last three columns (or rows) of some ink is inked from end to end. */
function hasEdge(
  { strip, contrast }: Ink,
  { x0, x1, y0, y1 }: Blot,
  side: 'left' | 'right' | 'top' | 'bottom',
): boolean {
  const upright = side === 'left' || side === 'right';
  const [from, to] = upright ? [y0, y1] : [x0, x1];
  const outer = { left: x0, right: x1 - 1, top: y0, bottom: y1 - 1 }[side];
  const inward = side === 'left' || side === 'top' ? 1 : -1;
  return [0, 1, 2].some((step) => {
    let inked = 0;
    for (let at = from; at < to; at++) {
      const [column, row] = upright ? [outer + inward * step, at] : [at, outer + inward * step];
      if (isInked(strip, contrast, row * strip.width + column)) inked++;
    }
    return inked >= BOX_EDGE * (to - from);
  });
}

/** A box to tick, ticked or not: no character. */
const isBox = (ink: Ink, blot: Blot) =>
  (['left', 'right', 'top', 'bottom'] as const).every((side) => hasEdge(ink, blot, side));

/** The blots of ink between two columns, parted by white. */
function blotsBetween({ strip, contrast, size }: Ink, left: number, right: number): Blot[] {
  const blots: Blot[] = [];
  const { width, height } = strip;
  for (let column = Math.max(0, left); column < Math.min(width, right); column++) {
    let first = -1;
    let last = -1;
    for (let row = 4; row < height - 4; row++) {
      if (!isInked(strip, contrast, row * width + column)) continue;
      if (first < 0) first = row;
      last = row;
    }
    if (first < 0) continue;
    const blot = blots.at(-1);
    if (!blot || column - blot.x1 > LEAST_WHITE * size) {
      blots.push({ x0: column, x1: column + 1, y0: first, y1: last + 1 });
    } else {
      blot.x1 = column + 1;
      blot.y0 = Math.min(blot.y0, first);
      blot.y1 = Math.max(blot.y1, last + 1);
    }
  }
  return blots;
}

/** The middles of the characters between two columns, none of which was read; none where it is white, a stroke, a sign or a box. */
function unnamedBetween(ink: Ink, left: number, right: number): number[] {
  const { size } = ink;
  if (right - left < LEAST_ROOM * size) return [];
  return blotsBetween(ink, Math.round(left), Math.round(right)).flatMap((blot) => {
    const { x0, x1, y0, y1 } = blot;
    const count = Math.round((x1 - x0) / size);
    if (x1 - x0 < LEAST_INK * size || y1 - y0 < LEAST_INK * size || isBox(ink, blot)) return [];
    return Array.from({ length: count }, (_, at) => x0 + ((at + 0.5) * (x1 - x0)) / count);
  });
}

/**
 * The characters with a geta mark (〓) for each that the picture shows among Chinese characters and the model left out, because it
 * is none of those that it knows: many characters of the traditional script are not. Without the mark the words on either side
 * would close up, or stand apart as if a blank lay between them.
 */
export function withUnnamed(strip: Picture, read: readonly ReadCharacter[]): readonly ReadCharacter[] {
  if (read.filter(isHan).length < 2) return read;
  const ink: Ink = { strip, contrast: contrastOf(strip), size: sizeOf(strip, read) };
  const inked = read.filter(({ text }) => text !== ' ');
  const edge = (one: ReadCharacter | undefined, side: -1 | 1) =>
    one ? one.at * strip.width + side * halfOf(one) * ink.size : side > 0 ? 0 : strip.width;
  const marksBefore = (at: number): ReadCharacter[] => {
    const [before, after] = [inked[at - 1], inked[at]];
    if (!isHan(before) && !isHan(after)) return [];
    const confidence = ((before ?? after)?.confidence ?? 0) / 2 + ((after ?? before)?.confidence ?? 0) / 2;
    return unnamedBetween(ink, edge(before, 1), edge(after, -1)).map((middle) => ({
      text: GETA,
      at: middle / strip.width,
      confidence,
      doubtful: true,
    }));
  };
  const marks = Array.from({ length: inked.length + 1 }, (_, at) => marksBefore(at));
  if (marks.every(({ length }) => length === 0)) return read;
  let at = 0;
  const marked = read.flatMap((one) => {
    if (one.text === ' ') return (marks[at]?.length ?? 0) > 0 ? [] : [one];
    return [...(marks[at++] ?? []), one];
  });
  return [...marked, ...(marks[at] ?? [])];
}
