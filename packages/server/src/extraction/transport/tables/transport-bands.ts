import type { Line } from '../../../documents/offline.ts';
import { LEAD } from '../../labels/match-label.ts';
import { isInColumn } from '../../layout/columns.ts';
import { passageOf } from '../../layout/passage.ts';
import { bandsOf, linesOverlapping } from '../../layout/table-bands.ts';
import { type Column, columnsOf, linesOfTable, partedAtFirst } from '../../layout/table-columns.ts';
import type { TransportConcept } from '../../lexicon/sheet-labels.ts';
import { type Mode, parseModes } from '../../lexicon/transport-modes.ts';
import { factsInRemarks } from '../transport-remarks.ts';
import { modesAbove } from './transport-grids.ts';
import { cellsOfBand, conceptOf, type Hit, headsOf, labelsOver, richerHeads } from './transport-table-heads.ts';
import { type FoundTable, factsOfRow, nameOrDescription, RowOfConcepts, RowOfFacts } from './transport-table-rows.ts';

const NUMBER = /^:?\s*(?:(?:UN|ONU|ID)\s?-?)?\d{4}$/i;

/** The words of a row that stand left of its columns. */
function wordsLeftOf(band: readonly Line[], left: number): string {
  const fragments = band.flatMap((line) =>
    line.cells.filter((cell) => cell.box[0] < left).map((cell) => ({ line, cell, start: 0, end: cell.text.length })),
  );
  return passageOf(fragments).text;
}

/** Puts what stands in the columns of a row into `row`. */
function gather<T>(row: RowOfFacts<T>, band: readonly Line[], columns: readonly Column<T>[]): void {
  const left = columns[0]?.x0 ?? 0;
  for (const line of band) for (const cell of line.cells) if (cell.box[0] >= left) row.add(line, cell, columns);
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
    if (numbers.length > 1) return undefined;
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
    gather(row, band, columns);
    if (row.size === 0 || words === '') break;
    for (const [modes, passage] of row.take())
      if (concept && concept !== 'mode' && concept !== 'other')
        found.facts.push({ concept: nameOrDescription(concept, passage), modes, passage });
      else found.facts.push(...factsInRemarks(passage, modes));
    for (const line of whole) found.lines.add(line);
  }
  return new Set(found.facts.map(({ concept }) => concept)).size > 2 ? found : undefined;
}

/** The lines of a head and of the row below it: told by the space between them, else a line each. */
function headAndRow(lines: readonly Line[], at: number): (readonly Line[] | undefined)[] {
  const bands = bandsOf(lines.slice(at, at + 14));
  if (bands[1] && !hasNumber(bands[0])) return bands;
  const next = lines.slice(at + 1, at + 2);
  return hasNumber(next) ? [lines.slice(at, at + 1), next] : [];
}

const hasNumber = (band: readonly Line[] | undefined) =>
  band?.some((line) => line.cells.some((cell) => NUMBER.test(cell.text))) ?? false;

/** The lines above a head's fullest line that begin its cells of more lines. */
function linesOfHeadAbove(lines: readonly Line[], at: number): readonly Line[] {
  let start = at - linesOverlapping(lines, at).length;
  for (; start > 0; start--) {
    const [above, line] = [lines[start - 1], lines[start]];
    const isClose = above && line && above.page === line.page && line.box[1] - above.box[3] < 0.25 * line.size;
    if (!isClose || parseModes(above.text).size > 0) break;
    if (!above.cells.every((cell) => line.cells.some((one) => isInColumn(one, cell)))) break;
  }
  return lines.slice(start, at);
}

/** A head over one row of values: "UN number | Shipping name | Class" over "UN1263 | PAINT | 3", for the mode that stands above it or for all. */
export function readHeadOverRow(lines: readonly Line[], at: number, hits: readonly Hit[]): FoundTable | undefined {
  const [head, values] = headAndRow(lines, at);
  const above = linesOfHeadAbove(lines, at);
  const header = [...above, ...(head ?? [])];
  if (!head || !values || header.some((line) => line.cells.some((cell) => /:\s*\S/.test(cell.text)))) return undefined;
  const taken = new Set([...header, ...values]);
  const hasModes = hits.some((hit) => hit.concept === 'mode' && taken.has(lines[hit.line] as Line));
  const cells = cellsOfBand(values);
  const number = cells.find((cell) => NUMBER.test(cell.text));
  if (hasModes || !number || cells.length < 3) return undefined;
  const heads = richerHeads(labelsOver(cells, header), headsOf(header));
  const known = heads.filter(({ head }) => head !== 'other' && head !== 'mode');
  if (known.length < 3 || heads.find(({ x0 }) => Math.abs(x0 - number.box[0]) < 20)?.head !== 'unNumber')
    return undefined;
  const row = new RowOfFacts<TransportConcept>();
  gather(row, values, columnsOf(heads, [], 1));
  const begin = at - above.length;
  return { facts: factsOfRow(row, modesAbove(lines.slice(Math.max(0, begin - 1), begin), 1)), lines: taken };
}
