import { parsePage } from '../base/index.ts';
import type { CarrierDirectory } from '../carriers/index.ts';
import type { Database } from '../db/index.ts';
import type { PortResolver } from '../ports/index.ts';
import { findAlternatives, type Pace } from './alternatives/index.ts';
import type { LaneIndex } from './lane-index.ts';
import { asLaneQuestion } from './lane-question.ts';
import type { LaneAnswer, LaneReader } from './lane-reader.ts';
import type { RateListQuery } from './rate-query.schema.ts';
import { countRates, listRateRows, type RatePage } from './rate-store.ts';
import { renderList } from './render-list.ts';
import { type RateFilter, understandQuery } from './understand-query.ts';

/** One page of rates: the whole answer as JSON bytes (`RateListSchema`), and the figures a door needs about it. */
export type RateList = {
  body: Uint8Array;
  total: number;
  page: number;
  perPage: number;
  /** False when something was left out for want of time: the next one who asks may get it. */
  isWhole: boolean;
};

type Ground = {
  database: Database;
  readLane: LaneReader;
  mayFind: LaneIndex['mayFind'];
  /** Of looking for alternatives. */
  pace: Pace;
  names: () => { ports: PortResolver; carriers: CarrierDirectory };
};

/** Finds and renders the rates that a query asks for. Throws `rest_invalid_param`. */
export async function listRates(ground: Ground, query: RateListQuery, now: Date): Promise<RateList> {
  const names = ground.names();
  const { filter, meta } = understandQuery(query, names, now);
  const page = pageOf(query);
  const { rows, total } = await findRates(ground, filter, page);
  const { database, mayFind } = ground;
  const isWhole = total > 0 || ground.pace.take();
  const alternatives = async () => (isWhole ? findAlternatives({ database, mayFind, names, now }, query) : null);
  const nearby = total > 0 ? {} : { alternatives: await alternatives() };
  const figures = { page: page.page, perPage: page.perPage, total };
  return { body: Buffer.from(renderList({ rows, page: figures, meta, nearby })), ...figures, isWhole };
}

function pageOf(query: RateListQuery): RatePage {
  return { ...parsePage(query), orderby: query.orderby ?? 'amount', order: query.order ?? 'asc' };
}

async function findRates(ground: Ground, filter: RateFilter, page: RatePage): Promise<LaneAnswer> {
  const { database, readLane, mayFind } = ground;
  if (!mayFind(filter)) return { rows: [], total: 0 };
  const isFirstPage = page.page === 1 && page.orderby === 'amount' && page.order === 'asc';
  const lane = isFirstPage ? asLaneQuestion(filter, page.perPage) : undefined;
  if (lane) return readLane(lane);
  const [rows, total] = await Promise.all([listRateRows(database, filter, page), countRates(database, filter)]);
  return { rows, total };
}
