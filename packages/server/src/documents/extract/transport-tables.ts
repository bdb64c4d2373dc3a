import { boxOfText, type Cell, type Line } from '../model/index.ts';
import { findLabels, type LabelHit } from './labels.ts';
import { TRANSPORT_LABELS, type TransportConcept } from './lexicon/transport-labels.ts';
import { type Mode, parseModes } from './lexicon/transport-modes.ts';
import { type Fragment, jointBetween, type Passage, passageOf } from './passage.ts';
import { readSideBySide } from './side-by-side-blocks.ts';
import { type Column, columnsOf, type Head, partsByColumn } from './table-columns.ts';
import type { TransportFact } from './transport-fact.ts';
import { ValueFinder } from './value-finder.ts';

type Hit = LabelHit<TransportConcept>;
type Found = { facts: TransportFact[]; lines: Set<Line> };

/** Whether a label is all there is in its cell. */
function fills(line: Line, hit: Hit): boolean {
  return hit.start < 4 && (line.cells[hit.cell]?.text.slice(hit.end).trim() ?? '') === '';
}

/** The mode a row begins with, and where the rest of its cell begins. */
function rowMode(line: Line, index: number, hits: readonly Hit[]): { end: number } | undefined {
  const hit = hits.find((one) => one.line === index && one.concept === 'mode' && one.cell === 0);
  if (hit) return hit;
  const first = line.cells[0]?.text ?? '';
  const named = line.cells.length > 2 && first.length < 40 && !first.includes(':') && parseModes(first).size > 0;
  return named ? { end: first.length } : undefined;
}

/** A part of a cell's text as a cell of its own. */
function cellFrom(cell: Cell, start: number, end = cell.text.length): Cell {
  const box = boxOfText(cell, start, end);
  const text = cell.text.slice(start, end);
  return { text, box, spans: [{ start: 0, end: text.length, x0: box[0], x1: box[2] }] };
}

/** The runs of words of a cell that stand further apart than words do. */
function runsOf(cell: Cell): Cell[] {
  const widest = 0.4 * (cell.box[3] - cell.box[1]);
  const cuts = [0];
  cell.spans.forEach((span, index) => {
    const before = cell.spans[index - 1];
    if (before && span.x0 - before.x1 > widest) cuts.push(span.start);
  });
  return cuts.map((start, index) => cellFrom(cell, start, cuts[index + 1] ?? cell.text.length));
}

/** A line with a label of its own between the rows of a table: «Proper shipping name: …». */
function labelledFact(
  lines: readonly Line[],
  label: Hit,
  context: { hits: readonly Hit[]; modes: ReadonlySet<Mode> },
): TransportFact | undefined {
  if (label.concept === 'mode' || label.concept === 'other') return undefined;
  const passage = new ValueFinder(lines, context.hits).find(label, 'row');
  return passage && { concept: label.concept, modes: context.modes, passage };
}

type HeadCell = { x0: number; x1: number; text: string; cells: Cell[] };

/** The cells of a head that may run over several lines, each with the words below it. */
function headCells(lines: readonly Line[]): HeadCell[] {
  const heads: HeadCell[] = [];
  for (const line of lines) {
    for (const cell of line.cells) {
      const [x0, , x1] = cell.box;
      const own = heads.find((head) => Math.min(head.x1, x1) - Math.max(head.x0, x0) > 0);
      if (!own) heads.push({ x0, x1, text: cell.text, cells: [cell] });
      else {
        own.text += `${jointBetween(own.text, cell.text)}${cell.text}`;
        own.x0 = Math.min(own.x0, x0);
        own.x1 = Math.max(own.x1, x1);
        own.cells.push(cell);
      }
    }
  }
  return heads.sort((left, right) => left.x0 - right.x0);
}

/** The labels of a table's head: of each cell, also where several stand in one. Cells without a label head columns, too. */
function headsOf(lines: readonly Line[]): Head<TransportConcept>[] {
  return headCells(lines).flatMap((head): Head<TransportConcept>[] => {
    const whole = conceptOf(head.text);
    const [cell] = head.cells;
    if (head.cells.length > 1 || !cell) return [{ x0: head.x0, head: whole ?? 'other' }];
    const inner = headsInCell(cell);
    return inner.length > 0 ? inner : [{ x0: head.x0, head: 'other' }];
  });
}

function headsInCell(cell: Cell): Head<TransportConcept>[] {
  const heads: Head<TransportConcept>[] = [];
  for (let at = 0; at < cell.text.length; ) {
    const hit = longestLabel(cell.text.slice(at));
    if (hit) heads.push({ x0: boxOfText(cell, at, at + hit.length)[0], head: hit.concept });
    const next = hit ? at + hit.length : at;
    const blank = /[\s*]+/.exec(cell.text.slice(next));
    if (!blank) break;
    at = next + blank.index + blank[0].length;
  }
  return heads;
}

/** What a head's words are a label of, also where a word is broken over two lines. */
function conceptOf(text: string): TransportConcept | undefined {
  return (longestLabel(text) ?? longestLabel(text.replace(/(\p{L})-(?=\p{Ll})/gu, '$1')))?.concept;
}

function longestLabel(text: string): { concept: TransportConcept; length: number } | undefined {
  let best: { concept: TransportConcept; length: number } | undefined;
  for (const label of TRANSPORT_LABELS) {
    const length = label.concept === 'mode' ? 0 : (label.pattern.exec(text)?.[0].trimEnd().length ?? 0);
    if (length > (best?.length ?? 1) && !/^[\p{L}\d]/u.test(text.slice(length)))
      best = { concept: label.concept, length };
  }
  return best;
}

/** Values that tell by themselves what they are, whatever column they seem to stand in. */
const PLAIN: readonly (readonly [TransportConcept, RegExp])[] = [
  ['unNumber', /^:?\s*(?:UN|ID)\s?-?\d{4}$/i],
  ['packingGroup', /^:?\s*(?:PG\s*)?I{1,3}$/],
  ['ems', /^:?\s*F-[A-J]\s*,?\s*S-[A-Z]$/i],
];

function plainConcept(cell: Cell): TransportConcept | undefined {
  return PLAIN.find(([, pattern]) => pattern.test(cell.text))?.[0];
}

/** Gathers what stands in each column of a row until the row is over. */
class RowOfFacts<T> {
  private readonly parts = new Map<T, Fragment[]>();

  add(line: Line, cell: Cell, columns: readonly Column<T>[]): void {
    for (const { column, fragment } of partsByColumn(line, cell, columns)) {
      this.parts.set(column.head, [...(this.parts.get(column.head) ?? []), fragment]);
    }
  }

  put(head: T, fragment: Fragment): void {
    this.parts.set(head, [...(this.parts.get(head) ?? []), fragment]);
  }

  /** What the row holds, by head; the row is empty afterwards. */
  take(): [T, Passage][] {
    const taken = [...this.parts].map(([head, fragments]) => [head, passageOf(fragments)] as [T, Passage]);
    this.parts.clear();
    return taken.filter(([, passage]) => passage.text !== '');
  }

  get size(): number {
    return this.parts.size;
  }
}

/** The labels of a head, told apart by the columns of the rows below: in a tight head the words of two columns touch. */
function headsOverRows(
  lines: readonly Line[],
  at: number,
  header: readonly Line[],
  hits: readonly Hit[],
): Head<TransportConcept>[] | undefined {
  const rows = lines
    .slice(at + header.length, at + header.length + 12)
    .filter((line, index) => line.cells.length > 3 && rowMode(line, at + header.length + index, hits));
  const fullest = rows.reduce<Line | undefined>(
    (best, row) => (row.cells.length > (best?.cells.length ?? 0) ? row : best),
    undefined,
  );
  if (!fullest) return undefined;
  const columns = columnsOf(
    fullest.cells.map((cell, index) => ({ x0: cell.box[0], head: index })),
    [],
    1,
  );
  const texts = fullest.cells.map(() => '');
  for (const line of header) {
    for (const cell of line.cells.flatMap(runsOf)) {
      for (const { column, fragment } of partsByColumn(line, cell, columns)) {
        const words = cell.text.slice(fragment.start, fragment.end).trim();
        const before = texts[column.head] ?? '';
        texts[column.head] = before === '' ? words : before + jointBetween(before, words) + words;
      }
    }
  }
  const heads = fullest.cells.map((cell, index) => ({
    x0: cell.box[0],
    head: conceptOf(texts[index] ?? '') ?? ('other' as const),
  }));
  return heads.filter(({ head }) => head !== 'other').length < 3 ? undefined : heads.slice(1);
}

/** The lines from `at` to the first row of a mode, when they can be a head. */
function headLines(lines: readonly Line[], at: number, hits: readonly Hit[]): Line[] | undefined {
  const first = lines[at];
  for (let index = at; first && index < Math.min(at + 6, lines.length); index++) {
    const line = lines[index];
    if (!line) return undefined;
    const named = line.cells.length > 1 && rowMode(line, index, hits);
    if (named) return index === at ? undefined : lines.slice(at, index);
    if (line.cells.some((cell) => /:\s*\S/.test(cell.text))) return undefined;
  }
  return undefined;
}

/** A table with a row for each mode: «UN no. | Name | Class | PG» over «IMDG | UN1950 | …». */
function readModeRows(lines: readonly Line[], at: number, hits: readonly Hit[]): Found | undefined {
  const header = headLines(lines, at, hits);
  const heads = header ? (headsOverRows(lines, at, header, hits) ?? headsOf(header)) : [];
  const known = new Set(heads.map(({ head }) => head).filter((head) => head !== 'other'));
  if (!header || known.size < 3) return undefined;
  const columns = columnsOf(heads, [], 1);
  const found: Found = { facts: [], lines: new Set(header) };
  let modes: ReadonlySet<Mode> = new Set(['any']);
  const row = new RowOfFacts<TransportConcept>();
  const close = () => {
    const held = row.take();
    for (const [concept, passage] of held) {
      if (concept !== 'mode' && concept !== 'other') found.facts.push({ concept, modes, passage });
    }
    // A number that slipped into a neighbour's column.
    const numbered = held.some(([concept, passage]) => concept === 'unNumber' && /\d{4}/.test(passage.text));
    const slipped = numbered
      ? undefined
      : held.find(([, passage]) => /\b(?:UN|ID)\s?\d{4}\b|^\D{0,3}\d{4}$/.test(passage.text));
    if (slipped) found.facts.push({ concept: 'unNumber', modes, passage: slipped[1] });
  };
  for (let index = at + header.length; index < lines.length; index++) {
    const line = lines[index] as Line;
    const first = line.cells[0];
    if (!first) break;
    const mode = rowMode(line, index, hits);
    const label = mode
      ? undefined
      : hits.find((hit) => hit.line === index && hit.cell === 0 && hit.concept !== 'mode' && hit.closed);
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
    } else if (row.size === 0) break;
    for (const cell of line.cells) {
      if (cell === first && mode) {
        // «IMDG : 3»: the mode and the first column in one cell.
        const rest = cellFrom(first, mode.end);
        if (/^[\dIVUN]/.test(rest.text)) row.add(line, rest, columns);
        continue;
      }
      const limited = mode && /^limited quantit|^ltd\.? qty/i.test(cell.text);
      if (limited)
        found.facts.push({
          concept: 'limitedQuantity',
          modes,
          passage: passageOf([{ line, cell, start: 0, end: cell.text.length }]),
        });
      else {
        const plain = plainConcept(cell);
        if (plain) row.put(plain, { line, cell, start: 0, end: cell.text.length });
        else row.add(line, cell, columns);
      }
    }
    found.lines.add(line);
  }
  close();
  return found.facts.length > 0 ? found : undefined;
}

/** The modes that a line names, each in a cell of its own. */
function modeHeads(line: Line, index: number, hits: readonly Hit[]): Head<Set<Mode>>[] | undefined {
  const own = hits.filter((hit) => hit.line === index && hit.concept === 'mode' && fills(line, hit));
  if (new Set(own.map((hit) => hit.cell)).size < 2) return undefined;
  return own.flatMap((hit) => {
    const cell = line.cells[hit.cell];
    return cell ? [{ x0: cell.box[0], head: parseModes(cell.text) }] : [];
  });
}

/** A table with a column for each mode: «ADR | IMDG | IATA» over «UN number | 1993 | 1993 | 1993». */
function readModeColumns(lines: readonly Line[], at: number, hits: readonly Hit[]): Found | undefined {
  const header = lines[at];
  if (!header) return undefined;
  const heads = modeHeads(header, at, hits);
  if (!heads) return undefined;
  let columns = columnsOf(heads, lines.slice(at + 1), 1);
  const blocks = readSideBySide(lines.slice(at + 1), columns);
  if (blocks) return { facts: blocks.facts, lines: new Set([header, ...blocks.lines]) };
  let left = columns[0]?.x0 ?? 0;
  const found: Found = { facts: [], lines: new Set([header]) };
  let concept: TransportConcept | undefined;
  const row = new RowOfFacts<Set<Mode>>();
  const close = () => {
    for (const [modes, passage] of row.take()) {
      if (concept && concept !== 'mode' && concept !== 'other') found.facts.push({ concept, modes, passage });
    }
  };
  for (let index = at + 1; index < lines.length; index++) {
    const line = lines[index] as Line;
    const again = modeHeads(line, index, hits);
    if (again) {
      // The head stands again on the next page.
      close();
      concept = undefined;
      columns = columnsOf(again, lines.slice(index + 1), 1);
      left = columns[0]?.x0 ?? 0;
      found.lines.add(line);
      continue;
    }
    const label = hits.find((hit) => hit.line === index && hit.cell === 0 && hit.concept !== 'mode');
    const wide = line.cells.length === 1 && line.box[2] - line.box[0] > 300;
    if ((label?.concept === 'other' && line.cells.length < 3) || (!label && wide)) break;
    if (label) {
      close();
      concept = label.concept;
    }
    for (const cell of line.cells)
      if (cell.box[0] >= left && !(label && cell === line.cells[0])) row.add(line, cell, columns);
    found.lines.add(line);
  }
  close();
  return found.facts.length > 0 ? found : undefined;
}

/** A table whose head begins with its mode: «IMDG | Class | Pack gr. | LQ | EmS» over «3 | II | 5 L | F-E, S-E». */
function readModeHead(lines: readonly Line[], at: number, hits: readonly Hit[]): Found | undefined {
  const line = lines[at];
  const mode = line && hits.find((hit) => hit.line === at && hit.cell === 0 && hit.concept === 'mode');
  if (!line || !mode || !fills(line, mode) || line.cells.length < 4) return undefined;
  const heads = headsOf([{ ...line, cells: line.cells.slice(1) }]);
  if (heads.filter(({ head }) => head !== 'other').length < 3) return undefined;
  const columns = columnsOf(heads, [], 1);
  const modes = parseModes(line.cells[0]?.text ?? '');
  const found: Found = { facts: [], lines: new Set([line]) };
  const row = new RowOfFacts<TransportConcept>();
  for (const next of lines.slice(at + 1, at + 3)) {
    const left = next.cells[0]?.box[0] ?? 0;
    if (left < (columns[0]?.x0 ?? 0) || next.cells.length < 2) break;
    for (const cell of next.cells) row.add(next, cell, columns);
    found.lines.add(next);
    break;
  }
  for (const [concept, passage] of row.take())
    if (concept !== 'mode' && concept !== 'other') found.facts.push({ concept, modes, passage });
  return found.facts.length > 0 ? found : undefined;
}

/** The tables of section 14 and the lines they take up. */
export function findTransportTables(lines: readonly Line[]): Found {
  const hits = findLabels(lines, TRANSPORT_LABELS);
  const all: Found = { facts: [], lines: new Set() };
  lines.forEach((line, index) => {
    if (all.lines.has(line) || line.cells.length < 2) return;
    const found =
      readModeRows(lines, index, hits) ?? readModeColumns(lines, index, hits) ?? readModeHead(lines, index, hits);
    if (!found) return;
    all.facts.push(...found.facts);
    for (const taken of found.lines) all.lines.add(taken);
  });
  return all;
}
