import type { Log } from '../../base/index.ts';
import type { ChangeFeed, Database } from '../../db/index.ts';
import type { RateFilter } from '../search/understand-query.ts';
import { openBookFile } from './book-file.ts';
import { Edition, type EditionDeps } from './edition.ts';
import { createInstantTypes } from './instant-types.ts';
import { createSheetNames } from './sheet-names.ts';
import { type BookEntry, createShelf } from './shelf.ts';
import { createSteadyWork, type SteadyWork } from './steady-work.ts';

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

/** The edition in use, and how often something changed since the book was started. */
type Desk = { readonly deps: EditionDeps; edition: Edition | undefined; changed: number };

/** A book that knows nothing until it is started. */
export function createRateBook(database: Database, changes: ChangeFeed): RateBook {
  const deps = { database, sheetNames: createSheetNames(database), types: createInstantTypes() };
  const desk: Desk = { deps, edition: undefined, changed: 0 };
  let keeping: SteadyWork | undefined;
  const breakWith = (error: unknown) => {
    desk.edition?.markBroken();
    keeping?.doLater(error);
  };
  return {
    find: (filter) => {
      const { edition } = desk;
      if (edition === undefined || !edition.isUpTo(desk.changed) || !changes.isConnected()) return undefined;
      try {
        return edition.shelf.find(filter);
      } catch (error) {
        breakWith(error);
        return undefined;
      }
    },
    read: (entries, target, at) => {
      try {
        desk.edition?.shelf.read(entries, target, at);
      } catch (error) {
        breakWith(error);
        throw error;
      }
    },
    start: (settings) => {
      const work = keepUp(desk, settings);
      keeping = work;
      changes.on('rates', () => {
        desk.changed += 1;
        void work.doNow();
      });
      return work.doNow();
    },
    close: async () => {
      await keeping?.stop();
      await putAway(desk);
    },
  };
}

/** Reads whatever changed; what is heard meanwhile is read next. */
function keepUp(desk: Desk, { folder, mostBytes, log }: BookSettings): SteadyWork {
  return createSteadyWork({
    run: async (isStopped) => {
      let edition = desk.edition ?? (await beginAnew(desk, folder));
      while (!isStopped() && !edition.isRead(desk.changed)) {
        if (edition.isSpent(mostBytes)) edition = await beginAnew(desk, folder);
        await edition.readOn({ mostBytes, changed: () => desk.changed, log });
      }
    },
    onFailure: () => desk.edition?.forgetNoted(),
    warn: (err) => log.warn({ err }, 'the book of rates cannot be kept; PostgreSQL answers until it can'),
  });
}

async function beginAnew(desk: Desk, folder: string): Promise<Edition> {
  await putAway(desk);
  const edition = new Edition(createShelf(await openBookFile(folder)), desk.deps);
  desk.edition = edition;
  return edition;
}

async function putAway(desk: Desk): Promise<void> {
  const { edition } = desk;
  desk.edition = undefined;
  await edition?.shelf.close();
}
