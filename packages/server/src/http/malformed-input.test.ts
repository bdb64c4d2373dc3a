import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RawAnswer, sendRaw } from './testing/send-raw.ts';
import { ask, type RunningServer, startServer } from './testing/start-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ limits: { headersTimeoutMs: 400, requestTimeoutMs: 800 } });
});
afterAll(() => server.close());

const HEAD = 'Host: localhost\r\nAuthorization: Bearer writer\r\n';

/** Every answer has the contract's shape, whatever was sent. */
function expectRefusal({ status, head, body }: RawAnswer, expected: { status: number; code: string }): void {
  expect({ status, code: JSON.parse(body).code }).toEqual(expected);
  expect(JSON.parse(body).data.status).toBe(expected.status);
  expect(head.toLowerCase()).toContain('content-type: application/json; charset=utf-8');
  expect(body).not.toMatch(/\.ts|node_modules|at \w+ \(/);
}

describe('what is no proper request', () => {
  it('is answered when the headers are a flood', async () => {
    const many = Array.from({ length: 3_000 }, (_, at) => `X-Flood-${at}: ${'x'.repeat(40)}\r\n`).join('');
    expectRefusal(await sendRaw(server.port, `GET / HTTP/1.1\r\n${HEAD}${many}\r\n`), {
      status: 431,
      code: 'request_header_too_large',
    });
  });

  it('is answered when a flood of a megabyte is still being sent', async () => {
    const flood = `GET / HTTP/1.1\r\n${HEAD}X-Flood: ${'x'.repeat(1024 * 1024)}\r\n\r\n`;
    expectRefusal(await sendRaw(server.port, flood), { status: 431, code: 'request_header_too_large' });
  });

  it('is answered when the URL is endless', async () => {
    const answer = await sendRaw(server.port, `GET /things?origin=${'x'.repeat(20_000)} HTTP/1.1\r\n${HEAD}\r\n`);
    expectRefusal(answer, { status: 431, code: 'request_header_too_large' });
    const segment = await sendRaw(server.port, `GET /things/${'x'.repeat(2_000)} HTTP/1.1\r\n${HEAD}\r\n`);
    expectRefusal(segment, { status: 414, code: 'uri_too_long' });
  });

  it.each([
    ['not HTTP at all', 'hello there\r\n\r\n'],
    ['an unknown method', `FROB /things HTTP/1.1\r\n${HEAD}\r\n`],
    ['a header without a colon', `GET / HTTP/1.1\r\n${HEAD}nonsense\r\n\r\n`],
    ['no Host header', 'GET / HTTP/1.1\r\n\r\n'],
    [
      'a length and chunks at once',
      `POST /things HTTP/1.1\r\n${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['a length that is no number', `POST /things HTTP/1.1\r\n${HEAD}Content-Length: many\r\n\r\n`],
  ])('is malformed_request for %s', async (_title, text) => {
    expectRefusal(await sendRaw(server.port, text), { status: 400, code: 'malformed_request' });
  });

  it('is malformed_url when the path is not UTF-8', async () => {
    expectRefusal(await sendRaw(server.port, `GET /things/%zz HTTP/1.1\r\n${HEAD}\r\n`), {
      status: 400,
      code: 'malformed_url',
    });
  });

  it('is cut off when the headers do not come to an end', async () => {
    const answer = await sendRaw(server.port, 'GET / HTTP/1.1\r\nHost: loc');
    expectRefusal(answer, { status: 408, code: 'request_timeout' });
  });

  it('is cut off when the body does not come to an end', async () => {
    const start = `POST /things HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"na`;
    expectRefusal(await sendRaw(server.port, start), { status: 408, code: 'request_timeout' });
  });

  it('is refused when it carries an unknown expectation', async () => {
    const answer = await sendRaw(server.port, `GET / HTTP/1.1\r\n${HEAD}Expect: miracles\r\n\r\n`);
    expectRefusal(answer, { status: 417, code: 'expectation_failed' });
  });

  it('of any bytes whatever is answered or closed, never left hanging', async () => {
    const line = fc.string({ unit: 'binary-ascii', maxLength: 200 });
    const request = fc.tuple(
      fc.constantFrom('', 'GET ', 'POST /things', `GET /things?${'%'} HTTP/1.1\r\n${HEAD}`),
      line,
    );
    await fc.assert(
      fc.asyncProperty(request, async ([start, rest]) => {
        const { status, body } = await sendRaw(server.port, `${start}${rest}\r\n\r\n`);
        if (status >= 400) expect(JSON.parse(body).data.status).toBe(status);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves the server well', async () => {
    expect((await ask(`${server.url}/things`)).status).toBe(200);
  });
});

describe('odd but proper requests', () => {
  it.each([
    ['an absolute URL', `GET http://localhost/health HTTP/1.1\r\n${HEAD}\r\n`, 200],
    ['a trailing slash', `GET /health/ HTTP/1.1\r\n${HEAD}\r\n`, 200],
    ['HTTP/1.0 without a Host', 'GET /health HTTP/1.0\r\n\r\n', 200],
    ['the method PROPFIND', `PROPFIND /health HTTP/1.1\r\n${HEAD}\r\n`, 404],
    ['the whole server as target', `OPTIONS * HTTP/1.1\r\n${HEAD}\r\n`, 404],
    ['a tunnel elsewhere', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n', 404],
    ['a query that is empty', `GET /things? HTTP/1.1\r\n${HEAD}\r\n`, 200],
    ['a query of ampersands', `GET /things?&&&& HTTP/1.1\r\n${HEAD}\r\n`, 200],
    ['an unwanted upgrade', `GET /health HTTP/1.1\r\n${HEAD}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`, 200],
    ['a body on GET', `GET /things HTTP/1.1\r\n${HEAD}Content-Length: 2\r\n\r\nhi`, 200],
  ])('are answered: %s', async (_title, text, status) => {
    expect((await sendRaw(server.port, text)).status).toBe(status);
  });

  it('with a Host that is none do not get it back', async () => {
    const answer = await sendRaw(server.port, 'GET / HTTP/1.1\r\nHost: a"b<c>\r\n\r\n');
    expect(answer.status).toBe(200);
    expect(answer.head + answer.body).not.toContain('a"b');
  });

  it('to nowhere with a broken body are still no route', async () => {
    const init = { method: 'POST', body: '{broken', headers: { 'content-type': 'application/json' } };
    const response = await ask(`${server.url}/nowhere`, init);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([404, 'rest_no_route']);
  });
});

describe('a fault in the code', () => {
  it('is internal_error with the request id, is logged with its stack, and leaks nothing', async () => {
    const logged: unknown[] = [];
    const log = { error: (entry: unknown) => logged.push(entry) } as never;
    const broken = await startServer({ log });
    try {
      const response = await ask(`${broken.url}/broken`);
      const text = await response.text();
      expect(response.status).toBe(500);
      expect(JSON.parse(text)).toMatchObject({
        code: 'internal_error',
        data: { status: 500, request_id: response.headers.get('x-request-id') },
      });
      expect(text).not.toMatch(/secret|inside|\.ts/);
      expect(logged).toEqual([
        expect.objectContaining({ err: expect.objectContaining({ stack: expect.stringContaining('secret detail') }) }),
      ]);
    } finally {
      await broken.close();
    }
  });
  it('is not what a client that hangs up is taken for', async () => {
    const logged: unknown[] = [];
    const log = { error: (entry: unknown) => logged.push(entry) } as never;
    const patient = await startServer({ log });
    try {
      const start = `POST /things HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"na`;
      await sendRaw(patient.port, start, 200).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect((await ask(`${patient.url}/things`)).status).toBe(200);
      expect(logged).toEqual([]);
    } finally {
      await patient.close();
    }
  });
});

it.each(['"\\ud800"', '{"name":"half a \\udc00 character"}', '{"\\uD83D":1}'])(
  'a text with half a character is refused: %s',
  async (body) => {
    const headers = { 'content-type': 'application/json', authorization: 'Bearer writer' };
    const answer = await ask(`${server.url}/things`, { method: 'POST', headers, body });
    expect(await answer.json()).toMatchObject({ code: 'rest_invalid_json', data: { status: 400 } });
  },
);
