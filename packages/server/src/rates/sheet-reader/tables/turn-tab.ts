import {
  cellName,
  EMPTY_ROW,
  type MergedRange,
  type SheetRow,
  type SheetTab,
  Struck,
} from '../../../spreadsheets/index.ts';
import type { ColumnRole } from './columns/column-lexicon.ts';
import { classifyHeader } from './headers/classify-header.ts';

/** A place in a tab; rows and columns count from 0. */
export type Place = { row: number; column: number };

/** A tab that is read in another order than the file has it: tables with a lane a column are turned, so that they have a lane a row. */
export type TurnedTab = {
  /** The tab as it is read. */
  tab: SheetTab;
  /** The tab as the file has it. */
  from: SheetTab;
  /** Where a cell of the turned tab stands in the file. */
  placeOf: (place: Place) => Place;
  /** The places of a whole row. */
  placesOf: (row: number) => Place[];
};

/** Rows of which the first cells are headings: `first` to `last`, from column `left` to `right`. */
type Block = { first: number; last: number; left: number; right: number };

const ENDS: ReadonlySet<ColumnRole> = new Set(['origin', 'destination', 'receipt', 'delivery', 'lane']);
/** A turned table has at least so many headings, and so many lanes beside each other. */
const LEAST_HEADINGS = 4;
const LEAST_LANES = 2;
/** This share of its headings are known words. */
const KNOWN_HEADINGS = 0.6;
/** Wider or longer tabs are lists. */
const MOST = { rows: 200, columns: 200 };

const textAt = ({ rows }: SheetTab, row: number, column: number) => {
  const value = rows[row]?.values[column] ?? null;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};

const filledIn = (tab: SheetTab, row: number) =>
  Array.from({ length: tab.rows[row]?.values.length ?? 0 }, (_, column) => column).filter(
    (column) => textAt(tab, row, column) !== '',
  );

/** Turns the tables of a tab whose headings go down; undefined when it has none. */
export function turnTab(tab: SheetTab): TurnedTab | undefined {
  if (tab.rows.length > MOST.rows || tab.columnCount > MOST.columns) return undefined;
  const blocks = blocksOf(tab).filter((block) => isTurned(tab, block));
  return blocks.length === 0 ? undefined : turn(tab, blocks);
}

/** Rows below each other with text in the same first column and something beside it. */
function blocksOf(tab: SheetTab): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (let row = 0; row < tab.rows.length; row++) {
    const filled = filledIn(tab, row);
    const [left, right] = [filled[0], filled.at(-1)];
    const isPart = left !== undefined && right !== undefined && right > left && isWord(textAt(tab, row, left));
    if (isPart && open && open.left === left && open.last === row - 1) {
      open.last = row;
      open.right = Math.max(open.right, right);
    } else {
      open = isPart ? { first: row, last: row, left, right } : undefined;
      if (open) blocks.push(open);
    }
  }
  return blocks;
}

const isWord = (text: string) => /\p{L}|^\D?(?:20|40|45)/u.test(text);

/** Whether the words down the left are headings, with both a port and a price, and those across are not. */
function isTurned(tab: SheetTab, { first, last, left, right }: Block): boolean {
  const rows = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (rows.length < LEAST_HEADINGS || right - left < LEAST_LANES) return false;
  const meanings = rows.map((row) => classifyHeader(textAt(tab, row, left)));
  const known = meanings.filter(({ kind }) => kind !== 'unknown');
  const fields = new Set(meanings.flatMap((meaning) => (meaning.kind === 'field' ? [meaning.role] : [])));
  const isPriced = meanings.some(({ kind }) => kind === 'price') || fields.has('amount');
  const hasEnd = [...ENDS].some((role) => fields.has(role));
  const across = Math.max(...rows.map((row) => fieldsAcross(tab, row, left)));
  return hasEnd && isPriced && known.length >= rows.length * KNOWN_HEADINGS && fields.size > across;
}

/** How many headings a row has beside its first cell. */
function fieldsAcross(tab: SheetTab, row: number, left: number): number {
  const meanings = filledIn(tab, row)
    .filter((column) => column > left)
    .map((column) => classifyHeader(textAt(tab, row, column)));
  return new Set(meanings.flatMap((meaning) => (meaning.kind === 'field' ? [meaning.role] : []))).size;
}

/** The tab with its blocks turned; the rows around them stay as they are. */
function turn(from: SheetTab, blocks: readonly Block[]): TurnedTab {
  const rows: SheetRow[] = [];
  const places: ((column: number) => Place)[] = [];
  for (let row = 0; row < from.rows.length; row++) {
    const block = blocks.find(({ first, last }) => first <= row && row <= last);
    if (!block) {
      rows.push(from.rows[row] ?? EMPTY_ROW);
      places.push((column) => ({ row, column }));
    } else if (row === block.first) {
      for (let lane = block.left; lane <= block.right; lane++) {
        rows.push(turnedRow(from, block, lane));
        places.push((column) => ({ row: Math.min(block.first + column, block.last), column: lane }));
      }
    }
  }
  const placeOf = ({ row, column }: Place) => places[row]?.(column) ?? { row, column };
  const columnCount = Math.max(0, ...rows.map(({ values }) => values.length));
  const placesOf = (row: number) => (rows[row]?.values ?? []).map((_, column) => placeOf({ row, column }));
  return {
    from,
    placeOf,
    placesOf,
    tab: { ...from, rows, columnCount, ...turnedMarks(from, { rows, placeOf, blocks }) },
  };
}

function turnedRow({ rows }: SheetTab, { first, last }: Block, lane: number): SheetRow {
  const cells = rows.slice(first, last + 1);
  const formats = cells.map((row) => row.formats?.[lane] ?? null);
  const formulas = cells.map((row) => row.formulas?.[lane] ?? null);
  return {
    values: cells.map(({ values }) => values[lane] ?? null),
    formats: formats.some((one) => one !== null) ? formats : null,
    formulas: formulas.some((one) => one !== null) ? formulas : null,
  };
}

type Turned = { rows: readonly SheetRow[]; placeOf: TurnedTab['placeOf']; blocks: readonly Block[] };

/** What a tab says beside its values, at the places where they stand after the turn. */
function turnedMarks(from: SheetTab, { rows, placeOf, blocks }: Turned) {
  const turnedTo = new Map<string, Place>();
  const comments = new Map<string, string>();
  const struck = new Struck();
  rows.forEach(({ values }, row) => {
    for (let column = 0; column < values.length; column++) {
      const place = placeOf({ row, column });
      turnedTo.set(cellName(place.row, place.column), { row, column });
      const comment = from.comments.get(cellName(place.row, place.column));
      if (comment !== undefined) comments.set(cellName(row, column), comment);
      if (from.struck?.cells.get(place.row)?.has(place.column)) struck.addCell(row, column);
    }
  });
  const isInBlock = (row: number) => blocks.some(({ first, last }) => first <= row && row <= last);
  const merges = from.merges.flatMap(({ top, left, bottom, right }): MergedRange[] => {
    const [start, end] = [turnedTo.get(cellName(top, left)), turnedTo.get(cellName(bottom, right))];
    return start && end && end.row >= start.row && end.column >= start.column
      ? [{ top: start.row, left: start.column, bottom: end.row, right: end.column }]
      : [];
  });
  const hiddenRows = new Set<number>();
  rows.forEach((_, row) => {
    const { row: shown, column } = placeOf({ row, column: 0 });
    if (isInBlock(shown) ? from.hiddenColumns.has(column) : from.hiddenRows.has(shown)) hiddenRows.add(row);
  });
  return {
    comments,
    merges,
    hiddenRows,
    hiddenColumns: new Set<number>(),
    struck: struck.isEmpty ? undefined : struck,
  };
}
