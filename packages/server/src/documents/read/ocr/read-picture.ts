import type { Line, PageView } from '../../model/index.ts';
import { foldCharacters } from '../lines/fold-characters.ts';
import { linesOfPieces } from '../lines/lines-of-pieces.ts';
import { pagesOnSheet } from '../lines/two-pages.ts';
import type { TextPiece } from '../pdf/pdf-text-pieces.ts';
import { detectText } from './detect-text.ts';
import { isUpsideDown, liesOnItsSide } from './find-turn.ts';
import type { OcrModels } from './models.ts';
import { type Cut, type Picture, straightenPicture, turnPicture } from './picture.ts';
import type { ReadCharacter } from './read-character.ts';
import { recogniseText } from './recognise-text.ts';

/** What OCR made of a picture: its lines in points, and the size of the upright page in points. */
export type ReadPicture = { lines: Line[]; width: number; height: number; view: PageView };

const LATIN = /[A-Za-z0-9,.;:)(%]/;
/** Of characters the model is less sure of than this, or in lines it is less sure of, four in ten were wrong. */
const [SURE_CHARACTER, SURE_LINE] = [0.5, 0.8] as const;
/** A step from one character to the next wider than this many type sizes holds a blank that the model left out. */
const WIDE_STEP = 1.7;

/** A word, the middles of its first and last character along the line, 0 to 1, and where white on either side ends and begins. */
type Word = {
  text: string;
  from: number;
  to: number;
  start?: number;
  end?: number;
  doubts: { start: number; end: number }[];
};

/** How sure the model is of characters, on average. */
const meanOf = (characters: readonly ReadCharacter[]) =>
  characters.reduce((sum, one) => sum + one.confidence, 0) / (characters.length || 1);

/** Splits a line into words; where the model dropped a space, a wide step between characters tells. `em` is the type's size, in lines. */
function wordsOf(characters: readonly ReadCharacter[], width: number, em: number): Word[] {
  const isSure = meanOf(characters) >= SURE_LINE;
  const steps = characters.slice(1).map((one, index) => (one.at - (characters[index]?.at ?? 0)) * width);
  const usual = [...steps].sort((a, b) => a - b)[steps.length >> 1] ?? 0;
  // Blanks that the picture shows tell more than steps do.
  const seen = characters.some(({ white }) => white !== undefined);
  const words: Word[] = [];
  let open = false;
  let white: ReadCharacter['white'];
  characters.forEach((one, index) => {
    const before = characters[index - 1];
    const step = steps[index - 1] ?? 0;
    const latin = before && LATIN.test(before.text) && LATIN.test(one.text);
    const wide = step > WIDE_STEP * em || (latin && !seen && step > 2.1 * usual && usual > 0);
    if (one.text === ' ') {
      open = false;
      white = one.white;
      return;
    }
    let word = words.at(-1);
    if (!word || !open || wide) {
      if (word && white) word.end = white[0];
      word = { text: '', from: one.at, to: one.at, ...(white ? { start: white[1] } : {}), doubts: [] };
      white = undefined;
      words.push(word);
    }
    const start = word.text.length;
    word.text += foldCharacters(one.text);
    word.to = one.at;
    if (one.doubtful || one.confidence < SURE_CHARACTER || !isSure) word.doubts.push({ start, end: word.text.length });
    open = true;
  });
  return words;
}

function piecesOf(cut: Cut, characters: readonly ReadCharacter[], scale: number): TextPiece[] {
  if (characters.length === 0 || meanOf(characters) < 0.5) return [];
  const size = (cut.height / 1.45) * scale;
  const middle = (cut.y + cut.height / 2) * scale;
  const half = (0.25 * cut.height) / cut.width;
  return wordsOf(characters, cut.width, cut.height / 1.45).map((word, index) => ({
    text: index === 0 ? word.text : ` ${word.text}`,
    box: [
      (cut.x + (word.start ?? Math.max(0, word.from - half)) * cut.width) * scale,
      middle - size / 2,
      (cut.x + (word.end ?? Math.min(1, word.to + half)) * cut.width) * scale,
      middle + size / 2,
    ] as const,
    size,
    ...(word.doubts.length > 0 ? { doubts: word.doubts } : {}),
  }));
}

/** Reads the text of a picture whose pixels are `points` points wide. Pages on their side or head are turned first. */
export async function readPicture(
  picture: Picture,
  points: number,
  { page, models }: { page: number; models: OcrModels },
): Promise<ReadPicture> {
  let quarters = 0;
  let upright = picture;
  let found = await detectText(upright, models);
  const turn = async (more: number) => {
    quarters += more;
    upright = turnPicture(upright, more);
    found = await detectText(upright, models);
  };
  if (liesOnItsSide(found)) await turn(1);
  if (await isUpsideDown(straightenPicture(upright, found.angle), found.cuts, models)) await turn(2);
  const straight = straightenPicture(upright, found.angle);
  const { cuts } = found;
  const read = await recogniseText(straight, cuts, models);
  const pieces = cuts.flatMap((cut, index) => piecesOf(cut, read[index] ?? [], points));
  const size = { width: straight.width * points, height: straight.height * points };
  return {
    lines: pagesOnSheet(pieces, size).flatMap((sheet) => linesOfPieces(sheet, page)),
    ...size,
    view: { quarters, angle: found.angle },
  };
}
