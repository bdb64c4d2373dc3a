import { type RateFilters, readTexts } from '../search.ts';

/** A search of LCL rates, as the address of the page holds it: with a weight and a volume, the rates are priced for them. */
export type LclSearch = Omit<RateFilters, 'equipment'> & { weight_kg?: string; volume_m3?: string; page?: string };

const NAMES = ['origin', 'destination', 'carrier', 'valid_on', 'weight_kg', 'volume_m3', 'page'] as const;

/** The search of an address. */
export function readLclSearch(search: Record<string, unknown>): LclSearch {
  return readTexts(NAMES, search);
}
