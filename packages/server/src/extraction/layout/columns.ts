import type { Box, Cell } from '../../documents/offline.ts';

/** Whether what stands in a box begins at the left edge of a column: within half the height of its type. */
export const beginsAt = (box: Box, left: number): boolean => Math.abs(box[0] - left) < 0.5 * (box[3] - box[1]);

/** How much of two boxes stands above each other, in points; negative where they stand apart. */
export const overlap = (one: Box, other: Box): number => Math.min(one[2], other[2]) - Math.max(one[0], other[0]);

/** How much of two boxes stands beside each other, in points; negative where one stands above the other. */
export const sideBySide = (one: Box, other: Box): number => Math.min(one[3], other[3]) - Math.max(one[1], other[1]);

/** Whether two boxes share a line. */
export const inRow = (one: Box, other: Box): boolean =>
  sideBySide(one, other) > 0.4 * Math.min(one[3] - one[1], other[3] - other[1]);

/** The middle of a box from left to right. */
export const centreOf = ([x0, , x1]: Box): number => (x0 + x1) / 2;

/** Whether two cells stand in one column: by their left edges, their right edges or their middles. */
export function isInColumn({ box: one }: Cell, { box: other }: Cell): boolean {
  const [left, right] = [Math.abs(one[0] - other[0]), Math.abs(one[2] - other[2])];
  return left < 3 || right < 3 || Math.abs(one[0] + one[2] - other[0] - other[2]) < 4;
}

/** The first of these cells that stands above or below a box, if only in part. */
export const cellUnder = (box: Box | undefined, cells: readonly Cell[] = []): Cell | undefined =>
  box && cells.find((cell) => overlap(cell.box, box) > 0);
