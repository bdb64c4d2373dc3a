import { type Log, type NotedProblem, type NoteProblem, withoutSecrets } from '../base/index.ts';
import type { Database } from '../db/index.ts';
import { type RecentProblem, toRecentProblem } from './monitoring.schema.ts';
import { type CountedProblem, listProblems, type ProblemSelection, saveProblems } from './problem-store.ts';

/** Problems wait this long to be written together. */
const WRITE_MILLISECONDS = 1_000;
/** The most that wait while the database is away; others are then only in the log. */
const MOST_WAITING = 1_000;
const LONGEST_MESSAGE = 1_000;

/** The problems that were answered lately. */
export type ProblemLog = {
  note: NoteProblem;
  /** The newest first. */
  list: (selection: ProblemSelection) => Promise<{ problems: RecentProblem[]; total: number }>;
  /** Writes what waits. */
  flush: () => Promise<void>;
};

/** Opens the problems of a migrated database. */
export function openProblemLog({ database, log }: { database: Pick<Database, 'pool'>; log: Log }): ProblemLog {
  const { pool } = database;
  let waiting = new Map<string, CountedProblem>();
  let timer: NodeJS.Timeout | undefined;
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const written = waiting;
    if (written.size === 0) return;
    waiting = new Map();
    try {
      await saveProblems(pool, [...written.values()]);
    } catch (error) {
      log.warn(
        { reason: (error as Error).message, waiting: written.size },
        'could not save recent problems; trying again',
      );
      for (const one of written.values()) add(one);
    }
  };
  const add = (counted: CountedProblem) => {
    const { minute, code, operation, adapter, keyId, times } = counted;
    const alike = JSON.stringify([minute, code, operation, adapter, keyId]);
    const known = waiting.get(alike);
    if (known === undefined && waiting.size >= MOST_WAITING) return;
    waiting.set(alike, { ...counted, times: times + (known?.times ?? 0) });
    timer ??= setTimeout(flush, WRITE_MILLISECONDS).unref();
  };
  return {
    note: (noted) => add(countOnce(noted, new Date())),
    list: async (selection) => {
      await flush();
      const { problems, total } = await listProblems(pool, selection);
      return { problems: problems.map(toRecentProblem), total };
    },
    flush,
  };
}

function countOnce({ problem, operation, adapter, caller, requestId }: NotedProblem, at: Date): CountedProblem {
  const time = at.toISOString();
  return {
    minute: `${time.slice(0, 16)}Z`,
    code: problem.code,
    status: problem.status,
    operation: operation ?? null,
    adapter,
    keyId: caller?.keyId ?? null,
    personId: caller?.person?.id ?? null,
    name: caller?.name ?? null,
    times: 1,
    time,
    message: String(withoutSecrets(problem.message)).slice(0, LONGEST_MESSAGE),
    requestId: requestId ?? null,
  };
}
