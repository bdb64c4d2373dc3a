import { Tensor } from 'onnxruntime-node';
import type { Detected } from './detect-text.ts';
import type { OcrModels } from './models.ts';
import { type Cut, cutOut, type Picture } from './picture.ts';

/** Whether lines run down the page: most of its text boxes are taller than wide. */
export function liesOnItsSide({ cuts }: Detected): boolean {
  let tall = 0;
  let wide = 0;
  for (const cut of cuts) {
    if (cut.height > 1.6 * cut.width) tall += cut.height;
    else if (cut.width > 1.6 * cut.height) wide += cut.width;
  }
  return tall > 1.5 * wide;
}

/** Whether the text is upside down: the direction model votes on the longest lines. */
export async function isUpsideDown(picture: Picture, cuts: readonly Cut[], models: OcrModels): Promise<boolean> {
  const longest = [...cuts]
    .filter((cut) => cut.width > 3 * cut.height)
    .sort((a, b) => b.width - a.width)
    .slice(0, 12);
  if (longest.length === 0) return false;
  const width = 192;
  const height = 48;
  const input = new Float32Array(longest.length * 3 * width * height).fill(1);
  longest.forEach((cut, index) => {
    const strip = cutOut(picture, { ...cut, width: Math.min(cut.width, cut.height * 4) }, height);
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < Math.min(width, strip.width); column++) {
        const value = (strip.data[row * strip.width + column] ?? 255) / 127.5 - 1;
        for (let channel = 0; channel < 3; channel++)
          input[((index * 3 + channel) * height + row) * width + column] = value;
      }
    }
  });
  const session = models.direction;
  const output = await session.run({
    [session.inputNames[0] ?? 'x']: new Tensor('float32', input, [longest.length, 3, height, width]),
  });
  const scores = output[session.outputNames[0] ?? '']?.data as Float32Array;
  let votes = 0;
  for (let index = 0; index < longest.length; index++)
    votes += (scores[2 * index + 1] ?? 0) > (scores[2 * index] ?? 0) ? 1 : -1;
  return votes > 0;
}
