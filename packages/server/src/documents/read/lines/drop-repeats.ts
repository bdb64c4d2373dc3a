import type { TextPiece } from '../pdf/pdf-text-pieces.ts';

/** A character at its place. */
type Sign = { readonly text: string; readonly index: number; readonly x0: number; readonly x1: number };

const WIDE = /[\u1100-\u11ff\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af\uff00-\uffef]/;
const NARROW = /[ijlI.,:;|'!()[\]frt\s/-]/;

/** About how wide a character is beside the others of its piece. */
function weightOf(sign: string): number {
  if (WIDE.test(sign)) return 1;
  if (NARROW.test(sign)) return 0.3;
  return /[mwMW@%]/.test(sign) ? 0.85 : /\p{Lu}/u.test(sign) ? 0.68 : 0.55;
}

/** The characters of a piece that are seen, each about where it stands. */
function signsOf({ text, box }: TextPiece): Sign[] {
  const signs = [...text];
  const weights = signs.map(weightOf);
  const scale = (box[2] - box[0]) / weights.reduce((sum, one) => sum + one, 0.001);
  let x = box[0];
  let index = 0;
  return signs.flatMap((sign, at) => {
    const placed = { text: sign, index, x0: x, x1: x + (weights[at] ?? 0) * scale };
    x = placed.x1;
    index += sign.length;
    return sign.trim() === '' ? [] : [placed];
  });
}

/** How far a character may stand from where its piece's width says: half a type size, more in long pieces of uneven letters. */
function slackOf(piece: TextPiece, other: TextPiece): number {
  const widest = Math.max(piece.box[2] - piece.box[0], other.box[2] - other.box[0]);
  return Math.min(1.5 * piece.size, 0.35 * piece.size + 0.03 * widest);
}

function sharedWidth(a: TextPiece, b: TextPiece): number {
  return Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0]);
}

/** How many of the piece's first characters are drawn already, at the same place. */
function repeatedSigns(piece: TextPiece, signs: readonly Sign[], under: readonly TextPiece[]): number {
  const drawn = under.flatMap((other) => {
    const slack = slackOf(piece, other);
    return signsOf(other).map((sign) => ({ ...sign, slack, isTaken: false }));
  });
  for (const [count, sign] of signs.entries()) {
    const repeated = drawn.find(
      (one) => !one.isTaken && one.text === sign.text && Math.abs(one.x0 + one.x1 - sign.x0 - sign.x1) < 2 * one.slack,
    );
    if (!repeated) return count;
    repeated.isTaken = true;
  }
  return signs.length;
}

/**
 * The pieces of a row, from left to right, without what only repeats at the same place what is drawn already: bold type and
 * shadows are made by drawing text again, a little apart, whole or in other pieces. Pieces drawn again are marked.
 */
export function withoutRepeats(pieces: readonly TextPiece[]): TextPiece[] {
  const kept: TextPiece[] = [];
  for (const piece of [...pieces].sort((a, b) => a.box[0] - b.box[0] || b.box[2] - a.box[2])) {
    const isUnder = (other: TextPiece) =>
      sharedWidth(other, piece) > 0.1 * piece.size && Math.abs(other.size - piece.size) < 0.2 * piece.size;
    const under = kept.filter(isUnder);
    if (under.length === 0) {
      kept.push(piece);
      continue;
    }
    const signs = signsOf(piece);
    const repeated = repeatedSigns(piece, signs, under);
    const shared = Math.max(...under.map((other) => other.box[2])) - piece.box[0];
    const last = signs[repeated - 1];
    // Letters that stand side by side touch; those drawn again lie upon each other.
    const isRepeat = last !== undefined && shared > 0.4 * (last.x1 - piece.box[0]);
    if (!isRepeat) {
      kept.push(piece);
      continue;
    }
    for (const other of under) kept[kept.indexOf(other)] = { ...other, interrupted: true };
    if (signs[repeated]) kept.push(withoutBeginning(piece, last, piece.box[0] + shared));
  }
  return kept;
}

/** What a piece adds to those that its first characters repeat, which end at `x0`. */
function withoutBeginning(piece: TextPiece, last: Sign, x0: number): TextPiece {
  const { doubts: _, ...rest } = piece;
  const text = piece.text.slice(last.index + last.text.length);
  return { ...rest, text, box: [x0, piece.box[1], piece.box[2], piece.box[3]], interrupted: true };
}

/** Fewer letters than this can be pairs by chance; as many different ones tell text from a row of dots. */
const FEWEST_PAIRED = 8;
const FEWEST_DIFFERENT = 3;

/** Pieces drawn one after another on one line. */
function runsOf(pieces: readonly TextPiece[]): TextPiece[][] {
  const runs: TextPiece[][] = [];
  for (const piece of pieces) {
    const last = runs.at(-1)?.[0];
    if (last && Math.abs(last.box[3] - piece.box[3]) < 0.2 * piece.size) runs.at(-1)?.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

/** Whether letters are drawn twice each, one pair after another. */
function isPaired(letters: readonly string[]): boolean {
  return (
    letters.length >= FEWEST_PAIRED &&
    letters.length % 2 === 0 &&
    letters.every((letter, index) => index % 2 === 1 || letter === letters[index + 1]) &&
    new Set(letters).size >= FEWEST_DIFFERENT
  );
}

/**
 * The pieces of a page, in drawing order, with one of each two letters where every letter is drawn twice before the next one. The
 * PDF reader joins the second of a pair with the next letter, and narrow pairs with each other, so places do not tell them apart.
 */
export function withoutPairedLetters(pieces: readonly TextPiece[]): TextPiece[] {
  return runsOf(pieces).flatMap((run) => {
    const signs = run.map(signsOf);
    if (!isPaired(signs.flatMap((own) => own.map(({ text }) => text)))) return run;
    let count = 0;
    return run.flatMap((piece, at) => {
      const kept = (signs[at] ?? []).filter(() => count++ % 2 === 0);
      const [first, last] = [kept[0], kept.at(-1)];
      if (!first || !last) return [];
      const blankBefore = (index: number) => (/\s/.test(piece.text[index - 1] ?? '') ? ' ' : '');
      const text = kept.map((sign) => blankBefore(sign.index) + sign.text).join('');
      return [
        { ...piece, text, interrupted: true as const, box: [first.x0, piece.box[1], last.x1, piece.box[3]] as const },
      ];
    });
  });
}
