import type { Pool } from 'pg';
import type { Actor, Adapter } from '../base/index.ts';

/** An act that begins. */
export type NewEntry = { act: string; adapter: Adapter; actor: Actor; subject: string | null; before: unknown };

/** How an act ended: `problem` null when it was done. */
export type Outcome = { problem: string | null; subject: string | null; after: unknown };

/** A stored act with its outcome; `endedAt` null: it has none. */
export type StoredEntry = {
  id: number;
  time: Date;
  act: string;
  adapter: Adapter;
  keyId: string | null;
  personId: string | null;
  name: string;
  subject: string | null;
  endedAt: Date | null;
  problem: string | null;
  before: unknown;
  after: unknown;
};

/** A selection of entries. */
export type EntrySelection = {
  /** A name, or the id of a key or a person. */
  actor?: string | undefined;
  act?: string | undefined;
  subject?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  page: number;
  perPage: number;
};

type Connection = Pick<Pool, 'query'>;

const json = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));

/** Adds an entry and returns its id. */
export async function insertEntry(db: Connection, entry: NewEntry): Promise<number> {
  const { act, adapter, actor, subject, before } = entry;
  const { rows } = await db.query<{ id: number }>(
    `insert into audit_entries (act, adapter, key_id, person_id, name, subject, before)
      values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [act, adapter, actor.keyId, actor.person?.id ?? null, actor.name, subject, json(before)],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the entry was not inserted');
  return row.id;
}

/** Adds the outcome of an entry. */
export async function insertOutcome(db: Connection, id: number, outcome: Outcome): Promise<void> {
  await db.query('insert into audit_outcomes (entry_id, problem, subject, after) values ($1, $2, $3, $4)', [
    ...[id, outcome.problem, outcome.subject, json(outcome.after)],
  ]);
}

/** The entries of a selection, the newest first. */
export async function listEntries(
  db: Connection,
  { actor, act, subject, since, until, page, perPage }: EntrySelection,
): Promise<{ entries: StoredEntry[]; total: number }> {
  const from = `from audit_entries e left join audit_outcomes o on o.entry_id = e.id
    where ($1::text is null or $1 in (e.key_id, e.person_id) or strpos(lower(e.name), lower($1)) > 0)
      and ($2::text is null or e.act = $2)
      and ($3::text is null or coalesce(o.subject, e.subject) = $3
        or starts_with(coalesce(o.subject, e.subject), $3 || '/'))
      and ($4::timestamptz is null or e.time >= $4) and ($5::timestamptz is null or e.time < $5)`;
  const values = [actor ?? null, act ?? null, subject ?? null, since ?? null, until ?? null];
  const { rows: entries } = await db.query<StoredEntry>(
    `select e.id, e.time, e.act, e.adapter, e.key_id as "keyId", e.person_id as "personId", e.name,
      coalesce(o.subject, e.subject) as subject, o.time as "endedAt", o.problem, e.before, o.after
      ${from} order by e.id desc limit $6 offset $7`,
    [...values, perPage, (page - 1) * perPage],
  );
  const counted = await db.query<{ total: number }>(`select count(*) as total ${from}`, values);
  return { entries, total: counted.rows[0]?.total ?? 0 };
}
