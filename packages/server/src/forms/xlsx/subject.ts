import { fieldOfLabel, type LabelIndex } from '../labels/label-index.ts';
import { textOfPart } from '../ooxml/parts.ts';
import { fillProblem } from '../problems.ts';
import { findSheetGrid, listTexts, type SheetGrid } from './sheet-grid.ts';
import type { WorkbookParts, WorkbookSheet } from './workbook-parts.ts';

/** The sheet of a workbook that is filled, and the labels that it is read by. */
export type Subject = { workbook: WorkbookParts; sheet: WorkbookSheet; grid: SheetGrid; labels: LabelIndex };
/** The visible sheet where most of the format's labels stand; the first one when they stand nowhere. */
export function chooseSheet(workbook: WorkbookParts, labels: LabelIndex): Subject {
  const subjects = workbook.sheets.flatMap((sheet) => {
    const grid = findSheetGrid(textOfPart(workbook.parts, sheet.part));
    if (!grid) return [];
    const score = listTexts(grid, workbook.strings).filter(
      ({ text }) => fieldOfLabel(labels, text) !== undefined,
    ).length;
    return [{ workbook, sheet, grid, labels, score: sheet.visible ? score + 0.5 : score }];
  });
  const [best] = subjects.sort((a, b) => b.score - a.score);
  if (!best) throw fillProblem('template_unreadable', { reason: 'It has no worksheet with cells.' });
  return best;
}
