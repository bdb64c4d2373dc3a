import { boxOfText, type Cell, type Line } from '../../documents/offline.ts';
import type { LabelledLines } from '../labels/labelled-lines.ts';
import type { LabelHit } from '../labels/labels.ts';
import { beginsAnew, HAN, isColoned, NUMBERED, SUBHEADING, UNKNOWN_LABEL } from '../values/value-signs.ts';
import { beginsAt } from './columns.ts';
import { type Fragment, textOfFragment } from './passage.ts';

/** How many lines a value may go on; `strict` where a line that begins a matter of its own ends it. */
export type Continuation = { readonly most: number; readonly strict: boolean };

/** The lines right above a value in its column, where the label is centred beside a value of several lines. */
export function linesAbove(labelled: LabelledLines, hit: LabelHit, first: Fragment): Fragment[] {
  const { lines } = labelled;
  const found: Fragment[] = [];
  const isBeside = [lines[hit.line - 1], lines[hit.line]].includes(first.line);
  if (!isBeside || first.cell === labelled.cellOf(hit)) return found;
  const column = first.cell.box[0];
  const isNear = (line: Line, below: Line) =>
    line.page === below.page && below.box[1] - line.box[3] < 0.75 * below.size;
  let below = first.line;
  let widest = 0;
  let index = Math.min(hit.line, lines.indexOf(first.line)) - 1;
  for (; index >= 0; index--) {
    const line = lines[index];
    const cell = line && labelled.cellsBeside(hit, line)[0];
    if (!line || !cell || !isNear(line, below) || !beginsAt(cell.box, column)) break;
    if (labelled.isLabel(index, line.cells.indexOf(cell)) || UNKNOWN_LABEL.test(cell.text)) return [];
    found.unshift({ line, cell, start: 0, end: cell.text.length });
    widest = Math.max(widest, roomBetween(line, below));
    below = line;
  }
  const before = lines[index];
  // "Explosive limits | 0.9 -" over "13.0": the rest of the value above, whose label stands in the middle of its lines.
  const inColumn = (line: Line | undefined) => line?.cells.some(({ box }) => beginsAt(box, column)) ?? false;
  const isLabel = before && isLabelAlone(labelled.cellsBeside(hit, before), labelled.cellOf(hit));
  if (isLabel && isNear(before, below) && inColumn(lines[index - 1])) return [];
  // What stands right under another value of the column goes on with that one, unless rows stand further apart than lines.
  const isRow = before && found.length > 0 && roomBetween(before, below) > widest + ROW * below.size;
  const another = before && !isRow && isNear(before, below) && inColumn(before);
  return another ? [] : found;
}

/** Whether what stands beside a label's column is nothing but words under or over that label. */
function isLabelAlone([cell, ...others]: readonly Cell[], label: Cell | undefined): boolean {
  return cell !== undefined && others.length === 0 && label !== undefined && beginsAt(cell.box, label.box[0]);
}

/** How much further, in type sizes, the rows of a form stand apart than the lines of a value do. */
const ROW = 0.2;

function roomBetween(above: Line, below: Line): number {
  return below.box[1] - above.box[3];
}

/** Whether a line begins the value of a label that is centred beside it further down: set apart from the value above it. */
function beginsCentred(labelled: LabelledLines, hit: LabelHit, { previous, index }: { previous: Line; index: number }) {
  const { lines } = labelled;
  const [line, next, label] = [lines[index], lines[index + 1], labelled.cellOf(hit)];
  if (!line || !next || !label || line.page !== previous.page || next.page !== line.page) return false;
  if (roomBetween(previous, line) <= Math.max(0, roomBetween(line, next)) + ROW * line.size) return false;
  return lines.slice(index + 1, index + 5).some((below, at) => {
    const [cell] = below.cells;
    return cell && beginsAt(cell.box, label.box[0]) && labelled.isLabel(index + 1 + at, 0);
  });
}

/** What is known of a value when the next line is asked whether it goes on there. */
type Column = {
  readonly label: Cell;
  /** Whether the value begins in the label's own cell. */
  readonly ownCell: boolean;
  /** Where its lines may begin, in points from the left: under its words, or under the label's colon. */
  readonly lefts: readonly number[];
  /** Where the next column begins. */
  readonly right: number;
  /** Whether the label's words stand in a column of their own, if in one cell with the value. */
  readonly isTabular: boolean;
};

function columnOf(label: Cell, first: Fragment): Column {
  const begin = boxOfText(first.cell, first.start, first.start + 1)[0];
  const ownCell = first.cell === label;
  const right = first.line.cells.find((cell) => cell.box[0] > first.cell.box[0])?.box[0] ?? Number.POSITIVE_INFINITY;
  const words = label.text.slice(0, first.start).replace(/[\s:]+$/, '').length;
  const isTabular = ownCell && begin - boxOfText(label, 0, words)[2] > 3 * first.line.size;
  return { label, ownCell, lefts: ownCell ? [begin] : [begin, first.cell.box[0]], right, isTabular };
}

/** Goes on with the lines below a value that stand in its column. */
export function linesBelow(
  labelled: LabelledLines,
  { hit, first }: { hit: LabelHit; first: Fragment },
  { most, strict }: Continuation,
): Fragment[] {
  const { lines } = labelled;
  const label = labelled.cellOf(hit);
  if (!label) return [];
  const column = columnOf(label, first);
  // A value under a label of the right column: what the left column says there is another matter.
  const beneath = hit.cell > 0 && first.line !== lines[hit.line];
  const more: Fragment[] = [];
  let previous = first.line;
  let words = textOfFragment(first);
  for (let index = lines.indexOf(first.line) + 1; index < lines.length && more.length < most; index++) {
    const line = lines[index] as Line;
    const twin = labelled.isTwin(hit, index);
    if (labelled.isLabel(index, 0, hit.concept) && !beneath && !twin) break;
    if (isOver(labelled, hit, { previous, index, strict })) break;
    const cell = columnCell(line, column, {
      inLabel: twin || !strict || isInOtherWords(line, label) || index <= hit.line + (hit.wrapped ?? 0),
      full: isFull(previous, line, labelled.rightEdge),
      open: isOpen(words),
      ended: strict && /[^.][.。]$/.test(previous.text),
    });
    const another = cell && (labelled.isLabel(index, line.cells.indexOf(cell), hit.concept) || isColoned(line, cell));
    if (another || (cell && strict && isNewMatter(cell, first))) break;
    words = cell?.text ?? words;
    if (cell) more.push({ line, cell, start: 0, end: cell.text.length });
    else if (!isRestOfLabel(line, column) && !isOfOtherColumns(previous, line, column)) break;
    previous = line;
  }
  return more;
}

/** Whether a line begins another matter, stands too far below, or begins the next row of a centred form. */
function isOver(
  labelled: LabelledLines,
  hit: LabelHit,
  { previous, index, strict }: { previous: Line; index: number; strict: boolean },
): boolean {
  const line = labelled.lines[index];
  const label = labelled.cellOf(hit);
  if (!line || !label || beginsMatter(line, label) || isApart(labelled, previous, line)) return true;
  return strict && beginsCentred(labelled, hit, { previous, index });
}

/** Whether a cell begins another matter than the value, unless both are of a list of names with values: "Ethanol: 13 °C". */
function isNewMatter(cell: Cell, first: Fragment): boolean {
  const isList = UNKNOWN_LABEL.test(textOfFragment(first)) && UNKNOWN_LABEL.test(cell.text);
  return beginsAnew(cell.text) && !isList;
}

/** A bullet, a numbered heading, or the next label of a form that numbers them. */
function beginsMatter(line: Line, label: Cell): boolean {
  if (/^\s*[·•▪■©]/.test(line.text) || SUBHEADING.test(line.text)) return true;
  return NUMBERED.test(label.text) && NUMBERED.test(line.text);
}

/** Whether a line stands too far below the one before to go on with it. */
function isApart({ widestGap }: LabelledLines, previous: Line, line: Line): boolean {
  const gap = line.page === previous.page ? line.box[1] - previous.box[3] : 0;
  return gap > widestGap * previous.size || line.page > previous.page + 1;
}

/** Words left of the value's column that go on with a label of several lines. */
function isRestOfLabel(line: Line, { label, lefts: [column = 0], ownCell }: Column): boolean {
  return !ownCell && line.cells.length === 1 && beginsAt(line.box, label.box[0]) && line.box[2] <= column;
}

/** Whether a line goes on with a label in a second language: "包装容器标记" over "Mark & batch". */
function isInOtherWords(line: Line, label: Cell): boolean {
  const words = line.cells.find(({ box }) => beginsAt(box, label.box[0]));
  const height = label.box[3] - label.box[1];
  return (
    words !== undefined &&
    HAN.test(label.text) &&
    /^[A-Za-z][A-Za-z &.,/()]*$/.test(words.text) &&
    words.box[1] - label.box[3] < height
  );
}

/** Cells of other columns, which stand half a line lower than the value's. */
function isOfOtherColumns(previous: Line, line: Line, { lefts: [column = 0], ownCell }: Column): boolean {
  if (ownCell || line.page !== previous.page || line.box[1] >= previous.box[3]) return false;
  return line.cells.every((cell) => cell.box[2] < column || cell.box[0] > column + 5);
}

/** Whether a line is as long as lines go here: the first word of the next one would not have fitted. */
function isFull(line: Line, next: Line, rightEdge: number): boolean {
  const [cell] = next.cells;
  if (!cell || line.box[2] < 400) return false;
  const word = boxOfText(cell, 0, /^\S*/.exec(cell.text)?.[0].length ?? 0);
  return line.box[2] + word[2] - word[0] + 2 > rightEdge;
}

/** Whether a line cannot be the end of what it says: a comma, an open bracket or a word that joins others ends it. */
function isOpen(text: string): boolean {
  return (
    /[、,(&]$|\s(?:and|or|of|in|for|the|with|to|by|on|at|from)$/.test(text) ||
    text.lastIndexOf('(') > text.lastIndexOf(')')
  );
}

/** Whether East Asian words left of a value's column are the next row's label, not the rest of this one's. */
function isRow(words: Cell, label: Cell): boolean {
  return HAN.test(words.text) && HAN.test(label.text) && !/[、,/(及和与或與]$/.test(label.text);
}

type State = { inLabel: boolean; full: boolean; open: boolean; ended: boolean };

/** The cell of `line` that goes on in the value's column; a wrapped label may stand left of it. */
function columnCell(line: Line, column: Column, state: State): Cell | undefined {
  const cell = line.cells.find((candidate) => column.lefts.some((left) => beginsAt(candidate.box, left)));
  if (!cell) return underLabel(line, column, state);
  // Left of the label stand other columns.
  const left = line.cells.filter(({ box }) => box[0] < cell.box[0] && box[0] > column.label.box[0] - 3);
  const goesOn =
    state.inLabel ||
    left.every(
      (words) => /^[\p{Ll}(\p{Lo}]/u.test(words.text) && !/[:=]$/.test(words.text) && !isRow(words, column.label),
    );
  return left.length < 2 && goesOn && !/^[:=]/.test(cell.text) ? cell : undefined;
}

/** A sentence that goes on under its own label. */
function underLabel(line: Line, column: Column, state: State): Cell | undefined {
  const {
    label,
    right,
    lefts: [begin = 0],
  } = column;
  const [first, next] = line.cells;
  if (!column.ownCell || !first || (column.isTabular && !state.open)) return undefined;
  // Beside another column, only what the line before leaves open goes on.
  if (next && (!state.open || next.box[0] < right - 8)) return undefined;
  const under = first.box[0] >= label.box[0] - 2 && first.box[0] < begin;
  if (!under || /^[^:]{2,40}:\s/.test(first.text)) return undefined;
  // … but not a line that begins another sentence where the one before ended short.
  if (state.ended && !state.full && /^[\p{Lu}\d]/u.test(first.text)) return undefined;
  return label.box[2] > begin + 150 || state.full || state.open ? first : undefined;
}
