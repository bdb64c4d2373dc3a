import { setImmediate as nextTurn } from 'node:timers/promises';
import { createFingerprintSet, type FingerprintSet } from '../search/fingerprint-set.ts';
import type { RateFilter } from '../search/rate-filter.ts';
import { type BlockPositions, createBlockPositions } from './block-positions.ts';
import { createDictionary, type Dictionary } from './dictionary.ts';
import { type BlockReader, type BlockWriter, createBlockReader, createBlockWriter } from './lane-block.ts';
import type { Lane, LaneRow } from './read-lanes.ts';
import { createMatcher, type RecordMatcher } from './record-matcher.ts';
import type { SnapshotFile } from './snapshot-file.ts';

/** A rate of the snapshot: what it is found by, and where its text is. */
export type SnapshotRate = Lane & {
  id: number;
  carrier: string;
  equipment: string;
  currency: string;
  baseMinor: number;
  /** Days as numbers that sort alike: 20261231. */
  validFrom: number;
  validTo: number;
  /** The block, in units of the file; the bytes before the text in it; the bytes of the text, with the comma after it. */
  position: number;
  skip: number;
  length: number;
};

/** The rates of lanes; a lane that has none any more has no rows. */
type LaneRows = ReadonlyMap<Lane, readonly LaneRow[]>;

/** Lanes in a file, found by their ports. */
export type LaneIndex = {
  /** What a filter finds, in the order of lists; undefined when it names a pending lane or too many lanes. */
  find: (filter: RateFilter) => SnapshotRate[] | undefined;
  /** Writes the JSON texts of rates into `target`, a comma after each: as many bytes as their lengths say. */
  read: (rates: readonly SnapshotRate[], target: Buffer, at: number) => void;
  /** Marks lanes whose rates changed as pending; returns those that were not pending before. */
  markPending: (lanes: readonly Lane[]) => Lane[];
  /** Writes lanes and answers from them, unless `isOutdated` says after writing that they changed meanwhile. */
  write: (read: LaneRows, isOutdated: () => boolean) => Promise<boolean>;
  bytes: () => number;
  close: () => Promise<void>;
};

/** For more lanes than this, as from one region to another, PostgreSQL is as quick. */
const MOST_LANES = 1_000;
const MOST_RATES = 5_000;
/** Rates that are written between two answers. */
const RATES_AT_ONCE = 200;

type Parts = {
  file: SnapshotFile;
  positions: BlockPositions;
  dictionary: Dictionary;
  readBlock: BlockReader;
  /** The carriers of each lane: half of the questions that name a lane and a carrier find nothing. */
  carriersOfLanes: FingerprintSet;
  /** Those that are not in use. */
  writers: BlockWriter[];
};

/** An index on an empty file. */
export function createLaneIndex(file: SnapshotFile): LaneIndex {
  const parts: Parts = {
    file,
    positions: createBlockPositions(),
    dictionary: createDictionary(),
    readBlock: createBlockReader(),
    carriersOfLanes: createFingerprintSet(),
    writers: [],
  };
  return {
    find: (filter) => findRates(parts, filter),
    read: (rates, target, at) => readTexts(file, rates, target.subarray(at)),
    markPending: (lanes) => lanes.filter((lane) => markPending(parts.positions, lane)),
    write: (read, isOutdated) => writeLanes(parts, read, isOutdated),
    bytes: file.bytes,
    close: file.close,
  };
}

function findRates(parts: Parts, filter: RateFilter): SnapshotRate[] | undefined {
  const { positions, carriersOfLanes } = parts;
  const { origins, destinations, carrier } = filter;
  if (origins === undefined || destinations === undefined) return undefined;
  const matches = createMatcher(filter, parts.dictionary);
  if (matches === undefined || origins.length * destinations.length > MOST_LANES) return undefined;
  const search: Search = { matches, found: [] };
  for (const origin of origins) {
    for (const destination of destinations) {
      const position = positions.find(origin, destination);
      if (position === 'pending') return undefined;
      if (position === undefined) continue;
      if (carrier !== undefined && !carriersOfLanes.has(`${origin} ${destination} ${carrier}`)) continue;
      addMatches(parts, { origin, destination, position }, search);
      if (search.found.length > MOST_RATES) return undefined;
    }
  }
  return origins.length * destinations.length > 1 ? search.found.sort(inListOrder) : search.found;
}

/** What is searched for in records, and what was found so far. */
type Search = { matches: RecordMatcher; found: SnapshotRate[] };

function addMatches({ file, dictionary, readBlock }: Parts, lane: Lane & { position: number }, search: Search): void {
  const { matches, found } = search;
  readBlock(
    (target, skip) => file.read(target, lane.position, skip),
    (record) => {
      if (!matches(record)) return;
      const words = {
        carrier: dictionary.decode(record.carrier),
        equipment: dictionary.decode(record.equipment),
        currency: dictionary.decode(record.currency),
      };
      found.push({ ...lane, ...record, ...words });
    },
  );
}

function markPending(positions: BlockPositions, { origin, destination }: Lane): boolean {
  if (positions.find(origin, destination) === 'pending') return false;
  positions.set(origin, destination, 'pending');
  return true;
}

async function writeLanes(parts: Parts, read: LaneRows, isOutdated: () => boolean): Promise<boolean> {
  const { file, positions, dictionary, carriersOfLanes, writers } = parts;
  for (const rows of read.values())
    for (const { origin, destination, carrier } of rows) carriersOfLanes.add(`${origin} ${destination} ${carrier}`);
  const writer = writers.pop() ?? createBlockWriter(dictionary);
  const written: { lane: Lane; at: number | undefined }[] = [];
  let added = 0;
  for (const [lane, rows] of read) {
    written.push({ lane, at: rows.length === 0 ? undefined : writer.add(rows) });
    added += rows.length;
    if (added < RATES_AT_ONCE) continue;
    added = 0;
    await nextTurn();
  }
  const begin = await file.append(writer.take());
  writers.push(writer);
  if (isOutdated()) return false;
  for (const { lane, at } of written)
    positions.set(lane.origin, lane.destination, at === undefined ? undefined : begin + at);
  return true;
}

function inListOrder(a: SnapshotRate, b: SnapshotRate): number {
  if (a.currency !== b.currency) return a.currency < b.currency ? -1 : 1;
  return a.baseMinor - b.baseMinor || a.id - b.id;
}

/** Adjoining texts are read in one call. */
function readTexts(file: SnapshotFile, rates: readonly SnapshotRate[], target: Buffer): void {
  let at = 0;
  for (let index = 0; index < rates.length; ) {
    const first = rates[index];
    if (first === undefined) break;
    let length = 0;
    for (
      let next = rates[index];
      next?.position === first.position && next.skip === first.skip + length;
      next = rates[index]
    ) {
      length += next.length;
      index += 1;
    }
    const had = file.read(target.subarray(at, at + length), first.position, first.skip);
    if (had < length) throw new Error('the file of the rate snapshot is shorter than was written');
    at += length;
  }
}
