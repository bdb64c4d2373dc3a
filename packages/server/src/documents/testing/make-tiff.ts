import { deflateSync } from 'node:zlib';

type Grey = { width: number; height: number; data: Uint8Array };
type TiffOptions = {
  compression: 'none' | 'deflate' | 'packbits';
  little: boolean;
  rowsPerStrip: number;
  orientation?: number;
};

const CODES = { none: 1, deflate: 8, packbits: 32773 } as const;

/** PackBits (TIFF 6.0, section 9) without looking for runs: literal blocks of up to 128 bytes. */
function packBits(bytes: Uint8Array): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 128) {
    const block = bytes.subarray(at, at + 128);
    parts.push(Buffer.from([block.length - 1]), Buffer.from(block));
  }
  return Buffer.concat(parts);
}

function stripsOf(picture: Grey, { compression, rowsPerStrip }: TiffOptions): Buffer[] {
  const strips: Buffer[] = [];
  for (let row = 0; row < picture.height; row += rowsPerStrip) {
    const part = picture.data.subarray(
      row * picture.width,
      Math.min(picture.height, row + rowsPerStrip) * picture.width,
    );
    strips.push(
      compression === 'deflate' ? deflateSync(part) : compression === 'packbits' ? packBits(part) : Buffer.from(part),
    );
  }
  return strips;
}

/** Grey pictures as a TIFF file: strips first, then a directory for each picture. */
export function makeTiff(pictures: readonly Grey[], options: TiffOptions): Uint8Array {
  const { little, compression, rowsPerStrip, orientation = 1 } = options;
  const number = (value: number, size: 2 | 4) => {
    const bytes = Buffer.alloc(size);
    if (size === 2) little ? bytes.writeUInt16LE(value) : bytes.writeUInt16BE(value);
    else little ? bytes.writeUInt32LE(value) : bytes.writeUInt32BE(value);
    return bytes;
  };
  const parts: Buffer[] = [Buffer.from(little ? 'II' : 'MM', 'latin1'), number(42, 2), number(0, 4)];
  let length = 8;
  const push = (bytes: Buffer) => {
    const at = length;
    parts.push(bytes);
    length += bytes.length;
    return at;
  };
  let link = 2;
  for (const picture of pictures) {
    const strips = stripsOf(picture, options);
    const offsets = strips.map(push);
    const list = (values: readonly number[]) => push(Buffer.concat(values.map((value) => number(value, 4))));
    const [where, sizes] = [list(offsets), list(strips.map((strip) => strip.length))];
    const single = strips.length === 1;
    const entries: readonly (readonly [number, number, number])[] = [
      [256, 1, picture.width],
      [257, 1, picture.height],
      [258, 1, 8],
      [259, 1, CODES[compression]],
      [262, 1, 1],
      [273, strips.length, single ? (offsets[0] ?? 0) : where],
      [274, 1, orientation],
      [277, 1, 1],
      [278, 1, rowsPerStrip],
      [279, strips.length, single ? (strips[0]?.length ?? 0) : sizes],
    ];
    parts[link] = number(length, 4);
    push(number(entries.length, 2));
    for (const [tag, count, value] of entries)
      push(Buffer.concat([number(tag, 2), number(4, 2), number(count, 4), number(value, 4)]));
    link = parts.length;
    push(number(0, 4));
  }
  return Buffer.concat(parts);
}
