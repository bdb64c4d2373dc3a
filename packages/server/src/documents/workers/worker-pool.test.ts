import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import type { BadTasks } from './testing/bad-tasks.ts';
import { createWorkerPool, type WorkerPool } from './worker-pool.ts';

// Processes start in half a second, or in several where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });
const folder = mkdtempSync(join(tmpdir(), 'agent-rate-workers-'));
const pools: WorkerPool<BadTasks>[] = [];
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  rmSync(folder, { recursive: true });
});

function openPool(size = 1, settings: { mostMilliseconds?: number } = {}): WorkerPool<BadTasks> {
  const pool = createWorkerPool<BadTasks, object>(new URL('./testing/bad-tasks.ts', import.meta.url), size, settings);
  pools.push(pool);
  return pool;
}

let files = 0;
const newFile = () => join(folder, `file-${++files}`);

async function until<T>(find: () => T | undefined): Promise<T> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const found = find();
    if (found !== undefined) return found;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error('waited in vain');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const readNumber = (file: string) => {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
};

test('a process at work ends when the server that started it is killed', async () => {
  const file = newFile();
  const server = spawn(process.execPath, [fileURLToPath(new URL('./testing/busy-server.ts', import.meta.url)), file], {
    stdio: 'ignore',
  });
  const worker = await until(() => readNumber(file));
  expect(isAlive(worker)).toBe(true);
  server.kill('SIGKILL');
  await until(() => (isAlive(worker) ? undefined : true));
});

test.skipIf(process.platform === 'win32')(
  'a document that takes gigabytes outside of V8 is refused, and the next one is read',
  async () => {
    const pool = openPool();
    const hog = pool.run('hog', { name: 'bomb.pdf' });
    const next = pool.run('quick', { name: 'good.pdf' });
    await expect(hog).rejects.toMatchObject({ code: 'document_too_large', data: { file: 'bomb.pdf' } });
    expect(await next).toBeGreaterThan(0);
  },
);

test('a process that took much memory for one document does not keep it', async () => {
  const pool = openPool();
  const first = await pool.run('keep', { name: 'large.pdf' });
  expect(await pool.run('quick', { name: 'small.pdf' })).not.toBe(first);
});

test('a small document does not wait for one that takes minutes', async () => {
  const pool = openPool();
  const stop = new AbortController();
  const slow = pool.run('loop', { name: newFile() }, { signal: stop.signal });
  const begun = Date.now();
  await pool.run('quick', { name: 'small.txt' });
  expect(Date.now() - begun).toBeLessThan(30_000);
  stop.abort(new Error('enough'));
  await expect(slow).rejects.toThrow('enough');
});

test('a task that takes longer than it may is refused, and its process ends', async () => {
  const file = newFile();
  const slow = openPool(1, { mostMilliseconds: 3_000 }).run('loop', { name: file });
  await expect(slow).rejects.toMatchObject({ code: 'document_too_slow', data: { file } });
  await until(() => (isAlive(readNumber(file) ?? 0) ? undefined : true));
});

test('a process that is killed from outside is replaced, and its document is read', async () => {
  expect(await openPool().run('killedOnce', { name: newFile() })).toBeGreaterThan(0);
});

test('a promise that a library rejects after the answer ends no process', async () => {
  const pool = openPool();
  const first = await pool.run('rejectLater', { name: 'damaged.pdf' });
  await new Promise((wake) => setTimeout(wake, 300));
  expect(await pool.run('quick', { name: 'good.pdf' })).toBe(first);
});
