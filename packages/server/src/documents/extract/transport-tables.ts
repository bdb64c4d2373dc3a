import { boxOfText, type Cell, type Line } from '../model/index.ts';
import { findLabels, type LabelHit, ValueFinder } from './labels.ts';
import { TRANSPORT_LABELS, type TransportConcept } from './lexicon/transport-labels.ts';
import { type Mode, parseModes } from './lexicon/transport-modes.ts';
import { type Passage, passageOf } from './passage.ts';
import type { TransportFact } from './transport-facts.ts';

type Hit = LabelHit<TransportConcept>;
type Column<T> = { readonly x0: number; readonly x1: number; readonly head: T };
type Found = { facts: TransportFact[]; lines: Set<Line> };

/** Whether a label is all there is in its cell. */
function fills(line: Line, hit: Hit): boolean {
  return hit.start < 4 && (line.cells[hit.cell]?.text.slice(hit.end).trim() ?? '') === '';
}

function columnOf<T>(columns: readonly Column<T>[], cell: Cell): Column<T> | undefined {
  let best: Column<T> | undefined;
  let most = 0;
  for (const column of columns) {
    const shared = Math.min(column.x1, cell.box[2]) - Math.max(column.x0, cell.box[0]);
    if (shared > most) {
      most = shared;
      best = column;
    }
  }
  return best;
}

/** Columns from heads: each reaches as far as the next one begins. */
function columnsOf<T>(heads: readonly { cell: Cell; head: T }[], right: number): Column<T>[] {
  return heads.map(({ cell, head }, index) => ({
    x0: cell.box[0] - 4,
    x1: (heads[index + 1]?.cell.box[0] ?? right) - 4,
    head,
  }));
}

/** The mode a row begins with, and where the rest of its cell begins. */
function rowMode(line: Line, index: number, hits: readonly Hit[]): { end: number } | undefined {
  const hit = hits.find((one) => one.line === index && one.concept === 'mode' && one.cell === 0);
  if (hit) return hit;
  const first = line.cells[0]?.text ?? '';
  const named = line.cells.length > 2 && first.length < 40 && !first.includes(':') && parseModes(first).size > 0;
  return named ? { end: first.length } : undefined;
}

/** The text of a cell from a place on, as a cell of its own. */
function cellFrom(cell: Cell, start: number): Cell {
  return { text: cell.text.slice(start), box: boxOfText(cell, start, cell.text.length), spans: [] };
}

/** A line with a label of its own between the rows of a table: «Proper shipping name: …». */
function labelledFact(lines: readonly Line[], label: Hit, context: { hits: readonly Hit[]; modes: ReadonlySet<Mode> }): TransportFact | undefined {
  if (label.concept === 'mode' || label.concept === 'other') return undefined;
  const passage = new ValueFinder(lines, context.hits).find(label, 'row');
  return passage && { concept: label.concept, modes: context.modes, passage };
}

/** A table with a row for each mode: «UN no. | Name | Class | PG» over «IMDG | UN1950 | …». */
function readModeRows(lines: readonly Line[], at: number, hits: readonly Hit[]): Found | undefined {
  const header = lines[at];
  if (!header) return undefined;
  const heads = hits.filter((hit) => hit.line === at && hit.concept !== 'mode' && fills(header, hit));
  const concepts = new Set(heads.map((hit) => hit.concept));
  if (concepts.size < 3 || heads.length < header.cells.length - 2) return undefined;
  const columns = columnsOf(
    heads.flatMap((hit) => header.cells[hit.cell] ? [{ cell: header.cells[hit.cell] as Cell, head: hit.concept }] : []),
    10_000,
  );
  const found: Found = { facts: [], lines: new Set([header]) };
  let modes: ReadonlySet<Mode> = new Set(['any']);
  let row: Map<TransportConcept, Cell[]> = new Map();
  const rowLines: { line: Line; cell: Cell; head: TransportConcept; start?: number }[] = [];
  const close = () => {
    for (const head of row.keys()) {
      if (head === 'mode' || head === 'other') continue;
      const fragments = rowLines.filter((part) => part.head === head).map(({ line, cell, start }) => ({ line, cell, start: start ?? 0, end: cell.text.length }));
      found.facts.push({ concept: head, modes, passage: passageOf(fragments) });
    }
    row = new Map();
    rowLines.length = 0;
  };
  for (let index = at + 1; index < lines.length; index++) {
    const line = lines[index] as Line;
    const first = line.cells[0];
    const mode = rowMode(line, index, hits);
    const label = mode ? undefined : hits.find((hit) => hit.line === index && hit.cell === 0 && hit.concept !== 'mode' && hit.closed);
    if (!first) break;
    if (label) {
      if (found.facts.length + row.size === 0) break;
      const fact = labelledFact(lines, label, { hits, modes });
      if (fact) found.facts.push(fact);
      found.lines.add(line);
      continue;
    }
    if (mode && line.cells.length > 1) {
      close();
      modes = parseModes(first.text);
    } else if (row.size === 0 && line.cells.length < 3) {
      if (index > at + 2) break;
      continue;
    }
    // «IMDG : 3»: the mode and the first column in one cell.
    if (mode && first.text.length > mode.end) {
      const column = columnOf(columns, { ...first, box: boxOfText(first, mode.end, first.text.length) });
      const cell = cellFrom(first, mode.end);
      if (column && /^[\dIVUN]/.test(cell.text)) {
        row.set(column.head, [...(row.get(column.head) ?? []), cell]);
        rowLines.push({ line, cell: first, head: column.head, start: mode.end });
      }
    }
    for (const cell of line.cells) {
      if (cell === first && (mode || first.box[2] < (columns[0]?.x0 ?? 0))) continue;
      if (mode && /^limited quantit|^ltd\.? qty/i.test(cell.text)) {
        found.facts.push({ concept: 'limitedQuantity', modes, passage: passageOf([{ line, cell, start: 0, end: cell.text.length }]) });
      }
      const column = columnOf(columns, cell);
      if (!column) continue;
      row.set(column.head, [...(row.get(column.head) ?? []), cell]);
      rowLines.push({ line, cell, head: column.head });
    }
    found.lines.add(line);
  }
  close();
  return found.facts.length > 0 ? found : undefined;
}

/** A table with a column for each mode: «ADR | IMDG | IATA» over «UN number | 1993 | 1993 | 1993». */
function readModeColumns(lines: readonly Line[], at: number, hits: readonly Hit[]): Found | undefined {
  const header = lines[at];
  if (!header) return undefined;
  const heads = hits.filter((hit) => hit.line === at && hit.concept === 'mode' && fills(header, hit));
  if (heads.length < 2 || new Set(heads.map((hit) => hit.cell)).size < 2) return undefined;
  const columns = columnsOf(
    heads.flatMap((hit) => header.cells[hit.cell] ? [{ cell: header.cells[hit.cell] as Cell, head: parseModes(header.cells[hit.cell]?.text ?? '') }] : []),
    10_000,
  );
  const left = columns[0]?.x0 ?? 0;
  const found: Found = { facts: [], lines: new Set([header]) };
  let concept: TransportConcept | undefined;
  let parts: Map<Column<Set<Mode>>, { line: Line; cell: Cell }[]> = new Map();
  const close = () => {
    for (const [column, cells] of parts) {
      if (!concept || concept === 'mode' || concept === 'other') continue;
      const passage: Passage = passageOf(cells.map(({ line, cell }) => ({ line, cell, start: 0, end: cell.text.length })));
      found.facts.push({ concept, modes: column.head, passage });
    }
    parts = new Map();
  };
  for (let index = at + 1; index < lines.length; index++) {
    const line = lines[index] as Line;
    const label = hits.find((hit) => hit.line === index && hit.cell === 0 && hit.concept !== 'mode');
    if (label) {
      close();
      concept = label.concept;
    } else if (line.cells.length === 1 && (line.cells[0]?.box[2] ?? 0) - (line.cells[0]?.box[0] ?? 0) > 300) {
      break;
    }
    for (const cell of line.cells) {
      if (cell.box[0] < left - 20) continue;
      const column = columnOf(columns, cell);
      if (column) parts.set(column, [...(parts.get(column) ?? []), { line, cell }]);
    }
    found.lines.add(line);
  }
  close();
  return found.facts.length > 0 ? found : undefined;
}

/** The tables of section 14 and the lines they take up. */
export function findTransportTables(lines: readonly Line[]): Found {
  const hits = findLabels(lines, TRANSPORT_LABELS);
  const all: Found = { facts: [], lines: new Set() };
  lines.forEach((line, index) => {
    if (all.lines.has(line) || line.cells.length < 2) return;
    const found = readModeRows(lines, index, hits) ?? readModeColumns(lines, index, hits);
    if (!found) return;
    all.facts.push(...found.facts);
    for (const taken of found.lines) all.lines.add(taken);
  });
  return all;
}
