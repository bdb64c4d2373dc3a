import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operation, Problem, type StreamEvent } from '../../base/index.ts';
import { ask, type RunningServer, startServer } from '../testing/start-server.ts';

const gone = Promise.withResolvers<string>();

const shared = { service: 'rates', summary: 'A thing', description: 'A thing.', scope: 'rates:read' } as const;

const count = operation({
  ...shared,
  name: 'count',
  method: 'GET',
  path: '/count',
  query: Type.Object({ to: Type.Integer() }),
  output: Type.Object({}),
  produces: ['text/event-stream'],
  run: ({ query, lastEventId, signal }) => ({
    body: null,
    events: countFrom(Number(lastEventId ?? 0), query.to, signal),
  }),
});

/** Counts up to `to` and then waits for the client to go. */
async function* countFrom(seen: number, to: number, signal?: AbortSignal): AsyncGenerator<StreamEvent> {
  for (let at = seen + 1; at <= to; at += 1) yield { id: String(at), event: 'number', data: { at, text: 'a\nb' } };
  await new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
  gone.resolve('the client is gone');
}

const picture = operation({
  ...shared,
  name: 'picture',
  method: 'GET',
  path: '/picture',
  output: Type.Object({}),
  produces: ['image/png'],
  run: () => ({ body: new Uint8Array([0x89, 0x50, 0x4e, 0x47]), contentType: 'image/png' }),
});

let piecesLeft = 0;
const file = operation({
  ...shared,
  name: 'file',
  method: 'GET',
  path: '/file',
  query: Type.Object({ pieces: Type.Integer(), fault_at: Type.Optional(Type.Integer()) }),
  output: Type.Object({}),
  produces: ['text/csv'],
  run: ({ query }) => ({
    body: null,
    stream: piecesOf(query.pieces, query.fault_at),
    contentType: 'text/csv; charset=utf-8',
    headers: { 'Content-Disposition': "attachment; filename*=UTF-8''a.csv" },
  }),
});

const PIECE = new Uint8Array(64 * 1024).fill(65);

async function* piecesOf(count: number, faultAt = -1): AsyncGenerator<Uint8Array> {
  try {
    for (piecesLeft = count; piecesLeft > 0; piecesLeft -= 1) {
      if (count - piecesLeft === faultAt)
        throw new Problem('store_away', { status: 503, message: 'The store is away.' });
      yield PIECE;
    }
  } finally {
    closed.resolve('the source is closed');
  }
}
let closed = Promise.withResolvers<string>();

const buy = operation({
  ...shared,
  name: 'buy',
  method: 'POST',
  audit: { none: 'a test' },
  path: '/buy',
  idempotencyKey: 'required',
  output: Type.Object({ key: Type.String() }),
  run: ({ idempotencyKey }) => ({ body: { key: idempotencyKey } }),
});

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ operations: [count, picture, file, buy] });
});
afterAll(() => server.close());

describe('a stream of events', () => {
  it('sends each event as it comes, takes up after the last one seen, and ends when the client goes', async () => {
    const leave = new AbortController();
    const answer = await ask(`${server.url}/count?to=3`, { headers: { 'last-event-id': '1' }, signal: leave.signal });
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await readUntil(answer, 'id: 3');
    leave.abort();
    expect(text).toContain('id: 2\nevent: number\ndata: {"at":2,"text":"a\\nb"}\n\n');
    expect(text).not.toContain('id: 1\n');
    expect(await gone.promise).toBe('the client is gone');
  });

  it('does not keep the server from closing', async () => {
    const other = await startServer({ operations: [count] });
    const answer = await ask(`${other.url}/count?to=1`);
    await readUntil(answer, 'id: 1');
    await other.close();
    await answer.body?.cancel().catch(() => {});
  });
});

describe('an answer that is not JSON', () => {
  it('goes out byte for byte with its media type', async () => {
    const answer = await ask(`${server.url}/picture`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  });
});

describe('a file in pieces', () => {
  it('goes out whole, with its name', async () => {
    const answer = await ask(`${server.url}/file?pieces=40`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''a.csv");
    expect((await answer.arrayBuffer()).byteLength).toBe(40 * PIECE.length);
  });

  it('that fails before its first piece is a refusal, and later breaks the transfer off', async () => {
    const refused = await ask(`${server.url}/file?pieces=40&fault_at=0`);
    expect([refused.status, await codeOf(refused)]).toEqual([503, 'store_away']);
    const broken = await ask(`${server.url}/file?pieces=40&fault_at=20`);
    expect(broken.status).toBe(200);
    await expect(broken.arrayBuffer()).rejects.toThrow();
  });

  it('is made no faster than it is taken, and no further when the client goes', async () => {
    closed = Promise.withResolvers();
    const leave = new AbortController();
    const answer = await ask(`${server.url}/file?pieces=4000`, { signal: leave.signal });
    await answer.body?.getReader().read();
    await new Promise((wake) => setTimeout(wake, 200));
    expect(piecesLeft).toBeGreaterThan(3500);
    leave.abort();
    expect(await closed.promise).toBe('the source is closed');
  });

  it('is not made for HEAD', async () => {
    piecesLeft = -1;
    const answer = await ask(`${server.url}/file?pieces=40`, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-type'), piecesLeft]).toEqual([
      200,
      'text/csv; charset=utf-8',
      -1,
    ]);
  });
});

describe('an operation that must not be done twice', () => {
  it('demands an Idempotency-Key and hands it on', async () => {
    const without = await ask(`${server.url}/buy`, { method: 'POST' });
    expect({ status: without.status, code: await codeOf(without) }).toEqual({
      status: 400,
      code: 'idempotency_key_missing',
    });
    const headers = { 'idempotency-key': '4f8f5c3e-7d1c' };
    expect(await (await ask(`${server.url}/buy`, { method: 'POST', headers })).json()).toEqual({
      key: '4f8f5c3e-7d1c',
    });
  });

  it('refuses a key of more than 255 characters', async () => {
    const answer = await ask(`${server.url}/buy`, { method: 'POST', headers: { 'idempotency-key': 'x'.repeat(256) } });
    expect(await codeOf(answer)).toBe('idempotency_key_invalid');
  });
});

async function codeOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { code: string }).code;
}

async function readUntil(answer: Response, end: string): Promise<string> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes(end)) {
    const part = await reader?.read();
    if (!part || part.done) break;
    text += part.value;
  }
  return text;
}
