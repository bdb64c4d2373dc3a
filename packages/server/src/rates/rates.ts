import { type Log, Problem } from '../base/index.ts';
import type { CarrierDirectory } from '../carriers/index.ts';
import type { ChangeFeed, Database, JobQueue, ReadReplica } from '../db/index.ts';
import type { ExchangeRates } from '../exchange-rates/index.ts';
import type { PortResolver } from '../ports/index.ts';
import { type BucketLimits, createTokenBucket } from './alternatives/index.ts';
import { openSheetJobs, type SheetJobs } from './jobs/sheet-jobs.ts';
import { type LclRates, openLclRates } from './lcl/lcl-rates.ts';
import { type Drafts, openDrafts } from './publications/drafts.ts';
import { type Publishing, publishSheet, revertSheet } from './publications/publication-store.ts';
import { createAnswerCache } from './search/answer-cache.ts';
import { ALTERNATIVES_LIMITS, type RateList } from './search/list-rates.ts';
import type { RateStatisticsQuery } from './search/rate-query.schema.ts';
import {
  openSeenRates,
  type Readings,
  type RenderedStatistics,
  type SeenRates,
  type SharedParts,
  type Source,
} from './seen-rates.ts';
import type { Publication } from './sheets/sheet.schema.ts';
import { openSheets, type Sheets } from './sheets/sheets.ts';
import { createRateSnapshot, NO_SNAPSHOT, type SnapshotSettings } from './snapshot/index.ts';
import { NO_SOLD_BOOKS, type SoldBook, type SoldBooks } from './sold/sold-book.ts';

export type { RateRevision, SeenRates } from './seen-rates.ts';

/** The prices of an account; `book`: those of its price list, absent when it sees the published ones. */
export type PricesOfAccount = SeenRates & { book?: SoldBook };

/** The rates module: everything the adapters may ask of it. */
export type Rates = Sheets &
  SeenRates & {
    /** The rates as an account sees them. By itself the module shows the published ones. */
    soldTo: (account: string) => Promise<PricesOfAccount>;
    /** Whether an account surely sees the published prices. */
    seesPublished: (account: string) => boolean;
    /**
     * From now on reads statistics and the snapshot again right after each change. Resolves when they were read for the first
     * time. Without settings no snapshot is kept.
     */
    preload: (snapshot?: SnapshotSettings) => Promise<void>;
    close: () => Promise<void>;
    /** Imports and publications by jobs. */
    jobs: SheetJobs;
    drafts: Drafts;
    lcl: LclRates;
    /** Publishes a draft here and now. */
    publish: (sheetId: number, by: string, publishing?: Publishing) => Promise<Publication>;
    revert: (sheetId: number, by: string) => Promise<Publication>;
  };

/** What the module depends on. */
export type RatesDeps = {
  database: Database;
  changes: ChangeFeed;
  jobs: JobQueue;
  /** Where readings that may lag are sent while it follows; absent: to the database. */
  replica?: ReadReplica | undefined;
  log: Log;
  /** Called at each use: operators add aliases while the service runs. */
  ports: () => PortResolver;
  carriers: CarrierDirectory;
  /** Limits how often alternatives are searched for. */
  alternatives?: BucketLimits;
  /** What totals are converted by when that is asked for; absent: nothing is. */
  exchangeRates?: Pick<ExchangeRates, 'converterTo'>;
  /** What accounts are sold at; absent: all see the published prices. */
  sold?: SoldBooks;
};

/** The query without filters, as an adapter sends it. */
const EVERYTHING: RateStatisticsQuery = {};

/** Opens the rates module on a migrated database. */
export function openRates(deps: RatesDeps): Rates {
  const { database, changes, carriers } = deps;
  const names = () => ({ ports: deps.ports(), carriers });
  const kept = { changes, namesOf: deps.ports };
  const lists = createAnswerCache<RateList>({ ...kept, keep: 'when-asked-again' });
  const statistics = createAnswerCache<RenderedStatistics>({ ...kept, keep: 'always' });
  const snapshot = createRateSnapshot(database, changes);
  const readings = deps.replica ?? readingsOn(database);
  const bucket = createTokenBucket(deps.alternatives ?? ALTERNATIVES_LIMITS);
  const books = deps.sold ?? NO_SOLD_BOOKS;
  const shared = { lists, statistics, bucket, names, exchangeRates: deps.exchangeRates };
  const { own, soldTo } = openSoldRates(shared, { database, readings, snapshot }, books);
  const rates: Rates = {
    ...own,
    soldTo,
    seesPublished: books.seesPublished,
    ...openSheets(database, names),
    jobs: openSheetJobs(deps, () => rates),
    drafts: openDrafts(database),
    lcl: openLclRates(database, names),
    publish: (sheetId, by, publishing) => afterNotify(changes, publishSheet(database, sheetId, by, publishing)),
    revert: (sheetId, by) => afterNotify(changes, revertSheet(database, sheetId, by)),
    preload: async (settings) => {
      const readAgain = () => rates.statistics(EVERYTHING, new Date()).catch(() => {});
      changes.on('rates', () => void readAgain());
      await Promise.all([readAgain(), settings && snapshot.start(settings)]);
    },
    close: snapshot.close,
  };
  return rates;
}

/**
 * Answers once every process has heard of the publication. A refusal waits as well: whoever repeats a request whose answer
 * was lost learns from it that the sheet is published.
 */
function afterNotify(changes: ChangeFeed, publishing: Promise<Publication>): Promise<Publication> {
  return publishing.then(
    (publication) => changes.waitForListeners().then(() => publication),
    async (error: unknown) => {
      if (error instanceof Problem && error.status === 409) await changes.waitForListeners();
      throw error;
    },
  );
}

const readingsOn = (database: Database): Readings => ({ current: () => database, read: (read) => read(database) });

/** The published rates and those of price lists; each edition is opened once. */
function openSoldRates(shared: SharedParts, published: Source, books: SoldBooks) {
  const own = openSeenRates(shared, published);
  const opened = new WeakMap<Database, PricesOfAccount>();
  const openBook = (book: SoldBook): PricesOfAccount => {
    const { database, edition } = book;
    const source = { database, readings: readingsOn(database), snapshot: NO_SNAPSHOT, edition };
    return { ...openSeenRates(shared, source), book };
  };
  const soldTo = async (account: string): Promise<PricesOfAccount> => {
    const book = await books.bookOf(account);
    if (book === undefined) return own;
    const known = opened.get(book.database) ?? openBook(book);
    opened.set(book.database, known);
    return known;
  };
  return { own, soldTo };
}
