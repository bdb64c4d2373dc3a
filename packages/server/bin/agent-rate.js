#!/usr/bin/env node
// Plain JavaScript that any Node can read: finds a Node that can run the TypeScript source, then runs it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = [22, 18];

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

/** The Node that `npm ci` brought (the npm package `node`), if it is there and is not the one running now. */
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
  console.error(
    `agent-rate needs Node ${NEEDED.join('.')} or newer and this is ${process.versions.node}: ` +
      'run `npm ci` in the clone, which brings the right one, or install Node 24 from https://nodejs.org.',
  );
  process.exit(1);
}

if (isNewEnough(process.versions.node)) {
  // Keeps what Node made of the source for the next start: a command then takes half the time.
  module.enableCompileCache?.();
  const { main } = await import('../src/main.ts');
  await main(process.argv);
} else {
  const node = process.env.AGENT_RATE_RELAUNCHED ? undefined : findBundledNode();
  if (node === undefined) refuse();
  else runWith(node);
}
