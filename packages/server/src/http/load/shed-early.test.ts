import { createServer, type IncomingMessage } from 'node:http';
import { Type } from 'typebox';
import { afterAll, expect, test } from 'vitest';
import { operation } from '../../base/index.ts';
import { fakeOperations } from '../testing/fake-operations.ts';
import { ask, startServer } from '../testing/start-server.ts';
import { shedEarly } from './shed-early.ts';

/** An operation that keeps the processor for 30 milliseconds, as a large answer does. */
const heavy = operation({
  ...{ name: 'compute', service: 'rates', summary: 'x', description: 'x', path: '/heavy', scope: 'rates:read' },
  method: 'GET',
  output: Type.Object({}),
  run: () => {
    const until = performance.now() + 30;
    while (performance.now() < until);
    return { body: {} };
  },
});
const server = await startServer({ operations: [...fakeOperations, heavy] });
afterAll(server.close);

/** On connections that are open already, so that all requests come in together. */
async function askTogether(times: number): Promise<Response[]> {
  const all = (path: string) => Promise.all(Array.from({ length: times }, () => ask(server.url + path)));
  for (const answer of await all('/things')) await answer.arrayBuffer();
  return all('/heavy');
}

test('of what comes in faster than it can be looked at, some is answered, the rest told at once to come again', async () => {
  const answers = await askTogether(60);
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(5);
  expect(answers.length).toBe(refused.length + answers.filter(({ status }) => status === 200).length);
  for (const answer of refused) {
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]+$/);
    expect(await answer.json()).toMatchObject({ code: 'server_busy', data: { status: 503, retry_after_seconds: 1 } });
  }
});

test('meanwhile health is answered, and the next request afterwards', async () => {
  const asked = askTogether(60);
  const health = Array.from({ length: 10 }, () => fetch(`${server.url}/health/live`));
  expect((await Promise.all(health)).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  await asked;
  expect((await ask(`${server.url}/heavy`)).status).toBe(200);
});

test('health is answered between the requests that came in together, not behind them', async () => {
  const handled: string[] = [];
  const bare = createServer(({ url = '' }) => {
    handled.push(url);
    const until = performance.now() + 6;
    while (performance.now() < until);
  });
  const refused: string[] = [];
  const count = ({ url = '' }: IncomingMessage) => refused.push(url);
  shedEarly(bare, { nextId: () => 'x', turnMilliseconds: 25, isFull: () => false, count });
  const response = { writeHead: () => {}, end: () => {}, destroyed: false };
  for (let n = 0; n < 40; n += 1) bare.emit('request', { url: '/heavy' }, response);
  bare.emit('request', { url: '/health/live' }, response);
  expect(handled).toEqual(['/heavy', '/health/live']);
  while (handled.length + refused.length < 41) await new Promise(setImmediate);
  expect([handled.length, refused.length]).toEqual([33, 8]);
});

test('the few requests that a page opens together are all answered, however long each takes', async () => {
  const answers = await askTogether(12);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
});
