import { type Log, Problem } from '../base/index.ts';
import type { ChangeFeed } from './change-feed.ts';
import { type Database, openDatabase } from './connect.ts';

/** How far behind the primary an answer of the replica may be. */
export const REPLICA_LAG_MILLISECONDS = 2_000;
const ASK_EVERY_MILLISECONDS = 500;

/** A streaming replica of the database, for readings that may lag. */
export type ReadReplica = {
  /**
   * Where to read now: the replica while it is proven to show all that was committed until `REPLICA_LAG_MILLISECONDS` ago, and
   * every change of rates that this process was notified of; the primary otherwise.
   */
  current: () => Database;
  /** Reads there, and once more from the primary when the replica fails. Throws what `read` throws. */
  read: <T>(read: (database: Database) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

type ReplicaParts = {
  url: string;
  primary: Database;
  changes: Pick<ChangeFeed, 'on' | 'isConnected'>;
  log: Log;
};

/** How far a server has written or replayed, and which database cluster it is. */
const POSITION = 'select system_identifier as system';
const WRITTEN = `${POSITION}, pg_current_wal_lsn()::text as position from pg_control_system()`;
const REPLAYED = `${POSITION}, pg_is_in_recovery() as standby, pg_last_wal_replay_lsn() >= $1::pg_lsn as shows
  from pg_control_system()`;

/** Opens the replica at `url`; it is used once it is proven to follow, and left while it does not. */
export function openReadReplica({ url, primary, changes, log }: ReplicaParts): ReadReplica {
  const replica = openDatabase(url);
  /** When that was asked which the replica showed last: what had been committed by then is there. */
  let shownAsOf = Number.NEGATIVE_INFINITY;
  let lastChange = Number.NEGATIVE_INFINITY;
  let reported = '';
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  changes.on('rates', () => {
    lastChange = performance.now();
  });
  const report = (state: string) => {
    if (state !== reported) log.info({ state }, 'read replica');
    reported = state;
  };
  const ask = async () => {
    const asked = performance.now();
    const state = await compare(primary, replica).catch((error: Error) => error.message);
    if (state === 'follows') shownAsOf = asked;
    if (state !== 'is behind') report(state);
    else if (asked - shownAsOf > REPLICA_LAG_MILLISECONDS) report(state);
    if (!isClosed) timer = setTimeout(ask, ASK_EVERY_MILLISECONDS).unref();
  };
  const first = ask();
  const current = () => {
    const isFresh = performance.now() - shownAsOf <= REPLICA_LAG_MILLISECONDS && shownAsOf > lastChange;
    return isFresh && changes.isConnected() ? replica : primary;
  };
  return {
    current,
    read: async (read) => {
      const database = current();
      if (database === primary) return read(primary);
      return read(database).catch((error: unknown) => {
        if (error instanceof Problem) throw error;
        shownAsOf = Number.NEGATIVE_INFINITY;
        return read(primary);
      });
    },
    close: async () => {
      isClosed = true;
      await first;
      clearTimeout(timer);
      await replica.close();
    },
  };
}

/** Whether the replica shows all that the primary has committed by now, or why it cannot be used. */
async function compare(primary: Database, replica: Database): Promise<string> {
  const written = (await primary.pool.query<{ system: number; position: string }>(WRITTEN)).rows[0];
  type Replayed = { system: number; standby: boolean; shows: boolean | null };
  const replayed = (await replica.pool.query<Replayed>(REPLAYED, [written?.position])).rows[0];
  if (replayed?.system !== written?.system || !replayed?.standby) return 'is no standby of this database: not used';
  return replayed.shows ? 'follows' : 'is behind';
}
