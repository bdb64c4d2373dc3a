import { numeralBetween } from './check-numerals.ts';
import { type Contrast, contrastOf, isInked } from './contrast.ts';
import type { Picture } from './picture.ts';
import type { ReadCharacter } from './read-character.ts';

/** A box to tick on a strip, by its outer columns and rows, and whether there is a mark in it. */
export type TickBox = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly ticked: boolean;
};

/** A box's side in heights of the strip. */
const [LEAST_SIDE, MOST_SIDE] = [0.33, 0.9] as const;
/** A box's width in its heights. */
const [LEAST_WIDTH, MOST_WIDTH] = [0.8, 1.25] as const;
/** How much of a side is inked. */
const WHOLE = 0.8;
/** How far, in pixels, the ends of a box's sides may lie apart. */
const ASKEW = 3;
/** How much of a box is inked inside its frame where it is ticked. */
const MARKED = 0.06;
/** What the model takes a box for, ticked or not; of anything else it is believed unless it is unsure. */
const MISTAKEN = /^[□口ロ■☑☒✓√×xX区図囚凶▣]$/u;
const UNSURE = 0.6;
/** White, in sides of the box, on its left and right: within a word characters stand closer. */
const [BEFORE, BEHIND] = [0.3, 0.1] as const;
/** How much of the ink just outside a box's sides is another's: a tick reaches out, a character's strokes go on. */
const OUTSIDE = 0.3;
/** A box's lines are thinner and paler than type: so much of the way from the ground to ink. */
const PALE = 0.5;
/** How far inside a frame its ring is, in sides, and how much of that may be inked. */
const [RING, MOST_IN_RING] = [0.2, 0.45] as const;
/** All sides of a box are drawn alike: its levels are so dark, of the way from the ground to its uprights. */
const ALIKE = 0.6;
/** What the model makes of I, II and III behind a box. */
const BARS = /^[ⅠⅡⅢI川1l|丨工エmnu皿山ⅡH ]*$/u;

type Stroke = { column: number; top: number; bottom: number };

/** The upright strokes that are as tall as the side of a box: in each column the longest run of ink. */
function strokesOf(strip: Picture, contrast: Contrast): Stroke[] {
  const { width, height } = strip;
  return Array.from({ length: width }, (_, column) => {
    let best: Stroke = { column, top: 0, bottom: 0 };
    let top = -1;
    for (let row = 0; row <= height; row++) {
      const inked = row < height && isInked(strip, contrast, row * width + column);
      if (inked && top < 0) top = row;
      if (inked || top < 0) continue;
      if (row - top > best.bottom - best.top) best = { column, top, bottom: row };
      top = -1;
    }
    return best;
  }).filter(({ top, bottom }) => bottom - top >= LEAST_SIDE * height && bottom - top <= MOST_SIDE * height);
}

/** The middle of a stroke's greys. */
function greyOfStroke({ width, data }: Picture, { column, top, bottom }: Stroke): number {
  const greys = Array.from({ length: bottom - top }, (_, row) => data[(top + row) * width + column] ?? 255);
  return greys.sort((a, b) => a - b)[greys.length >> 1] ?? 255;
}

type Frame = Omit<TickBox, 'ticked'>;

/** Whether the rows at a frame's top or bottom are inked from side to side. */
function hasLevel(strip: Picture, contrast: Contrast, { left, right }: Frame, row: number): boolean {
  let inked = 0;
  for (let column = left; column <= right; column++) {
    const at = [-1, 0, 1].some(
      (by) => row + by >= 0 && row + by < strip.height && isInked(strip, contrast, (row + by) * strip.width + column),
    );
    if (at) inked++;
  }
  return inked >= WHOLE * (right - left + 1);
}

/** How much of the ring just inside a frame's lines is inked: a tick crosses it, the strokes of a letter fill it. */
function inkOfRing(strip: Picture, contrast: Contrast, { left, right, top, bottom }: Frame): number {
  const inset = Math.round(RING * (right - left));
  let [inked, all] = [0, 0];
  const look = (column: number, row: number) => {
    all++;
    if (isInked(strip, contrast, row * strip.width + column)) inked++;
  };
  for (let column = left + inset; column <= right - inset; column++) {
    look(column, top + inset);
    look(column, bottom - 1 - inset);
  }
  for (let row = top + inset; row < bottom - inset; row++) {
    look(left + inset, row);
    look(right - inset, row);
  }
  return inked / (all || 1);
}

/** Whether something is drawn within a frame. */
function isMarked(strip: Picture, contrast: Contrast, { left, right, top, bottom }: Frame): boolean {
  const inset = Math.max(4, Math.round(0.2 * (right - left)));
  let [inked, all] = [0, 0];
  for (let row = top + inset; row < bottom - inset; row++)
    for (let column = left + inset; column < right - inset + 1; column++) {
      all++;
      if (isInked(strip, contrast, row * strip.width + column)) inked++;
    }
  return inked > MARKED * all;
}

/** Whether a frame is drawn by itself: white around it, but for a tick that reaches out at the top. */
function standsAlone(strip: Picture, contrast: Contrast, { left, right, top, bottom }: Frame): boolean {
  const { width, height } = strip;
  const side = right - left;
  const shareOf = (columns: readonly [number, number], rows: readonly [number, number]) => {
    let [inked, all] = [0, 0];
    for (let row = Math.max(0, rows[0]); row < Math.min(height, rows[1]); row++)
      for (let column = Math.max(0, columns[0]); column < Math.min(width, columns[1]); column++) {
        all++;
        if (isInked(strip, contrast, row * width + column)) inked++;
      }
    return inked / (all || 1);
  };
  const before = [Math.round(left - BEFORE * side), left - 2] as const;
  const behind = [right + 3, Math.round(right + BEHIND * side) + 3] as const;
  return (
    shareOf(before, [top, bottom]) === 0 &&
    shareOf(behind, [top + Math.round(side / 2), bottom]) === 0 &&
    shareOf([left, right + 1], [bottom + 2, bottom + 5]) === 0 &&
    shareOf([left, right + 1], [top - 4, top - 1]) < OUTSIDE
  );
}

/** The square frames on a strip, from left to right. Characters that are drawn as squares are among them. */
export function framesOf(strip: Picture): TickBox[] {
  const ink = contrastOf(strip);
  const contrast = { ...ink, grey: ink.ground + PALE * (ink.grey - ink.ground) };
  const strokes = strokesOf(strip, contrast);
  const found: TickBox[] = [];
  let end = -1;
  for (const [index, left] of strokes.entries()) {
    if (left.column <= end) continue;
    const side = left.bottom - left.top;
    // The outermost stroke that closes a square: a tick may stand between.
    const right = strokes
      .slice(index + 1)
      .findLast(
        ({ column, top, bottom }) =>
          column - left.column + 1 >= LEAST_WIDTH * side &&
          column - left.column + 1 <= MOST_WIDTH * side &&
          Math.abs(top - left.top) <= ASKEW &&
          Math.abs(bottom - left.bottom) <= ASKEW,
      );
    if (!right) continue;
    const frame = { left: left.column, right: right.column, top: left.top, bottom: left.bottom };
    const lines = { ...ink, grey: ink.ground + ALIKE * (greyOfStroke(strip, left) - ink.ground) };
    if (!hasLevel(strip, lines, frame, left.top + 1) || !hasLevel(strip, lines, frame, left.bottom - 2)) continue;
    if (!standsAlone(strip, contrast, frame) || inkOfRing(strip, contrast, frame) > MOST_IN_RING) continue;
    found.push({ ...frame, ticked: isMarked(strip, ink, frame) });
    end = right.column + 1;
  }
  return found;
}

/** Whether a frame is a box to tick: the model knows no character there, or one that looks like a box. */
function isTickBox(strip: Picture, read: readonly ReadCharacter[], { left, right }: TickBox): boolean {
  const margin = (right - left) / 4;
  const own = read.filter(({ text, at }) => {
    const column = at * strip.width;
    return text !== ' ' && column > left - margin && column < right + margin;
  });
  return own.every(({ text, confidence }) => MISTAKEN.test(text) || confidence < UNSURE);
}

/** What was read between a box and the next one; a numeral that stands there alone as its bars say. */
function behindBox(strip: Picture, read: readonly ReadCharacter[], from: number, to: number): readonly ReadCharacter[] {
  const own = read.filter(({ at }) => at * strip.width > from && at * strip.width < to);
  if (to - from < 8 || !BARS.test(own.map(({ text }) => text).join(''))) return own;
  return numeralBetween(strip, from, to) ?? own.map((one) => ({ ...one, doubtful: true }));
}

/**
 * The characters with the boxes to tick that the picture shows, ☒ and □: the model was taught none, takes them for characters or
 * leaves them out, and what stands behind them is read by its bars where it may be a packing group. Undefined without a box.
 */
export function withTickBoxes(strip: Picture, read: readonly ReadCharacter[]): ReadCharacter[] | undefined {
  const boxes = framesOf(strip).filter((frame) => isTickBox(strip, read, frame));
  if (boxes.length === 0) return undefined;
  const first = boxes[0]?.left ?? 0;
  const before = read.filter((one) => one.at * strip.width <= first);
  return [
    ...before,
    ...boxes.flatMap(({ left, right, ticked }, index) => [
      { text: ticked ? '☒' : '□', at: (left + right) / 2 / strip.width, confidence: 0.95 },
      ...behindBox(strip, read, right + 3, (boxes[index + 1]?.left ?? strip.width + 1) - 1),
    ]),
  ];
}
