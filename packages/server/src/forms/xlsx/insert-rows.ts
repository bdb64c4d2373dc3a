import { applyEdits, type Edit } from '../ooxml/edits.ts';
import { type Parts, setPart, textOfPart } from '../ooxml/parts.ts';
import { readRelationships } from '../ooxml/relationships.ts';
import { escapeXml, findAll, findChild, innerText, parseXml, type XmlElement } from '../ooxml/xml-tree.ts';
import { parseCellName, parseCellRange, printCellName } from './cell-reference.ts';
import {
  copyFormula,
  type RowsInserted,
  shiftFormula,
  shiftRow,
  shiftRows,
  translateFormula,
} from './shift-references.ts';
import type { WorkbookParts, WorkbookSheet } from './workbook-parts.ts';

/** Attributes that hold cells or ranges, whatever the element. */
const RANGES = ['ref', 'sqref', 'topLeftCell', 'activeCell'] as const;
const FORMULAS = new Set(['f', 'formula', 'formula1', 'formula2', 'definedName']);

type Place = { readonly home: string; readonly sheet: string; readonly rows: RowsInserted };

/** The start tag of an element with other values of some attributes. */
function editOfTag(xml: string, { start, openEnd }: XmlElement, values: Readonly<Record<string, string>>): Edit {
  const tag = Object.entries(values).reduce(
    (text, [name, value]) =>
      text.replace(new RegExp(`(\\s${name}\\s*=\\s*)(?:"[^"]*"|'[^']*')`), `$1"${escapeXml(value)}"`),
    xml.slice(start, openEnd),
  );
  return { start, end: openEnd, text: tag };
}

function shiftRanges(text: string, rows: RowsInserted): string {
  return text
    .split(/\s+/)
    .map((one) => {
      const range = parseCellRange(one);
      if (range === undefined) return one;
      if (!one.includes(':')) return printCellName({ ...range.from, row: shiftRow(range.from.row, rows) });
      const [from, to] = shiftRows(range.from.row, range.to.row, rows);
      return `${printCellName({ ...range.from, row: from })}:${printCellName({ ...range.to, row: to })}`;
    })
    .join(' ');
}

function editOfFormula(xml: string, element: XmlElement, { rows, ...where }: Place): Edit[] {
  const text = innerText(xml, element);
  const shifted = shiftFormula(text, where, rows);
  return shifted === text ? [] : [{ start: element.openEnd, end: element.closeStart, text: escapeXml(shifted) }];
}

/** What stands outside the cells: merged cells, lists, colours, links, filters, page breaks. */
function editsOutside(xml: string, element: XmlElement, place: Place): Edit[] {
  const { rows } = place;
  const named = RANGES.flatMap((name) => {
    const value = element.attributes[name];
    return value === undefined ? [] : [[name, shiftRanges(value, rows)] as const];
  });
  const isBreak = element.name === 'brk' && Number(element.attributes.id) >= rows.after;
  const values = {
    ...Object.fromEntries(named),
    ...(isBreak ? { id: String(Number(element.attributes.id) + rows.by) } : {}),
  };
  const changed = Object.entries(values).some(([name, value]) => element.attributes[name] !== value);
  const own = changed ? [editOfTag(xml, element, values)] : [];
  if (FORMULAS.has(element.name)) return [...own, ...editOfFormula(xml, element, place)];
  if (element.name === 'sqref')
    return [{ start: element.openEnd, end: element.closeStart, text: shiftRanges(innerText(xml, element), rows) }];
  return [...own, ...element.children.flatMap((child) => editsOutside(xml, child, place))];
}

/** A cell moved down with its row. */
function editsOfCell(xml: string, cell: XmlElement, place: Place): Edit[] {
  const name = parseCellName(cell.attributes.r ?? '');
  const row = name && shiftRow(name.row, place.rows);
  const own =
    name && row !== name.row ? [editOfTag(xml, cell, { r: printCellName({ ...name, row: row ?? name.row }) })] : [];
  const formula = findChild(cell, 'f');
  if (formula === undefined) return own;
  const ref = formula.attributes.ref;
  const moved = ref === undefined ? [] : [editOfTag(xml, formula, { ref: shiftRanges(ref, place.rows) })];
  return [...own, ...moved, ...editOfFormula(xml, formula, place)];
}

/** A copy of a row: its cells as they are, its formulas over the copy, without the results. */
function copyOfRow(xml: string, row: XmlElement, copy: number, { rows, ...where }: Place): string {
  const edits: Edit[] = [editOfTag(xml, row, { r: String(copy) })];
  for (const cell of row.children) {
    const name = parseCellName(cell.attributes.r ?? '');
    if (cell.name !== 'c' || name === undefined) continue;
    edits.push(editOfTag(xml, cell, { r: printCellName({ ...name, row: copy }) }));
    const [formula, value] = [findChild(cell, 'f'), findChild(cell, 'v')];
    if (formula === undefined) continue;
    const text = copyFormula(innerText(xml, formula), where, rows.after, copy, rows);
    edits.push({ start: formula.openEnd, end: formula.closeStart, text: escapeXml(text) });
    if (value) edits.push({ start: value.start, end: value.end, text: '' });
  }
  const shifted = edits.map(({ start, end, text }) => ({ start: start - row.start, end: end - row.start, text }));
  return applyEdits(xml.slice(row.start, row.end), shifted);
}

const numbersOf = ({ after, by }: RowsInserted) => Array.from({ length: by }, (_, at) => after + at + 1);

/** Merged cells of the row that is copied, for its copies. */
function mergesOfCopies(merges: XmlElement, rows: RowsInserted): string {
  return merges.children
    .flatMap(({ prefix, attributes }) => {
      const range = parseCellRange(attributes.ref ?? '');
      if (!range || range.from.row !== rows.after || range.to.row !== rows.after) return [];
      return numbersOf(rows).map(
        (row) =>
          `<${prefix}mergeCell ref="${printCellName({ ...range.from, row })}:${printCellName({ ...range.to, row })}"/>`,
      );
    })
    .join('');
}

function editsOfMerges(xml: string, merges: XmlElement, place: Place): Edit[] {
  const { after } = place.rows;
  const others = merges.children.filter(({ attributes }) => {
    const range = parseCellRange(attributes.ref ?? '');
    return range && !(range.from.row === after && range.to.row === after);
  });
  const copies = mergesOfCopies(merges, place.rows);
  const tag =
    copies === ''
      ? []
      : [
          {
            start: merges.start,
            end: merges.openEnd,
            text: xml.slice(merges.start, merges.openEnd).replace(/\scount\s*=\s*(?:"[^"]*"|'[^']*')/, ''),
          },
        ];
  return [
    ...tag,
    ...others.flatMap((one) => editsOutside(xml, one, place)),
    { start: merges.closeStart, end: merges.closeStart, text: copies },
  ];
}

function insertIntoSheet(xml: string, place: Place): string {
  const root = parseXml(xml);
  const edits = root.children.flatMap((part): Edit[] => {
    if (part.name === 'mergeCells') return editsOfMerges(xml, part, place);
    if (part.name !== 'sheetData') return editsOutside(xml, part, place);
    return part.children.flatMap((row): Edit[] => {
      const number = Number(row.attributes.r);
      const moved = number > place.rows.after ? [editOfTag(xml, row, { r: String(shiftRow(number, place.rows)) })] : [];
      const cells = row.children.flatMap((cell) => (cell.name === 'c' ? editsOfCell(xml, cell, place) : []));
      if (number !== place.rows.after) return [...moved, ...cells];
      const copies = numbersOf(place.rows).map((copy) => copyOfRow(xml, row, copy, place));
      return [...cells, { start: row.end, end: row.end, text: copies.join('') }];
    });
  });
  return applyEdits(xml, edits);
}

/** Formulas that cells share, written out in each: a copy of one alone would not know its master. */
function unshareFormulas(xml: string): string {
  if (!/\st\s*=\s*["']shared["']/.test(xml)) return xml;
  const cells = findAll(parseXml(xml), 'c').flatMap((cell) => {
    const formula = findChild(cell, 'f');
    const place = parseCellName(cell.attributes.r ?? '');
    return formula?.attributes.t === 'shared' && place ? [{ formula, place, text: innerText(xml, formula) }] : [];
  });
  const masters = new Map(cells.flatMap((one) => (one.text === '' ? [] : [[one.formula.attributes.si, one] as const])));
  const edits = cells.flatMap(({ formula, place }): Edit[] => {
    const master = masters.get(formula.attributes.si);
    if (!master) return [];
    const text = translateFormula(master.text, place.row - master.place.row, place.column - master.place.column);
    const { prefix, start, end } = formula;
    return [{ start, end, text: `<${prefix}f>${escapeXml(text)}</${prefix}f>` }];
  });
  return applyEdits(xml, edits);
}

function change(parts: Parts, part: string, to: (xml: string) => string): void {
  if (!parts.has(part)) return;
  const xml = textOfPart(parts, part);
  const changed = to(xml);
  if (changed !== xml) setPart(parts, part, changed);
}

/** Rows that drawings and notes count from 0. */
const shiftCounted = (row: string, rows: RowsInserted) => String(shiftRow(Number(row) + 1, rows) - 1);

/** Pictures, notes and tables that hang on the sheet's cells. */
function moveAttached(parts: Parts, sheet: WorkbookSheet, place: Place): void {
  const { rows } = place;
  for (const { kind, target } of readRelationships(parts, sheet.part)) {
    if (kind === 'drawing')
      change(parts, target, (xml) =>
        xml.replace(/(<(?:\w+:)?row>)(\d+)(?=<)/g, (_, tag, row) => tag + shiftCounted(row, rows)),
      );
    if (kind === 'vmlDrawing')
      change(parts, target, (xml) =>
        xml
          .replace(/(<x:Row>)(\d+)(?=<)/g, (_, tag, row) => tag + shiftCounted(row, rows))
          .replace(/(<x:Anchor>)([^<]+)/g, (_, tag, anchor: string) => {
            const moved = anchor
              .split(',')
              .map((part, at) => (at === 2 || at === 6 ? shiftCounted(part.trim(), rows) : part));
            return tag + moved.join(',');
          }),
      );
    if (['comments', 'threadedComment', 'table'].includes(kind))
      change(parts, target, (xml) => applyEdits(xml, editsOutside(xml, parseXml(xml), place)));
  }
}

/**
 * Puts rows into a sheet: copies of row `after`, behind it. What stood below moves down; formulas, merged cells, lists,
 * names, print areas, page breaks, pictures and notes follow, and what read the whole list reads the longer one.
 */
export function insertRows(workbook: WorkbookParts, sheet: WorkbookSheet, rows: RowsInserted): void {
  const { parts } = workbook;
  const place = { home: sheet.name, sheet: sheet.name, rows };
  change(parts, sheet.part, (xml) => insertIntoSheet(unshareFormulas(xml), place));
  for (const other of workbook.sheets)
    if (other.part !== sheet.part)
      change(parts, other.part, (xml) => {
        const formulas = findAll(parseXml(xml), ...FORMULAS);
        return applyEdits(
          xml,
          formulas.flatMap((one) => editOfFormula(xml, one, { ...place, home: other.name })),
        );
      });
  for (const name of [workbook.workbook, ...[...parts.keys()].filter((part) => /^xl\/charts\/[^/]+\.xml$/.test(part))])
    change(parts, name, (xml) => {
      const formulas = findAll(parseXml(xml), ...FORMULAS);
      return applyEdits(
        xml,
        formulas.flatMap((one) => editOfFormula(xml, one, { ...place, home: '' })),
      );
    });
  moveAttached(parts, sheet, place);
}
