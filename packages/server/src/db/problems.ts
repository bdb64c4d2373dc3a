import { type Problem, type ProblemTable, problemsOf } from '../base/index.ts';

/** Refusals about the database itself: they end a command, or make /health answer 503. */
export const databaseProblems = {
  database_start_failed: {
    status: 503,
    message: 'The embedded PostgreSQL did not start.',
    next: 'Read the lines of its log given here; `agent-rate doctor` says how to mend what it knows.',
  },
  data_directory_unusable: {
    status: 503,
    message: 'The data directory cannot be made.',
    next: 'Give this account the folder above it, or set AGENT_RATE_DATA_DIR to a folder that it can write.',
  },
  database_disk_full: {
    status: 503,
    message: 'The disk that holds the database is full.',
    next: 'Free some space, or move AGENT_RATE_DATA_DIR to a larger disk, then start again. Nothing was half-written.',
  },
  database_platform_unsupported: {
    status: 503,
    message: 'There is no embedded PostgreSQL for this platform.',
    next: 'Set DATABASE_URL to a PostgreSQL 15 or newer.',
  },
  database_unreachable: {
    status: 503,
    message: 'The database does not answer.',
    next: 'Check that PostgreSQL runs and that DATABASE_URL is right, then try again.',
  },
  database_too_old: {
    status: 503,
    message: 'The database server is older than PostgreSQL 15.',
    next: 'Use PostgreSQL 15 or newer.',
  },
  database_newer: {
    status: 503,
    message: 'The database was migrated by a newer agent-rate than this one.',
    next: 'Run the newer agent-rate, or restore a backup made before the update.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal about the database. */
export const databaseProblem = problemsOf(databaseProblems);

/** PostgreSQL's error codes (appendix A of its manual) for a full disk, and for a server that goes or comes. */
const DISK_FULL = '53100';
const GOING_OR_COMING = /^(?:08...|57P0[1-5]|53300)$/;
/** What the driver and the network say when nobody answers. */
const NOBODY = /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|Connection terminated|timeout exceeded when trying to connect/;

/** The refusal behind an error that a query ended with, when it is about the database and not about the query. */
export function findDatabaseProblem(error: unknown): Problem | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '' } = error as { code?: string };
  if (code === DISK_FULL) return databaseProblem('database_disk_full');
  if (GOING_OR_COMING.test(code) || NOBODY.test(`${code} ${error.message}`))
    return databaseProblem('database_unreachable');
  return undefined;
}
