import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createLog } from '../base/index.ts';
import { createHttpServer } from '../http/index.ts';
import { startService } from '../testing/start-service.ts';
import { IDENTITY } from './identity.ts';

/** A service with a limit, whose requests three processes answer. */
const LIMIT = 200;
const { service, keyWith } = await startService([{ amount: 1800 }]);
const servers = await Promise.all(Array.from({ length: 3 }, start));
afterAll(() => Promise.all(servers.map(({ app }) => app.close())));

async function start() {
  const app = createHttpServer({
    ...{ ...service, ...IDENTITY, log: createLog('silent'), requestsPerMinute: LIMIT, unknownKeysPerMinute: 10 },
    config: { host: '127.0.0.1', port: 0, baseUrl: undefined, namespace: 'svc' },
    trustedProxies: ['127.0.0.1'],
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` };
}

/** Asks all three in turn, ten at a time, and counts the answers by status. */
async function askInTurn(times: number, headers: Record<string, string>): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  for (let asked = 0; asked < times; asked += 10) {
    const asking = Array.from({ length: 10 }, (_, at) =>
      fetch(`${servers[(asked + at) % 3]?.url}/whoami`, { headers }).then(({ status }) => status),
    );
    for (const status of await Promise.all(asking)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return statuses;
}

test('a key has its limit of all processes together, give or take a twentieth for each', async () => {
  const key = await keyWith(['rates:read']);
  const statuses = await askInTurn(3 * LIMIT, { Authorization: `Bearer ${key}` });
  const admitted = statuses.get(200) ?? 0;
  expect(admitted).toBeGreaterThanOrEqual(LIMIT);
  expect(admitted).toBeLessThanOrEqual(LIMIT * (1 + 3 / 20) + 3 * 10);
  expect(admitted + (statuses.get(429) ?? 0)).toBe(3 * LIMIT);
});

/** A service with another limit, with its MCP endpoint. */
const mcp = await startService([{ amount: 1800 }], { AGENT_RATE_REQUESTS_PER_MINUTE: '100' });

/** Sends so many calls of a tool in one message, as clients of 2025 may, and counts those that were answered. */
async function countAnswers(url: string, key: string, calls: number): Promise<number> {
  const one = { jsonrpc: '2.0', method: 'tools/call', params: { name: 'whoami', arguments: {} } };
  const response = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      ...{ Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      ...{ Accept: 'application/json, text/event-stream', 'MCP-Protocol-Version': '2025-03-26' },
    },
    body: JSON.stringify(Array.from({ length: calls }, (_, id) => ({ ...one, id }))),
  });
  const text = await response.text();
  const results = [...text.matchAll(/\{"(?:result|jsonrpc)".*/g)].flatMap(([line]) => JSON.parse(line));
  return results.filter(({ result }) => result?.isError !== true && result !== undefined).length;
}

test('a batch of MCP calls in one message counts as so many requests', async () => {
  const key = await mcp.keyWith(['rates:read']);
  let answered = 0;
  for (let batch = 0; batch < 6; batch += 1) answered += await countAnswers(mcp.url, key, 30);
  expect(answered).toBeGreaterThanOrEqual(90);
  expect(answered).toBeLessThanOrEqual(105);
});

test('an address that guesses keys is refused in all processes, and keys that are known go on working from it', async () => {
  const key = await keyWith(['rates:read']);
  const known = await askInTurn(10, { Authorization: `Bearer ${key}` });
  expect([...known]).toEqual([[200, 10]]);
  const guessed = await askInTurn(60, { Authorization: 'Bearer wrong' });
  expect(guessed.get(401)).toBeLessThanOrEqual(40);
  expect(guessed.get(429)).toBeGreaterThan(0);
  const refused = await fetch(`${servers[0]?.url}/whoami`, { headers: { Authorization: 'Bearer wrong' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'too_many_unknown_keys', data: { limit_per_minute: 10 } });
  expect([...(await askInTurn(10, { Authorization: `Bearer ${key}` }))]).toEqual([[200, 10]]);
});

test('behind a proxy that is trusted, each address has its own', async () => {
  const from = (address: string) => ({ Authorization: 'Bearer wrong', 'X-Forwarded-For': address });
  expect((await askInTurn(60, from('198.51.100.7'))).get(429)).toBeGreaterThan(0);
  expect([...(await askInTurn(10, from('198.51.100.8')))]).toEqual([[401, 10]]);
});
