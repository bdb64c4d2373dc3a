import { type Cell, type Line, unionOf } from '../../documents/offline.ts';
import { cellFrom } from './table-columns.ts';

/** A gap of so many type sizes may part two columns, if what stands behind it begins a column. */
const LEAST_GAP = 0.35;
/** How far two edges of one column differ at most, in type sizes. */
const SAME_EDGE = 0.12;
/** How far above or below the column must be seen, in type sizes. */
const NEAR = 6;

/** Where cells of a row begin that are not its first: the left edges of columns. */
const edgesOf = ({ cells }: Line): number[] => cells.slice(1).map(({ box }) => box[0]);

/** The places within a cell where a wide gap ends. */
function gapsOf({ spans }: Cell, size: number): { at: number; x0: number }[] {
  return spans.flatMap(({ start, x0 }, index) => {
    const before = spans[index - 1];
    return before && x0 - before.x1 > LEAST_GAP * size ? [{ at: start, x0 }] : [];
  });
}

function parted(cell: Cell, cuts: readonly number[]): Cell[] {
  return [0, ...cuts].map((start, index) => {
    const end = cell.text.slice(0, cuts[index] ?? cell.text.length).trimEnd().length;
    return cellFrom(cell, start, end);
  });
}

/** Lines whose cells are parted where the words of two columns stand close together: a cell of a row near by begins right there. */
export function columnsApart(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const near = lines.filter(
      (one) => one !== line && one.page === line.page && Math.abs(one.box[1] - line.box[1]) < NEAR * line.size,
    );
    const edges = near.flatMap(edgesOf);
    const begins = (x0: number) => edges.some((edge) => Math.abs(edge - x0) < SAME_EDGE * line.size);
    const cells = line.cells.flatMap((cell) =>
      parted(
        cell,
        gapsOf(cell, line.size).flatMap(({ at, x0 }) => (begins(x0) ? [at] : [])),
      ),
    );
    if (cells.length === line.cells.length) return line;
    return {
      ...line,
      cells,
      box: unionOf(cells.map(({ box }) => box)),
      text: cells.map(({ text }) => text).join('  '),
    };
  });
}
