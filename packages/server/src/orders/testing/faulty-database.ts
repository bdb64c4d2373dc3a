import type { PoolClient } from 'pg';
import { afterAll } from 'vitest';
import { type Database, openDatabase } from '../../db/index.ts';

/**
 * A fault at the `at`-th statement (from 0) after arming. 'cut before', 'cut after': the connection breaks before the
 * statement reaches the server, or after it took effect, so that its answer is lost; 'throw': it is not sent at all.
 */
export type Fault = { at: number; kind: 'cut before' | 'cut after' | 'throw' };

/** A database whose connections break on demand. */
export type FaultyDatabase = {
  database: Database;
  /** Counts the next statements towards this fault; undefined: no more faults. */
  arm: (fault: Fault | undefined) => void;
  /** The number of faults so far. */
  count: () => number;
};

type Statement = (...args: unknown[]) => unknown;

/** Opens a database with a pool of its own whose connections break on demand. */
export function openFaultyDatabase(url: string): FaultyDatabase {
  const database = openDatabase(url, 4);
  afterAll(database.close);
  let armed: Fault | undefined;
  let sent = 0;
  let happened = 0;
  const isDue = () => {
    const due = armed?.at === sent;
    sent += 1;
    if (due) happened += 1;
    return due ? armed : undefined;
  };
  database.pool.on('connect', (client) => {
    const send = client.query.bind(client) as unknown as Statement;
    const faulty: Statement = async (...args) => {
      const fault = isDue();
      if (fault?.kind === 'throw') throw new Error('the statement was not sent');
      if (fault?.kind === 'cut before') breakConnection(client);
      const answer = await send(...args);
      if (fault?.kind !== 'cut after') return answer;
      breakConnection(client);
      throw new Error('Connection terminated: the answer was lost');
    };
    // The pool itself calls with a callback.
    const either: Statement = (...args) => {
      const callback = args.at(-1);
      if (typeof callback !== 'function') return faulty(...args);
      return void (faulty(...args.slice(0, -1)) as Promise<unknown>).then(
        (answer) => callback(undefined, answer),
        (error) => callback(error),
      );
    };
    client.query = either as unknown as PoolClient['query'];
  });
  return {
    database,
    arm: (fault) => {
      armed = fault;
      sent = 0;
    },
    count: () => happened,
  };
}

/** Destroys the socket without closing the connection, as a network failure or a killed process does. */
function breakConnection(client: PoolClient): void {
  (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
}
