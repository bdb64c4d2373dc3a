import type { Cell, Line } from '../../../documents/offline.ts';
import { ValueFinder } from '../../labels/value-finder.ts';
import { labelCell } from '../../labels/wrapped-labels.ts';
import { type Passage, passageOfLine } from '../../layout/passage.ts';
import { type Column, columnsOf, partedAtFirst, runsOn } from '../../layout/table-columns.ts';
import type { TransportConcept } from '../../lexicon/sheet-labels.ts';
import type { Mode } from '../../lexicon/transport-modes.ts';
import { factsOf, type TransportFact } from '../transport-fact.ts';
import { readSideBySide } from './side-by-side-blocks.ts';
import { readColumnBands } from './transport-bands.ts';
import { type ModeHeads, modeHeads } from './transport-mode-heads.ts';
import { fills, type Hit } from './transport-table-heads.ts';
import { type FoundTable, RowOfFacts } from './transport-table-rows.ts';

/** A cell that stands alone in its line and is wider, in points, is a sentence below the table. */
const WIDEST_ALONE = 300;

/** Whether a label is the first words of its line, behind their number at most. */
const leads = (lines: readonly Line[], hit: Hit): boolean => {
  const line = lines[hit.line];
  return line !== undefined && hit.concept !== 'mode' && hit.cell === labelCell(line);
};

/** Reads the rows of a table with a column for each mode, one line after the other. */
class ModeColumns {
  private readonly lines: readonly Line[];
  private readonly hits: readonly Hit[];
  private readonly facts: TransportFact[] = [];
  private readonly taken = new Set<Line>();
  private columns: readonly Column<Set<Mode>>[] = [];
  /** What the row asks for whose values are being gathered. */
  private concept: TransportConcept | undefined;
  private readonly row = new RowOfFacts<Set<Mode>>();

  constructor(lines: readonly Line[], hits: readonly Hit[]) {
    this.lines = lines;
    this.hits = hits;
  }

  read(header: ModeHeads): FoundTable | undefined {
    let at = this.begin(header);
    while (at < this.lines.length) {
      // The head stands again on the next page, or below each label.
      const again = modeHeads(this.lines, at, this.hits);
      if (again) {
        this.close();
        at = this.begin(again);
      } else if (this.readLine(at)) at++;
      else break;
    }
    this.close();
    return this.facts.length > 0 ? { facts: this.facts, lines: this.taken } : undefined;
  }

  /** Takes the columns from a head; the line behind it. */
  private begin({ heads, lines }: ModeHeads): number {
    const end = endOf(this.lines, lines);
    this.columns = columnsOf(heads, this.lines.slice(end), 1);
    for (const line of lines) this.taken.add(line);
    const label = this.labelAbove(this.lines.indexOf(lines[0] as Line));
    this.concept = label?.concept;
    const above = label && this.lines[label.line];
    if (above) this.taken.add(above);
    return end;
  }

  /** A label that stands alone in the line right above a head: "UN number" over "ADR | IMDG" over "1263 | 1263". */
  private labelAbove(at: number): Hit | undefined {
    const line = this.lines[at - 1];
    const label = this.hits.find((hit) => hit.line === at - 1 && leads(this.lines, hit));
    return label && line?.cells.length === label.cell + 1 && fills(line, label) ? label : undefined;
  }

  private get left(): number {
    return this.columns[0]?.x0 ?? 0;
  }

  /** False where the table is over. */
  private readLine(at: number): boolean {
    const own = this.lines[at] as Line;
    const line = partedAtFirst(own, this.columns);
    const label = this.labelOf(at);
    const isWide = line.cells.length === 1 && line.box[2] - line.box[0] > WIDEST_ALONE;
    const isSentence = !label && isWide && !line.cells.some((cell) => runsOn(cell, this.columns));
    if (isSentence || (label?.concept === 'other' && line.cells.length < 3)) return false;
    if (label) {
      this.close();
      this.concept = label.concept;
    }
    const forAll = label ? this.besideLabel(line, label) : this.belowLabel(at);
    if (forAll && this.row.size === 0) this.state(new Set(this.columns.flatMap(({ head }) => [...head])), forAll);
    this.addCells(line, label);
    this.taken.add(own);
    return true;
  }

  /** The label that a row begins with: what stands in a further column ("Marine pollutant: no") is that column's. */
  private labelOf(at: number): Hit | undefined {
    const second = this.columns[1]?.x0 ?? Number.POSITIVE_INFINITY;
    if ((this.lines[at]?.cells[0]?.box[0] ?? 0) >= second) return undefined;
    return this.hits.find((hit) => hit.line === at && leads(this.lines, hit));
  }

  /** "EmS: F-E, S-E": a line of its own between the rows or under them, said for all modes. */
  private besideLabel(line: Line, label: Hit): Passage | undefined {
    if (!label.closed || line.cells.length > 1) return undefined;
    return new ValueFinder(this.lines, this.hits).find(label, 'cell');
  }

  /** A value under its label, left of the columns: it is said for all of them. */
  private belowLabel(at: number): Passage | undefined {
    const line = this.lines[at];
    const label = this.hits.findLast((hit) => hit.line < at && hit.cell === 0);
    const before = label && this.lines[label.line];
    if (!line || !before || line.cells.length > 1 || at !== label.line + (label.wrapped ?? 0) + 1) return undefined;
    return before.cells.length === 1 && line.box[0] < this.left ? passageOfLine(line) : undefined;
  }

  private addCells(line: Line, label: Hit | undefined): void {
    const inOrder =
      label !== undefined && fills(line, label) && line.cells.length === this.columns.length + 1 + label.cell;
    line.cells.forEach((cell: Cell, at) => {
      const own = inOrder ? this.columns[at - 1 - label.cell] : undefined;
      if (own) this.row.put(own.head, { line, cell, start: 0, end: cell.text.length });
      else if (cell.box[0] >= this.left && !(label && at <= label.cell)) this.row.add(line, cell, this.columns);
    });
  }

  private state(modes: ReadonlySet<Mode>, passage: Passage): void {
    this.facts.push(...factsOf(this.concept, modes, passage));
  }

  private close(): void {
    for (const [modes, passage] of this.row.take()) this.state(modes, passage);
  }
}

/** The place behind the last of these lines. */
function endOf(lines: readonly Line[], head: readonly Line[]): number {
  const last = head.at(-1);
  return last ? lines.indexOf(last) + 1 : 0;
}

/** The rows' labels, which stand left of the columns. */
function labelsLeftOf(left: number, lines: readonly Line[], hits: readonly Hit[]): Map<Line, TransportConcept> {
  return new Map(
    hits.flatMap((hit) => {
      const line = hit.cell === 0 && hit.concept !== 'mode' ? lines[hit.line] : undefined;
      return line && line.box[0] < left ? [[line, hit.concept] as const] : [];
    }),
  );
}

/**
 * A table with a column for each mode: "ADR | IMDG | IATA" over "UN number | 1993 | 1993 | 1993". Its columns may hold whole
 * blocks, or its rows be told by the space between them; else its lines are read one after the other.
 */
export function readModeColumns(lines: readonly Line[], at: number, hits: readonly Hit[]): FoundTable | undefined {
  const header = modeHeads(lines, at, hits);
  if (!header) return undefined;
  const below = lines.slice(endOf(lines, header.lines));
  const columns = columnsOf(header.heads, below, 1);
  const labels = labelsLeftOf(columns[0]?.x0 ?? 0, lines, hits);
  const whole = readSideBySide(below, columns) ?? readColumnBands(below, columns, labels);
  if (whole) return { facts: whole.facts, lines: new Set([...header.lines, ...whole.lines]) };
  return new ModeColumns(lines, hits).read(header);
}
