import { inflateRawSync } from 'node:zlib';

/**
 * The budget of every archive that the service opens (XLSX, XLSB, ODS, DOCX): bytes of all parts together, counted while
 * they are really inflated, and the number of parts. Archives inside an archive are returned as bytes and never opened.
 */
export const ZIP_BUDGET = { maxBytes: 256 * 1024 * 1024, maxParts: 10_000 } as const;

/** Why an archive is not read. */
export type ZipFault = 'corrupt' | 'encrypted' | 'too-large';

/** An archive that is not read; modules turn it into a refusal of their own. */
export class ZipError extends Error {
  readonly fault: ZipFault;

  constructor(fault: ZipFault, message: string) {
    super(message);
    this.name = 'ZipError';
    this.fault = fault;
  }
}

/** A part of an archive. `bytes` may share memory with the archive. */
export type ZipPart = { name: string; bytes: Uint8Array };

type Entry = { name: string; flags: number; method: number; packedBytes: number; offset: number };

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED = 1;
const UTF8_NAME = 0x800;
const [STORED, DEFLATED] = [0, 8];
/** A size that stands in the ZIP64 extra field (header 1) instead. */
const IN_EXTRA_FIELD = 0xffffffff;

/** The names of the parts, in the order of the archive's directory. Throws `ZipError`. */
export function listZip(archive: Uint8Array): string[] {
  return readEntries(bufferOf(archive)).map(({ name }) => name);
}

/**
 * The parts whose name `wanted` accepts (all if absent), inflated one by one in the order of the archive's directory.
 * Throws `ZipError`: `too-large` beyond `ZIP_BUDGET`, whatever sizes the archive claims.
 */
export function* zipParts(archive: Uint8Array, wanted?: (name: string) => boolean): Generator<ZipPart> {
  const zip = bufferOf(archive);
  let left: number = ZIP_BUDGET.maxBytes;
  for (const entry of readEntries(zip)) {
    if (wanted && !wanted(entry.name)) continue;
    const bytes = readPart(zip, entry, left);
    left -= bytes.length;
    yield { name: entry.name, bytes };
  }
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The directory at the end of the archive, without folders. */
function readEntries(zip: Buffer): Entry[] {
  const end = findEndOfDirectory(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > ZIP_BUDGET.maxParts) throw new ZipError('too-large', `The archive has ${count} parts.`);
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = count; left > 0; left -= 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== DIRECTORY_ENTRY)
      throw new ZipError('corrupt', 'The directory of the archive is damaged.');
    const { entry, next } = readEntry(zip, at);
    if ((entry.flags & ENCRYPTED) !== 0) throw new ZipError('encrypted', 'The archive is encrypted.');
    if (!entry.name.endsWith('/')) entries.push(entry);
    at = next;
  }
  return entries;
}

function findEndOfDirectory(zip: Buffer): number {
  for (let at = zip.length - END_BYTES; at >= Math.max(0, zip.length - END_BYTES - LONGEST_COMMENT); at -= 1) {
    if (zip.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new ZipError('corrupt', 'The archive has no directory at its end: it is probably truncated.');
}

function readEntry(zip: Buffer, at: number): { entry: Entry; next: number } {
  const flags = zip.readUInt16LE(at + 8);
  const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
  const extraEnd = nameEnd + zip.readUInt16LE(at + 30);
  const name = zip.toString((flags & UTF8_NAME) === 0 ? 'latin1' : 'utf8', at + 46, nameEnd);
  const sizes = [zip.readUInt32LE(at + 24), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)];
  const [, packedBytes = 0, offset = 0] = withZip64(sizes, zip.subarray(nameEnd, extraEnd));
  const entry = { name, flags, method: zip.readUInt16LE(at + 10), packedBytes, offset };
  return { entry, next: extraEnd + zip.readUInt16LE(at + 32) };
}

/** Replaces sizes that did not fit in 32 bits by those of the ZIP64 extra field, which has them in the same order. */
function withZip64(sizes: readonly number[], extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let from = at + 4;
    return sizes.map((size) => {
      if (size !== IN_EXTRA_FIELD || from + 8 > extra.length) return size;
      from += 8;
      return Number(extra.readBigUInt64LE(from - 8));
    });
  }
  return [...sizes];
}

function readPart(zip: Buffer, { name, method, packedBytes, offset }: Entry, budget: number): Uint8Array {
  if (offset + 30 > zip.length || zip.readUInt32LE(offset) !== LOCAL_ENTRY)
    throw new ZipError('corrupt', `The part ${name} is missing.`);
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  if (start + packedBytes > zip.length) throw new ZipError('corrupt', `The part ${name} is truncated.`);
  const packed = zip.subarray(start, start + packedBytes);
  if (method === DEFLATED) return inflate(name, packed, budget);
  if (method !== STORED) throw new ZipError('corrupt', `The part ${name} has an unknown compression.`);
  if (packed.length > budget) throw tooLarge();
  return packed;
}

function inflate(name: string, packed: Buffer, budget: number): Uint8Array {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, budget) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw new ZipError('corrupt', `The part ${name} is damaged.`);
  }
}

function tooLarge(): ZipError {
  return new ZipError('too-large', `Its parts are larger than ${ZIP_BUDGET.maxBytes / 1024 ** 2} MiB together.`);
}
