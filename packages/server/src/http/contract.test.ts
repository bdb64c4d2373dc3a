import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type RunningServer, startServer } from './testing/start-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const both = (path: string) => [`${server.url}${path}`, `${server.url}/wp-json/svc/v1${path}`];

describe('a request without a key', () => {
  it('is refused exactly as the contract says, on both paths', async () => {
    for (const url of both('/services')) {
      const response = await fetch(url);
      expect(response.status).toBe(401);
      expect(await response.text()).toBe(
        '{"code":"missing_api_key","message":"API Key required","data":{"status":401}}',
      );
      expect(response.headers.get('www-authenticate')).toBe(
        `Bearer realm="Agent Rate API", resource_metadata="${server.url}/.well-known/oauth-protected-resource"`,
      );
    }
  });

  it('is refused before its parameters or its body are looked at', async () => {
    expect((await fetch(`${server.url}/things?page=abc&nonsense=1`)).status).toBe(401);
    expect((await fetch(`${server.url}/things`, { method: 'POST', body: '{broken' })).status).toBe(401);
  });
});

describe('a key that does not do', () => {
  it('says invalid_token when it has expired or is unknown', async () => {
    for (const [key, code] of Object.entries({ old: 'expired_api_key', unknown: 'invalid_api_key' })) {
      const response = await ask(`${server.url}/things`, { headers: { authorization: `Bearer ${key}` } });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code, data: { status: 401 } });
      expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"');
    }
  });

  it('names the scope that is lacking, before the parameters are looked at', async () => {
    const response = await ask(`${server.url}/things/1?nonsense=1`, { method: 'DELETE' });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      code: 'insufficient_scope',
      data: { status: 403, required_scope: 'rates:write', scopes: ['rates:read'] },
    });
    expect(response.headers.get('www-authenticate')).toContain('error="insufficient_scope", scope="rates:write"');
  });
});

describe('every response', () => {
  it('carries the common headers, whatever it is', async () => {
    for (const path of ['/', '/things', '/nowhere', '/docs', '/health', '/wp-json', '/text']) {
      const { headers } = await fetch(`${server.url}${path}`);
      expect(headers.get('x-request-id')).toMatch(/^\S{8,}$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-expose-headers')).toMatch(/X-WP-Total, X-WP-TotalPages, Link/);
      expect(headers.get('link')).toContain(`<${server.url}/wp-json/>; rel="https://api.w.org/"`);
    }
  });

  it('names no two requests alike', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, () => fetch(server.url).then((r) => r.headers.get('x-request-id'))),
    );
    expect(new Set(ids).size).toBe(20);
  });
});

describe('a list', () => {
  it('says how many there are and links to its neighbours, keeping the query', async () => {
    const response = await ask(`${server.url}/wp-json/svc/v1/things?order=asc&page=2&ids=1,2`);
    expect(response.headers.get('x-wp-total')).toBe('45');
    expect(response.headers.get('x-wp-totalpages')).toBe('3');
    const link = response.headers.get('link');
    expect(link).toContain(`<${server.url}/wp-json/svc/v1/things?order=asc&ids=1,2&page=1>; rel="prev"`);
    expect(link).toContain(`<${server.url}/wp-json/svc/v1/things?order=asc&ids=1,2&page=3>; rel="next"`);
  });

  it('turns page by page to the end through its links alone', async () => {
    const seen: number[] = [];
    let next: string | undefined = `${server.url}/things?per_page=10`;
    while (next) {
      const response: Response = await ask(next);
      seen.push(...((await response.json()) as { data: { id: number }[] }).data.map(({ id }) => id));
      next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(Array.from({ length: 45 }, (_, at) => at + 1));
  });

  it('refuses a page past the end as WordPress does, but not page 1 of nothing', async () => {
    const past = await ask(`${server.url}/things?page=4`);
    expect(past.status).toBe(400);
    expect(await past.json()).toMatchObject({
      code: 'rest_post_invalid_page_number',
      data: { status: 400, total_pages: 3 },
    });
    const empty = await ask(`${server.url}/things?origin=Nowhere`);
    expect([empty.status, empty.headers.get('x-wp-total'), empty.headers.get('x-wp-totalpages')]).toEqual([
      200,
      '0',
      '0',
    ]);
    expect((await ask(`${server.url}/things?origin=Nowhere&page=2`)).status).toBe(400);
  });
});

describe('an answer asked for again', () => {
  it('is 304 without a body when nothing changed', async () => {
    for (const path of ['/things', '/things/rendered', '/things/7', '/openapi.json']) {
      const first = await ask(`${server.url}${path}`);
      const tag = first.headers.get('etag');
      expect(tag).toMatch(/^W\/"[\w-]{20,}"$/);
      const again = await ask(`${server.url}${path}`, { headers: { 'if-none-match': `"other", ${tag}` } });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    }
  });

  it('is given in full when the tag is another', async () => {
    expect((await ask(`${server.url}/things`, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200);
  });
});

describe('methods', () => {
  it('answer HEAD like GET, without the body', async () => {
    for (const path of ['/', '/things?page=2', '/health', '/docs', '/wp-json', '/wp-json/svc/v1/things/3']) {
      const [get, head] = await Promise.all([ask(server.url + path), ask(server.url + path, { method: 'HEAD' })]);
      expect(head.status).toBe(get.status);
      expect(await head.text()).toBe('');
      for (const name of ['content-type', 'content-length', 'etag', 'x-wp-total', 'link', 'allow']) {
        expect(head.headers.get(name)).toBe(get.headers.get(name));
      }
    }
  });

  it('answer OPTIONS without a key: what the path takes, and what a browser may send', async () => {
    for (const url of both('/things')) {
      const response = await fetch(url, { method: 'OPTIONS', headers: { origin: 'https://a.example' } });
      expect(response.status).toBe(200);
      expect(response.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS');
      expect(response.headers.get('access-control-allow-headers')).toContain('Authorization');
      const body = (await response.json()) as { methods: string[]; endpoints: { args: Record<string, unknown> }[] };
      expect(body.methods).toEqual(['GET', 'POST']);
      expect(body.endpoints[0]?.args.per_page).toMatchObject({
        type: 'integer',
        minimum: 1,
        maximum: 100,
        default: 20,
      });
    }
  });

  it('that a path does not know are no route, and Allow says which it knows', async () => {
    const response = await ask(`${server.url}/things`, { method: 'PUT', body: '{}' });
    expect(response.status).toBe(404);
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS');
    expect(await response.json()).toMatchObject({
      code: 'rest_no_route',
      message: 'No route was found matching the URL and request method.',
      data: { status: 404, allow: ['GET', 'HEAD', 'POST', 'OPTIONS'] },
    });
  });

  it('on a mistyped path get the right one back', async () => {
    expect(await (await ask(`${server.url}/thing`)).json()).toMatchObject({ data: { did_you_mean: '/things' } });
  });

  it('that answer nothing answer 204', async () => {
    const response = await ask(`${server.url}/things/1`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer writer' },
    });
    expect([response.status, await response.text()]).toEqual([204, '']);
  });
});

describe('the health check', () => {
  it('is open and says who answers', async () => {
    for (const url of both('/health')) {
      const response = await fetch(url);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ name: 'Agent Rate API', version: '1.0.0', status: 'ok' });
    }
  });

  it('is 503 with what is wrong, also when looking itself fails', async () => {
    const failing = await startServer({
      health: () => ({
        status: 'failing',
        checks: { database: { status: 'failing', message: 'It does not answer.' } },
      }),
    });
    const throwing = await startServer({ health: () => Promise.reject(new Error('inside')) });
    try {
      const response = await fetch(`${failing.url}/health`);
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({
        status: 'failing',
        checks: { database: { message: 'It does not answer.' } },
      });
      const thrown = await fetch(`${throwing.url}/health`);
      expect([thrown.status, (await thrown.text()).includes('inside')]).toEqual([503, false]);
    } finally {
      await Promise.all([failing.close(), throwing.close()]);
    }
  });
});

describe('the public address', () => {
  it('comes from the Host header, and never from X-Forwarded-*', async () => {
    const response = await ask(`${server.url}/services`, { headers: { 'x-forwarded-host': 'evil.example' } });
    expect(((await response.json()) as { base_url: string }).base_url).toBe(server.url);
  });

  it('is the configured one when there is one', async () => {
    const proxied = await startServer({
      config: { host: '127.0.0.1', port: 0, baseUrl: 'https://rates.example/api/', namespace: 'acme' },
    });
    try {
      const response = await ask(`${proxied.url}/wp-json/acme/v1/things`);
      expect(response.headers.get('link')).toContain(
        '<https://rates.example/api/wp-json/acme/v1/things?page=2>; rel="next"',
      );
      const discovery = (await (await ask(`${proxied.url}/services`)).json()) as { links: Record<string, string> };
      expect(discovery.links.self).toBe('https://rates.example/api/wp-json/acme/v1/services');
    } finally {
      await proxied.close();
    }
  });
});
