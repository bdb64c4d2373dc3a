import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Database, Tables } from '../db/index.ts';

/** What runs a statement with its values, numbered from 1. */
export type Queryable = {
  query: <R>(text: string, values?: unknown[]) => Promise<{ rows: R[]; rowCount: number }>;
};

/** A transaction that is under way: for statements of this module, and for other modules that take part in it. */
export type Act = Queryable & { trx: Transaction<Tables> };

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
 * Runs `work` in a transaction. Whatever goes wrong, nothing of it stays — unless what got lost was the answer to the
 * commit: then all of it did, which only asking again can tell.
 */
export function inTransaction<T>({ sql }: Pick<Database, 'sql'>, work: (act: Act) => Promise<T>): Promise<T> {
  return sql.transaction().execute((trx) => work({ trx, ...queryableOf(trx) }));
}
