import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { AgentRateConnectionError, AgentRateError, createClient } from './index.ts';

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };
type Reply = (request: Seen, response: ServerResponse) => void;

let seen: Seen[] = [];
let replies: Reply[] = [];

/** A server that answers with the replies in turn, the last one for ever. */
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const one = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
  seen.push(one);
  (replies.length > 1 ? replies.shift() : replies[0])?.(one, response);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());
beforeEach(() => {
  seen = [];
  replies = [];
});

const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const client = createClient({ baseUrl: `${baseUrl}/`, key: 'ar_test_x', retry: { firstDelayMs: 1 } });

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'r-1', ...headers });
    response.end(JSON.stringify(body));
  };
const refusal = (code: string, status: number, headers = {}) =>
  json({ code, message: code, data: { status, next: 'Do better.' } }, status, headers);

describe('A call', () => {
  it('goes to the path of its operation with the key, the query and the path parameters', async () => {
    replies = [json({ data: [], meta: {} })];
    await client.call('list-rates', { query: { origin: 'São Paulo', page: 2 } });
    await client.call('get-port', { path: { code: 'CN/SHA' } });
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /rates?origin=S%C3%A3o+Paulo&page=2',
      'GET /ports/CN%2FSHA',
    ]);
    expect(seen[0]?.headers.authorization).toBe('Bearer ar_test_x');
  });

  it('throws what the service refuses, with its code, what to do next, and the request’s name', async () => {
    replies = [refusal('rate_not_found', 404)];
    const error = await client.call('get-rate', { path: { id: 7 } }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(AgentRateError);
    expect(error).toMatchObject({ code: 'rate_not_found', status: 404, next: 'Do better.', requestId: 'r-1' });
    expect(seen).toHaveLength(1);
  });

  it('says so when there is no answer, or when what answers is not the service', async () => {
    const unreachable = createClient({ baseUrl: 'http://127.0.0.1:1', retry: { attempts: 1 } });
    await expect(unreachable.call('list-carriers')).rejects.toBeInstanceOf(AgentRateConnectionError);
    replies = [(_request, response) => response.writeHead(500).end('<h1>Oops</h1>')];
    await expect(client.call('list-carriers')).rejects.toThrow('answered 500 without saying why');
  });
});

describe('A poll', () => {
  it('asks again until the answer says that the job has ended', async () => {
    replies = [json({ id: 5, status: 'importing' }), json({ id: 5, status: 'draft' })];
    const sheet = await client.poll('get-rate-sheet', { path: { id: 5 } }, ({ status }) => status !== 'importing');
    expect(sheet).toEqual({ id: 5, status: 'draft' });
    expect(seen).toHaveLength(2);
  });

  it('ends with the problem that it is refused with, and when it is aborted', async () => {
    replies = [json({ id: 5, status: 'importing' }), refusal('rate_sheet_not_found', 404)];
    await expect(client.poll('get-rate-sheet', { path: { id: 5 } }, () => false)).rejects.toMatchObject({
      status: 404,
    });
    const signal = AbortSignal.timeout(50);
    replies = [json({ id: 5, status: 'importing' })];
    await expect(client.poll('get-rate-sheet', { path: { id: 5 }, signal }, () => false)).rejects.toThrow('timeout');
  });
});

describe('A request that may pass a moment later', () => {
  it('is sent again, and its answer given', async () => {
    replies = [refusal('database_unreachable', 503), refusal('rate_limited', 429), json({ data: ['there'] })];
    expect(await client.call('list-carriers')).toEqual({ data: ['there'] });
    expect(seen).toHaveLength(3);
  });

  it('waits as long as Retry-After asks', async () => {
    replies = [refusal('rate_limited', 429, { 'retry-after': '1' }), json({ data: [] })];
    const begun = performance.now();
    await client.call('list-carriers');
    expect(performance.now() - begun).toBeGreaterThan(990);
  });

  it('is given up when Retry-After asks for longer than one wants to wait', async () => {
    replies = [refusal('rate_limited', 429, { 'retry-after': '3600' })];
    await expect(client.call('list-carriers')).rejects.toMatchObject({ status: 429 });
    expect(seen).toHaveLength(1);
  });

  it('is given up after the tries are used up', async () => {
    replies = [refusal('database_unreachable', 503)];
    await expect(client.call('list-carriers')).rejects.toMatchObject({ status: 503 });
    expect(seen).toHaveLength(4);
  });

  it('is not sent again when doing it twice could do harm', async () => {
    replies = [refusal('database_unreachable', 503)];
    const body = { name: 'shop', scopes: ['rates:read' as const] };
    await expect(client.call('create-key', { body })).rejects.toMatchObject({ status: 503 });
    expect(seen).toHaveLength(1);
  });

  it('carries the same Idempotency-Key at every try', async () => {
    replies = [refusal('database_unreachable', 503), json({ id: 1 }, 201)];
    const body = { name: 'shop', scopes: ['rates:read' as const] };
    await client.call('create-key', { body, idempotencyKey: 'once' });
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['once', 'once']);
  });

  it('stops waiting when it is aborted', async () => {
    replies = [refusal('rate_limited', 429, { 'retry-after': '30' })];
    await expect(client.call('list-carriers', { signal: AbortSignal.timeout(50) })).rejects.toThrow('timeout');
  });
});

describe('A list', () => {
  it('is read page after page, at the address that was asked', async () => {
    const link =
      '<https://elsewhere.example/rates?page=2>; rel="next", <https://elsewhere.example/>; rel="https://api.w.org/"';
    replies = [json({ data: [1, 2] }, 200, { link }), json({ data: [3] })];
    const records: unknown[] = [];
    for await (const record of client.each('list-rates', { query: { origin: 'Shanghai' } })) records.push(record);
    expect(records).toEqual([1, 2, 3]);
    expect(seen[1]?.url).toBe('/rates?page=2');
  });
});

describe('A file', () => {
  it('is sent as a form with the other fields beside it', async () => {
    replies = [json({ id: 1 }, 201)];
    const bytes = new TextEncoder().encode('POL,POD');
    await client.call('import-rate-sheet', { files: [{ name: 'rates.csv', bytes }], body: { currency: 'USD' } });
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.body).toContain('filename="rates.csv"');
    expect(seen[0]?.body).toContain('POL,POD');
    expect(seen[0]?.body).toContain('name="currency"');
  });

  it('comes with its type, its name and the headers of the answer', async () => {
    replies = [
      (_request, response) =>
        response
          .writeHead(200, {
            'content-type': 'application/pdf',
            'content-disposition': `attachment; filename="x.pdf"; filename*=UTF-8''%E4%BF%9D%E5%87%BD.pdf`,
            'x-findings': '2',
          })
          .end('%PDF'),
    ];
    const { bytes, headers, ...facts } = await client.download('get-format-schema', { path: { id: 'x' } });
    expect(facts).toEqual({ contentType: 'application/pdf', fileName: '保函.pdf' });
    expect(headers.get('x-findings')).toBe('2');
    expect(new TextDecoder().decode(bytes)).toBe('%PDF');
  });
});

describe('A stream of events', () => {
  const stream =
    (text: string, breaks: boolean): Reply =>
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(text, () => (breaks ? response.destroy() : response.end()));
    };
  const follow = async (seenEvents: unknown[]) => {
    for await (const event of client.follow('follow-extraction', { path: { id: 1 } })) seenEvents.push(event);
  };

  it('is taken up again after the last event seen when the connection breaks', async () => {
    replies = [
      stream(': open\n\nid: 1\ndata: {"n":1}\n\n', true),
      stream('id: 2\nevent: done\ndata: {"n":\ndata: 2}\n\n', false),
    ];
    const events: unknown[] = [];
    await follow(events);
    expect(events).toEqual([
      { id: '1', event: 'message', data: { n: 1 } },
      { id: '2', event: 'done', data: { n: 2 } },
    ]);
    expect(seen[1]?.headers['last-event-id']).toBe('1');
  });

  it('is taken up again when a server that stops ends it, and ends with the refusal when the key is revoked', async () => {
    replies = [stream('id: 1\ndata: 1\n\n', false), stream('id: 2\ndata: 2\n\n', false), refusal('key_revoked', 401)];
    const events: { data: unknown }[] = [];
    const followed = (async () => {
      for await (const event of client.follow('stream-events')) events.push(event);
    })();
    await expect(followed).rejects.toMatchObject({ code: 'key_revoked' });
    expect(events.map(({ data }) => data)).toEqual([1, 2]);
  });

  it('is given up when it ends at once, again and again', async () => {
    replies = [stream(': open\n\n', false)];
    await expect(follow([])).rejects.toThrow('the stream of events broke off');
    expect(seen.length).toBe(4);
  });
});

describe('A server that does not answer', () => {
  it('is not waited for longer than the client or the call says', async () => {
    replies = [() => {}];
    const hasty = createClient({ baseUrl, retry: { attempts: 1 }, timeoutMs: 30 });
    await expect(hasty.call('list-rates')).rejects.toThrow('did not answer within 0.03 s');
    const patient = createClient({ baseUrl, retry: { attempts: 1 } });
    await expect(patient.call('list-rates', { timeoutMs: 20 })).rejects.toBeInstanceOf(AgentRateConnectionError);
  });
});
