import { kindsBelow } from '../columns/column-sample.ts';
import type { Grid } from '../grid.ts';
import { type HeadingRow, isNameOverAmount, PLACES } from './header-row.ts';

/** What a column of a header is, as far as tables side by side are told apart by it. */
type HeaderColumn = { column: number; isPlace: boolean; isPrice: boolean; key: string };

function headerColumns(
  grid: Grid,
  row: number,
  { meanings: { filled, meanings }, evidence }: HeadingRow,
): HeaderColumn[] {
  const columns = Array.from({ length: grid.columnCount }, (_, column) => column);
  return columns.flatMap((column) => {
    const meaning = meanings.get(column) ?? { kind: 'unknown' };
    const below = kindsBelow(grid, row, { column, evidence });
    if (!filled.includes(column) && below.size === 0) return [];
    const isNamed = meaning.kind === 'field';
    // A container type over ports is the corner of a matrix, a name over amounts one of its prices.
    const isCorner = meaning.kind === 'price' && below.has('place');
    const isNameOver = isNameOverAmount(grid, row, { column, meaning, evidence });
    const isPrice = (meaning.kind === 'price' && !isCorner) || isNameOver || (isNamed && meaning.role === 'amount');
    const isPlace = isNamed
      ? PLACES.has(meaning.role) || meaning.role === 'port-name'
      : isCorner || (meaning.kind === 'unknown' && below.has('place'));
    const types = meaning.kind === 'price' ? meaning.equipment.map(({ code }) => code).join() : '';
    return [{ column, isPlace, isPrice, key: isNamed ? meaning.role : `${meaning.kind} ${types}` }];
  });
}

/**
 * The columns of tables side by side under one header: each has ports and prices of its own, and begins as the first does, or
 * with its ports. `row` is the lowest row of the header.
 */
export function splitHeader(grid: Grid, row: number, heading: HeadingRow): [first: number, last: number][] {
  const columns = headerColumns(grid, row, heading);
  const starts: number[] = [];
  let part: HeaderColumn[] = [];
  const parts: HeaderColumn[][] = [];
  for (const one of columns) {
    const first = parts[0]?.[0] ?? part[0];
    const isFull = part.some(({ isPlace }) => isPlace) && part.some(({ isPrice }) => isPrice);
    const isRepeated = first !== undefined && one.key === first.key && !one.isPrice;
    if (isFull && (isRepeated || one.isPlace)) {
      parts.push(part);
      part = [];
    }
    if (part.length === 0) starts.push(one.column);
    part.push(one);
  }
  parts.push(part);
  const whole: [number, number][] = [[0, grid.columnCount - 1]];
  const pricesOf = (of: readonly HeaderColumn[]) =>
    of
      .filter(({ isPrice }) => isPrice)
      .map(({ key }) => key)
      .sort()
      .join('|');
  const isTable = (of: readonly HeaderColumn[]) =>
    of.some(({ isPlace }) => isPlace) && of.some(({ isPrice }) => isPrice);
  const sameFirst = parts.every((of) => of[0]?.key === parts[0]?.[0]?.key);
  const samePrices = parts.every((of) => pricesOf(of) === pricesOf(parts[0] ?? []));
  if (parts.length < 2 || !parts.every(isTable) || !(sameFirst || samePrices)) return whole;
  return starts.map((first, index) => [index === 0 ? 0 : first, (starts[index + 1] ?? grid.columnCount) - 1]);
}

/** Roles that each of several offers beside each other states for itself. */
const OF_OFFER: ReadonlySet<string> = new Set(['carrier', 'validity', 'valid-from', 'valid-to']);

/**
 * The blocks of columns in which a header offers the same lanes again: "POL | POD | Carrier | 20' | 40'HC | Carrier | 20' | 40'HC". Each begins
 * with the first heading that comes again, names a carrier or days, and has prices; the columns before and behind them are those of all.
 */
export function blocksOfOffers(grid: Grid, row: number, heading: HeadingRow): [first: number, last: number][] {
  const columns = headerColumns(grid, row, heading);
  const keys = columns.map(({ key }) => key);
  for (let first = 1; first < columns.length - 1; first++) {
    const length = keys.indexOf(keys[first] ?? '', first + 1) - first;
    const block = columns.slice(first, first + length);
    if (length < 2 || !block.some(({ isPrice }) => isPrice) || block.some(({ isPlace }) => isPlace)) continue;
    if (!block.some(({ key }) => OF_OFFER.has(key)) || !columns.slice(0, first).some(({ isPlace }) => isPlace))
      continue;
    const blocks: [number, number][] = [];
    const isBlock = (at: number) => block.every(({ key }, index) => keys[at + index] === key);
    for (let at = first; isBlock(at); at += length)
      blocks.push([columns[at]?.column ?? 0, columns[at + length - 1]?.column ?? 0]);
    if (blocks.length > 1) return blocks;
  }
  return [];
}

/** Blocks are looked for in so many rows. */
export const ROWS_OF_BLOCK = 40;

/** The blocks of columns from a row to the next blank one, with blank columns between them. */
export function blocksAt(grid: Grid, row: number): [first: number, last: number][] {
  const filled = new Set<number>();
  for (let at = row; at < Math.min(grid.rowCount, row + ROWS_OF_BLOCK); at++) {
    const columns = grid.filledColumns(at);
    if (columns.length === 0) break;
    for (const column of columns)
      for (let other = column; other <= grid.mergeEnd(at, column); other++) filled.add(other);
  }
  const blocks: [number, number][] = [];
  for (const column of [...filled].sort((a, b) => a - b)) {
    const block = blocks.at(-1);
    if (block && block[1] === column - 1) block[1] = column;
    else blocks.push([column, column]);
  }
  return blocks;
}
