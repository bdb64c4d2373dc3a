import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Type } from 'typebox';
import { afterAll, describe, expect, it } from 'vitest';
import { operation } from '../base/index.ts';
import { findEncoding } from './answers/compression.ts';
import { createQuota } from './routes/quota.ts';
import { fakeOperations } from './testing/fake-operations.ts';
import { ask, type RunningServer, startServer } from './testing/start-server.ts';

const servers: RunningServer[] = [];
const start = async (options: Parameters<typeof startServer>[0] = {}) => {
  const server = await startServer(options);
  servers.push(server);
  return server;
};
afterAll(async () => {
  for (const server of servers) await server.close();
});

const ROWS = Array.from({ length: 300 }, (_, at) => ({ id: at, name: `Row number ${at}` }));
let asked = 0;
const listRows = operation({
  name: 'list-rows',
  service: 'rates',
  summary: 'Rows',
  description: 'Enough of them to be packed.',
  method: 'GET',
  path: '/rows',
  scope: null,
  deprecated: { since: '2026-11-01', sunset: '2027-05-31', instead: 'use GET /things' },
  output: Type.Object({ data: Type.Array(Type.Unknown()) }),
  run: () => {
    asked += 1;
    return { body: { data: ROWS }, isCurrent: () => true };
  },
});

/** The bytes as they come, not unpacked. */
function getRaw(url: string, headers: Record<string, string>) {
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    httpRequest(url, { headers: { authorization: 'Bearer reader', ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

describe('a large answer', () => {
  it('is packed as the client takes it, every time the same, also when it is sent again without asking', async () => {
    const { url } = await start({ operations: [...fakeOperations, listRows] });
    const plain = await getRaw(`${url}/rows`, {});
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('Accept-Encoding');
    const before = asked;
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const first = await getRaw(`${url}/rows`, { 'accept-encoding': encoding });
      const second = await getRaw(`${url}/rows`, { 'accept-encoding': encoding });
      // What was asked for twice is kept, and goes out without asking.
      const third = await getRaw(`${url}/rows`, { 'accept-encoding': encoding });
      for (const packed of [first, second, third]) {
        expect(packed.headers).toMatchObject({
          'content-encoding': encoding,
          vary: 'Accept-Encoding',
          etag: plain.headers.etag,
        });
        expect(packed.headers['content-length']).toBe(String(packed.body.length));
        expect(unpack(packed.body)).toEqual(plain.body);
        expect(packed.body.length).toBeLessThan(plain.body.length / 3);
      }
    }
    expect(asked).toBe(before + 4);
    expect((await getRaw(`${url}/rows`, {})).body).toEqual(plain.body);
  });

  it('stays as it is when it is small, or the client takes no packing; HEAD tells what GET sends', async () => {
    const { url } = await start({ operations: [...fakeOperations, listRows] });
    expect((await getRaw(`${url}/things/1`, { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
    expect(
      (await getRaw(`${url}/rows`, { 'accept-encoding': 'identity' })).headers['content-encoding'],
    ).toBeUndefined();
    const [head, get] = await Promise.all(['HEAD', 'GET'].map((method) => ask(`${url}/rows`, { method })));
    for (const name of ['content-encoding', 'content-length', 'etag']) {
      expect(head?.headers.get(name)).toBe(get?.headers.get(name));
    }
  });

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['gzip;q=0', undefined],
  ])('is packed for Accept-Encoding %j as %j', (header, encoding) => {
    expect(findEncoding(header)).toBe(encoding);
  });
});

describe('a key with a limit', () => {
  it('learns what it has left, also from cached responses, and when to try again', async () => {
    const { url } = await start({ operations: [...fakeOperations, listRows], requestsPerMinute: 4 });
    const left: (string | null)[] = [];
    for (let at = 0; at < 4; at += 1) {
      const { headers } = await ask(`${url}/rows`);
      expect(headers.get('ratelimit-policy')).toBe('"key";q=4;w=60');
      left.push(/r=(\d+);t=\d+/.exec(headers.get('ratelimit') ?? '')?.[1] ?? null);
    }
    expect(left).toEqual(['3', '2', '1', '0']);
    const refused = await ask(`${url}/rows`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('ratelimit')).toMatch(/^"key";r=0;t=\d+$/);
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests', data: { limit_per_minute: 4 } });
    const other = await ask(`${url}/things`, { headers: { authorization: 'Bearer writer' } });
    expect(other.status).toBe(200);
  });

  it('begins anew when its minute is over', () => {
    let now = 0;
    const quota = createQuota(2, { now: () => now });
    const caller = { keyId: 'k', account: 'main', name: 'k', scopes: [] };
    expect([quota.take(caller)?.remaining, quota.take(caller)?.remaining, quota.take(caller)]).toEqual([
      1,
      0,
      undefined,
    ]);
    now = 59_000;
    expect(quota.take(caller)).toBeUndefined();
    expect(quota.refuse(caller).data.retry_after_seconds).toBe(1);
    now = 60_000;
    expect(quota.take(caller)).toEqual({ remaining: 1, resetSeconds: 60 });
  });

  it('is not counted where no limit is set', async () => {
    const { url } = await start();
    expect((await ask(`${url}/things`)).headers.get('ratelimit')).toBeNull();
  });
});

describe('an operation that will go', () => {
  it('says so in its headers and in OpenAPI', async () => {
    const { url } = await start({ operations: [...fakeOperations, listRows] });
    const { headers } = await ask(`${url}/rows`);
    expect(headers.get('deprecation')).toBe('@1793491200');
    expect(headers.get('sunset')).toBe('Mon, 31 May 2027 23:59:59 GMT');
    const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as {
      paths: Record<string, { get: unknown }>;
    };
    expect(paths['/rows']?.get).toMatchObject({
      deprecated: true,
      description: expect.stringContaining('use GET /things'),
    });
    expect((await ask(`${url}/things`)).headers.get('deprecation')).toBeNull();
  });
});

it('a service that cannot answer now says when to try again', async () => {
  const { url } = await start({ health: () => ({ status: 'failing', checks: {} }) });
  const response = await fetch(`${url}/health`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
});
