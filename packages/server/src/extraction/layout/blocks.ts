import { type Box, type Line, unionOf } from '../../documents/offline.ts';
import { type Fragment, jointBetween, type Passage, passageOf } from './passage.ts';

/** A cell of a page, or the lines of a sentence that runs on below it in its column. */
export type Block = {
  readonly passage: Passage;
  readonly box: Box;
  readonly page: number;
  /** Height of its type, in points. */
  readonly size: number;
};

/** A number or a bullet that begins a sentence of a list. */
const LIST_LEAD =
  /^\s*(?:\d{1,2}[.、)](?!\d)|[(]?[一二三四五六七八九十a-z\d]{1,2}[)]|[一二三四五六七八九十]{1,2}[、.]|[·•●▪■□☐☑☒])/;
/** A label with its colon, in one language or two: what goes on with nothing above it. */
const LABELLED = /^(?:[^\s:,;。]{2,16}|[\p{Lu}\p{Lo}][^:,;。\d]{1,40}):(?!\d)/u;
/** A sentence is over, or a label asks for a value. */
const FINISHED = /(?:[。;；:!?]|\bNo\.|编号|號碼|号码)\s*$/;

type Place = { readonly line: Line; readonly index: number; readonly fragments: readonly Fragment[] };

const fragmentsOf = (line: Line): Fragment[][] =>
  line.cells.map((cell) => [{ line, cell, start: 0, end: cell.text.length }]);

const boxOf = (fragments: readonly Fragment[]) => unionOf(fragments.map(({ cell }) => cell.box));

/** Whether a line of several cells is one that justified setting drove apart: it is as wide as others of one cell, and the next goes on below it. */
function isDrivenApart(line: Line, next: Line | undefined, lines: readonly Line[]): boolean {
  if (line.cells.length < 2 || next?.cells.length !== 1 || next.page !== line.page) return false;
  const sameEdge = Math.abs(next.box[0] - line.box[0]) < line.size;
  const isFull = lines.some(
    (one) =>
      one.cells.length === 1 &&
      one.page === line.page &&
      Math.abs(one.box[0] - line.box[0]) < 0.2 * line.size &&
      Math.abs(one.box[2] - line.box[2]) < 0.2 * line.size,
  );
  return sameEdge && isFull && next.box[1] - line.box[3] < 1.3 * line.size;
}

/** How far right the lines go that begin at about this place. */
function columnEdge(places: readonly Place[], place: Place): number {
  const left = boxOf(place.fragments)[0];
  const own = places.filter(
    ({ line, fragments }) =>
      line.page === place.line.page && Math.abs(boxOf(fragments)[0] - left) < 2.6 * place.line.size,
  );
  return Math.max(...own.map(({ fragments }) => boxOf(fragments)[2]));
}

/** Whether something stands left of a place in its line: it may be a row of a table. */
const hasLeft = ({ line, fragments }: Place) => line.cells[0] !== fragments[0]?.cell;

/** Whether a place goes on with what stands at another, one line further down. */
function goesOn(above: Place, below: Place, edge: number): boolean {
  const [a, b] = [boxOf(above.fragments), boxOf(below.fragments)];
  const { size } = above.line;
  const indent = a[0] - b[0];
  const [upper, text] = [passageOf(above.fragments).text, passageOf(below.fragments).text];
  const hanging = LIST_LEAD.test(upper) ? 1.8 * size : 0.6 * size;
  // A title in capitals over a line that is not.
  if (/^[A-Z\d\W]+$/.test(upper) && /[a-z]/.test(text)) return false;
  return (
    below.line.page === above.line.page &&
    !(hasLeft(above) && hasLeft(below)) &&
    a[2] - a[0] > 13 * size &&
    a[2] > edge - 1.6 * size &&
    indent > -hanging &&
    indent < 2.6 * size &&
    b[1] - a[3] < 1.2 * size &&
    !FINISHED.test(upper) &&
    !LIST_LEAD.test(text) &&
    !LABELLED.test(text)
  );
}

/** The words of blocks that stand below each other in a cell as one text, without the hyphens at their ends. */
export const wordsOf = (lines: readonly Block[]): string =>
  lines.reduce((text, { passage }) => {
    const own = passage.text.trim();
    if (/\p{L}-$/u.test(text) && /^\p{Ll}/u.test(own)) return text.slice(0, -1) + own;
    return text + (text === '' ? '' : jointBetween(text, own)) + own;
  }, '');

/** The blocks of a text, in reading order: sentences that run over several lines are joined, columns and labels stay apart. */
export function blocksOf(lines: readonly Line[], isLabel: (text: string) => boolean): Block[] {
  const places = lines.flatMap((line, index): Place[] => {
    const cells = fragmentsOf(line);
    const parts = isDrivenApart(line, lines[index + 1], lines) ? [cells.flat()] : cells;
    return parts.map((fragments) => ({ line, index, fragments }));
  });
  const taken = new Set<Place>();
  const blocks: Block[] = [];
  for (const place of places) {
    if (taken.has(place)) continue;
    const chain = [place];
    for (let last: Place | undefined = place; last; ) {
      const above: Place = last;
      const edge = columnEdge(places, above);
      last = places.find(
        (one) =>
          one.index === above.index + 1 &&
          !taken.has(one) &&
          goesOn(above, one, edge) &&
          !isLabel(passageOf(one.fragments).text),
      );
      if (last) {
        taken.add(last);
        chain.push(last);
      }
    }
    const fragments = chain.flatMap((one) => one.fragments);
    const passage = passageOf(fragments);
    if (passage.text !== '')
      blocks.push({ passage, box: boxOf(fragments), page: place.line.page, size: place.line.size });
  }
  return blocks;
}
