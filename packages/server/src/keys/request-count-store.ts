import type { Database } from '../db/index.ts';

/** What a process counted of a key or an address since it last said so, and how long ago its window began. */
export type RequestCount = { subject: string; used: number; ageSeconds: number };

/** Adds counts to those of all processes; returns the totals, with the windows that all of them count in. */
export type MergeCounts = (counts: readonly RequestCount[]) => Promise<RequestCount[]>;

const CLEAN_MILLISECONDS = 60_000;

// In one order, so that two processes do not wait for each other. The clock is the database's: those of machines differ.
const MERGE = `
  insert into request_counts as c (subject, used, started_at)
  select subject, used, now() - make_interval(secs => age)
  from unnest($1::text[], $2::bigint[], $3::float8[]) as t(subject, used, age) order by subject
  on conflict (subject) do update set
    used = excluded.used + case when c.started_at > now() - interval '1 minute' then c.used else 0 end,
    started_at = case when c.started_at > now() - interval '1 minute' then c.started_at else excluded.started_at end
  returning subject, used, extract(epoch from now() - started_at)::float8 as "ageSeconds"`;

/** All SQL on `request_counts`, whose rows are windows of one minute. */
export function createRequestCounts({ pool }: Pick<Database, 'pool'>): MergeCounts {
  let cleanedAt = 0;
  return async (counts) => {
    if (Date.now() - cleanedAt > CLEAN_MILLISECONDS) {
      cleanedAt = Date.now();
      await pool.query(`delete from request_counts where started_at < now() - interval '2 minutes'`);
    }
    const columns = [
      counts.map(({ subject }) => subject),
      counts.map(({ used }) => used),
      counts.map(({ ageSeconds }) => ageSeconds),
    ];
    return (await pool.query<RequestCount>(MERGE, columns)).rows;
  };
}
