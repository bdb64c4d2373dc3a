import type { Pool } from 'pg';
import type { JobProblem, JobStatus } from '../base/index.ts';

/** What jobs do. */
export const JOB_KINDS = ['extraction', 'import', 'publication'] as const;

/** A stored job. */
export type StoredJob = {
  kind: (typeof JOB_KINDS)[number];
  /** Of the extraction, or of the rate sheet. */
  id: number;
  files: string[];
  status: JobStatus;
  progress: Record<string, unknown> | null;
  problem: JobProblem | null;
  createdAt: Date;
  createdBy: string;
  startedAt: Date | null;
  finishedAt: Date | null;
};

/** A selection of jobs. */
export type JobSelection = {
  /** Absent: all. */
  statuses?: readonly JobStatus[] | undefined;
  kind?: StoredJob['kind'] | undefined;
  page: number;
  perPage: number;
};

const COLUMNS = `status, progress, problem, created_at as "createdAt", created_by as "createdBy",
  started_at as "startedAt", finished_at as "finishedAt"`;

/** Each table gives its newest, so that a long history is not sorted as a whole. */
const NEWEST = 'order by id desc limit $3';

const PUBLICATION = `case kind when 'publish' then 'publication' else kind end`;
const EXTRACTIONS = `from extractions where ($1::text[] is null or status = any($1)) and coalesce($2, 'extraction') = 'extraction'`;
const SHEET_JOBS = `from rate_sheet_jobs where ($1::text[] is null or status = any($1)) and coalesce($2, ${PUBLICATION}) = ${PUBLICATION}`;

/** The jobs of a selection, the newest first. */
export async function listJobs(
  db: Pick<Pool, 'query'>,
  { statuses, kind, page, perPage }: JobSelection,
): Promise<{ jobs: StoredJob[]; total: number }> {
  const values = [statuses ?? null, kind ?? null];
  const { rows: jobs } = await db.query<StoredJob>(
    `select kind, j.id, ${COLUMNS}, case kind
        when 'extraction' then (select json_agg(d.file_name order by e.position) from extraction_documents e
          join documents d on d.id = e.document_id where e.extraction_id = j.id)
        else (select json_build_array(s.file_name) from rate_sheets s where s.id = j.id) end as files
      from (
        (select 'extraction' as kind, id, status, progress, problem, created_at, created_by, started_at, finished_at
          ${EXTRACTIONS} ${NEWEST})
        union all
        (select ${PUBLICATION}, sheet_id, status, progress, problem, created_at, created_by, started_at, finished_at
          ${SHEET_JOBS} ${NEWEST})
      ) j order by created_at desc, kind, j.id desc limit $4 offset $5`,
    [...values, page * perPage, perPage, (page - 1) * perPage],
  );
  const counted = await db.query<{ total: number }>(
    `select (select count(*) ${EXTRACTIONS}) + (select count(*) ${SHEET_JOBS}) as total`,
    values,
  );
  return { jobs, total: counted.rows[0]?.total ?? 0 };
}

/** How many jobs wait and run, by kind. */
export async function countJobs(
  db: Pick<Pool, 'query'>,
): Promise<{ kind: StoredJob['kind']; status: JobStatus; count: number }[]> {
  const { rows } = await db.query<{ kind: StoredJob['kind']; status: JobStatus; count: number }>(
    `select 'extraction' as kind, status, count(*)::int as count from extractions
       where status in ('queued', 'running') group by status
     union all
     select ${PUBLICATION}, status, count(*)::int from rate_sheet_jobs
       where status in ('queued', 'running') group by 1, status`,
  );
  return rows;
}
