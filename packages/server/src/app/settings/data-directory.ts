import { type ProblemTable, problemsOf } from '../../base/index.ts';
import { hasCluster } from '../../db/index.ts';
import type { Config } from './config.ts';

/** Why a command that needs a database refuses to make one. */
export const dataProblems = {
  no_database: {
    status: 503,
    message: 'There is no database in the data directory.',
    next:
      'Run this in the folder that the server runs in, set AGENT_RATE_DATA_DIR to its data directory (or DATABASE_URL), ' +
      'or create a database here: agent-rate serve.',
  },
} as const satisfies ProblemTable;

const problem = problemsOf(dataProblems);

/**
 * Only `serve` and `migrate` create a database: a command that runs in another folder would otherwise answer from a new,
 * empty one. Throws `no_database`.
 */
export function requireDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  if (databaseUrl !== undefined || hasCluster(dataDir)) return;
  throw problem('no_database', { folder: dataDir }, `There is no database in ${dataDir}.`);
}
