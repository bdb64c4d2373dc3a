import type { Cell, Line } from '../../documents/offline.ts';
import type { LabelledLines } from '../labels/labelled-lines.ts';
import type { LabelHit } from '../labels/labels.ts';
import { overlap } from './columns.ts';

/** The head under which a cell stands. */
function headOf(cell: Cell, heads: readonly Cell[]): Cell | undefined {
  return [...heads].sort((a, b) => overlap(cell.box, b.box) - overlap(cell.box, a.box))[0];
}

/**
 * The cells under a label that heads a column: "Product name | SDS no. | Date of issue" over their values. Undefined where the
 * label's row is none of heads: two labels side by side and nothing but values below them.
 */
export function cellsUnderHead(labelled: LabelledLines, hit: LabelHit): { line: Line; cells: Cell[] } | undefined {
  const own = labelled.lines[hit.line];
  const line = labelled.lines[hit.line + 1];
  const label = labelled.cellOf(hit);
  if (!own || !line || !label || own.cells.length < 2 || line.cells.length < 2 || line.page !== own.page)
    return undefined;
  if (line.box[1] - own.box[3] > 2.2 * own.size || labelled.hasSureLabel(hit.line + 1)) return undefined;
  // Words of a sentence that justified setting drove apart are no heads.
  const isHead = (index: number) =>
    labelled.isLabelAlone(hit.line, index) && !/^\p{Ll}/u.test(own.cells[index]?.text ?? '');
  if (!isHead(hit.cell) || !(isHead(hit.cell - 1) || isHead(hit.cell + 1))) return undefined;
  const cells = line.cells.filter((cell) => headOf(cell, own.cells) === label && overlap(cell.box, label.box) > -30);
  return cells.length > 0 ? { line, cells } : undefined;
}
