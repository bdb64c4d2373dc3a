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

/** A book that knows nothing until it is started. */
export function createRateBook(database: Database, changes: ChangeFeed): RateBook {
  const ground = { database, sheetNames: createSheetNames(database), types: createInstantTypes() };
  let settings: BookSettings | undefined;
  let shelf: Shelf | undefined;
  let unread: Lane[] = [];
  let publication = 0;
  let wholeBytes = 0;
  /** How often something changed, and what of that is known to the shelf. */
  let changed = 0;
  let read = -1;
  let working: Promise<void> | undefined;
  let isClosed = false;
  let told = '';

  const beginAnew = async ({ folder }: BookSettings): Promise<Shelf> => {
    [read, publication, unread, wholeBytes] = [-1, 0, [], 0];
    await shelf?.close();
    shelf = undefined;
    shelf = createShelf(await openBookFile(folder));
    return shelf;
  };
  /** From here on, what changed is asked of PostgreSQL, and all else of the shelf. */
  const noteChanges = async (current: Shelf) => {
    const upTo = changed;
    const { lanes, publication: last } = await listChangedLanes(database, publication);
    unread = unread.concat(current.markUnread(lanes));
    publication = last;
    read = upTo;
  };
  const readSome = async (current: Shelf, log: Log) => {
    const isLate = () => read !== changed;
    const parts = Array.from({ length: READERS }, (_, part) =>
      unread.slice(-LANES_AT_ONCE * (part + 1), part === 0 ? undefined : -LANES_AT_ONCE * part),
    );
    const shown = await Promise.all(parts.map(async (lanes) => current.put(await readLanes(ground, lanes), isLate)));
    if (shown.includes(false)) return;
    unread.length -= parts.flat().length;
    if (unread.length > 0 || wholeBytes > 0) return;
    wholeBytes = current.bytes();
    log.info({ megabytes: Math.round(wholeBytes / 1e6) }, 'the book of rates is whole');
  };
  const isCrowded = (current: Shelf, mostBytes: number) => {
    const left = wholeBytes === 0 ? 0 : current.bytes() - wholeBytes;
    return left > Math.min(MOST_LEFT_BYTES, mostBytes / 4) && (left > wholeBytes || current.bytes() > mostBytes);
  };
  const work = async (to: BookSettings) => {
    let current = shelf ?? (await beginAnew(to));
    while (!isClosed && (read !== changed || unread.length > 0)) {
      if (isCrowded(current, to.mostBytes)) current = await beginAnew(to);
      if (read !== changed) await noteChanges(current);
      else if (current.bytes() >= to.mostBytes) unread = [];
      else await readSome(current, to.log);
    }
  };
  /** What is heard while it works is worked on next. */
  const catchUp = (): Promise<void> => {
    if (settings === undefined || isClosed) return Promise.resolve();
    const to = settings;
    working ??= work(to)
      .catch((error) => {
        read = -1;
        // Said once, however long it lasts.
        if (told !== String(error))
          to.log.warn({ err: error }, 'the book of rates cannot be kept; PostgreSQL answers until it can');
        told = String(error);
        setTimeout(catchUp, RETRY_MILLISECONDS).unref();
      })
      .finally(() => {
        working = undefined;
      });
    return working;
  };

  return {
    find: (filter) => (read === changed && changes.isConnected() ? shelf?.find(filter) : undefined),
    read: (entries, target, at) => shelf?.read(entries, target, at),
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
      read = -1;
      await working;
      await shelf?.close();
      shelf = undefined;
    },
  };
}
