import { createFingerprintSet, type FingerprintSet } from '../search/fingerprint-set.ts';
import type { RateFilter } from '../search/understand-query.ts';
import type { BookFile } from './book-file.ts';
import { type BlockReader, type BlockWriter, createBlockReader, createBlockWriter } from './lane-block.ts';
import { createLanePlaces, type LanePlaces } from './lane-places.ts';
import type { Lane, LaneRow } from './read-lanes.ts';
import { isWanted, type RecordFilter, recordFilterOf } from './record-filter.ts';
import { createTerms, type Terms } from './terms.ts';

/** A rate of the book: what it is found by, and where its text stands. */
export type BookEntry = Lane & {
  id: number;
  carrier: string;
  equipment: string;
  currency: string;
  baseMinor: number;
  /** Days as numbers that order alike: 20261231. */
  validFrom: number;
  validTo: number;
  /** The block, in units of the file; the bytes before the text there; its bytes, with the comma behind it. */
  place: number;
  skip: number;
  length: number;
};

/** The rates of lanes; those that have none any more have no rows. */
type LaneRows = ReadonlyMap<Lane, readonly LaneRow[]>;

/** Lanes in a file, found by their ports. */
export type Shelf = {
  /** What a filter finds, in the order of lists; undefined when a lane that it names is not read so far, or there are too many. */
  find: (filter: RateFilter) => BookEntry[] | undefined;
  /** Writes the JSON texts of entries into `target`, a comma behind each: as many bytes as their lengths say. */
  read: (entries: readonly BookEntry[], target: Buffer, at: number) => void;
  /** Takes note of lanes whose rates are not the same as before; returns those that were not noted yet. */
  markUnread: (lanes: readonly Lane[]) => Lane[];
  /** Writes lanes, and shows them unless `isLate` says then that they changed meanwhile. */
  put: (read: LaneRows, isLate: () => boolean) => Promise<boolean>;
  bytes: () => number;
  close: () => Promise<void>;
};

/** From one region to another there are thousands of lanes: PostgreSQL is as quick. */
const MOST_LANES = 1_000;
const MOST_ENTRIES = 5_000;

/** What a shelf is made of. */
type Stock = {
  file: BookFile;
  places: LanePlaces;
  terms: Terms;
  readBlock: BlockReader;
  /** Which carriers each lane ever had: no carrier sails everywhere, and half of the questions that name one find nothing. */
  carried: FingerprintSet;
  /** Those that are not in use. */
  writers: BlockWriter[];
};

/** A shelf on an empty file. */
export function createShelf(file: BookFile): Shelf {
  const stock: Stock = {
    file,
    places: createLanePlaces(),
    terms: createTerms(),
    readBlock: createBlockReader(),
    carried: createFingerprintSet(),
    writers: [],
  };
  return {
    find: (filter) => findEntries(stock, filter),
    read: (entries, target, at) => readTexts(file, entries, target.subarray(at)),
    markUnread: (lanes) => lanes.filter((lane) => markUnread(stock.places, lane)),
    put: (read, isLate) => putLanes(stock, read, isLate),
    bytes: file.bytes,
    close: file.close,
  };
}

function findEntries(stock: Stock, filter: RateFilter): BookEntry[] | undefined {
  const { places, carried } = stock;
  const { origins = [], destinations = [], carrier } = filter;
  if (!isOfLanes(filter) || origins.length * destinations.length > MOST_LANES) return undefined;
  const search: Search = { wanted: recordFilterOf(filter, stock.terms), found: [] };
  for (const origin of origins) {
    for (const destination of destinations) {
      const place = places.find(origin, destination);
      if (place === 'unread') return undefined;
      if (place === undefined) continue;
      if (carrier !== undefined && !carried.has(`${origin} ${destination} ${carrier}`)) continue;
      addMatches(stock, { origin, destination, place }, search);
      if (search.found.length > MOST_ENTRIES) return undefined;
    }
  }
  return origins.length * destinations.length > 1 ? search.found.sort(inOrderOfLists) : search.found;
}

/** What is looked for in records, and what was found so far. */
type Search = { wanted: RecordFilter; found: BookEntry[] };

function addMatches({ file, terms, readBlock }: Stock, lane: Lane & { place: number }, search: Search): void {
  const { wanted, found } = search;
  readBlock(
    (target, skip) => file.read(target, lane.place, skip),
    (record) => {
      if (!isWanted(record, wanted)) return;
      const words = {
        carrier: terms.wordOf(record.carrier),
        equipment: terms.wordOf(record.equipment),
        currency: terms.wordOf(record.currency),
      };
      found.push({ ...lane, ...record, ...words });
    },
  );
}

function markUnread(places: LanePlaces, { origin, destination }: Lane): boolean {
  if (places.find(origin, destination) === 'unread') return false;
  places.set(origin, destination, 'unread');
  return true;
}

async function putLanes(stock: Stock, read: LaneRows, isLate: () => boolean): Promise<boolean> {
  const { file, places, terms, carried, writers } = stock;
  for (const rows of read.values())
    for (const { origin, destination, carrier } of rows) carried.add(`${origin} ${destination} ${carrier}`);
  const writer = writers.pop() ?? createBlockWriter(terms);
  const written = [...read].map(([lane, rows]) => ({ lane, at: rows.length === 0 ? undefined : writer.add(rows) }));
  const begin = await file.append(writer.take());
  writers.push(writer);
  if (isLate()) return false;
  for (const { lane, at } of written)
    places.set(lane.origin, lane.destination, at === undefined ? undefined : begin + at);
  return true;
}

/** Whether a filter asks for rates known now between places, by what a block tells of each. */
function isOfLanes({ origins, destinations, carrierName, minAmount, maxAmount, asOf }: RateFilter): boolean {
  const others = [carrierName, minAmount, maxAmount, asOf];
  return origins !== undefined && destinations !== undefined && others.every((value) => value === undefined);
}

function inOrderOfLists(a: BookEntry, b: BookEntry): number {
  if (a.currency !== b.currency) return a.currency < b.currency ? -1 : 1;
  return a.baseMinor - b.baseMinor || a.id - b.id;
}

/** Texts that stand one behind the other are read at once. */
function readTexts(file: BookFile, entries: readonly BookEntry[], target: Buffer): void {
  let at = 0;
  for (let index = 0; index < entries.length; ) {
    const first = entries[index];
    if (first === undefined) break;
    let length = 0;
    for (
      let next = entries[index];
      next?.place === first.place && next.skip === first.skip + length;
      next = entries[index]
    ) {
      length += next.length;
      index += 1;
    }
    const had = file.read(target.subarray(at, at + length), first.place, first.skip);
    if (had < length) throw new Error('the book of rates is shorter than it was written');
    at += length;
  }
}
