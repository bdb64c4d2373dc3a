/**
 * Runs the quick start of README.md in Node, Deno, Bun and workerd against a demo of the service, with the client as it is
 * published, and prints a table: `node packages/client/scripts/try-runtimes.ts`. The runtimes are installed from npm into a temporary
 * folder, which is removed; they are no dependencies. Exit code 1 when one of them does not print what Node does.
 */
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'rolldown';
import { startDemo } from '../../server/src/app/docs/testing/demo-server.ts';

const CLIENT = fileURLToPath(new URL('..', import.meta.url));
const RUNTIMES = ['deno', 'bun', 'workerd'] as const;
const run = promisify(execFile);

/** A runtime: its version, and what the quick start prints in it. */
type Runtime = { name: string; version: string; print: () => Promise<string> };

const folder = mkdtempSync(join(tmpdir(), 'agent-rate-runtimes-'));
const bin = (name: string) => join(folder, 'node_modules', '.bin', name);
/** The version of a runtime that was installed here. */
const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;

/** The first block of TypeScript of README.md, with the address of the demo: its imports, and what follows them. */
function readQuickStart(address: string): { imports: string; body: string } {
  const [, text = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(CLIENT, 'README.md'), 'utf8')) ?? [];
  const lines = text.replaceAll('http://localhost:8080', address).split('\n');
  const isImport = (line: string) => line.startsWith('import ');
  return { imports: lines.filter(isImport).join('\n'), body: lines.filter((line) => !isImport(line)).join('\n') };
}

async function install(): Promise<void> {
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: CLIENT });
  const [packed] = JSON.parse(stdout.slice(stdout.indexOf('['))) as { filename: string }[];
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  const packages = [join(folder, packed?.filename ?? ''), ...RUNTIMES];
  await run('npm', ['install', '--no-audit', '--no-fund', '--no-save', ...packages], { cwd: folder });
}

/** A free port of this machine. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Makes the quick start a Worker that answers with what it would have printed, and asks it once. */
async function printInWorkerd(imports: string, body: string, key: string): Promise<string> {
  const said = body.replaceAll('process.env.AGENT_RATE_KEY', 'env.AGENT_RATE_KEY').replaceAll('console.log(', 'say(');
  const worker = `${imports}\nexport default { async fetch(request, env) {\nconst lines = [];\nconst say = (...parts) => lines.push(
    parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(' '));\n${said}\nreturn new Response(lines.join('\\n'));\n} };\n`;
  writeFileSync(join(folder, 'worker.js'), worker);
  await build({ input: join(folder, 'worker.js'), output: { file: join(folder, 'bundle.js'), format: 'esm' } });
  const port = await findPort();
  writeFileSync(
    join(folder, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker), (name = "internet", network = (allow = ["private", "public"]))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);
const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "bundle.js")],
  bindings = [(name = "AGENT_RATE_KEY", text = "${key}")],
  compatibilityDate = "2025-01-01"
);
`,
  );
  const child = spawn(bin('workerd'), ['serve', join(folder, 'config.capnp')], { stdio: 'inherit' });
  try {
    for (let tries = 0; tries < 100; tries += 1) {
      const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
      if (answer) return await answer.text();
      await sleep(100);
    }
    throw new Error('workerd does not answer');
  } finally {
    child.kill();
  }
}

async function list(address: string, key: string): Promise<Runtime[]> {
  const { imports, body } = readQuickStart(address);
  const file = join(folder, 'quick-start.js');
  // Runtimes print objects each in their own way.
  const json = body.replaceAll('data[0]?.base', 'JSON.stringify(data[0]?.base)');
  writeFileSync(file, `${imports}\n${json}`);
  const env = { ...process.env, AGENT_RATE_KEY: key };
  const print = async (command: string, ...args: string[]) =>
    (await run(command, [...args, file], { cwd: folder, env })).stdout.trim();
  return [
    { name: 'Node', version: process.versions.node, print: () => print(process.execPath) },
    {
      name: 'Deno',
      version: versionOf('deno'),
      print: () => print(bin('deno'), 'run', '--allow-net', '--allow-env', '--allow-read'),
    },
    { name: 'Bun', version: versionOf('bun'), print: () => print(bin('bun'), 'run') },
    { name: 'workerd', version: versionOf('workerd'), print: () => printInWorkerd(imports, json, key) },
  ];
}

const demo = await startDemo(folder, { ...process.env, AGENT_RATE_DATA_DIR: join(folder, 'data') });
try {
  await install();
  let expected: string | undefined;
  for (const { name, version, print } of await list(demo.address, demo.key)) {
    const printed = await print().catch((error: Error) => `failed: ${error.message}`);
    expected ??= printed;
    const isSame = printed === expected && printed.split('\n').length > 2;
    if (!isSame) process.exitCode = 1;
    const shown = isSame ? `ran, ${printed.split('\n').length} lines as in Node: ${printed.split('\n')[0]}` : printed;
    console.log(`| ${name} | ${version} | ${shown} |`);
  }
} finally {
  await demo.stop();
  rmSync(folder, { recursive: true, force: true });
}
