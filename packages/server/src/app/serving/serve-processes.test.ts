import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** The real program with two processes that answer and one that does jobs, on a data directory of its own. */
const PROGRAM = fileURLToPath(new URL('../../../bin/agent-rate.js', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'agent-rate-processes-'));
chmodSync(dataDir, 0o755);
// Starting a database takes a second, or many where the machine is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', AGENT_RATE_DATA_DIR: dataDir };

function start(args: string[], more: Record<string, string> = {}) {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (output.out += chunk));
  child.stderr.on('data', (chunk) => (output.err += chunk));
  return { child, output, ended: new Promise<number | null>((resolve) => child.on('close', resolve)) };
}

async function until<T>(find: () => T | undefined | Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const found = await find();
    if (found !== undefined) return found;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error('waited in vain');
}

let server: ReturnType<typeof start>;
let address = '';
let key = '';

beforeAll(async () => {
  server = start(['serve', '--workers', '2']);
  address = await until(() => /"address":"([^"]+)"/.exec(server.output.err)?.[1]);
  const created = start(['keys', 'create', '--name', 'all', '--scopes', 'rates:read,rates:write', '--json']);
  await created.ended;
  key = JSON.parse(created.output.out).key;
});

afterAll(() => {
  server.child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(address + path, { ...init, headers: { Authorization: `Bearer ${key}`, ...init.headers } });
const readFigure = async (name: string) => {
  const text = await (await ask('/metrics')).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
};
const allRun = () => until(async () => ((await readFigure('agent_rate_processes')) === 3 ? true : undefined));
/** The processes that were started so far, in turn. */
const listProcesses = () =>
  [...server.output.err.matchAll(/"process":(\d+),"role":"([a-z ]+)","msg":"started a process"/g)].map(
    ([, pid, role]) => ({ pid: Number(pid), role }),
  );
const isAlive = (child: ChildProcess | number) => {
  try {
    return process.kill(typeof child === 'number' ? child : (child.pid ?? 0), 0);
  } catch {
    return false;
  }
};

test('processes answer at one port, and any of them tells the metrics of all', async () => {
  await allRun();
  expect(listProcesses().map(({ role }) => role)).toEqual(['answers requests', 'answers requests', 'does jobs']);
  const counted = 'agent_rate_http_request_duration_seconds_count{operation="list-rates",method="GET",status="200"}';
  for (let asked = 0; asked < 8; asked += 1) expect((await ask(`/rates?per_page=${asked + 1}`)).status).toBe(200);
  const text = await (await ask('/metrics')).text();
  expect(text).toContain(`${counted} 8\n`);
  expect(text).toContain('\nagent_rate_webhook_deliveries_waiting 0\n');
});

test('a process that dies is replaced, with one line in the log, and the port goes on answering', async () => {
  await allRun();
  const [dying] = listProcesses();
  process.kill(dying?.pid ?? 0, 'SIGKILL');
  const line = await until(
    () => /\{"level":"error"[^\n]*a process ended; starting another/.exec(server.output.err)?.[0],
  );
  expect(line).toContain(`"process":${dying?.pid}`);
  for (let asked = 0; asked < 4; asked += 1) {
    const answer = await fetch(`${address}/health/live`, { headers: { Connection: 'close' } });
    expect(answer.status).toBe(200);
  }
  await until(() => (listProcesses().length === 4 ? true : undefined));
  await allRun();
});

test('jobs are done by the process for them', async () => {
  const worker = listProcesses().find(({ role }) => role === 'does jobs')?.pid ?? 0;
  process.kill(worker, 'SIGSTOP');
  const row = (at: number) => `Shanghai,Rotterdam,MSC,40HC,${1000 + at},USD,2026-01-01,2099-12-31`;
  const rows = Array.from({ length: 6_000 }, (_, at) => row(at));
  const form = new FormData();
  const sheet = ['POL,POD,Carrier,Equipment,Amount,Currency,Valid from,Valid to', ...rows].join('\n');
  form.set('file', new Blob([sheet]), 'rates.csv');
  const accepted = await ask('/rate-sheets?wait=false', { method: 'POST', body: form });
  expect(accepted.status).toBe(202);
  const { id } = (await accepted.json()) as { id: number };
  const statusOf = async () => ((await (await ask(`/rate-sheets/${id}`)).json()) as { status: string }).status;
  await new Promise((wake) => setTimeout(wake, 1_000));
  expect(await statusOf()).toBe('importing');
  process.kill(worker, 'SIGCONT');
  await until(async () => ((await statusOf()) === 'draft' ? true : undefined));
});

test('a signal stops all of them, and the embedded database', async () => {
  const running = listProcesses().filter(({ pid }) => isAlive(pid));
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(running.length).toBe(3);
  expect(running.filter(({ pid }) => isAlive(pid))).toEqual([]);
  const { clusterFolder } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'));
  expect(existsSync(join(dataDir, clusterFolder, 'postmaster.pid'))).toBe(false);
});

test('a start that cannot succeed ends with the reason, and is not tried again', async () => {
  const { output, ended } = start(['serve', '--workers', '2'], { HOST: '203.0.113.7', PORT: '8080' });
  expect(await ended).toBe(1);
  expect(output.err).toContain('host_unavailable: This machine has no address 203.0.113.7 to listen on.');
  expect(output.err).toContain('process_ended: ');
  expect(output.err).not.toContain('starting another');
});
