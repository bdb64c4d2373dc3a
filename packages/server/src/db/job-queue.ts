import { CompiledQuery, type Transaction } from 'kysely';
import type { PoolClient } from 'pg';
import { PgBoss, type SendOptions } from 'pg-boss';
import type { Log } from '../base/index.ts';
import { APPLICATION_NAME } from './connect.ts';
import type { Tables } from './tables.ts';

const SCHEMA = 'jobs';
/** A worker that shows no sign of life for so long is taken for dead, and its job goes to another. */
const HEARTBEAT_SECONDS = 10;
const LOOK_FOR_DEAD_WORKERS_SECONDS = 5;
/** Workers are woken by a notification; this is how long a job waits when a notification was lost. */
const POLLING_SECONDS = 2;
/** How long jobs under way may still take when the process leaves; what is cut off is done again by another. */
const FINISH_MILLISECONDS = 5_000;

/** How jobs of one kind are tried again. */
export type JobPolicy = {
  /** Tries after the first. */
  retryLimit: number;
  retryDelaySeconds?: number;
  /** Doubles the delay each time, with jitter, up to `longestDelaySeconds`. */
  retryBackoff?: boolean;
  longestDelaySeconds?: number;
  /** A try that takes longer is taken for failed. */
  expireInSeconds: number;
  /** Queue that receives a job whose tries are used up; it must be defined before. */
  deadLetter?: string;
};

/** A connection within a transaction: the job is there if, and only if, the transaction commits. */
export type JobTransaction = PoolClient | Transaction<Tables>;

/** How one job is sent. */
export type JobOptions = {
  startAfterSeconds?: number;
  within?: JobTransaction;
};

/** What a worker knows of the job in its hands. `attempt` counts from 1; `signal` fires when it should stop. */
export type JobAttempt = { id: string; attempt: number; signal: AbortSignal };

/** Jobs that outlive the process: kept in PostgreSQL, done at least once by any process that works them. */
export type JobQueue = {
  /** Makes the queue `name`, or brings its policy up to date; once a process, however often it is asked. */
  define: (name: string, policy: JobPolicy) => Promise<void>;
  /** Adds a job. */
  send: (name: string, data: object, options?: JobOptions) => Promise<void>;
  /** Does the jobs of `name` in this process, `concurrency` (1) at a time. A handler that throws is tried again. */
  work: <T extends object>(
    name: string,
    handler: (data: T, attempt: JobAttempt) => Promise<void>,
    options?: { concurrency?: number },
  ) => Promise<void>;
  /** Lets jobs under way finish for a while, then disconnects. */
  close: () => Promise<void>;
};

/** Opens the queues of a database. Nothing is connected until they are first used. */
export function openJobQueue(url: string, log: Log): JobQueue {
  let boss: Promise<PgBoss> | undefined;
  const start = () => {
    boss ??= startBoss(url, log).catch((error: unknown) => {
      boss = undefined;
      throw error;
    });
    return boss;
  };
  const defined = new Map<string, Promise<void>>();
  const define = (name: string, policy: JobPolicy): Promise<void> => {
    const known = defined.get(name);
    if (known) return known;
    const making = start().then((started) => defineQueue(started, name, policy));
    defined.set(name, making);
    making.catch(() => defined.delete(name));
    return making;
  };
  return {
    define,
    send: async (name, data, options = {}) => {
      await (await start()).send(name, data, sendOptions(options));
    },
    work: async (name, handler, { concurrency = 1 } = {}) => {
      const options: Working = {
        includeMetadata: true,
        localConcurrency: concurrency,
        pollingIntervalSeconds: POLLING_SECONDS,
        notifyPollingIntervalSeconds: POLLING_SECONDS,
      };
      await (await start()).work<Parameters<typeof handler>[0], void, Working>(name, options, async (jobs) => {
        for (const { data, id, retryCount, signal } of jobs) {
          await handler(data, { id, attempt: retryCount + 1, signal });
        }
      });
    },
    close: async () => {
      await (await boss?.catch(() => undefined))?.stop({ graceful: true, timeout: FINISH_MILLISECONDS });
    },
  };
}

type Working = {
  includeMetadata: true;
  localConcurrency: number;
  pollingIntervalSeconds: number;
  notifyPollingIntervalSeconds: number;
};

async function startBoss(url: string, log: Log): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: APPLICATION_NAME,
    schema: SCHEMA,
    max: 3,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: LOOK_FOR_DEAD_WORKERS_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_DEAD_WORKERS_SECONDS,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue met an error; it goes on'));
  await boss.start();
  return boss;
}

async function defineQueue(boss: PgBoss, name: string, policy: JobPolicy): Promise<void> {
  const options = {
    retryLimit: policy.retryLimit,
    retryDelay: policy.retryDelaySeconds ?? 1,
    retryBackoff: policy.retryBackoff ?? false,
    ...(policy.longestDelaySeconds === undefined ? {} : { retryDelayMax: policy.longestDelaySeconds }),
    expireInSeconds: policy.expireInSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    ...(policy.deadLetter === undefined ? {} : { deadLetter: policy.deadLetter }),
    notify: true,
  };
  await boss.createQueue(name, options);
  await boss.updateQueue(name, options);
}

function sendOptions({ startAfterSeconds, within }: JobOptions) {
  return {
    ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
    ...(within === undefined ? {} : { db: asJobDatabase(within) }),
  };
}

type JobDatabase = NonNullable<SendOptions['db']>;

function asJobDatabase(transaction: JobTransaction): JobDatabase {
  if ('executeQuery' in transaction) {
    return {
      executeSql: async (text, values = []) => ({
        rows: [...(await transaction.executeQuery(CompiledQuery.raw(text, [...values]))).rows],
      }),
    };
  }
  return { executeSql: (text, values) => transaction.query(text, values) };
}
