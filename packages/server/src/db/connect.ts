import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { isTracing, noteStatement } from '../base/index.ts';
import { databaseProblem } from './problems.ts';
import type { Tables } from './tables.ts';

const INT8 = 20;
const DATE = 1082;
const NUMERIC = 1700;

/** int8 and numeric as numbers (ids and minor units stay below 2^53), days as `YYYY-MM-DD`. */
export const COLUMN_TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === INT8 || oid === NUMERIC) return Number;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

/** The database as modules see it: Kysely for SQL, the pool for hot prepared statements and bulk work. */
export type Database = {
  url: string;
  sql: Kysely<Tables>;
  pool: pg.Pool;
  close: () => Promise<void>;
};

/** The application name of our connections. */
export const APPLICATION_NAME = 'agent-rate';
/** The application name of the connection by which each open service listens for changes. */
export const LISTENER_NAME = `${APPLICATION_NAME} listener`;

/**
 * Opens a pool on `url`. Connects lazily; `pingDatabase` checks that the server answers. `beginnings` are run on each
 * connection before anything else.
 */
export function openDatabase(url: string, maxConnections = 10, beginnings: readonly string[] = []): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: 5_000,
    // A database that went away without a word is noticed by the system, and not only by who waits.
    ...{ keepAlive: true, keepAliveInitialDelayMillis: 10_000 },
    types: COLUMN_TYPES,
    ...(beginnings.length > 0 ? { onConnect: (client: pg.ClientBase) => client.query(beginnings.join('; ')) } : {}),
  });
  // A connection that breaks while idle is replaced by the pool; without a listener Node would end the process.
  pool.on('error', () => {});
  // The same for one that breaks between two statements of a transaction: the next statement fails and says so.
  pool.on('connect', (client) => client.on('error', () => {}));
  if (isTracing()) noteQueries(pool);
  return { url, sql: kyselyOn(pool), pool, close: () => pool.end() };
}

/** Kysely on the connections of a pool. Its statements are told to the span around the caller. */
export function kyselyOn(pool: PostgresPool): Kysely<Tables> {
  const dialect = new PostgresDialect({ pool });
  if (!isTracing()) return new Kysely<Tables>({ dialect });
  return new Kysely<Tables>({
    dialect,
    log: ({ query, queryDurationMillis }) => noteStatement(query.sql, queryDurationMillis),
  });
}

/** Tells the span around the caller of what the pool itself is asked. */
function noteQueries(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (statement: unknown, ...rest: unknown[]) => unknown;
  const noted = (statement: unknown, ...rest: unknown[]) => {
    const begun = performance.now();
    const result = query(statement, ...rest);
    const text = typeof statement === 'string' ? statement : (statement as { text?: string }).text;
    const note = () => noteStatement(text ?? 'query', performance.now() - begun);
    if (result instanceof Promise) void result.then(note, note);
    return result;
  };
  pool.query = noted as typeof pool.query;
}

/** The server's version as a number (180004). Throws `database_unreachable` or `database_too_old`. */
export async function pingDatabase(database: Pick<Database, 'pool'>): Promise<number> {
  const version = await database.pool
    .query<{ version: string }>(`select current_setting('server_version_num') as version`)
    .then((result) => Number(result.rows[0]?.version))
    .catch((error: Error) => {
      throw databaseProblem('database_unreachable', { reason: error.message });
    });
  if (version < 150_000) throw databaseProblem('database_too_old', { server_version: version });
  return version;
}
