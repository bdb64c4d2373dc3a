import type { Database } from '../db/index.ts';
import type { ExchangeRateSet, LoadedExchangeRates } from './exchange-rate.schema.ts';

type Row = Omit<LoadedExchangeRates, 'loadedAt'> & { loadedAt: Date };

const COLUMNS = `source, day as date, base, rates, loaded_at as "loadedAt", loaded_by as "loadedBy"`;

/** Saves sets, all or none, each in place of the same of before. No two of them are the same. */
export async function saveSets(
  { pool }: Pick<Database, 'pool'>,
  sets: readonly ExchangeRateSet[],
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await pool.query(
    `insert into exchange_rates (source, day, base, rates, loaded_at, loaded_by)
     select source, day, base, rates, $2, $3
     from jsonb_to_recordset($1::jsonb) as loaded(source text, day date, base text, rates jsonb)
     on conflict (source, day, base) do update
       set rates = excluded.rates, loaded_at = excluded.loaded_at, loaded_by = excluded.loaded_by`,
    [JSON.stringify(sets.map(({ date, ...set }) => ({ ...set, day: date }))), now, by],
  );
}

/** A page of the sets, the newest first, and how many there are. */
export async function listSets(
  { pool }: Pick<Database, 'pool'>,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ sets: LoadedExchangeRates[]; total: number }> {
  const { rows } = await pool.query<Row>(
    `select ${COLUMNS} from exchange_rates order by day desc, loaded_at desc, source, base limit $1 offset $2`,
    [perPage, (page - 1) * perPage],
  );
  const counted = await pool.query<{ total: number }>('select count(*) as total from exchange_rates');
  return { sets: rows.map(toSet), total: counted.rows[0]?.total ?? 0 };
}

/** The newest set of each source and base that is not later than a day, the newest of all first. */
export async function readNewest({ pool }: Pick<Database, 'pool'>, day: string): Promise<LoadedExchangeRates[]> {
  const { rows } = await pool.query<Row>(
    `select * from (
       select distinct on (source, base) ${COLUMNS} from exchange_rates where day <= $1 order by source, base, day desc
     ) newest order by date desc, "loadedAt" desc, source, base`,
    [day],
  );
  return rows.map(toSet);
}

function toSet({ loadedAt, ...set }: Row): LoadedExchangeRates {
  return { ...set, loadedAt: loadedAt.toISOString() };
}
