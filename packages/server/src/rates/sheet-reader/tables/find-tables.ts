import { plainText } from '../plain-text.ts';
import { parsePrice } from '../prices/parse-price.ts';
import { buildTable, type TableContext, type TableFrame } from './build-table.ts';
import type { Evidence, ValueKind } from './columns/column-sample.ts';
import { type Grid, windowOf } from './grid.ts';
import type { HeaderMeaning } from './headers/classify-header.ts';
import {
  completesHeader,
  isGroupRow,
  isRowOfCharges,
  joinedMeanings,
  meaningsOf,
  type RowMeanings,
  scoreHeader,
} from './headers/header-row.ts';
import { blocksAt, blocksOfOffers, ROWS_OF_BLOCK, splitHeader } from './headers/split-header.ts';
import { HEADING } from './role-scores.ts';
import type { Table } from './table.ts';

/** Every table of a tab: a header in any row, with the rows up to the next one; several side by side. */
export function findTables(grid: Grid, context: TableContext): Table[] {
  const { evidence } = context;
  const frames: Frame[] = [];
  for (let row = 0; row < grid.rowCount; row++) {
    const found = headerAt(grid, row, { evidence, after: frames.at(-1)?.header[1] ?? -1 });
    const apart = found ? undefined : framesApart(grid, row, evidence);
    if (apart) {
      frames.push(...apart);
      row = Math.max(...apart.map(({ header }) => header[1]));
    }
    if (!found || isRowBelow(grid, found, frames)) continue;
    const beside = framesBeside(grid, found, evidence);
    frames.push(...(beside ?? framesOf(grid, found, { evidence })));
    row = Math.max(...(beside ?? [found]).map(({ header }) => header[1]));
  }
  if (frames.length === 0) {
    const row = firstPricedRow(grid, context) ?? firstRateRow(grid, evidence);
    if (row !== undefined) frames.push({ grid, span: [0, grid.columnCount - 1], header: [row, row - 1] });
  }
  const tables = frames.map((frame) => buildTable({ ...frame, last: endOf(grid, frame, frames) }, context));
  return withSharedMatrix(tables);
}

type Frame = Omit<TableFrame, 'last'>;

/** Whether what looks like a header is a row of the table of charges above it. */
function isRowBelow(grid: Grid, { meanings }: Header, frames: readonly Frame[]): boolean {
  const above = frames.at(-1);
  const header = above && meaningsOf(grid, above.header[1]);
  return header !== undefined && isRowOfCharges(meanings, header);
}

/** The tables under one header, within some columns. */
function framesOf(grid: Grid, { header, meanings }: Header, { evidence, within }: Within): Frame[] {
  const [left, right] = within ?? [0, grid.columnCount - 1];
  const spans = splitHeader(windowOf(grid, [left, right]), header[1], { meanings, evidence });
  const offers =
    spans.length > 1 ? [] : blocksOfOffers(windowOf(grid, [left, right]), header[1], { meanings, evidence });
  if (offers.length > 1) return framesOfOffers(grid, [left, right], { header, offers });
  return spans.map(([first, last]) => {
    const span: Frame['span'] = [Math.max(first, left), Math.min(last, right)];
    return { grid: windowOf(grid, span), span, header };
  });
}

/** A table for each block of offers: its columns beside those of all blocks. The first speaks for what is before it, the last for what is behind. */
function framesOfOffers(
  grid: Grid,
  [left, right]: Frame['span'],
  { header, offers }: Pick<Frame, 'header'> & { offers: readonly Frame['span'][] },
): Frame[] {
  return offers.map(([first, last], index) => {
    const others = offers.filter((_, other) => other !== index);
    const without = new Set(
      others.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
    );
    const span: Frame['span'] = [index === 0 ? left : first, index === offers.length - 1 ? right : last];
    return { grid: windowOf(grid, [left, right], without), span, header };
  });
}

type Within = { evidence: Evidence; within?: Frame['span'] };

/**
 * Tables beside each other whose headers are not equally high ("20' | 40'HC" below a validity, beside a list of demurrage), or of
 * which one begins lower than the other: each is read by itself. Undefined where all of a row is one header.
 */
function framesBeside(grid: Grid, found: Header, evidence: Evidence): Frame[] | undefined {
  const [top, lowest] = found.header;
  const blocks = blocksAt(grid, top);
  if (blocks.length < 2) return undefined;
  const isHeaded = ([first, last]: Frame['span']) =>
    found.meanings.filled.some((column) => first <= column && column <= last);
  const headed = blocks.filter(isHeaded);
  const own = headed.map((span) => ({
    span,
    header: headerAt(windowOf(grid, span), top, { evidence, after: top - 1 }),
  }));
  const isApart = own.some(({ header }) => header?.header[0] === top && header.header[1] > lowest);
  const lower = blocks
    .filter((block) => !isHeaded(block))
    .flatMap((span) => frameBelow(grid, { span, row: lowest + 1 }, evidence));
  if (isApart)
    return [
      ...own.flatMap(({ span, header }) => framesOf(grid, header ?? found, { evidence, within: span })),
      ...lower,
    ];
  const [side] = lower;
  if (side === undefined || headed.some(([, last]) => last > side.span[0])) return undefined;
  const main: Frame['span'] = [0, side.span[0] - 1];
  return [...framesOf(grid, found, { evidence, within: main }), ...lower];
}

/**
 * Tables in blocks of columns side by side whose rows are headers by themselves only: beside one is a row of the other. Looked for where
 * rows begin after a blank one, and hold no header as a whole.
 */
function framesApart(grid: Grid, row: number, evidence: Evidence): Frame[] | undefined {
  if (grid.filledColumns(row).length < 2 || (row > 0 && grid.filledColumns(row - 1).length > 0)) return undefined;
  const blocks = blocksAt(grid, row);
  if (blocks.length < 2) return undefined;
  const end = Math.min(grid.rowCount, row + ROWS_OF_BLOCK);
  for (let at = row; at < end && grid.filledColumns(at).length > 0; at++)
    if (headerAt(grid, at, { evidence, after: row - 1 })) return undefined;
  const found = blocks.flatMap((span) => frameBelow(grid, { span, row }, evidence));
  return found.length > 0 ? found : undefined;
}

/** The table whose header stands in a block of columns, from a row on to the next blank one. */
function frameBelow(grid: Grid, { span, row }: { span: Frame['span']; row: number }, evidence: Evidence): Frame[] {
  const window = windowOf(grid, span);
  for (let at = row; at < grid.rowCount && grid.filledColumns(at).length > 0; at++) {
    const found = headerAt(window, at, { evidence, after: row - 1 });
    if (found) return framesOf(grid, found, { evidence, within: span });
  }
  return [];
}

type Header = { header: TableFrame['header']; meanings: RowMeanings };

/** The header that begins at a row: that row alone, with the labels above and the row that completes it below, or two rows together. */
function headerAt(
  grid: Grid,
  row: number,
  { evidence, after }: { evidence: Evidence; after: number },
): Header | undefined {
  const meanings = meaningsOf(grid, row);
  if (!meanings) return undefined;
  const alone = scoreHeader(grid, row, { meanings, evidence });
  const joined = joinedMeanings(grid, row);
  const together = joined ? scoreHeader(grid, row + 1, { meanings: joined, evidence }) - HEADING.secondRow : 0;
  const lower = joined ? meaningsOf(grid, row + 1) : undefined;
  const below = lower ? scoreHeader(grid, row + 1, { meanings: lower, evidence }) : 0;
  // Container types over ports are labels of the header below them.
  if (lower && below > Math.max(alone, HEADING.enough) && isGroupRow(grid, row, { header: lower, evidence }))
    return undefined;
  const least = Math.max(HEADING.enough, alone, below);
  if (joined && together > least) {
    const first = firstLabelRow(grid, row, { meanings: joined, after, evidence });
    return { header: [first, lastHeaderRow(grid, row + 1, joined)], meanings: joined };
  }
  if (alone < HEADING.enough) return undefined;
  const first = firstLabelRow(grid, row, { meanings, after, evidence });
  return { header: [first, lastHeaderRow(grid, row, meanings)], meanings };
}

/** So many rows of labels stand over prices: a carrier, its currency, its validity. */
const MOST_LABEL_ROWS = 4;

/** The highest of the rows of labels right above a header. */
function firstLabelRow(
  grid: Grid,
  row: number,
  { meanings: header, after, evidence }: { meanings: RowMeanings; after: number; evidence: Evidence },
): number {
  let first = row;
  while (
    first - 1 > after &&
    row - first < MOST_LABEL_ROWS &&
    isGroupRow(grid, first - 1, { header, evidence, row, isLowest: first === row })
  )
    first--;
  return first;
}

/** The lowest row of a header: that of the container types, below labels that stand over nothing but prices. */
function lastHeaderRow(grid: Grid, row: number, meanings: RowMeanings): number {
  for (let last = row + 1; last <= row + MOST_LABEL_ROWS && last < grid.rowCount; last++) {
    const below = meaningsOf(grid, last);
    if (!below) return row;
    if (completesHeader(meanings, below) && (last > row + 1 || !repeats(grid, row))) return last;
    if (below.filled.length < 2 || below.filled.some((column) => isEndOrText(meanings.meanings.get(column))))
      return row;
  }
  return row;
}

/** A column that no label of prices stands over. */
function isEndOrText(meaning: HeaderMeaning | undefined): boolean {
  return meaning?.kind === 'field' && meaning.role !== 'currency' && meaning.role !== 'amount';
}

/** Where a table without a header begins: at the first row with an amount in a column that was said to hold prices. */
function firstPricedRow(grid: Grid, { told }: TableContext): number | undefined {
  const priced = [...told].filter(
    ([, { kind, ...rest }]) => kind === 'price' || ('role' in rest && rest.role === 'amount'),
  );
  for (let row = 0; row < grid.rowCount; row++)
    if (priced.some(([column]) => parsePrice(grid.value(row, column)).kind === 'amount')) return row;
  return undefined;
}

/** So many rows of places and amounts below each other are a table, whatever stands above them. */
const ENOUGH_ROWS = 2;

/**
 * Where a table that has no header at all begins: at the first of several rows with a place, an amount, and another place, a carrier
 * or a container type, in the same columns.
 */
function firstRateRow(grid: Grid, evidence: Evidence): number | undefined {
  let [run, key] = [0, ''];
  for (let row = 0; row < grid.rowCount; row++) {
    const columns = grid.filledColumns(row);
    const kinds = columns.map((column) => evidence.kindsOf(grid.value(row, column), grid.format(row, column)));
    const at = (kind: ValueKind) => columns.filter((_, index) => kinds[index]?.has(kind));
    const [places, amounts] = [at('place'), at('amount')];
    const isRate = amounts.length > 0 && places.length + at('carrier').length + at('container').length > 1;
    const own = isRate && places.length > 0 ? `${places.join()}|${amounts.join()}` : '';
    run = own !== '' && own === key ? run + 1 : 1;
    key = own;
    if (key !== '' && run === ENOUGH_ROWS) return row - ENOUGH_ROWS + 1;
  }
  return undefined;
}

/** The last row before the next header in its columns. */
function endOf(grid: Grid, { header, span }: Frame, frames: readonly Frame[]): number {
  const below = frames.filter(
    (other) =>
      other.header !== header && other.header[0] > header[1] && other.span[0] <= span[1] && span[0] <= other.span[1],
  );
  return Math.min(grid.rowCount, ...below.map((other) => other.header[0])) - 1;
}

const groupsOf = ({ prices }: Table) => prices.map(({ groups }) => groups?.join()).join('|');

/** A matrix whose corner does not say what goes down is read as the one beside it with the same ports across. */
function withSharedMatrix(tables: readonly Table[]): Table[] {
  return tables.map((table) => {
    if (!table.matrix || table.matrix.across !== undefined) return table;
    const across = tables.find((other) => other.matrix?.across && groupsOf(other) === groupsOf(table))?.matrix?.across;
    return across ? { ...table, matrix: { ...table.matrix, across } } : table;
  });
}

/** The same header once more directly below is a repetition, not a completion. */
function repeats(grid: Grid, row: number): boolean {
  const columns = grid.filledColumns(row);
  return columns.every(
    (column) =>
      plainText(grid.text(row, column)) === plainText(grid.text(row + 1, column)) &&
      !grid.isMergedInto(row + 1, column),
  );
}
