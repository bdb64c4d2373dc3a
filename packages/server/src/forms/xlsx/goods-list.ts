import { type FillValues, isFilled } from '../fill-value.ts';
import { fieldOfLabel, foldLabel, type LabelIndex } from '../labels/label-index.ts';
import { findChild } from '../ooxml/xml-tree.ts';
import type { CellPlace } from './cell-reference.ts';
import { contains } from './cell-reference.ts';
import { anchorOf, findCell, lastColumnOf, listTexts, type SheetGrid, textOfCell } from './sheet-grid.ts';

/** A list of goods of a template: a row of heads over blank rows. */
export type GoodsList = {
  /** Column of each field. */
  readonly columns: ReadonlyMap<string, number>;
  /** Column that numbers the goods. */
  readonly numbered?: number | undefined;
  /** First blank row. */
  readonly first: number;
  /** Blank rows; unlimited where nothing stands below. */
  readonly rows: number;
};

const NUMBER_HEADS = new Set(['no', 'item', 'itemno', '序号', '项次', '项目', '#', 'nr']);

type Head = { readonly place: CellPlace; readonly text: string; readonly key?: string | undefined };

const isBlankCell = (grid: SheetGrid, strings: readonly string[], place: CellPlace) => {
  const anchor = anchorOf(grid, place);
  const cell = findCell(grid, anchor);
  return (
    anchor.row === place.row && textOfCell(grid, cell, strings).trim() === '' && findChild(cell, 'f') === undefined
  );
};

/** The row below a head, past its merged cells. */
const below = (grid: SheetGrid, place: CellPlace) =>
  (grid.merges.find((range) => contains(range, place))?.to.row ?? place.row) + 1;

/** Rows that are blank in all columns, and drawn where the first is. */
function countRows(grid: SheetGrid, strings: readonly string[], columns: readonly number[], first: number): number {
  const last = Math.max(0, ...grid.rows.keys());
  const isDrawn = (column: number, row: number) => (findCell(grid, { column, row })?.attributes.s ?? '0') !== '0';
  const isLikeFirst = (row: number) =>
    columns.every(
      (column) => isBlankCell(grid, strings, { column, row }) && isDrawn(column, row) === isDrawn(column, first),
    );
  let row = first;
  while (row <= last && isLikeFirst(row)) row += 1;
  return row > last && !grid.rows.has(first) ? Number.POSITIVE_INFINITY : row - first;
}

/** The list of goods of a sheet: the row with most heads of fields that the goods have, two at least; undefined without one. */
export function findGoodsList(
  grid: SheetGrid,
  strings: readonly string[],
  { labels, goods }: { readonly labels: LabelIndex; readonly goods: readonly FillValues[] },
): GoodsList | undefined {
  const known = new Set(goods.flatMap((one) => Object.keys(one).filter((key) => isFilled(one[key]))));
  const heads = listTexts(grid, strings).map(
    ({ place, text }): Head => ({ place, text, key: fieldOfLabel(labels, text) }),
  );
  const lists = [...Map.groupBy(heads, ({ place }) => place.row).values()].flatMap((row): GoodsList[] => {
    const asked = row.filter(({ key, text }) => key !== undefined && !/[_＿]{2,}|[:：]\s*$/.test(text));
    const first = Math.max(...asked.map(({ place }) => below(grid, place)));
    const last = Math.max(...row.map(({ place }) => place.column));
    const columns = new Map<string, number>();
    for (const { key = '', place } of asked) {
      const right = { column: lastColumnOf(grid, place) + 1, row: place.row };
      // A label with a blank beside it is no head of a column.
      const isLabel = place.column < last && isBlankCell(grid, strings, right);
      const isOpen = isBlankCell(grid, strings, { column: place.column, row: first });
      if (!isLabel && isOpen && known.has(key) && !columns.has(key)) columns.set(key, place.column);
    }
    if (columns.size < 2) return [];
    const rows = countRows(grid, strings, [...columns.values()], first);
    const number = row.find(
      ({ text, place }) =>
        NUMBER_HEADS.has(foldLabel(text)) && isBlankCell(grid, strings, { column: place.column, row: first }),
    );
    return rows === 0 ? [] : [{ columns, first, rows, numbered: number?.place.column }];
  });
  return lists.sort((a, b) => b.columns.size - a.columns.size)[0];
}
