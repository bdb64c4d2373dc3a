import type { PoolClient } from 'pg';
import { type ChangeTopic, NOTIFY_CHANGE } from './change-feed.ts';
import type { Database } from './connect.ts';

/** Runs `work` in a transaction; every process is notified of the change when it commits. */
export async function changeAndNotify<T>(
  { pool }: Pick<Database, 'pool'>,
  topic: ChangeTopic,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query(NOTIFY_CHANGE, [topic]);
    await client.query('commit');
    return result;
  } catch (error) {
    // A broken connection cannot roll back, and need not: the server did so.
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
