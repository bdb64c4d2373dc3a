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

/** How wide characters are in common typefaces, in thousandths of the type size; others are as wide as a digit. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'|!]/, 250],
  [/[\sfrtI()[\]/-]/, 310],
  [/[mMW%@]/, 860],
  [/[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff01-\uff60]/, 1000],
  [/[A-Z]/, 680],
  [/[a-z]/, 520],
];
const DIGIT = 556;
const widthOf = (text: string) =>
  [...text].reduce((sum, one) => sum + (WIDTHS.find(([kind]) => kind.test(one))?.[1] ?? DIGIT), 0);

/** The left edge of character `index` of a cell, by how wide the characters before it commonly are. */
function drawnEdgeAt({ text, spans, box }: Cell, index: number): number {
  const span = spans.find(({ end }) => index < end);
  if (span === undefined) return box[2];
  if (index <= span.start) return span.x0;
  const share = widthOf(text.slice(span.start, index)) / Math.max(1, widthOf(text.slice(span.start, span.end)));
  return span.x0 + (span.x1 - span.x0) * share;
}

/** The same box to be drawn around the words: characters are not taken to be equally wide. */
export function boxOfWords(cell: Cell, start: number, end: number): Box {
  const [, top, , bottom] = boxOfText(cell, start, end);
  const last = cell.spans.findLast((span) => span.start < end);
  const right = last && end >= last.end ? last.x1 : drawnEdgeAt(cell, end);
  const rounded = [drawnEdgeAt(cell, start), right].map((edge) => Math.round(edge * 10) / 10);
  return [rounded[0] ?? 0, top, rounded[1] ?? 0, bottom];
}
