import { Tensor } from 'onnxruntime-node';
import type { OcrModels } from './models.ts';
import { type Cut, type Picture, padPicture, resizePicture } from './picture.ts';

/** Where text is on a picture, and how much its lines run down to the right (radians): the boxes hold for the picture straightened by that. */
export type Detected = { cuts: Cut[]; angle: number };

/** The longer side of the picture that the model sees; small print needs 1280. */
const LONG_SIDE = 1280;
const THRESHOLD = 0.3;
const MEAN = [0.485, 0.456, 0.406] as const;
const DEVIATION = [0.229, 0.224, 0.225] as const;

type Blob = { count: number; sum: number; sx: number; sy: number; sxx: number; sxy: number; pixels: number[] };

async function probabilityMap(picture: Picture, models: OcrModels): Promise<Float32Array> {
  const { width, height, data } = picture;
  const size = width * height;
  const input = new Float32Array(3 * size);
  for (let channel = 0; channel < 3; channel++) {
    const mean = MEAN[channel] ?? 0;
    const deviation = DEVIATION[channel] ?? 1;
    for (let index = 0; index < size; index++)
      input[channel * size + index] = ((data[index] ?? 0) / 255 - mean) / deviation;
  }
  const name = models.detection.inputNames[0] ?? 'x';
  const output = await models.detection.run({ [name]: new Tensor('float32', input, [1, 3, height, width]) });
  input.buffer.transfer(0);
  return output[models.detection.outputNames[0] ?? '']?.data as Float32Array;
}

/** Groups of touching pixels above the threshold. */
function blobsOf(map: Float32Array, width: number, height: number): Blob[] {
  const seen = new Uint8Array(map.length);
  const blobs: Blob[] = [];
  const stack: number[] = [];
  for (let start = 0; start < map.length; start++) {
    if (seen[start] || (map[start] ?? 0) < THRESHOLD) continue;
    const blob: Blob = { count: 0, sum: 0, sx: 0, sy: 0, sxx: 0, sxy: 0, pixels: [] };
    stack.push(start);
    seen[start] = 1;
    while (stack.length > 0) {
      const at = stack.pop() as number;
      const x = at % width;
      const y = (at - x) / width;
      blob.count++;
      blob.sum += map[at] ?? 0;
      blob.sx += x;
      blob.sy += y;
      blob.sxx += x * x;
      blob.sxy += x * y;
      blob.pixels.push(at);
      for (const [next, inside] of [
        [at - 1, x > 0],
        [at + 1, x < width - 1],
        [at - width, y > 0],
        [at + width, y < height - 1],
      ] as const) {
        if (!inside || seen[next] || (map[next] ?? 0) < THRESHOLD) continue;
        seen[next] = 1;
        stack.push(next);
      }
    }
    if (blob.count >= 12 && blob.sum / blob.count > 0.5) blobs.push(blob);
  }
  return blobs;
}

/** How much the page's lines run down to the right: the median of its long lines', in radians; 0 where it cannot be told. */
function angleOf(blobs: readonly Blob[]): number {
  const slopes: { slope: number; weight: number }[] = [];
  let all = 0;
  for (const { count, sx, sy, sxx, sxy } of blobs) {
    const spread = sxx - (sx * sx) / count;
    if (spread / count < 900) continue;
    const weight = Math.sqrt(spread / count);
    slopes.push({ slope: (sxy - (sx * sy) / count) / spread, weight });
    all += weight;
  }
  slopes.sort((a, b) => a.slope - b.slope);
  let passed = 0;
  const middle = slopes.find(({ weight }) => {
    passed += weight;
    return passed >= all / 2;
  })?.slope;
  if (middle === undefined) return 0;
  return Math.abs(middle) < 0.001 || Math.abs(middle) > 0.3 ? 0 : Math.atan(middle);
}

/** A blob's box on the straightened picture, widened to the whole glyphs: the model marks only the core of a line. */
function cutOf(
  blob: Blob,
  { width, angle, middle: [cx, cy] }: { width: number; angle: number; middle: readonly [number, number] },
): Cut | undefined {
  let x0 = Number.POSITIVE_INFINITY;
  let x1 = Number.NEGATIVE_INFINITY;
  let y0 = Number.POSITIVE_INFINITY;
  let y1 = Number.NEGATIVE_INFINITY;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  for (const at of blob.pixels) {
    const column = (at % width) - cx;
    const row = Math.floor(at / width) - cy;
    const x = cx + column * cos + row * sin;
    const y = cy - column * sin + row * cos;
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  }
  const w = x1 - x0 + 1;
  const h = y1 - y0 + 1;
  if (w < 3 || h < 3) return undefined;
  const grow = (w * h * 1.6) / (2 * (w + h));
  return { x: x0 - grow, y: y0 - grow, width: w + 2 * grow, height: h + 2 * grow };
}

/** Finds the text of a picture. */
export async function detectText(picture: Picture, models: OcrModels): Promise<Detected> {
  const scale = Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height));
  const small = resizePicture(picture, Math.round(picture.width * scale), Math.round(picture.height * scale));
  // The model halves the picture five times.
  const width = 32 * Math.max(1, Math.ceil(small.width / 32));
  const height = 32 * Math.max(1, Math.ceil(small.height / 32));
  const map = await probabilityMap(padPicture(small, width, height), models);
  const blobs = blobsOf(map, width, height);
  const angle = angleOf(blobs);
  const factor = picture.width / small.width;
  const turn = { width, angle, middle: [small.width / 2, small.height / 2] as const };
  const cuts = blobs.flatMap((blob) => {
    const cut = cutOf(blob, turn);
    return cut
      ? [{ x: cut.x * factor, y: cut.y * factor, width: cut.width * factor, height: cut.height * factor }]
      : [];
  });
  return { cuts, angle };
}
