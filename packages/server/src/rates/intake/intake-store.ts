import { sql } from 'kysely';
import type { JobProblem, Problem } from '../../base/index.ts';
import type { Database } from '../../db/index.ts';
import type { IntakeItem, IntakeSource, SourceKind } from './intake.schema.ts';

/** The class of the advisory locks on sources; the second key is the place in this list. */
const SOURCE_LOCKS = 7_243_018;
const LOCKED: readonly SourceKind[] = ['mailbox', 'folder'];

/** The newest items that are shown of a source. */
const MOST_SHOWN = 50;
/** Refused items beyond the newest are forgotten: anyone may write to a mailbox. */
const MOST_REFUSED = 10_000;

/**
 * Does `work` unless another process is at this source; false then. The lock is that of a connection: it ends with the process.
 */
export async function withSource(database: Database, kind: SourceKind, work: () => Promise<void>): Promise<boolean> {
  const client = await database.pool.connect();
  const keys = [SOURCE_LOCKS, LOCKED.indexOf(kind)];
  let isBroken = true;
  try {
    const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1, $2) as ours', keys);
    const ours = rows[0]?.ours === true;
    if (ours) {
      try {
        await work();
      } finally {
        await client.query('select pg_advisory_unlock($1, $2)', keys);
      }
    }
    isBroken = false;
    return ours;
  } finally {
    client.release(isBroken);
  }
}

/** How the looks at a source stand; undefined before the first. */
export type LookState = { failures: number; isDue: boolean };

/** Reads how the looks at a source stand. */
export async function readLookState(database: Database, kind: SourceKind): Promise<LookState | undefined> {
  return database.sql
    .selectFrom('intake_sources')
    .select(['failures', sql<boolean>`next_look_at <= clock_timestamp()`.as('isDue')])
    .where('source', '=', kind)
    .executeTakeFirst();
}

/** Saves how a look went; `problem` null: well. */
export async function saveLook(
  database: Database,
  look: { kind: SourceKind; problem: Problem | null; nextMilliseconds: number },
): Promise<void> {
  const problem = look.problem && JSON.stringify(look.problem.toBody());
  const [failures, since] =
    problem === null ? [sql`0`, sql`null`] : [sql`s.failures + 1`, sql`coalesce(s.failing_since, now())`];
  const next = sql`clock_timestamp() + ${look.nextMilliseconds} * interval '1 millisecond'`;
  await sql`insert into intake_sources as s (source, looked_at, next_look_at, failures, failing_since, problem)
    values (${look.kind}, now(), ${next}, ${problem === null ? 0 : 1}, ${problem === null ? null : sql`now()`}, ${problem})
    on conflict (source) do update set looked_at = now(), next_look_at = ${next}, failures = ${failures},
      failing_since = ${since}, problem = excluded.problem`.execute(database.sql);
}

/** An item to save; `key` is what makes it the same when it comes again. */
export type NewItem = {
  kind: SourceKind;
  key: string;
  name: string;
  sender: string | null;
  sheetId: number | null;
  problem: Problem | null;
};

/** Saves what became of an item; of one that was refused before, what became of it now. */
export async function saveItem(database: Database, { kind, key, sheetId, problem, ...item }: NewItem): Promise<void> {
  const status: IntakeItem['status'] = problem ? 'refused' : 'imported';
  const values = {
    ...{ ...item, source: kind, item_key: key, sheet_id: sheetId, status },
    problem: problem && JSON.stringify(problem.toBody()),
  };
  await database.sql
    .insertInto('intake_items')
    .values(values)
    .onConflict((conflict) => conflict.columns(['source', 'item_key']).doUpdateSet({ ...values, taken_at: new Date() }))
    .execute();
  if (problem) await deleteOldRefused(database, kind);
}

async function deleteOldRefused(database: Database, kind: SourceKind): Promise<void> {
  await sql`delete from intake_items where source = ${kind} and status = 'refused' and taken_at < (
    select taken_at from intake_items where source = ${kind} and status = 'refused'
    order by taken_at desc offset ${MOST_REFUSED - 1} limit 1)`.execute(database.sql);
}

/** Whether an item was imported before. */
export async function wasImported(database: Database, kind: SourceKind, key: string): Promise<boolean> {
  const row = await database.sql
    .selectFrom('intake_items')
    .select('id')
    .where('source', '=', kind)
    .where('item_key', '=', key)
    .where('status', '=', 'imported')
    .executeTakeFirst();
  return row !== undefined;
}

/** A source as it stands, but for its name. */
export async function readSource(database: Database, kind: SourceKind): Promise<Omit<IntakeSource, 'name'>> {
  const state = await database.sql
    .selectFrom('intake_sources')
    .selectAll()
    .where('source', '=', kind)
    .executeTakeFirst();
  const counts = await database.sql
    .selectFrom('intake_items')
    .select(['status', ({ fn }) => fn.countAll<number>().as('items')])
    .where('source', '=', kind)
    .groupBy('status')
    .execute();
  const countOf = (status: IntakeItem['status']) => counts.find((row) => row.status === status)?.items ?? 0;
  return {
    kind,
    status: state === undefined ? 'waiting' : state.failures > 0 ? 'failing' : 'working',
    lookedAt: state?.looked_at.toISOString() ?? null,
    nextLookAt: state?.next_look_at.toISOString() ?? null,
    failingSince: state?.failing_since?.toISOString() ?? null,
    problem: (state?.problem as JobProblem | null | undefined) ?? null,
    ...{ imported: countOf('imported'), refused: countOf('refused') },
    recent: await listRecent(database, kind),
  };
}

async function listRecent(database: Database, kind: SourceKind): Promise<IntakeItem[]> {
  const rows = await database.sql
    .selectFrom('intake_items')
    .select(['name', 'sender', 'status', 'sheet_id', 'problem', 'taken_at'])
    .where('source', '=', kind)
    .orderBy('taken_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ sheet_id: sheet, taken_at: takenAt, problem, ...item }) => ({
    ...item,
    ...{ sheet, problem: problem as JobProblem | null, takenAt: takenAt.toISOString() },
  }));
}

/** Since when sources have failed, of those that do. */
export async function listFailing(database: Database): Promise<{ kind: SourceKind; since: Date }[]> {
  const rows = await database.sql
    .selectFrom('intake_sources')
    .select(['source as kind', 'failing_since as since'])
    .where('failures', '>', 0)
    .execute();
  return rows.map(({ kind, since }) => ({ kind, since: since ?? new Date() }));
}
