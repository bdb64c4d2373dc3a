import { documentProblem } from '../../problems.ts';
import { checkPictureSize, pdfOfImages } from './pdf-of-images.ts';

type Frame = { width: number; height: number; channels: number; orientation: number; adobe: boolean };

/** The orientation that a camera wrote into its EXIF block (EXIF 2.3, tag 0x0112); 1 when there is none. */
function orientationOf(exif: Buffer): number {
  if (exif.toString('latin1', 0, 6) !== 'Exif\0\0' || exif.length < 14) return 1;
  const tiff = exif.subarray(6);
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return 1;
  const count = short(start);
  for (let entry = 0, at = start + 2; entry < count && at + 12 <= tiff.length; entry++, at += 12) {
    if (short(at) !== 0x0112) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** Size, number of channels and orientation from a JPEG's segments (ITU-T T.81, B.1.1.4). */
function frameOf(bytes: Buffer): Frame {
  let orientation = 1;
  let adobe = false;
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) break;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at++;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xe1) orientation = orientationOf(bytes.subarray(at + 4, end));
    if (marker === 0xee) adobe ||= bytes.toString('latin1', at + 4, at + 9) === 'Adobe';
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return { width, height, channels: bytes[at + 9] ?? 3, orientation, adobe };
    }
    at = end;
  }
  throw documentProblem('document_corrupt', { reason: 'The JPEG picture has no frame.' });
}

const SPACES: Readonly<Record<number, string>> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' };

/** A JPEG photograph as a PDF of one page, upright as the camera says. Throws `document_corrupt` or `document_too_large`. */
export function pdfOfJpeg(jpeg: Uint8Array): Uint8Array {
  const { width, height, channels, orientation, adobe } = frameOf(Buffer.from(jpeg));
  checkPictureSize(width, height);
  // Adobe's CMYK pictures are stored inverted.
  const decode = channels === 4 && adobe ? '/Decode [1 0 1 0 1 0 1 0]' : '';
  const dictionary = `/Width ${width} /Height ${height} /ColorSpace ${SPACES[channels] ?? '/DeviceRGB'} /BitsPerComponent 8 /Filter /DCTDecode ${decode}`;
  return pdfOfImages([
    { width, height, orientation, images: [{ dictionary, bytes: jpeg, place: [0, 0, width, height] }] },
  ]);
}
