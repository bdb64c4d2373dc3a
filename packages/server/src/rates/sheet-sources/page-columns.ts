/** A cell of a line on a page, by its left and right edge in points. */
export type PlacedCell = { text: string; x0: number; x1: number };

/** A line of a table; `top` and `bottom` in points. */
export type PlacedRow<From> = { from: From; top: number; bottom: number; cells: readonly PlacedCell[] };

type Column = { x0: number; x1: number };

const overlap = (a: Column, b: Column) => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);

/** The columns of a table: strips that its fullest lines share. A cell that spans several of them founds none. */
export function columnsOf(lines: readonly (readonly PlacedCell[])[]): Column[] {
  const fullest = Math.max(...lines.map((cells) => cells.length));
  const columns: Column[] = [];
  for (const cells of [...lines].sort((a, b) => b.length - a.length)) {
    for (const { x0, x1 } of cells) {
      const touched = columns.filter((column) => overlap(column, { x0, x1 }) > 0);
      const [only] = touched;
      if (touched.length === 0) columns.push({ x0, x1 });
      else if (touched.length === 1 && only && cells.length > fullest / 2) {
        only.x0 = Math.min(only.x0, x0);
        only.x1 = Math.max(only.x1, x1);
      }
    }
  }
  return columns.sort((a, b) => a.x0 - b.x0);
}

/** `3,0501`: a figure with a mark of a note behind it, since no amount is written so. */
const MARKED_AMOUNT = /^(\d{1,3}(?:[.,]\d{3})+)(\d)$/;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The text of a cell, with the mark behind an amount as the raised figure that it is on the page. */
const raised = (text: string) =>
  text.replace(MARKED_AMOUNT, (_, amount: string, mark: string) => `${amount}${RAISED[Number(mark)]}`);

function columnAt(columns: readonly Column[], { x0, x1 }: PlacedCell): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  columns.forEach((column, index) => {
    const shared = overlap(column, { x0, x1 });
    if (shared > most) [best, most] = [index, shared];
  });
  return best;
}

/** A row of a table, with the line and number of the cell that each column was read from. */
type TableRow<From> = { cells: string[]; from: From; at: ({ from: From; column: number } | undefined)[] };

/** A line of one text over several columns is a heading of what is below it, and no value of one of them. */
const isAcross = (cells: readonly PlacedCell[], columns: readonly Column[]) =>
  cells.length === 1 && columns.filter((column) => cells[0] && overlap(column, cells[0]) > 0).length > 1;

/** Each line as cells by column. A line that stands within the height of the one before, in other columns, belongs to it. */
export function settledRows<From>(rows: readonly PlacedRow<From>[], columns: readonly Column[]): TableRow<From>[] {
  const settled: (TableRow<From> & { top: number; bottom: number })[] = [];
  for (const { from, top, bottom, cells } of rows) {
    const own: string[] = columns.map(() => '');
    const at: TableRow<From>['at'] = columns.map(() => undefined);
    cells.forEach((cell, column) => {
      const index = isAcross(cells, columns) ? 0 : columnAt(columns, cell);
      own[index] = `${own[index] ?? ''} ${raised(cell.text)}`.trim();
      at[index] ??= { from, column };
    });
    const before = settled.at(-1);
    const isSame =
      before !== undefined &&
      Math.min(before.bottom, bottom) - Math.max(before.top, top) > 0.3 * (bottom - top) &&
      own.every((text, index) => text === '' || before.cells[index] === '');
    if (before && isSame) {
      before.cells = before.cells.map((text, index) => text || (own[index] ?? ''));
      before.at = before.at.map((place, index) => place ?? at[index]);
    } else settled.push({ cells: own, from, at, top, bottom });
  }
  return settled;
}

/**
 * A head that is centred over values set left or right stands in a strip of its own, and so do they: two columns beside each other of
 * which one has nothing but a text in the first row with several, and the other nothing in that row, are one.
 */
export function withHeadsOverValues<From>(rows: readonly TableRow<From>[]): TableRow<From>[] {
  const filledIn = (column: number) => rows.flatMap(({ cells }, row) => (cells[column] ? [row] : []));
  const width = rows[0]?.cells.length ?? 0;
  const head = rows.findIndex(({ cells }) => cells.filter((text) => text !== '').length >= Math.max(3, width / 2));
  const below = (column: number) => filledIn(column).filter((row) => row > head);
  const onlyHead = (column: number) => filledIn(column).includes(head) && below(column).length === 0;
  const noHead = (column: number) => !filledIn(column).includes(head) && below(column).length > 1;
  const merged = new Set<number>();
  for (let column = 1; column < width; column += 1) {
    const before = column - 1;
    const isPair = (onlyHead(before) && noHead(column)) || (noHead(before) && onlyHead(column));
    if (head >= 0 && isPair && !merged.has(before)) merged.add(column);
  }
  if (merged.size === 0) return [...rows];
  const kept = Array.from({ length: width }, (_, column) => column).filter((column) => !merged.has(column));
  return rows.map(({ cells, at, ...row }) => ({
    ...row,
    cells: kept.map((column) => {
      const other = merged.has(column + 1) ? (cells[column + 1] ?? '') : '';
      return `${cells[column] ?? ''} ${other}`.trim();
    }),
    at: kept.map((column) => at[column] ?? (merged.has(column + 1) ? at[column + 1] : undefined)),
  }));
}

/** Tables side by side, told by a header that comes twice in one row: one below the other, each with what stands above it. */
export function parted<From>(rows: readonly TableRow<From>[]): TableRow<From>[] {
  for (const { cells } of rows) {
    const half = cells.length / 2;
    const [left, right] = [cells.slice(0, half), cells.slice(half)];
    if (half < 2 || !Number.isInteger(half) || left.some((text, at) => text === '' || text !== right[at])) continue;
    const side = (start: number) =>
      rows.map(({ from, ...row }) => ({
        from,
        cells: row.cells.slice(start, start + half),
        at: row.at.slice(start, start + half),
      }));
    return [...side(0), ...side(half)].filter((row) => row.cells.some((text) => text !== ''));
  }
  return [...rows];
}
