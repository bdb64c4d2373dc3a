import { sql, type Transaction } from 'kysely';
import { currentTraceparent, MAIN_ACCOUNT, wallsOf } from '../base/index.ts';
import { type Database, NOTIFY_CHANGE, type Tables } from '../db/index.ts';
import { type EventReader, SHARED_TYPES, visibleTypesOf } from './event-reader.ts';
import type { EventType } from './event-types.ts';

/** The advisory lock that lets one process number events at a time. */
const NUMBERING_LOCK = 7_243_006;

/** A stored event with its position. */
export type EventRow = {
  id: string;
  position: number;
  time: Date;
  type: EventType;
  subject: string;
  key_id: string | null;
  /** Name of the account of that key. */
  account_name: string;
  data: object;
  /** The span that it was appended in, when spans were collected. */
  traceparent: string | null;
};

const COLUMNS = 'id, position, time, type, subject, key_id, account_name, data, traceparent';

/** Adds a row in the caller's transaction, in the account of its key; every process is notified when it commits. */
export async function insertEvent(
  trx: Transaction<Tables>,
  event: { id: string; type: EventType; subject: string; keyId: string | null; data: object },
): Promise<{ time: Date }> {
  const { rows } = await sql<{ time: Date }>`
    insert into events (id, type, subject, key_id, account_name, data, traceparent)
    values (${event.id}, ${event.type}, ${event.subject}, ${event.keyId},
      coalesce((select account_name from api_keys where id = ${event.keyId}), ${MAIN_ACCOUNT}),
      ${JSON.stringify(event.data)}::json, ${currentTraceparent() ?? null})
    returning time`.execute(trx);
  await sql`${sql.raw(NOTIFY_CHANGE.replace('$1', `'events'`))}`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('the event was not inserted');
  return row;
}

/**
 * Numbers every committed event that has no position yet. One process at a time does so, and each sees what the one
 * before numbered: positions have no gaps, and no new event appears before a position that was read.
 * An event whose transaction began after another's had committed comes later.
 */
export async function numberEvents({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const waiting = await pool.query('select 1 from events where position is null limit 1');
  if (waiting.rowCount === 0) return;
  const client = await pool.connect();
  try {
    // Separate statements: the numbering must see what was committed while it waited for the lock.
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [NUMBERING_LOCK]);
    await client.query(`
      update events e set position = n.position
      from (
        select id, row_number() over (order by appended) + (select coalesce(max(position), 0) from events) as position
        from events where position is null
      ) n where e.id = n.id`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** The last position; 0 in an empty log. */
export async function readLastPosition({ pool }: Pick<Database, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ position: number }>('select coalesce(max(position), 0) as position from events');
  return rows[0]?.position ?? 0;
}

/** A numbered event; undefined when there is none with that id. */
export async function findEventRow({ pool }: Pick<Database, 'pool'>, id: string): Promise<EventRow | undefined> {
  const { rows } = await pool.query<EventRow>(`select ${COLUMNS} from events where id = $1 and position is not null`, [
    id,
  ]);
  return rows[0];
}

/** A selection of events: position in (`after`, `upTo`], of some types, of one subject, from an instant on. */
export type EventSelection = {
  after: number;
  upTo: number;
  types?: readonly EventType[] | undefined;
  subject?: string | undefined;
  since?: string | undefined;
  newestFirst?: boolean | undefined;
  limit: number;
};

/** Numbered events that the reader may see, in order. */
export async function listEventRows(
  { pool }: Pick<Database, 'pool'>,
  selection: EventSelection,
  reader: EventReader,
): Promise<EventRow[]> {
  const values: unknown[] = [selection.after, selection.upTo, selection.limit];
  const parts = ['position > $1', 'position <= $2'];
  const add = (part: (parameter: string) => string, value: unknown) => {
    values.push(value);
    parts.push(part(`$${values.length}`));
  };
  if (selection.types) add((p) => `type = any(${p}::text[])`, selection.types);
  if (selection.subject !== undefined) add((p) => `subject = ${p}`, selection.subject);
  if (selection.since !== undefined) add((p) => `time >= ${p}::timestamptz`, selection.since);
  if (reader !== 'everything') {
    const { types, overseen } = visibleTypesOf(reader);
    const { account, seesAll } = wallsOf(reader);
    if (!seesAll) {
      values.push(SHARED_TYPES);
      const shared = `$${values.length}`;
      add((p) => `(account_name = ${p} or type = any(${shared}::text[]))`, account);
    }
    add((p) => `type = any(${p}::text[])`, types);
    values.push(reader.keyIds);
    const own = `$${values.length}`;
    add((p) => `(key_id is null or key_id = any(${own}::text[]) or type = any(${p}::text[]))`, overseen);
  }
  const { rows } = await pool.query<EventRow>(
    `select ${COLUMNS} from events where ${parts.join(' and ')} order by position ${selection.newestFirst ? 'desc' : 'asc'} limit $3`,
    values,
  );
  return rows;
}
