import type { Database } from '../db/index.ts';
import { type JobSelection, listJobs } from './job-list-store.ts';
import { type Job, toJob } from './monitoring.schema.ts';

/** The jobs of all modules. */
export type JobList = {
  /** The newest first. */
  list: (selection: JobSelection) => Promise<{ jobs: Job[]; total: number }>;
};

/** Opens the jobs of a migrated database. */
export function openJobList({ database: { pool } }: { database: Pick<Database, 'pool'> }): JobList {
  return {
    list: async (selection) => {
      const { jobs, total } = await listJobs(pool, selection);
      return { jobs: jobs.map(toJob), total };
    },
  };
}
