import { boxOfText, type Cell, type Line } from '../../../documents/offline.ts';
import type { LabelHit } from '../../labels/labels.ts';
import { hitAt, LEAD } from '../../labels/match-label.ts';
import { beginsAt } from '../../layout/columns.ts';
import { jointBetween } from '../../layout/passage.ts';
import { bandsOf, linesOfRowBefore } from '../../layout/table-bands.ts';
import { cellFrom, columnsOf, type Head, partsByColumn } from '../../layout/table-columns.ts';
import { TRANSPORT_LABELS, type TransportConcept } from '../../lexicon/sheet-labels.ts';
import { type Mode, parseModes } from '../../lexicon/transport-modes.ts';

export type Hit = LabelHit<TransportConcept>;

/** The mode a row begins with, and where the rest of its cell begins. */
export function rowMode(line: Line, index: number, hits: readonly Hit[]): { end: number } | undefined {
  const hit = hits.find((one) => one.line === index && one.concept === 'mode' && one.cell === 0);
  if (hit) return hit;
  const first = line.cells[0]?.text ?? '';
  const named = line.cells.length > 2 && first.length < 40 && !first.includes(':') && parseModes(first).size > 0;
  return named ? { end: first.length } : undefined;
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

/** A head's words in one column, and where they stand. */
export type HeadCell = { x0: number; x1: number; text: string; cells: Cell[] };

/** The cells of a head that may run over several lines, each with the words below it. */
export function headCells(lines: readonly Line[]): HeadCell[] {
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
export function headsOf(lines: readonly Line[]): Head<TransportConcept>[] {
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
export function conceptOf(text: string): TransportConcept | undefined {
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

/** The labels of a head that ends before `end`, told apart by the columns of the rows below: in a tight head words touch. */
export function headsOverRows(
  lines: readonly Line[],
  end: number,
  header: readonly Line[],
  hits: readonly Hit[],
): Head<TransportConcept>[] | undefined {
  const rows = lines
    .slice(end, end + 12)
    .filter((line, index) => line.cells.length > 3 && rowMode(line, end + index, hits));
  const bands = bandsOf(lines.slice(end, end + 18)).filter((band) => band.some((line) => rows.includes(line)));
  const fullest = [...rows.map((row) => row.cells), ...(bands.length > 1 ? bands.map(cellsOfBand) : [])].reduce<
    readonly Cell[] | undefined
  >((best, cells) => (cells.length > (best?.length ?? 0) ? cells : best), undefined);
  return fullest && headsOver(fullest, header);
}

/** One cell for each column of a row of several lines: what begins where another cell does stands in its column. */
export function cellsOfBand(band: readonly Line[]): Cell[] {
  const cells: Cell[] = [];
  for (const cell of band.flatMap((line) => line.cells))
    if (!cells.some(({ box }) => beginsAt(box, cell.box[0]))) cells.push(cell);
  return cells.sort((left, right) => left.box[0] - right.box[0]);
}

/** The labels of a head over the cells of a row; undefined when fewer than three are known. The first column is the modes'. */
function headsOver(fullest: readonly Cell[], header: readonly Line[]): Head<TransportConcept>[] | undefined {
  const heads = labelsOver(fullest, header);
  return heads.filter(({ head }) => head !== 'other').length < 3 ? undefined : heads.slice(1);
}

/** What a head says over each cell of a row. */
export function labelsOver(fullest: readonly Cell[], header: readonly Line[]): Head<TransportConcept>[] {
  const columns = columnsOf(
    fullest.map((cell, index) => ({ x0: cell.box[0], head: index })),
    [],
    1,
  );
  const texts = fullest.map(() => '');
  for (const line of header) {
    for (const cell of line.cells.flatMap(runsOf)) {
      for (const { column, fragment } of partsByColumn(line, cell, columns)) {
        const words = cell.text.slice(fragment.start, fragment.end).trim();
        const before = texts[column.head] ?? '';
        texts[column.head] = before === '' ? words : before + jointBetween(before, words) + words;
      }
    }
  }
  return fullest.map((cell, index) => ({
    x0: cell.box[0],
    head: conceptOf((texts[index] ?? '').replace(LEAD, '')) ?? ('other' as const),
  }));
}

/** The lines from `at` to the first row of a mode, when they can be a head. */
export function headLines(lines: readonly Line[], at: number, hits: readonly Hit[]): Line[] | undefined {
  const first = lines[at];
  for (let index = at; first && index < Math.min(at + 9, lines.length); index++) {
    const line = lines[index];
    if (!line) return undefined;
    const named = line.cells.length > 1 && rowMode(line, index, hits);
    if (named) {
      // A name may begin above the line of its mode.
      const header = lines.slice(at, index);
      return header.length === 0 ? undefined : header.slice(0, header.length - linesOfRowBefore(lines, at, index));
    }
    // "Environmental hazard: | …": a label with its value.
    const isLabelled = line.cells.length === 2 && /:\s*$/.test(line.cells[0]?.text ?? '');
    if (isLabelled || line.cells.some((cell) => /:\s*\S/.test(cell.text))) return undefined;
  }
  return undefined;
}

/** Of two readings of a head the one with more known labels; the first when they have as many. */
export function richerHeads(
  one: readonly Head<TransportConcept>[],
  other: readonly Head<TransportConcept>[],
): readonly Head<TransportConcept>[] {
  const known = (heads: readonly Head<TransportConcept>[]) =>
    new Set(heads.map(({ head }) => head).filter((head) => head !== 'other')).size;
  return known(other) > known(one) ? other : one;
}

/** Whether a label is all there is in its cell. */
export function fills(line: Line, hit: Hit): boolean {
  return hit.start < 4 && (line.cells[hit.cell]?.text.slice(hit.end).trim() ?? '') === '';
}

/** What a cell's words are the label of, when they are nothing else; a word may be broken over two lines, with a hyphen or without. */
export function labelOf(text: string | undefined): TransportConcept | undefined {
  for (const words of text ? [text, text.replace(/(\p{L})-(?=\p{Ll})/gu, '$1'), text.replaceAll(' ', '')] : []) {
    const hit = hitAt({ line: 0, cell: 0 }, words, LEAD.exec(words)?.[0].length ?? 0, TRANSPORT_LABELS);
    if (hit && hit.end >= words.length) return hit.concept as TransportConcept;
  }
  return undefined;
}

/** The modes that a heading above a grid or a row names by itself. */
export function modesAbove(lines: readonly Line[], at: number): ReadonlySet<Mode> {
  for (const line of lines.slice(0, at).reverse())
    if (line.cells.length === 1 && labelOf(line.text) === 'mode') return parseModes(line.text);
  return new Set(['any']);
}
