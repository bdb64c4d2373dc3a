import { changeAndNotify, type Database } from '../db/index.ts';
import type { PortAlias } from './port.ts';

/** A stored alias with its author and time. */
export type StoredAlias = PortAlias & { createdAt: string; createdBy: string };

/** Every alias, ordered by text. */
export async function listAliases(database: Database): Promise<StoredAlias[]> {
  const rows = await database.sql.selectFrom('port_aliases').selectAll().orderBy('text').execute();
  return rows.map((row) => ({
    text: row.text,
    code: row.code,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
  }));
}

/** Adds an alias, or points an existing one to another port; notifies every process. */
export function saveAlias(database: Database, alias: PortAlias & { by: string }): Promise<void> {
  return changeAndNotify(database, 'port-aliases', async (client) => {
    await client.query(
      `insert into port_aliases (text, code, created_by) values ($1, $2, $3)
       on conflict (text) do update set code = excluded.code, created_by = excluded.created_by, created_at = now()`,
      [alias.text, alias.code, alias.by],
    );
  });
}

/** Deletes an alias; false when there was none. Notifies every process. */
export function deleteAlias(database: Database, text: string): Promise<boolean> {
  return changeAndNotify(database, 'port-aliases', async (client) => {
    const { rowCount } = await client.query('delete from port_aliases where text = $1', [text]);
    return rowCount !== 0;
  });
}
