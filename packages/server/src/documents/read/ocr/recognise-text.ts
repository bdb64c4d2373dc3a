import { setImmediate } from 'node:timers/promises';
import { withoutEdgeRules } from './edge-rules.ts';
import type { OcrModels, StripReader } from './models.ts';
import { type Cut, cutOut, type Picture } from './picture.ts';
import { type Reading, STRIP_HEIGHT } from './recognition.ts';

/**
 * Pixels of all lines that go to the model at once. A long line goes alone: measured, one at a time takes 0.55 of the time of five
 * together, whose intermediate results no longer fit into the processor's cache.
 */
const BATCH_WIDTH = 960;

/** A line read worse than this is read again. */
const SURE = 0.9;

type Strip = { index: number; picture: Picture };

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

/** Who reads lines: this thread, and others. */
type Readers = Pick<OcrModels, 'own' | 'others'>;
type Work = { left: Strip[][]; results: Reading[] };

/** Lets one reader read what is left; what it fails at is left again. */
async function readLeft(reader: StripReader, { left, results }: Work): Promise<void> {
  for (let batch = left.pop(); batch; batch = left.pop()) {
    try {
      const read = await reader.read(batch.map(({ picture }) => picture));
      batch.forEach(({ index }, at) => {
        results[index] = read[at] ?? [];
      });
    } catch (error) {
      left.push(batch);
      throw error;
    }
    // This thread's own reading holds its loop up: what the others have read arrives in between.
    await setImmediate();
  }
}

/** Lines in the order of the cuts: this thread and the others each take the longest that is left. */
async function readCuts(picture: Picture, cuts: readonly Cut[], models: Readers): Promise<Reading[]> {
  const strips = cuts.map((cut, index) => ({ index, picture: withoutEdgeRules(cutOut(picture, cut, STRIP_HEIGHT)) }));
  strips.sort((a, b) => a.picture.width - b.picture.width);
  const work: Work = { left: batchesOf(strips), results: cuts.map(() => []) };
  // A thread without its next lines waits while this one reads: it is given them early. Should it fail, this one reads on alone.
  const others = models.others.flatMap((other) => [other, other]);
  const helped = Promise.allSettled(others.map((other) => readLeft(other, work)));
  await readLeft(models.own, work);
  await helped;
  await readLeft(models.own, work);
  return work.results;
}

/** How sure the model is of a line, on average. */
const sureness = (read: Reading) => read.reduce((sum, { confidence }) => sum + confidence, 0) / (read.length || 1);

/** The middle of a line's cut: the type comes out larger, and what reaches in from the lines above and below stays outside. */
const middleOf = (cut: Cut): Cut => ({ ...cut, y: cut.y + 0.1 * cut.height, height: 0.8 * cut.height });

/**
 * Reads lines cut out of a picture; the answers come in the order of the cuts. Lines that the model is not sure of are read again,
 * cut closer: heads of the next line or a rule of the table make it skip letters.
 */
export async function recogniseText(picture: Picture, cuts: readonly Cut[], models: Readers): Promise<Reading[]> {
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
