import type { PoolClient } from 'pg';
import { afterAll } from 'vitest';
import { type Database, openDatabase } from '../../db/index.ts';

/**
 * Something that goes wrong once, at the `at`-th statement (from 0) that is sent after arming. 'cut': the connection is
 * torn, before the statement reached the server or after it took effect, so that its answer is lost; 'throw': the process
 * stumbles instead of sending it.
 */
export type Fault = { at: number; kind: 'cut before' | 'cut after' | 'throw' };

/** A database whose connections break when told to. */
export type FaultyDatabase = {
  database: Database;
  /** The next statements count towards this fault; undefined: nothing goes wrong any more. */
  arm: (fault: Fault | undefined) => void;
  /** How many faults happened since the beginning. */
  count: () => number;
};

type Statement = (...args: unknown[]) => unknown;

/** Opens a database of its own pool whose connections break when told to. */
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
      if (fault?.kind === 'throw') throw new Error('the process stumbled');
      if (fault?.kind === 'cut before') tear(client);
      const answer = await send(...args);
      if (fault?.kind !== 'cut after') return answer;
      tear(client);
      throw new Error('Connection terminated: the answer was lost');
    };
    // The pool itself asks with a callback.
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

/** Tears the socket, as a network or a killed process does: nobody says good-bye. */
function tear(client: PoolClient): void {
  (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
}
