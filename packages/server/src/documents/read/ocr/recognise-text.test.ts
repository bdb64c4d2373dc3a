import { expect, test } from 'vitest';
import type { OcrModels, StripReader } from './models.ts';
import { recogniseText } from './recognise-text.ts';
import { startRecognitionThread } from './recognition-threads.ts';

const picture = { width: 400, height: 400, data: new Uint8Array(160_000).fill(255) };
const cuts = [0, 1, 2, 3, 4, 5, 6, 7].map((line) => ({ x: 0, y: 48 * line, width: 20 + 40 * line, height: 48 }));

/** Reads of each line only how wide it is. */
const widths: StripReader = {
  read: async (strips) => strips.map(({ width }) => [{ text: String(width), at: 0.5, confidence: 1 }]),
};
const readBy = async (others: readonly StripReader[]) => {
  const models: Pick<OcrModels, 'own' | 'others'> = { own: widths, others };
  const lines = await recogniseText(picture, cuts, models);
  return lines.map((line) => line.map(({ text }) => text).join(''));
};
const expected = cuts.map(({ width }) => String(width));

test('lines that several threads read come in the order of the page', async () => {
  expect(await readBy([widths, widths])).toEqual(expected);
});

test('lines that a thread fails at are read by the others', async () => {
  const failing: StripReader = { read: () => Promise.reject(new Error('it has ended')) };
  expect(await readBy([failing, widths])).toEqual(expected);
  const late: StripReader = {
    read: () => new Promise((_, reject) => setTimeout(reject, 20, new Error('it has ended'))),
  };
  expect(await readBy([late])).toEqual(expected);
});

test('a thread that reads lines refuses what is asked of it when it has ended', async () => {
  const thread = startRecognitionThread();
  const [blank] = await thread.read([{ width: 96, height: 48, data: new Uint8Array(96 * 48).fill(255) }]);
  expect(blank).toEqual([]);
  const lost = thread.read([picture]);
  await thread.end();
  await expect(lost).rejects.toThrow('ended');
  await expect(thread.read([picture])).rejects.toThrow('ended');
});
