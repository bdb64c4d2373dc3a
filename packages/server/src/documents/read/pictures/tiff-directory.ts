import { documentProblem } from '../../problems.ts';

/** A picture of a TIFF file: its tags' numbers. Text and other kinds of tags are left out. */
export type TiffDirectory = ReadonlyMap<number, readonly number[]>;

/** Bytes of one number of each type we read (TIFF 6.0, section 2): byte, short, long; rationals are read as quotients. */
const SIZES: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 4, 5: 8, 7: 1 };
/** More directories than this are not a document. */
const MOST_PICTURES = 400;
/** More numbers in one tag are not a list of strips. */
const MOST_NUMBERS = 200_000;

class TiffReader {
  private readonly bytes: Buffer;
  private readonly little: boolean;

  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    this.little = bytes[0] === 0x49;
  }

  get length(): number {
    return this.bytes.length;
  }

  number(at: number, size: number): number {
    if (at < 0 || at + size > this.bytes.length)
      throw documentProblem('document_corrupt', { reason: 'The TIFF file is cut off.' });
    return this.little ? this.bytes.readUIntLE(at, size) : this.bytes.readUIntBE(at, size);
  }

  /** The numbers of the tag whose entry begins at `at`. */
  tag(at: number): number[] {
    const type = this.number(at + 2, 2);
    const count = this.number(at + 4, 4);
    const size = SIZES[type];
    if (size === undefined || count > MOST_NUMBERS) return [];
    const from = count * size <= 4 ? at + 8 : this.number(at + 8, 4);
    if (from + count * size > this.length)
      throw documentProblem('document_corrupt', { reason: 'The TIFF file is cut off.' });
    return Array.from({ length: count }, (_, index) =>
      type === 5
        ? this.number(from + 8 * index, 4) / Math.max(1, this.number(from + 8 * index + 4, 4))
        : this.number(from + size * index, size),
    );
  }
}

/** The directories of a TIFF file in order, one for each picture. Throws `document_corrupt`. */
export function readTiffDirectories(bytes: Uint8Array): TiffDirectory[] {
  const reader = new TiffReader(bytes);
  const directories: TiffDirectory[] = [];
  const seen = new Set<number>();
  for (let at = reader.number(4, 4); at !== 0; ) {
    // A chain that comes back to itself would never end.
    if (seen.has(at) || directories.length >= MOST_PICTURES) break;
    seen.add(at);
    const count = reader.number(at, 2);
    const tags = new Map<number, readonly number[]>();
    for (let entry = 0; entry < count; entry++) {
      const place = at + 2 + 12 * entry;
      tags.set(reader.number(place, 2), reader.tag(place));
    }
    directories.push(tags);
    at = reader.number(at + 2 + 12 * count, 4);
  }
  return directories;
}
