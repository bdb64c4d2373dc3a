import { inflateSync } from 'node:zlib';
import { documentProblem } from '../../problems.ts';
import { checkPictureSize, pdfOfImages } from './pdf-of-images.ts';

type Png = {
  width: number;
  height: number;
  depth: number;
  colourType: number;
  interlaced: boolean;
  palette: Buffer;
  data: Buffer;
};

function readChunks(bytes: Buffer): Png {
  if (bytes.length < 33) throw documentProblem('document_corrupt', { reason: 'The PNG picture is cut off.' });
  const data: Buffer[] = [];
  let palette: Buffer = Buffer.alloc(0);
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'PLTE') palette = bytes.subarray(at + 8, at + 8 + Math.min(length, 768));
    if (type === 'IDAT') data.push(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    depth: bytes[24] ?? 8,
    colourType: bytes[25] ?? 0,
    interlaced: bytes[28] === 1,
    palette,
    data: Buffer.concat(data),
  };
}

/** What a byte is predicted from (PNG specification, 9.2): the bytes left of it, above it and above left. */
function predict(filter: number, { left, up, corner }: { left: number; up: number; corner: number }): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Takes PNG's line filters back, in place: the rows keep their filter bytes in front. */
function unfilter(raw: Buffer, stride: number, pixel: number): void {
  const whole = stride + 1;
  for (let start = 0; start < raw.length; start += whole) {
    const filter = raw[start] ?? 0;
    if (filter === 0) continue;
    const end = Math.min(start + whole, raw.length);
    for (let at = start + 1; at < end; at++) {
      const left = at - pixel > start ? (raw[at - pixel] ?? 0) : 0;
      const up = start > 0 ? (raw[at - whole] ?? 0) : 0;
      const corner = start > 0 && at - pixel > start ? (raw[at - whole - pixel] ?? 0) : 0;
      raw[at] = (raw[at] ?? 0) + predict(filter, { left, up, corner });
    }
  }
}

/** The colours of a picture with transparency, laid on white paper: one or three bytes a pixel. */
function withoutAlpha({ width, height, depth, colourType, data }: Png): Buffer {
  const bytes = depth / 8;
  const colours = colourType === 4 ? 1 : 3;
  const pixel = (colours + 1) * bytes;
  const stride = width * pixel;
  const raw = inflateSync(data, { maxOutputLength: (stride + 1) * height });
  unfilter(raw, stride, pixel);
  const out = Buffer.alloc(width * height * colours, 255);
  for (let row = 0, to = 0; row < height; row++) {
    for (let at = row * (stride + 1) + 1, end = at + stride; at < end; at += pixel) {
      const alpha = raw[at + colours * bytes] ?? 255;
      for (let colour = 0; colour < colours; colour++)
        out[to++] = 255 - ((255 - (raw[at + colour * bytes] ?? 255)) * alpha) / 255;
    }
  }
  return out;
}

function dictionaryOf({ width, height, depth, colourType, palette }: Png, filtered: boolean): string {
  const colours = colourType === 2 || colourType === 6 ? 3 : 1;
  const space =
    colourType === 3
      ? `[/Indexed /DeviceRGB ${palette.length / 3 - 1} <${palette.toString('hex')}>]`
      : colours === 3
        ? '/DeviceRGB'
        : '/DeviceGray';
  const decode = filtered
    ? `/Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors ${colours} /BitsPerComponent ${depth} /Columns ${width} >>`
    : '';
  return `/Width ${width} /Height ${height} /ColorSpace ${space} /BitsPerComponent ${filtered ? depth : 8} ${decode}`;
}

/**
 * A PNG picture as a PDF of one page; what is transparent becomes white. Throws `document_corrupt`, `document_too_large`, or
 * `document_kind_unknown` for interlaced pictures.
 */
export function pdfOfPng(bytes: Uint8Array): Uint8Array {
  const png = readChunks(Buffer.from(bytes));
  const { width, height, depth, colourType, interlaced } = png;
  checkPictureSize(width, height);
  if (interlaced) {
    throw documentProblem('document_kind_unknown', {
      reason: 'This is an interlaced PNG picture; save it without interlacing, or as JPEG.',
    });
  }
  const alpha = colourType === 4 || colourType === 6;
  const known = [0, 2, 3, 4, 6].includes(colourType) && [1, 2, 4, 8, 16].includes(depth) && (!alpha || depth >= 8);
  if (!known || png.data.length === 0 || (colourType === 3 && png.palette.length < 3)) {
    throw documentProblem('document_corrupt', { reason: 'The PNG picture’s header is damaged.' });
  }
  try {
    const pixels = alpha ? withoutAlpha(png) : png.data;
    return pdfOfImages([
      {
        width,
        height,
        images: [{ dictionary: dictionaryOf(png, !alpha), bytes: pixels, place: [0, 0, width, height] }],
      },
    ]);
  } catch (error) {
    throw documentProblem('document_corrupt', { reason: error instanceof Error ? error.message : String(error) });
  }
}
