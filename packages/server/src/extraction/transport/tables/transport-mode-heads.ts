import { boxOfText, type Line } from '../../../documents/offline.ts';
import { linesOverlapping } from '../../layout/table-bands.ts';
import { cellFrom, type Head } from '../../layout/table-columns.ts';
import { type Mode, parseModes } from '../../lexicon/transport-modes.ts';
import { wordsOf } from '../../lexicon/words.ts';
import { type HeadCell, type Hit, headCells, labelOf } from './transport-table-heads.ts';

/** The heads of columns that each stand for a mode, and the lines that they take up. */
export type ModeHeads = { readonly heads: readonly Head<Set<Mode>>[]; readonly lines: readonly Line[] };

/** The column of a country's own rules beside those of the sea and the air. */
const NATIONAL = new RegExp(`^(?:${wordsOf('national')})(?:${wordsOf('national-rules')})?$`);

/** How many lines a head has at most. */
const MOST_LINES = 4;

/** Whether a line goes on with the heads above it: "Sea transport" over "(IMDG)". */
function continuesHead(line: Line | undefined, above: Line, left: number): line is Line {
  if (!line || line.page !== above.page || line.box[1] - above.box[3] > 0.5 * above.size || line.box[0] < left - 5)
    return false;
  return line.cells.every(({ text }) => /^\(\D|^[^()\s]{1,12}\)$/.test(text) || labelOf(text) === 'mode');
}

/** Where the words of a tight head stand apart: above the cells of the fullest of the next lines. */
function partedAbove(line: Line, below: readonly Line[]): Line {
  const fullest = below.reduce<Line | undefined>(
    (best, one) => (one.cells.length > (best?.cells.length ?? line.cells.length) ? one : best),
    undefined,
  );
  const cells = line.cells.flatMap((cell) => {
    const cuts = [...cell.text.matchAll(/(?<=\s)\S+/g)]
      .map(({ index }) => index)
      .filter((index) => {
        const [x0] = boxOfText(cell, index, index + 1);
        return fullest?.cells.some(({ box }) => Math.abs(box[0] - x0) < 1.5);
      });
    return [0, ...cuts].map((start, at) => cellFrom(cell, start, (cuts[at] ?? cell.text.length + 1) - 1));
  });
  return cells.length > line.cells.length ? { ...line, cells } : line;
}

function modesOf({ text }: HeadCell): Set<Mode> {
  return NATIONAL.test(text) ? new Set(['road']) : parseModes(text);
}

/**
 * The modes that a line names, each in a cell of its own, which may go on in the lines below: "Land | Sea | Air" over
 * "(ADR) | (IMDG) | (IATA)". What stands right of the first mode heads a column, too, though it names none.
 */
export function modeHeads(lines: readonly Line[], at: number, hits: readonly Hit[]): ModeHeads | undefined {
  const line = lines[at];
  const own = hits.filter((hit) => hit.line === at && hit.concept === 'mode');
  if (!line || line.cells.length < 2 || own.length === 0) return undefined;
  // "ADR: | 1263 | IMDG: | 1263": modes with their values are no head.
  const named = new Set(own.map((hit) => hit.cell));
  if (own.every((hit) => hit.closed && line.cells[hit.cell + 1] && !named.has(hit.cell + 1))) return undefined;
  const left = line.cells.find(({ text }, index) => index > 0 || parseModes(text).size > 0)?.box[0] ?? 0;
  const taken = [...linesOverlapping(lines, at).filter((above) => above.box[0] > left - 5), line];
  while (taken.length < MOST_LINES) {
    const next = lines[lines.indexOf(taken.at(-1) ?? line) + 1];
    if (!continuesHead(next, taken.at(-1) ?? line, left)) break;
    taken.push(next);
  }
  const below = lines.slice(lines.indexOf(taken.at(-1) ?? line) + 1).slice(0, 3);
  const cells = headCells(taken.map((one) => (one === line ? partedAbove(one, below) : one)));
  const first = cells.findIndex((cell) => modesOf(cell).size > 0);
  if (cells.filter((cell) => labelOf(cell.text) === 'mode').length < 2) return undefined;
  const columns = cells.slice(first).map((cell) => ({ x0: cell.x0, head: modesOf(cell) }));
  return { heads: columns, lines: taken };
}
