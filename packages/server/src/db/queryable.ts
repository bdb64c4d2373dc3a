import { CompiledQuery, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Runs a statement with its values, numbered from $1. */
export type Queryable = {
  query: <R>(text: string, values?: unknown[]) => Promise<{ rows: R[]; rowCount: number }>;
};

/** Runs statements on a database or within a transaction. */
export function queryableOf(db: Kysely<Tables>): Queryable {
  return {
    query: async <R>(text: string, values: unknown[] = []) => {
      const { rows, numAffectedRows } = await db.executeQuery<R>(CompiledQuery.raw(text, values));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    },
  };
}
