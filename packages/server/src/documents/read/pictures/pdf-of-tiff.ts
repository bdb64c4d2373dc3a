import { documentProblem } from '../../problems.ts';
import { checkPictureSize, type EmbeddedImage, type PicturePage, pdfOfImages } from './pdf-of-images.ts';
import { readTiffDirectories, type TiffDirectory } from './tiff-directory.ts';

/** Tags of TIFF 6.0 that say what a picture is. */
const TAG = {
  subfile: 254,
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  fillOrder: 266,
  stripOffsets: 273,
  orientation: 274,
  samples: 277,
  rowsPerStrip: 278,
  stripBytes: 279,
  xResolution: 282,
  yResolution: 283,
  planar: 284,
  g3Options: 292,
  predictor: 317,
  palette: 320,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileBytes: 325,
  jpegTables: 347,
} as const;

type Picture = {
  width: number;
  height: number;
  bits: number;
  samples: number;
  compression: number;
  photometric: number;
  tags: TiffDirectory;
  one: (tag: number, otherwise: number) => number;
};

function pictureOf(tags: TiffDirectory): Picture {
  const one = (tag: number, otherwise: number) => tags.get(tag)?.[0] ?? otherwise;
  return {
    width: one(TAG.width, 0),
    height: one(TAG.height, 0),
    bits: one(TAG.bits, 1),
    samples: one(TAG.samples, 1),
    compression: one(TAG.compression, 1),
    photometric: one(TAG.photometric, 1),
    tags,
    one,
  };
}

/** Why a picture's coding is not read; undefined when it is. PDF has the same codings under other names. */
function refusalOf(picture: Picture): string | undefined {
  const { bits, samples, compression, photometric, one } = picture;
  if (![1, 3, 4, 5, 7, 8, 32773, 32946].includes(compression)) return `compression ${compression}`;
  if (![1, 2, 4, 8].includes(bits)) return `${bits} bits a sample`;
  if (samples > 1 && one(TAG.planar, 1) !== 1) return 'colours in separate planes';
  const colours = photometric === 5 ? 4 : photometric === 2 || photometric === 6 ? 3 : 1;
  if (![0, 1, 2, 3, 5, 6].includes(photometric) || samples !== colours) return `${samples} channels`;
  return photometric === 6 && compression !== 7 ? 'YCbCr without JPEG' : undefined;
}

function colourSpace({ photometric, tags, bits }: Picture): string {
  if (photometric === 2 || photometric === 6) return '/DeviceRGB';
  if (photometric === 5) return '/DeviceCMYK';
  if (photometric !== 3) return '/DeviceGray';
  const map = tags.get(TAG.palette) ?? [];
  const size = 2 ** bits;
  const entries = Array.from({ length: size }, (_, index) =>
    [0, 1, 2].map((one) => (map[one * size + index] ?? 0) >> 8),
  );
  return `[/Indexed /DeviceRGB ${size - 1} <${Buffer.from(entries.flat()).toString('hex')}>]`;
}

/** The PDF filter (ISO 32000-1, 7.4) that undoes a TIFF compression on a part of this size. */
function filterOf(picture: Picture, width: number, height: number): string {
  const { compression, samples, bits, one } = picture;
  const predictor =
    one(TAG.predictor, 1) === 2
      ? `/DecodeParms << /Predictor 2 /Colors ${samples} /BitsPerComponent ${bits} /Columns ${width} >>`
      : '';
  if (compression === 5) return `/Filter /LZWDecode ${predictor}`;
  if (compression === 8 || compression === 32946) return `/Filter /FlateDecode ${predictor}`;
  if (compression === 32773) return '/Filter /RunLengthDecode';
  if (compression === 7) return '/Filter /DCTDecode';
  if (compression === 1) return '';
  const twoDimensional = compression === 4 ? -1 : one(TAG.g3Options, 0) & 1 ? 1 : 0;
  // Fax codings draw black on white; what TIFF calls "black is zero" is then the other way round.
  const black = one(TAG.photometric, 0) === 1 ? 'true' : 'false';
  return `/Filter /CCITTFaxDecode /DecodeParms << /K ${twoDimensional} /Columns ${width} /Rows ${height} /BlackIs1 ${black} /EndOfBlock false >>`;
}

const REVERSED = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number.parseInt(byte.toString(2).padStart(8, '0').split('').reverse().join(''), 2),
);

/** A part's bytes: bits in the usual order, and a JPEG with the tables that TIFF keeps apart. */
function bytesOf(picture: Picture, part: Uint8Array): Uint8Array {
  const { compression, one, tags } = picture;
  if (one(TAG.fillOrder, 1) === 2 && [1, 3, 4].includes(compression)) return part.map((byte) => REVERSED[byte] ?? 0);
  const tables = tags.get(TAG.jpegTables);
  if (compression !== 7 || !tables || tables.length < 4) return part;
  return Buffer.concat([Buffer.from(tables.slice(0, -2)), part.subarray(2)]);
}

function partsOf(picture: Picture): { tag: number; bytes: number; width: number; height: number } {
  const { tags, width, height, one } = picture;
  if (tags.has(TAG.tileOffsets)) {
    return { tag: TAG.tileOffsets, bytes: TAG.tileBytes, width: one(TAG.tileWidth, 0), height: one(TAG.tileHeight, 0) };
  }
  return {
    tag: TAG.stripOffsets,
    bytes: TAG.stripBytes,
    width,
    height: Math.min(height, one(TAG.rowsPerStrip, height)),
  };
}

function imagesOf(picture: Picture, file: Uint8Array): EmbeddedImage[] {
  const { tags, width, height, photometric, compression } = picture;
  const parts = partsOf(picture);
  checkPictureSize(parts.width, parts.height);
  const across = Math.ceil(width / parts.width);
  const tiled = parts.tag === TAG.tileOffsets;
  const inverted = photometric === 0 && compression !== 3 && compression !== 4 ? '/Decode [1 0]' : '';
  const space = colourSpace(picture);
  return (tags.get(parts.tag) ?? []).flatMap((offset, index): EmbeddedImage[] => {
    const x = (index % across) * parts.width;
    const y = Math.floor(index / across) * parts.height;
    if (y >= height) return [];
    // The last strip is shorter; tiles are always whole.
    const h = tiled ? parts.height : Math.min(parts.height, height - y);
    const bytes = file.subarray(offset, offset + (tags.get(parts.bytes)?.[index] ?? file.length - offset));
    const dictionary = `/Width ${parts.width} /Height ${h} /ColorSpace ${space} /BitsPerComponent ${picture.bits} ${filterOf(picture, parts.width, h)} ${inverted}`;
    return [{ dictionary, bytes: bytesOf(picture, bytes), place: [x, y, parts.width, h] }];
  });
}

function pageOf(tags: TiffDirectory, file: Uint8Array): PicturePage {
  const picture = pictureOf(tags);
  const { width, height, one } = picture;
  checkPictureSize(width, height);
  const refusal = refusalOf(picture);
  if (refusal) {
    throw documentProblem('document_kind_unknown', {
      reason: `This TIFF picture is stored in a way that is not read here (${refusal}); save it as PDF, JPEG or PNG.`,
    });
  }
  const aspect = one(TAG.xResolution, 1) / one(TAG.yResolution, 1);
  return {
    width,
    height,
    orientation: one(TAG.orientation, 1),
    pixelAspect: aspect > 0.3 && aspect < 3.4 ? aspect : 1,
    images: imagesOf(picture, file),
  };
}

/**
 * A TIFF file as a PDF with a page for each of its pictures; small previews are left out. Throws `document_corrupt`,
 * `document_too_large` or `document_kind_unknown`.
 */
export function pdfOfTiff(file: Uint8Array): Uint8Array {
  const directories = readTiffDirectories(file).filter((tags) => tags.has(TAG.width));
  const pages = directories.filter((tags) => ((tags.get(TAG.subfile)?.[0] ?? 0) & 1) === 0);
  const kept = pages.length > 0 ? pages : directories;
  if (kept.length === 0) throw documentProblem('document_corrupt', { reason: 'The TIFF file holds no picture.' });
  return pdfOfImages(kept.map((tags) => pageOf(tags, file)));
}
