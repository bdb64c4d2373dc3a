import type { Line } from '../../../documents/offline.ts';
import { LEAD } from '../../labels/match-label.ts';
import { passageOf } from '../../layout/passage.ts';
import { bandsOf } from '../../layout/table-bands.ts';
import { type Column, linesOfTable, partedAtFirst } from '../../layout/table-columns.ts';
import type { TransportConcept } from '../../lexicon/sheet-labels.ts';
import { type Mode, parseModes } from '../../lexicon/transport-modes.ts';
import { findNotRegulated, saysNothing } from '../../values/parse-negation.ts';
import { conceptOf } from './transport-table-heads.ts';
import { type FoundTable, factsOfCell, factsOfRow, NUMBER, RowOfConcepts, RowOfFacts } from './transport-table-rows.ts';

/** The words of a row that stand left of its columns. */
function wordsLeftOf(band: readonly Line[], left: number): string {
  const fragments = band.flatMap((line) =>
    line.cells.filter((cell) => cell.box[0] < left).map((cell) => ({ line, cell, start: 0, end: cell.text.length })),
  );
  return passageOf(fragments).text;
}

/** Whether lines are rows of their own, though they stand as close as one: modes that are each denied on their own line. */
function holdsRows(band: readonly Line[]): boolean {
  const named = band.filter(({ cells: [first, second] }) => first && second && parseModes(first.text).size > 0);
  const isDenied = ({ cells: [, answer] }: Line) =>
    answer !== undefined && (saysNothing(answer.text) || findNotRegulated(answer.text) !== undefined);
  return named.length > 1 && named.some(isDenied);
}

/**
 * The rows of a table with a row for each mode, told by the space between them: names and modes may stand higher or lower than
 * the rest of their row. Undefined where rows stand too close to be told apart.
 */
export function readModeBands(
  lines: readonly Line[],
  columns: readonly Column<TransportConcept>[],
): FoundTable | undefined {
  const left = columns[0]?.x0 ?? 0;
  const found: FoundTable = { facts: [], lines: new Set() };
  let rows = 0;
  for (const band of bandsOf(linesOfTable(lines, columns))) {
    const modes = parseModes(wordsLeftOf(band, left));
    const numbers = band.flatMap((line) => line.cells).filter((cell) => NUMBER.test(cell.text));
    if (modes.size === 0) break;
    if (numbers.length > 1 || holdsRows(band)) return undefined;
    const row = new RowOfConcepts();
    for (const line of band)
      for (const cell of line.cells)
        if (cell.box[0] >= left) row.addByWords(line, cell, columns);
        else row.addNumberBehind(line, cell);
    found.facts.push(...factsOfRow(row, modes));
    for (const line of band) found.lines.add(line);
    rows++;
  }
  return rows > 1 ? found : undefined;
}

/** What a row's words are the label of, also where a word is broken over two lines without a hyphen. */
function conceptOfRow(words: string): TransportConcept | undefined {
  const known = conceptOf(words);
  if (known) return known;
  const blanks = [...words.matchAll(/(?<=\p{L}) (?=\p{Ll})/gu)].map(({ index }) => index);
  return blanks.map((at) => conceptOf(words.slice(0, at) + words.slice(at + 1))).find(Boolean);
}

/** The rows of a table with a column for each mode and labels left of them, told by the space between them. */
export function readColumnBands(
  lines: readonly Line[],
  columns: readonly Column<Set<Mode>>[],
  labels: ReadonlyMap<Line, TransportConcept>,
): FoundTable | undefined {
  const left = columns[0]?.x0 ?? 0;
  const found: FoundTable = { facts: [], lines: new Set() };
  for (const whole of bandsOf(lines)) {
    // Rows that stand too close to be told apart.
    if (new Set(whole.flatMap((line) => labels.get(line) ?? [])).size > 1) return undefined;
    const band = whole.map((line) => partedAtFirst(line, columns));
    const words = wordsLeftOf(band, left);
    const concept = conceptOfRow(words.replace(LEAD, ''));
    const row = new RowOfFacts<Set<Mode>>();
    row.gather(band, columns);
    if (row.size === 0 || words === '') break;
    for (const [modes, passage] of row.take()) found.facts.push(...factsOfCell(concept, modes, passage));
    for (const line of whole) found.lines.add(line);
  }
  return new Set(found.facts.map(({ concept }) => concept)).size > 2 ? found : undefined;
}
