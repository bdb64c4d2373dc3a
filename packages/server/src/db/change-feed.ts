import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import pg from 'pg';
import type { Log } from '../base/index.ts';
import { LISTENER_NAME } from './connect.ts';

const CHANNEL = 'agent_rate';
const RETRY_MILLISECONDS = 500;
const HEARTBEAT_MILLISECONDS = 250;
/** How long cached data may be used after the last answer from the database. */
const TRUST_MILLISECONDS = 1_000;
/** Longer than the trust: a process that has not answered by then no longer uses its cache. */
const ANSWER_MILLISECONDS = 2_000;
/** A connection that was silent for this long is given up: a network that loses packets may never say that it is broken. */
const SILENT_MILLISECONDS = 5_000;
/** How long a connection may take to end in good order before its socket is closed. */
const END_MILLISECONDS = 1_000;

/** What changed; each module names its own topics. */
export type ChangeTopic =
  | 'keys'
  | 'rates'
  | 'port-aliases'
  | 'dangerous-goods'
  | 'formats'
  | 'events'
  | 'price-lists'
  | 'questions';

/** Notifications of changes that other processes committed, within milliseconds of the commit. */
export type ChangeFeed = {
  /** Calls `handler` after each change of `topic`, and after every reconnection, since changes may have been missed. */
  on: (topic: ChangeTopic, handler: () => void) => void;
  /** False while the listening connection is down or silent: cached data must not be used then. */
  isConnected: () => boolean;
  /**
   * Resolves when every process has received the notifications of all commits so far. A process that does not answer is
   * disconnected from its feed; it stopped using its cache before. So no process answers with older data after this.
   */
  waitForListeners: () => Promise<void>;
  /** Ends the connection, and a reconnection that is under way; nobody is notified afterwards. */
  close: () => Promise<void>;
};

/** The statement that notifies all processes; run it in the transaction of the change, so that it is sent on commit. */
export const NOTIFY_CHANGE = `select pg_notify('${CHANNEL}', $1)`;

type Ask = <T extends object>(text: string, values?: unknown[]) => Promise<T[]>;
type Connection = { client: pg.Client; pid: number; ask: Ask };
type Line = { client: pg.Client; end: () => Promise<void> };
type Barrier = { waiting: Set<number>; done: () => void };

/** Listens on a connection of its own and reconnects when it is lost. */
export async function openChangeFeed(url: string, log: Log): Promise<ChangeFeed> {
  const { on, notify, notifyAll } = createHandlers();
  const barriers = new Map<string, Barrier>();
  let connection: Connection | undefined;
  let line: Line | undefined;
  let retrying: NodeJS.Timeout | undefined;
  let lastAnswer = 0;
  let closed = false;

  const retry = () => {
    if (!closed) retrying = setTimeout(() => listen().then(notifyAll, retry), RETRY_MILLISECONDS).unref();
  };
  const onLost = (client: pg.Client, reason: string) => {
    if (closed || connection?.client !== client) return;
    connection = undefined;
    notifyAll();
    log.warn({ reason }, 'lost the connection that listens for changes; reconnecting');
    retry();
  };
  const onPayload = (from: Connection, payload: string) => {
    if (!answerBarrier(from, barriers, payload) && !closed) notify(payload);
  };
  const listen = async () => {
    line = openLine(url, onLost);
    const opened = await startListening(line, onPayload);
    if (closed) throw new Error('The change feed was closed.');
    connection = opened;
    lastAnswer = performance.now();
  };
  const heartbeat = startHeartbeat(
    () => connection,
    (asked) => {
      lastAnswer = asked;
    },
  );
  await listen();
  return {
    on,
    isConnected: () => connection !== undefined && performance.now() - lastAnswer < TRUST_MILLISECONDS,
    waitForListeners: () => waitForListeners(() => connection, barriers),
    close: async () => {
      closed = true;
      clearInterval(heartbeat);
      clearTimeout(retrying);
      connection = undefined;
      await line?.end();
    },
  };
}

function createHandlers() {
  const handlers = new Map<string, (() => void)[]>();
  const notify = (topic: string) => {
    for (const handler of handlers.get(topic) ?? []) handler();
  };
  return {
    notify,
    notifyAll: () => {
      for (const topic of handlers.keys()) notify(topic);
    },
    on: (topic: ChangeTopic, handler: () => void) => {
      handlers.set(topic, [...(handlers.get(topic) ?? []), handler]);
    },
  };
}

/** A client that is not yet connected, on a socket that can be closed whatever the client waits for. */
function openLine(url: string, onLost: (client: pg.Client, reason: string) => void): Line {
  const socket = new Socket();
  const client = new pg.Client({
    ...{ connectionString: url, application_name: LISTENER_NAME, keepAlive: true },
    ...{ connectionTimeoutMillis: SILENT_MILLISECONDS, stream: () => socket },
  });
  client.on('error', (error) => onLost(client, error.message));
  client.on('end', () => onLost(client, 'connection ended'));
  const end = async () => {
    const impatience = setTimeout(() => socket.destroy(), END_MILLISECONDS);
    await client.end().catch(() => {});
    clearTimeout(impatience);
  };
  return { client, end };
}

async function startListening(
  { client, end }: Line,
  onPayload: (from: Connection, payload: string) => void,
): Promise<Connection> {
  try {
    await client.connect();
    const ask = oneAtATime(client);
    const [self] = await ask<{ pid: number }>('select pg_backend_pid() as pid');
    const connection = { client, pid: self?.pid ?? 0, ask };
    client.on('notification', (message) => onPayload(connection, message.payload ?? ''));
    await ask(`listen ${CHANNEL}`);
    return connection;
  } catch (error) {
    await end();
    throw error;
  }
}

/**
 * Polls the connection, and ends one that is silent; `onAnswer` gets the time at which an answered query was sent. Silence
 * is counted in polls, so that a process that was busy for long does not take its own silence for the connection's.
 */
function startHeartbeat(connection: () => Connection | undefined, onAnswer: (asked: number) => void): NodeJS.Timeout {
  let polled: Connection | undefined;
  let unanswered = 0;
  const beat = () => {
    const asked = performance.now();
    const current = connection();
    if (current !== polled) unanswered = 0;
    polled = current;
    if (current === undefined) return;
    // A query is under way, so that this closes the socket and waits for nothing.
    if (unanswered * HEARTBEAT_MILLISECONDS > SILENT_MILLISECONDS) void current.client.end().catch(() => {});
    unanswered += 1;
    current.ask('select 1').then(
      () => {
        onAnswer(asked);
        if (current === polled) unanswered = 0;
      },
      () => {},
    );
  };
  return setInterval(beat, HEARTBEAT_MILLISECONDS).unref();
}

/** Runs queries on the connection one after the other. */
function oneAtATime(client: pg.Client): Ask {
  let last: Promise<unknown> = Promise.resolve();
  return <T extends object>(text: string, values: unknown[] = []) => {
    const answer = last.then(() => client.query<T>(text, values)).then(({ rows }) => rows);
    last = answer.catch(() => {});
    return answer;
  };
}

/** Answers a barrier of another process, or records an answer to one of ours. False for any other payload. */
function answerBarrier({ ask, pid }: Connection, barriers: Map<string, Barrier>, payload: string): boolean {
  const [word, id = '', from = ''] = payload.split(' ');
  if (word === 'barrier') ask(NOTIFY_CHANGE, [`heard ${id} ${pid}`]).catch(() => {});
  else if (word === 'heard') markHeard(barriers, id, Number(from));
  else return false;
  return true;
}

function markHeard(barriers: Map<string, Barrier>, id: string, pid: number): void {
  const barrier = barriers.get(id);
  if (barrier === undefined) return;
  barrier.waiting.delete(pid);
  if (barrier.waiting.size === 0) barrier.done();
}

/**
 * Notifications arrive in the order of commits, so a listener that answers a barrier has received all before it. Without
 * a connection of our own, this waits for the time after which no process uses its cache.
 */
async function waitForListeners(
  connection: () => Connection | undefined,
  barriers: Map<string, Barrier>,
): Promise<void> {
  const ask = connection()?.ask;
  if (ask === undefined) return pause(ANSWER_MILLISECONDS);
  const id = randomBytes(9).toString('base64url');
  try {
    const listeners = await ask<{ pid: number }>(
      'select pid from pg_stat_activity where application_name = $1 and datname = current_database()',
      [LISTENER_NAME],
    );
    const waiting = new Set(listeners.map((row) => row.pid));
    const answeredByAll = new Promise<void>((done) => barriers.set(id, { waiting, done }));
    await ask(NOTIFY_CHANGE, [`barrier ${id}`]);
    await Promise.race([answeredByAll, pause(ANSWER_MILLISECONDS)]);
    if (waiting.size > 0) await ask('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [[...waiting]]);
  } catch {
    // The connection broke: the other processes stop using their caches when they notice the silence.
    await pause(ANSWER_MILLISECONDS);
  } finally {
    barriers.delete(id);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, milliseconds));
}
