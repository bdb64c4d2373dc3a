import type { Line } from '../../../documents/offline.ts';
import { ValueFinder } from '../../labels/value-finder.ts';
import { linesOverlapping } from '../../layout/table-bands.ts';
import { type Column, cellFrom, columnsOf, type Head } from '../../layout/table-columns.ts';
import type { TransportConcept } from '../../lexicon/sheet-labels.ts';
import { type Mode, parseModes } from '../../lexicon/transport-modes.ts';
import { isUnNumber } from '../../values/un-number-form.ts';
import { factsOf } from '../transport-fact.ts';
import { readModeBands } from './transport-bands.ts';
import { type Hit, headLines, headsOf, headsOverRows, richerHeads, rowMode } from './transport-table-heads.ts';
import { type FoundTable, factsOfRow, RowOfConcepts } from './transport-table-rows.ts';

type Columns = readonly Column<TransportConcept>[];

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

/** The cells of a line of a row; `mode` when the line begins with its name. */
function addLine(row: RowOfConcepts, line: Line, columns: Columns, mode: { end: number } | undefined): void {
  for (const cell of line.cells) {
    // "IMDG : 3": the mode and the first column in one cell.
    const rest = mode && cell === line.cells[0] ? cellFrom(cell, mode.end) : undefined;
    if (!rest) row.addByWords(line, cell, columns);
    else if (/^[\dIVUN]/.test(rest.text)) row.add(line, rest, columns);
    else row.addNumberBehind(line, cell);
  }
}

/** The rows of a table one line after the other: each begins with its mode, or goes on with the one above. */
function readModeLines(lines: readonly Line[], begin: number, columns: Columns, hits: readonly Hit[]): FoundTable {
  const found: FoundTable = { facts: [], lines: new Set() };
  const row = new RowOfConcepts();
  let modes: ReadonlySet<Mode> = new Set(['any']);
  const close = (next: ReadonlySet<Mode>) => {
    found.facts.push(...factsOfRow(row, modes));
    modes = next;
  };
  for (const [index, line] of lines.entries()) {
    if (index < begin) continue;
    const own = hits.filter((hit) => hit.line === index && hit.cell === 0);
    const mode = rowMode(line, index, hits);
    const label = mode ? undefined : own.find((hit) => hit.concept !== 'mode' && hit.closed);
    const begins = mode !== undefined && line.cells.length > 1;
    const isOver = label ? row.size + found.facts.length === 0 : !begins && row.size === 0;
    if (isOver || (!mode && !label && headsAnother(line, own, columns[0]?.x0 ?? 0))) break;
    if (begins) close(parseModes(line.cells[0]?.text ?? ''));
    // An alternative under the row's own entry; the first counts.
    else if (!label && !mode && row.has('unNumber') && line.cells.some(({ text }) => isUnNumber(text)))
      close(new Set());
    // A line with a label of its own between the rows: "Proper shipping name: …".
    if (label) found.facts.push(...factsOf(label.concept, modes, new ValueFinder(lines, hits).find(label, 'row')));
    else addLine(row, line, columns, mode);
    found.lines.add(line);
  }
  close(modes);
  return found;
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
  const { facts, lines: taken } = bands ?? readModeLines(lines, end, columns, hits);
  return facts.length > 0 ? { facts, lines: new Set([...header, ...taken]) } : undefined;
}
