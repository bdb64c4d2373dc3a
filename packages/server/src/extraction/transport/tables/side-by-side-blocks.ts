import type { Line } from '../../../documents/offline.ts';
import { ValueFinder } from '../../labels/value-finder.ts';
import type { Column } from '../../layout/table-columns.ts';
import { TRANSPORT_LABELS } from '../../lexicon/sheet-labels.ts';
import type { Mode } from '../../lexicon/transport-modes.ts';
import { factsOf, type TransportFact } from '../transport-fact.ts';

const BLOCK_LABELS = TRANSPORT_LABELS.filter(({ concept }) => concept !== 'mode');

/** What of a line stands in one column. */
function inColumn(line: Line, column: Column<unknown>): Line | undefined {
  const cells = line.cells.filter((cell) => cell.box[0] >= column.x0 - 2 && cell.box[0] < column.x1 - 2);
  const [first] = cells;
  const last = cells.at(-1);
  if (!first || !last) return undefined;
  const box = [first.box[0], line.box[1], last.box[2], line.box[3]] as const;
  return { ...line, cells, box, text: cells.map((cell) => cell.text).join('  ') };
}

/** How many lines below a head of modes go on in its columns. */
function heightOf(lines: readonly Line[], columns: readonly Column<unknown>[]): number {
  const over = lines.findIndex((line) => {
    const [first] = line.cells;
    const next = columns.find((column) => column.x0 > (first?.box[0] ?? 0) + 5);
    return !first || first.box[0] < (columns[0]?.x0 ?? 0) - 2 || (next !== undefined && first.box[2] > next.x0 + 20);
  });
  return over < 0 ? lines.length : over;
}

/**
 * Blocks of modes side by side, each with labels of its own: "DOT | IMDG" over "UN number: 1170 | UN number: 1170". Undefined
 * where only the first column has labels: that is a table.
 */
export function readSideBySide(
  lines: readonly Line[],
  columns: readonly Column<Set<Mode>>[],
): { facts: TransportFact[]; lines: Line[] } | undefined {
  const taken = lines.slice(0, heightOf(lines, columns));
  const facts: TransportFact[] = [];
  let labelled = 0;
  for (const column of columns) {
    const own = taken.flatMap((line) => inColumn(line, column) ?? []);
    const finder = ValueFinder.among(own, BLOCK_LABELS);
    if (new Set(finder.hits.map(({ concept }) => concept).filter((concept) => concept !== 'other')).size > 2)
      labelled++;
    for (const hit of finder.hits) {
      const reach = hit.concept === 'shippingName' ? 'lines' : 'row';
      facts.push(...factsOf(hit.concept, column.head, finder.find(hit, reach)));
    }
  }
  return labelled > 1 ? { facts, lines: taken } : undefined;
}
