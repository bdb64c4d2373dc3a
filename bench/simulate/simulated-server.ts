import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts';
import type { Order } from './preload.ts';

export const PROGRAM = fileURLToPath(new URL('../../packages/server/bin/agent-rate.js', import.meta.url));
const PRELOAD = new URL('preload.ts', import.meta.url).href;
const START_MILLISECONDS = 300_000;
const MOST_STARTS = 10;
/** Servers with folders of their own on one database have the same key. */
const KEY = Buffer.alloc(32, 1).toString('base64');

/** One server process, and the proxy that stands between it and the database. */
export type SimulatedServer = {
  readonly name: string;
  readonly proxy: FaultProxy;
  /** Where it answers; another port after a restart. */
  url: () => string;
  tell: (order: Order['simulation']) => void;
  /** Ends the process at once, and starts it again. */
  kill: () => void;
  /** Stops the process for a while, as a machine that is short of processors does. */
  stop: (milliseconds: number) => void;
  /** Whether it answers: not from a kill until it is ready again. */
  isUp: () => boolean;
  /** Resolves when it answers that it is ready. Throws when it does not within five minutes. */
  ready: () => Promise<void>;
  close: () => Promise<void>;
};

/** How a server is started: its name, its database, and the folder that it keeps its own in. */
export type ServerSettings = {
  name: string;
  url: string;
  folder: string;
  bug: string | undefined;
  log: (line: string) => void;
};

/** Starts a server behind a proxy of its own. */
export async function openServer({ name, url, folder, bug, log }: ServerSettings): Promise<SimulatedServer> {
  const { hostname, port } = new URL(url);
  const proxy = await openFaultProxy({ host: hostname, port: Number(port) });
  const env = environment({ url, folder: join(folder, name), port: proxy.port, bug });
  let running = startProcess(env, (line) => log(`${name} ${line}`));
  let isClosing = false;
  let isUp = true;
  const start = () => {
    running = startProcess(env, (line) => log(`${name} ${line}`));
  };
  const ready = () => waitUntilReady(name, { running: () => running, start, isClosing: () => isClosing });
  return {
    name,
    proxy,
    url: () => running.url(),
    tell: (simulation) => running.child.connected && running.child.send({ simulation } satisfies Order),
    kill: () => {
      running.child.kill('SIGKILL');
      start();
      isUp = false;
      void ready().then(() => {
        isUp = true;
      });
    },
    isUp: () => isUp,
    stop: (milliseconds) => {
      const { child } = running;
      child.kill('SIGSTOP');
      setTimeout(() => child.kill('SIGCONT'), milliseconds);
    },
    ready,
    close: async () => {
      isClosing = true;
      running.child.kill('SIGKILL');
      await proxy.close();
    },
  };
}

type Own = { url: string; folder: string; port: number; bug: string | undefined };

function environment({ url, folder, port, bug }: Own): NodeJS.ProcessEnv {
  const ofProxy = new URL(url);
  ofProxy.hostname = '127.0.0.1';
  ofProxy.port = String(port);
  const own = {
    DATABASE_URL: ofProxy.href,
    AGENT_RATE_DATA_DIR: folder,
    AGENT_RATE_SECRET_KEY: KEY,
    SIMULATE_BUG: bug ?? '',
  };
  return { ...process.env, ...own, AGENT_RATE_LOG_LEVEL: 'info', HOST: '127.0.0.1', PORT: '0' };
}

type Running = { child: ChildProcess; url: () => string; said: () => string };

function startProcess(env: NodeJS.ProcessEnv, log: (line: string) => void): Running {
  const child = spawn(process.execPath, ['--import', PRELOAD, PROGRAM, 'serve'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let url = 'http://127.0.0.1:9';
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4_000);
    url = /"address":"(http[^"]+)"/.exec(text)?.[1] ?? url;
    for (const line of text.split('\n')) if (line !== '') log(line);
  });
  child.on('error', () => {});
  return { child, url: () => url, said: () => said };
}

type Starting = { running: () => Running; start: () => void; isClosing: () => boolean };

/** A server that ends while it starts, because the database does not answer, is started again, as a service manager does. */
async function waitUntilReady(name: string, { running, start, isClosing }: Starting): Promise<void> {
  const end = performance.now() + START_MILLISECONDS;
  let starts = 0;
  while (performance.now() < end && !isClosing()) {
    const { child, url, said } = running();
    if (child.exitCode !== null || child.signalCode !== null) {
      starts += 1;
      if (starts > MOST_STARTS) throw new Error(`server ${name} ended: ${said()}`);
      start();
    }
    const signal = AbortSignal.timeout(2_000);
    const isReady = await fetch(`${url()}/health/ready`, { signal }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      },
      () => false,
    );
    if (isReady) return;
    await pause(25);
  }
  if (isClosing()) return;
  throw new Error(`server ${name} did not become ready: ${running().said()}`);
}
