import type { Line } from '../../../documents/offline.ts';
import { findLabels } from '../../labels/find-labels.ts';
import { columnsOf } from '../../layout/table-columns.ts';
import { TRANSPORT_LABELS, type TransportConcept } from '../../lexicon/sheet-labels.ts';
import { parseModes } from '../../lexicon/transport-modes.ts';
import { readHeadOverRow } from './transport-bands.ts';
import { readGrid } from './transport-grids.ts';
import { readModeColumns } from './transport-mode-columns.ts';
import { readModeRows } from './transport-mode-rows.ts';
import { readPlainRow } from './transport-plain-rows.ts';
import { fills, type Hit, headsOf } from './transport-table-heads.ts';
import { type FoundTable, RowOfFacts } from './transport-table-rows.ts';

/** A table whose head begins with its mode: "IMDG | Class | Pack gr. | LQ | EmS" over "3 | II | 5 L | F-E, S-E". */
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
