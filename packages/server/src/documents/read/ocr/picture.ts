/** A grey picture: one byte a pixel, row by row from the top left; 0 is black. */
export type Picture = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** Makes a grey picture of BGRA pixels. Where a red stamp lies over the text, the red channel alone is read: there the stamp is white. */
export function greyOf(pixels: Uint8Array, width: number, height: number): Picture {
  const count = width * height;
  const grey = new Uint8Array(count);
  const red = new Uint8Array(count);
  let stamped = 0;
  for (let index = 0, at = 0; index < count; index++, at += 4) {
    const b = pixels[at] ?? 255;
    const g = pixels[at + 1] ?? 255;
    const r = pixels[at + 2] ?? 255;
    if (r - g > 70 && r - b > 50) stamped++;
    grey[index] = (r * 77 + g * 150 + b * 29) >> 8;
    red[index] = r;
  }
  const share = stamped / count;
  return { width, height, data: share > 0.001 && share < 0.08 ? red : grey };
}

/** The picture turned clockwise by `quarters` quarter turns. */
export function turnPicture(picture: Picture, quarters: number): Picture {
  const turns = ((quarters % 4) + 4) % 4;
  if (turns === 0) return picture;
  const { width, height, data } = picture;
  const out = new Uint8Array(data.length);
  const outWidth = turns % 2 === 0 ? width : height;
  const outHeight = turns % 2 === 0 ? height : width;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const toX = turns === 1 ? height - 1 - y : turns === 2 ? width - 1 - x : y;
      const toY = turns === 1 ? x : turns === 2 ? height - 1 - y : width - 1 - x;
      out[toY * outWidth + toX] = data[y * width + x] ?? 255;
    }
  }
  return { width: outWidth, height: outHeight, data: out };
}

/** The grey at a place between pixels; white outside the picture. */
function sampleAt({ width, height, data }: Picture, x: number, y: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  if (x0 < 0 || y0 < 0 || x0 >= width - 1 || y0 >= height - 1) return 255;
  const fx = x - x0;
  const fy = y - y0;
  const at = y0 * width + x0;
  const top = (data[at] ?? 255) * (1 - fx) + (data[at + 1] ?? 255) * fx;
  const bottom = (data[at + width] ?? 255) * (1 - fx) + (data[at + width + 1] ?? 255) * fx;
  return top * (1 - fy) + bottom * fy;
}

/** Where a cut-out lies: its left top corner in pixels of the upright frame, its size, and the page's slope. */
export type Cut = { x: number; y: number; width: number; height: number; slope: number };

/** Cuts a line out of a picture that slopes (`slope` pixels down for each to the right), scaled to `height` pixels. */
export function cutOut(picture: Picture, cut: Cut, height: number): Picture {
  const scale = cut.height / height;
  const width = Math.max(8, Math.round(cut.width / scale));
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const x = cut.x + (column + 0.5) * scale - 0.5;
      data[row * width + column] = sampleAt(picture, x, cut.y + (row + 0.5) * scale - 0.5 + cut.slope * x);
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
