import { fieldOfLabel, type LabelIndex } from '../labels/label-index.ts';
import { hasBoxes } from '../labels/tick-boxes.ts';
import type { CellPlace } from './cell-reference.ts';
import { anchorOf, findCell, lastColumnOf, listTexts, type SheetGrid, textOfCell } from './sheet-grid.ts';

/** Only blanks or underscores: a place to write at. */
const isBlank = (text: string) => /^[\s_＿…]*$/.test(text);

/** The blank cell that each label points at: right of it, else below it. Field key → place. */
export function findLabelledCells(
  grid: SheetGrid,
  strings: readonly string[],
  labels: LabelIndex,
): Map<string, CellPlace> {
  const found = new Map<string, CellPlace>();
  const blankAt = (place: CellPlace) => {
    const anchor = anchorOf(grid, place);
    const own = anchor.column === place.column && anchor.row === place.row;
    return own && isBlank(textOfCell(grid, findCell(grid, anchor), strings)) ? anchor : undefined;
  };
  for (const { place, text } of listTexts(grid, strings)) {
    const key = fieldOfLabel(labels, text);
    // A line drawn behind the label is itself the place to write at.
    if (key === undefined || found.has(key) || /[_＿]{2,}/.test(text)) continue;
    const beside = { column: lastColumnOf(grid, place) + 1, row: place.row };
    const right = blankAt(beside);
    // Boxes beside a label are ticked, nothing is written below them.
    if (hasBoxes(textOfCell(grid, findCell(grid, beside), strings))) continue;
    const below = right === undefined ? blankAt({ column: place.column, row: place.row + 1 }) : undefined;
    const target = right ?? below;
    if (target) found.set(key, target);
  }
  return found;
}
