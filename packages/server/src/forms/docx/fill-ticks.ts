import type { LabelIndex } from '../labels/label-index.ts';
import type { OuterLabel } from '../labels/tick-boxes.ts';
import type { Edit } from '../ooxml/edits.ts';
import { findAll, findChild, type XmlElement } from '../ooxml/xml-tree.ts';
import { labelOfCell, tablesOf } from './fill-cells.ts';
import type { Slot } from './find-slots.ts';
import { listParagraphs, type Paragraph } from './paragraphs.ts';

/** The label in the cell before each paragraph's cell, by where the paragraph begins. */
export function labelsBeside(xml: string, root: XmlElement, labels: LabelIndex): ReadonlyMap<number, OuterLabel> {
  const beside = new Map<number, OuterLabel>();
  for (const row of tablesOf(root).flatMap((table) => findAll(table, 'tr'))) {
    const cells = findAll(row, 'tc');
    cells.forEach((cell, at) => {
      const before = cells[at - 1];
      const label = before && labelOfCell(xml, before, labels);
      if (label) for (const { element } of listParagraphs(xml, cell)) beside.set(element.start, label);
    });
  }
  return beside;
}

/** What says whether the box of a content control is ticked, set as its sign is. */
export function editsOfControls(
  root: XmlElement,
  { pieces }: Paragraph,
  ticks: readonly { readonly slot: Pick<Slot, 'start'>; readonly value: string }[],
): Edit[] {
  const boxes = findAll(root, 'sdt').flatMap((control) => {
    const checked = findChild(findChild(findChild(control, 'sdtPr'), 'checkbox'), 'checked');
    return checked ? [{ control, checked }] : [];
  });
  return ticks.flatMap(({ slot, value }): Edit[] => {
    const piece = pieces.find(({ at, text }) => at <= slot.start && slot.start < at + text.length);
    const box = boxes.find(
      ({ control }) => piece && control.start < piece.element.start && piece.element.end < control.end,
    );
    if (box === undefined) return [];
    const { start, end, prefix } = box.checked;
    return [{ start, end, text: `<${prefix}checked ${prefix}val="${/[☑☒]/u.test(value) ? 1 : 0}"/>` }];
  });
}
