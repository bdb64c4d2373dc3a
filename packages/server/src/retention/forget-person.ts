import type { PoolClient } from 'pg';
import { ROLE_NAMES } from '../base/offline.ts';
import { type Database, NOTIFY_CHANGE, type Queryable } from '../db/index.ts';
import { eraseMaker } from '../ledger/index.ts';
import type { Orders } from '../orders/index.ts';

/** What stays of a person in records that name who did something. */
export const ERASED_NAME = 'erased';

/** In how many rows of a column a person is named. */
export type NamedIn = { column: string; rows: number };

/** A column that names who did something: alone, or as a text within JSON. */
type Place = { table: string; column: string; isJson: boolean };

/** Those that no name gives away. Columns that end in `_by` are found in the catalogue. */
const OTHER_PLACES: readonly Place[] = [
  { table: 'audit_entries', column: 'name', isJson: false },
  { table: 'audit_entries', column: 'before', isJson: true },
  { table: 'audit_outcomes', column: 'after', isJson: true },
  { table: 'recent_problems', column: 'name', isJson: false },
  { table: 'events', column: 'data', isJson: true },
  { table: 'idempotency_keys', column: 'answer', isJson: true },
];
/** What processes keep in memory of tables that name who did something. */
const TOPICS = ['rates', 'formats', 'port-aliases', 'dangerous-goods'] as const;

/** The columns in which a person is named, with the rows; nothing is changed. */
export async function findNamed({ pool }: Database, id: string): Promise<NamedIn[]> {
  const client = await pool.connect();
  try {
    const labels = labelsOf(await listNames(client, id));
    const found: NamedIn[] = [];
    for (const place of await listPlaces(client)) {
      const { rows } = await client.query<{ n: number }>(
        `select count(*) as n from ${place.table} where ${isNamed(place)}`,
        [labels],
      );
      if (rows[0]?.n) found.push({ column: `${place.table}.${place.column}`, rows: rows[0].n });
    }
    return found;
  } finally {
    client.release();
  }
}

/**
 * Takes a person's name out of everything that names who did something, and the name, keys' names and identity at a provider out
 * of the person, in one transaction. What the person made stays: it belongs to the account.
 */
export async function forgetPerson(
  { pool }: Database,
  id: string,
  redactApprover: Orders['redactApprover'],
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local agent_rate.erases_name = 'yes'`);
    const names = await listNames(client, id);
    const erased = { names: labelsOf(names), left: ERASED_NAME };
    await redactApprover(queryableOf(client), { ...erased, now: new Date() });
    await eraseMaker(queryableOf(client), { ...erased, subject: `people/${id}` });
    for (const place of await listPlaces(client)) await replaceIn(client, place, labelsOf(names));
    for (const name of names) await replaceInActsOn(client, id, name);
    await client.query('update api_keys set name = $2 where person_id = $1', [id, ERASED_NAME]);
    await client.query('update people set name = $2, oidc_issuer = null, oidc_subject = null where id = $1', [
      id,
      ERASED_NAME,
    ]);
    for (const topic of TOPICS) await client.query(NOTIFY_CHANGE, [topic]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

const queryableOf = (client: PoolClient): Queryable => ({
  query: async (text, values) => {
    const { rows, rowCount } = await client.query(text, values);
    return { rows, rowCount: rowCount ?? 0 };
  },
});

/** The person's name, and earlier ones as far as the audit log knows them. */
async function listNames(client: PoolClient, id: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from people where id = $1 union select name from audit_entries where person_id = $1`,
    [id],
  );
  const names = new Set(rows.map(({ name }) => name.replace(/ \((\w+)\)$/, '')));
  names.delete(ERASED_NAME);
  return [...names];
}

/** How records name a person who does something: with the role of that moment. */
const labelsOf = (names: readonly string[]) => names.flatMap((name) => ROLE_NAMES.map((role) => `${name} (${role})`));

async function listPlaces(client: PoolClient): Promise<Place[]> {
  const { rows } = await client.query<Place>(
    `select c.relname as table, a.attname as column, false as "isJson" from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and a.atttypid = 'text'::regtype
        and a.attname like '%\\_by' and not a.attisdropped order by 1, 2`,
  );
  return [...rows, ...OTHER_PLACES];
}

const isNamed = ({ column, isJson }: Place) =>
  isJson
    ? `exists (select from unnest($1::text[]) label where strpos(${column}::text, to_json(label)::text) > 0)`
    : `${column} = any($1)`;

async function replaceIn(client: PoolClient, place: Place, labels: readonly string[]): Promise<void> {
  const { table, column, isJson } = place;
  if (!isJson) {
    await client.query(`update ${table} set ${column} = '${ERASED_NAME}' where ${isNamed(place)}`, [labels]);
    return;
  }
  for (const label of labels)
    await client.query(
      `update ${table} set ${column} = replace(${column}::text, to_json($2::text)::text, '"${ERASED_NAME}"')::json
        where ${isNamed(place)}`,
      [[label], label],
    );
}

/** What was done to the person, or to a key of theirs, holds the name alone. */
async function replaceInActsOn(client: PoolClient, id: string, name: string): Promise<void> {
  const subjects = `(select 'people/' || $1 union select 'keys/' || id from api_keys where person_id = $1)`;
  const without = (column: string) => `replace(${column}::text, to_json($2::text)::text, '"${ERASED_NAME}"')::json`;
  await client.query(`update audit_entries set before = ${without('before')} where subject in ${subjects}`, [id, name]);
  await client.query(
    `update audit_outcomes o set after = ${without('o.after')} from audit_entries e
      where e.id = o.entry_id and coalesce(o.subject, e.subject) in ${subjects}`,
    [id, name],
  );
}
