import type { Line } from '../../../documents/offline.ts';
import { findLabels } from '../../labels/find-labels.ts';
import { TRANSPORT_LABELS } from '../../lexicon/sheet-labels.ts';
import { readGrid } from './transport-grids.ts';
import { readModeColumns } from './transport-mode-columns.ts';
import { readModeRows } from './transport-mode-rows.ts';
import { readSingleRow } from './transport-single-rows.ts';
import type { Hit } from './transport-table-heads.ts';
import type { FoundTable } from './transport-table-rows.ts';

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
  return readModeRows(lines, index, hits) ?? readModeColumns(lines, index, hits) ?? readSingleRow(lines, index, hits);
}
