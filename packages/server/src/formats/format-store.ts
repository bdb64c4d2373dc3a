import { createHash } from 'node:crypto';
import { changeAndNotify, type Database } from '../db/index.ts';
import type { FormatTemplate } from './custom-format.schema.ts';
import type { TargetFormat } from './format.schema.ts';

/** Every added format, oldest first. */
export async function listCustomFormats({ sql }: Pick<Database, 'sql'>): Promise<TargetFormat[]> {
  const rows = await sql
    .selectFrom('custom_formats')
    .select('definition')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ definition }) => definition as TargetFormat);
}

/** Adds a format; false when there is one with that id. Notifies every process. */
export function insertCustomFormat(database: Database, format: TargetFormat, by: string): Promise<boolean> {
  return changeAndNotify(database, 'formats', async (client) => {
    const { rowCount } = await client.query(
      'insert into custom_formats (id, definition, created_by) values ($1, $2, $3) on conflict (id) do nothing',
      [format.id, JSON.stringify(format), by],
    );
    return rowCount === 1;
  });
}

/** Deletes a format with its templates; false when there was none. Notifies every process. */
export function deleteCustomFormat(database: Database, id: string): Promise<boolean> {
  return changeAndNotify(database, 'formats', async (client) => {
    const { rowCount } = await client.query('delete from custom_formats where id = $1', [id]);
    if (rowCount === 1) await client.query('delete from format_templates where format_id = $1', [id]);
    return rowCount === 1;
  });
}

/** A template to save. */
export type NewTemplate = { format: string; kind: FormatTemplate['kind']; name: string; bytes: Uint8Array; by: string };
type Row = {
  format_id: string;
  kind: FormatTemplate['kind'];
  name: string;
  sha256: string;
  size: number;
  saved_at: Date;
  saved_by: string;
};

const COLUMNS = 'format_id, kind, name, sha256, length(bytes) as size, saved_at, saved_by';

function templateOf(row: Row): FormatTemplate {
  return {
    format: row.format_id,
    kind: row.kind,
    name: row.name,
    sha256: row.sha256,
    sizeBytes: Number(row.size),
    savedAt: row.saved_at.toISOString(),
    savedBy: row.saved_by,
  };
}

/** Every kept template without its bytes, by format and kind. */
export async function listTemplates({ pool }: Pick<Database, 'pool'>): Promise<FormatTemplate[]> {
  const { rows } = await pool.query<Row>(`select ${COLUMNS} from format_templates order by format_id, kind`);
  return rows.map(templateOf);
}

/** Saves a template, replacing the one of the same format and kind. */
export async function saveTemplate({ pool }: Pick<Database, 'pool'>, template: NewTemplate): Promise<FormatTemplate> {
  const { format, kind, name, bytes, by } = template;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { rows } = await pool.query<Row>(
    `insert into format_templates (format_id, kind, name, sha256, bytes, saved_by) values ($1, $2, $3, $4, $5, $6)
     on conflict (format_id, kind) do update
       set name = excluded.name, sha256 = excluded.sha256, bytes = excluded.bytes, saved_at = now(), saved_by = excluded.saved_by
     returning ${COLUMNS}`,
    [format, kind, name, sha256, Buffer.from(bytes), by],
  );
  const [row] = rows;
  if (!row) throw new Error('the saved template was not returned');
  return templateOf(row);
}

/** The template of a format, with its bytes; of any kind when none is given. */
export async function findTemplate(
  { pool }: Pick<Database, 'pool'>,
  format: string,
  kind?: FormatTemplate['kind'],
): Promise<(FormatTemplate & { bytes: Uint8Array }) | undefined> {
  const { rows } = await pool.query<Row & { bytes: Buffer }>(
    `select ${COLUMNS}, bytes from format_templates where format_id = $1 and ($2::text is null or kind = $2) order by array_position(array['xlsx', 'docx', 'pdf'], kind) limit 1`,
    [format, kind ?? null],
  );
  const [row] = rows;
  return row && { ...templateOf(row), bytes: new Uint8Array(row.bytes) };
}

/** Deletes the templates of a format, of all kinds when none is given. Returns their number. */
export async function deleteTemplates(
  { pool }: Pick<Database, 'pool'>,
  format: string,
  kind?: FormatTemplate['kind'],
): Promise<number> {
  const { rowCount } = await pool.query(
    'delete from format_templates where format_id = $1 and ($2::text is null or kind = $2)',
    [format, kind ?? null],
  );
  return rowCount ?? 0;
}
