import { Tensor } from 'onnxruntime-node';
import { checkNumerals } from './check-numerals.ts';
import type { OcrModels } from './models.ts';
import { type Cut, cutOut, type Picture } from './picture.ts';
import type { ReadCharacter } from './read-character.ts';
import { readRomanNumeral } from './roman-numeral.ts';

const HEIGHT = 48;
/**
 * Pixels of all lines that go to the model at once. A long line goes alone: measured, one at a time takes 0.55 of the time of five
 * together, whose intermediate results no longer fit into the processor's cache.
 */
const BATCH_WIDTH = 960;

type Strip = { index: number; picture: Picture };

function tensorOf(strips: readonly Strip[], width: number): Tensor {
  const size = HEIGHT * width;
  const input = new Float32Array(strips.length * 3 * size);
  strips.forEach(({ picture }, strip) => {
    for (let row = 0; row < HEIGHT; row++) {
      for (let column = 0; column < picture.width; column++) {
        const value = (picture.data[row * picture.width + column] ?? 255) / 127.5 - 1;
        const at = strip * 3 * size + row * width + column;
        input[at] = value;
        input[at + size] = value;
        input[at + 2 * size] = value;
      }
    }
  });
  return new Tensor('float32', input, [strips.length, 3, HEIGHT, width]);
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
  // Sure of a digit, the model is believed: some types draw 1 as a plain bar.
  if (read.some((one) => one.text === '1' && one.confidence > 0.6)) return undefined;
  const sure = Math.min(1, ...read.map((one) => one.confidence)) > 0.6;
  const numeral = readRomanNumeral(picture, sure ? read.map((one) => one.text).join('') : '');
  return numeral?.split('').map((text, index) => ({ text, at: (index + 0.5) / numeral.length, confidence: 0.9 }));
}

/** Drops the degree sign that the model sees a second time in «℃». */
function withoutTwins(read: readonly ReadCharacter[]): ReadCharacter[] {
  return read.filter((one, index) => !(one.text === '°' && read[index + 1]?.text === '℃'));
}

/** Short lines together, long ones alone; `strips` go from narrow to wide. */
function batchesOf(strips: readonly Strip[]): Strip[][] {
  const batches: Strip[][] = [];
  for (const strip of strips) {
    const last = batches.at(-1);
    const fits = last && last.length < 16 && (last.length + 1) * strip.picture.width <= BATCH_WIDTH;
    if (fits) last.push(strip);
    else batches.push([strip]);
  }
  return batches;
}

async function readBatch(batch: readonly Strip[], models: OcrModels): Promise<ReadCharacter[][]> {
  const session = models.recognition;
  const width = Math.max(48, Math.ceil((batch.at(-1)?.picture.width ?? 48) / 8) * 8);
  const output = await session.run({ [session.inputNames[0] ?? 'x']: tensorOf(batch, width) });
  const tensor = output[session.outputNames[0] ?? ''];
  const steps = Number(tensor?.dims[1] ?? 0);
  const data = tensor?.data as Float32Array;
  const each = data.length / batch.length;
  return batch.map(({ picture }, index) => {
    const share = width / picture.width;
    const read = decode(data.subarray(index * each, (index + 1) * each), steps, models.characters);
    const placed = read.map((one) => ({ ...one, at: Math.min(1, one.at * share) }));
    return numeralOf(picture, placed) ?? checkNumerals(picture, withoutTwins(placed));
  });
}

/** Reads lines cut out of a picture; the answers come in the order of the cuts. */
export async function recogniseText(
  picture: Picture,
  cuts: readonly Cut[],
  models: OcrModels,
): Promise<ReadCharacter[][]> {
  const strips = cuts.map((cut, index) => ({ index, picture: cutOut(picture, cut, HEIGHT) }));
  strips.sort((a, b) => a.picture.width - b.picture.width);
  const batches = batchesOf(strips);
  const results: ReadCharacter[][] = cuts.map(() => []);
  let next = 0;
  const work = async () => {
    for (let batch = batches[next++]; batch; batch = batches[next++]) {
      const read = await readBatch(batch, models);
      batch.forEach((strip, index) => {
        results[strip.index] = read[index] ?? [];
      });
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, models.threads) }, work));
  return results;
}
