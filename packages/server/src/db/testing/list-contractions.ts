import type pg from 'pg';

/** A table as programs meet it: columns, what a row must satisfy, and triggers. */
type Table = {
  columns: ReadonlyMap<string, { type: string; isRequired: boolean; fillsItself: boolean }>;
  rules: ReadonlyMap<string, string>;
};

/** The tables, views and so on of a schema, as programs meet them. */
export type SchemaShape = ReadonlyMap<string, Table>;

/** Reads the shape of the current schema from PostgreSQL's catalogue. */
export async function readShape(client: pg.Client): Promise<SchemaShape> {
  const { rows } = await client.query<{ name: string; columns: Column[]; rules: Rule[] }>(
    `select c.relname as name,
       (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
            'isRequired', a.attnotnull, 'fillsItself', a.atthasdef or a.attidentity <> ''))
          from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
       (select coalesce(jsonb_agg(rule), '[]') from (
          select jsonb_build_object('name', conname, 'text', pg_get_constraintdef(oid)) as rule from pg_constraint
            where conrelid = c.oid and contype in ('c', 'f', 'x')
          union all select jsonb_build_object('name', i.indexrelid::regclass::text, 'text', pg_get_indexdef(i.indexrelid))
            from pg_index i where i.indrelid = c.oid and i.indisunique
          union all select jsonb_build_object('name', tgname, 'text', pg_get_triggerdef(oid)) from pg_trigger
            where tgrelid = c.oid and not tgisinternal) as found) as rules
     from pg_class c where c.relkind in ('r', 'p', 'v', 'm') and c.relnamespace = current_schema()::regnamespace`,
  );
  const table = ({ columns, rules }: { columns: Column[]; rules: Rule[] }): Table => ({
    columns: new Map(columns.map(({ name, ...column }) => [name, column])),
    rules: new Map(rules.map(({ name, text }) => [name, text])),
  });
  return new Map(rows.map(({ name, ...parts }) => [name, table(parts)]));
}

type Column = { name: string; type: string; isRequired: boolean; fillsItself: boolean };
type Rule = { name: string; text: string };

/**
 * What programs written for `before` can no longer do with `after`: read a table or column that is gone or of another type,
 * leave out a value that is now needed, or write what a new rule refuses. Empty when `after` only adds.
 */
export function listContractions(before: SchemaShape, after: SchemaShape): string[] {
  return [...before].flatMap(([name, old]) => {
    const table = after.get(name);
    return table === undefined ? [`${name} is gone`] : listInTable(name, old, table);
  });
}

function listInTable(name: string, old: Table, table: Table): string[] {
  const found: string[] = [];
  for (const [column, was] of old.columns) {
    const is = table.columns.get(column);
    if (is === undefined) found.push(`${name}.${column} is gone`);
    else if (is.type !== was.type) found.push(`${name}.${column} was ${was.type} and is ${is.type}`);
    else if (mustGive(is) && !mustGive(was)) found.push(`${name}.${column} has to be given`);
    else if (is.isRequired && !was.isRequired) found.push(`${name}.${column} is never null`);
  }
  for (const [column, is] of table.columns)
    if (!old.columns.has(column) && mustGive(is)) found.push(`${name}.${column} is new and has to be given`);
  const added = [...table.columns.keys()].filter((column) => !old.columns.has(column));
  for (const [rule, text] of table.rules)
    if (!isAbout(text, added) && !isWider(text, old.rules.get(rule))) found.push(`${name} has a new rule: ${text}`);
  return found;
}

/** A rule as it was, or one that lists further values of the same column. */
function isWider(rule: string, was: string | undefined): boolean {
  if (was === undefined || rule === was) return rule === was;
  const [values, earlier] = [listedIn(rule), listedIn(was)];
  return rule.replace(LIST, '') === was.replace(LIST, '') && earlier.every((value) => values.includes(value));
}

/** How PostgreSQL prints `in (…)` within a constraint. */
const LIST = /ARRAY\[.*?\]/;
const listedIn = (rule: string) => (LIST.exec(rule)?.[0] ?? '').slice('ARRAY['.length, -1).split(', ');

const mustGive = ({ isRequired, fillsItself }: { isRequired: boolean; fillsItself: boolean }) =>
  isRequired && !fillsItself;

/** A rule on a column that old programs leave out, with null or its default. */
function isAbout(rule: string, columns: readonly string[]): boolean {
  return columns.some((column) => new RegExp(`\\b${column}\\b`).test(rule));
}
