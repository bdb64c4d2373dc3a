import { type Database, queryableOf } from '../../db/index.ts';
import { recordAct } from '../../ledger/index.ts';
import type { Overruling } from './overruling.schema.ts';

/** What forms are of whose errors are overruled. */
export type OverruledSubject = { readonly extraction: number } | { readonly shipment: number };

/** All SQL on `form_overrulings`. */
export type OverrulingStore = {
  /** Adds overrulings, all or none. */
  save: (
    subject: OverruledSubject,
    made: { reason: string; by: string; findings: readonly Pick<Overruling, 'code' | 'message'>[] },
  ) => Promise<void>;
  /** Those of an extraction or shipment, the oldest first. */
  list: (subject: OverruledSubject) => Promise<Overruling[]>;
};

const columnsOf = (subject: OverruledSubject) =>
  'extraction' in subject
    ? { extraction_id: subject.extraction, shipment_id: null }
    : { extraction_id: null, shipment_id: subject.shipment };

/** The store of a database's overrulings. */
export function createOverrulingStore({ sql }: Pick<Database, 'sql'>): OverrulingStore {
  return {
    save: async (subject, { reason, by, findings }) => {
      await sql.transaction().execute(async (trx) => {
        const made = findings.map(({ code, message }) => ({
          ...columnsOf(subject),
          code,
          message,
          reason,
          created_by: by,
        }));
        const rows = await trx.insertInto('form_overrulings').values(made).returning('id').execute();
        const tx = queryableOf(trx);
        for (const { id } of rows) await recordAct(tx, { kind: 'overruling', key: [id], act: 'overrule', by });
      });
    },
    list: async (subject) => {
      const rows = await sql
        .selectFrom('form_overrulings')
        .selectAll()
        .where('extraction' in subject ? 'extraction_id' : 'shipment_id', '=', Object.values(subject)[0] ?? 0)
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
