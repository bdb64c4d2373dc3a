import type { FormField } from '../../formats/index.ts';
import { type FillValues, fieldsToFill, type Placed } from '../fill-value.ts';
import { textOfPart } from '../ooxml/parts.ts';
import { printCellName } from './cell-reference.ts';
import { findGoodsList, type GoodsList } from './goods-list.ts';
import { insertRows } from './insert-rows.ts';
import { findSheetGrid } from './sheet-grid.ts';
import type { Subject } from './subject.ts';
import type { CellWrite } from './write-cells.ts';

/** The sheet with its list of goods as long as there are goods; undefined without a list, or with one of the goods. */
export function openList(
  subject: Subject,
  goods: readonly FillValues[],
): { list: GoodsList; subject: Subject; added: number } | undefined {
  const { workbook, sheet, grid, labels } = subject;
  const list = goods.length < 2 ? undefined : findGoodsList(grid, workbook.strings, { labels, goods });
  if (list === undefined) return undefined;
  const added = Math.max(0, goods.length - list.rows);
  if (added === 0) return { list, subject, added };
  // Copies of the row before the last: the last one has the line below the list.
  insertRows(workbook, sheet, { after: list.first + Math.max(0, list.rows - 2), by: added });
  const longer = findSheetGrid(textOfPart(workbook.parts, sheet.part));
  return { list, added, subject: { ...subject, grid: longer ?? grid } };
}

/** The goods in their list: a row each. */
export function fillList(
  { sheet }: Subject,
  list: GoodsList,
  { fields, goods }: { readonly fields: readonly FormField[]; readonly goods: readonly FillValues[] },
): { writes: CellWrite[]; placed: Placed[] } {
  const cells = goods.flatMap((one, at) =>
    fieldsToFill(fields, one).flatMap(({ field, value }) => {
      const column = list.columns.get(field.key);
      const place = column === undefined ? undefined : { column, row: list.first + at };
      return place === undefined ? [] : [{ key: field.key, value, place, goods: at + 1 }];
    }),
  );
  const numbers = goods.flatMap((_, at): CellWrite[] =>
    list.numbered === undefined ? [] : [{ place: { column: list.numbered, row: list.first + at }, value: at + 1 }],
  );
  return {
    writes: [...numbers, ...cells.map(({ place, value }) => ({ place, value }))],
    placed: cells.map(({ key, value, place, goods: number }) => ({
      ...{ key, value, goods: number },
      place: { sheet: sheet.name, cell: printCellName(place) },
    })),
  };
}
