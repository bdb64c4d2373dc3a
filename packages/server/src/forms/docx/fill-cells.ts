import { fieldOfLabel, type LabelIndex } from '../labels/label-index.ts';
import { hasBoxes } from '../labels/tick-boxes.ts';
import type { Edit } from '../ooxml/edits.ts';
import { findAll, findChild, type XmlElement } from '../ooxml/xml-tree.ts';
import { listParagraphs, textOfElement } from './paragraphs.ts';
import { propertiesForValue } from './run-properties.ts';
import { textXml } from './text-xml.ts';

/** A blank cell of a table with the label that points at it. */
export type LabelledCell = {
  readonly key: string;
  readonly label: string;
  readonly cell: XmlElement;
  readonly labelCell: XmlElement;
};

const isBlank = (text: string) => /^[\s_＿…]*$/.test(text);

/** The field that the text of a cell asks for. */
export function labelOfCell(
  xml: string,
  cell: XmlElement,
  labels: LabelIndex,
): { key: string; label: string } | undefined {
  const text = textOfElement(xml, cell).trim();
  if (text === '' || text.length > 80) return undefined;
  const key = fieldOfLabel(labels, text) ?? fieldOfLabel(labels, text.replace(/\s*\n\s*/g, '/'));
  return key === undefined ? undefined : { key, label: text.replace(/\s+/g, ' ').replace(/\s*[:：]$/, '') };
}

/** Finds the blank cells right of a label, or below one in tables with a row of headings. */
export function findLabelledCells(xml: string, root: XmlElement, labels: LabelIndex): LabelledCell[] {
  return tablesOf(root).flatMap((table) => {
    const rows = findAll(table, 'tr').map((row) => findAll(row, 'tc'));
    return rows.flatMap((cells, rowAt) =>
      cells.flatMap((cell, at): LabelledCell[] => {
        const found = labelOfCell(xml, cell, labels);
        if (!found) return [];
        const right = cells[at + 1];
        // Boxes beside a label are ticked, nothing is written below them.
        if (right && hasBoxes(textOfElement(xml, right))) return [];
        const below = rows[rowAt + 1]?.[at];
        const target = [right, below].find(
          (one) => one && isFree(xml, one) && (one === right || !right || !isFree(xml, right)),
        );
        return target ? [{ ...found, cell: target, labelCell: cell }] : [];
      }),
    );
  });
}

/** Whether there is nothing in a cell. */
export function isFree(xml: string, cell: XmlElement): boolean {
  return (
    isBlank(textOfElement(xml, cell)) && findAll(cell, 'drawing', 'pict', 'sdt', 'fldChar', 'fldSimple').length === 0
  );
}

/** Every table, those within others too. */
export function tablesOf(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) => (child.name === 'tbl' ? [child, ...tablesOf(child)] : tablesOf(child)));
}

/** The edits that write a value into a blank cell, in the type of the cell or of its label. */
export function writeCell(xml: string, { cell, labelCell }: LabelledCell, value: string): Edit[] {
  const [paragraph] = listParagraphs(xml, cell);
  if (!paragraph) return [];
  const { element, pieces } = paragraph;
  const { prefix } = element;
  const own = findChild(findChild(element, 'pPr'), 'rPr') ?? findChild(pieces[0]?.run, 'rPr');
  const model =
    own && own.children.length > 0 ? own : findChild(listParagraphs(xml, labelCell)[0]?.pieces[0]?.run, 'rPr');
  const run = `<${prefix}r>${propertiesForValue(xml, model)}${textXml(prefix, value)}</${prefix}r>`;
  const cleared = pieces.map((piece): Edit => ({ start: piece.element.start, end: piece.element.end, text: '' }));
  if (!element.selfClosing) return [...cleared, { start: element.closeStart, end: element.closeStart, text: run }];
  const head = xml.slice(element.start, element.openEnd).replace(/\s*\/>$/, '>');
  return [{ start: element.start, end: element.end, text: `${head}${run}</${prefix}p>` }];
}
