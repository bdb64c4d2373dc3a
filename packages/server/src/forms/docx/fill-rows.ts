import { type FillValues, isFilled, type Placed } from '../fill-value.ts';
import type { LabelIndex } from '../labels/label-index.ts';
import { applyEdits, type Edit } from '../ooxml/edits.ts';
import { findAll, findChild, type XmlElement } from '../ooxml/xml-tree.ts';
import { isFree, labelOfCell, tablesOf, writeCell } from './fill-cells.ts';
import { wordValueOf } from './paragraphs.ts';

/** A column of a list of goods: the field it asks for, and the cell with its head. */
type Column = { readonly key: string; readonly label: string; readonly at: number; readonly head: XmlElement };
type Row = {
  readonly element: XmlElement;
  readonly cells: readonly { readonly at: number; readonly cell: XmlElement }[];
};
type List = { readonly columns: readonly Column[]; readonly rows: readonly Row[] };

/** A row's cells with the column of the table that each begins at. */
function rowOf(element: XmlElement): Row {
  let at = 0;
  const cells = findAll(element, 'tc').map((cell) => {
    const placed = { at, cell };
    at += Number(wordValueOf(findChild(findChild(cell, 'tcPr'), 'gridSpan')) ?? 1);
    return placed;
  });
  return { element, cells };
}

const cellAt = ({ cells }: Row, at: number) => cells.find((one) => one.at === at)?.cell;

/** Whether a cell goes on the one above it. */
function isContinued(cell: XmlElement): boolean {
  const merge = findChild(findChild(cell, 'tcPr'), 'vMerge');
  return merge !== undefined && wordValueOf(merge) !== 'restart';
}

/** The longest list of a table: a row of heads, two at least, over blank rows. */
function findList(xml: string, table: XmlElement, labels: LabelIndex, known: ReadonlySet<string>): List | undefined {
  const rows = table.children.filter(({ name }) => name === 'tr').map(rowOf);
  const lists = rows.flatMap((row, number): List[] => {
    const asked = row.cells.flatMap(({ at, cell }): Column[] => {
      const found = labelOfCell(xml, cell, labels);
      return found && known.has(found.key) ? [{ ...found, at, head: cell }] : [];
    });
    const columns = asked.filter(({ key }, at) => asked.findIndex((one) => one.key === key) === at);
    const isBody = (one: Row) =>
      columns.every(({ at }) => {
        const cell = cellAt(one, at);
        return cell !== undefined && isFree(xml, cell) && !isContinued(cell);
      });
    const isHead = (one: Row) => columns.some(({ at }) => isContinued(cellAt(one, at) ?? one.element));
    const below = rows.slice(number + 1);
    const from = below.findIndex((one) => !isHead(one));
    const blank = from < 0 ? [] : below.slice(from);
    const end = blank.findIndex((one) => !isBody(one));
    const body = end < 0 ? blank : blank.slice(0, end);
    return columns.length > 1 && body.length > 0 ? [{ columns, rows: body }] : [];
  });
  return lists.sort((a, b) => b.columns.length - a.columns.length)[0];
}

/** Marks of a row that a document has once. */
const ONCE = /\s(?:\w+:)?(?:paraId|textId)="[^"]*"|<w:bookmark(?:Start|End)\b[^>]*\/>/g;

function editsOfRow(xml: string, row: Row, columns: readonly Column[], goods: FillValues): Edit[] {
  return columns.flatMap(({ key, label, at, head }) => {
    const cell = cellAt(row, at);
    const value = goods[key];
    return cell === undefined || !isFilled(value)
      ? []
      : writeCell(xml, { key, label, cell, labelCell: head }, String(value));
  });
}

/** What filling the lists of a part gives; `taken` are the tables' rows and heads that nothing else is written into. */
export type FilledRows = { readonly edits: Edit[]; readonly placed: Placed[]; readonly taken: XmlElement[] };

/** Writes several goods into the lists of a part: a row each, the last blank row repeated where there are too few. */
export function fillRows(
  xml: string,
  root: XmlElement,
  { labels, goods }: { readonly labels: LabelIndex; readonly goods: readonly FillValues[] },
): FilledRows {
  const known = new Set(goods.flatMap((one) => Object.keys(one).filter((key) => isFilled(one[key]))));
  const result: FilledRows = { edits: [], placed: [], taken: [] };
  for (const table of tablesOf(root)) {
    const list = findList(xml, table, labels, known);
    const last = list?.rows.at(-1);
    if (list === undefined || last === undefined || isWithin(table, result.taken)) continue;
    result.taken.push(...list.rows.map(({ element }) => element), ...list.columns.map(({ head }) => head));
    const copies: string[] = [];
    goods.forEach((one, at) => {
      const row = list.rows[at];
      const edits = editsOfRow(xml, row ?? last, list.columns, one);
      if (row !== undefined) result.edits.push(...edits);
      else copies.push(copyOf(xml, last, edits));
      for (const { key, label } of list.columns)
        if (isFilled(one[key])) result.placed.push({ key, value: String(one[key]), goods: at + 1, place: { label } });
    });
    result.edits.push({ start: last.element.end, end: last.element.end, text: copies.join('') });
  }
  return result;
}

const isWithin = (table: XmlElement, taken: readonly XmlElement[]) =>
  taken.some(({ start, end }) => start <= table.start && table.end <= end);

function copyOf(xml: string, { element }: Row, edits: readonly Edit[]): string {
  const own = edits.map(({ start, end, text }) => ({ start: start - element.start, end: end - element.start, text }));
  return applyEdits(xml.slice(element.start, element.end), own).replace(ONCE, '');
}
