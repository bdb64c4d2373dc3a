import { detectKind } from '../detect-kind.ts';
import { pdfOfJpeg } from './pdf-of-jpeg.ts';
import { pdfOfPng } from './pdf-of-png.ts';
import { pdfOfTiff } from './pdf-of-tiff.ts';

/** The bytes of a PDF that shows what the file shows: the file itself, or its pictures; undefined for files that have no pages of their own. */
export function pdfOfFile(bytes: Uint8Array): { kind: 'pdf' | 'image'; bytes: Uint8Array } | undefined {
  const kind = detectKind(bytes);
  if (kind === 'pdf') return { kind, bytes };
  if (kind === 'jpeg') return { kind: 'image', bytes: pdfOfJpeg(bytes) };
  if (kind === 'png') return { kind: 'image', bytes: pdfOfPng(bytes) };
  if (kind === 'tiff') return { kind: 'image', bytes: pdfOfTiff(bytes) };
  return undefined;
}
