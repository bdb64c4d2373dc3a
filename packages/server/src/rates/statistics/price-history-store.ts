import { fromMinor } from '../../base/index.ts';
import type { Database } from '../../db/index.ts';
import { conditionOf } from '../search/filter-sql.ts';
import type { RateFilter } from '../search/rate-filter.ts';
import { type HistoryMoment, MOST_MOMENTS, type PriceSeries } from './price-history.schema.ts';

/** From when to when; without `from`, from the first publication. */
export type Window = { from: Date | undefined; to: Date };

/** Prices at each moment, oldest first, and whether earlier moments were left out. */
export type HistoryFound = { series: PriceSeries[]; moments: HistoryMoment[]; truncated: boolean };

type PointRow = {
  at: Date;
  carrier: string | null;
  equipment: string;
  currency: string;
  n: number;
  min: number;
  median: number;
  max: number;
};

/**
 * The prices of a lane at each publication that changed them. Without `validOn`, of the rates still valid on the day of
 * that moment. `filter` has neither `asOf` nor `validUntilAtLeast`.
 */
export async function readPriceHistory(database: Database, filter: RateFilter, window: Window): Promise<HistoryFound> {
  const all = await readMoments(database, filter, window);
  const moments = all.slice(-MOST_MOMENTS);
  const times = moments.map(({ asOf }) => asOf);
  const { text, values } = conditionOf(filter, 2);
  const stillValid = filter.validOn === undefined ? `and r.valid_to >= (m.at at time zone 'UTC')::date` : '';
  const { rows } = await database.pool.query<PointRow>(
    `select m.at, case when grouping(r.carrier) = 0 then r.carrier end as carrier, r.equipment, r.currency, count(*) as n,
       min(r.base_minor) as min, max(r.base_minor) as max,
       percentile_cont(0.5) within group (order by r.base_minor) as median
     from rates r join unnest($1::timestamptz[]) as m(at)
       on r.known_from <= m.at and (r.known_to is null or r.known_to > m.at) ${stillValid}
     where ${text}
     group by grouping sets ((m.at, r.equipment, r.currency, r.carrier), (m.at, r.equipment, r.currency))
     order by r.equipment, r.currency, grouping(r.carrier) desc, r.carrier, m.at`,
    [times, ...values],
  );
  const bySeries = Map.groupBy(rows, ({ carrier, equipment, currency }) =>
    JSON.stringify([carrier, equipment, currency]),
  );
  return { series: [...bySeries.values()].flatMap(toSeries), moments, truncated: all.length > moments.length };
}

/** One more than are shown, if there are more. The newest are kept. */
async function readMoments(database: Database, filter: RateFilter, { from, to }: Window): Promise<HistoryMoment[]> {
  const { text, values } = conditionOf(filter, 3);
  const { rows } = await database.pool.query<{ at: Date; number: number }>(
    `select u.published_at as at, u.number from publications u
     where u.published_at <= $2 and ($1::timestamptz is null or u.published_at > $1) and u.published_at in (
       select r.known_from from rates r where ${text}
       union select r.known_to from rates r where r.known_to is not null and ${text})
     order by u.published_at desc limit ${MOST_MOMENTS}`,
    [from, to, ...values],
  );
  const published = rows.reverse().map(({ at, number }) => ({ asOf: at.toISOString(), publication: number }));
  const end = (at: Date | undefined) => (at === undefined ? [] : [{ asOf: at.toISOString(), publication: null }]);
  return [...end(from), ...published, ...end(to)];
}

function toSeries(rows: readonly PointRow[]): PriceSeries[] {
  const [first] = rows;
  if (first === undefined) return [];
  const { carrier, equipment, currency } = first;
  const amount = (minor: number) => fromMinor(Math.round(minor), currency);
  const points = rows.map(({ at, n, min, median, max }) => {
    return { asOf: at.toISOString(), n, min: amount(min), median: amount(median), max: amount(max) };
  });
  return [{ carrier, equipment, currency, points }];
}
