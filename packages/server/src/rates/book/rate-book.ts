import type { Log } from '../../base/index.ts';
import type { ChangeFeed, Database } from '../../db/index.ts';
import { createInstantTypes } from '../instant-types.ts';
import { createSheetNames } from '../sheet-names.ts';
import type { RateFilter } from '../understand-query.ts';
import { openBookFile } from './book-file.ts';
import { Edition } from './edition.ts';
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

/** A book that knows nothing until it is started. */
export function createRateBook(database: Database, changes: ChangeFeed): RateBook {
  const ground = { database, sheetNames: createSheetNames(database), types: createInstantTypes() };
  let edition: Edition | undefined;
  let keeping: SteadyWork | undefined;
  /** How often something changed since it was started. */
  let changed = 0;

  const putAway = async () => {
    const old = edition;
    edition = undefined;
    await old?.shelf.close();
  };
  const beginAnew = async (folder: string) => {
    await putAway();
    edition = new Edition(createShelf(await openBookFile(folder)), ground);
    return edition;
  };
  /** What is heard while it reads is read next. */
  const catchUp = async ({ folder, mostBytes, log }: BookSettings, isStopped: () => boolean) => {
    let current = edition ?? (await beginAnew(folder));
    while (!isStopped() && !current.isRead(changed)) {
      if (current.isSpent(mostBytes)) current = await beginAnew(folder);
      await current.readOn({ mostBytes, changed: () => changed, log });
    }
  };
  const breakWith = (error: unknown) => {
    edition?.markBroken();
    keeping?.doLater(error);
  };

  return {
    find: (filter) => {
      if (edition === undefined || !edition.isUpTo(changed) || !changes.isConnected()) return undefined;
      try {
        return edition.shelf.find(filter);
      } catch (error) {
        breakWith(error);
        return undefined;
      }
    },
    read: (entries, target, at) => {
      try {
        edition?.shelf.read(entries, target, at);
      } catch (error) {
        breakWith(error);
        throw error;
      }
    },
    start: (settings) => {
      const work = createSteadyWork({
        run: (isStopped) => catchUp(settings, isStopped),
        onFailure: () => edition?.forgetNoted(),
        warn: (err) => settings.log.warn({ err }, 'the book of rates cannot be kept; PostgreSQL answers until it can'),
      });
      keeping = work;
      changes.on('rates', () => {
        changed += 1;
        void work.doNow();
      });
      return work.doNow();
    },
    close: async () => {
      await keeping?.stop();
      await putAway();
    },
  };
}
