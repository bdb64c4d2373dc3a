import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatOperations } from '../../formats/index.ts';
import { fakeOperations } from '../testing/fake-operations.ts';
import { ask, type RunningServer, startServer } from '../testing/start-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ operations: [...fakeOperations, ...formatOperations()] });
});
afterAll(() => server.close());

type Discovery = {
  services: {
    id: string;
    endpoints: { name: string; url: string; parameters: unknown[]; scope: string | null }[];
  }[];
};
async function json<T = unknown>(path: string): Promise<T> {
  return (await (await ask(server.url + path)).json()) as T;
}

describe('the WordPress index', () => {
  it('is open, at every address WordPress has it', async () => {
    const pages = await Promise.all(
      ['/wp-json', '/wp-json/', '/?rest_route=/', '/index.php?rest_route=/'].map((path) => fetch(server.url + path)),
    );
    const bodies = await Promise.all(pages.map((page) => page.text()));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(bodies).size).toBe(1);
  });

  it('has the shape of WordPress', async () => {
    const index = await json<{ routes: Record<string, unknown> }>('/wp-json');
    expect(index).toMatchObject({
      name: 'Agent Rate API',
      url: server.url,
      home: server.url,
      gmt_offset: 0,
      namespaces: ['svc/v1'],
    });
    expect(index.routes['/svc/v1/things']).toMatchObject({
      namespace: 'svc/v1',
      methods: ['GET', 'POST'],
      endpoints: [
        { methods: ['GET'], args: { order: { type: 'string', enum: ['asc', 'desc'], required: false } } },
        { methods: ['POST'], args: { name: { type: 'string', required: true } } },
      ],
      _links: { self: [{ href: `${server.url}/wp-json/svc/v1/things` }] },
    });
    expect(Object.keys(index.routes)).toEqual(
      expect.arrayContaining([
        '/',
        '/svc/v1',
        '/svc/v1/things/(?P<id>[\\d]+)',
        '/svc/v1/formats/(?P<id>[^/]+)/schema',
        '/svc/v1/services',
        '/svc/v1/health',
      ]),
    );
  });

  it('of a namespace points up, and another namespace is no route', async () => {
    const index = await json('/wp-json/svc/v1');
    expect(index).toMatchObject({ namespace: 'svc/v1', _links: { up: [{ href: `${server.url}/wp-json/` }] } });
    expect(await json('/wp-json/other/v1')).toMatchObject({ code: 'rest_no_route', data: { status: 404 } });
  });

  it('leads to every route with rest_route as with pretty links', async () => {
    const plain = await ask(`${server.url}/?rest_route=${encodeURIComponent('/svc/v1/things')}&page=2`);
    expect(plain.headers.get('link')).toContain(`<${server.url}/wp-json/svc/v1/things?page=3>; rel="next"`);
    expect(await json('/?rest_route=/svc/v1/things/abc&x=1')).toMatchObject({ code: 'rest_invalid_param' });
  });
});

describe('service discovery', () => {
  it('lists every operation of every service, with its parameters and scope', async () => {
    const discovery = await json<Discovery>('/wp-json/svc/v1/services');
    expect(discovery).toMatchObject({
      name: 'Agent Rate API',
      version: '1.0.0',
      base_url: server.url,
      namespace: 'svc/v1',
    });
    const { services } = discovery;
    expect(services.map(({ id }) => id)).toEqual(['rates', 'system', 'formats']);
    const list = services[0]?.endpoints.find(({ name }) => name === 'list-things');
    expect(list).toMatchObject({ url: `${server.url}/wp-json/svc/v1/things`, scope: 'rates:read', paged: true });
    expect(list?.parameters).toContainEqual({
      name: 'per_page',
      in: 'query',
      type: 'integer',
      description: '',
      required: true,
      default: 20,
      minimum: 1,
      maximum: 100,
    });
  });

  it('links to what it names, and every link answers', async () => {
    const { links } = await json<{ links: Record<string, string> }>('/services');
    for (const link of Object.values(links)) expect((await ask(link)).status).toBe(200);
  });

  it('shows services that are no operations', async () => {
    const service = { id: 'mcp', name: 'MCP', description: 'Tools for agents', path: '/mcp' };
    const mountedApps = [
      { ...service, protocolVersions: ['2026-07-28'], tools: [], handle: async () => {}, close: async () => {} },
    ];
    const other = await startServer({ mountedApps });
    try {
      const { services } = (await (await ask(`${other.url}/services`)).json()) as { services: unknown[] };
      expect(services).toContainEqual(
        expect.objectContaining({ id: 'mcp', status: 'available', url: `${other.url}/mcp` }),
      );
    } finally {
      await other.close();
    }
  });
});
