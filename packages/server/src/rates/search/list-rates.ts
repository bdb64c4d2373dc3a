import { parsePage } from '../../base/index.ts';
import type { CarrierDirectory } from '../../carriers/index.ts';
import type { Database } from '../../db/index.ts';
import type { PortResolver } from '../../ports/index.ts';
import { findAlternatives, type Pace, type PaceLimits } from '../alternatives/index.ts';
import { renderRate } from '../record/render-rate.ts';
import type { RateSnapshot } from '../snapshot/index.ts';
import { asLaneQuestion } from './lane-question.ts';
import type { LaneReader } from './lane-reader.ts';
import type { RateFilter } from './rate-filter.ts';
import type { RateListQuery } from './rate-query.schema.ts';
import { countRates, listRateRows, type RatePage, type RateRow } from './rate-store.ts';
import { type RateTexts, renderList } from './render-list.ts';
import { understandQuery } from './understand-query.ts';

/** One page of rates: the whole answer as JSON bytes (`RateListSchema`), and the figures an adapter needs about it. */
export type RateList = {
  body: Uint8Array;
  total: number;
  page: number;
  perPage: number;
  /** False when something was left out for want of time: the next one who asks may get it. */
  isWhole: boolean;
};

type Deps = {
  database: Database;
  readLane: LaneReader;
  snapshot: RateSnapshot;
  /** Of looking for alternatives. */
  pace: Pace;
  names: () => { ports: PortResolver; carriers: CarrierDirectory };
};

/** Of looking for alternatives, half a millisecond by the snapshot and ten by PostgreSQL. Some 5 % of a processor may go to it. */
export const ALTERNATIVES_PACE: PaceLimits = { atOnce: 100, perSecond: 100 };
const COST_BY_SNAPSHOT = 1;
const COST_BY_DATABASE = 4;

/** Finds and renders the rates that a query asks for. Throws `rest_invalid_param`. */
export async function listRates(deps: Deps, query: RateListQuery, now: Date): Promise<RateList> {
  const names = deps.names();
  const { filter, meta } = understandQuery(query, names, now);
  const page = pageOf(query);
  const known = findInSnapshot(deps.snapshot, filter, page);
  const { rates, total } = known ?? (await findRates(deps, filter, page));
  const isWhole = total > 0 || deps.pace.take(known ? COST_BY_SNAPSHOT : COST_BY_DATABASE);
  const alternatives = async () => (isWhole ? findAlternatives({ ...deps, names, now }, query) : null);
  const nearby = total > 0 ? {} : { alternatives: await alternatives() };
  const figures = { page: page.page, perPage: page.perPage, total };
  return { body: renderList({ rates, page: figures, meta, nearby }), ...figures, isWhole };
}

function pageOf(query: RateListQuery): RatePage {
  return { ...parsePage(query), orderby: query.orderby ?? 'amount', order: query.order ?? 'asc' };
}

/** The rates of one page, and how many there are in all. */
type Found = { rates: RateTexts; total: number };

function findInSnapshot(
  snapshot: RateSnapshot,
  filter: RateFilter,
  { page, perPage, orderby, order }: RatePage,
): Found | undefined {
  if (orderby !== 'amount' || order !== 'asc') return undefined;
  const found = snapshot.find(filter);
  if (found === undefined) return undefined;
  const shown = found.slice((page - 1) * perPage, page * perPage);
  const bytes = shown.reduce((sum, { length }) => sum + length, 0);
  // The last comma is written over.
  const rates = {
    byteLength: Math.max(0, bytes - 1),
    write: (target: Buffer, at: number) => snapshot.read(shown, target, at),
  };
  return { rates, total: found.length };
}

async function findRates({ database, readLane }: Deps, filter: RateFilter, page: RatePage): Promise<Found> {
  const isFirstPage = page.page === 1 && page.orderby === 'amount' && page.order === 'asc';
  const lane = isFirstPage ? asLaneQuestion(filter, page.perPage) : undefined;
  if (lane) return rendered(await readLane(lane));
  const [rows, total] = await Promise.all([listRateRows(database, filter, page), countRates(database, filter)]);
  return rendered({ rows, total });
}

function rendered({ rows, total }: { rows: readonly RateRow[]; total: number }): Found {
  const text = rows.map(renderRate).join(',');
  return { rates: { byteLength: Buffer.byteLength(text), write: (target, at) => target.write(text, at) }, total };
}
