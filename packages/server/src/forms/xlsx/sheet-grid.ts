import { findAll, findChild, innerText, parseXml, type XmlElement } from '../ooxml/xml-tree.ts';
import {
  type CellPlace,
  type CellRange,
  contains,
  parseCellName,
  parseCellRange,
  printCellName,
} from './cell-reference.ts';

export type GridCell = { readonly column: number; readonly element: XmlElement };
export type GridRow = { readonly number: number; readonly element: XmlElement; readonly cells: readonly GridCell[] };

/** A worksheet's cells with their places in its XML. */
export type SheetGrid = {
  readonly xml: string;
  readonly root: XmlElement;
  /** The element `sheetData`. */
  readonly data: XmlElement;
  readonly rows: ReadonlyMap<number, GridRow>;
  readonly merges: readonly CellRange[];
};

/** Reads the grid of a worksheet part; undefined for sheets without cells (chart sheets). */
export function findSheetGrid(xml: string): SheetGrid | undefined {
  const root = parseXml(xml);
  const data = findChild(root, 'sheetData');
  if (!data) return undefined;
  const rows = new Map<number, GridRow>();
  let number = 0;
  for (const element of data.children) {
    if (element.name !== 'row') continue;
    number = Number(element.attributes.r ?? number + 1);
    rows.set(number, { number, element, cells: cellsOf(element) });
  }
  const merges = (findChild(root, 'mergeCells')?.children ?? []).flatMap(
    ({ attributes }) => parseCellRange(attributes.ref ?? '') ?? [],
  );
  return { xml, root, data, rows, merges };
}

function cellsOf(row: XmlElement): GridCell[] {
  let column = 0;
  return row.children.flatMap((element) => {
    if (element.name !== 'c') return [];
    column = parseCellName(element.attributes.r ?? '')?.column ?? column + 1;
    return [{ column, element }];
  });
}

/** The cell there, when the sheet has one written. */
export function findCell(grid: SheetGrid, { column, row }: CellPlace): XmlElement | undefined {
  return grid.rows.get(row)?.cells.find((cell) => cell.column === column)?.element;
}

/** The cell that shows at that place: the first of its merged range. */
export function anchorOf(grid: SheetGrid, place: CellPlace): CellPlace {
  return grid.merges.find((range) => contains(range, place))?.from ?? place;
}

/** The last column of the merged range that `place` belongs to. */
export function lastColumnOf(grid: SheetGrid, place: CellPlace): number {
  return grid.merges.find((range) => contains(range, place))?.to.column ?? place.column;
}

/** The text of a rich or plain string item, without its phonetic reading. */
export function textOfItem(xml: string, item: XmlElement): string {
  return item.children
    .flatMap((child) => (child.name === 't' ? [child] : child.name === 'r' ? findAll(child, 't') : []))
    .map((text) => innerText(xml, text))
    .join('')
    .replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** What a cell shows before number formats; empty when it is not there or holds nothing. */
export function textOfCell(grid: SheetGrid, cell: XmlElement | undefined, strings: readonly string[]): string {
  if (!cell) return '';
  if (cell.attributes.t === 'inlineStr') {
    const item = findChild(cell, 'is');
    return item ? textOfItem(grid.xml, item) : '';
  }
  const value = findChild(cell, 'v');
  const text = value ? innerText(grid.xml, value) : '';
  return cell.attributes.t === 's' ? (strings[Number(text)] ?? '') : text;
}

/** Every written cell that shows a text, with its place. */
export function listTexts(
  grid: SheetGrid,
  strings: readonly string[],
): { place: CellPlace; name: string; text: string }[] {
  return [...grid.rows.values()].flatMap(({ number, cells }) =>
    cells.flatMap(({ column, element }) => {
      const text = textOfCell(grid, element, strings);
      const place = { column, row: number };
      return text.trim() === '' ? [] : [{ place, name: printCellName(place), text }];
    }),
  );
}
