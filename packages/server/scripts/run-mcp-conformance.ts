import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as requestTo, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IDENTITY } from '../src/app/identity.ts';
import { readConfig } from '../src/app/settings/config.ts';
import { createLog } from '../src/base/index.ts';
import { createHttpServer } from '../src/http/index.ts';
import { createMcpEndpoint, createOriginRule, MCP_SERVICE } from '../src/mcp/index.ts';
import { conformanceSurface } from '../src/mcp/testing/conformance-surface.ts';

/**
 * Runs every server scenario of `@modelcontextprotocol/conformance` against the HTTP and MCP adapters, with the fixtures that
 * the suite needs and without authentication (it sends no key), and prints a table: `npm run conformance`. With the address
 * of a started service and a key after `--`, against the endpoint that it serves. Ends with 1 when an applicable scenario fails.
 */

/** Scenarios for features that this server does not offer to clients of 2025 over HTTP, and why. */
const NOT_APPLICABLE: Readonly<Record<string, string>> = {
  'logging-set-level': 'logging is deprecated in 2026-07-28 and not declared',
  'tools-call-with-logging': 'logging is deprecated in 2026-07-28 and not declared',
  'tools-call-sampling': 'the server never asks for sampling',
  'tools-call-elicitation': 'needs a session; 2026-07-28 asks without one, and stdio asks in both eras',
  'elicitation-sep1034-defaults': 'needs a session',
  'elicitation-sep1330-enums': 'needs a session',
  'resources-subscribe': 'subscriptions are not declared',
  'resources-unsubscribe': 'subscriptions are not declared',
  'prompts-get-embedded-resource': 'prompts are text only',
  'prompts-get-with-image': 'prompts are text only',
  'server-sse-polling': 'streams are not resumed; a call is made again',
  'server-sse-multiple-streams': 'needs a session',
};

type Check = { id: string; status: string; errorMessage?: string };

/** Scenarios that call tools, resources and prompts which only the suite's own fixtures have. */
const OF_FIXTURES = /^(?:tools-call-|resources-(?:read|templates|not)|prompts-get-|json-schema)/;

/** A server to be tried: the adapters with the suite's fixtures, or one that is served, by its address and a key. */
type Tried = { url: string; close: () => Promise<void> };

const [served, key] = process.argv.slice(2);
const tried = served && key ? await passOn(served, key) : await serveFixtures();
const results = mkdtempSync(join(tmpdir(), 'agent-rate-conformance-'));
await run(['server', '--url', tried.url, '--suite', 'all', '--output-dir', results]);
const failed = report(results);
rmSync(results, { recursive: true, force: true });
await tried.close();
process.exit(failed === 0 ? 0 : 1);

async function serveFixtures(): Promise<Tried> {
  const log = createLog('silent');
  const parts = {
    identity: { name: 'conformance', title: IDENTITY.name, version: IDENTITY.version },
    surface: conformanceSurface,
    toolNames: new Map(),
    log,
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
  return { url: mcpAt(app.server), close: () => app.close() };
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

function report(folder: string): number {
  const rows = readdirSync(folder)
    .sort()
    .map((name) => {
      const checks = JSON.parse(readFileSync(join(folder, name, 'checks.json'), 'utf8')) as Check[];
      const scenario = name.replace(/^server-/, '').replace(/-\d{4}-\d{2}-\d{2}T.*$/, '');
      const faults = checks.filter(({ status }) => status === 'FAILURE' || status === 'WARNING');
      const ofFixtures =
        served && OF_FIXTURES.test(scenario) ? 'calls what only the fixtures of the suite have' : undefined;
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
