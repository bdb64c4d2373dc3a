import type { TextPiece } from '../pdf/pdf-text-pieces.ts';

type Size = { readonly width: number; readonly height: number };

/** A page this much wider than high can hold two pages. */
const WIDE = 1.2;
/** The free strip between two pages, as a share of the page's width. */
const GUTTER = 0.035;
/** Fewer pieces than this are not a page. */
const FEWEST = 12;
const PAGE_NUMBER = /^(?:page|seite|第)?\s*\d{1,3}\s*(?:页|頁|(?:\/|of|von|共)\s*\d{1,3}\s*(?:页|頁)?)?$/i;

const middleOf = ({ box }: TextPiece) => (box[1] + box[3]) / 2;

/** The middle of the strip near the page's middle that no text enters; undefined when there is none. */
function gutterOf(pieces: readonly TextPiece[], { width }: Size): number | undefined {
  const near = pieces
    .map(({ box }) => [box[0], box[2]] as const)
    .filter(([, x1]) => x1 > 0.3 * width)
    .sort((a, b) => a[0] - b[0]);
  let right = 0.3 * width;
  for (const [x0, x1] of near) {
    const middle = (x0 + right) / 2;
    if (x0 - right > GUTTER * width && middle > 0.42 * width && middle < 0.58 * width) return middle;
    right = Math.max(right, x1);
  }
  return undefined;
}

/** How many of the right half's pieces are on a line with one of the left half's. */
function alignedShare(left: readonly TextPiece[], right: readonly TextPiece[]): number {
  const rows = left.map(middleOf);
  const aligned = right.filter((piece) => rows.some((row) => Math.abs(row - middleOf(piece)) < 0.25 * piece.size));
  return aligned.length / right.length;
}

/** Whether the lowest text of a half is a page number. */
function isNumbered(half: readonly TextPiece[], height: number): boolean {
  return half.some((piece) => piece.box[1] > 0.85 * height && PAGE_NUMBER.test(piece.text.trim()));
}

/**
 * The pieces of each page on a sheet of paper: two lists where two pages lie side by side, else one. Two columns of one page, or a table
 * across, share their lines; two pages do not, or each has its number.
 */
export function pagesOnSheet(pieces: readonly TextPiece[], size: Size): (readonly TextPiece[])[] {
  if (size.width < WIDE * size.height) return [pieces];
  const gutter = gutterOf(pieces, size);
  if (gutter === undefined) return [pieces];
  const left = pieces.filter(({ box }) => box[2] <= gutter);
  const right = pieces.filter(({ box }) => box[2] > gutter);
  if (left.length < FEWEST || right.length < FEWEST) return [pieces];
  const apart = alignedShare(left, right) < 0.5;
  const numbered = isNumbered(left, size.height) && isNumbered(right, size.height);
  return apart || numbered ? [left, right] : [pieces];
}
