import { type Database, NOTIFY_CHANGE } from '../db/index.ts';
import type { LearntAlias } from './port.ts';

/** A taught spelling with who taught it and when. */
export type StoredAlias = LearntAlias & { createdAt: string; createdBy: string };

/** Every alias, in order of its text. */
export async function listAliases(database: Database): Promise<StoredAlias[]> {
  const rows = await database.sql.selectFrom('port_aliases').selectAll().orderBy('text').execute();
  return rows.map((row) => ({
    text: row.text,
    code: row.code,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
  }));
}

/** Adds an alias, or points one that is there to another port; tells every process. */
export function saveAlias(database: Database, alias: LearntAlias & { by: string }): Promise<void> {
  return changing(database, async (query) => {
    await query(
      `insert into port_aliases (text, code, created_by) values ($1, $2, $3)
       on conflict (text) do update set code = excluded.code, created_by = excluded.created_by, created_at = now()`,
      [alias.text, alias.code, alias.by],
    );
  });
}

/** Whether there was such an alias to delete. */
export function deleteAlias(database: Database, text: string): Promise<boolean> {
  return changing(database, async (query) => {
    const { rowCount } = await query('delete from port_aliases where text = $1', [text]);
    return rowCount !== 0;
  });
}

type Query = (text: string, values: unknown[]) => Promise<{ rowCount: number | null }>;

async function changing<T>(database: Database, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    const result = await work((text, values) => client.query(text, values));
    await client.query(NOTIFY_CHANGE, ['port-aliases']);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
