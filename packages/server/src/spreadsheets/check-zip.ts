import { inflateRawSync } from 'node:zlib';
import type { SheetLimits } from './limits.ts';
import { sheetProblem } from './problems.ts';

type ZipEntry = { name: string; method: number; flags: number; compressedSize: number; offset: number };

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;

function findEndOfDirectory(zip: Buffer): number {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 65_557); at--) {
    if (zip.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw sheetProblem('file_corrupt', {
    reason: 'The zip archive has no directory at its end: it was probably cut off.',
  });
}

function readEntries(zip: Buffer): ZipEntry[] {
  const end = findEndOfDirectory(zip);
  const entries: ZipEntry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) break;
    const nameLength = zip.readUInt16LE(at + 28);
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      flags: zip.readUInt16LE(at + 8),
      method: zip.readUInt16LE(at + 10),
      compressedSize: zip.readUInt32LE(at + 20),
      offset: zip.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

function partOf(zip: Buffer, entry: ZipEntry): Buffer {
  if (zip.readUInt32LE(entry.offset) !== LOCAL_ENTRY) throw new RangeError('no local header');
  const start = entry.offset + 30 + zip.readUInt16LE(entry.offset + 26) + zip.readUInt16LE(entry.offset + 28);
  return zip.subarray(start, start + entry.compressedSize);
}

/** Inflates one part, whatever size the headers claim: they may lie. */
function inflate(zip: Buffer, entry: ZipEntry, budget: number): Buffer {
  const part = partOf(zip, entry);
  return entry.method === 0 ? part : inflateRawSync(part, { maxOutputLength: Math.max(1, budget) });
}

/** Whether a part of a workbook hides rows or columns: looking for them costs a library a fifth more memory. */
function hidesSomething(name: string, content: Buffer): boolean {
  if (!/^xl\/worksheets\/.+\.xml$/i.test(name)) return false;
  return content.includes('hidden="1"') || content.includes('hidden="true"');
}

/** What a zipped workbook is, and whether any of its sheets hides rows or columns (always said of kinds other than XLSX). */
export type CheckedZip = { kind: 'xlsx' | 'xlsb' | 'ods'; hides: boolean };

/** ODF may say "repeat this cell 16,384 times in a million rows" in a hundred bytes. */
function checkRepeats(contentXml: string, limits: SheetLimits): void {
  let rowRepeat = 1;
  let cells = 0;
  for (const [tag] of contentXml.matchAll(/<table:table-(?:row|cell)\b[^>]*>/g)) {
    const repeat = Number(/number-(?:rows|columns)-repeated="(\d+)"/.exec(tag)?.[1] ?? 1);
    if (tag.startsWith('<table:table-row')) rowRepeat = repeat;
    else if (tag.includes('office:value-type')) cells += repeat * rowRepeat;
    if (cells > limits.maxCells) throw sheetProblem('file_too_large', { cells, maxCells: limits.maxCells });
  }
}

/**
 * Checks a zipped workbook before a library opens it: really inflated size within the limit, not encrypted, not cut off.
 * Returns which kind of workbook it is; throws `file_too_large`, `file_encrypted`, `file_corrupt` or `file_kind_unknown`.
 */
export function checkZip(bytes: Uint8Array, limits: SheetLimits): CheckedZip {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const entries = readEntries(zip);
    if (entries.some((entry) => (entry.flags & 1) === 1)) throw sheetProblem('file_encrypted');
    let unzipped = 0;
    let hides = false;
    for (const entry of entries) {
      const content = inflate(zip, entry, limits.maxUnzippedBytes - unzipped);
      unzipped += content.length;
      hides ||= hidesSomething(entry.name, content);
    }
    const kind = kindOf(zip, entries, limits);
    return { kind, hides: hides || kind !== 'xlsx' };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') {
      throw sheetProblem('file_too_large', { maxUnzippedBytes: limits.maxUnzippedBytes });
    }
    if (error instanceof RangeError || (error instanceof Error && 'errno' in error)) throw sheetProblem('file_corrupt');
    throw error;
  }
}

function kindOf(zip: Buffer, entries: readonly ZipEntry[], limits: SheetLimits): 'xlsx' | 'xlsb' | 'ods' {
  const names = new Set(entries.map((entry) => entry.name.replaceAll('\\', '/').toLowerCase()));
  if (names.has('xl/workbook.xml')) return 'xlsx';
  if (names.has('xl/workbook.bin')) return 'xlsb';
  const content = entries.find((entry) => entry.name === 'content.xml');
  if (content && names.has('meta-inf/manifest.xml')) {
    const part = partOf(zip, content);
    const xml = (content.method === 0 ? part : inflateRawSync(part)).toString('utf8');
    if (!xml.includes('office:spreadsheet'))
      throw sheetProblem('file_kind_unknown', { reason: 'This is an OpenDocument text.' });
    checkRepeats(xml, limits);
    return 'ods';
  }
  if (names.has('word/document.xml')) throw sheetProblem('file_kind_unknown', { reason: 'This is a Word document.' });
  if (names.has('ppt/presentation.xml')) throw sheetProblem('file_kind_unknown', { reason: 'This is a presentation.' });
  throw sheetProblem('file_kind_unknown', { reason: 'This is a zip archive; send the workbooks in it one by one.' });
}
