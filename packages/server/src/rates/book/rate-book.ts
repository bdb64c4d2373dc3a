import type { Log } from '../../base/index.ts';
import type { ChangeFeed, Database } from '../../db/index.ts';
import { createInstantTypes } from '../instant-types.ts';
import { createSheetNames } from '../sheet-names.ts';
import type { RateFilter } from '../understand-query.ts';
import { openBookFile } from './book-file.ts';
import { type Lane, listChangedLanes, readLanes } from './read-lanes.ts';
import { type BookEntry, createShelf, type Shelf } from './shelf.ts';

/** Where the book is kept, and how large it may grow. Lanes that find no room in it are read from PostgreSQL. */
export type BookSettings = { folder: string; mostBytes: number; log: Log };

/** A copy of the rates known now, lane by lane, in a file of this process. */
export type RateBook = {
  /**
   * What a filter finds, cheapest first as lists are (currency, base amount, id). Undefined when the book cannot tell: it is
   * not read so far, changes are not heard or not read yet, or the filter asks for more than the rates of lanes known now.
   */
  find: (filter: RateFilter) => BookEntry[] | undefined;
  /**
   * Writes the rates of entries that `find` gave in this same moment into `target`: JSON texts, a comma behind each, as many
   * bytes as the entries' lengths say.
   */
  read: (entries: readonly BookEntry[], target: Buffer, at: number) => void;
  /** Reads the rates, and reads on after each change from now on. Resolves when it was read for the first time. */
  start: (settings: BookSettings) => Promise<void>;
  close: () => Promise<void>;
};

/** Few enough that their rates are gone again before Node makes room for them; while some are written, others are read. */
const LANES_AT_ONCE = 32;
const READERS = 4;
const RETRY_MILLISECONDS = 5_000;
/** Lanes that changed are written again at the end; the file is begun anew when this much of it is left behind. */
const MOST_LEFT_BYTES = 64 * 1024 * 1024;
/** Also when so many of its lanes changed and found no room at the end. */
const MOST_LEFT_OUT = 1 / 4;

/** A book that knows nothing until it is started. */
export function createRateBook(database: Database, changes: ChangeFeed): RateBook {
  const ground = { database, sheetNames: createSheetNames(database), types: createInstantTypes() };
  let settings: BookSettings | undefined;
  let shelf: Shelf | undefined;
  let unread: Lane[] = [];
  let publication = 0;
  /** What the book took when it was as whole as it gets, the lanes read by then, and those that found no room since. */
  let wholeBytes = 0;
  let lanesRead = 0;
  let lanesLeftOut = 0;
  /** How often something changed, and what of that is known to the shelf. */
  let changed = 0;
  let read = -1;
  let working: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  /** What stands in the shelf is not to be trusted: its file could not be read, or its database was set back. */
  let isBroken = false;
  let isClosed = false;
  let told = '';

  const putAway = async () => {
    const old = shelf;
    shelf = undefined;
    [read, publication, unread, isBroken] = [-1, 0, [], false];
    [wholeBytes, lanesRead, lanesLeftOut] = [0, 0, 0];
    await old?.close();
  };
  const beginAnew = async ({ folder }: BookSettings): Promise<Shelf> => {
    await putAway();
    shelf = createShelf(await openBookFile(folder));
    return shelf;
  };
  /** From here on, what changed is asked of PostgreSQL, and all else of the shelf. */
  const noteChanges = async (current: Shelf) => {
    const upTo = changed;
    const { lanes, publication: last } = await listChangedLanes(database, publication);
    // A database that was set back has not the publications that the shelf is of.
    isBroken ||= last < publication;
    unread = unread.concat(current.markUnread(lanes));
    publication = last;
    read = upTo;
  };
  const readSome = async (current: Shelf, log: Log) => {
    const isLate = () => read !== changed;
    const taken = unread.splice(-LANES_AT_ONCE * READERS);
    const begins = Array.from({ length: READERS }, (_, part) => part * LANES_AT_ONCE);
    const parts = begins.map((begin) => taken.slice(begin, begin + LANES_AT_ONCE)).filter(({ length }) => length > 0);
    // When one fails, the others are waited for: later, `isLate` would not know of what changed since they read.
    const puts = await Promise.allSettled(
      parts.map(async (lanes) => current.put(await readLanes(ground, lanes), isLate)),
    );
    // Each lane that is not shown stands here once; one that is shown must not, it may be noted again.
    for (const [part, lanes] of parts.entries()) {
      const put = puts[part];
      if (put?.status !== 'fulfilled' || !put.value) unread.push(...lanes);
      else if (wholeBytes === 0) lanesRead += lanes.length;
    }
    for (const put of puts) if (put.status === 'rejected') throw put.reason;
    if (unread.length > 0 || wholeBytes > 0) return;
    wholeBytes = current.bytes();
    log.info({ megabytes: Math.round(wholeBytes / 1e6) }, 'the book of rates is whole');
  };
  const leaveOut = (current: Shelf) => {
    if (wholeBytes === 0) wholeBytes = current.bytes();
    else lanesLeftOut += unread.length;
    unread = [];
  };
  const isCrowded = (current: Shelf, mostBytes: number) => {
    const left = wholeBytes === 0 ? 0 : current.bytes() - wholeBytes;
    if (lanesLeftOut > lanesRead * MOST_LEFT_OUT) return true;
    return left > Math.min(MOST_LEFT_BYTES, mostBytes / 4) && (left > wholeBytes || current.bytes() > mostBytes);
  };
  const work = async (to: BookSettings) => {
    let current = shelf ?? (await beginAnew(to));
    while (!isClosed && (isBroken || read !== changed || unread.length > 0)) {
      if (isBroken || isCrowded(current, to.mostBytes)) current = await beginAnew(to);
      if (read !== changed) await noteChanges(current);
      else if (current.bytes() >= to.mostBytes) leaveOut(current);
      else await readSome(current, to.log);
    }
    told = '';
  };
  const retryLater = (error: unknown) => {
    // Said once, however long it lasts.
    if (told !== String(error))
      settings?.log.warn({ err: error }, 'the book of rates cannot be kept; PostgreSQL answers until it can');
    told = String(error);
    clearTimeout(retry);
    if (!isClosed) retry = setTimeout(catchUp, RETRY_MILLISECONDS).unref();
  };
  /** What is heard while it works is worked on next. */
  const catchUp = (): Promise<void> => {
    if (settings === undefined || isClosed) return Promise.resolve();
    working ??= work(settings)
      .catch((error) => {
        read = -1;
        retryLater(error);
      })
      .finally(() => {
        working = undefined;
      });
    return working;
  };
  const breakWith = (error: unknown) => {
    isBroken = true;
    retryLater(error);
  };
  const find = (filter: RateFilter) => {
    if (isBroken || read !== changed || !changes.isConnected()) return undefined;
    try {
      return shelf?.find(filter);
    } catch (error) {
      breakWith(error);
      return undefined;
    }
  };

  return {
    find,
    read: (entries, target, at) => {
      try {
        shelf?.read(entries, target, at);
      } catch (error) {
        breakWith(error);
        throw error;
      }
    },
    start: (to) => {
      settings = to;
      changes.on('rates', () => {
        changed += 1;
        void catchUp();
      });
      return catchUp();
    },
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await working;
      await putAway();
    },
  };
}
