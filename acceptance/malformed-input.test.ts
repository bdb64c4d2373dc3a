import { expect, it } from 'vitest';
import { type RawAnswer, sendRaw } from './raw-request.ts';
import { ask, describeService, getRefusal, target, wordpressRoot } from './target.ts';

const HEAD = `Host: service\r\nAuthorization: Bearer ${target.key}\r\n`;

function expectRefusal({ status, body }: RawAnswer, expected: number): void {
  expect(status).toBe(expected);
  expect(JSON.parse(body)).toMatchObject({
    code: expect.any(String),
    message: expect.any(String),
    data: { status: expected },
  });
  expect(body).not.toMatch(/node_modules|\.ts:|at \S+ \(/);
}

describeService('what is not proper HTTP', () => {
  it('gets a 431 for a flood of headers, also while it still flows', async () => {
    const many = Array.from({ length: 2_000 }, (_, at) => `X-Flood-${at}: ${'x'.repeat(60)}\r\n`).join('');
    expectRefusal(await sendRaw(`GET /rates HTTP/1.1\r\n${HEAD}${many}\r\n`), 431);
    expectRefusal(await sendRaw(`GET /rates HTTP/1.1\r\n${HEAD}X: ${'x'.repeat(2_000_000)}\r\n\r\n`), 431);
  });

  it('gets a 400 for nonsense', async () => {
    expectRefusal(await sendRaw('hello\r\n\r\n'), 400);
    expectRefusal(await sendRaw(`GET /rates/%zz HTTP/1.1\r\n${HEAD}\r\n`), 400);
    expectRefusal(await sendRaw(`GET /rates?origin=%ff HTTP/1.1\r\n${HEAD}\r\n`), 400);
  });

  it('gets a refusal for an endless URL', async () => {
    expectRefusal(await sendRaw(`GET /rates?origin=${'x'.repeat(30_000)} HTTP/1.1\r\n${HEAD}\r\n`), 431);
  });
});

describeService('requests that lead nowhere', () => {
  it('are rest_no_route, for an unknown path as for a wrong method', async () => {
    for (const [path, method] of [
      ['/nowhere', 'GET'],
      ['/rates', 'DELETE'],
      ['/rates/stats', 'POST'],
      [`${wordpressRoot}/nowhere`, 'PUT'],
    ] as const) {
      const body = method === 'GET' ? {} : { body: '{broken', headers: { 'content-type': 'application/json' } };
      expect(await getRefusal(path, { method, ...body })).toMatchObject({
        status: 404,
        code: 'rest_no_route',
        message: 'No route was found matching the URL and request method.',
        data: { status: 404 },
      });
    }
  });

  it('learn from Allow which methods a path knows', async () => {
    expect((await ask('/rates', { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });
});

describeService('bodies', () => {
  const send = (body: string, type: string) =>
    getRefusal('/rate-sheets', { method: 'POST', body, headers: { 'content-type': type } });

  it('are refused without a key before they are read', async () => {
    const response = await fetch(`${target.url}/rate-sheets`, { method: 'POST', body: 'x'.repeat(1_000_000) });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([401, 'missing_api_key']);
  });

  it('that are broken, foreign or empty are refused by name', async () => {
    const may = (await send('{}', 'application/json')).status !== 403;
    const expected = (status: number, code: string) =>
      may ? { status, code } : { status: 403, code: 'insufficient_scope' };
    expect(await send('{"rows":', 'application/json')).toMatchObject(expected(400, 'rest_invalid_json'));
    expect(await send('<rows/>', 'application/xml')).toMatchObject(expected(415, 'unsupported_content_type'));
    expect(await send('--x', 'multipart/form-data; boundary=x')).toMatchObject(expected(400, 'malformed_upload'));
    expect((await send('{"rows":"none"}', 'application/json')).status).toBe(may ? 400 : 403);
  });

  it('that are huge are refused, and the client gets to read it', async () => {
    const refusal = await getRefusal('/keys', {
      method: 'POST',
      body: JSON.stringify({ name: 'x'.repeat(8_000_000) }),
      headers: { 'content-type': 'application/json' },
    });
    expect([403, 413]).toContain(refusal.status);
  });
});

describeService('HEAD and OPTIONS', () => {
  it('HEAD answers like GET without the body', async () => {
    for (const path of ['/rates?page=2', '/formats', '/health', '/']) {
      const [get, head] = await Promise.all([ask(path), ask(path, { method: 'HEAD' })]);
      expect([head.status, await head.text()]).toEqual([get.status, '']);
      for (const name of ['content-type', 'x-wp-total', 'x-wp-totalpages', 'link', 'allow']) {
        expect(head.headers.get(name), `${name} of ${path}`).toBe(get.headers.get(name));
      }
    }
  });

  it("OPTIONS lets a browser's preflight pass, without a key", async () => {
    const headers = {
      origin: 'https://app.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    };
    const response = await fetch(`${target.url}/rates`, { method: 'OPTIONS', headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('authorization');
  });

  it('every response carries its id and keeps search engines and guessing browsers away', async () => {
    for (const path of ['/rates', '/nowhere', '/docs']) {
      const { headers } = await ask(path);
      expect(headers.get('x-request-id')).toMatch(/\S{8,}/);
      expect([headers.get('x-content-type-options'), headers.get('x-robots-tag')]).toEqual(['nosniff', 'noindex']);
      expect(headers.get('access-control-expose-headers')).toContain('X-WP-Total, X-WP-TotalPages, Link');
    }
  });
});
