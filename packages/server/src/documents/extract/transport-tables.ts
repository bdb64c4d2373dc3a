import type { Line } from '../model/index.ts';
import { findLabels } from './find-labels.ts';
import { TRANSPORT_LABELS, type TransportConcept } from './lexicon/transport-labels.ts';
import { type Mode, parseModes } from './lexicon/transport-modes.ts';
import { type Passage, passageOfLine } from './passage.ts';
import { readSideBySide } from './side-by-side-blocks.ts';
import { columnsOf } from './table-columns.ts';
import { readColumnBands, readHeadOverRow } from './transport-bands.ts';
import { readGrid } from './transport-grids.ts';
import { modeHeads } from './transport-mode-heads.ts';
import { readModeRows } from './transport-mode-rows.ts';
import { readPlainRow } from './transport-plain-rows.ts';
import { type Hit, headsOf } from './transport-table-heads.ts';
import { type FoundTable, RowOfFacts } from './transport-table-rows.ts';
import { ValueFinder } from './value-finder.ts';

/** Whether a label is all there is in its cell. */
function fills(line: Line, hit: Hit): boolean {
  return hit.start < 4 && (line.cells[hit.cell]?.text.slice(hit.end).trim() ?? '') === '';
}

type Columns = readonly { readonly x0: number; readonly head: Set<Mode> }[];

/** The label that a row begins with: what stands in a further column («Marine pollutant: no») is that column's. */
function rowLabel(
  lines: readonly Line[],
  index: number,
  { hits, columns }: { hits: readonly Hit[]; columns: Columns },
) {
  const second = columns[1]?.x0 ?? Number.POSITIVE_INFINITY;
  if ((lines[index]?.cells[0]?.box[0] ?? 0) >= second) return undefined;
  return hits.find((hit) => hit.line === index && hit.cell === 0 && hit.concept !== 'mode');
}

/** A value under its label, left of the columns: it is said for all of them. */
function valueForAll(
  lines: readonly Line[],
  index: number,
  { hits, left }: { hits: readonly Hit[]; left: number },
): Passage | undefined {
  const line = lines[index];
  const label = hits.findLast((hit) => hit.line < index && hit.cell === 0);
  const before = label && lines[label.line];
  if (!line || !before || line.cells.length > 1 || index !== label.line + (label.wrapped ?? 0) + 1) return undefined;
  return before.cells.length === 1 && line.box[0] < left ? passageOfLine(line) : undefined;
}

/** A table with a column for each mode: «ADR | IMDG | IATA» over «UN number | 1993 | 1993 | 1993». */
function readModeColumns(lines: readonly Line[], at: number, hits: readonly Hit[]): FoundTable | undefined {
  const named = modeHeads(lines, at, hits);
  if (!named) return undefined;
  const { heads, lines: header } = named;
  const end = lines.indexOf(header.at(-1) as Line) + 1;
  let columns = columnsOf(heads, lines.slice(end), 1);
  const blocks = readSideBySide(lines.slice(end), columns);
  if (blocks) return { facts: blocks.facts, lines: new Set([...header, ...blocks.lines]) };
  let left = columns[0]?.x0 ?? 0;
  const labels = new Map(
    hits.flatMap((hit) => {
      const line = hit.cell === 0 && hit.concept !== 'mode' ? lines[hit.line] : undefined;
      return line && line.box[0] < left ? [[line, hit.concept] as const] : [];
    }),
  );
  const bands = readColumnBands(lines.slice(end), columns, labels);
  if (bands) return { facts: bands.facts, lines: new Set([...header, ...bands.lines]) };
  const found: FoundTable = { facts: [], lines: new Set(header) };
  let concept: TransportConcept | undefined;
  const row = new RowOfFacts<Set<Mode>>();
  const close = () => {
    for (const [modes, passage] of row.take()) {
      if (concept && concept !== 'mode' && concept !== 'other') found.facts.push({ concept, modes, passage });
    }
  };
  for (let index = end; index < lines.length; index++) {
    const line = lines[index] as Line;
    const again = modeHeads(lines, index, hits);
    if (again) {
      // The head stands again on the next page.
      close();
      concept = undefined;
      index = lines.indexOf(again.lines.at(-1) as Line);
      columns = columnsOf(again.heads, lines.slice(index + 1), 1);
      left = columns[0]?.x0 ?? 0;
      for (const one of again.lines) found.lines.add(one);
      continue;
    }
    const label = rowLabel(lines, index, { hits, columns });
    const wide = line.cells.length === 1 && line.box[2] - line.box[0] > 300;
    if ((label?.concept === 'other' && line.cells.length < 3) || (!label && wide)) break;
    if (label) {
      close();
      concept = label.concept;
    }
    // «EmS: F-E, S-E»: a line of its own between the rows or under them.
    const beside =
      label?.closed && line.cells.length === 1 ? new ValueFinder(lines, hits).find(label, 'cell') : undefined;
    const forAll = label ? beside : valueForAll(lines, index, { hits, left });
    if (forAll && row.size === 0 && concept && concept !== 'mode' && concept !== 'other')
      found.facts.push({ concept, modes: new Set(columns.flatMap(({ head }) => [...head])), passage: forAll });
    const inOrder = label !== undefined && fills(line, label) && line.cells.length === columns.length + 1;
    line.cells.forEach((cell, at) => {
      const own = inOrder ? columns[at - 1] : undefined;
      if (own) row.put(own.head, { line, cell, start: 0, end: cell.text.length });
      else if (cell.box[0] >= left && !(label && at === 0)) row.add(line, cell, columns);
    });
    found.lines.add(line);
  }
  close();
  return found.facts.length > 0 ? found : undefined;
}

/** A table whose head begins with its mode: «IMDG | Class | Pack gr. | LQ | EmS» over «3 | II | 5 L | F-E, S-E». */
function readModeHead(lines: readonly Line[], at: number, hits: readonly Hit[]): FoundTable | undefined {
  const line = lines[at];
  const mode = line && hits.find((hit) => hit.line === at && hit.cell === 0 && hit.concept === 'mode');
  if (!line || !mode || !fills(line, mode) || line.cells.length < 4) return undefined;
  // The row below it, and what stands between: words that go on with the head.
  const to = lines.findIndex((next, index) => index > at && next.cells.length > 2);
  if (to < 0 || to > at + 3) return undefined;
  const heads = headsOf([{ ...line, cells: line.cells.slice(1) }, ...lines.slice(at + 1, to)]);
  if (heads.filter(({ head }) => head !== 'other').length < 3) return undefined;
  const columns = columnsOf(heads, [], 1);
  const modes = parseModes(line.cells[0]?.text ?? '');
  const found: FoundTable = { facts: [], lines: new Set([line]) };
  const row = new RowOfFacts<TransportConcept>();
  const values = lines[to] as Line;
  if (values.box[0] < (columns[0]?.x0 ?? 0)) return undefined;
  for (const cell of values.cells) row.add(values, cell, columns);
  for (const one of lines.slice(at + 1, to + 1)) found.lines.add(one);
  for (const [concept, passage] of row.take())
    if (concept !== 'mode' && concept !== 'other') found.facts.push({ concept, modes, passage });
  return found.facts.length > 0 ? found : undefined;
}

/** The tables of section 14 and the lines they take up. */
export function findTransportTables(lines: readonly Line[]): FoundTable {
  const hits = findLabels(lines, TRANSPORT_LABELS);
  const all: FoundTable = { facts: [], lines: new Set() };
  lines.forEach((line, index) => {
    if (all.lines.has(line)) return;
    const found = readGrid(lines, index) ?? (line.cells.length < 2 ? undefined : readTable(lines, index, hits));
    if (!found) return;
    all.facts.push(...found.facts);
    for (const taken of found.lines) all.lines.add(taken);
  });
  return all;
}

/** A table of which a line is the head, however it is arranged. */
function readTable(lines: readonly Line[], index: number, hits: readonly Hit[]): FoundTable | undefined {
  return (
    readModeRows(lines, index, hits) ??
    readModeColumns(lines, index, hits) ??
    readModeHead(lines, index, hits) ??
    readHeadOverRow(lines, index, hits) ??
    readPlainRow(lines, index)
  );
}
