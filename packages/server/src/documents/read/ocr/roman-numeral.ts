import type { Picture } from './picture.ts';

/** What the recognition model makes of I, II and III, which it hardly knows: a cell that holds only this, or signs, is looked at again. */
const CONFUSED = /^[川山Ⅰ-ⅢIil1|!丨Hunt皿们卅什几\s\p{P}\p{S}]{0,5}$/u;

type Bars = { starts: number[]; ends: number[] };

/** Runs of columns that are inked from top to bottom; undefined when something else than bars is drawn. */
function barsOf(
  ink: (x: number, y: number) => boolean,
  width: number,
  rows: readonly [number, number],
): Bars | undefined {
  const starts: number[] = [];
  const ends: number[] = [];
  let mixed = 0;
  let open = false;
  for (let x = 0; x < width; x++) {
    let count = 0;
    for (let y = rows[0]; y < rows[1]; y++) if (ink(x, y)) count++;
    const share = count / (rows[1] - rows[0]);
    if (share > 0.8) {
      if (!open) starts.push(x);
      open = true;
      ends[starts.length - 1] = x + 1;
    } else {
      if (share > 0.15) mixed++;
      open = false;
    }
  }
  // Slanted or soft edges cost a column or two a bar.
  return starts.length > 0 && mixed <= 2 * starts.length ? { starts, ends } : undefined;
}

/** The columns that remain when ink that touches the left or right edge is left out: rules of a table beside the numeral. */
function withoutEdgeRules(ink: (x: number, y: number) => boolean, width: number, height: number): [number, number] {
  const inked = (x: number) => {
    for (let y = 0; y < height; y++) if (ink(x, y)) return true;
    return false;
  };
  const most = Math.round(0.2 * width);
  let [from, to] = [0, width];
  while (from < most && inked(from)) from++;
  while (width - to < most && inked(to - 1)) to--;
  return [from, to];
}

/** The tallest run of inked rows, first and last: rules of a table that reach into the picture are left out. */
function tallestBand(ink: (x: number, y: number) => boolean, width: number, height: number): [number, number] {
  let best: [number, number] = [0, -1];
  let start = 0;
  for (let y = 0; y <= height; y++) {
    let inked = false;
    for (let x = 0; x < width && !inked && y < height; x++) inked = ink(x, y);
    if (inked) continue;
    if (y - 1 - start > best[1] - best[0]) best = [start, y - 1];
    start = y + 1;
  }
  return best;
}

/**
 * Counts the upright bars of a line's picture when it shows nothing else, serifs apart: I is one, II two, III three. Undefined
 * for everything else, also for the digit 1, which has a flag on its left.
 */
export function countBars({ width, height, data }: Picture): 1 | 2 | 3 | undefined {
  let dark = 255;
  let light = 0;
  for (const value of data) {
    dark = Math.min(dark, value);
    light = Math.max(light, value);
  }
  if (light - dark < 60) return undefined;
  const threshold = (dark + light) / 2;
  const isDark = (x: number, y: number) => (data[y * width + x] ?? 255) < threshold;
  const [from, to] = withoutEdgeRules(isDark, width, height);
  const ink = (x: number, y: number) => x >= from && x < to && isDark(x, y);
  const [top, bottom] = tallestBand(ink, width, height);
  const tall = bottom - top + 1;
  if (tall < 0.28 * height) return undefined;
  const bars = barsOf(ink, width, [top + Math.round(0.3 * tall), top + Math.round(0.7 * tall)]);
  if (!bars || bars.starts.length > 3) return undefined;
  const widths = bars.starts.map((start, index) => (bars.ends[index] ?? start) - start);
  const [thin, thick] = [Math.min(...widths), Math.max(...widths)];
  if (thick > 1.8 * thin + 1 || thick > 0.35 * tall) return undefined;
  const gaps = bars.starts.slice(1).map((start, index) => start - (bars.ends[index] ?? start));
  if (gaps.some((gap) => gap > 0.8 * tall) || Math.max(0, ...gaps) > 1.8 * Math.min(99, ...gaps) + 1) return undefined;
  // One and two bars may be digits, whose flags are looked for more narrowly.
  const most = (bars.starts.length < 3 ? 0.08 : 0.18) * tall + 0.5;
  const evenly = [
    [top, top + 0.35 * tall],
    [bottom - 0.35 * tall, bottom + 1],
  ].every(([first = 0, end = 0]) =>
    reachesEvenly(ink, bars, { first: Math.round(first), end: Math.round(end), width, most }),
  );
  return evenly ? (bars.starts.length as 1 | 2 | 3) : undefined;
}

type Rows = { first: number; end: number; width: number; most: number };

/** Whether ink reaches out beside the bars as far on the left as on the right, as serifs do; the flag of 1 and the foot of L do not. */
function reachesEvenly(ink: (x: number, y: number) => boolean, bars: Bars, { first, end, width, most }: Rows): boolean {
  let [left, right] = [width, -1];
  for (let y = first; y < end; y++) {
    for (let x = 0; x < width; x++) {
      if (ink(x, y)) [left, right] = [Math.min(left, x), Math.max(right, x)];
    }
  }
  const onLeft = (bars.starts[0] ?? 0) - left;
  const onRight = right + 1 - (bars.ends.at(-1) ?? 0);
  return Math.abs(onLeft - onRight) <= most;
}

/** The Roman numeral a short line's picture shows where the model's reading is one of its confusions; else undefined. */
export function readRomanNumeral(strip: Picture, reading: string): string | undefined {
  if (strip.width > 2 * strip.height || !CONFUSED.test(reading)) return undefined;
  const bars = countBars(strip);
  return bars && 'I'.repeat(bars);
}
