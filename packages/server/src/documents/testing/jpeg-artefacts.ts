import type { Raster } from '../read/pictures/raster.ts';

const SIDE = 8;
/** How coarsely JPEG keeps each frequency of brightness at quality 50 (ISO/IEC 10918-1, table K.1). */
const STEPS = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
];

/** The cosines of the transform: row `frequency`, column `place`. */
const COSINES = Float32Array.from({ length: SIDE * SIDE }, (_, index) => {
  const [frequency, place] = [Math.floor(index / SIDE), index % SIDE];
  const scale = frequency === 0 ? Math.sqrt(1 / SIDE) : Math.sqrt(2 / SIDE);
  return scale * Math.cos(((2 * place + 1) * frequency * Math.PI) / (2 * SIDE));
});

/** Transforms a block's rows (`inverse`: back), and turns rows into columns. Twice is the whole transform. */
function transform(from: Float32Array, to: Float32Array, inverse: boolean): void {
  for (let row = 0; row < SIDE; row++) {
    for (let out = 0; out < SIDE; out++) {
      let sum = 0;
      for (let at = 0; at < SIDE; at++)
        sum += (from[row * SIDE + at] ?? 0) * (COSINES[inverse ? at * SIDE + out : out * SIDE + at] ?? 0);
      to[out * SIDE + row] = sum;
    }
  }
}

function coarsen(block: Float32Array, steps: Float32Array): void {
  const other = new Float32Array(SIDE * SIDE);
  transform(block, other, false);
  transform(other, block, false);
  for (let at = 0; at < block.length; at++) {
    const step = steps[at] ?? 1;
    block[at] = Math.round((block[at] ?? 0) / step) * step;
  }
  transform(block, other, true);
  transform(other, block, true);
}

/** The picture in grey with what JPEG at this quality (1 to 100) would leave of it: ripples around sharp edges. */
export function withJpegArtefacts({ width, height, data }: Raster, quality: number): Raster {
  const scale = (quality < 50 ? 5000 / quality : 200 - 2 * quality) / 100;
  const steps = Float32Array.from(STEPS, (step) => Math.max(1, Math.round(step * scale)));
  const out = new Uint8Array(data.length).fill(255);
  const block = new Float32Array(SIDE * SIDE);
  for (let top = 0; top < height; top += SIDE) {
    for (let left = 0; left < width; left += SIDE) {
      const at = (index: number) => {
        const y = Math.min(height - 1, top + Math.floor(index / SIDE));
        return 4 * (y * width + Math.min(width - 1, left + (index % SIDE)));
      };
      for (let index = 0; index < block.length; index++) {
        const from = at(index);
        const [red = 255, green = 255, blue = 255] = [data[from], data[from + 1], data[from + 2]];
        block[index] = 0.299 * red + 0.587 * green + 0.114 * blue - 128;
      }
      coarsen(block, steps);
      for (let index = 0; index < block.length; index++)
        out.fill(Math.max(0, Math.min(255, Math.round((block[index] ?? 0) + 128))), at(index), at(index) + 3);
    }
  }
  return { width, height, data: out };
}
