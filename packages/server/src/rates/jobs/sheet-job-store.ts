import { sql, type Transaction } from 'kysely';
import type { UploadedFile } from '../../base/index.ts';
import { cancelRun, type Database, finishRun, type JobRun, type Tables } from '../../db/index.ts';
import { readFile, saveFile } from '../grid/sheet-cell-store.ts';
import { ratesProblem } from '../problems.ts';
import type { RateRow } from '../sheet-reader/rate-row.schema.ts';
import type { SheetAnswers } from '../sheet-reader/sheet-reading.ts';
import type { SheetJob } from './sheet-job.schema.ts';

type Trx = Transaction<Tables>;

const TABLE = 'rate_sheet_jobs';

/** A file as the carrier mailed it, or rows as a program sends them. */
export type SheetSource = { file: UploadedFile } | { name: string; rows: RateRow[] };

/** A job's row, with the sheet that it is about. */
export type SheetJobRow = { id: number; sheetId: number; kind: SheetJob['kind']; by: string };

/** A sheet that is to be read; `replaces` is the draft of an earlier reading that goes when this one is done. */
export type WantedImport = {
  /** The bytes of a file, or the rows that a program sent as JSON, with their SHA-256. */
  wanted: { bytes: Uint8Array; sha256: string } | { text: string; sha256: string };
  fileName: string;
  answers: SheetAnswers;
  by: string;
  replaces: number | null;
};

/** Saves a sheet that is yet to be read, with its file or rows, and the job of reading it. */
export async function insertImport(
  trx: Trx,
  { wanted, fileName, answers, by, replaces }: WantedImport,
): Promise<{ sheetId: number; jobId: number }> {
  const { sha256 } = wanted;
  const { id: sheetId } = await trx
    .insertInto('rate_sheets')
    .values({
      ...{ file_name: fileName, sha256, layout: '', status: 'importing', rate_count: 0 },
      ...{ created_by: by, answers: JSON.stringify(answers), tabs: '[]', findings: '[]' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if ('bytes' in wanted) await saveFile(trx, sha256, wanted.bytes);
  else await trx.insertInto('rate_sheet_rows').values({ sheet_id: sheetId, rows: wanted.text }).execute();
  return { sheetId, jobId: await insertJob(trx, { sheetId, kind: 'import', by, replaces }) };
}

/** Saves a job. Two for one sheet at a time are refused by the database (23505). */
export async function insertJob(
  trx: Trx,
  { sheetId, kind, by, replaces = null }: Omit<SheetJobRow, 'id'> & { replaces?: number | null },
): Promise<number> {
  const { id } = await trx
    .insertInto('rate_sheet_jobs')
    .values({ sheet_id: sheetId, kind, status: 'queued', created_by: by, replaces })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether a sheet is a draft, which it then stays until the transaction ends. Waits for what is being done with it. */
export async function holdDraft(trx: Trx, sheetId: number): Promise<boolean> {
  const statement = trx.selectFrom('rate_sheets').select('status').where('id', '=', sheetId).forNoKeyUpdate();
  return (await statement.executeTakeFirst())?.status === 'draft';
}

/** The job of an id; undefined when its sheet was deleted. */
export async function findJob(database: Database, id: number): Promise<SheetJobRow | undefined> {
  return database.sql
    .selectFrom('rate_sheet_jobs')
    .select(['id', 'sheet_id as sheetId', 'kind', 'created_by as by'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What the job of a sheet is to read: its file, or the rows that a program sent. Undefined when the job was cancelled. */
export async function readSource(
  database: Database,
  sheet: { id: number; file: string; sha256: string },
): Promise<SheetSource | undefined> {
  const name = sheet.file;
  const sent = await database.sql
    .selectFrom('rate_sheet_rows')
    .select('rows')
    .where('sheet_id', '=', sheet.id)
    .executeTakeFirst();
  if (sent) return { name, rows: sent.rows as RateRow[] };
  const bytes = await readFile(database, sheet.sha256);
  return bytes && { file: { name, bytes } };
}

/** Ends a job, and the draft that it replaces, in the transaction of its result. Throws `Superseded` when it is no longer ours. */
export async function finishSheetJob(trx: Trx, sheetId: number, run: JobRun): Promise<void> {
  await trx.deleteFrom('rate_sheet_rows').where('sheet_id', '=', sheetId).execute();
  await sql`delete from rate_sheets s using rate_sheet_jobs j
    where j.id = ${run.id} and s.id = j.replaces and s.id <> ${sheetId} and s.status = 'draft'
      and not exists (select 1 from rate_sheet_jobs k where k.sheet_id = s.id and k.status in ('queued', 'running'))`.execute(
    trx,
  );
  await finishRun(trx, run);
}

/** Removes the rows that a sheet was to be imported from, once its job has ended. */
export async function deleteRows(database: Database, sheetId: number): Promise<void> {
  await sql`delete from rate_sheet_rows where sheet_id = ${sheetId} and not exists (
    select 1 from rate_sheet_jobs where sheet_id = ${sheetId} and status in ('queued', 'running'))`.execute(
    database.sql,
  );
}

/** Cancels what is under way for a sheet. Throws `rate_sheet_job_finished` when nothing is. */
export async function cancelSheetJob(database: Database, sheetId: number): Promise<void> {
  const job = await database.sql
    .selectFrom('rate_sheet_jobs')
    .select(['id', 'status'])
    .where('sheet_id', '=', sheetId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (job === undefined || !(await cancelRun(database.sql, { table: TABLE, id: job.id })))
    throw ratesProblem('rate_sheet_job_finished', { id: sheetId });
  await deleteRows(database, sheetId);
}
