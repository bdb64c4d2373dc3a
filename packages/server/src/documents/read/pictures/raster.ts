/** A coloured picture: red, green, blue and one unused byte a pixel, row by row from the top left. */
export type Raster = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** The picture turned clockwise by `quarters` quarter turns. */
export function turnRaster(raster: Raster, quarters: number): Raster {
  const turns = ((quarters % 4) + 4) % 4;
  if (turns === 0) return raster;
  const { width, height } = raster;
  const from = pixelsOf(raster);
  const to = new Uint32Array(width * height);
  const outWidth = turns === 2 ? width : height;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const toX = turns === 1 ? height - 1 - y : turns === 2 ? width - 1 - x : y;
      const toY = turns === 1 ? x : turns === 2 ? height - 1 - y : width - 1 - x;
      to[toY * outWidth + toX] = from[y * width + x] ?? 0;
    }
  }
  return { width: outWidth, height: turns === 2 ? height : width, data: new Uint8Array(to.buffer) };
}

/** The picture mirrored left to right. */
export function mirrorRaster(raster: Raster): Raster {
  const { width, height } = raster;
  const from = pixelsOf(raster);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) to[y * width + width - 1 - x] = from[y * width + x] ?? 0;
  }
  return { width, height, data: new Uint8Array(to.buffer) };
}

/** The picture with its skew taken out: turned about its middle, against the clock, by `angle` (radians). Corners become white. */
export function straightenRaster(raster: Raster, angle: number): Raster {
  if (angle === 0) return raster;
  const { width, height } = raster;
  const from = pixelsOf(raster);
  const to = new Uint32Array(width * height).fill(0xffffffff);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const cx = width / 2;
  const cy = height / 2;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const x = Math.round(cx + (column - cx) * cos - (row - cy) * sin);
      const y = Math.round(cy + (column - cx) * sin + (row - cy) * cos);
      if (x >= 0 && y >= 0 && x < width && y < height) to[row * width + column] = from[y * width + x] ?? 0;
    }
  }
  return { width, height, data: new Uint8Array(to.buffer) };
}

/** The picture's pixels as whole numbers, so that they are moved four bytes at a time. */
function pixelsOf({ data, width, height }: Raster): Uint32Array {
  const aligned = data.byteOffset % 4 === 0 ? data : Uint8Array.from(data);
  return new Uint32Array(aligned.buffer, aligned.byteOffset, width * height);
}
