import { sql, type Transaction } from 'kysely';
import type { Database, Tables } from '../../db/index.ts';

/**
 * Runs `work` in a transaction that ends with nothing done when the signal fires: the statement under way is cancelled too.
 * Throws the signal's reason then.
 */
export function stoppableTransaction<T>(
  database: Database,
  signal: AbortSignal | undefined,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return database.sql.transaction().execute(async (trx) => {
    if (signal === undefined) return work(trx);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    let cancelling: Promise<unknown> = Promise.resolve();
    const cancel = () => {
      cancelling = database.pool.query('select pg_cancel_backend($1)', [rows[0]?.pid]).catch(() => {});
    };
    signal.addEventListener('abort', cancel, { once: true });
    try {
      return await work(trx);
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener('abort', cancel);
      // The connection is used again: it must not be cancelled later.
      await cancelling;
    }
  });
}
