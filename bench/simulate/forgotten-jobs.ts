import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** A job by its row: of the sheet with this id, or the extraction with this id. */
export type JobOf = { readonly table: 'rate_sheet_jobs' | 'extractions'; readonly id: number };

const STATEMENTS = {
  rate_sheet_jobs: `select j.id from rate_sheet_jobs j where j.sheet_id = $1 and j.status in ('queued', 'running') and not exists
    (select 1 from jobs.job w where (w.data ->> 'job')::bigint = j.id and w.state in ('created', 'retry', 'active'))`,
  extractions: `select e.id from extractions e where e.id = $1 and e.status in ('queued', 'running') and not exists
    (select 1 from jobs.job w where (w.data ->> 'extraction')::bigint = e.id and w.state in ('created', 'retry', 'active'))`,
};
const AGAIN_MILLISECONDS = 1_000;

/** Whether a job is not ended and stands in no queue, now and a second later: it will never end. */
export async function isForgotten(database: pg.Pool, { table, id }: JobOf): Promise<boolean> {
  const isLost = async () => ((await database.query(STATEMENTS[table], [id])).rowCount ?? 0) > 0;
  if (!(await isLost())) return false;
  await pause(AGAIN_MILLISECONDS);
  return isLost();
}
