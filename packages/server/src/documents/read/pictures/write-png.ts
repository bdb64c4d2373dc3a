import { crc32, deflateSync } from 'node:zlib';
import type { Raster } from './raster.ts';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Each row as its differences to the row above (PNG specification, filter 2): pages are mostly alike from row to row. */
function filteredRows({ width, height, data }: Raster): Buffer {
  const stride = width * 3;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let row = 0; row < height; row++) {
    let to = row * (stride + 1);
    rows[to++] = row === 0 ? 0 : 2;
    for (let x = 0; x < width; x++) {
      const from = (row * width + x) * 4;
      const above = from - width * 4;
      for (let channel = 0; channel < 3; channel++) {
        const value = data[from + channel] ?? 255;
        rows[to++] = row === 0 ? value : value - (data[above + channel] ?? 255);
      }
    }
  }
  return rows;
}

/** A picture as a PNG file, 24 bits a pixel. */
export function writePng(raster: Raster): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(raster.width, 0);
  header.writeUInt32BE(raster.height, 4);
  header[8] = 8;
  header[9] = 2;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filteredRows(raster), { level: 4 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
