import { applyEdits, type Edit } from '../ooxml/edits.ts';
import { escapeXml, findChild, type XmlElement } from '../ooxml/xml-tree.ts';
import { type CellPlace, parseCellRange, printCellName } from './cell-reference.ts';
import type { GridRow, SheetGrid } from './sheet-grid.ts';

/** A value for a cell. */
export type CellWrite = { readonly place: CellPlace; readonly value: string | number };

/** Attributes of a cell that belong to what it held before. */
const OF_CONTENT = new Set(['r', 't', 'cm', 'vm']);

/** Text as it is written into a string: `_x000D_` in it must not be read as a code. */
function escapeString(text: string): string {
  return escapeXml(text.replaceAll('\r\n', '\n').replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_'));
}

function cellXml(grid: SheetGrid, write: CellWrite, attributes: Readonly<Record<string, string>>): string {
  const { prefix } = grid.data;
  const kept = Object.entries(attributes)
    .filter(([name]) => !OF_CONTENT.has(name))
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
  const head = `<${prefix}c r="${printCellName(write.place)}"${kept}`;
  if (typeof write.value === 'number') return `${head}><${prefix}v>${write.value}</${prefix}v></${prefix}c>`;
  const text = `<${prefix}t xml:space="preserve">${escapeString(write.value)}</${prefix}t>`;
  return `${head} t="inlineStr"><${prefix}is>${text}</${prefix}is></${prefix}c>`;
}

/** The style a new cell takes: its row's, or its column's. */
function inheritedStyle(grid: SheetGrid, { column, row }: CellPlace): Record<string, string> {
  const own = grid.rows.get(row)?.element.attributes;
  if (own?.customFormat === '1' && own.s !== undefined) return { s: own.s };
  const style = findChild(grid.root, 'cols')?.children.find(
    ({ attributes }) => Number(attributes.min) <= column && column <= Number(attributes.max),
  )?.attributes.style;
  return style === undefined ? {} : { s: style };
}

function newCell(grid: SheetGrid, write: CellWrite): string {
  return cellXml(grid, write, inheritedStyle(grid, write.place));
}

/** Opens an element that was written `<a/>` and puts `inside` into it. */
function opened(xml: string, element: XmlElement, inside: string): Edit {
  const head = xml.slice(element.start, element.openEnd).replace(/\s*\/>$/, '>');
  return { start: element.start, end: element.end, text: `${head}${inside}</${element.prefix}${element.name}>` };
}

function editsOfRow(grid: SheetGrid, row: GridRow, writes: readonly CellWrite[]): Edit[] {
  if (row.element.selfClosing)
    return [opened(grid.xml, row.element, writes.map((write) => newCell(grid, write)).join(''))];
  return writes.map((write) => {
    const { column } = write.place;
    const present = row.cells.find((cell) => cell.column === column)?.element;
    if (present) return { start: present.start, end: present.end, text: cellXml(grid, write, present.attributes) };
    const at = row.cells.find((cell) => cell.column > column)?.element.start ?? row.element.closeStart;
    return { start: at, end: at, text: newCell(grid, write) };
  });
}

/** Rows say which columns they use, as a hint; a hint that is wrong is taken out. */
function editOfSpans(grid: SheetGrid, row: GridRow, writes: readonly CellWrite[]): Edit[] {
  const [first, last] = (row.element.attributes.spans ?? '').split(':').map(Number);
  const { start, openEnd, selfClosing } = row.element;
  if (!first || !last || selfClosing || writes.every(({ place: { column } }) => column >= first && column <= last))
    return [];
  return [{ start, end: openEnd, text: grid.xml.slice(start, openEnd).replace(/\sspans=(?:"[^"]*"|'[^']*')/, '') }];
}

function editOfDimension(grid: SheetGrid, writes: readonly CellWrite[]): Edit[] {
  const element = findChild(grid.root, 'dimension');
  const used = parseCellRange(element?.attributes.ref ?? '');
  if (!element || !used) return [];
  const columns = writes.map(({ place }) => place.column);
  const rows = writes.map(({ place }) => place.row);
  const from = { column: Math.min(used.from.column, ...columns), row: Math.min(used.from.row, ...rows) };
  const to = { column: Math.max(used.to.column, ...columns), row: Math.max(used.to.row, ...rows) };
  const ref = `${printCellName(from)}:${printCellName(to)}`;
  if (ref === `${printCellName(used.from)}:${printCellName(used.to)}`) return [];
  return [{ start: element.start, end: element.end, text: `<${element.prefix}dimension ref="${ref}"/>` }];
}

/** Writes values into cells, which keep their style; returns the worksheet's XML with nothing else changed. */
export function writeCells(grid: SheetGrid, writes: readonly CellWrite[]): string {
  const ordered = [...writes].sort((a, b) => a.place.row - b.place.row || a.place.column - b.place.column);
  const numbers = [...grid.rows.keys()].sort((a, b) => a - b);
  const edits: Edit[] = editOfDimension(grid, ordered);
  const newRows: Edit[] = [];
  for (const [number, ofRow] of Map.groupBy(ordered, ({ place }) => place.row)) {
    const row = grid.rows.get(number);
    if (row) {
      edits.push(...editsOfRow(grid, row, ofRow), ...editOfSpans(grid, row, ofRow));
      continue;
    }
    const cells = ofRow.map((write) => newCell(grid, write)).join('');
    const next = numbers.find((other) => other > number);
    const at = next === undefined ? grid.data.closeStart : (grid.rows.get(next)?.element.start ?? grid.data.closeStart);
    newRows.push({
      start: at,
      end: at,
      text: `<${grid.data.prefix}row r="${number}">${cells}</${grid.data.prefix}row>`,
    });
  }
  if (!grid.data.selfClosing) edits.push(...newRows);
  else if (newRows.length > 0) edits.push(opened(grid.xml, grid.data, newRows.map(({ text }) => text).join('')));
  return applyEdits(grid.xml, edits);
}
