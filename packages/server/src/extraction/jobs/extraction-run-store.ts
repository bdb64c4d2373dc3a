import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/index.ts';
import type { ExtractionProgress, ExtractionSummary } from '../extraction.schema.ts';
import type { ExtractionResult } from '../extraction-store.ts';
import { extractionProblem } from '../problems.ts';

/** A run that gave no sign of life for so long is taken for dead. */
const DEAD_AFTER_SECONDS = 8;

/** The right to write to an extraction, until somebody else takes it. */
export type Run = { id: number; runId: string; attempt: number; documents: number[] };

/** How an attempt to begin ended: with a run, or because there is nothing left to do, or because another one is at it. */
export type Claim = { run: Run } | 'finished' | 'busy';

/** Takes an extraction in hand, unless it is finished or another process works on it. */
export async function claimExtraction(database: Database, id: number): Promise<Claim> {
  const runId = randomUUID();
  const { rows } = await sql<{ attempts: number; documents: number[] }>`
    update extractions set status = 'running', run_id = ${runId}, seen_at = now(), attempts = attempts + 1,
      started_at = coalesce(started_at, now())
    where id = ${id} and status in ('queued', 'running')
      and (run_id is null or seen_at < now() - make_interval(secs => ${DEAD_AFTER_SECONDS}))
    returning attempts, (select array_agg(document_id::int order by position) from extraction_documents
      where extraction_id = extractions.id) as documents`.execute(database.sql);
  const [row] = rows;
  if (row) return { run: { id, runId, attempt: row.attempts, documents: row.documents } };
  const status = await database.sql.selectFrom('extractions').select('status').where('id', '=', id).executeTakeFirst();
  return status && ['queued', 'running'].includes(status.status) ? 'busy' : 'finished';
}

const isOurs = (run: Run) => sql<boolean>`id = ${run.id} and run_id = ${run.runId} and status = 'running'`;

/** Shows how far a run has come, and that it lives. False when it was cancelled or taken over: then it should stop. */
export async function saveProgress(database: Database, run: Run, progress: ExtractionProgress): Promise<boolean> {
  const { numUpdatedRows } = await database.sql
    .updateTable('extractions')
    .set({ progress: JSON.stringify(progress), seen_at: sql<Date>`now()` })
    .where(isOurs(run))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a run: with what it found, or with the problem that it failed with. Does nothing when it is no longer ours. */
export async function finishRun(
  database: Database,
  run: Run,
  end: { result: ExtractionResult } | { problem: NonNullable<ExtractionSummary['problem']> },
): Promise<void> {
  const outcome =
    'result' in end
      ? ({ status: 'done', result: JSON.stringify(end.result) } as const)
      : ({ status: 'failed', problem: JSON.stringify(end.problem) } as const);
  await database.sql
    .updateTable('extractions')
    .set({ ...outcome, finished_at: sql<Date>`now()` })
    .where(isOurs(run))
    .execute();
}

/** Lets go of a run that cannot be ended here, so that another process may begin at once. */
export async function releaseRun(database: Database, run: Run): Promise<void> {
  await database.sql.updateTable('extractions').set({ status: 'queued', run_id: null }).where(isOurs(run)).execute();
}

/** Cancels what is not finished. Throws `extraction_not_found`, or `extraction_finished`. */
export async function cancelRun(database: Database, id: number): Promise<void> {
  const { numUpdatedRows } = await database.sql
    .updateTable('extractions')
    .set({ status: 'cancelled', finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const row = await database.sql.selectFrom('extractions').select('status').where('id', '=', id).executeTakeFirst();
  throw row
    ? extractionProblem('extraction_finished', { id, extraction_status: row.status })
    : extractionProblem('extraction_not_found', { id });
}
