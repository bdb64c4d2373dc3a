import { sql } from 'kysely';
import type { Database } from '../../db/index.ts';
import type { ExtractionProgress, ExtractionSummary } from '../extraction.schema.ts';
import type { ExtractionResult } from '../extraction-store.ts';
import { extractionProblem } from '../problems.ts';

/** A start of an extraction, by the process that holds its job. What an earlier start still writes is not taken. */
export type Run = { id: number; attempt: number; documents: number[] };

/** Starts an extraction, or starts it anew after a process that held its job died. Undefined when it is finished. */
export async function startRun(database: Database, id: number): Promise<Run | undefined> {
  // Servers from before decision 24 hold an extraction by `run_id`; without it they let go.
  const { rows } = await sql<{ attempts: number; documents: number[] }>`
    update extractions set status = 'running', run_id = null, attempts = attempts + 1,
      started_at = coalesce(started_at, now())
    where id = ${id} and status in ('queued', 'running')
    returning attempts, (select array_agg(document_id::int order by position) from extraction_documents
      where extraction_id = extractions.id) as documents`.execute(database.sql);
  const [row] = rows;
  return row && { id, attempt: row.attempts, documents: row.documents };
}

const isOurs = ({ id, attempt }: Run) => sql<boolean>`id = ${id} and attempts = ${attempt} and status = 'running'`;

/** Shows how far a run has come. False when it was cancelled or another process has started it anew: then it should stop. */
export async function saveProgress(database: Database, run: Run, progress: ExtractionProgress): Promise<boolean> {
  const { numUpdatedRows } = await database.sql
    .updateTable('extractions')
    .set({ progress: JSON.stringify(progress) })
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

/** Shows a run that cannot be ended here as queued again. */
export async function releaseRun(database: Database, run: Run): Promise<void> {
  await database.sql.updateTable('extractions').set({ status: 'queued' }).where(isOurs(run)).execute();
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
