import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';

/** The real program, in processes of its own, on a data directory of its own. */
const PROGRAM = fileURLToPath(new URL('../../../bin/agent-rate.js', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'agent-rate-serve-'));
chmodSync(dataDir, 0o755);
const started: ChildProcess[] = [];
// Starting a database takes a second, or many where the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

type Running = { address: string; child: ChildProcess; output: { err: string }; ended: Promise<number | null> };
type Ended = { code: number | null; out: string; err: string };

/** `channel`: as the launcher starts it, when the machine's own Node is too old. No 'close' comes after a disconnect. */
function start(args: string[], env: Record<string, string> = {}, channel = false) {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', AGENT_RATE_DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(channel ? (['ipc'] as const) : [])],
  });
  started.push(child);
  const output = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => (output.out += chunk));
  child.stderr?.on('data', (chunk) => (output.err += chunk));
  return {
    child,
    output,
    ended: new Promise<number | null>((resolve) => child.on(channel ? 'exit' : 'close', resolve)),
  };
}

async function run(args: string[], env?: Record<string, string>): Promise<Ended> {
  const { output, ended } = start(args, env);
  return { code: await ended, ...output };
}

async function serve(env?: Record<string, string>): Promise<Running> {
  const { child, output, ended } = start(['serve'], env);
  const address = await until(() => /"address":"([^"]+)"/.exec(output.err)?.[1]);
  return { address, child, output, ended };
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

const statusOf = (url: string, key?: string) =>
  fetch(url, key === undefined ? {} : { headers: { Authorization: `Bearer ${key}` } }).then(
    (answer) => answer.status,
    () => 0,
  );
const postmasterFile = () => {
  const { clusterFolder } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'));
  return join(dataDir, clusterFolder, 'postmaster.pid');
};
const postmaster = () => Number(readFileSync(postmasterFile(), 'utf8').split('\n')[0]);
const createKey = async (scopes: string) => {
  const { out } = await run(['keys', 'create', '--name', 'test', '--scopes', scopes, '--json']);
  return JSON.parse(out) as { id: string; key: string };
};

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  if (existsSync(postmasterFile())) killIfThere(postmaster());
  rmSync(dataDir, { recursive: true, force: true });
});

test('servers and commands share one database, and the last one to leave stops it', async () => {
  const first = await serve();
  expect(await statusOf(`${first.address}/health`)).toBe(200);
  const second = await serve();
  await until(() => second.output.err.includes('the last to stop stops it') || undefined);
  expect(first.output.err).not.toContain('the last to stop stops it');
  const admin = await createKey('admin');
  const reader = await createKey('rates:read');
  expect(await statusOf(`${first.address}/rates`, reader.key)).toBe(200);
  expect(await statusOf(`${second.address}/rates`, reader.key)).toBe(200);

  const revoked = await fetch(`${first.address}/keys/${reader.id}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${admin.key}` },
  });
  expect(revoked.status).toBe(200);
  expect(await statusOf(`${second.address}/rates`, reader.key)).toBe(401);

  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(await statusOf(`${second.address}/rates`, admin.key)).toBe(200);
  second.child.kill('SIGINT');
  expect(await second.ended).toBe(0);
  expect(existsSync(postmasterFile())).toBe(false);
});

test('a port that is taken is one sentence with what to do', async () => {
  const first = await serve();
  const { port } = new URL(first.address);
  const { code, out, err } = await run(['serve'], { PORT: port, AGENT_RATE_LOG_LEVEL: 'warn' });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(`port_taken: Another program listens on 127.0.0.1:${port} already.`);
  expect(err).toContain('choose another port');
  first.child.kill('SIGTERM');
  await first.ended;
});

test('a server that was launched by an older Node stops by itself when that one is killed, and at a signal', async () => {
  const left = start(['serve'], {}, true);
  await until(() => /"address"/.exec(left.output.err) ?? undefined);
  left.child.disconnect();
  expect(await left.ended).toBe(0);
  const signalled = start(['serve'], {}, true);
  await until(() => /"address"/.exec(signalled.output.err) ?? undefined);
  signalled.child.kill('SIGTERM');
  expect(await signalled.ended).toBe(0);
});

test('every wrong setting is reported before anything starts', async () => {
  const { code, err } = await run(['serve'], { PORT: 'http', AGENT_RATE_LOG_LEVEL: 'loud' });
  expect(code).toBe(1);
  expect(err).toMatch(/^config_invalid: 2 settings are wrong: PORT=http .*; AGENT_RATE_LOG_LEVEL=loud /);
});

test('a database that is killed under the server comes back, and so does all after kill -9 of everything', async () => {
  const { key } = await createKey('rates:read');
  const first = await serve();
  const killed = postmaster();
  process.kill(killed, 'SIGKILL');
  await until(async () => ((await statusOf(`${first.address}/rates`, key)) === 503 ? true : undefined));
  await until(async () => ((await statusOf(`${first.address}/rates`, key)) === 200 ? true : undefined));
  expect(postmaster()).not.toBe(killed);

  first.child.kill('SIGKILL');
  process.kill(postmaster(), 'SIGKILL');
  await first.ended;
  const again = await serve();
  expect(await statusOf(`${again.address}/rates`, key)).toBe(200);
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
});

test('a data directory that is deleted under the server ends it with one sentence, and the next start begins anew', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'agent-rate-serve-'));
  chmodSync(folder, 0o755);
  const { output, ended } = start(['serve'], { AGENT_RATE_DATA_DIR: folder });
  await until(() => /"address"/.exec(output.err) ?? undefined);
  const database = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  // PostgreSQL may write a file into a folder that is just being deleted.
  rmSync(folder, { recursive: true, maxRetries: 20, retryDelay: 50 });
  expect(await ended).toBe(1);
  expect(output.err).toContain(
    'data_directory_gone: The data directory was deleted or moved while the server used it.',
  );
  // PostgreSQL notices by itself within a minute, and may have by now; the test does not wait.
  killIfThere(database);
  const again = await serve({ AGENT_RATE_DATA_DIR: folder });
  expect(await statusOf(`${again.address}/health`)).toBe(200);
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
  rmSync(folder, { recursive: true });
});
