import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../packages/server/bin/agent-rate.js', import.meta.url));
const BARE = fileURLToPath(new URL('bare-server.ts', import.meta.url));

/** Servers with folders of their own on one database have the same key. */
const KEY = Buffer.alloc(32, 1).toString('base64');

/** A server under measurement. */
export type Measured = {
  url: string;
  startedInMs: number;
  /** Resident memory of the process, in megabytes (10^6). */
  memoryMegabytes: () => number;
  /** Of the files in a folder that the process holds open, those without a name among them, in megabytes. */
  openMegabytes: (folder: string) => number;
  stop: () => Promise<void>;
};

function environment(dataDir: string): NodeJS.ProcessEnv {
  const own = { AGENT_RATE_DATA_DIR: dataDir, AGENT_RATE_SECRET_KEY: KEY, HOST: '127.0.0.1', PORT: '0' };
  return { ...process.env, ...own, AGENT_RATE_LOG_LEVEL: 'info' };
}

/** A service under measurement; `snapshotInMs` resolves when its rate snapshot is complete, at the latest. */
export type MeasuredService = Measured & { snapshotInMs: Promise<number> };

/** The real server on a data directory of its own. `options`: of the command `serve`; `settings`: more settings by name. */
export async function startAgentRate(
  dataDir: string,
  options: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<MeasuredService> {
  const begun = performance.now();
  const child = spawn(process.execPath, [PROGRAM, 'serve', ...options], {
    env: { ...environment(dataDir), ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  const snapshot = Promise.withResolvers<number>();
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      log += chunk;
      if (log.includes('the rate snapshot is complete')) snapshot.resolve(performance.now() - begun);
      const address = /"address":"([^"]+)"/.exec(log)?.[1];
      if (address) resolve(address);
    });
    child.on('exit', () => reject(new Error(log)));
  });
  return { ...measured(child, url), startedInMs: performance.now() - begun, snapshotInMs: snapshot.promise };
}

/** Node's own HTTP with a fixed body of that size, and with those headers (names and values in turn) when any are given. */
export async function startBare(bytes: number, headers?: readonly string[]): Promise<Measured> {
  const args = [BARE, String(bytes), ...(headers ? [JSON.stringify(headers)] : [])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [chunk] = await once(child.stdout, 'data');
  return { ...measured(child, `http://127.0.0.1:${String(chunk).trim()}`), startedInMs: 0 };
}

function measured(child: ChildProcess, url: string): Omit<Measured, 'startedInMs'> {
  return {
    url,
    memoryMegabytes: () => {
      const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
      return (Number(kilobytes) * 1024) / 1e6;
    },
    openMegabytes: (folder) =>
      readdirSync(`/proc/${child.pid}/fd`)
        .map((name) => sizeIfIn(folder, `/proc/${child.pid}/fd/${name}`))
        .reduce((sum, bytes) => sum + bytes, 0) / 1e6,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** The size of an open file in a folder; 0 of one elsewhere, and of one that was closed in the meantime. */
function sizeIfIn(folder: string, file: string): number {
  try {
    return readlinkSync(file).startsWith(folder) ? statSync(file).size : 0;
  } catch {
    return 0;
  }
}

/** Runs a command of `agent-rate` to its end; returns what it printed and how long it took. */
export function runAgentRate(dataDir: string, args: string[]): { out: string; seconds: number } {
  const begun = performance.now();
  const out = execFileSync(process.execPath, [PROGRAM, ...args], {
    env: environment(dataDir),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 28,
  });
  return { out, seconds: (performance.now() - begun) / 1000 };
}

/** Runs a command of `agent-rate` to its end; returns how long it took and the most resident memory of its process (without PostgreSQL), in megabytes (10^6). */
export async function measureAgentRate(
  dataDir: string,
  args: string[],
): Promise<{ seconds: number; peakMegabytes: number }> {
  const begun = performance.now();
  const child = spawn(process.execPath, [PROGRAM, ...args], { env: environment(dataDir), stdio: 'ignore' });
  let peakKilobytes = 0;
  const timer = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      peakKilobytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? peakKilobytes);
    } catch {
      // The process has just ended: its last known peak stands.
    }
  }, 50);
  const [code] = await once(child, 'exit');
  clearInterval(timer);
  if (code !== 0) throw new Error(`agent-rate ${args.join(' ')} ended with ${code}`);
  return { seconds: (performance.now() - begun) / 1000, peakMegabytes: (peakKilobytes * 1024) / 1e6 };
}
