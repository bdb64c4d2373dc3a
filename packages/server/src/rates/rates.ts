import type { Transaction } from 'kysely';
import { type IsoDate, type Log, Problem, pageOfList } from '../base/index.ts';
import type { CarrierDirectory } from '../carriers/index.ts';
import type { ChangeFeed, Database, JobQueue, ReadReplica, Tables } from '../db/index.ts';
import type { PortResolver } from '../ports/index.ts';
import { type BucketLimits, createTokenBucket } from './alternatives/index.ts';
import type { RateChangesQuery } from './changes/change.schema.ts';
import { listChanges } from './changes/list-changes.ts';
import { compareTotals, type RateComparison } from './comparison/compare-totals.ts';
import type { RateComparisonQuery } from './comparison/comparison.schema.ts';
import type { RateExportQuery } from './exports/export.schema.ts';
import { createRateExports, type RateExport } from './exports/export-rates.ts';
import { openSheetJobs, type SheetJobs } from './jobs/sheet-jobs.ts';
import { type LclRates, openLclRates } from './lcl/lcl-rates.ts';
import { type Drafts, openDrafts } from './publications/drafts.ts';
import { type Publishing, publishSheet, revertSheet } from './publications/publication-store.ts';
import type { Rate } from './record/rate.schema.ts';
import type { RateKind } from './record/rate-kind.ts';
import { renderRate, toRate } from './record/render-rate.ts';
import { createAnswerCache, type Lasting } from './search/answer-cache.ts';
import { ALTERNATIVES_LIMITS, listRates, type RateList } from './search/list-rates.ts';
import type { RateStatistics } from './search/rate-answer.schema.ts';
import { MOST_GROUPS, type RateListQuery, type RateStatisticsQuery } from './search/rate-query.schema.ts';
import {
  findCurrentRevisionRow,
  findKnownRevisionRow,
  getRateRow,
  getRevisionRow,
  type RateRevisionRow,
} from './search/rate-store.ts';
import { type Names, type Understanding, understandQuery } from './search/understand-query.ts';
import type { Publication } from './sheets/sheet.schema.ts';
import { openSheets, type Sheets } from './sheets/sheets.ts';
import { createRateSnapshot, type RateSnapshot, type SnapshotSettings } from './snapshot/index.ts';
import { findStatistics } from './statistics/kept-statistics.ts';
import type { PriceHistory, PriceHistoryQuery } from './statistics/price-history.schema.ts';
import { priceHistory } from './statistics/price-history.ts';
import { statisticsOfSnapshot } from './statistics/snapshot-statistics.ts';

/** Statistics as JSON bytes (`RateStatisticsAnswer`). */
type RenderedStatistics = { body: Uint8Array };

/** A rate, the number of the publication that opened it, and the key that it shares with those that supersede it. */
export type RateRevision = { rate: Rate; publication: number; rateKey: string };

/** The rates module: everything the adapters may ask of it. */
export type Rates = Sheets & {
  list: (query: RateListQuery, now: Date) => Promise<Lasting<RateList>>;
  /** The rates that a query asks for as a file. Throws `rest_invalid_param`; its first piece `rate_exports_busy`. */
  export: (query: RateExportQuery, now: Date, kind?: RateKind) => RateExport;
  /** One rate as JSON text (`RateSchema`). Throws `rate_not_found`. */
  get: (id: number) => Promise<string>;
  /** One rate with the publication that opened it. Throws `rate_not_found`. */
  getRevision: (id: number) => Promise<RateRevision>;
  /** The current rate with a key (`rateKey`) on a day; `within`: as that transaction sees it. */
  findCurrent: (rateKey: string, day: IsoDate, within?: Transaction<Tables>) => Promise<RateRevision | undefined>;
  /** The rate that had a key on a day, as the book was known at `asOf`. */
  findKnown: (rateKey: string, day: IsoDate, asOf: Date) => Promise<RateRevision | undefined>;
  /** What changed between two moments, a page. Throws `rest_invalid_param`. */
  listChanges: (query: RateChangesQuery, now: Date) => ReturnType<typeof listChanges>;
  /** The rates that a query asks for, ranked by what they cost at most. Throws `rest_invalid_param`, `rate_comparison_too_large`. */
  compare: (query: RateComparisonQuery, now: Date) => Promise<RateComparison>;
  /** What a lane cost over time. Throws `rest_invalid_param`. */
  priceHistory: (query: PriceHistoryQuery, now: Date) => Promise<PriceHistory>;
  statistics: (query: RateStatisticsQuery, now: Date) => Promise<Lasting<RenderedStatistics>>;
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
  const rates: Rates = {
    list: async (query, now) => {
      const key = keyOf(query, now);
      const render = () => listRates({ database, snapshot, names, bucket }, query, now);
      return untilMidnight(await lists.get(key, render), now);
    },
    export: createRateExports({ databaseNow: readings.current, names }),
    get: async (id) => renderRate(await getRateRow(database, id)),
    getRevision: async (id) => toRevision(await getRevisionRow(database, id)),
    findCurrent: async (rateKey, day, within) => {
      const row = await findCurrentRevisionRow(within ?? database.sql, rateKey, day);
      return row && toRevision(row);
    },
    findKnown: async (rateKey, day, asOf) => {
      const row = await findKnownRevisionRow(database, rateKey, day, asOf);
      return row && toRevision(row);
    },
    ...readingsOf(readings, names),
    statistics: async (query, now) => {
      const key = keyOf(query, now);
      const render = () => renderStatistics({ readings, snapshot }, query, understandQuery(query, names(), now));
      return untilMidnight(await statistics.get(key, render), now);
    },
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

/** Questions that are rarely asked twice alike: PostgreSQL answers them each time. */
function readingsOf(
  { read }: Readings,
  namesNow: () => Names,
): Pick<Rates, 'listChanges' | 'priceHistory' | 'compare'> {
  return {
    listChanges: (query, now) => read((database) => listChanges({ database, names: namesNow() }, query, now)),
    priceHistory: (query, now) => read((database) => priceHistory({ database, names: namesNow() }, query, now)),
    compare: (query, now) => read((database) => compareTotals({ database, names: namesNow() }, query, now)),
  };
}

const readingsOn = (database: Database): Readings => ({ current: () => database, read: (read) => read(database) });
/** Where what may lag is read: a replica, or the database. */
type Readings = Pick<ReadReplica, 'current' | 'read'>;
type StatisticsDeps = { readings: Readings; snapshot: RateSnapshot };

/** Counts in the snapshot where it can answer, else in PostgreSQL. */
async function renderStatistics(
  { readings, snapshot }: StatisticsDeps,
  query: RateStatisticsQuery,
  { filter, meta }: Understanding,
): Promise<RenderedStatistics> {
  const found = query.group_by === undefined ? snapshot.find(filter) : undefined;
  const data: RateStatistics = found
    ? statisticsOfSnapshot(found)
    : await readings.read((database) => findStatistics(database, filter, query.group_by));
  const { groups, ...whole } = data;
  const page = groups && pageOfGroups(groups, query);
  const answer = {
    data: page ? { ...whole, groups: page.data } : whole,
    meta: { groupBy: query.group_by ?? null, ...(page ? { groups: page.meta } : {}), ...meta },
  };
  return { body: Buffer.from(JSON.stringify(answer)) };
}

/** Those with most rates first; among equals in the order of their keys. */
function pageOfGroups(groups: NonNullable<RateStatistics['groups']>, { page, per_page }: RateStatisticsQuery) {
  const sorted = groups.toSorted((a, b) => b.rates - a.rates);
  return pageOfList(sorted, { page: page ?? 1, per_page: per_page ?? MOST_GROUPS }).body;
}

/** What a query means depends on the day (UTC). */
function untilMidnight<T>({ isCurrent, state, ...answer }: Lasting<T>, now: Date): Lasting<T> {
  const day = dayNumber(now.getTime());
  return {
    ...(answer as T),
    isCurrent: () => isCurrent() && dayNumber(Date.now()) === day,
    state: state === undefined ? undefined : `${state}-${day}`,
  };
}

function toRevision(row: RateRevisionRow): RateRevision {
  return { rate: toRate(row), publication: row.publication, rateKey: row.rate_key };
}

/** Adapters pass the same object for the same query string; it is rendered once. */
const remembered = new WeakMap<object, string>();
const DAY_MILLISECONDS = 86_400_000;

/** The key of a query today (UTC): tomorrow the same words mean other rates. */
function keyOf(query: RateListQuery | RateStatisticsQuery, now: Date): string {
  let text = remembered.get(query);
  if (text === undefined) {
    text = JSON.stringify(query);
    remembered.set(query, text);
  }
  return `${dayNumber(now.getTime())}${text}`;
}

function dayNumber(milliseconds: number): number {
  return Math.floor(milliseconds / DAY_MILLISECONDS);
}
