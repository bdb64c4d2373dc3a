import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as requestTo, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { IDENTITY } from '../src/app/identity.ts';
import { readConfig } from '../src/app/settings/config.ts';
import { createLog } from '../src/base/index.ts';
import { createHttpServer } from '../src/http/index.ts';
import { createMcpEndpoint, createOriginRule, MCP_SERVICE } from '../src/mcp/index.ts';
import { conformanceSurface } from '../src/mcp/testing/conformance-surface.ts';
import type { Questions } from '../src/questions/index.ts';

/**
 * Runs every server scenario of `@modelcontextprotocol/conformance` twice and prints a table of each: against the HTTP and MCP
 * adapters with the fixtures that the suite calls, and against the endpoint of a demo that it starts, with what the product
 * itself has: `npm run conformance`. With `--url` and `--key` after `--`, against a started service alone. The suite sends no
 * key: each of its requests is passed on with one. Ends with 1 when an applicable scenario fails.
 */

/** Scenarios for features that this server does not offer to clients of 2025 over HTTP, and why. */
const NOT_APPLICABLE: Readonly<Record<string, string>> = {
  'logging-set-level': 'logging is deprecated in 2026-07-28 and not declared',
  'tools-call-with-logging': 'logging is deprecated in 2026-07-28 and not declared',
  'tools-call-sampling': 'the server never asks for sampling',
  'resources-subscribe': 'subscriptions are not declared',
  'resources-unsubscribe': 'subscriptions are not declared',
  'prompts-get-embedded-resource': 'prompts are text only',
  'prompts-get-with-image': 'prompts are text only',
  'server-sse-polling': 'streams are not resumed; a call is made again',
};

type Check = { id: string; status: string; errorMessage?: string };

/** Scenarios that call by name what only the suite's own fixtures have, and why the product has none of it. */
const OF_FIXTURES: readonly (readonly [RegExp, string])[] = [
  [
    /^tools-call-(?:image|audio|mixed|embedded)/,
    'calls a fixture; tools of this service answer structured text, pictures are resources',
  ],
  [/^tools-call-with-progress/, 'calls a fixture; extract_document and import_rate_sheet tell their progress'],
  [/^(?:tools-call-elicitation|elicitation-)/, 'calls a fixture; place_order asks with a form (tested with the SDK)'],
  [/^tools-call-/, 'calls a fixture by name'],
  [/^resources-(?:read|templates)/, 'reads fixtures (test://…); the product has agent-rate://…'],
  [/^prompts-get-/, 'gets fixtures by name; the product has compare_lane and prepare_declaration'],
  [/^json-schema/, 'looks for a fixture in the list of tools'],
];

/** Where a demo says that it answers, and the key that it made. */
const ADDRESS = /http:\/\/[\w.]+:\d+/;
const KEY = /ar_live_\w+/;

/** A server to be tried: the adapters with the suite's fixtures, or one that is served. */
type Tried = { url: string; isServed: boolean; close: () => Promise<void> };

const { values: given } = parseArgs({ options: { url: { type: 'string' }, key: { type: 'string' } } });
const starts = given.url && given.key ? [() => passOn(given.url ?? '', given.key ?? '')] : [serveFixtures, serveDemo];
let failed = 0;
for (const start of starts) failed += await tryOut(await start());
process.exit(failed === 0 ? 0 : 1);

async function tryOut(tried: Tried): Promise<number> {
  console.log(tried.isServed ? '\nThe endpoint as it is served:\n' : 'The adapters with the fixtures of the suite:\n');
  const results = mkdtempSync(join(tmpdir(), 'agent-rate-conformance-'));
  await run(['server', '--url', tried.url, '--suite', 'all', '--output-dir', results]);
  const wrong = report(results, tried);
  rmSync(results, { recursive: true, force: true });
  await tried.close();
  return wrong;
}

async function serveFixtures(): Promise<Tried> {
  const log = createLog('silent');
  const parts = {
    identity: { name: 'conformance', title: IDENTITY.name, version: IDENTITY.version },
    surface: conformanceSurface,
    toolNames: new Map(),
    log,
    questions: questionsOfOneProcess(),
  };
  const mountedApp = {
    ...MCP_SERVICE,
    ...createMcpEndpoint(parts, createOriginRule({ baseUrl: undefined, hosts: [] })),
    tools: [],
  };
  const app = createHttpServer({
    ...IDENTITY,
    operations: [],
    authenticate: () => ({ keyId: 'conformance', account: 'main', name: 'conformance', scopes: ['admin'] }),
    health: () => ({ status: 'ok', checks: {} }),
    config: readConfig({}),
    log,
    mountedApps: [mountedApp],
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { url: mcpAt(app.server), isServed: false, close: () => app.close() };
}

/** Questions that are answered where they were asked, without a database. */
function questionsOfOneProcess(): Questions {
  const waiting = new Map<string, (answer: object | undefined) => void>();
  return {
    ask: async (_asker, signal) => {
      const id = `ask-${randomUUID()}`;
      const answer = new Promise<object | undefined>((resolve) => {
        waiting.set(id, resolve);
        signal.addEventListener('abort', () => resolve(undefined), { once: true });
      });
      return { id, answer };
    },
    answer: async (id, _asker, answer) => {
      waiting.get(id)?.(answer);
      return waiting.delete(id);
    },
  };
}

/** A demo of its own, with its database in a folder that is deleted afterwards. */
async function serveDemo(): Promise<Tried> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-rate-demo-'));
  // As root, PostgreSQL runs as another user, which is to reach it.
  chmodSync(folder, 0o755);
  const command = fileURLToPath(new URL('../bin/agent-rate.js', import.meta.url));
  // Nothing of the environment: a DATABASE_URL there is not to be written to.
  const env = { AGENT_RATE_DATA_DIR: folder, PORT: '0', PATH: '/usr/bin:/bin' };
  const child = spawn(process.execPath, [command, 'serve', '--demo'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const said = await readUntil(child.stdout, (text) => ADDRESS.test(text) && KEY.test(text), ended);
  const [url = '', key = ''] = [ADDRESS.exec(said)?.[0], KEY.exec(said)?.[0]];
  const passing = await passOn(url, key);
  const close = async () => {
    await passing.close();
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...passing, close };
}

/** What a process said until it said enough. Throws when it ends before. */
async function readUntil(stream: NodeJS.ReadableStream, isEnough: (text: string) => boolean, ended: Promise<void>) {
  let text = '';
  const enough = new Promise<string>((resolve) => {
    stream.on('data', (piece: Buffer) => {
      text += piece.toString();
      if (isEnough(text)) resolve(text);
    });
  });
  const early = ended.then(() => {
    throw new Error(`the demo ended before it served: ${text}`);
  });
  return Promise.race([enough, early]);
}

/** The suite sends no key: each of its requests is passed on with one, and otherwise as it is. */
async function passOn(service: string, ownKey: string): Promise<Tried> {
  const { hostname, port } = new URL(service);
  const passing = createServer((request, response) => {
    const headers = { ...request.headers, authorization: `Bearer ${ownKey}` };
    const onwards = request.pipe(
      requestTo({ hostname, port, path: request.url, method: request.method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }),
    );
    onwards.once('error', () => response.destroy());
  });
  await new Promise<void>((listening) => passing.listen(0, '127.0.0.1', listening));
  return {
    url: mcpAt(passing),
    isServed: true,
    close: async () => {
      passing.closeAllConnections();
      await new Promise((closed) => passing.close(closed));
    },
  };
}

function mcpAt(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}/mcp`;
}

function run(args: readonly string[]): Promise<void> {
  const tool = fileURLToPath(
    new URL('../../../node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url),
  );
  const child = spawn(process.execPath, [tool, ...args], { stdio: 'ignore' });
  return new Promise((resolve) => child.once('close', () => resolve()));
}

function report(folder: string, { isServed }: Tried): number {
  const rows = readdirSync(folder)
    .sort()
    .map((name) => {
      const checks = JSON.parse(readFileSync(join(folder, name, 'checks.json'), 'utf8')) as Check[];
      const scenario = name.replace(/^server-/, '').replace(/-\d{4}-\d{2}-\d{2}T.*$/, '');
      const faults = checks.filter(({ status }) => status === 'FAILURE' || status === 'WARNING');
      const ofFixtures = isServed ? OF_FIXTURES.find(([names]) => names.test(scenario))?.[1] : undefined;
      return { scenario, faults, why: NOT_APPLICABLE[scenario] ?? ofFixtures };
    });
  for (const { scenario, faults, why } of rows) {
    const outcome = faults.length === 0 ? 'pass' : why ? 'not applicable' : 'FAIL';
    console.log(
      `| ${scenario.padEnd(32)} | ${outcome.padEnd(14)} | ${why && faults.length > 0 ? why : faults.map(({ errorMessage, id }) => errorMessage ?? id).join('; ')} |`,
    );
  }
  const passed = rows.filter(({ faults }) => faults.length === 0).length;
  const wrong = rows.filter(({ faults, why }) => faults.length > 0 && why === undefined).length;
  console.log(
    `\n${rows.length} scenarios: ${passed} pass, ${rows.length - passed - wrong} not applicable, ${wrong} fail`,
  );
  return rows.length === 0 ? 1 : wrong;
}
