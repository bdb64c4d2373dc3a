import type { Transaction } from 'kysely';
import { type IsoDate, pageOfList } from '../base/index.ts';
import type { CarrierDirectory } from '../carriers/index.ts';
import type { Database, ReadReplica, Tables } from '../db/index.ts';
import type { ExchangeRates } from '../exchange-rates/index.ts';
import type { PortResolver } from '../ports/index.ts';
import type { TokenBucket } from './alternatives/index.ts';
import type { RateChangesQuery } from './changes/change.schema.ts';
import { listChanges } from './changes/list-changes.ts';
import { compareTotals, type RateComparison } from './comparison/compare-totals.ts';
import type { RateComparisonQuery } from './comparison/comparison.schema.ts';
import type { RateExportQuery } from './exports/export.schema.ts';
import { createRateExports, type RateExport } from './exports/export-rates.ts';
import type { Rate } from './record/rate.schema.ts';
import type { RateKind } from './record/rate-kind.ts';
import { renderRate, toRate } from './record/render-rate.ts';
import type { AnswerCache, Lasting } from './search/answer-cache.ts';
import { convertList } from './search/convert-list.ts';
import { listRates, type RateList } from './search/list-rates.ts';
import type { RateStatistics } from './search/rate-answer.schema.ts';
import { MOST_GROUPS, type RateListQuery, type RateStatisticsQuery } from './search/rate-query.schema.ts';
import {
  findCurrentRevisionRow,
  findKnownRevisionRow,
  getRateRow,
  getRevisionRow,
  type RateRevisionRow,
} from './search/rate-store.ts';
import { type Understanding, understandQuery } from './search/understand-query.ts';
import type { RateSnapshot } from './snapshot/index.ts';
import { findStatistics } from './statistics/kept-statistics.ts';
import type { PriceHistory, PriceHistoryQuery } from './statistics/price-history.schema.ts';
import { priceHistory } from './statistics/price-history.ts';
import { statisticsOfSnapshot } from './statistics/snapshot-statistics.ts';

/** Statistics as JSON bytes (`RateStatisticsAnswer`). */
export type RenderedStatistics = { body: Uint8Array };

/** A rate, the number of the publication that opened it, and the key that it shares with those that supersede it. */
export type RateRevision = { rate: Rate; publication: number; rateKey: string };

/** The rates as somebody sees them: the published ones, or those of a price list. */
export type SeenRates = {
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
};

/** Where what may lag is read: a replica, or the database. */
export type Readings = Pick<ReadReplica, 'current' | 'read'>;

/** What is shared by all who see rates. */
export type SharedParts = {
  lists: AnswerCache<RateList>;
  statistics: AnswerCache<RenderedStatistics>;
  bucket: TokenBucket;
  exchangeRates?: Pick<ExchangeRates, 'converterTo'> | undefined;
  names: () => { ports: PortResolver; carriers: CarrierDirectory };
};

/** Whose rates: where `rates` are read, and for sold ones the edition of their prices. */
export type Source = { database: Database; readings: Readings; snapshot: RateSnapshot; edition?: number };

/** The rates of a source. */
export function openSeenRates(shared: SharedParts, source: Source): SeenRates {
  const { lists, statistics, bucket, names } = shared;
  const { database, readings, snapshot, edition } = source;
  return {
    list: async (query, now) => {
      if (query.convert_to !== undefined) return listConverted(shared, source, query, now);
      const render = () => listRates({ database, snapshot, names, bucket }, query, now);
      return lastingOf(await lists.get(keyOf(query, now, edition), render), now, edition);
    },
    export: createRateExports({ databaseNow: readings.current, names }),
    get: async (id) => renderRate(await getRateRow(database, id)),
    getRevision: async (id) => toRevision(await getRevisionRow(database, id)),
    findCurrent: async (rateKey, day, within) => {
      const row = await findCurrentRevisionRow(within ?? database.sql, rateKey, { day, edition: within && edition });
      return row && toRevision(row);
    },
    findKnown: async (rateKey, day, asOf) => {
      const row = await findKnownRevisionRow(database, rateKey, day, asOf);
      return row && toRevision(row);
    },
    ...readingsOf(readings, shared),
    statistics: async (query, now) => {
      const render = () => renderStatistics({ readings, snapshot }, query, understandQuery(query, names(), now));
      return lastingOf(await statistics.get(keyOf(query, now, edition), render), now, edition);
    },
  };
}

/**
 * A page with its totals converted. The exchange rates are read at each question and are part of the key it is kept by, so that
 * what is loaded by any process counts at once; the entity tag is that of the bytes.
 */
async function listConverted(
  { lists, names, bucket, exchangeRates }: SharedParts,
  { database, snapshot, edition }: Source,
  { convert_to: currency = '', ...query }: RateListQuery,
  now: Date,
): Promise<Lasting<RateList>> {
  const converter = await exchangeRates?.converterTo(currency.toUpperCase(), now);
  const render = async () => {
    const list = await listRates({ database, snapshot, names, bucket }, query, now);
    return converter ? convertList(list, converter) : list;
  };
  const key = `${converter?.currency} ${converter?.state} ${keyOf(query, now, edition)}`;
  return { ...(await lists.get(key, render)), isCurrent: () => false, state: undefined };
}

/** Questions that are rarely asked twice alike: PostgreSQL answers them each time. */
function readingsOf(
  { read }: Readings,
  { names: namesNow, exchangeRates }: Pick<SharedParts, 'names' | 'exchangeRates'>,
): Pick<SeenRates, 'listChanges' | 'priceHistory' | 'compare'> {
  return {
    listChanges: (query, now) => read((database) => listChanges({ database, names: namesNow() }, query, now)),
    priceHistory: (query, now) => read((database) => priceHistory({ database, names: namesNow() }, query, now)),
    compare: async (query, now) => {
      const converter = query.convert_to && (await exchangeRates?.converterTo(query.convert_to.toUpperCase(), now));
      return read((database) =>
        compareTotals({ database, names: namesNow(), converter: converter || undefined }, query, now),
      );
    },
  };
}

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

/** What a query means depends on the day (UTC), and what it costs on the edition. */
function lastingOf<T>({ isCurrent, state, ...answer }: Lasting<T>, now: Date, edition: number | undefined): Lasting<T> {
  const day = dayNumber(now.getTime());
  const prices = edition === undefined ? '' : `-${edition}`;
  return {
    ...(answer as T),
    isCurrent: () => isCurrent() && dayNumber(Date.now()) === day,
    state: state === undefined ? undefined : `${state}-${day}${prices}`,
  };
}

function toRevision(row: RateRevisionRow): RateRevision {
  return { rate: toRate(row), publication: row.publication, rateKey: row.rate_key };
}

/** Adapters pass the same object for the same query string; it is rendered once. */
const remembered = new WeakMap<object, string>();
const DAY_MILLISECONDS = 86_400_000;

/** The key of a query today (UTC): tomorrow the same words mean other rates, and at another edition they have other prices. */
function keyOf(query: RateListQuery | RateStatisticsQuery, now: Date, edition: number | undefined): string {
  let text = remembered.get(query);
  if (text === undefined) {
    text = JSON.stringify(query);
    remembered.set(query, text);
  }
  return edition === undefined ? `${dayNumber(now.getTime())}${text}` : `${edition} ${dayNumber(now.getTime())}${text}`;
}

function dayNumber(milliseconds: number): number {
  return Math.floor(milliseconds / DAY_MILLISECONDS);
}
