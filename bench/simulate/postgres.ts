import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createLog } from '../../packages/server/src/base/index.ts';
import { startCluster } from '../../packages/server/src/db/index.ts';

/** Processes are killed, not the machine: PostgreSQL need not flush. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200'];

/** A PostgreSQL of the simulation's own. */
export type Postgres = {
  readonly url: string;
  /** Makes an empty database and gives its URL. */
  createDatabase: (name: string) => Promise<string>;
  stop: () => Promise<void>;
};

/** Starts the embedded PostgreSQL in a folder that goes when it is stopped. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-rate-simulate-'));
  // As root, PostgreSQL runs under an account of its own, which must be able to enter this folder.
  chmodSync(folder, 0o755);
  const cluster = await startCluster({ dataDir: folder, log: createLog('warn'), settings: SETTINGS });
  return {
    url: cluster.url,
    createDatabase: async (name) => {
      const client = new pg.Client({ connectionString: cluster.url });
      await client.connect();
      await client.query(`create database ${client.escapeIdentifier(name)}`);
      await client.end();
      const url = new URL(cluster.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    stop: async () => {
      await cluster.leave();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
