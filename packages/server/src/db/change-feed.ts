import pg from 'pg';
import type { Log } from '../base/index.ts';
import { APPLICATION_NAME } from './connect.ts';

const CHANNEL = 'agent_rate';
const RETRY_MILLISECONDS = 500;

/** What changed; each room names its own topics. */
export type ChangeTopic = 'keys' | 'rates' | 'port-aliases';

/** What every process is told when another one changed something, within milliseconds of its commit. */
export type ChangeFeed = {
  /** Calls `handler` after each change of `topic`, and after every reconnection, since changes may have been missed. */
  on: (topic: ChangeTopic, handler: () => void) => void;
  /** False while the listening connection is down: whatever is kept in memory must not be trusted then. */
  isConnected: () => boolean;
  close: () => Promise<void>;
};

/** The statement that tells all processes; run it in the transaction of the change, so that it goes out on commit. */
export const NOTIFY_CHANGE = `select pg_notify('${CHANNEL}', $1)`;

/** Listens on a connection of its own and keeps listening: a lost connection is made again. */
export async function openChangeFeed(url: string, log: Log): Promise<ChangeFeed> {
  const handlers = new Map<string, (() => void)[]>();
  let client: pg.Client | undefined;
  let connected = false;
  let closed = false;

  const tell = (topic: string) => {
    for (const handler of handlers.get(topic) ?? []) handler();
  };
  const tellAll = () => {
    for (const topic of handlers.keys()) tell(topic);
  };

  const lost = (reason: string) => {
    if (closed || !connected) return;
    connected = false;
    tellAll();
    log.warn({ reason }, 'lost the connection that listens for changes; connecting again');
    retry();
  };
  const retry = () => {
    setTimeout(() => listen().then(tellAll, retry), RETRY_MILLISECONDS).unref();
  };

  const listen = async () => {
    if (closed) return;
    const next = new pg.Client({ connectionString: url, application_name: APPLICATION_NAME, keepAlive: true });
    next.on('notification', (message) => tell(message.payload ?? ''));
    next.on('error', (error) => lost(error.message));
    next.on('end', () => lost('connection ended'));
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
    connected = true;
  };

  await listen();
  return {
    on: (topic, handler) => {
      handlers.set(topic, [...(handlers.get(topic) ?? []), handler]);
    },
    isConnected: () => connected,
    close: async () => {
      closed = true;
      connected = false;
      await client?.end();
    },
  };
}
