import type { Transaction } from 'kysely';
import { type Database, type Queryable, queryableOf, type Tables } from '../db/index.ts';

export { type Queryable, queryableOf };

/** An open transaction: `query` for this module's statements, `trx` for other modules that take part in it. */
export type Tx = Queryable & { trx: Transaction<Tables> };

/**
 * Runs `work` in a transaction. An error rolls it back, except when the connection was lost during the commit: then
 * either outcome is possible, which repeating the request resolves.
 */
export function inTransaction<T>({ sql }: Pick<Database, 'sql'>, work: (tx: Tx) => Promise<T>): Promise<T> {
  return sql.transaction().execute((trx) => work({ trx, ...queryableOf(trx) }));
}
