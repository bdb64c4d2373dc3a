import type { Line } from '../../documents/offline.ts';
import { isInColumn } from './columns.ts';

/** Lines of one row stand closer than this share of their size, or little further apart than the closest ones do. */
const WITHIN = 0.3;
const MORE = 0.2;

/** The gap between a line and the lines above it, in shares of its size; negative when it is beside them. */
function roomAbove(line: Line, before: readonly Line[]): number {
  const last = before.at(-1);
  if (!last || line.page !== last.page) return Number.POSITIVE_INFINITY;
  return (line.box[1] - Math.max(...before.map((one) => one.box[3]))) / line.size;
}

/** The gap between the cells of a column that are closest, in shares of their size. */
function closestInColumn(lines: readonly Line[]): number {
  let closest = Number.POSITIVE_INFINITY;
  lines.slice(0, 20).forEach((line, index) => {
    for (const below of lines.slice(index + 1, index + 5))
      for (const cell of below.page === line.page ? below.cells : []) {
        const above = line.cells.find((one) => isInColumn(one, cell));
        const gap = above ? (cell.box[1] - above.box[3]) / line.size : -1;
        if (gap >= 0) closest = Math.min(closest, gap);
      }
  });
  return closest;
}

/** How far the lines of a row may stand apart: little more than the closest do. */
function widestWithin(lines: readonly Line[]): number {
  const closest = closestInColumn(lines);
  return closest > WITHIN && Number.isFinite(closest) ? closest + MORE : WITHIN;
}

/** The lines of a table by its rows, however high their cells stand in them: rows are told apart by the gaps between them. */
export function bandsOf(lines: readonly Line[]): Line[][] {
  const widest = widestWithin(lines);
  const bands: Line[][] = [];
  for (const line of lines) {
    const band = bands.at(-1);
    if (band && roomAbove(line, band) <= widest) band.push(line);
    else bands.push([line]);
  }
  return bands;
}

/** How many lines before `at` belong to the row of the line there; 0 when rows cannot be told apart. */
export function linesOfRowBefore(lines: readonly Line[], from: number, at: number): number {
  let start = from;
  for (const band of bandsOf(lines.slice(from, at + 14))) {
    if (start + band.length > at) return start === from ? 0 : at - start;
    start += band.length;
  }
  return 0;
}

/** The lines right above a line that stand partly beside it: cells of its row that begin higher. */
export function linesOverlapping(lines: readonly Line[], at: number): Line[] {
  let start = at;
  for (; start > 0; start--) {
    const [above, line] = [lines[start - 1], lines[start]];
    if (!above || !line || above.page !== line.page || above.box[3] <= line.box[1]) break;
  }
  return lines.slice(start, at);
}
