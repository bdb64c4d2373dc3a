import type { Cell, Span } from '../../model/index.ts';

/** Fewer tokens than this are a row of initials or marks. */
const FEWEST = 6;
const SIGN = /^[\p{L}\d.,:;/&()、-]{1,2}$/u;

type Token = { readonly start: number; readonly end: number };

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** The free strip before each token, as far as pieces tell: letters of one piece stand as close as its letters do. */
function gapsOf(tokens: readonly Token[], spans: readonly Span[]): number[] {
  return tokens.map(({ start }) => {
    const at = spans.findIndex((span) => span.start === start);
    const [before, own] = [spans[at - 1], spans[at]];
    return before && own ? own.x0 - before.x1 : 0;
  });
}

/** Whether nearly every token is a letter by itself: "S E C T I O N". Kerning leaves a pair together here and there. */
function isSpaced({ text }: Cell, fewest: number): boolean {
  const tokens = tokensOf(text);
  if (tokens.length < fewest) return false;
  const words = tokens.map(({ start, end }) => text.slice(start, end));
  const single = words.filter((word) => SIGN.test(word) && word.length === 1 && /[\p{L}\d]/u.test(word));
  return (
    single.length >= 0.6 * words.length && words.every((word) => SIGN.test(word)) && /\p{L}/u.test(single.join(''))
  );
}

function closeUp(cell: Cell): Cell {
  const tokens = tokensOf(cell.text);
  const gaps = gapsOf(tokens, cell.spans);
  const known = gaps.filter((gap) => gap > 0).sort((a, b) => a - b);
  const usual = known[known.length >> 1] ?? Number.POSITIVE_INFINITY;
  let text = '';
  const moved = new Map<number, number>();
  tokens.forEach(({ start, end }, index) => {
    if (index > 0 && (gaps[index] ?? 0) > 1.7 * usual) text += ' ';
    for (let at = start; at <= end; at++) moved.set(at, text.length + at - start);
    text += cell.text.slice(start, end);
  });
  const to = (at: number) => moved.get(at) ?? 0;
  const spans = cell.spans.map((span) => ({ ...span, start: to(span.start), end: to(span.end) }));
  const { doubts, ...rest } = cell;
  return {
    ...rest,
    text,
    spans,
    ...(doubts ? { doubts: doubts.map(({ start, end }) => ({ start: to(start), end: to(end) })) } : {}),
  };
}

/**
 * The cells of a row with letters set apart joined to words: a blank stays where the strip before a letter is much wider than
 * between most letters. Where the file draws all letters in one piece, the words run together, as OCR reads them, too.
 */
export function withoutLetterSpacing(cells: readonly Cell[]): Cell[] {
  const isHeading = cells.some((cell) => isSpaced(cell, FEWEST));
  return cells.map((cell) => (isHeading && isSpaced(cell, 2) ? closeUp(cell) : cell));
}
