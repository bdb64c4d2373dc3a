import type { Database } from '../../db/index.ts';
import { whereOf } from '../search/filter-sql.ts';
import type { RateFilter } from '../search/rate-filter.ts';

/** The rates in a currency that a search finds: how many, the lowest base amount in minor units, the last day of any. */
export type Best = { currency: string; count: number; lowest: number; lastDay: string };

/** What matches in each currency. */
export async function readBest(database: Database, filter: RateFilter): Promise<Best[]> {
  const where = whereOf(filter);
  const { rows } = await database.pool.query<Best>(
    `select r.currency, count(*) as count, min(r.base_minor) as lowest, max(r.valid_to) as "lastDay"
      from rates r where ${where.text} group by r.currency order by r.currency`,
    where.values,
  );
  return rows;
}

/** What nearby searches may ask the values of. */
export type ValueColumn = 'origin' | 'destination' | 'equipment' | 'carrier' | 'currency';

/** The values of a column among the rates that match, the most frequent first. */
export async function readValues(database: Database, filter: RateFilter, column: ValueColumn): Promise<string[]> {
  const where = whereOf(filter);
  const { rows } = await database.pool.query<{ value: string }>(
    `select r.${column} as value from rates r where ${where.text} and r.${column} <> ''
      group by r.${column} order by count(*) desc, r.${column} limit 1000`,
    where.values,
  );
  return rows.map(({ value }) => value);
}

/** The days nearest to `day` on which a matching price holds: the last before it and the first after it. */
export async function readNearestDays(
  database: Database,
  filter: RateFilter,
  day: string,
): Promise<{ before: string | null; after: string | null }> {
  const where = whereOf(filter);
  const at = `$${where.values.length + 1}::date`;
  const { rows } = await database.pool.query<{ before: string | null; after: string | null }>(
    `select max(r.valid_to) filter (where r.valid_to < ${at}) as before,
        min(r.valid_from) filter (where r.valid_from > ${at}) as after
      from rates r where ${where.text}`,
    [...where.values, day],
  );
  return rows[0] ?? { before: null, after: null };
}
