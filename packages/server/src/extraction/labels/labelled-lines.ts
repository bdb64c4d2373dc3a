import type { Cell, Line } from '../../documents/offline.ts';
import { beginsAt } from '../layout/columns.ts';
import { closeGap } from '../layout/line-gaps.ts';
import type { Fragment } from '../layout/passage.ts';
import { HAN, HAN_LABEL_WORDS, LABEL_WORDS } from '../values/value-signs.ts';
import type { LabelHit } from './labels.ts';

/** The gap, in type sizes, that parts paragraphs where lines are set close. */
const PARAGRAPH = 0.75;

/** Labels behind which a telephone number stands. */
const ASKS_NUMBER: ReadonlySet<string> = new Set(['telephone', 'emergency']);

/** Lines and the labels found in them: which cells are labels, and where the text between labels begins and ends. */
export class LabelledLines {
  readonly lines: readonly Line[];
  readonly hits: readonly LabelHit[];
  /** Where the longest line ends, in points from the left. */
  readonly rightEdge: number;
  /** How far apart, in type sizes, two lines of one value may stand. */
  readonly widestGap: number;
  private readonly starts: Map<string, LabelHit[]> = new Map();

  constructor(lines: readonly Line[], hits: readonly LabelHit[]) {
    this.lines = lines;
    this.hits = hits;
    this.rightEdge = Math.max(0, ...lines.map((line) => line.box[2]));
    this.widestGap = Math.max(PARAGRAPH, closeGap(lines));
    for (const hit of hits) {
      const key = `${hit.line}.${hit.cell}`;
      this.starts.set(key, [...(this.starts.get(key) ?? []), hit]);
    }
  }

  /** The labels in a cell, from left to right. */
  private at(line: number, cell: number): readonly LabelHit[] {
    return this.starts.get(`${line}.${cell}`) ?? [];
  }

  /** The cell in which a label stands. */
  cellOf(hit: LabelHit): Cell | undefined {
    return this.lines[hit.line]?.cells[hit.cell];
  }

  /** Whether a label stands in that cell; one of the same concept that stands in it as part of a sentence is none. */
  isLabel(line: number, cell: number, concept?: string): boolean {
    const text = this.lines[line]?.cells[cell]?.text ?? '';
    return this.at(line, cell).some((hit) => hit.concept !== concept || !/\p{L}{2}/u.test(text.slice(0, hit.start)));
  }

  /** Whether a label is nothing but that: it fills its cell. */
  private fills(hit: LabelHit): boolean {
    return hit.end >= (this.cellOf(hit)?.text.length ?? 0);
  }

  /** Whether a cell is a label and nothing else. */
  isLabelAlone(line: number, cell: number): boolean {
    return this.at(line, cell).some((hit) => this.fills(hit));
  }

  /** Whether a cell of a line is surely a label: by itself, or with a mark that closes it. */
  hasSureLabel(line: number): boolean {
    const cells = this.lines[line]?.cells ?? [];
    return cells.some((_, cell) => this.at(line, cell).some((hit) => hit.closed || this.fills(hit)));
  }

  /**
   * Whether a cell only begins like a label that stands in another place, whole: "Emergency Flare Kit" where "Emergency phone:"
   * stands elsewhere. A mode of transport at the beginning of a line is never a value's.
   */
  isLikeLabel(line: number, cell: number): boolean {
    const isWhole = (hit: LabelHit) => hit.closed || this.fills(hit);
    const here = this.at(line, cell);
    const isElsewhere = (hit: LabelHit) => this.hits.some((one) => one.concept === hit.concept && isWhole(one));
    return here.every((hit) => hit.concept !== 'mode' && !isWhole(hit) && isElsewhere(hit));
  }

  /** Whether a cell only begins with a word that asks for a telephone number, and no number follows: "Contact cement". */
  lacksItsNumber(line: number, cell: number): boolean {
    const text = this.lines[line]?.cells[cell]?.text ?? '';
    const isEmpty = (hit: LabelHit) => !/\d[\d ()./-]{4,}\d/.test(text.slice(hit.end));
    const here = this.at(line, cell);
    return here.every((hit) => ASKS_NUMBER.has(hit.concept) && !hit.closed && !this.fills(hit) && isEmpty(hit));
  }

  /** What of a line stands in the columns of a label and its value: from the label to the next one beside it. */
  cellsBeside(hit: LabelHit, line: Line): Cell[] {
    const own = this.lines[hit.line]?.cells ?? [];
    const left = (this.cellOf(hit)?.box[0] ?? 0) - 2;
    const next = own.findIndex((_, at) => at > hit.cell && this.isLabel(hit.line, at));
    const right = (own[next]?.box[0] ?? Number.POSITIVE_INFINITY) - 2;
    return line.cells.filter((cell) => cell.box[2] > left && cell.box[0] < right);
  }

  /** The first cell of a line, from `begin` on, that is a label; all its cells when none is. */
  cellsBeforeLabel(line: number, begin = 0): number {
    const cells = this.lines[line]?.cells ?? [];
    const end = cells.findIndex((_, at) => at >= begin && this.isLabel(line, at));
    return end < 0 ? cells.length : end;
  }

  /** Whether the cell is another label, not a value that happens to begin with a label's word ("Formula 409"). */
  stops(hit: LabelHit, index: number): boolean {
    const other = this.at(hit.line, index)[0];
    // A label within the value's cell ends the value there.
    if (!other || this.isWithin(other)) return false;
    const fills = other.end >= (this.lines[hit.line]?.cells[index]?.text.length ?? 0);
    // A value may begin with a narrower label of its own: "Identified uses | Industrial use: …".
    const narrower = index === hit.cell + 1 && this.inline(hit) === undefined;
    if (other.concept === hit.concept && !fills && (!other.closed || narrower)) return false;
    return other.closed || fills || index > hit.cell + 1 || this.inline(hit) !== undefined;
  }

  /** Whether a label stands in its cell behind other words, and not as the end of a longer one: "Information Telephone:". */
  private isWithin(hit: LabelHit): boolean {
    const text = this.cellOf(hit)?.text ?? '';
    const before = text.slice(0, hit.start).trim();
    const longer = hit.closed && hit.end >= text.length && /^[A-Za-z]+$/.test(before);
    return !longer && /\p{L}{2}/u.test(before);
  }

  /** Where the value in a cell ends: at a label behind it, or with the cell. */
  endOf(line: number, index: number, concept?: string): number {
    const other = this.at(line, index).find((hit) => hit.concept !== concept);
    return other && this.isWithin(other) ? other.start : (this.lines[line]?.cells[index]?.text.length ?? 0);
  }

  /** Whether the line below a label says the same label in another language: "货物名称" over "Name of goods". */
  isTwin(hit: LabelHit, index: number): boolean {
    const label = this.cellOf(hit);
    if (!label || index !== hit.line + 1) return false;
    return (this.lines[index]?.cells ?? []).some((cell, at) => {
      const aligned = beginsAt(cell.box, label.box[0]);
      return aligned && this.at(index, at)[0]?.concept === hit.concept && HAN.test(cell.text) !== HAN.test(label.text);
    });
  }

  /** What stands in the label's own cell behind it, up to the next label in the cell. */
  inline(hit: LabelHit): Fragment | undefined {
    const line = this.lines[hit.line];
    const cell = this.cellOf(hit);
    if (!line || !cell) return undefined;
    const next = this.labelBehind(hit);
    const end = next?.start ?? cell.text.length;
    const text = cell.text.slice(hit.end, end).trim();
    const words = HAN.test(cell.text.slice(hit.start, hit.end)) ? LABEL_WORDS : HAN_LABEL_WORDS;
    if (!hit.closed && !next && words.test(text)) return undefined;
    return text === '' ? undefined : { line, cell, start: hit.end, end };
  }

  /** The next label in the label's own cell; one that asks the same within the value's words is part of these. */
  labelBehind(hit: LabelHit): LabelHit | undefined {
    const text = this.cellOf(hit)?.text ?? '';
    const isPart = (other: LabelHit) =>
      other.concept === hit.concept && /\p{L}{2}/u.test(text.slice(hit.end, other.start));
    return this.at(hit.line, hit.cell).find((other) => other.start >= hit.end && !isPart(other));
  }
}
