import type { Line } from '../../../documents/offline.ts';
import { ValueFinder } from '../../labels/value-finder.ts';
import { linesOverlapping } from '../../layout/table-bands.ts';
import { type Column, cellFrom, columnsOf, type Head } from '../../layout/table-columns.ts';
import type { TransportConcept } from '../../lexicon/sheet-labels.ts';
import { type Mode, parseModes } from '../../lexicon/transport-modes.ts';
import { isUnNumber } from '../../values/un-number-form.ts';
import type { TransportFact } from '../transport-fact.ts';
import { factsInRemarks } from '../transport-remarks.ts';
import { readModeBands } from './transport-bands.ts';
import { type Hit, headLines, headsOf, headsOverRows, richerHeads, rowMode } from './transport-table-heads.ts';
import { type FoundTable, RowOfConcepts } from './transport-table-rows.ts';

type Columns = readonly Column<TransportConcept>[];

/** A line with a label of its own between the rows of a table: "Proper shipping name: …". */
function labelledFact(
  lines: readonly Line[],
  label: Hit,
  context: { hits: readonly Hit[]; modes: ReadonlySet<Mode> },
): TransportFact | undefined {
  if (label.concept === 'mode' || label.concept === 'other') return undefined;
  const passage = new ValueFinder(lines, context.hits).find(label, 'row');
  return passage && { concept: label.concept, modes: context.modes, passage };
}

/** The rows of one table, from top to bottom: the facts of those that are closed, and the row that stands open. */
class ModeRows {
  readonly #facts: TransportFact[] = [];
  readonly #lines: Set<Line>;
  readonly #columns: Columns;
  readonly #row = new RowOfConcepts();
  #modes: ReadonlySet<Mode> = new Set(['any']);

  constructor(header: readonly Line[], columns: Columns) {
    this.#lines = new Set(header);
    this.#columns = columns;
  }

  get modes(): ReadonlySet<Mode> {
    return this.#modes;
  }

  /** Whether a line without a mode can belong to a row. */
  get isOpen(): boolean {
    return this.#row.size > 0;
  }

  get isEmpty(): boolean {
    return !this.isOpen && this.#facts.length === 0;
  }

  /** Closes the row before, and begins that of other modes. */
  begin(modes: ReadonlySet<Mode>): void {
    this.#close();
    this.#modes = modes;
  }

  addLabelled(line: Line, fact: TransportFact | undefined): void {
    if (fact) this.#facts.push(fact);
    this.#lines.add(line);
  }

  /** A line of the row that stands open; `mode` when it begins with its name. */
  addLine(line: Line, mode: { end: number } | undefined): void {
    // An alternative under the row's own entry; the first counts.
    if (!mode && this.#row.has('unNumber') && line.cells.some(({ text }) => isUnNumber(text))) this.begin(new Set());
    for (const cell of line.cells) {
      if (mode && cell === line.cells[0]) {
        // "IMDG : 3": the mode and the first column in one cell.
        const rest = cellFrom(cell, mode.end);
        if (/^[\dIVUN]/.test(rest.text)) this.#row.add(line, rest, this.#columns);
        else this.#row.addNumberBehind(line, cell);
      } else this.#row.addByWords(line, cell, this.#columns);
    }
    this.#lines.add(line);
  }

  #close(): void {
    const held = this.#row.take();
    const modes = this.#modes;
    for (const [concept, passage] of held) {
      if (concept === 'mode' || concept === 'other') this.#facts.push(...factsInRemarks(passage, modes));
      else this.#facts.push({ concept, modes, passage });
    }
    // A number that slipped into a neighbour's column.
    const numbered = held.some(([concept, passage]) => concept === 'unNumber' && /\d{4}/.test(passage.text));
    const slipped = numbered
      ? undefined
      : held.find(([, passage]) => /\b(?:UN|ID)\s?\d{4}\b|^\D{0,3}\d{4}$/.test(passage.text));
    if (slipped) this.#facts.push({ concept: 'unNumber', modes, passage: slipped[1] });
  }

  end(): FoundTable | undefined {
    this.#close();
    return this.#facts.length > 0 ? { facts: this.#facts, lines: this.#lines } : undefined;
  }
}

/** Whether labels are enough to head a table: three that are known, or two that are all there is in their line. */
function isHead(heads: readonly Head<TransportConcept>[], header: readonly Line[]): boolean {
  const known = new Set(heads.map(({ head }) => head).filter((head) => head !== 'other'));
  // "Labels required | LTD QTY": a label and its answer.
  const isAnswered = known.has('hazardLabel') && known.has('limitedQuantity');
  return known.size > 2 || (known.size === 2 && !isAnswered && heads.length === 2 && header.length === 1);
}

/** The heads of a table's columns, without that of the modes; undefined when too few are known. */
function headsOfRows(lines: readonly Line[], end: number, header: readonly Line[], hits: readonly Hit[]) {
  const heads = richerHeads(headsOverRows(lines, end, header, hits) ?? [], headsOf(header));
  const row = lines.findIndex((line, index) => index >= end && rowMode(line, index, hits));
  const right = lines[row]?.cells[0]?.box[2] ?? 0;
  const own = heads.filter(({ x0, head }, index) => index > 0 || head !== 'other' || x0 > right);
  return isHead(own, header) ? own : undefined;
}

/** "14.4 Packing group": a heading by itself, over the rows of a table of its own. */
function headsAnother(line: Line, own: readonly Hit[], left: number): boolean {
  const [first] = line.cells;
  if (!first || line.cells.length > 1 || !own.some((hit) => hit.end >= first.text.length)) return false;
  return first.box[2] < left || /^[\s*·•]*14\.\d/.test(first.text);
}

/** A table with a row for each mode: "UN no. | Name | Class | PG" over "IMDG | UN1950 | …". */
export function readModeRows(lines: readonly Line[], at: number, hits: readonly Hit[]): FoundTable | undefined {
  const below = headLines(lines, at, hits);
  const header = below && [...linesOverlapping(lines, at), ...below];
  const end = at + (below?.length ?? 0);
  const heads = header && headsOfRows(lines, end, header, hits);
  if (!header || !heads) return undefined;
  const columns = columnsOf(heads, [], 1);
  const bands = heads.length > 2 ? readModeBands(lines.slice(end), columns) : undefined;
  if (bands) return { facts: bands.facts, lines: new Set([...header, ...bands.lines]) };
  const rows = new ModeRows(header, columns);
  for (let index = end; index < lines.length; index++) {
    const line = lines[index] as Line;
    const own = hits.filter((hit) => hit.line === index && hit.cell === 0);
    const mode = rowMode(line, index, hits);
    const label = mode ? undefined : own.find((hit) => hit.concept !== 'mode' && hit.closed);
    if (!mode && !label && headsAnother(line, own, columns[0]?.x0 ?? 0)) break;
    if (label) {
      if (rows.isEmpty) break;
      rows.addLabelled(line, labelledFact(lines, label, { hits, modes: rows.modes }));
      continue;
    }
    if (mode && line.cells.length > 1) rows.begin(parseModes(line.cells[0]?.text ?? ''));
    else if (!rows.isOpen) break;
    rows.addLine(line, mode);
  }
  return rows.end();
}
