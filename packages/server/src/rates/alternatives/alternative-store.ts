import { fromMinor } from '../../base/index.ts';
import type { Database } from '../../db/index.ts';
import { whereOf } from '../rate-filter.ts';
import type { RateFilter } from '../understand-query.ts';

/** What a search would find. */
export type Found = { found: number; best: { amount: number; currency: string }[]; lastDay: string | null };

/** How many rates match, and the lowest base amount in each currency. */
export async function readFound(database: Database, filter: RateFilter): Promise<Found> {
  const where = whereOf(filter);
  const { rows } = await database.pool.query<{ currency: string; n: number; lowest: number; last: string }>(
    `select r.currency, count(*) as n, min(r.base_minor) as lowest, max(r.valid_to) as last
      from rates r where ${where.text} group by r.currency order by r.currency`,
    where.values,
  );
  return {
    found: rows.reduce((sum, { n }) => sum + Number(n), 0),
    best: rows.map(({ currency, lowest }) => ({ amount: fromMinor(Number(lowest), currency), currency })),
    lastDay:
      rows
        .map(({ last }) => last)
        .sort()
        .at(-1) ?? null,
  };
}

/** The values of a column among the rates that match, the most frequent first. */
export async function listValues(
  database: Database,
  filter: RateFilter,
  column: 'origin' | 'destination' | 'equipment' | 'carrier' | 'currency',
): Promise<string[]> {
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
