import type { Pool } from 'pg';
import type { Adapter } from '../base/index.ts';

/** How many rows stay. */
const MOST_ROWS = 10_000;

/** Alike problems of a minute; what may differ is that of the last. Times are ISO 8601. */
export type CountedProblem = {
  minute: string;
  code: string;
  status: number;
  operation: string | null;
  adapter: Adapter;
  keyId: string | null;
  personId: string | null;
  name: string | null;
  times: number;
  time: string;
  message: string;
  requestId: string | null;
};

/** A row as it is stored. */
export type StoredProblem = Omit<CountedProblem, 'minute' | 'time'> & { id: number; time: Date };

/** A selection of problems. */
export type ProblemSelection = {
  code?: string | undefined;
  /** A part of the name, or the id of a key or a person. */
  actor?: string | undefined;
  /** The least HTTP status: 500 selects the faults of the service. */
  minStatus?: number | undefined;
  page: number;
  perPage: number;
};

type Connection = Pick<Pool, 'query'>;

/** Adds problems to the rows of their minutes, and deletes the oldest rows beyond the bound. */
export async function saveProblems(db: Connection, problems: readonly CountedProblem[]): Promise<void> {
  await db.query(
    `insert into recent_problems as r (minute, code, status, operation, adapter, key_id, person_id, name, times, time,
        message, request_id)
      select minute, code, status, operation, adapter, "keyId", "personId", name, times, time, message, "requestId"
      from json_to_recordset($1) as p(minute timestamptz, code text, status integer, operation text, adapter text,
        "keyId" text, "personId" text, name text, times integer, time timestamptz, message text, "requestId" text)
      on conflict (minute, code, operation, adapter, key_id) do update set times = r.times + excluded.times,
        time = excluded.time, message = excluded.message, request_id = excluded.request_id`,
    [JSON.stringify(problems)],
  );
  await db.query(
    'delete from recent_problems where time < (select time from recent_problems order by time desc offset $1 limit 1)',
    [MOST_ROWS - 1],
  );
}

/** The problems of a selection, the newest first. */
export async function listProblems(
  db: Connection,
  { code, actor, minStatus, page, perPage }: ProblemSelection,
): Promise<{ problems: StoredProblem[]; total: number }> {
  const from = `from recent_problems where ($1::text is null or code = $1)
      and ($2::text is null or $2 in (key_id, person_id) or strpos(lower(name), lower($2)) > 0)
      and ($3::integer is null or status >= $3)`;
  const values = [code ?? null, actor ?? null, minStatus ?? null];
  const { rows: problems } = await db.query<StoredProblem>(
    `select id, code, status, operation, adapter, key_id as "keyId", person_id as "personId", name, times, time, message,
      request_id as "requestId" ${from} order by time desc, id desc limit $4 offset $5`,
    [...values, perPage, (page - 1) * perPage],
  );
  const counted = await db.query<{ total: number }>(`select count(*) as total ${from}`, values);
  return { problems, total: counted.rows[0]?.total ?? 0 };
}
