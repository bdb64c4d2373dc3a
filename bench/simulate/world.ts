import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createLog } from '../../packages/server/src/base/index.ts';
import { migrate, openChangeFeed, openDatabase } from '../../packages/server/src/db/index.ts';
import { openKeys } from '../../packages/server/src/keys/index.ts';
import { startPostgres } from './postgres.ts';
import { openServer, type SimulatedServer } from './simulated-server.ts';

/** Servers on one database. */
export type World = {
  readonly servers: readonly SimulatedServer[];
  readonly adminKey: string;
  /** The database, without a proxy. */
  readonly database: pg.Pool;
  /** So many servers that are up; waits while there are fewer than two. */
  up: (count: number) => Promise<readonly SimulatedServer[]>;
  /** Whether the database refuses to write because its disk is full. */
  fillDisk: (isFull: boolean) => Promise<void>;
  close: () => Promise<void>;
};

/** What a world is made of. `bug`: the planted bug of its servers; `databaseUrl`: an empty database that is there already. */
export type WorldSettings = {
  servers: number;
  bug?: string | undefined;
  databaseUrl?: string | undefined;
  log?: ((line: string) => void) | undefined;
};

/** Starts PostgreSQL in a folder of its own, and the servers. */
export async function openWorld({ servers: count, bug, databaseUrl, log = () => {} }: WorldSettings): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-rate-simulate-'));
  const closers: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const url = databaseUrl ?? (await startOwn(closers));
    await migrate(url);
    const database = new pg.Pool({ connectionString: url, max: 6, application_name: 'simulation' });
    closers.push(() => database.end());
    await prepare(database);
    const adminKey = await makeAdminKey(url);
    const servers = await Promise.all(
      Array.from({ length: count }, (_, at) => openServer({ name: `s${at}`, url, folder, bug, log })),
    );
    closers.push(async () => void (await Promise.all(servers.map((server) => server.close()))));
    await Promise.all(servers.map((server) => server.ready()));
    const up = (wanted: number) => waitForServers(servers, wanted);
    return { servers, adminKey, database, up, fillDisk: (isFull) => fillDisk(database, isFull), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startOwn(closers: (() => Promise<void>)[]): Promise<string> {
  const postgres = await startPostgres();
  closers.push(postgres.stop);
  return postgres.url;
}

async function waitForServers(
  servers: readonly SimulatedServer[],
  wanted: number,
): Promise<readonly SimulatedServer[]> {
  for (;;) {
    const found = servers.filter((server) => server.isUp());
    if (found.length >= Math.min(2, servers.length)) return found.slice(0, wanted);
    await pause(50);
  }
}

async function makeAdminKey(url: string): Promise<string> {
  const log = createLog('silent');
  const database = openDatabase(url, 1);
  const changes = await openChangeFeed(url, log);
  try {
    return (await openKeys({ database, changes, log }).create({ name: 'simulation', scopes: ['admin'] })).key;
  } finally {
    await changes.close();
    await database.close();
  }
}

/** Tables that refuse to be written while the disk is full. */
const FILLED =
  'rates rate_sheets draft_rates publications orders events documents document_chunks quotes api_keys'.split(' ');

/** The sequence of the bug that numbers events early, and the triggers that refuse to write. */
async function prepare(database: pg.Pool): Promise<void> {
  await database.query(`
    create sequence simulation_positions;
    create table simulation_disk (is_full boolean not null);
    insert into simulation_disk values (false);
    create function simulation_refuse() returns trigger language plpgsql as $$
      begin
        if (select is_full from simulation_disk) then
          raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
        end if;
        return null;
      end $$;
    ${FILLED.map((table) => `create trigger simulation_disk after insert or update on ${table} for each statement execute function simulation_refuse();`).join('\n')}`);
}

async function fillDisk(database: pg.Pool, isFull: boolean): Promise<void> {
  await database.query('update simulation_disk set is_full = $1', [isFull]);
}
