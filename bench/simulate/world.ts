import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createLog } from '../../packages/server/src/base/index.ts';
import { migrate, startCluster } from '../../packages/server/src/db/index.ts';
import { openServer, PROGRAM, type SimulatedServer } from './simulated-server.ts';

/** Processes are killed, not the machine: PostgreSQL need not flush. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200'];

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

/** What a world is made of. `bug`: the planted bug of its servers. */
export type WorldSettings = { servers: number; bug?: string | undefined; log?: (line: string) => void };

/** Starts PostgreSQL in a folder of its own, and the servers. */
export async function openWorld({ servers: count, bug, log = () => {} }: WorldSettings): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-rate-simulate-'));
  // As root, PostgreSQL runs under an account of its own, which must be able to enter this folder.
  chmodSync(folder, 0o755);
  const cluster = await startCluster({ dataDir: join(folder, 'database'), log: createLog('warn'), settings: SETTINGS });
  const closers = [async () => rmSync(folder, { recursive: true, force: true }), cluster.leave];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    await migrate(cluster.url);
    const database = new pg.Pool({ connectionString: cluster.url, max: 6, application_name: 'simulation' });
    closers.push(() => database.end());
    await prepare(database);
    const env = { ...process.env, DATABASE_URL: cluster.url, AGENT_RATE_DATA_DIR: folder };
    const making = [PROGRAM, 'keys', 'create', '--name', 'simulation', '--scopes', 'admin', '--json'];
    const { key } = JSON.parse(execFileSync(process.execPath, making, { env, encoding: 'utf8' })) as { key: string };
    const servers = await Promise.all(
      Array.from({ length: count }, (_, at) => openServer({ name: `s${at}`, url: cluster.url, folder, bug, log })),
    );
    closers.push(async () => void (await Promise.all(servers.map((server) => server.close()))));
    await Promise.all(servers.map((server) => server.ready()));
    const up = async (count: number) => {
      for (;;) {
        const found = servers.filter((server) => server.isUp());
        if (found.length >= Math.min(2, servers.length)) return found.slice(0, count);
        await pause(50);
      }
    };
    return { servers, adminKey: key, database, up, fillDisk: (isFull) => fillDisk(database, isFull), close };
  } catch (error) {
    await close();
    throw error;
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
