import type { PoolClient } from 'pg';
import type { Database } from '../../db/index.ts';
import { whereOf } from './filter-sql.ts';
import type { RateFilter } from './rate-filter.ts';
import { orderClause, RATE_ROW_COLUMNS, type RateListOrder, type RateRow } from './rate-store.ts';

/** Rows that are read and held at a time. */
const BATCH_ROWS = 500;

/** Reads all rows of a query from its first, in batches; may be called again for a second pass over the same rows. */
export type ReadBatches = () => AsyncGenerator<readonly RateRow[]>;

/**
 * Runs `work` on one view of the data, that of its first statement, however long it takes. The connection is returned when
 * the generator ends, fails or is left.
 */
export async function* inReadSnapshot<T>(
  { pool }: Pick<Database, 'pool'>,
  work: (client: PoolClient) => AsyncGenerator<T>,
): AsyncGenerator<T> {
  const client = await pool.connect();
  let isWhole = false;
  try {
    await client.query('begin isolation level repeatable read read only');
    yield* work(client);
    await client.query('commit');
    isWhole = true;
  } finally {
    // A connection that was left in the middle is closed: that ends its transaction whatever state it is in.
    client.release(!isWhole);
  }
}

const CURSOR = 'exported_rates';

/** Every rate that matches, in order, read through a cursor of the client's transaction; one at a time. */
export async function* readRateBatches(
  client: PoolClient,
  filter: RateFilter,
  order: RateListOrder,
  table: 'rates' | 'lcl_rates' = 'rates',
): AsyncGenerator<readonly RateRow[]> {
  const where = whereOf(filter);
  await client.query(
    `declare ${CURSOR} no scroll cursor for
     select ${RATE_ROW_COLUMNS} from ${table} r join rate_sheets s on s.id = r.sheet_id
     where ${where.text || 'true'} order by ${orderClause(order)}`,
    where.values,
  );
  const fetch = () => client.query<RateRow>(`fetch ${BATCH_ROWS} from ${CURSOR}`);
  let { rows } = await fetch();
  while (rows.length === BATCH_ROWS) {
    // PostgreSQL reads the next rows while these are written.
    const next = fetch();
    next.catch(() => {});
    yield rows;
    rows = (await next).rows;
  }
  if (rows.length > 0) yield rows;
  await client.query(`close ${CURSOR}`);
}
