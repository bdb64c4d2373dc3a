#!/usr/bin/env node
// Plain JavaScript that any Node can read: finds a Node that is new enough, then runs the command line with it.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = [22, 18];

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

/** The Node of the npm package `node`, which `npm ci` in a clone brings, if it is there and is not the one running now. */
function findBundledNode() {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve('node/package.json'));
    const file = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    return existsSync(file) && file !== process.execPath ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Runs this file again with another Node, passing signals on; its end is our end. */
function runWith(node) {
  // The channel ends when this process does, however it ends: the server then knows that it was left alone.
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, AGENT_RATE_RELAUNCHED: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', refuse);
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

function refuse() {
  const isClone = existsSync(new URL('../src', import.meta.url));
  console.error(
    `agent-rate needs Node ${NEEDED.join('.')} or newer and this is ${process.versions.node}: ` +
      `install Node 24 from https://nodejs.org${isClone ? ', or run `npm ci` without `--omit=dev`, which brings it' : ''}.`,
  );
  process.exit(1);
}

/**
 * Keeps what Node compiled for the next start: a command then takes half the time. In the cache folder of the account that
 * runs it, since Node's own choice is one folder under /tmp, which belongs to its first user. Where that folder cannot be
 * written, nothing is kept, or Node chooses.
 */
function keepCompiled() {
  const { enableCompileCache, constants } = module;
  if (process.env.NODE_COMPILE_CACHE || !enableCompileCache) return;
  const folder = cacheFolder();
  const isKept = folder !== undefined && enableCompileCache(folder).status === constants.compileCacheStatus.ENABLED;
  // For the processes that this one starts.
  if (isKept) process.env.NODE_COMPILE_CACHE = folder;
  else enableCompileCache();
}

function cacheFolder() {
  try {
    const parent = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
    const folder = join(parent, 'agent-rate');
    // One by one: Node, which would make them all, tries without end in /proc, and an account may have its home anywhere.
    for (const one of [parent, folder]) if (!existsSync(one)) mkdirSync(one);
    return folder;
  } catch {
    // An account without a home, in a container for one.
    return undefined;
  }
}

if (isNewEnough(process.versions.node)) {
  keepCompiled();
  // By its name: `exports` of package.json says where it is, in a clone and in the built package.
  const { main } = await import('agent-rate');
  await main(process.argv);
} else {
  const node = process.env.AGENT_RATE_RELAUNCHED ? undefined : findBundledNode();
  if (node === undefined) refuse();
  else runWith(node);
}
