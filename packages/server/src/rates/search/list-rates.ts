import { invalidParameters, parsePage } from '../../base/index.ts';
import type { CarrierDirectory } from '../../carriers/index.ts';
import type { Database } from '../../db/index.ts';
import type { PortResolver } from '../../ports/index.ts';
import { type BucketLimits, findAlternatives, type TokenBucket } from '../alternatives/index.ts';
import { type RateTexts, renderRate, textsOnDay } from '../record/render-rate.ts';
import type { RateSnapshot } from '../snapshot/index.ts';
import type { RateFilter } from './rate-filter.ts';
import type { RateListQuery } from './rate-query.schema.ts';
import { countRates, getRateRow, listRateRows, type RatePage } from './rate-store.ts';
import { renderList } from './render-list.ts';
import { understandQuery } from './understand-query.ts';

/** One page of rates: the whole answer as JSON bytes (`RateListSchema`), and the figures an adapter needs about it. */
export type RateList = {
  body: Uint8Array;
  total: number;
  page: number;
  perPage: number;
  /** The id that the next page begins after; undefined on the last one. */
  next: number | undefined;
  /** False when alternatives were left out to save time: the same query may get them later. */
  isWhole: boolean;
};

type Deps = {
  database: Database;
  snapshot: RateSnapshot;
  /** Limits how often alternatives are searched for. */
  bucket: TokenBucket;
  names: () => { ports: PortResolver; carriers: CarrierDirectory };
};

/** Limits of searching for alternatives, which takes half a millisecond in the snapshot and ten in PostgreSQL: 5 % of a processor. */
export const ALTERNATIVES_LIMITS: BucketLimits = { atOnce: 100, perSecond: 100 };
const COST_BY_SNAPSHOT = 1;
const COST_BY_DATABASE = 4;

/** Finds and renders the rates that a query asks for, in the snapshot or in PostgreSQL. Throws `rest_invalid_param`. */
export async function listRates(deps: Deps, query: RateListQuery, now: Date): Promise<RateList> {
  const names = deps.names();
  const { filter, meta } = understandQuery(query, names, now);
  const page = pageOf(query);
  const known = findInSnapshot(deps.snapshot, filter, page);
  const { rates: texts, total, next } = known ?? (await findInDatabase(deps.database, filter, page));
  const rates = filter.validOn === undefined ? texts : textsOnDay(texts, filter.validOn);
  const isWhole = total > 0 || deps.bucket.take(known ? COST_BY_SNAPSHOT : COST_BY_DATABASE);
  const alternatives = async () => (isWhole ? findAlternatives({ ...deps, names, now }, query) : null);
  const nearby = total > 0 ? {} : { alternatives: await alternatives() };
  const figures = { page: page.page, perPage: page.perPage, total };
  return { body: renderList({ rates, page: figures, meta, nearby }), ...figures, next, isWhole };
}

function pageOf(query: RateListQuery): RatePage {
  if (query.after !== undefined && (query.page ?? 1) > 1) {
    const message = 'page and after both say where to begin. Give one of them.';
    throw invalidParameters({ after: { code: 'rest_invalid_param', message, data: null } });
  }
  return { ...parsePage(query), after: query.after, orderby: query.orderby ?? 'amount', order: query.order ?? 'asc' };
}

/** The rates of one page, and how many there are in all. */
type Found = { rates: RateTexts; total: number; next: number | undefined };

function findInSnapshot(
  snapshot: RateSnapshot,
  filter: RateFilter,
  { page, perPage, after, orderby, order }: RatePage,
): Found | undefined {
  if (orderby !== 'amount' || order !== 'asc') return undefined;
  const found = snapshot.find(filter);
  if (found === undefined) return undefined;
  const begin = after === undefined ? (page - 1) * perPage : found.findIndex(({ id }) => id === after) + 1;
  // A rate that is no longer current has its place in PostgreSQL only.
  if (after !== undefined && begin === 0) return undefined;
  const shown = found.slice(begin, begin + perPage);
  const bytes = shown.reduce((sum, { length }) => sum + length, 0);
  // `renderList` overwrites the last comma.
  const rates = {
    byteLength: Math.max(0, bytes - 1),
    write: (target: Buffer, at: number) => snapshot.read(shown, target, at),
  };
  return { rates, total: found.length, next: begin + perPage < found.length ? shown.at(-1)?.id : undefined };
}

async function findInDatabase(database: Database, filter: RateFilter, page: RatePage): Promise<Found> {
  const [rows, total] = await Promise.all([listRateRows(database, filter, page), countRates(database, filter)]);
  // Nothing comes after a rate that never was.
  if (page.after !== undefined && rows.length === 0) await getRateRow(database, page.after);
  const shown = rows.slice(0, page.perPage);
  const next = rows.length > shown.length ? shown.at(-1)?.id : undefined;
  const text = shown.map(renderRate).join(',');
  return { next, rates: { byteLength: Buffer.byteLength(text), write: (target, at) => target.write(text, at) }, total };
}
