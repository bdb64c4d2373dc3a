import { readFile } from 'node:fs/promises';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { checkNumerals } from './check-numerals.ts';
import { openSession, pathOfAsset } from './open-session.ts';
import type { Picture } from './picture.ts';
import type { ReadCharacter } from './read-character.ts';
import { readRomanNumeral } from './roman-numeral.ts';
import { withUnnamed } from './unnamed-glyphs.ts';
import { withBlanks } from './word-gaps.ts';

/** The model that reads lines. */
export type Recognition = {
  session: InferenceSession;
  /** The characters it knows, by class; class 0 is "nothing". */
  characters: readonly string[];
};

/** A line as it was read. */
export type Reading = readonly ReadCharacter[];

/** Pixels of the height of a line's picture, as the model wants it. */
export const STRIP_HEIGHT = 48;

/** Opens the model for one thread: lines are read side by side by threads, each with a model of its own. */
export async function openRecognition(): Promise<Recognition> {
  const [keys, session] = await Promise.all([
    readFile(pathOfAsset('ppocr_keys_v1.txt'), 'utf8'),
    openSession('ch_PP-OCRv4_rec_infer.onnx', 1),
  ]);
  return { session, characters: ['', ...keys.replace(/\r/g, '').replace(/\n$/, '').split('\n'), ' '] };
}

function tensorOf(strips: readonly Picture[], width: number): Tensor {
  const size = STRIP_HEIGHT * width;
  const input = new Float32Array(strips.length * 3 * size);
  strips.forEach((picture, strip) => {
    for (let row = 0; row < STRIP_HEIGHT; row++) {
      for (let column = 0; column < picture.width; column++) {
        const value = (picture.data[row * picture.width + column] ?? 255) / 127.5 - 1;
        const at = strip * 3 * size + row * width + column;
        input[at] = value;
        input[at + size] = value;
        input[at + 2 * size] = value;
      }
    }
  });
  return new Tensor('float32', input, [strips.length, 3, STRIP_HEIGHT, width]);
}

/** Takes the best class at each step, and one character for each run of the same class. */
function decode(scores: Float32Array, steps: number, characters: readonly string[]): ReadCharacter[] {
  const classes = scores.length / steps;
  const read: ReadCharacter[] = [];
  let last = 0;
  for (let step = 0; step < steps; step++) {
    let best = 0;
    let most = -1;
    const from = step * classes;
    for (let one = 0; one < classes; one++) {
      const score = scores[from + one] as number;
      if (score > most) {
        most = score;
        best = one;
      }
    }
    if (best !== 0 && best !== last)
      read.push({ text: characters[best] ?? '', at: (step + 0.5) / steps, confidence: most });
    last = best;
  }
  return read;
}

/** A Roman numeral in place of what the model took it for; undefined where the picture does not show one. */
function numeralOf(picture: Picture, read: readonly ReadCharacter[]): ReadCharacter[] | undefined {
  // Sure of a digit, the model is believed: some types draw 1 as a plain bar. Less so of several, which are more often a numeral.
  const digit = read.length > 1 ? 0.85 : 0.6;
  if (read.some((one) => one.text === '1' && one.confidence > digit)) return undefined;
  const sure = Math.min(1, ...read.map((one) => one.confidence)) > 0.6;
  const numeral = readRomanNumeral(picture, sure ? read.map((one) => one.text).join('') : '');
  return numeral?.split('').map((text, index) => ({ text, at: (index + 0.5) / numeral.length, confidence: 0.9 }));
}

/** Drops the degree sign that the model sees a second time in "℃". */
function withoutTwins(read: readonly ReadCharacter[]): ReadCharacter[] {
  return read.filter((one, index) => !(one.text === '°' && read[index + 1]?.text === '℃'));
}

/** Reads pictures of lines, `STRIP_HEIGHT` pixels high, from narrow to wide; the answers come in their order. */
export async function readStrips(strips: readonly Picture[], { session, characters }: Recognition): Promise<Reading[]> {
  const width = Math.max(48, Math.ceil((strips.at(-1)?.width ?? 48) / 8) * 8);
  const output = await session.run({ [session.inputNames[0] ?? 'x']: tensorOf(strips, width) });
  const tensor = output[session.outputNames[0] ?? ''];
  const steps = Number(tensor?.dims[1] ?? 0);
  const data = tensor?.data as Float32Array;
  const each = data.length / strips.length;
  return strips.map((picture, index) => {
    const share = width / picture.width;
    const read = decode(data.subarray(index * each, (index + 1) * each), steps, characters);
    const placed = read.map((one) => ({ ...one, at: Math.min(1, one.at * share) }));
    return (
      numeralOf(picture, placed) ??
      withBlanks(picture, withUnnamed(picture, checkNumerals(picture, withoutTwins(placed))))
    );
  });
}
