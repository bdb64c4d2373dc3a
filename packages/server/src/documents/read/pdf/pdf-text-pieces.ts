import type { Box, Doubt } from '../../model/index.ts';

/** A piece of text as a PDF draws it, upright, in points from the page's top left. */
export type TextPiece = {
  text: string;
  box: Box;
  size: number;
  /** Characters of the text, leading blanks not counted, that OCR could not be sure of. */
  doubts?: readonly Doubt[];
  /** Drawn more than once at the same place, or with the mark of a note behind it. */
  interrupted?: true;
  /** A small raised figure behind other text. */
  raised?: true;
  /** Raised marks of notes behind it, which are no pieces of their own. */
  noteMarks?: readonly string[];
};

/** What pdfjs gives of one text item (its `TextItem`), as far as we use it. */
export type RawItem = { str: string; transform: number[]; width: number; height: number };

type Placed = TextPiece & { quarter: number; oblique: boolean };

/** Text further than this from upright or lying (radians) runs across the page: a watermark, unless most of the page is set so. */
const OBLIQUE = 0.09;

/** The quarter turn (0 to 3) that a text direction is nearest to. */
function quarterOf(a: number, b: number): number {
  return (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4;
}

/** How far a text direction is from the quarter turn it is nearest to, in radians. */
function obliquityOf(a: number, b: number): number {
  const turns = Math.atan2(b, a) / (Math.PI / 2);
  return Math.abs(turns - Math.round(turns)) * (Math.PI / 2);
}

/** Multiplies two PDF matrices [a b c d e f]: first `inner`, then `outer`. */
function multiply(outer: readonly number[], inner: readonly number[]): number[] {
  const [a1 = 1, b1 = 0, c1 = 0, d1 = 1, e1 = 0, f1 = 0] = outer;
  const [a2 = 1, b2 = 0, c2 = 0, d2 = 1, e2 = 0, f2 = 0] = inner;
  return [
    a1 * a2 + c1 * b2,
    b1 * a2 + d1 * b2,
    a1 * c2 + c1 * d2,
    b1 * c2 + d1 * d2,
    a1 * e2 + c1 * f2 + e1,
    b1 * e2 + d1 * f2 + f1,
  ];
}

function placeItem(item: RawItem, viewport: readonly number[]): Placed | undefined {
  if (item.str.trim() === '') return undefined;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = multiply(viewport, item.transform);
  const size = Math.hypot(c, d) || Math.hypot(a, b);
  if (!(size > 0.5) || !Number.isFinite(e) || !Number.isFinite(f)) return undefined;
  const quarter = quarterOf(a, b);
  const up = size * 0.8;
  const down = size * 0.2;
  const box: Box =
    quarter === 0
      ? [e, f - up, e + item.width, f + down]
      : quarter === 1
        ? [e - down, f, e + up, f + item.width]
        : quarter === 2
          ? [e - item.width, f - down, e, f + up]
          : [e - up, f - item.width, e + down, f];
  return { text: item.str, box, size, quarter, oblique: obliquityOf(a, b) > OBLIQUE };
}

/** Turns a box by `quarter` turns against the text's direction, so that the text runs from left to right. */
function uprightBox(box: Box, quarter: number, page: { width: number; height: number }): Box {
  const [x0, y0, x1, y1] = box;
  if (quarter === 1) return [y0, page.width - x1, y1, page.width - x0];
  if (quarter === 2) return [page.width - x1, page.height - y1, page.width - x0, page.height - y0];
  if (quarter === 3) return [page.height - y1, x0, page.height - y0, x1];
  return box;
}

/**
 * The upright pieces of a page in drawing order. When most of the text is turned, the page is turned with it;
 * text in other directions (watermarks, notes in the margin) is left out.
 */
export function piecesOf(
  items: readonly RawItem[],
  viewport: readonly number[],
  page: { width: number; height: number },
): { pieces: TextPiece[]; width: number; height: number; quarters: number } {
  const placed: Placed[] = [];
  const weight = [0, 0, 0, 0];
  for (const item of items) {
    const piece = placeItem(item, viewport);
    if (!piece) continue;
    placed.push(piece);
    weight[piece.quarter] = (weight[piece.quarter] ?? 0) + piece.text.length;
  }
  const main = weight.indexOf(Math.max(...weight));
  const lengthOf = (some: readonly Placed[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  const isAskew = lengthOf(placed.filter(({ oblique }) => oblique)) > 0.5 * lengthOf(placed);
  const pieces: TextPiece[] = [];
  for (const { text, box, size, quarter, oblique } of placed) {
    if (quarter === main && (isAskew || !oblique)) pieces.push({ text, box: uprightBox(box, main, page), size });
  }
  const turned = main % 2 === 1;
  return {
    pieces,
    width: turned ? page.height : page.width,
    height: turned ? page.width : page.height,
    quarters: (4 - main) % 4,
  };
}
