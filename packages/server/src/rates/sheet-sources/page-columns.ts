/** A cell of a line on a page, by its left and right edge in points. */
export type PlacedCell = { text: string; x0: number; x1: number };

/** A line of a table; `top` and `bottom` in points. */
export type PlacedRow<From> = { from: From; top: number; bottom: number; cells: readonly PlacedCell[] };

type Column = { x0: number; x1: number };

const overlap = (a: Column, b: Column) => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);

/** A dash says that there is nothing, and is set left where the figures of its column are set right. */
const DASH = /^[-–—]+$/;

/** The columns of a table: strips that its fullest lines share. A cell that spans several of them founds none, nor does a dash. */
export function columnsOf(lines: readonly (readonly PlacedCell[])[]): Column[] {
  const fullest = Math.max(...lines.map((cells) => cells.length));
  const columns: Column[] = [];
  for (const cells of [...lines].sort((a, b) => b.length - a.length)) {
    for (const { x0, x1 } of cells.filter(({ text }) => !DASH.test(text))) {
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

/** The column of a cell: the one it shares most with, or that is nearest. A dash between two is of one where the line has nothing. */
function columnAt(columns: readonly Column[], cell: PlacedCell, taken: readonly string[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  columns.forEach((column, index) => {
    const shared = overlap(column, cell);
    if (shared > most && (shared > 0 || !DASH.test(cell.text) || !taken[index])) [best, most] = [index, shared];
  });
  return best;
}

/** A row of a table, with the line and number of the cell that each column was read from. */
type TableRow<From> = { cells: string[]; from: From; at: ({ from: From; column: number } | undefined)[] };

/** A line of one text over several columns is a heading of what is below it, and no value of one of them. */
const isAcross = (cells: readonly PlacedCell[], columns: readonly Column[]) =>
  cells.length === 1 && columns.filter((column) => cells[0] && overlap(column, cells[0]) > 0).length > 1;

type SettledRow<From> = TableRow<From> & { top: number; bottom: number };

function settledRow<From>({ from, top, bottom, cells }: PlacedRow<From>, columns: readonly Column[]): SettledRow<From> {
  const own: string[] = columns.map(() => '');
  const at: TableRow<From>['at'] = columns.map(() => undefined);
  cells.forEach((cell, column) => {
    const index = isAcross(cells, columns) ? 0 : columnAt(columns, cell, own);
    own[index] = `${own[index] ?? ''} ${raised(cell.text)}`.trim();
    at[index] ??= { from, column };
  });
  return { cells: own, from, at, top, bottom };
}

/** How much of the height of a line another one shares with it, when they stand in other columns than each other. */
function sharedHeight(row: SettledRow<unknown>, other: SettledRow<unknown> | undefined): number {
  if (!other || row.cells.some((text, index) => text !== '' && other.cells[index] !== '')) return 0;
  return (Math.min(other.bottom, row.bottom) - Math.max(other.top, row.top)) / (row.bottom - row.top);
}

/** Gives a row the cells of another one that stands beside it. */
function take<From>(row: SettledRow<From>, other: SettledRow<From>): void {
  row.cells = row.cells.map((text, index) => text || (other.cells[index] ?? ''));
  row.at = row.at.map((place, index) => place ?? other.at[index]);
}

const filledCells = ({ cells }: TableRow<unknown>) => cells.filter((text) => text !== '').length;

/**
 * Each line as cells by column. A line that stands within the height of the one before, in other columns, belongs to it. One that
 * stands halfway down to a fuller line holds heads set in the middle of two rows, of groups and of their columns: it is of the lower.
 */
export function settledRows<From>(rows: readonly PlacedRow<From>[], columns: readonly Column[]): TableRow<From>[] {
  const settled: SettledRow<From>[] = [];
  const lines = rows.map((row) => settledRow(row, columns));
  lines.forEach((row, index) => {
    const [before, next] = [settled.at(-1), lines[index + 1]];
    const above = sharedHeight(row, before);
    const isOfNext = before && next && filledCells(next) > filledCells(before) && sharedHeight(row, next) > 0.1;
    if (above > 0.1 && isOfNext) take(next, row);
    else if (above > 0.3 && before) take(before, row);
    else settled.push(row);
  });
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
