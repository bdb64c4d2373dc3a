import { pageMeta, parsePage } from '../base/index.ts';
import type { CarrierDirectory } from '../carriers/index.ts';
import type { Database } from '../db/index.ts';
import type { PortResolver } from '../ports/index.ts';
import { compareDraft } from './difference.ts';
import { type ImportedSheet, importSheet, type SheetImport } from './import-sheet.ts';
import { publishSheet, revertSheet } from './publication-store.ts';
import type { RateListQuery, RateStatisticsQuery } from './rate-query.schema.ts';
import { countRates, getRateRow, listRateRows, type RatePage } from './rate-store.ts';
import { renderRate } from './render-rate.ts';
import type { Difference, Publication, RateSheet } from './sheet.schema.ts';
import { getSheet, listSheets } from './sheet-store.ts';
import { type RateStatistics, readStatistics } from './statistics-store.ts';
import { type UnderstoodQuery, understandQuery } from './understand-query.ts';

/** One page of rates: the whole answer as JSON text (`RateListSchema`), and the figures a door needs about it. */
export type RateList = { text: string; total: number; page: number; perPage: number };

export type RateSheetWithDifference = RateSheet & { difference: Difference | null };

/** The rates room: everything the doors may ask of it. */
export type Rates = {
  list: (query: RateListQuery, now: Date) => Promise<RateList>;
  /** One rate as JSON text (`RateSchema`). Throws `rate_not_found`. */
  get: (id: number) => Promise<string>;
  statistics: (
    query: RateStatisticsQuery,
    now: Date,
  ) => Promise<{ data: RateStatistics; meta: { groupBy: string | null } & UnderstoodQuery }>;
  importSheet: (input: SheetImport) => Promise<ImportedSheet>;
  getSheet: (id: number) => Promise<RateSheetWithDifference>;
  listSheets: (page: {
    status?: RateSheet['status'] | undefined;
    page: number;
    perPage: number;
  }) => Promise<{ sheets: RateSheet[]; total: number }>;
  publish: (sheetId: number, by: string) => Promise<Publication>;
  revert: (sheetId: number, by: string) => Promise<Publication>;
};

export type RatesGround = {
  database: Database;
  /** Asked at each use: operators teach it new spellings while the service runs. */
  ports: () => PortResolver;
  carriers: CarrierDirectory;
};

/** Opens the rates room on a migrated database. */
export function openRates(ground: RatesGround): Rates {
  const { database, carriers } = ground;
  const names = () => ({ ports: ground.ports(), carriers });
  return {
    list: async (query, now) => {
      const { filter, meta } = understandQuery(query, names(), now);
      const page = pageOf(query);
      const [rows, total] = await Promise.all([listRateRows(database, filter, page), countRates(database, filter)]);
      const figures = pageMeta({ ...page, total });
      const text = `{"data":[${rows.map(renderRate).join(',')}],"meta":${JSON.stringify({ ...figures, ...meta })}}`;
      return { text, total, page: page.page, perPage: page.perPage };
    },
    get: async (id) => renderRate(await getRateRow(database, id)),
    statistics: async (query, now) => {
      const { filter, meta } = understandQuery(query, names(), now);
      const data = await readStatistics(database, filter, query.group_by);
      return { data, meta: { groupBy: query.group_by ?? null, ...meta } };
    },
    importSheet: (input) => importSheet({ database, ...names() }, input),
    getSheet: async (id) => {
      const sheet = await getSheet(database, id);
      return { ...sheet, difference: sheet.status === 'draft' ? await compareDraft(database, id) : null };
    },
    listSheets: (page) => listSheets(database, page),
    publish: (sheetId, by) => publishSheet(database, sheetId, by),
    revert: (sheetId, by) => revertSheet(database, sheetId, by),
  };
}

function pageOf(query: RateListQuery): RatePage {
  return {
    ...parsePage(query),
    orderby: query.orderby ?? 'amount',
    order: query.order ?? 'asc',
  };
}
