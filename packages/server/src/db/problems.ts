import { type Problem, type ProblemTable, problemsOf } from '../base/index.ts';

/** Refusals about the database itself. */
export const databaseProblems = {
  database_start_failed: {
    status: 503,
    message: 'The embedded PostgreSQL did not start.',
    next: 'Read the lines of its log in data.log; `agent-rate doctor` on the server names the fixes it knows.',
  },
  data_directory_unusable: {
    status: 503,
    message: 'The data directory cannot be created.',
    next: 'Let this account write to the parent directory, or set AGENT_RATE_DATA_DIR to a directory that it can write to.',
  },
  database_missing: {
    status: 503,
    message: 'The database that the data directory names is not there.',
    next:
      'Put the folder named in data.folder back, from a backup or from where it was moved. Only to begin with an empty ' +
      'database: delete database.json in the data directory.',
  },
  database_state_damaged: {
    status: 503,
    message: 'database.json, which holds the password of the database in the data directory, is missing or damaged.',
    next: 'Put database.json back from the backup that the data directory came from.',
  },
  database_belongs_elsewhere: {
    status: 503,
    message:
      'The data directory is a copy without its database: the database it names belongs to another data directory.',
    next:
      'Make the copy with `agent-rate backup` and `agent-rate restore`. To begin with an empty database here, delete ' +
      'database.json in this data directory.',
  },
  database_disk_full: {
    status: 503,
    message: 'The disk that holds the database is full.',
    next: 'Free some space, or move AGENT_RATE_DATA_DIR to a larger disk, then start again. No partial data was written.',
  },
  database_platform_unsupported: {
    status: 503,
    message: 'There is no embedded PostgreSQL for this platform.',
    next: 'Set DATABASE_URL to a PostgreSQL 15 or newer.',
  },
  database_unreachable: {
    status: 503,
    message: 'The database does not answer.',
    next: 'Check that PostgreSQL is running and that DATABASE_URL is correct, then try again.',
  },
  database_too_old: {
    status: 503,
    message: 'The database server is older than PostgreSQL 15.',
    next: 'Use PostgreSQL 15 or newer.',
  },
  database_value_refused: {
    status: 400,
    message: 'A number in the request is larger than the database holds, or a text holds half a character.',
    next: 'Send whole numbers of at most 2147483647 and texts of whole Unicode characters.',
  },
  backup_source_empty: {
    status: 503,
    message: 'There is nothing to back up: the database was never used.',
    next: 'Set AGENT_RATE_DATA_DIR or DATABASE_URL to the database that the service uses.',
  },
  backup_damaged: {
    status: 422,
    message: 'The file is no backup of this service, or it was cut off. Nothing was restored.',
    next: 'Take another backup, or copy this one again from where it was made.',
  },
  backup_newer: {
    status: 422,
    message: 'The backup was made by a newer agent-rate than this one. Nothing was restored.',
    next: 'Install the agent-rate that made it, or a newer one, and restore with that.',
  },
  database_not_empty: {
    status: 409,
    message: 'The database is in use already: a backup is restored into an empty one only.',
    next: 'Set AGENT_RATE_DATA_DIR to a new folder, or DATABASE_URL to a new database, and restore there.',
  },
  database_other_major: {
    status: 503,
    message: 'The data directory was made by another major version of PostgreSQL than the one of this agent-rate.',
    next:
      'With the agent-rate that used it last, run `agent-rate backup FILE`. Then set AGENT_RATE_DATA_DIR to a new folder and ' +
      'run `agent-rate restore FILE` with this one. The old folder stays as it is.',
  },
  upgrade_trial_failed: {
    status: 409,
    message: 'The migrations failed on a copy of the data. The database itself was not changed.',
    next: 'Go on with the agent-rate that you had, and report data.reason. The backup that was written is whole.',
  },
  upgrade_trial_impossible: {
    status: 409,
    message: 'No database can be created for a copy of the data, so that the migrations cannot be tried.',
    next:
      'Let the role of DATABASE_URL create databases (alter role … createdb), or restore the backup that was written ' +
      'elsewhere and try there; `--no-trial` applies the migrations untried.',
  },
  database_newer: {
    status: 503,
    message: 'The database was migrated by a newer agent-rate than this one.',
    next: 'Run the newer agent-rate, or restore a backup made before the update.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal about the database. */
export const databaseProblem = problemsOf(databaseProblems);

/** PostgreSQL's error codes (appendix A of its manual) for a full disk, and for a lost, starting or stopping server. */
const DISK_FULL = '53100';
const UNAVAILABLE = /^(?:08...|57P0[1-5]|53300)$/;
/** Messages of the driver and the network when the server does not answer. */
const NO_ANSWER =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|Connection terminated|connection error and is not queryable|was closed and is not queryable|timeout exceeded when trying to connect/;
/** Numbers out of the range of a column or of `offset`, and characters that no text of the database holds. */
const VALUE_REFUSED = /^(?:22003|2201W|2201X|22021|22P05)$/;

/** The refusal for an error of the database itself; undefined for an error in the query. */
export function findDatabaseProblem(error: unknown): Problem | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '' } = error as { code?: string };
  if (code === DISK_FULL) return databaseProblem('database_disk_full');
  if (UNAVAILABLE.test(code) || NO_ANSWER.test(`${code} ${error.message}`))
    return databaseProblem('database_unreachable');
  if (VALUE_REFUSED.test(code)) return databaseProblem('database_value_refused');
  return undefined;
}
