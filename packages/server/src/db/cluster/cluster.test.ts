import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '../../base/index.ts';
import { type Cluster, findRunningCluster, startCluster } from './cluster.ts';

// Creating and starting a cluster takes some seconds where the machine is busy.
vi.setConfig({ testTimeout: 120_000 });
const isRoot = process.getuid?.() === 0;
const log = createLog('silent');
const folders: string[] = [];
const running: Cluster[] = [];
const children: ChildProcess[] = [];

afterEach(async () => {
  for (const cluster of running.splice(0)) await cluster.leave();
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder for data directories; with `isPrivate`, root's own, which the server's account cannot enter. */
function newFolder(isPrivate = false): string {
  const folder = mkdtempSync(join(tmpdir(), 'agent-rate-cluster-'));
  if (!isPrivate) chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

async function start(dataDir: string): Promise<Cluster> {
  const cluster = await startCluster({ dataDir, log, settings: ['fsync=off'] });
  running.push(cluster);
  return cluster;
}

async function stop(cluster: Cluster): Promise<void> {
  running.splice(running.indexOf(cluster), 1);
  await cluster.leave();
}

async function query(cluster: Cluster, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

/** A stopped data directory whose database holds one note. */
async function withNote(dataDir: string, note: string): Promise<string> {
  const cluster = await start(dataDir);
  await query(cluster, `create table notes as select '${note}' as text`);
  await stop(cluster);
  return cluster.folder;
}

const stateOf = (dataDir: string) => JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'));

test('a copy of a data directory opens the copy, beside the original that runs', async () => {
  const folder = newFolder();
  const [original, copy] = [join(folder, 'original'), join(folder, 'copy')];
  await withNote(original, 'before the copy');
  cpSync(original, copy, { recursive: true, preserveTimestamps: true });
  const first = await start(original);
  await query(first, `insert into notes values ('after the copy')`);
  const second = await start(copy);
  expect(second).toMatchObject({ joined: false, folder: join(copy, 'postgres') });
  expect(await query(second, 'select text from notes')).toEqual(['before the copy']);
  expect(await query(first, 'select text from notes')).toEqual(['before the copy', 'after the copy']);
  expect(findRunningCluster(copy)).toBe(second.url);
});

test('a data directory that was moved opens with its data, also one of an earlier version that names its old place', async () => {
  const folder = newFolder();
  const [before, after] = [join(folder, 'before'), join(folder, 'after')];
  await withNote(before, 'moved');
  writeFileSync(
    join(before, 'database.json'),
    JSON.stringify({ ...stateOf(before), clusterFolder: join(before, 'postgres') }),
  );
  renameSync(before, after);
  expect(await query(await start(after), 'select text from notes')).toEqual(['moved']);
  expect(stateOf(after).clusterFolder).toBe('postgres');
});

test('a database that is named and not there is an error, and none is created in its place', async () => {
  const dataDir = join(newFolder(), 'data');
  const cluster = await withNote(dataDir, 'lost');
  rmSync(cluster, { recursive: true });
  await expect(startCluster({ dataDir, log })).rejects.toMatchObject({
    code: 'database_missing',
    data: { folder: join(dataDir, 'postgres') },
  });
  expect(readdirSync(dataDir)).toEqual(['database.json']);
});

test('a database of another major version of PostgreSQL is refused with what to do, and left as it is', async () => {
  const dataDir = join(newFolder(), 'data');
  const cluster = await withNote(dataDir, 'older');
  writeFileSync(join(cluster, 'PG_VERSION'), '17\n');
  await expect(startCluster({ dataDir, log })).rejects.toMatchObject({
    code: 'database_other_major',
    data: { made_by: '17', own: '18', next: expect.stringContaining('agent-rate backup') },
  });
  writeFileSync(join(cluster, 'PG_VERSION'), '18\n');
  expect(await query(await start(dataDir), 'select text from notes')).toEqual(['older']);
});

test('a damaged or missing database.json is written again from the cluster; without that it is an error', async () => {
  const dataDir = join(newFolder(), 'data');
  const cluster = await withNote(dataDir, 'kept');
  for (const text of ['{"clusterFolder": "post', undefined]) {
    if (text === undefined) rmSync(join(dataDir, 'database.json'));
    else writeFileSync(join(dataDir, 'database.json'), text);
    const again = await start(dataDir);
    expect(await query(again, 'select text from notes')).toEqual(['kept']);
    expect(stateOf(dataDir)).toMatchObject({ clusterFolder: 'postgres' });
    await stop(again);
  }
  rmSync(join(cluster, 'database.json'));
  rmSync(join(dataDir, 'database.json'));
  await expect(startCluster({ dataDir, log })).rejects.toMatchObject({ code: 'database_state_damaged' });
});

test('several first starts at once end with one database', async () => {
  const dataDir = join(newFolder(), 'data');
  const clusters = await Promise.all([start(dataDir), start(dataDir)]);
  expect(new Set(clusters.map(({ url }) => url)).size).toBe(1);
  expect(readdirSync(dataDir).sort()).toEqual(['database.json', 'postgres']);
});

test('of processes that leave at the same moment, one stops the database', async () => {
  const dataDir = join(newFolder(), 'data');
  const [first, second] = [await start(dataDir), await start(dataDir)];
  await Promise.all([stop(first), stop(second)]);
  expect(findRunningCluster(dataDir)).toBeUndefined();
});

test('the last to leave waits for connections that are slow to end, and leaves a service that runs its database', async () => {
  const dataDir = join(newFolder(), 'data');
  const cluster = await start(dataDir);
  const service = new pg.Client({ connectionString: cluster.url, application_name: 'agent-rate listener' });
  await service.connect();
  await cluster.leave();
  expect(findRunningCluster(dataDir)).toBe(cluster.url);
  await service.end();
  const slow = new pg.Client({ connectionString: cluster.url });
  await slow.connect();
  setTimeout(() => void slow.end(), 1_000);
  await stop(cluster);
  expect(findRunningCluster(dataDir)).toBeUndefined();
});

test('nobody but its owner can read the password, not even while the database is created', async () => {
  const dataDir = join(newFolder(), 'data');
  const seen = new Map<string, number>();
  const look = setInterval(() => {
    if (!existsSync(dataDir)) return;
    for (const name of readdirSync(dataDir).filter((one) => /password|database\.json/.test(one))) {
      const { mode } = statSync(join(dataDir, name), { throwIfNoEntry: false }) ?? { mode: 0 };
      seen.set(name.replace(/[\da-f]{8}/, 'X'), (seen.get(name) ?? 0) | (mode & 0o077));
    }
  }, 1);
  const cluster = await start(dataDir);
  clearInterval(look);
  expect(Object.fromEntries(seen)).toMatchObject({ 'postgres.new-X.password': 0, 'database.json': 0 });
  expect([...seen.values()].filter((mode) => mode !== 0)).toEqual([]);
  expect(statSync(join(cluster.folder, 'database.json')).mode & 0o077).toBe(0);
});

test.skipIf(process.platform !== 'linux')(
  'a lock left by a kill that now names another living process does not keep the database from starting',
  async () => {
    const dataDir = join(newFolder(), 'data');
    const cluster = await withNote(dataDir, 'still here');
    const { uid, gid } = statSync(cluster);
    const other = spawn('sleep', ['600'], { ...(isRoot ? { uid, gid } : {}), stdio: 'ignore' });
    children.push(other);
    const lock = [other.pid, cluster, 1, 54_321, '', '127.0.0.1', '1 1', 'ready   ', ''].join('\n');
    writeFileSync(join(cluster, 'postmaster.pid'), lock);
    expect(findRunningCluster(dataDir)).toBeUndefined();
    expect(await query(await start(dataDir), 'select text from notes')).toEqual(['still here']);
    expect(other.exitCode).toBeNull();
  },
);

test.skipIf(!isRoot)('a copy of a directory whose database lies outside of it never opens the original', async () => {
  const folder = newFolder(true);
  const [original, copy, moved] = [join(folder, 'original'), join(folder, 'copy'), join(folder, 'moved')];
  const cluster = await withNote(original, 'outside');
  folders.push(cluster, `${cluster}.owner`);
  expect(cluster.startsWith(folder)).toBe(false);
  cpSync(original, copy, { recursive: true });
  await expect(startCluster({ dataDir: copy, log })).rejects.toMatchObject({
    code: 'database_belongs_elsewhere',
    data: { folder: copy, owner: original },
  });
  // A directory that was moved keeps its database.
  renameSync(original, moved);
  expect(await query(await start(moved), 'select text from notes')).toEqual(['outside']);
  await expect(startCluster({ dataDir: copy, log })).rejects.toMatchObject({ data: { owner: moved } });
});
