import type { Box } from '../../documents/offline.ts';

/** Whether what stands in a box begins at the left edge of a column: within half the height of its type. */
export const beginsAt = (box: Box, left: number): boolean => Math.abs(box[0] - left) < 0.5 * (box[3] - box[1]);
