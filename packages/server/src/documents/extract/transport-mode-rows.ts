import type { Line } from '../model/index.ts';
import { type Mode, parseModes } from './lexicon/transport-modes.ts';
import { linesOverlapping } from './table-bands.ts';
import { columnsOf } from './table-columns.ts';
import { readModeBands } from './transport-bands.ts';
import type { TransportFact } from './transport-fact.ts';
import { cellFrom, type Hit, headLines, headsOf, headsOverRows, rowMode } from './transport-table-heads.ts';
import { type FoundTable, RowOfConcepts } from './transport-table-rows.ts';
import { ValueFinder } from './value-finder.ts';

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

/** A table with a row for each mode: «UN no. | Name | Class | PG» over «IMDG | UN1950 | …». */
export function readModeRows(lines: readonly Line[], at: number, hits: readonly Hit[]): FoundTable | undefined {
  const below = headLines(lines, at, hits);
  const header = below && [...linesOverlapping(lines, at), ...below];
  const end = at + (below?.length ?? 0);
  const heads = header ? (headsOverRows(lines, end, header, hits) ?? headsOf(header)) : [];
  const known = new Set(heads.map(({ head }) => head).filter((head) => head !== 'other'));
  if (!header || known.size < 3) return undefined;
  const columns = columnsOf(heads, [], 1);
  const bands = readModeBands(lines.slice(end), columns);
  if (bands) return { facts: bands.facts, lines: new Set([...header, ...bands.lines]) };
  const found: FoundTable = { facts: [], lines: new Set(header) };
  let modes: ReadonlySet<Mode> = new Set(['any']);
  const row = new RowOfConcepts();
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
  for (let index = end; index < lines.length; index++) {
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
      row.addByWords(line, cell, columns);
    }
    found.lines.add(line);
  }
  close();
  return found.facts.length > 0 ? found : undefined;
}
