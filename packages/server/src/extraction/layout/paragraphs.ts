import type { Line } from '../../documents/offline.ts';
import { type Passage, passageOf } from './passage.ts';

/** How far a full line may end before the longest one, in type sizes: punctuation is not parted from what it follows. */
const RAGGED = 2;

/** Whether a line goes on below: it is full, and the next one stands close under it. */
function goesOnBelow(line: Line, next: Line | undefined, rightEdge: number): boolean {
  if (!next || next.page !== line.page || next.cells.length > 1 || line.cells.length > 1) return false;
  return line.box[2] > rightEdge - RAGGED * line.size && next.box[1] - line.box[3] < line.size;
}

/** The sentences of a text that run over several lines, each as one passage. */
export function paragraphsOf(lines: readonly Line[]): Passage[] {
  const rightEdge = Math.max(0, ...lines.map((line) => line.box[2]));
  const found: Passage[] = [];
  let own: Line[] = [];
  lines.forEach((line, index) => {
    own.push(line);
    if (goesOnBelow(line, lines[index + 1], rightEdge)) return;
    const fragments = own.flatMap((one) =>
      one.cells.map((cell) => ({ line: one, cell, start: 0, end: cell.text.length })),
    );
    if (own.length > 1) found.push(passageOf(fragments));
    own = [];
  });
  return found;
}
