import type { Queryable } from '../db/index.ts';
import { COVERED, type CoveredKind, columnsOf, keysOf, parseKey, recordSql } from './covered-rows.ts';
import type { EntryRow } from './entry.ts';

/** The text that an entry recorded; undefined when the row is gone. */
export async function readRecord(db: Queryable, entry: EntryRow): Promise<string | undefined> {
  const { subject, form, record } = entry;
  if (record !== null || !(entry.kind in COVERED)) return record ?? undefined;
  const kind = entry.kind as CoveredKind;
  const where = keysOf(kind).map((column, at) => `t.${column} = $${at + 1}`);
  const { rows } = await db.query<{ record: string }>(
    `select ${recordSql(columnsOf(kind, form))} as record from ${COVERED[kind].table} t where ${where.join(' and ')}`,
    parseKey(kind, subject),
  );
  return rows[0]?.record;
}
