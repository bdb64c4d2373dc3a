import type pg from 'pg';
import type { BackupTable } from './archive.ts';

/** A name as SQL takes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

type Row = { name: string; columns: string[]; identities: string[]; needs: string[] };

/**
 * The tables of the service in an order in which they can be filled: those that others refer to come first. Columns that
 * PostgreSQL computes are left out.
 */
export async function listTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<Row>(
    `select c.relname as name,
       array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
         and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
       array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
         and not a.attisdropped and a.attidentity <> '' order by a.attnum) as identities,
       array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
         where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
     from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
       and c.relname <> 'schema_migrations'
     order by c.relname`,
  );
  const tables: BackupTable[] = [];
  for (const { name, columns, identities } of inOrder(rows)) {
    tables.push({
      name,
      columns,
      identities: await Promise.all(identities.map((one) => identityOf(client, name, one))),
    });
  }
  return tables;
}

async function identityOf(client: pg.Client, table: string, column: string) {
  const sequence = await client.query<{ name: string }>('select pg_get_serial_sequence($1, $2) as name', [
    quoted(table),
    column,
  ]);
  const name = sequence.rows[0]?.name ?? '';
  const { rows } = await client.query<{ last: string }>(
    `select case when is_called then last_value else last_value - 1 end::text as last from ${name}`,
  );
  return { column, last: rows[0]?.last ?? '0' };
}

function inOrder(rows: readonly Row[]): Row[] {
  const ordered: Row[] = [];
  const waiting = [...rows];
  while (waiting.length > 0) {
    const ready = waiting.findIndex(({ needs }) => !waiting.some(({ name }) => needs.includes(name)));
    const next = waiting.splice(ready, 1)[0];
    if (ready < 0 || next === undefined) throw new Error('tables refer to each other in a circle');
    ordered.push(next);
  }
  return ordered;
}
