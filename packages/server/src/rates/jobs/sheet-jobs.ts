import { isOpen, type Log, Problem } from '../../base/index.ts';
import { type Database, type JobAttempt, type JobQueue, RUN_POLICY, runJob } from '../../db/index.ts';
import type { PortResolver } from '../../ports/index.ts';
import { ratesProblem } from '../problems.ts';
import { deleteDraft } from '../publications/drafts.ts';
import { getPublication, type Publishing, publishSheet } from '../publications/publication-store.ts';
import { checkAnswers } from '../sheets/check-answers.ts';
import { importJobInWorker, isLarge } from '../sheets/import-in-worker.ts';
import { hashOf, type ImportedSheet, nameOf, type SheetImport } from '../sheets/import-sheet.ts';
import type { Publication, RateSheet } from '../sheets/sheet.schema.ts';
import { findSameSheet, getSheet } from '../sheets/sheet-store.ts';
import type { Again } from '../sheets/sheets.ts';
import { renderRows } from './render-rows.ts';
import { type OnSheetProgress, progressOf, type SheetProgress } from './sheet-job.schema.ts';
import * as store from './sheet-job-store.ts';

/** The queue of imports and publications. */
const QUEUE = 'rate-sheets';
/** Jobs that a process does at a time: a publication need not wait for a long import. */
const CONCURRENCY = 2;
/** How long an answer waits for a job, unless it is asked to wait for its end or not at all. */
const PATIENCE_MILLISECONDS = 10_000;
const LOOK_MILLISECONDS = 100;

/** More rates than this are published by a job. */
const SMALL_RATES = 5_000;

/**
 * How long to wait for what is large: `true`: it is done within the request, without a job; `false`: not at all; absent: ten
 * seconds. What is small is always done within the request.
 */
export type Waiting = {
  wait?: boolean | undefined;
  signal?: AbortSignal | undefined;
  onProgress?: OnSheetProgress | undefined;
};

/** Imports and publications, by a job that outlives the request unless they are small. */
export type SheetJobs = {
  /**
   * Reads a sheet into a draft. What was imported, or is being imported, is not imported again. A job that fails while it is
   * waited for leaves no sheet; its problem is thrown. Throws what `importSheet` throws.
   */
  import: (input: SheetImport, waiting: Waiting) => Promise<ImportedSheet>;
  /** Reads the kept file of a sheet again; a draft gives way to the new one. Throws what `rereadSheet` throws. */
  reread: (sheetId: number, again: Again, waiting: Waiting) => Promise<RateSheet>;
  /** Publishes a draft; the sheet instead, when it is still under way or cancelled. Throws what `publishSheet` throws. */
  publish: (
    sheetId: number,
    by: string,
    waiting: Waiting,
  ) => Promise<{ publication: Publication } | { sheet: RateSheet }>;
  /** A sheet as it stands, without its difference. Throws `rate_sheet_not_found`. */
  look: (sheetId: number) => Promise<RateSheet>;
  /** Throws `rate_sheet_not_found`, `rate_sheet_job_finished`. */
  cancel: (sheetId: number) => Promise<RateSheet>;
  /** Does the jobs in this process from now on. */
  startWork: () => Promise<void>;
};

/** What the jobs depend on. */
export type SheetJobsDeps = { database: Database; jobs: JobQueue; log: Log; ports: () => PortResolver };

/** Doing it here and now. */
type Here = {
  importSheet: (input: SheetImport) => Promise<ImportedSheet>;
  openAgain: (id: number, again: Again) => Promise<SheetImport>;
  rereadSheet: (id: number, again: Again) => Promise<RateSheet>;
  publish: (sheetId: number, by: string, publishing: Publishing) => Promise<Publication>;
};

/** Opens the jobs on the sheets of a database. */
export function openSheetJobs(deps: SheetJobsDeps, here: () => Here): SheetJobs {
  const { database } = deps;
  return {
    import: async (input, waiting) =>
      waiting.wait === true || !isLarge(input) ? here().importSheet(input) : importByJob(deps, input, waiting),
    reread: async (id, again, waiting) => {
      const input = await here().openAgain(id, again);
      if (waiting.wait === true || !isLarge(input)) return here().rereadSheet(id, again);
      return (await importByJob(deps, { ...input, replaces: id }, waiting)).sheet;
    },
    publish: async (id, by, waiting) => {
      const { status, rates, job } = await getSheet(database, id);
      const isLong = waiting.wait !== true && status === 'draft' && rates > SMALL_RATES;
      if (!isOpen(job?.status) && !isLong) return { publication: await here().publish(id, by, waiting) };
      await beginPublication(deps, id, by);
      const sheet = await waitForJob(database, id, waiting);
      if (sheet.job?.status === 'failed') throw problemOf(sheet);
      return sheet.status === 'published' ? { publication: await getPublication(database, id) } : { sheet };
    },
    look: (id) => getSheet(database, id),
    cancel: async (id) => {
      await getSheet(database, id);
      await store.cancelSheetJob(database, id);
      return getSheet(database, id);
    },
    startWork: async () => {
      const work = (data: { job: number }, attempt: JobAttempt) => runSheetJob(deps, data.job, attempt);
      await deps.jobs.define(QUEUE, RUN_POLICY);
      await deps.jobs.work(QUEUE, work, { concurrency: CONCURRENCY });
    },
  };
}

type JobInput = SheetImport & { replaces?: number | null };

async function importByJob(deps: SheetJobsDeps, input: JobInput, waiting: Waiting): Promise<ImportedSheet> {
  const { database } = deps;
  const { id, isDuplicate } = await beginImport(deps, input);
  const sheet = await waitForJob(database, id, waiting);
  if (sheet.status !== 'failed' || waiting.wait === false) return { sheet, isDuplicate };
  if (!isDuplicate) await deleteDraft(database, id);
  throw problemOf(sheet);
}

async function beginImport(
  { database, jobs, ports }: SheetJobsDeps,
  { source, answers: given, by, replaces = null }: JobInput,
): Promise<{ id: number; isDuplicate: boolean }> {
  const answers = checkAnswers(given, ports());
  const wanted =
    'file' in source ? { bytes: source.file.bytes, sha256: hashOf(source) } : await renderRows(source.rows);
  const { sha256 } = wanted;
  const same = await findSameSheet(database, { sha256, answers }, ['importing', 'draft', 'published']);
  if (same) return { id: same.id, isDuplicate: true };
  await jobs.define(QUEUE, RUN_POLICY);
  const id = await database.sql.transaction().execute(async (trx) => {
    const made = await store.insertImport(trx, { wanted, fileName: nameOf(source), answers, by, replaces });
    await jobs.send(QUEUE, { job: made.jobId }, { within: trx, number: made.jobId });
    return made.sheetId;
  });
  return { id, isDuplicate: false };
}

async function beginPublication({ database, jobs }: SheetJobsDeps, sheetId: number, by: string): Promise<void> {
  await jobs.define(QUEUE, RUN_POLICY);
  await database.sql
    .transaction()
    .execute(async (trx) => {
      // The job of an earlier request may just have published it.
      if (!(await store.holdDraft(trx, sheetId))) return;
      const job = await store.insertJob(trx, { sheetId, kind: 'publish', by });
      await jobs.send(QUEUE, { job }, { within: trx, number: job });
    })
    .catch((error: { code?: string }) => {
      // One is under way for this sheet.
      if (error.code !== '23505') throw error;
    });
}

async function waitForJob(database: Database, sheetId: number, { wait, signal }: Waiting): Promise<RateSheet> {
  const end = wait === true ? Number.POSITIVE_INFINITY : wait === false ? 0 : Date.now() + PATIENCE_MILLISECONDS;
  for (;;) {
    const sheet = await getSheet(database, sheetId);
    if (!isOpen(sheet.job?.status) || Date.now() >= end || signal?.aborted) return sheet;
    await new Promise((wake) => setTimeout(wake, LOOK_MILLISECONDS));
  }
}

function problemOf({ id, job }: RateSheet): Problem {
  const { code, message, data } = job?.problem ?? ratesProblem('rate_sheet_not_found', { id }).toBody();
  return new Problem(code, { status: Number(data.status), message }, { ...data });
}

async function runSheetJob(deps: SheetJobsDeps, id: number, { signal }: JobAttempt): Promise<void> {
  const { database } = deps;
  const job = await store.findJob(database, id);
  if (!job) return;
  const progress: SheetProgress = progressOf(job.kind === 'import' ? 'reading' : 'comparing', 0, 0);
  const onProgress = (stage: SheetProgress['stage'], done: number, total: number) =>
    void Object.assign(progress, { percent: undefined }, progressOf(stage, done, total));
  const giveUp = (attempts: number) => ratesProblem('rate_sheet_job_failed', { id: job.sheetId, attempts });
  await runJob(deps, { table: 'rate_sheet_jobs', id, progress, giveUp, signal }, async (run, stop) => {
    const { sheetId, by } = job;
    if (job.kind === 'import') await importJobInWorker(database.url, { sheetId, run }, { onProgress, signal: stop });
    else await publishSheet(database, sheetId, by, { run, onProgress, signal: stop });
  });
  await store.deleteRows(database, job.sheetId);
}
