import { type Kysely, sql, type Transaction } from 'kysely';
import type { JobProblem } from '../base/index.ts';
import type { Tables } from './tables.ts';

/** Tables whose rows are jobs: with `status`, `attempts`, `progress`, `problem`, `started_at`, `finished_at`. */
export type JobTable = 'extractions' | 'rate_sheet_jobs';

/** A start of a job, by the process that holds it. What an earlier start still writes is not taken. */
export type JobRun = { table: JobTable; id: number; attempt: number };

/** The connection, or an open transaction. */
type Connection = Kysely<Tables> | Transaction<Tables>;

/** The job was cancelled, finished, or another process took it over: nothing that this run still does counts. */
export class Superseded extends Error {
  constructor() {
    super('the job is no longer run here');
  }
}

/** Starts a job, or starts it anew after a process that held it died. Undefined when it is finished. */
export async function startRun(
  connection: Connection,
  { table, id }: Omit<JobRun, 'attempt'>,
): Promise<JobRun | undefined> {
  const { rows } = await sql<{ attempts: number }>`
    update ${sql.table(table)} set status = 'running', attempts = attempts + 1, started_at = coalesce(started_at, now())
    where id = ${id} and status in ('queued', 'running') returning attempts`.execute(connection);
  const [row] = rows;
  return row && { table, id, attempt: row.attempts };
}

const ours = ({ id, attempt }: JobRun) => sql`id = ${id} and attempts = ${attempt} and status = 'running'`;

async function update(connection: Connection, run: JobRun, set: ReturnType<typeof sql>): Promise<boolean> {
  const { numAffectedRows } = await sql`update ${sql.table(run.table)} set ${set} where ${ours(run)}`.execute(
    connection,
  );
  return (numAffectedRows ?? 0n) > 0n;
}

/** Shows how far a run has come. False when it was superseded: then it should stop. */
export function saveProgress(connection: Connection, run: JobRun, progress: object): Promise<boolean> {
  return update(connection, run, sql`progress = ${JSON.stringify(progress)}`);
}

/** Ends a run as done, in the transaction that makes its result. Throws `Superseded` when it is no longer ours. */
export async function finishRun(connection: Connection, run: JobRun): Promise<void> {
  if (!(await update(connection, run, sql`status = 'done', finished_at = now()`))) throw new Superseded();
}

/** Ends a run with the problem that it failed with. Does nothing when it is no longer ours. */
export async function failRun(connection: Connection, run: JobRun, problem: JobProblem): Promise<void> {
  await update(connection, run, sql`status = 'failed', problem = ${JSON.stringify(problem)}, finished_at = now()`);
}

/** Shows a run that cannot be ended here as queued again. */
export async function releaseRun(connection: Connection, run: JobRun): Promise<void> {
  await update(connection, run, sql`status = 'queued'`);
}

/** Cancels a job that is not finished; false when it is, or does not exist. */
export async function cancelRun(connection: Connection, { table, id }: Omit<JobRun, 'attempt'>): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set status = 'cancelled', finished_at = now()
    where id = ${id} and status in ('queued', 'running')`.execute(connection);
  return (numAffectedRows ?? 0n) > 0n;
}
