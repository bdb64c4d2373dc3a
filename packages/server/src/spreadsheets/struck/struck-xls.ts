import * as XLSX from '@e965/xlsx';
import { Struck, type TextRun } from './struck.ts';

/** Records of BIFF8 ([MS-XLS] 2.3) that say how cells are written. */
const RECORD = { eof: 0x0a, continue: 0x3c, font: 0x31, format: 0xe0, tab: 0x85, strings: 0xfc, bof: 0x809 } as const;
/** Records of one cell: row, column and format come first. */
const CELL: ReadonlySet<number> = new Set([0x06, 0x203, 0x204, 0x205, 0x27e, 0xfd]);
const CELL_OF_STRING = 0xfd;
const CELLS_OF_NUMBERS = 0xbd;
/** `fStrikeOut` of a font ([MS-XLS] 2.4.122). */
const STRIKE_OUT = 0x08;
const BIFF8 = 0x0600;

type BiffRecord = { type: number; at: number; data: Buffer };

function* recordsOf(stream: Buffer, start = 0): Generator<BiffRecord> {
  for (let at = start; at + 4 <= stream.length; ) {
    const [type, length] = [stream.readUInt16LE(at), stream.readUInt16LE(at + 2)];
    yield { type, at, data: stream.subarray(at + 4, at + 4 + length) };
    at += 4 + length;
  }
}

/** What the first part of a workbook says: fonts, formats, tabs and texts. */
type Globals = {
  struckFonts: ReadonlySet<number>;
  struckFormats: ReadonlySet<number>;
  tabs: readonly { name: string; at: number }[];
  strings: ReadonlyMap<number, readonly TextRun[]>;
};

/** The first bytes of a compound file ([MS-CFB] 2.2), in which Excel 97 and later keep a workbook. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** The stream of a workbook in BIFF8; older files have none. */
function streamOf(bytes: Uint8Array): Buffer | undefined {
  if (!COMPOUND.equals(bytes.subarray(0, COMPOUND.length))) return undefined;
  const file = XLSX.CFB.read(Buffer.from(bytes), { type: 'buffer' });
  const entry = XLSX.CFB.find(file, 'Workbook');
  const stream = entry ? Buffer.from(entry.content as Uint8Array) : undefined;
  return stream && stream.length > 8 && stream.readUInt16LE(0) === RECORD.bof && stream.readUInt16LE(4) === BIFF8
    ? stream
    : undefined;
}

/** Fonts are numbered without 4 ([MS-XLS] 2.5.129). */
const numberOfFont = (index: number) => (index < 4 ? index : index + 1);

function globalsOf(stream: Buffer): Globals {
  const [struckFonts, struckFormats] = [new Set<number>(), new Set<number>()];
  const tabs: { name: string; at: number }[] = [];
  const texts: Buffer[] = [];
  let [font, format, isInStrings] = [0, 0, false];
  for (const { type, data } of recordsOf(stream)) {
    isInStrings = type === RECORD.strings || (isInStrings && type === RECORD.continue);
    if (isInStrings) texts.push(data);
    if (type === RECORD.font && ((data[2] ?? 0) & STRIKE_OUT) !== 0) struckFonts.add(numberOfFont(font));
    if (type === RECORD.font) font++;
    if (type === RECORD.format && struckFonts.has(data.readUInt16LE(0))) struckFormats.add(format);
    if (type === RECORD.format) format++;
    if (type === RECORD.tab) tabs.push({ at: data.readUInt32LE(0), name: shortString(data.subarray(6)) });
    if (type === RECORD.eof) break;
  }
  const strings = struckFonts.size === 0 ? new Map<number, TextRun[]>() : new StringReader(texts).read(struckFonts);
  return { struckFonts, struckFormats, tabs, strings };
}

/** A string with one byte of length: [MS-XLS] 2.5.240. */
function shortString(data: Buffer): string {
  const [length = 0, flags = 0] = data;
  return (flags & 1) === 1 ? data.toString('utf16le', 2, 2 + 2 * length) : data.toString('latin1', 2, 2 + length);
}

/** Reads the shared texts ([MS-XLS] 2.4.265), which go on in further records at any place. */
class StringReader {
  readonly #parts: readonly Buffer[];
  #part = 0;
  #at = 0;

  constructor(parts: readonly Buffer[]) {
    this.#parts = parts;
  }

  /** The texts of which some words are struck through, by their number. The first words are written as the cell is. */
  read(struckFonts: ReadonlySet<number>): Map<number, TextRun[]> {
    const found = new Map<number, TextRun[]>();
    this.#take(4);
    const count = this.#take(4).readUInt32LE(0);
    for (let index = 0; index < count && this.#part < this.#parts.length; index++) {
      const [length, flags] = [this.#take(2).readUInt16LE(0), this.#take(1)[0] ?? 0];
      const runs = (flags & 8) === 0 ? 0 : this.#take(2).readUInt16LE(0);
      const extra = (flags & 4) === 0 ? 0 : this.#take(4).readUInt32LE(0);
      const text = this.#characters(length, (flags & 1) === 1);
      const fonts = Array.from({ length: runs }, () => {
        const run = this.#take(4);
        return { from: run.readUInt16LE(0), isStruck: struckFonts.has(run.readUInt16LE(2)) };
      });
      this.#take(extra);
      if (fonts.some(({ isStruck }) => isStruck)) found.set(index, runsOf(text, fonts));
    }
    return found;
  }

  /** The next bytes, also over the end of a record; fewer at the end of all. */
  #take(length: number): Buffer {
    const taken: Buffer[] = [];
    for (let left = length; left > 0 && this.#part < this.#parts.length; ) {
      const part = this.#parts[this.#part] ?? Buffer.alloc(0);
      const bytes = part.subarray(this.#at, this.#at + left);
      taken.push(bytes);
      left -= bytes.length;
      this.#at += bytes.length;
      if (this.#at >= part.length) [this.#part, this.#at] = [this.#part + 1, 0];
    }
    const bytes = Buffer.concat(taken);
    return bytes.length < length ? Buffer.concat([bytes, Buffer.alloc(Math.min(length - bytes.length, 8))]) : bytes;
  }

  /** Characters of one or two bytes; where a record ends within them, the next one begins with their width. */
  #characters(length: number, wide: boolean): string {
    let [text, isWide] = ['', wide];
    while (text.length < length && this.#part < this.#parts.length) {
      const part = this.#parts[this.#part] ?? Buffer.alloc(0);
      const width = isWide ? 2 : 1;
      const fitting = Math.min(length - text.length, Math.floor((part.length - this.#at) / width));
      const before = this.#part;
      text += this.#take(fitting * width).toString(isWide ? 'utf16le' : 'latin1');
      if (text.length < length && this.#part === before) break;
      if (text.length < length) isWide = ((this.#take(1)[0] ?? 0) & 1) === 1;
    }
    return text;
  }
}

function runsOf(text: string, fonts: readonly { from: number; isStruck: boolean }[]): TextRun[] {
  const first = { text: text.slice(0, fonts[0]?.from ?? text.length), isStruck: false };
  const others = fonts.map(({ from, isStruck }, index) => ({
    text: text.slice(from, fonts[index + 1]?.from),
    isStruck,
  }));
  return [first, ...others];
}

function struckOn(stream: Buffer, at: number, { struckFormats, strings }: Globals): Struck {
  const struck = new Struck();
  let depth = 0;
  for (const { type, data } of recordsOf(stream, at)) {
    if (type === RECORD.bof) depth++;
    if (type === RECORD.eof && --depth <= 0) break;
    if (depth !== 1 || data.length < 6) continue;
    const [row, column] = [data.readUInt16LE(0), data.readUInt16LE(2)];
    if (type === CELLS_OF_NUMBERS) {
      for (let offset = 4; offset + 6 <= data.length - 2; offset += 6)
        if (struckFormats.has(data.readUInt16LE(offset))) struck.addCell(row, column + (offset - 4) / 6);
    } else if (CELL.has(type) && struckFormats.has(data.readUInt16LE(4))) struck.addCell(row, column);
    else if (type === CELL_OF_STRING) struck.addRuns(row, column, strings.get(data.readUInt32LE(6)) ?? []);
  }
  return struck;
}

/** What is struck through in an XLS file of Excel 97 or later, by the name of the tab; nothing where its records are cut short. */
export function findStruckInXls(bytes: Uint8Array): ReadonlyMap<string, Struck> {
  try {
    return readStruck(bytes);
  } catch (error) {
    if (error instanceof RangeError) return new Map();
    throw error;
  }
}

function readStruck(bytes: Uint8Array): ReadonlyMap<string, Struck> {
  const stream = streamOf(bytes);
  if (!stream) return new Map();
  const globals = globalsOf(stream);
  if (globals.struckFonts.size === 0) return new Map();
  return new Map(globals.tabs.map(({ name, at }) => [name, struckOn(stream, at, globals)]));
}
