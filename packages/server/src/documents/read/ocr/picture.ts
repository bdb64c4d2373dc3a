import type { Raster } from '../pictures/raster.ts';

/** A grey picture: one byte a pixel, row by row from the top left; 0 is black. */
export type Picture = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** The grey than which so many of the counted pixels are darker. */
export function greyAt(counts: Uint32Array, pixels: number): number {
  let left = pixels;
  let grey = 0;
  while (grey < 255 && left > (counts[grey] ?? 0)) left -= counts[grey++] ?? 0;
  return grey;
}

/** A page whose greys lie closer together than this is stretched: pale copies, pencil, grey paper. */
const PALE = 170;

/** The picture with its darkest ink black and its paper white, where they lie close together. */
export function withFullContrast(picture: Picture): Picture {
  const { data } = picture;
  const counts = new Uint32Array(256);
  for (const grey of data) counts[grey] = (counts[grey] ?? 0) + 1;
  const [ink, paper] = [greyAt(counts, 0.005 * data.length), greyAt(counts, 0.6 * data.length)];
  if (paper - ink >= PALE || paper - ink < 20) return picture;
  const stretched = Uint8Array.from({ length: 256 }, (_, grey) =>
    Math.max(0, Math.min(255, Math.round(((grey - ink) / (paper - ink)) * 250))),
  );
  return { ...picture, data: data.map((grey) => stretched[grey] ?? grey) };
}

/** Makes a grey picture of a coloured one. Where a red stamp lies over the text, the red channel alone is read: there the stamp is white. */
export function greyOf({ data, width, height }: Raster): Picture {
  const count = width * height;
  const grey = new Uint8Array(count);
  const red = new Uint8Array(count);
  let stamped = 0;
  for (let index = 0, at = 0; index < count; index++, at += 4) {
    const r = data[at] ?? 255;
    const g = data[at + 1] ?? 255;
    const b = data[at + 2] ?? 255;
    if (r - g > 70 && r - b > 50) stamped++;
    grey[index] = (r * 77 + g * 150 + b * 29) >> 8;
    red[index] = r;
  }
  const share = stamped / count;
  return { width, height, data: share > 0.001 && share < 0.12 ? red : grey };
}

/** The picture turned clockwise by `quarters` quarter turns. */
export function turnPicture(picture: Picture, quarters: number): Picture {
  const turns = ((quarters % 4) + 4) % 4;
  if (turns === 0) return picture;
  const { width, height, data } = picture;
  if (turns === 2) return { width, height, data: Uint8Array.from(data).reverse() };
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const toX = turns === 1 ? height - 1 - y : y;
    for (let x = 0; x < width; x++) {
      const toY = turns === 1 ? x : width - 1 - x;
      out[toY * height + toX] = data[y * width + x] as number;
    }
  }
  return { width: height, height: width, data: out };
}

/** The grey at a place between pixels; white outside the picture. */
function sampleAt({ width, height, data }: Picture, x: number, y: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  if (x0 < 0 || y0 < 0 || x0 >= width - 1 || y0 >= height - 1) return 255;
  const fx = x - x0;
  const fy = y - y0;
  const at = y0 * width + x0;
  const top = (data[at] as number) * (1 - fx) + (data[at + 1] as number) * fx;
  const bottom = (data[at + width] as number) * (1 - fx) + (data[at + width + 1] as number) * fx;
  return top * (1 - fy) + bottom * fy;
}

/** The picture with its skew taken out: turned about its middle, against the clock, by `angle` (radians). Corners become white. */
export function straightenPicture(picture: Picture, angle: number): Picture {
  if (angle === 0) return picture;
  const { width, height } = picture;
  const data = new Uint8Array(width * height);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const cx = width / 2;
  const cy = height / 2;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const x = cx + (column - cx) * cos - (row - cy) * sin;
      data[row * width + column] = sampleAt(picture, x, cy + (column - cx) * sin + (row - cy) * cos);
    }
  }
  return { width, height, data };
}

/** A part of a picture, in pixels; it may reach over the edge. */
export type Cut = { x: number; y: number; width: number; height: number };

/** Cuts a line out of a picture, scaled to `height` pixels. */
export function cutOut(picture: Picture, cut: Cut, height: number): Picture {
  const scale = cut.height / height;
  const width = Math.max(8, Math.round(cut.width / scale));
  const data = new Uint8Array(width * height);
  const { data: from, width: across, height: down } = picture;
  const columns = new Int32Array(width);
  const shares = new Float32Array(width);
  for (let column = 0; column < width; column++) {
    const x = cut.x + (column + 0.5) * scale - 0.5;
    columns[column] = Math.floor(x);
    shares[column] = x - Math.floor(x);
  }
  for (let row = 0; row < height; row++) {
    const y = cut.y + (row + 0.5) * scale - 0.5;
    const y0 = Math.floor(y);
    const fy = y - y0;
    for (let column = 0; column < width; column++) {
      const x0 = columns[column] as number;
      if (x0 < 0 || y0 < 0 || x0 >= across - 1 || y0 >= down - 1) {
        data[row * width + column] = 255;
        continue;
      }
      const fx = shares[column] as number;
      const at = y0 * across + x0;
      const top = (from[at] as number) * (1 - fx) + (from[at + 1] as number) * fx;
      const bottom = (from[at + across] as number) * (1 - fx) + (from[at + across + 1] as number) * fx;
      data[row * width + column] = top * (1 - fy) + bottom * fy;
    }
  }
  return { width, height, data };
}

/** The picture at another size; shrinking averages, so that thin strokes stay. */
export function resizePicture(picture: Picture, width: number, height: number): Picture {
  const data = new Uint8Array(width * height);
  const sx = picture.width / width;
  const sy = picture.height / height;
  const steps = Math.max(1, Math.min(3, Math.round(sx)));
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      let sum = 0;
      for (let i = 0; i < steps; i++) {
        for (let j = 0; j < steps; j++) {
          sum += sampleAt(picture, (column + (i + 0.5) / steps) * sx - 0.5, (row + (j + 0.5) / steps) * sy - 0.5);
        }
      }
      data[row * width + column] = sum / (steps * steps);
    }
  }
  return { width, height, data };
}

/** The picture on a larger sheet of white, its left top corner in place. */
export function padPicture(picture: Picture, width: number, height: number): Picture {
  if (picture.width === width && picture.height === height) return picture;
  const data = new Uint8Array(width * height).fill(255);
  for (let row = 0; row < Math.min(height, picture.height); row++)
    data.set(
      picture.data.subarray(row * picture.width, row * picture.width + Math.min(width, picture.width)),
      row * width,
    );
  return { width, height, data };
}
