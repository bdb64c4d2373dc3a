import type { Finding } from '../../base/index.ts';
import type { FormField } from '../../formats/index.ts';
import { type FillValues, fieldsToFill, notPlaced, type Placed } from '../fill-value.ts';
import { fieldOfLabel } from '../labels/label-index.ts';
import { findBoxGroups, hasBoxes, type OuterLabel, tickBoxes } from '../labels/tick-boxes.ts';
import { findChild } from '../ooxml/xml-tree.ts';
import type { CellBlank } from './blanks-in-cells.ts';
import type { CellPlace } from './cell-reference.ts';
import { anchorOf, findCell, listTexts, textOfCell } from './sheet-grid.ts';
import type { Subject } from './subject.ts';

/** A line within a cell that a value is written on, or a box that it ticks. */
type InCell = CellBlank & { readonly value: string };

/** The boxes that values tick; where no answer of the form says the value, the boxes stay and that is a finding. */
export function tickCells(
  { workbook, sheet, grid, labels }: Subject,
  { fields, values }: { readonly fields: readonly FormField[]; readonly values: FillValues },
) {
  const wanted = new Map(fieldsToFill(fields, values).map((one) => [one.field.key, one]));
  const result = { writes: [] as InCell[], placed: [] as Placed[], findings: [] as Finding[], keys: new Set<string>() };
  for (const { place, text } of listTexts(grid, workbook.strings)) {
    if (!hasBoxes(text) || findChild(findCell(grid, place), 'f')) continue;
    for (const group of findBoxGroups(text, labels, labelBeside({ workbook, grid, labels }, place))) {
      const one = wanted.get(group.key);
      if (one === undefined) continue;
      const ticked = tickBoxes(text, group, String(one.value));
      result.keys.add(group.key);
      if (ticked === undefined) {
        result.findings.push(notPlaced(one.field, one.value, `None of the boxes at "${group.label}" says it.`));
        continue;
      }
      result.writes.push(
        ...ticked.writes.map(({ start, end, value }) => ({ place, text, slot: { start, end }, value })),
      );
      result.placed.push({
        key: group.key,
        value: one.value,
        shown: ticked.shown,
        place: { sheet: sheet.name, label: group.label },
      });
    }
  }
  return result;
}

/** The label in the next written cell to the left. */
function labelBeside(
  { workbook, grid, labels }: Omit<Subject, 'sheet'>,
  { column, row }: CellPlace,
): OuterLabel | undefined {
  for (let at = column - 1; at >= 1; at -= 1) {
    const text = textOfCell(grid, findCell(grid, anchorOf(grid, { column: at, row })), workbook.strings).trim();
    if (text === '') continue;
    const key = fieldOfLabel(labels, text);
    return key === undefined ? undefined : { key, label: text.replace(/\s*[:：]$/, '') };
  }
  return undefined;
}
