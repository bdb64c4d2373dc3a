import { sql } from 'kysely';
import { type Log, Problem } from '../base/index.ts';
import type { Database } from '../db/index.ts';
import { deleteEvents, type ErasingDeps, openErasing } from './erase.ts';

const AT_A_TIME = 200;
const EVERY_MILLISECONDS = 6 * 3_600_000;
/** One process at a time deletes. */
const LOCK = 4_871_004;

/** How many days what is kept; undefined: for ever. */
export type KeepingSettings = { documentsDays?: number | undefined; eventsDays?: number | undefined };

/** What was deleted. */
export type Deleted = { documents: number; events: number };

/** Deletes what was kept long enough, when the service starts and four times a day. */
export function openKeeping(deps: ErasingDeps & { log: Log }, settings: KeepingSettings) {
  let timer: NodeJS.Timeout | undefined;
  const deleteOld = () => withLock(deps.database, () => deleteKeptEnough(deps, settings));
  const run = () =>
    void deleteOld()
      .then((deleted) => {
        if (deleted && deleted.documents + deleted.events > 0)
          deps.log.info(deleted, 'deleted what was kept long enough');
      })
      .catch((err: unknown) => deps.log.warn({ err }, 'deleting what was kept long enough failed; trying again later'));
  return {
    /** Undefined: another process is at it. */
    deleteOld,
    startWork: async () => {
      if (settings.documentsDays === undefined && settings.eventsDays === undefined) return;
      run();
      timer = setInterval(run, EVERY_MILLISECONDS).unref();
    },
    stopWork: async () => clearInterval(timer),
  };
}

async function withLock<T>({ pool }: Database, work: () => Promise<T>): Promise<T | undefined> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [LOCK]);
    if (!rows[0]?.held) return undefined;
    try {
      return await work();
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
}

async function deleteKeptEnough(deps: ErasingDeps, { documentsDays, eventsDays }: KeepingSettings): Promise<Deleted> {
  return {
    documents: documentsDays === undefined ? 0 : await deleteDocuments(deps, documentsDays),
    events: eventsDays === undefined ? 0 : await deleteOldEvents(deps.database, eventsDays),
  };
}

/** Documents that nothing young and no order or shipment uses, with their extractions, one by one. */
async function deleteDocuments(deps: ErasingDeps, days: number): Promise<number> {
  const { erase, plan } = openErasing(deps);
  let count = 0;
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number }>`
      select id from documents d where id > ${after} and created_at < now() - ${days} * interval '1 day'
        and not exists (select from extraction_documents x join extractions e on e.id = x.extraction_id
          where x.document_id = d.id and e.created_at >= now() - ${days} * interval '1 day')
      order by id limit ${AT_A_TIME}`.execute(deps.database.sql);
    if (rows.length === 0) return count;
    for (const { id } of rows) {
      after = id;
      if (
        await isGone(async () => (await plan({ document: id })).keeps.length === 0 && (await erase({ document: id })))
      )
        count += 1;
    }
  }
}

/** What an order came to name meanwhile, or somebody deleted, is no fault. */
async function isGone(work: () => Promise<unknown>): Promise<boolean> {
  try {
    return Boolean(await work());
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return false;
    throw error;
  }
}

/** Events that were read by all who walk through the log, and whose deliveries have ended. */
async function deleteOldEvents(database: Database, days: number): Promise<number> {
  let count = 0;
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select e.id from events e where e.time < now() - ${days} * interval '1 day'
        and e.position <= (select min(position) from event_readers)
        and e.position < (select max(position) from events)
        and not exists (select from webhook_deliveries d where d.event_id = e.id and d.status = 'pending')
      order by e.position limit ${AT_A_TIME}`.execute(database.sql);
    if (rows.length === 0) return count;
    count += await deleteEvents(
      database,
      rows.map(({ id }) => id),
    );
  }
}
