import type { Database } from '../../db/index.ts';
import type { Overruling } from './overruling.schema.ts';

/** All SQL on `form_overrulings`. */
export type OverrulingStore = {
  /** Adds overrulings, all or none. */
  save: (
    extraction: number,
    made: { reason: string; by: string; findings: readonly Pick<Overruling, 'code' | 'message'>[] },
  ) => Promise<void>;
  /** Those of an extraction, the oldest first. */
  list: (extraction: number) => Promise<Overruling[]>;
};

/** The store of a database's overrulings. */
export function createOverrulingStore({ sql }: Pick<Database, 'sql'>): OverrulingStore {
  return {
    save: async (extraction, { reason, by, findings }) => {
      await sql
        .insertInto('form_overrulings')
        .values(
          findings.map(({ code, message }) => ({ extraction_id: extraction, code, message, reason, created_by: by })),
        )
        .execute();
    },
    list: async (extraction) => {
      const rows = await sql
        .selectFrom('form_overrulings')
        .selectAll()
        .where('extraction_id', '=', extraction)
        .orderBy('id')
        .execute();
      return rows.map(({ code, message, reason, created_by, created_at }) => ({
        ...{ code, message, reason },
        by: created_by,
        at: created_at.toISOString(),
      }));
    },
  };
}
