/** A search of rates: the filters and the order, as `GET /rates` takes them and as the address of the page holds them. */
export type Search = RateFilters & {
  orderby?: 'amount' | 'total' | 'transit_days' | 'valid_to' | 'origin' | 'carrier';
  order?: 'asc' | 'desc';
  /** ISO 4217: the totals are shown in it too. */
  convert_to?: string;
};

/** What the address of the page holds beside the search: the ids of the rates that were chosen, with commas between. */
export type RatesAddress = Search & { chosen?: string };

/** Which rates: what the pages about rates have in common. */
export type RateFilters = {
  origin?: string;
  destination?: string;
  carrier?: string;
  equipment?: string;
  valid_on?: string;
};

const FILTERS = ['origin', 'destination', 'carrier', 'equipment', 'valid_on'] as const;

/** The texts of an address under some names; what is empty or unknown is left out, and what is wrong the service refuses. */
export function readTexts<Name extends string>(
  names: readonly Name[],
  search: Record<string, unknown>,
): Partial<Record<Name, string>> {
  const given = names.map((name) => [name, String(search[name] ?? '').trim()]).filter(([, value]) => value !== '');
  return Object.fromEntries(given) as Partial<Record<Name, string>>;
}

/** The filters of an address. */
export function readRateFilters(search: Record<string, unknown>): RateFilters {
  return readTexts(FILTERS, search);
}

/** The search of an address. */
export function readRateSearch(search: Record<string, unknown>): RatesAddress {
  const read = readTexts([...FILTERS, 'orderby', 'order', 'convert_to', 'chosen'], search) as RatesAddress;
  return { ...read, ...(read.convert_to ? { convert_to: read.convert_to.toUpperCase() } : {}) };
}

/** The most rates that are compared and quoted at once. */
export const MOST_CHOSEN = 20;

/** The ids of rates in an address, `17,21`: each once, and no more than can be chosen. */
export function readIds(text = ''): number[] {
  const ids = text.split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isInteger(id) && id > 0))].slice(0, MOST_CHOSEN);
}
