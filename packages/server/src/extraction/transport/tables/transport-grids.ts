import type { Line } from '../../../documents/offline.ts';
import { beginsAt } from '../../layout/columns.ts';
import type { Passage } from '../../layout/passage.ts';
import { bandsOf } from '../../layout/table-bands.ts';
import { type Column, columnsOf } from '../../layout/table-columns.ts';
import type { TransportConcept } from '../../lexicon/sheet-labels.ts';
import { type Mode, parseModes } from '../../lexicon/transport-modes.ts';
import { factsOf } from '../transport-fact.ts';
import { labelOf, modesAbove } from './transport-table-heads.ts';
import { type FoundTable, RowOfFacts } from './transport-table-rows.ts';

/** How many lines a grid has at most. */
const MOST_LINES = 30;

/** Where the cells of these rows begin, left to right. */
function leftsOf(bands: readonly (readonly Line[])[]): number[] {
  const lefts: number[] = [];
  for (const cell of bands.flatMap((band) => band.flatMap((line) => line.cells)))
    if (!lefts.some((left) => beginsAt(cell.box, left))) lefts.push(cell.box[0]);
  return lefts.sort((one, other) => one - other);
}

/** The passages of one row by the number of their column. */
function rowOf(band: readonly Line[], columns: readonly Column<number>[]): Map<number, Passage> {
  const row = new RowOfFacts<number>();
  row.gather(band, columns);
  return new Map(row.take());
}

/** The modes that a value's label names itself, else those of the grid. */
function modesOf(concept: TransportConcept | undefined, label: string, modes: ReadonlySet<Mode>): ReadonlySet<Mode> {
  const named = concept === 'marinePollutant' || concept === 'environment' ? new Set<Mode>() : parseModes(label);
  return named.size > 0 ? named : modes;
}

/**
 * A grid of labels with their values right of them, two pairs or three in a row: "UN number | 1263 | Class | 3" over "Shipping name |
 * PAINT | Packing group | II". Its rows are told by the space between them, so cells may stand at any height of their row.
 */
export function readGrid(lines: readonly Line[], at: number): FoundTable | undefined {
  const bands = bandsOf(lines.slice(at, at + MOST_LINES));
  // In a narrow row a label may touch its value: the next ones tell the columns.
  const lefts = [2, 3, 4]
    .map((rows) => leftsOf(bands.slice(0, rows)))
    .find(({ length }) => length === 4 || length === 6);
  if (!lefts) return undefined;
  const columns = columnsOf(
    lefts.map((x0, head) => ({ x0, head })),
    [],
    1,
  );
  const found: FoundTable = { facts: [], lines: new Set() };
  const modes = modesAbove(lines, at);
  let pairs = 0;
  for (const band of bands) {
    if (leftsOf([band]).some((left) => !lefts.some((one) => Math.abs(one - left) < 6))) break;
    const row = rowOf(band, columns);
    const labels = lefts.map((_, index) => labelOf(row.get(index)?.text));
    // Rows that cannot be told apart, or words that are no label: what follows is something else.
    const isRow = labels.every(
      (label, index) => label !== 'mode' && (index % 2 === 0 ? label || !row.has(index) : !label),
    );
    const count = labels.filter(Boolean).length;
    if (!isRow || count === 0) break;
    if (count > 1) pairs++;
    labels.forEach((concept, index) => {
      const own = modesOf(concept, row.get(index)?.text ?? '', modes);
      found.facts.push(...factsOf(concept, own, row.get(index + 1)));
    });
    for (const line of band) found.lines.add(line);
  }
  return pairs > 1 ? found : undefined;
}
