import { CompiledQuery, type Transaction } from 'kysely';
import type { PoolClient } from 'pg';
import { PgBoss, type SendOptions } from 'pg-boss';
import { currentTraceparent, type Log, type SpanStart, traced } from '../base/index.ts';
import { APPLICATION_NAME } from './connect.ts';
import type { Tables } from './tables.ts';

const SCHEMA = 'jobs';
/** A worker without a heartbeat for this long is considered dead, and its job goes to another. */
const HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 5;
/** Workers are notified of jobs; this is how long a job waits when a notification was lost. */
const POLLING_SECONDS = 2;
/** How long running jobs may take when the process stops; interrupted jobs are retried by another. */
const FINISH_MILLISECONDS = 5_000;

/** How failed jobs of a queue are retried. */
export type JobPolicy = {
  /** Attempts after the first. */
  retryLimit: number;
  retryDelaySeconds?: number;
  /** Doubles the delay each time, with jitter, up to `longestDelaySeconds`. */
  retryBackoff?: boolean;
  longestDelaySeconds?: number;
  /** An attempt that takes longer counts as failed. */
  expireInSeconds: number;
  /** Queue that receives a job after its last attempt; it must be defined before. */
  deadLetter?: string;
};

/** An open transaction: the job exists only if it commits. */
export type JobTransaction = PoolClient | Transaction<Tables>;

/** Options for sending a job. */
export type JobOptions = {
  startAfterSeconds?: number;
  /** A number of its own in its queue, from 1, by which `workOne` finds it. Numbered jobs are done in the order of their numbers. */
  number?: number;
  within?: JobTransaction;
};

/** The attempt at a job. `attempt` counts from 1; `signal` fires when it should stop. */
export type JobAttempt = { id: string; attempt: number; signal: AbortSignal };

/** Jobs stored in PostgreSQL, run at least once by any process that works their queue. */
export type JobQueue = {
  /** Creates the queue `name`, or updates its policy; once per process. */
  define: (name: string, policy: JobPolicy) => Promise<void>;
  /** Adds a job. */
  send: (name: string, data: object, options?: JobOptions) => Promise<void>;
  /** Works the jobs of `name` in this process, `concurrency` (1) at a time. A job whose handler throws is retried. */
  work: <T extends object>(
    name: string,
    handler: (data: T, attempt: JobAttempt) => Promise<void>,
    options?: { concurrency?: number },
  ) => Promise<void>;
  /**
   * Works one numbered job in this process at once, due or not, unless another process holds or held it: false then. The job
   * is retried by those who work its queue when the handler throws, which is thrown on, or when this process dies.
   */
  workOne: <T extends object>(
    name: string,
    number: number,
    handler: (data: T, attempt: JobAttempt) => Promise<void>,
  ) => Promise<boolean>;
  /** Waits up to five seconds for running jobs, then disconnects. */
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
      const traceparent = currentTraceparent();
      const traceable = traceparent === undefined ? data : { ...data, traceparent };
      await (await start()).send(name, traceable, sendOptions(options));
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
          const attempt = { id, attempt: retryCount + 1, signal };
          await traced(spanOf(name, data, attempt), () => handler(data, attempt));
        }
      });
    },
    workOne: async (name, number, handler) => workNumbered(await start(), { name, number, log }, handler),
    close: async () => {
      await (await boss?.catch(() => undefined))?.stop({ graceful: true, timeout: FINISH_MILLISECONDS });
    },
  };
}

type Numbered = { name: string; number: number; log: Log };

/** Holds the job with heartbeats, as a worker of pg-boss does, which cannot be told which job to take. */
async function workNumbered<T extends object>(
  boss: PgBoss,
  { name, number, log }: Numbered,
  handler: (data: T, attempt: JobAttempt) => Promise<void>,
): Promise<boolean> {
  const priority = priorityOf(number);
  const [job] = await boss.fetch<T>(name, {
    includeMetadata: true,
    ignoreStartAfter: true,
    minPriority: priority,
    maxPriority: priority,
  });
  if (!job) return false;
  const heartbeat = setInterval(() => {
    boss
      .touch(name, job.id)
      .catch((error: unknown) => log.warn({ err: error }, 'a heartbeat of a job was not written'));
  }, HEARTBEAT_SECONDS * 500);
  try {
    const attempt = { id: job.id, attempt: job.retryCount + 1, signal: new AbortController().signal };
    await traced(spanOf(name, job.data, attempt), () => handler(job.data, attempt));
    await boss.complete(name, job.id);
  } catch (error) {
    await boss
      .fail(name, job.id, { message: String(error) })
      .catch((failure: unknown) => log.warn({ err: failure }, 'a job is retried only when its heartbeat has lapsed'));
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
  return true;
}

/** The span of a job goes on with the trace of what sent it. */
function spanOf(name: string, data: object, { id, attempt }: JobAttempt): SpanStart {
  const { traceparent } = data as { traceparent?: string };
  const facts = { 'messaging.message.id': id, 'agent_rate.job.attempt': attempt };
  return { name: `job ${name}`, kind: 'consumer', parent: traceparent, facts };
}

/** Higher priorities are done first, so that the priority of a numbered job is its number below zero. */
const priorityOf = (number: number) => -number;

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
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue reported an error'));
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

function sendOptions({ startAfterSeconds, number, within }: JobOptions) {
  return {
    ...(number === undefined ? {} : { priority: priorityOf(number) }),
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
