import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Database, Tables } from '../db/index.ts';

/** Runs a statement with its values, numbered from $1. */
export type Queryable = {
  query: <R>(text: string, values?: unknown[]) => Promise<{ rows: R[]; rowCount: number }>;
};

/** An open transaction: `query` for this module's statements, `trx` for other modules that take part in it. */
export type Tx = Queryable & { trx: Transaction<Tables> };

/** Runs statements on a database or within a transaction. */
export function queryableOf(db: Kysely<Tables>): Queryable {
  return {
    query: async <R>(text: string, values: unknown[] = []) => {
      const { rows, numAffectedRows } = await db.executeQuery<R>(CompiledQuery.raw(text, values));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    },
  };
}

/**
 * Runs `work` in a transaction. An error rolls it back, except when the connection was lost during the commit: then
 * either outcome is possible, which repeating the request resolves.
 */
export function inTransaction<T>({ sql }: Pick<Database, 'sql'>, work: (tx: Tx) => Promise<T>): Promise<T> {
  return sql.transaction().execute((trx) => work({ trx, ...queryableOf(trx) }));
}
