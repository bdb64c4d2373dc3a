import { sql, type Transaction } from 'kysely';
import type { Finding } from '../../base/index.ts';
import { type Database, type JobRun, type Tables, transactionWithCopy } from '../../db/index.ts';
import { saveCells, saveFile, saveFindingRows } from '../grid/sheet-cell-store.ts';
import type { SheetJob } from '../jobs/sheet-job.schema.ts';
import { finishSheetJob } from '../jobs/sheet-job-store.ts';
import { ratesProblem } from '../problems.ts';
import type { SheetKind } from '../record/rate-kind.ts';
import type { SheetAnswers, SheetReading } from '../sheet-reader/sheet-reading.ts';
import { type OnSaved, saveDraftRates } from './draft-rate-store.ts';
import type { RateSheet } from './sheet.schema.ts';

type NewSheet = {
  fileName: string;
  sha256: string;
  createdBy: string;
  answers: SheetAnswers;
  /** The file as uploaded; none for rows that a program sent. */
  bytes?: Uint8Array;
  reading: SheetReading;
  /** What its rates are for, where that is known before one is read. */
  kind?: SheetKind;
  /** The sheet that a job reads; it ends with the draft. */
  into?: { sheetId: number; run: JobRun } | undefined;
};

type SheetRow = {
  id: number;
  file_name: string;
  sha256: string;
  status: RateSheet['status'];
  job: RateSheet['job'];
  created_at: Date;
  created_by: string;
  answers: object;
  tabs: object;
  findings: object;
  rate_count: number;
  kind: RateSheet['kind'];
  lcl_count: number;
  published_at: Date | null;
};

function toSheet(row: SheetRow): RateSheet {
  return {
    id: row.id,
    file: row.file_name,
    sha256: row.sha256,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    publishedAt: row.published_at?.toISOString() ?? null,
    kind: row.kind,
    rates: row.rate_count,
    lclRates: row.lcl_count,
    answers: row.answers as RateSheet['answers'],
    tabs: row.tabs as RateSheet['tabs'],
    findings: row.findings as Finding[],
    job: row.job && toJob(row.job),
  };
}

/** PostgreSQL writes times in JSON with an offset. */
function toJob(job: SheetJob): SheetJob {
  const iso = (time: string | null) => time && new Date(time).toISOString();
  const times = { startedAt: iso(job.startedAt), finishedAt: iso(job.finishedAt) };
  return { ...job, ...times, createdAt: new Date(job.createdAt).toISOString() };
}

const LATEST_JOB = sql`from rate_sheet_jobs j where j.sheet_id = s.id order by j.id desc limit 1`;

/** How a sheet stands: one whose import has ended without a draft says how. */
const STATUS = sql<RateSheet['status']>`case when s.status <> 'importing' then s.status
  else (select case j.status when 'failed' then 'failed' when 'cancelled' then 'cancelled' else 'importing' end
    ${LATEST_JOB}) end`;

const JOB = sql<RateSheet['job']>`(select json_build_object('kind', j.kind, 'status', j.status, 'progress', j.progress,
  'problem', j.problem, 'createdAt', j.created_at, 'createdBy', j.created_by, 'startedAt', j.started_at,
  'finishedAt', j.finished_at) ${LATEST_JOB})`;

function selectSheets(database: Database) {
  return database.sql
    .selectFrom('rate_sheets as s')
    .select(['s.id', 's.file_name', 's.sha256', 's.created_at', 's.created_by', 's.answers', 's.tabs'])
    .select(['s.findings', 's.rate_count', 's.lcl_count', 's.kind', STATUS.as('status'), JOB.as('job')])
    .select((eb) =>
      eb
        .selectFrom('publications as p')
        .select('p.published_at')
        .whereRef('p.sheet_id', '=', 's.id')
        .where('p.kind', '=', 'publish')
        .orderBy('p.number', 'desc')
        .limit(1)
        .as('published_at'),
    );
}

/** Throws `rate_sheet_not_found`. */
export async function getSheet(database: Database, id: number): Promise<RateSheet> {
  const row = await selectSheets(database).where('s.id', '=', id).executeTakeFirst();
  if (row === undefined) throw ratesProblem('rate_sheet_not_found', { id });
  return toSheet(row as SheetRow);
}

/**
 * The sheet made of exactly these bytes, with these answers among its own, that has one of the statuses. When a spelling
 * was taught since, it is no longer the same: more of it may be understood now.
 */
export async function findSameSheet(
  database: Database,
  sheet: { sha256: string; answers: SheetAnswers },
  statuses: readonly RateSheet['status'][] = ['draft', 'published'],
): Promise<RateSheet | undefined> {
  const row = await selectSheets(database)
    .where('s.sha256', '=', sheet.sha256)
    .where(STATUS, 'in', statuses)
    .where(sql<boolean>`s.answers @> ${JSON.stringify(sheet.answers)}::jsonb`)
    .where(sql<boolean>`not exists (select 1 from port_aliases a where a.created_at > s.created_at)`)
    .orderBy(sql`s.status = 'published' desc`)
    .orderBy('s.id', 'desc')
    .executeTakeFirst();
  return row === undefined ? undefined : toSheet(row as SheetRow);
}

/** Which sheets are listed; pages count from 1. */
export type SheetListQuery = {
  status?: RateSheet['status'] | undefined;
  hasRates?: boolean | undefined;
  page: number;
  perPage: number;
};

/** Sheets, the newest first. */
export async function listSheets(
  database: Database,
  page: SheetListQuery,
): Promise<{ sheets: RateSheet[]; total: number }> {
  const { status, hasRates, perPage } = page;
  const condition = sql<boolean>`${status === undefined ? sql`true` : sql`${STATUS} = ${status}`} and ${
    hasRates === undefined ? sql`true` : sql`(s.rate_count > 0) = ${hasRates}`
  }`;
  const rows = await selectSheets(database)
    .where(condition)
    .orderBy('s.id', 'desc')
    .limit(perPage)
    .offset((page.page - 1) * perPage)
    .execute();
  const count = await database.sql
    .selectFrom('rate_sheets as s')
    .where(condition)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { sheets: rows.map((row) => toSheet(row as SheetRow)), total: count.total };
}

/** Saves a draft whole: the sheet, its rates and the answers to remember, in one transaction. Returns its id. */
export function saveDraft(database: Database, sheet: NewSheet, onProgress?: OnSaved): Promise<number> {
  const { reading } = sheet;
  return transactionWithCopy(database, async (trx, copyRows) => {
    const id = await saveSheet(trx, sheet);
    await saveDraftRates(copyRows, id, reading, onProgress);
    if (sheet.bytes) await saveFile(trx, sheet.sha256, sheet.bytes);
    await saveCells(trx, id, reading.accounts);
    await saveFindingRows(trx, id, reading.findings);
    await rememberAnswers(trx, reading.layout, sheet.answers);
    if (sheet.into) await finishSheetJob(trx, id, sheet.into.run);
    return id;
  });
}

function kindOf({ rates, lcl = [] }: SheetReading): SheetKind {
  if (lcl.length === 0) return 'container';
  return rates.length === 0 ? 'lcl' : 'both';
}

/** The sheet as it was read: a new one, or the one that its job was to read. */
async function saveSheet(trx: Transaction<Tables>, { reading, into, ...sheet }: NewSheet): Promise<number> {
  const lcl = reading.lcl?.length ?? 0;
  const read = {
    ...{ layout: reading.layout, status: 'draft' as const, kind: sheet.kind ?? kindOf(reading) },
    ...{ rate_count: reading.rates.length + lcl, lcl_count: lcl },
    ...{ answers: JSON.stringify(sheet.answers), tabs: JSON.stringify(reading.tabs) },
    findings: JSON.stringify(reading.findings.map(({ rows: _rows, ...finding }) => finding)),
  };
  if (into) {
    await trx.updateTable('rate_sheets').set(read).where('id', '=', into.sheetId).execute();
    return into.sheetId;
  }
  const { id } = await trx
    .insertInto('rate_sheets')
    .values({ ...read, file_name: sheet.fileName, sha256: sheet.sha256, created_by: sheet.createdBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A validity is never remembered: last month's dates on this month's prices would be a stale price. */
async function rememberAnswers(trx: Transaction<Tables>, layout: string, answers: SheetAnswers): Promise<void> {
  const { validFrom: _from, validTo: _to, ...lasting } = answers;
  if (Object.keys(lasting).length === 0) return;
  await trx
    .insertInto('sheet_layouts')
    .values({ layout, answers: JSON.stringify(lasting) })
    .onConflict((conflict) =>
      conflict.column('layout').doUpdateSet({ answers: JSON.stringify(lasting), updated_at: new Date() }),
    )
    .execute();
}

/** A layout that answers are remembered for; `file` is the newest sheet that has it. */
export type RememberedLayout = { layout: string; answers: SheetAnswers; file: string | null; updatedAt: string };

/** One page of the layouts that answers are remembered for, the newest first. */
export async function listLayouts(
  database: Database,
  page: { page: number; perPage: number },
): Promise<{ layouts: RememberedLayout[]; total: number }> {
  const rows = await database.sql
    .selectFrom('sheet_layouts as l')
    .select(['l.layout', 'l.answers', 'l.updated_at'])
    .select((eb) =>
      eb
        .selectFrom('rate_sheets as s')
        .select('s.file_name')
        .whereRef('s.layout', '=', 'l.layout')
        .orderBy('s.id', 'desc')
        .limit(1)
        .as('file'),
    )
    .orderBy('l.updated_at', 'desc')
    .orderBy('l.layout')
    .limit(page.perPage)
    .offset((page.page - 1) * page.perPage)
    .execute();
  const count = await database.sql
    .selectFrom('sheet_layouts')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const layouts = rows.map(({ layout, answers, file, updated_at: at }) => ({
    layout,
    answers: answers as SheetAnswers,
    file,
    updatedAt: at.toISOString(),
  }));
  return { layouts, total: count.total };
}

/** Forgets the answers of a layout. Throws `sheet_layout_not_found`. */
export async function deleteLayout(database: Database, layout: string): Promise<void> {
  const { numDeletedRows } = await database.sql
    .deleteFrom('sheet_layouts')
    .where('layout', '=', layout)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw ratesProblem('sheet_layout_not_found', { layout });
}

/** The answers given for an earlier sheet of this layout. */
export async function findRememberedAnswers(database: Database, layout: string): Promise<SheetAnswers> {
  const row = await database.sql
    .selectFrom('sheet_layouts')
    .select('answers')
    .where('layout', '=', layout)
    .executeTakeFirst();
  return (row?.answers ?? {}) as SheetAnswers;
}
