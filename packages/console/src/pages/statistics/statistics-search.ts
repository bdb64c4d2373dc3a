import { type RateFilters, readRateFilters, readTexts } from '../rates/search.ts';

/** What the page shows: which rates, and the two days that are compared. */
export type StatisticsSearch = RateFilters & { from?: string; to?: string };

/** The search of an address. */
export function readStatisticsSearch(search: Record<string, unknown>): StatisticsSearch {
  return { ...readRateFilters(search), ...readTexts(['from', 'to'], search) };
}
