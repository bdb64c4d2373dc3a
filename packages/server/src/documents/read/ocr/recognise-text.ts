import { Tensor } from 'onnxruntime-node';
import { checkNumerals } from './check-numerals.ts';
import { withoutEdgeRules } from './edge-rules.ts';
import type { OcrModels } from './models.ts';
import { type Cut, cutOut, type Picture } from './picture.ts';
import type { ReadCharacter } from './read-character.ts';
import { readRomanNumeral } from './roman-numeral.ts';
import { withTickBoxes } from './tick-boxes.ts';
import { withUnnamed } from './unnamed-glyphs.ts';
import { withBlanks } from './word-gaps.ts';

const HEIGHT = 48;
/**
 * Pixels of all lines that go to the model at once. A long line goes alone: measured, one at a time takes 0.55 of the time of five
 * together, whose intermediate results no longer fit into the processor's cache.
 */
const BATCH_WIDTH = 960;

/** A line read worse than this is read again. */
const SURE = 0.9;

type Strip = { index: number; picture: Picture };
type Reading = readonly ReadCharacter[];

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

async function readBatch(batch: readonly Strip[], models: OcrModels): Promise<Reading[]> {
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
    const boxed = withTickBoxes(picture, placed);
    if (!boxed) {
      const numeral = numeralOf(picture, placed);
      if (numeral) return numeral;
    }
    const marked = withUnnamed(picture, checkNumerals(picture, withoutTwins(boxed ?? placed)));
    // Again, as a blank may have been left out before a numeral.
    return checkNumerals(picture, withBlanks(picture, marked));
  });
}

async function readCuts(picture: Picture, cuts: readonly Cut[], models: OcrModels): Promise<Reading[]> {
  const strips = cuts.map((cut, index) => ({ index, picture: withoutEdgeRules(cutOut(picture, cut, HEIGHT)) }));
  strips.sort((a, b) => a.picture.width - b.picture.width);
  const batches = batchesOf(strips);
  const results: Reading[] = cuts.map(() => []);
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

/** How sure the model is of a line, on average. */
const sureness = (read: Reading) => read.reduce((sum, { confidence }) => sum + confidence, 0) / (read.length || 1);

/** The middle of a line's cut: the type comes out larger, and what reaches in from the lines above and below stays outside. */
const middleOf = (cut: Cut): Cut => ({ ...cut, y: cut.y + 0.1 * cut.height, height: 0.8 * cut.height });

/**
 * Reads lines cut out of a picture; the answers come in the order of the cuts. Lines that the model is not sure of are read again,
 * cut closer: heads of the next line or a rule of the table make it skip letters.
 */
export async function recogniseText(picture: Picture, cuts: readonly Cut[], models: OcrModels): Promise<Reading[]> {
  const results = await readCuts(picture, cuts, models);
  const poor = results.flatMap((read, index) => {
    const cut = cuts[index];
    return cut && sureness(read) < SURE && cut.width > 1.5 * cut.height ? [{ index, cut }] : [];
  });
  const again = await readCuts(
    picture,
    poor.map(({ cut }) => middleOf(cut)),
    models,
  );
  poor.forEach(({ index }, at) => {
    const [first = [], second = []] = [results[index], again[at]];
    if (second.length >= first.length && sureness(second) > sureness(first)) results[index] = second;
  });
  return results;
}
