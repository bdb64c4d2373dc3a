import { renderRate } from '../record/render-rate.ts';
import type { Dictionary } from './dictionary.ts';
import type { LaneRow } from './read-lanes.ts';
import { UNIT_BYTES } from './snapshot-file.ts';

/**
 * The block of a lane: the number of its rates; a record of each, in the order of lists; then their JSON texts in the same
 * order, each with a comma after it.
 */
const HEAD_BYTES = 16;
const RECORD_BYTES = 40;

/** A day as a number that sorts alike: 2026-12-31 is 20261231. */
export function dayNumberOf(day: string): number {
  return Number(day.slice(0, 4)) * 10_000 + Number(day.slice(5, 7)) * 100 + Number(day.slice(8, 10));
}

/** The day of such a number. */
export function dayOfNumber(number: number): string {
  const digits = String(number).padStart(8, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}

/** Writes blocks one after the other into a buffer that is reused. */
export type BlockWriter = {
  /** Adds the rates of a lane, in their order, and gives the position of their block, in units from the start. */
  add: (rows: readonly LaneRow[]) => number;
  /** What was added, in whole units; valid until the next `add`. */
  take: () => Uint8Array;
};

const USUAL_BYTES = 256 * 1024;
/** A buffer that grew larger for a few very long lanes is released. */
const MOST_KEPT_BYTES = 16 * USUAL_BYTES;

export function createBlockWriter(dictionary: Dictionary): BlockWriter {
  let memory = Buffer.alloc(USUAL_BYTES);
  let end = 0;
  const makeRoom = (bytes: number) => {
    if (end + bytes <= memory.byteLength) return;
    const larger = Buffer.alloc(2 * (end + bytes));
    memory.copy(larger, 0, 0, end);
    memory = larger;
  };
  return {
    add: (rows) => {
      const begin = end;
      makeRoom(HEAD_BYTES + rows.length * RECORD_BYTES);
      memory.writeUInt32LE(rows.length, begin);
      end += HEAD_BYTES + rows.length * RECORD_BYTES;
      for (const [index, row] of rows.entries()) {
        const text = `${renderRate(row)},`;
        const length = Buffer.byteLength(text);
        makeRoom(length + UNIT_BYTES);
        writeRecord(memory, begin + HEAD_BYTES + index * RECORD_BYTES, { row, dictionary, length });
        memory.write(text, end);
        end += length;
      }
      end = Math.ceil(end / UNIT_BYTES) * UNIT_BYTES;
      return begin / UNIT_BYTES;
    },
    take: () => {
      const taken = memory.subarray(0, end);
      if (memory.byteLength > MOST_KEPT_BYTES) memory = Buffer.alloc(USUAL_BYTES);
      end = 0;
      return taken;
    },
  };
}

function writeRecord(
  memory: Buffer,
  at: number,
  { row, dictionary, length }: { row: LaneRow; dictionary: Dictionary; length: number },
) {
  memory.writeDoubleLE(row.base_minor, at);
  memory.writeDoubleLE(row.id, at + 8);
  memory.writeUInt32LE(dayNumberOf(row.valid_from), at + 16);
  memory.writeUInt32LE(dayNumberOf(row.valid_to), at + 20);
  memory.writeUInt32LE(dictionary.encode(row.carrier), at + 24);
  memory.writeUInt32LE(dictionary.encode(row.equipment), at + 28);
  memory.writeUInt32LE(dictionary.encode(row.currency), at + 32);
  memory.writeUInt32LE(length, at + 36);
}

/** Reads bytes of a block into `target`, from `skip` bytes after its start; returns how many the file had for it. */
type ReadBlock = (target: Uint8Array, skip: number) => number;

/** What a rate of a block is found by; words as their numbers, days as `dayNumberOf` gives them. */
export type BlockRecord = {
  baseMinor: number;
  id: number;
  validFrom: number;
  validTo: number;
  carrier: number;
  equipment: number;
  currency: number;
  /** Where its text starts in the block, and how long it is with its comma. */
  skip: number;
  length: number;
};

/** Read together with a block's head; longer blocks are read a second time. */
const USUAL_RECORDS = 60;
const USUAL_BYTES_READ = HEAD_BYTES + USUAL_RECORDS * RECORD_BYTES;

/**
 * Passes the records of a block, in order, to `see`: one object that is reused for each. Throws when the file is shorter
 * than the block.
 */
export type BlockReader = (read: ReadBlock, see: (record: BlockRecord) => void) => void;

/** A reader of blocks, with a buffer that is reused. */
export function createBlockReader(): BlockReader {
  let memory = new ArrayBuffer(USUAL_BYTES_READ);
  const record = {
    baseMinor: 0,
    id: 0,
    validFrom: 0,
    validTo: 0,
    carrier: 0,
    equipment: 0,
    currency: 0,
    skip: 0,
    length: 0,
  };
  let words = new Uint32Array(memory);
  let doubles = new Float64Array(memory);
  return (read, see) => {
    // The buffer may be longer after a long block.
    let had = read(new Uint8Array(memory, 0, USUAL_BYTES_READ), 0);
    const count = words[0] ?? 0;
    const needed = HEAD_BYTES + count * RECORD_BYTES;
    if (needed > memory.byteLength) {
      memory = new ArrayBuffer(needed);
      words = new Uint32Array(memory);
      doubles = new Float64Array(memory);
    }
    if (had >= HEAD_BYTES && needed > USUAL_BYTES_READ) had = read(new Uint8Array(memory, 0, needed), 0);
    // The rest of the buffer holds another lane.
    if (had < HEAD_BYTES || had < needed) throw new Error('the file of the rate snapshot is shorter than was written');
    record.skip = needed;
    record.length = 0;
    for (let index = 0; index < count; index += 1) {
      const [double, word] = [2 + index * 5, 4 + index * 10 + 4];
      record.skip += record.length;
      record.baseMinor = doubles[double] ?? 0;
      record.id = doubles[double + 1] ?? 0;
      record.validFrom = words[word] ?? 0;
      record.validTo = words[word + 1] ?? 0;
      record.carrier = words[word + 2] ?? 0;
      record.equipment = words[word + 3] ?? 0;
      record.currency = words[word + 4] ?? 0;
      record.length = words[word + 5] ?? 0;
      see(record);
    }
  };
}
