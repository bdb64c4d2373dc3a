import type { Box, Cell } from './document.ts';

/** The smallest box around all of `boxes`; a point at the origin when there are none. */
export function unionOf(boxes: readonly Box[]): Box {
  const first = boxes[0];
  if (!first) return [0, 0, 0, 0];
  let [x0, y0, x1, y1] = first;
  for (const box of boxes) {
    x0 = Math.min(x0, box[0]);
    y0 = Math.min(y0, box[1]);
    x1 = Math.max(x1, box[2]);
    y1 = Math.max(y1, box[3]);
  }
  return [x0, y0, x1, y1];
}

/** The left edge of character `index` of a cell. */
function edgeAt(cell: Cell, index: number): number {
  for (const span of cell.spans) {
    if (index <= span.start) return span.x0;
    if (index < span.end) {
      return span.x0 + ((span.x1 - span.x0) * (index - span.start)) / Math.max(1, span.end - span.start);
    }
  }
  return cell.box[2];
}

/** The box of the characters `start` to `end` of a cell, rounded to a tenth of a point. */
export function boxOfText(cell: Cell, start: number, end: number): Box {
  const last = cell.spans.findLast((span) => span.start < end);
  const right = last && end >= last.end ? last.x1 : edgeAt(cell, end);
  return [edgeAt(cell, start), cell.box[1], right, cell.box[3]].map((edge) => Math.round(edge * 10) / 10) as [
    number,
    number,
    number,
    number,
  ];
}
