import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLog } from '../base/index.ts';
import { type ChangeFeed, openChangeFeed } from './change-feed.ts';
import { type Cluster, startCluster } from './cluster/cluster.ts';
import { type Database, openDatabase } from './connect.ts';
import { openReadReplica, REPLICA_LAG_MILLISECONDS, type ReadReplica } from './read-replica.ts';

// Two servers of PostgreSQL are created and started, which takes some seconds where the machine is busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });
const log = createLog('silent');
const folder = mkdtempSync(join(tmpdir(), 'agent-rate-replica-'));
chmodSync(folder, 0o755);
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
let servers: { primary: Cluster; standby: Cluster };
let primary: Database;
let changes: ChangeFeed;
let replica: ReadReplica;

async function start(dataDir: string): Promise<Cluster> {
  const cluster = await startCluster({ dataDir, log, settings: ['fsync=off'] });
  closers.push(cluster.leave);
  return cluster;
}

/** A standby by PostgreSQL's own low-level backup: the files are copied between its start and its end. */
async function startStandby({ url, folder: cluster }: Cluster): Promise<Cluster> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const dataDir = join(folder, 'standby');
  const copy = join(dataDir, basename(cluster));
  await client.query(`select pg_backup_start('standby', true)`);
  cpSync(join(folder, 'primary'), dataDir, {
    recursive: true,
    filter: (file) => !file.endsWith('postmaster.pid') && !/pg_wal\/[\dA-F]{24}$/.test(file),
  });
  const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)');
  await client.end();
  writeFileSync(join(copy, 'backup_label'), rows[0]?.label ?? '');
  writeFileSync(join(copy, 'standby.signal'), '');
  const { hostname, port, username, password } = new URL(url);
  const from = `host=${hostname} port=${port} user=${username} password=${password}`;
  writeFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`);
  return start(dataDir);
}

beforeAll(async () => {
  const started = await start(join(folder, 'primary'));
  primary = openDatabase(started.url);
  await primary.pool.query('create table notes (text text)');
  servers = { primary: started, standby: await startStandby(started) };
  changes = await openChangeFeed(started.url, log);
  replica = openReadReplica({ url: servers.standby.url, primary, changes, log });
  closers.push(primary.close, changes.close, replica.close);
});
afterAll(async () => {
  for (const closer of closers.reverse()) await closer();
});

const isUsed = () => replica.current() !== primary;
const used = () => vi.waitFor(() => expect(isUsed()).toBe(true), { timeout: 20_000, interval: 20 });
const read = () =>
  replica.read(async ({ pool }) => (await pool.query('select text from notes')).rows.map(({ text }) => text));
const onStandby = async (statement: string) => {
  const client = new pg.Client({ connectionString: servers.standby.url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

test('readings go to the replica while it follows, and nothing is written there', async () => {
  await used();
  await replica.read(async (database) => {
    expect((await database.pool.query('select pg_is_in_recovery() as standby')).rows).toEqual([{ standby: true }]);
    await expect(database.pool.query(`insert into notes values ('x')`)).rejects.toThrow('read-only');
  });
});

test('who was notified of a change reads it, however far the replica is behind', async () => {
  await used();
  await onStandby('select pg_wal_replay_pause()');
  await primary.pool.query(`insert into notes values ('published')`);
  await primary.pool.query(`select pg_notify('agent_rate', 'rates')`);
  await changes.waitForListeners();
  expect(isUsed()).toBe(false);
  expect(await read()).toEqual(['published']);
  await onStandby('select pg_wal_replay_resume()');
  await used();
  expect(await read()).toEqual(['published']);
});

test('a replica that falls behind is left within the bound, and taken again when it has caught up', async () => {
  await used();
  await onStandby('select pg_wal_replay_pause()');
  await primary.pool.query(`insert into notes values ('later')`);
  const written = performance.now();
  while (isUsed()) await new Promise((wake) => setTimeout(wake, 20));
  expect(performance.now() - written).toBeLessThan(REPLICA_LAG_MILLISECONDS + 500);
  expect(await read()).toContain('later');
  await onStandby('select pg_wal_replay_resume()');
  await used();
  expect(await read()).toContain('later');
});

test('another database is no replica, and a reading that fails there is answered by the primary', async () => {
  const itself = openReadReplica({ url: servers.primary.url, primary, changes, log });
  await new Promise((wake) => setTimeout(wake, 300));
  expect(itself.current()).toBe(primary);
  await itself.close();
  await used();
  const standby = replica.current();
  const answer = await replica.read(async (database) => {
    if (database === standby) throw new Error('canceling statement due to conflict with recovery');
    return 'from the primary';
  });
  expect(answer).toBe('from the primary');
});
