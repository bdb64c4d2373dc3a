import { boxOfText, type Cell, type Line } from '../../documents/offline.ts';
import type { Fragment } from './passage.ts';

/** A column of a table: where it begins and ends, and what its head says. */
export type Column<T> = { readonly x0: number; readonly x1: number; readonly head: T };

export type Head<T> = { readonly x0: number; readonly head: T };

/** How far left of its head a column begins, and the first one. */
const EDGE = 3;
const FIRST = 20;

/** Where the first column begins: a wide cell that is centred in it begins left of its head, but right of every label. */
function firstEdge([first = 0, second = 10_000]: readonly number[], below: readonly Line[], columns: number): number {
  const labels = below.filter(({ cells }) => cells.length === columns + 1).map(({ cells }) => cells[0]?.box[2] ?? 0);
  if (labels.length === 0) return first;
  const right = Math.max(...labels) + EDGE;
  const within = below.flatMap(({ cells }) => cells).filter(({ box }) => box[0] > right && box[2] < second);
  return Math.min(first, ...within.map(({ box }) => box[0]));
}

/** Columns from their heads. Each begins where its head or the cells below begin, whichever is further left. */
export function columnsOf<T>(heads: readonly Head<T>[], below: readonly Line[], labels: number): Column<T>[] {
  const edges = heads.map(({ x0 }) => x0);
  for (const line of below.slice(0, 8)) {
    const cells = line.cells.slice(line.cells.length - heads.length);
    if (line.cells.length !== heads.length + labels) continue;
    cells.forEach((cell, index) => {
      const before = edges[index - 1] ?? Number.NEGATIVE_INFINITY;
      if (cell.box[0] > before + 10) edges[index] = Math.min(edges[index] ?? cell.box[0], cell.box[0]);
    });
  }
  if (labels === 1) edges[0] = firstEdge(edges, below.slice(0, 14), heads.length);
  return heads.map(({ head }, index) => ({
    // Centred words may begin a little before their head.
    x0: (edges[index] ?? 0) - (index === 0 ? FIRST : EDGE),
    x1: (edges[index + 1] ?? 10_000) - EDGE,
    head,
  }));
}

/** A part of a cell's text as a cell of its own. */
export function cellFrom(cell: Cell, start: number, end = cell.text.length): Cell {
  const spans = cell.spans.flatMap((span) => {
    const [from, to] = [Math.max(span.start, start), Math.min(span.end, end)];
    const [x0, , x1] = boxOfText(cell, from, to);
    return to > from ? [{ start: from - start, end: to - start, x0, x1 }] : [];
  });
  const doubts = cell.doubts?.flatMap((doubt) => {
    const [from, to] = [Math.max(doubt.start, start), Math.min(doubt.end, end)];
    return to > from ? [{ start: from - start, end: to - start }] : [];
  });
  return { text: cell.text.slice(start, end), box: boxOfText(cell, start, end), spans, ...(doubts ? { doubts } : {}) };
}

/** Whether one of a cell's further words begins right where a column does: the words of two columns ran together. */
export function runsOn<T>(cell: Cell, columns: readonly Column<T>[]): boolean {
  return [...cell.text.matchAll(/(?<=\s)\S+/g)].some(({ index }) => {
    const [x0] = boxOfText(cell, index, index + 1);
    return columns.slice(1).some((column) => Math.abs(x0 - column.x0 - EDGE) < 1.5);
  });
}

/** A line whose cells are parted where the first column begins: a label that fills its column touches the first value. */
export function partedAtFirst(line: Line, columns: readonly Column<unknown>[]): Line {
  const edge = (columns[0]?.x0 ?? 0) + FIRST;
  const cells = line.cells.flatMap((cell) => {
    const [x0, , x1] = cell.box;
    if (x0 > edge - FIRST || x1 <= edge) return [cell];
    const cut = [...cell.text.matchAll(/(?<=\s)\S+/g)].find(
      ({ index }) => Math.abs(boxOfText(cell, index, index + 1)[0] - edge) < 2,
    );
    return cut ? [cellFrom(cell, 0, cut.index - 1), cellFrom(cell, cut.index)] : [cell];
  });
  return cells.length === line.cells.length ? line : { ...line, cells };
}

/** The column that most of a cell lies in; undefined when it is spread over several. */
function homeOf<T>(cell: Cell, columns: readonly Column<T>[]): Column<T> | undefined {
  const width = Math.max(1, cell.box[2] - cell.box[0]);
  if (runsOn(cell, columns)) return undefined;
  return columns.find((one) => Math.min(one.x1, cell.box[2]) - Math.max(one.x0, cell.box[0]) > 0.55 * width);
}

/** The lines until one is no row of the table: a remark that begins left of its columns and runs on into them, or a label with its value. */
export function linesOfTable(lines: readonly Line[], columns: readonly Column<unknown>[]): readonly Line[] {
  const [first, second] = columns;
  const edge = second ? second.x0 + 20 : Number.POSITIVE_INFINITY;
  const end = lines.findIndex(({ cells: [cell, ...others] }) => {
    if (!cell || cell.box[0] >= (first?.x0 ?? 0)) return false;
    return cell.box[2] > edge || (others.length === 0 && /\p{L}\s?:\s*\S/u.test(cell.text));
  });
  return end < 0 ? lines : lines.slice(0, end);
}

/** Splits a cell at the columns' edges: tight tables run several columns' words together. */
export function partsByColumn<T>(
  line: Line,
  cell: Cell,
  columns: readonly Column<T>[],
): { column: Column<T>; fragment: Fragment }[] {
  const home = homeOf(cell, columns);
  if (home) return [{ column: home, fragment: { line, cell, start: 0, end: cell.text.length } }];
  const parts: { column: Column<T>; fragment: Fragment }[] = [];
  for (const word of cell.text.matchAll(/\S+/g)) {
    const [x0, , x1] = boxOfText(cell, word.index, word.index + word[0].length);
    const at = Math.min((x0 + x1) / 2, x0 + 12);
    const column = columns.find((one) => at >= one.x0 && at < one.x1);
    if (!column) continue;
    const last = parts.at(-1);
    const end = word.index + word[0].length;
    if (last?.column === column) parts[parts.length - 1] = { column, fragment: { ...last.fragment, end } };
    else parts.push({ column, fragment: { line, cell, start: word.index, end } });
  }
  return parts;
}
