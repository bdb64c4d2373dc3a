import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatOperations } from '../../formats/index.ts';
import { createOpenApi } from '../reference/openapi.ts';
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
type OpenApi = {
  paths: Record<string, Record<string, { operationId: string }>>;
  components: { schemas: Record<string, unknown> };
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

describe('the OpenAPI document', () => {
  it('describes every operation once, by its name', async () => {
    const { paths } = await json<OpenApi>('/openapi.json');
    const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
    expect(ids).toEqual(expect.arrayContaining(fakeOperations.map(({ name }) => name)));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has no reference that leads nowhere', async () => {
    const document = await json('/openapi.json');
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(references.length).toBeGreaterThan(10);
    for (const reference of references) {
      const found = reference
        .split('/')
        .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document);
      expect(found, reference).toBeDefined();
    }
  });

  it('shares schemas that carry a name, and its schemas compile', async () => {
    const { components } = await json<OpenApi>('/openapi.json');
    expect(Object.keys(components.schemas)).toEqual(
      expect.arrayContaining(['Thing', 'FormatRegistry', 'FormField', 'Problem']),
    );
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema({ $id: 'api', components });
    expect(ajv.validate({ $ref: 'api#/components/schemas/FormatRegistry' }, await json('/formats'))).toBe(true);
  });

  it('is refused to be made when two schemas share a name', () => {
    const [first] = fakeOperations;
    if (!first) throw new Error('no operations');
    const clash = { ...first, name: 'clash', output: { title: 'Thing', type: 'string' } };
    const identity = { name: 'x', version: '1' };
    expect(() =>
      createOpenApi({ identity, namespace: 'svc', baseUrl: 'http://x', operations: [first, clash] }),
    ).toThrow('called Thing');
  });
});

describe('the reference page', () => {
  it('shows every operation and loads nothing from anywhere', async () => {
    const response = await fetch(`${server.url}/docs`);
    const page = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    for (const { name } of fakeOperations) expect(page).toContain(`id="${name}"`);
    expect(page).not.toMatch(/<script|<link|<img|src=|@import|url\(/);
  });

  it('has requests to copy, filled with the examples of their parameters', async () => {
    const page = await (await fetch(`${server.url}/docs`)).text();
    expect(page).toContain(`${server.url}/things?origin=Shanghai'</pre>`);
    expect(page).toMatch(/curl -H &quot;Authorization: Bearer \$API_KEY&quot; -F file=@rates.xlsx/);
  });

  it('lists the fields of a schema in a table, nested ones by their path', async () => {
    const page = await (await fetch(`${server.url}/docs`)).text();
    const thing = page.slice(page.indexOf('id="schema-Thing"'));
    expect(thing).toContain('<td><code>total.amount</code></td><td>number</td>');
    expect(thing).toContain('<td><code>charges[].code</code></td><td>string</td>');
  });
});
