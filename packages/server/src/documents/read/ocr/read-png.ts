import { inflateSync } from 'node:zlib';
import { documentProblem } from '../../problems.ts';
import { greyOf, type Picture } from './picture.ts';

/** The most pixels of a photograph that is read: more is refused before it is held in memory. */
export const MOST_PICTURE_PIXELS = 60_000_000;

type Header = { width: number; height: number; channels: number; palette: Buffer | undefined; data: Buffer[] };

/** Channels of a pixel by PNG colour type (PNG specification, table 11.1). */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

function readChunks(bytes: Buffer): Header {
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const channels = CHANNELS[bytes[25] ?? -1];
  if (bytes[24] !== 8 || bytes[28] !== 0 || channels === undefined) {
    throw documentProblem('document_kind_unknown', {
      reason: 'PNG pictures are read with 8 bits a channel and without interlacing.',
    });
  }
  if (width * height > MOST_PICTURE_PIXELS) throw documentProblem('document_too_large', { width, height });
  const header: Header = { width, height, channels, palette: undefined, data: [] };
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'PLTE') header.palette = bytes.subarray(at + 8, at + 8 + length);
    if (type === 'IDAT') header.data.push(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return header;
}

/** Takes PNG's line filters back (PNG specification, 9.2). */
function unfilter(raw: Buffer, width: number, height: number, channels: number): Uint8Array {
  const stride = width * channels;
  const out = new Uint8Array(stride * height);
  for (let row = 0; row < height; row++) {
    const filter = raw[row * (stride + 1)] ?? 0;
    for (let index = 0; index < stride; index++) {
      const at = row * stride + index;
      const left = index >= channels ? (out[at - channels] ?? 0) : 0;
      const up = row > 0 ? (out[at - stride] ?? 0) : 0;
      const corner = row > 0 && index >= channels ? (out[at - stride - channels] ?? 0) : 0;
      const value = raw[row * (stride + 1) + 1 + index] ?? 0;
      out[at] = value + predict(filter, { left, up, corner });
    }
  }
  return out;
}

function predict(filter: number, { left, up, corner }: { left: number; up: number; corner: number }): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Reads a PNG picture; what is transparent becomes white. Throws coded Problems. */
export function readPng(bytes: Uint8Array): Picture {
  try {
    const { width, height, channels, palette, data } = readChunks(Buffer.from(bytes));
    const raw = inflateSync(Buffer.concat(data), { maxOutputLength: (width * channels + 1) * height });
    const flat = unfilter(raw, width, height, channels);
    const pixels = new Uint8Array(width * height * 4);
    for (let index = 0; index < width * height; index++) {
      const at = index * channels;
      const grey = channels < 3;
      const entry = palette ? (flat[at] ?? 0) * 3 : at;
      const source = palette ?? flat;
      const alpha = (channels === 2 ? flat[at + 1] : channels === 4 ? flat[at + 3] : 255) ?? 255;
      const blend = (value = 0) => 255 - ((255 - value) * alpha) / 255;
      pixels[4 * index] = blend(source[entry + (grey && !palette ? 0 : 2)]);
      pixels[4 * index + 1] = blend(source[entry + (grey && !palette ? 0 : 1)]);
      pixels[4 * index + 2] = blend(source[entry]);
    }
    return greyOf(pixels, width, height);
  } catch (error) {
    if (error instanceof Error && error.name === 'Problem') throw error;
    throw documentProblem('document_corrupt', { reason: error instanceof Error ? error.message : String(error) });
  }
}
