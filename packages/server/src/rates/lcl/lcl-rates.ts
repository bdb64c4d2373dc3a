import { parsePage } from '../../base/index.ts';
import type { Database } from '../../db/index.ts';
import { MOST_COMPARED } from '../comparison/comparison.schema.ts';
import { ratesProblem } from '../problems.ts';
import type { UnderstoodQuery } from '../search/rate-answer.schema.ts';
import type { RateFilter } from '../search/rate-filter.ts';
import { countRates, getRateRow, listRateRows, type RateRow } from '../search/rate-store.ts';
import { type Names, understandQuery } from '../search/understand-query.ts';
import { importLcl, type LclImport } from './import-lcl.ts';
import type { LclListQuery, LclPrice, LclPriceQuery, LclRate } from './lcl-rate.schema.ts';
import { priceCargo } from './price-cargo.ts';
import { toLclRate } from './to-lcl-rate.ts';

/** A page of a list, with what the query was understood as. */
type Listed<T> = { data: T[]; total: number; meta: UnderstoodQuery };

/** Rates for less than a container load. They are published, compared and reverted as the sheets of container rates. */
export type LclRates = {
  /** Reads rows into a draft; returns the id of its sheet. */
  import: (wanted: LclImport) => Promise<number>;
  /** Published rates, the lowest amount first within a currency. Throws `rest_invalid_param`. */
  list: (query: LclListQuery, now: Date) => Promise<Listed<LclRate>>;
  /** Throws `rate_not_found`. */
  get: (id: number) => Promise<LclRate>;
  /** What cargo costs at each rate that matches. Throws `rest_invalid_param`, `rate_comparison_too_large`. */
  price: (query: LclPriceQuery, now: Date) => Promise<Listed<{ rate: LclRate; price: LclPrice }>>;
};

const ORDER = { orderby: 'amount', order: 'asc' } as const;

/** Opens the LCL rates of a database. `names` is called at each use. */
export function openLclRates(database: Database, names: () => Names): LclRates {
  return {
    import: (wanted) => importLcl({ database, ...names() }, wanted),
    list: async (query, now) => {
      const { filter, meta } = understandQuery(query, names(), now);
      const { page, perPage } = parsePage(query);
      const [rows, total] = await Promise.all([
        listRateRows(database, filter, { page, perPage, ...ORDER }, 'lcl_rates'),
        countRates(database, filter, 'lcl_rates'),
      ]);
      return { data: rows.slice(0, perPage).map(toLclRate), total, meta };
    },
    get: async (id) => toLclRate(await getRateRow(database, id, 'lcl_rates')),
    price: async (query, now) => {
      const { weight_kg: weightKg, volume_m3: volumeM3, ...filters } = query;
      const { filter, meta } = understandQuery(filters, names(), now);
      const rates = (await readMatching(database, filter)).map(toLclRate);
      const cargo = { weightKg, volumeM3 };
      const priced = rates.map((rate) => ({ rate, price: priceCargo(rate, cargo, filter.validOn) })).sort(byUpperEnd);
      const { page, perPage } = parsePage(query);
      return { data: priced.slice((page - 1) * perPage, page * perPage), total: priced.length, meta };
    },
  };
}

async function readMatching(database: Database, filter: RateFilter): Promise<RateRow[]> {
  const rows = await listRateRows(database, filter, { page: 1, perPage: MOST_COMPARED, ...ORDER }, 'lcl_rates');
  if (rows.length <= MOST_COMPARED) return rows;
  const total = await countRates(database, filter, 'lcl_rates');
  throw ratesProblem('rate_comparison_too_large', { total, most: MOST_COMPARED });
}

type Priced = { rate: LclRate; price: LclPrice };

/** By currency, then by what is paid at most; open ends come last, by what is paid at least. */
function byUpperEnd(a: Priced, b: Priced): number {
  const [[ofA, mostA, leastA], [ofB, mostB, leastB]] = [endsOf(a), endsOf(b)];
  if (ofA !== ofB) return ofA < ofB ? -1 : 1;
  return mostA - mostB || leastA - leastB || a.rate.id - b.rate.id;
}

function endsOf({ rate, price }: Priced): [currency: string, most: number, least: number] {
  const { currency } = rate.freight;
  const total = price.totals.find((one) => one.currency === currency);
  return [currency, total?.atMost ?? Number.MAX_SAFE_INTEGER, total?.atLeast ?? 0];
}
