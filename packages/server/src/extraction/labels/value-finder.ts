import type { Cell, Line } from '../../documents/offline.ts';
import { isInColumn } from '../layout/columns.ts';
import { linesAbove, linesBelow } from '../layout/continued-value.ts';
import { cellsUnderHead } from '../layout/head-rows.ts';
import { type Fragment, type Passage, passageOf } from '../layout/passage.ts';
import {
  HAN_LABEL,
  isColoned,
  LABEL_ALONE,
  NO_VALUE,
  OF_DOCUMENT,
  PAGE_OF,
  SUBHEADING,
  UNKNOWN_LABEL,
  VALUE_LEAD,
} from '../values/value-signs.ts';
import { findLabels } from './find-labels.ts';
import { LabelledLines } from './labelled-lines.ts';
import type { Label, LabelHit } from './labels.ts';

/** How far a value goes: its cell, its row, the lines below in its column, or those even where words stand left of them. */
export type Reach = 'cell' | 'row' | 'lines' | 'block';

/** Lines with the labels in them, and the values that belong to these. */
export class ValueFinder<Concept extends string = string> {
  readonly lines: readonly Line[];
  /** The labels among the lines, in reading order. */
  readonly hits: readonly LabelHit<Concept>[];
  private readonly labelled: LabelledLines;

  constructor(lines: readonly Line[], hits: readonly LabelHit<Concept>[]) {
    this.lines = lines;
    this.hits = hits;
    this.labelled = new LabelledLines(lines, hits);
  }

  /** Finds the labels of a family in lines. */
  static among<Concept extends string>(lines: readonly Line[], labels: readonly Label<Concept>[]) {
    return new ValueFinder(lines, findLabels(lines, labels));
  }

  /** The labels that ask for one matter, in reading order. */
  hitsOf(concept: Concept): LabelHit<Concept>[] {
    return this.hits.filter((hit) => hit.concept === concept);
  }

  /** The words of a label itself. */
  labelOf(hit: LabelHit): string {
    return this.labelled.cellOf(hit)?.text.slice(hit.start, hit.end) ?? '';
  }

  /** What stands behind each label that asks for one matter, in its row. */
  valuesOf(concept: Concept): Passage[] {
    return this.hitsOf(concept).flatMap((hit) => this.find(hit, 'row') ?? []);
  }

  /** The value of a label: behind it, right of it, beside it or below it; undefined when there is none. */
  find(hit: LabelHit, reach: Reach = 'row', most = 6): Passage | undefined {
    const inline = this.labelled.inline(hit);
    const found = this.nearest(hit, reach, inline);
    const [first] = found;
    if (!first) return undefined;
    // "Name: …, Class: …": what the next line goes on with is the last label's.
    const isEnded = first.cell === this.labelled.cellOf(hit) && this.labelled.labelBehind(hit) !== undefined;
    const goesOn = (reach === 'lines' || reach === 'block') && !isEnded;
    const passage = passageOf(
      goesOn
        ? [
            ...(inline ? [] : linesAbove(this.labelled, hit, first)),
            ...found,
            ...linesBelow(this.labelled, { hit, first }, { most, strict: reach === 'lines' }),
          ]
        : found,
    );
    return passage.text === '' ? undefined : passage;
  }

  /** Where the value begins: the first of the places beside and below the label in which something stands. */
  private nearest(hit: LabelHit, reach: Reach, inline: Fragment | undefined): Fragment[] {
    const under = inline ? undefined : cellsUnderHead(this.labelled, hit);
    if (under) return under.cells.map((cell) => valueIn(under.line, cell));
    const found = inline ? [inline] : [];
    const inner = this.labelled.labelBehind(hit) !== undefined;
    if (!inner && reach !== 'cell') found.push(...this.rightOf(hit, inline));
    // "Product: Name: …": what stands below belongs to the second label.
    if (found.length > 0 || inner) return found;
    for (const place of [this.besideWrapped(hit), this.beside(hit)]) if (place.length > 0) return place;
    return this.below(hit, reach);
  }

  /** The cells to the right of the label, up to the next label. */
  private rightOf(hit: LabelHit, near: Fragment | undefined): Fragment[] {
    const line = this.labelled.lines[hit.line];
    const found: Fragment[] = [];
    let before = near;
    for (let index = hit.cell + 1; line && index < line.cells.length; index++) {
      const cell = line.cells[index];
      if (!cell || this.labelled.stops(hit, index) || isNextNumber(line.cells[hit.cell], cell)) break;
      // Behind the value's first cell: a column of its own, or a label that is not known here.
      const apart = before && cell.box[0] - before.cell.box[2] > 4 * line.size;
      if (before && (HAN_LABEL.test(cell.text) || OF_DOCUMENT.test(cell.text))) break;
      if (UNKNOWN_LABEL.test(cell.text) && (before || (!hit.closed && this.below(hit, 'row').length > 0))) break;
      if (apart && (hit.closed || near)) break;
      if (!NO_VALUE.test(cell.text) && !PAGE_OF.test(cell.text))
        found.push({ ...valueIn(line, cell), end: this.labelled.endOf(hit.line, index, hit.concept) });
      before = found.at(-1) ?? before;
    }
    return found;
  }

  /** A cell to the right whose line stands half a line higher or lower: labels are often centred beside two lines. */
  private beside(hit: LabelHit): Fragment[] {
    const own = this.labelled.lines[hit.line];
    const label = this.labelled.cellOf(hit);
    if (!own || !label) return [];
    for (const index of [hit.line - 1, hit.line + 1]) {
      const line = this.labelled.lines[index];
      const begin = line?.cells.findIndex((cell) => cell.box[0] > label.box[2] - 1) ?? -1;
      if (!line || begin < 0 || line.page !== own.page || this.labelled.isLabel(index, begin)) continue;
      // Further left, the line's cells are those of other columns; further right, those of the next label's.
      const apart = begin === 0 || (line.cells[begin - 1]?.box[2] ?? 0) < label.box[0];
      const near = Math.abs(line.box[1] - own.box[1]) < 0.8 * own.size;
      const next = own.cells[hit.cell + 1]?.box[0] ?? Number.POSITIVE_INFINITY;
      const fragments = fragmentsOf(line).slice(begin, this.labelled.cellsBeforeLabel(index, begin));
      if (near && apart) return fragments.filter(({ cell }) => cell.box[0] < next);
    }
    return [];
  }

  /** The cells right of a label's further lines. */
  private besideWrapped(hit: LabelHit): Fragment[] {
    const label = this.labelled.cellOf(hit);
    for (let below = 1; label && below <= (hit.wrapped ?? 0); below++) {
      const line = this.labelled.lines[hit.line + below];
      const words = line?.cells.find((cell) => isInColumn(cell, label));
      if (!line || !words || line.cells.length < 2) continue;
      const begin = line.cells.indexOf(words) + 1;
      return fragmentsOf(line).slice(begin, this.labelled.cellsBeforeLabel(hit.line + below, begin));
    }
    return [];
  }

  /** The line below, when it is close and no label itself. */
  private below(hit: LabelHit, reach: Reach): Fragment[] {
    const own = this.labelled.lines[hit.line];
    const label = this.labelled.cellOf(hit);
    const line = this.labelled.lines[hit.line + 1];
    if (!own || !label || !line || (hit.cell === 0 && this.beginsLabel(hit, 0))) return [];
    if (line.page === own.page && line.box[1] - own.box[3] > 2.2 * own.size) return [];
    const numbered = hit.cell === 1 && /^[\d.*\s]+$/.test(own.cells[0]?.text ?? '');
    const under = cellsUnder({ own, label, line, right: own.cells[hit.cell + 1]?.box[0], numbered });
    const [first] = under;
    const begin = first ? line.cells.indexOf(first) : 0;
    if (first && this.beginsLabel(hit, begin)) return [];
    if (first && under.length === 1 && reach !== 'block' && LABEL_ALONE.test(first.text)) return [];
    if (SUBHEADING.test(line.text) || isColoned(line, first)) return [];
    const before = Math.max(1, this.labelled.cellsBeforeLabel(hit.line + 1, begin) - begin);
    return under.slice(0, own.cells.length > (numbered ? 2 : 1) ? 1 : before).map((cell) => valueIn(line, cell));
  }

  /** Whether a cell in the line below a label is another one; below a label with a colon, words like one may be its value. */
  private beginsLabel(hit: LabelHit, cell: number): boolean {
    const below = hit.line + 1;
    if (!this.labelled.isLabel(below, cell) || this.labelled.lacksItsNumber(below, cell)) return false;
    return !(hit.closed && this.labelled.isLikeLabel(below, cell));
  }
}

/** The cells of the line below that stand under the label, left of `right`, where the next cell beside the label begins. */
function cellsUnder(place: {
  own: Line;
  label: Cell;
  line: Line;
  right: number | undefined;
  numbered: boolean;
}): Cell[] {
  const { own, label, line, right = Number.POSITIVE_INFINITY, numbered } = place;
  // A centred heading over text that begins further left.
  const heads = own.cells.length === 1 && line.cells.length === 1 && line.box[2] > label.box[0];
  const left = numbered ? own.box[0] : heads ? 0 : label.box[0];
  return line.cells.filter((cell) => cell.box[0] >= left - 8 && cell.box[0] < right - 3);
}

/** "1. Trade name | 2. Chemical name": the next label of a form that numbers them. */
function isNextNumber(label: Cell | undefined, cell: Cell): boolean {
  const number = /^(\d{1,2})[.)]\s/.exec(label?.text ?? '')?.[1];
  return number !== undefined && new RegExp(`^${Number(number) + 1}[.)]\\s`).test(cell.text);
}

/** A cell as a value, without what may stand before it. */
function valueIn(line: Line, cell: Cell): Fragment {
  return { line, cell, start: VALUE_LEAD.exec(cell.text)?.[0].length ?? 0, end: cell.text.length };
}

function fragmentsOf(line: Line): Fragment[] {
  return line.cells.map((cell) => ({ line, cell, start: 0, end: cell.text.length }));
}
