import { Type } from 'typebox';
import { afterAll, expect, test } from 'vitest';
import { operation } from '../../base/index.ts';
import { fakeOperations } from '../testing/fake-operations.ts';
import { ask, startServer } from '../testing/start-server.ts';

/** An operation that is at work until it is told to end, and says when its caller went away. */
const gate = Promise.withResolvers<void>();
const left = Promise.withResolvers<string>();
const slow = operation({
  ...{ name: 'take-long', service: 'rates', summary: 'x', description: 'x', path: '/slow', scope: 'rates:read' },
  method: 'GET',
  output: Type.Object({}),
  run: async () => {
    await gate.promise;
    return { body: {} };
  },
});
const leaving = operation({
  ...{ name: 'be-left', service: 'rates', summary: 'x', description: 'x', path: '/left', scope: 'rates:read' },
  method: 'GET',
  output: Type.Object({}),
  run: async ({ signal }) => {
    await new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
    left.resolve('went away');
    return { body: {} };
  },
});
const load = {
  ...{ mostAtOnce: 2, longMilliseconds: 60_000, mostInAll: 4 },
  ...{ mostWaiting: 2, mostWaitMilliseconds: 300, turnMilliseconds: 1_000 },
};
const server = await startServer({
  operations: [...fakeOperations, slow, leaving],
  limits: { load },
  figures: [
    {
      ...{ name: 'agent_rate_jobs', help: 'Jobs', labels: ['kind'] },
      read: () => [{ labels: { kind: 'import' }, value: 3 }],
    },
    {
      ...{ name: 'agent_rate_unknown', help: 'Away', labels: [] },
      read: async () => {
        throw new Error('away');
      },
    },
  ],
});
afterAll(server.close);

test('while too many requests are under way, some wait, others are told to come again, and health answers', async () => {
  const first = [ask(`${server.url}/slow`), ask(`${server.url}/slow`)];
  await new Promise((wake) => setTimeout(wake, 100));
  const more = await Promise.all(Array.from({ length: 4 }, () => ask(`${server.url}/slow`)));
  expect(more.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  expect(more[0]?.headers.get('retry-after')).toBe('1');
  expect(await more[0]?.json()).toMatchObject({ code: 'server_busy', data: { status: 503, retry_after_seconds: 1 } });
  for (const path of ['/health', '/health/live', '/health/ready']) {
    expect((await fetch(server.url + path)).status).toBe(200);
  }
  const waiting = ask(`${server.url}/slow`);
  await new Promise((wake) => setTimeout(wake, 50));
  gate.resolve();
  expect((await waiting).status).toBe(200);
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
});

test('requests that take long make room for others, up to a limit of their own', async () => {
  const end = Promise.withResolvers<void>();
  const waiting = operation({
    ...{ name: 'wait-for-job', service: 'rates', summary: 'x', description: 'x', path: '/waits', scope: 'rates:read' },
    method: 'GET',
    output: Type.Object({}),
    run: async () => {
      await end.promise;
      return { body: {} };
    },
  });
  const limits = { load: { ...load, longMilliseconds: 50, mostWaiting: 0 } };
  const patient = await startServer({ operations: [...fakeOperations, waiting], limits });
  const askTwice = async () => {
    const both = Array.from({ length: 2 }, () => ask(`${patient.url}/waits`));
    await new Promise((wake) => setTimeout(wake, 200));
    return both;
  };
  const long = [...(await askTwice()), ...(await askTwice())];
  expect((await ask(`${patient.url}/things`)).status).toBe(503);
  end.resolve();
  expect((await Promise.all(long)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await ask(`${patient.url}/things`)).status).toBe(200);
  await patient.close();
});

test('where the first in line has waited for long, the next is refused at once, although there is room to wait', async () => {
  const end = Promise.withResolvers<void>();
  const held = operation({
    ...{ name: 'hold', service: 'rates', summary: 'x', description: 'x', path: '/held', scope: 'rates:read' },
    method: 'GET',
    output: Type.Object({}),
    run: async () => {
      await end.promise;
      return { body: {} };
    },
  });
  const limits = { load: { ...load, mostAtOnce: 1, mostWaiting: 10, mostWaitMilliseconds: 1_000 } };
  const busy = await startServer({ operations: [...fakeOperations, held], limits });
  const first = ask(`${busy.url}/held`);
  await new Promise((wake) => setTimeout(wake, 100));
  const inLine = ask(`${busy.url}/held`);
  await new Promise((wake) => setTimeout(wake, 600));
  expect((await ask(`${busy.url}/things`)).status).toBe(503);
  end.resolve();
  expect([(await first).status, (await inLine).status]).toEqual([200, 200]);
  await busy.close();
});

test('a caller that goes away is told to the operation', async () => {
  const leave = new AbortController();
  const asked = ask(`${server.url}/left`, { signal: leave.signal }).catch(() => 'aborted');
  await new Promise((wake) => setTimeout(wake, 100));
  leave.abort();
  expect(await asked).toBe('aborted');
  expect(await left.promise).toBe('went away');
});

test('metrics count requests by operation and status, refusals, and the figures of the service that can be read', async () => {
  await ask(`${server.url}/things/999`);
  const answer = await ask(`${server.url}/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(
    /^agent_rate_http_request_duration_seconds_count\{operation="take-long",method="GET",status="503"\} 2$/m,
  );
  expect(text).toMatch(
    /^agent_rate_http_request_duration_seconds_count\{operation="refused",method="GET",status="503"\} 2$/m,
  );
  expect(text).toMatch(/^agent_rate_http_requests_refused_total 4$/m);
  expect(text).toMatch(/^agent_rate_http_requests_active \d+$/m);
  expect(text).toMatch(/^agent_rate_jobs\{kind="import"\} 3$/m);
  expect(text).toMatch(/^agent_rate_unknown Nan$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(401);
});

test('a request keeps the id that it came with, and gets one where that is none', async () => {
  const idOf = async (id: string) =>
    (await ask(`${server.url}/things`, { headers: { 'x-request-id': id } })).headers.get('x-request-id');
  expect(await idOf('0f8fad5b-d9cb-469f-a165-70867728950e')).toBe('0f8fad5b-d9cb-469f-a165-70867728950e');
  expect(await idOf('two words')).not.toBe('two words');
  expect(await idOf('x'.repeat(200))).toMatch(/^[\w-]{3,40}$/);
});
