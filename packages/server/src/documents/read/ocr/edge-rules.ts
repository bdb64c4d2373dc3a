import { contrastOf, isInked } from './contrast.ts';
import type { Picture } from './picture.ts';

/** How far from a line's ends a table's rule may stand, in heights of the line. */
const REACH = 0.6;
/** Letters do not fill a line from top to bottom; rules do. */
const WHOLE = 0.92;

/**
 * A line's picture without the rules of the table that its cut reaches into: the model takes them for "[", "|", "l" or 1. They are
 * painted over with the ground beside them.
 */
export function withoutEdgeRules(strip: Picture): Picture {
  const { width, height } = strip;
  const contrast = contrastOf(strip);
  const reach = Math.min(Math.round(REACH * height), Math.floor(width / 4));
  const inked = (column: number, row: number) =>
    column >= 0 && column < width && isInked(strip, contrast, row * width + column);
  const isRule = (column: number) => {
    let rows = 0;
    // A rule that lies askew goes from one column to the next.
    for (let row = 0; row < height; row++) if ([-1, 0, 1].some((by) => inked(column + by, row))) rows++;
    return rows >= WHOLE * height;
  };
  const columns = Array.from({ length: reach }, (_, index) => [index, width - 1 - index]).flat();
  const rules = columns.filter(isRule);
  if (rules.length === 0 || rules.length > 0.6 * reach) return strip;
  const data = Uint8Array.from(strip.data);
  for (const rule of rules) {
    for (let column = Math.max(0, rule - 2); column <= Math.min(width - 1, rule + 2); column++)
      for (let row = 0; row < height; row++) data[row * width + column] = contrast.ground;
  }
  return { width, height, data };
}
