import type { Line } from '../../documents/offline.ts';

/** As far apart, in type sizes, as the widest set documents put the lines of one text. */
const FARTHEST = 1.5;

const known = new WeakMap<readonly Line[], number>();

function gapOf(lines: readonly Line[]): number {
  const gaps = lines.flatMap((line, index) => {
    const above = lines[index - 1];
    return above && above.page === line.page ? [(line.box[1] - above.box[3]) / above.size] : [];
  });
  const least = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 5)] ?? 0;
  return Math.min(FARTHEST, 1.1 * least);
}

/** How far apart, in type sizes, these lines stand where they stand close: a document may set all its lines apart. */
export function closeGap(lines: readonly Line[]): number {
  const gap = known.get(lines) ?? gapOf(lines);
  known.set(lines, gap);
  return gap;
}
