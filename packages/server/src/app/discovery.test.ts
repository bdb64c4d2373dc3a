import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { startMcp } from '../mcp/testing/start-mcp.ts';

const service = await startMcp([{ amount: 1500 }]);
const key = await service.keyWith(['admin']);
const authorized = { authorization: `Bearer ${key}` };

const open = async (path: string) => {
  const response = await fetch(service.url + path);
  expect([path, response.status]).toEqual([path, 200]);
  return response;
};
const openJson = async <T>(path: string) => (await (await open(path)).json()) as T;

type OpenApi = {
  paths: Record<string, Record<string, { operationId: string }>>;
  components: Record<string, Record<string, unknown>>;
};
type Discovery = {
  services: { id: string; url?: string; endpoints: { name: string; method: string; path: string }[] }[];
};
type Linkset = { linkset: Record<string, string | { href: string; type?: string }[]>[] };
type Card = { name: string; description: string; remotes: { type: string; url: string }[] };
type AiCatalog = { host: { documentationUrl: string }; entries: { url: string; type: string }[] };

/** The path parts that the addresses of a document may lack. */
const calls = async (): Promise<string[]> => {
  const { paths } = await openJson<OpenApi>('/openapi.json');
  return Object.entries(paths).flatMap(callsOf);
};
const callsOf = ([path, methods]: [string, object]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`);
const toolNames = async () => {
  const agent = await service.connect('2026');
  const { tools } = await agent.listTools();
  const { structuredContent } = await agent.callTool({ name: 'more_tools', arguments: {} });
  const { others } = structuredContent as { others: string[] };
  return [...tools.map(({ name }) => name), ...others.map((line) => line.slice(0, line.indexOf(':')))];
};

/** Every address that a document names answers: 200, or for an endpoint of messages, a client that connects. */
async function call(url: string): Promise<void> {
  if (new URL(url).pathname === '/mcp') {
    const client = new Client({ name: 'walker', version: '1' }, { versionNegotiation: { mode: 'auto' } });
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: authorized } }));
    expect((await client.listTools()).tools.length).toBeGreaterThan(0);
    await client.close();
    return;
  }
  const headers: Record<string, string> = url.endsWith('/events/stream')
    ? { ...authorized, 'last-event-id': '0' }
    : authorized;
  const abort = new AbortController();
  const response = await fetch(url, { headers, signal: abort.signal });
  abort.abort();
  expect([url, response.status]).toEqual([url, expect.toSatisfy((status: number) => [200, 204].includes(status))]);
}

const hrefs = (entry: Linkset['linkset'][number]) =>
  Object.values(entry).flatMap((value) => (typeof value === 'string' ? [value] : value.map(({ href }) => href)));

/** What each document names. The prefix of the REST API is an address to build on, not to call. */
const DOCUMENTS: Record<string, () => Promise<string[]>> = {
  '/': async () => Object.values((await openJson<{ links: Record<string, string> }>('/')).links),
  '/ (Link header)': async () => linksOf((await open('/')).headers.get('link')),
  '/.well-known/api-catalog': async () => (await openJson<Linkset>('/.well-known/api-catalog')).linkset.flatMap(hrefs),
  '/llms.txt': async () =>
    [...(await (await open('/llms.txt')).text()).matchAll(/\]\((.*?)\)/g)].map(([, url = '']) => url),
  '/.well-known/ai-catalog.json': async () => {
    const { host, entries } = await openJson<AiCatalog>('/.well-known/ai-catalog.json');
    return [host.documentationUrl, ...entries.map(({ url }) => url)];
  },
  '/.well-known/mcp/server-card.json': async () => remotes('/.well-known/mcp/server-card.json'),
  '/mcp/server-card': async () => remotes('/mcp/server-card'),
  '/server.json': async () => remotes('/server.json'),
  '/.well-known/oauth-protected-resource': async () => resource('/.well-known/oauth-protected-resource'),
  '/.well-known/oauth-protected-resource/mcp': async () => resource('/.well-known/oauth-protected-resource/mcp'),
};

const remotes = async (path: string) => (await openJson<Card>(path)).remotes.map(({ url }) => url);
const resource = async (path: string) => {
  const metadata = await openJson<{ resource: string; resource_documentation: string }>(path);
  return [metadata.resource, metadata.resource_documentation];
};
const linksOf = (header: string | null) => [...(header ?? '').matchAll(/<(.*?)>/g)].map(([, url = '']) => url);

describe('every discovery document', () => {
  it.each(Object.entries(DOCUMENTS))('%s names addresses that answer', async (_name, addresses) => {
    const named = [...new Set(await addresses())];
    expect(named.length).toBeGreaterThan(0);
    for (const address of named) await call(address);
  });

  it('is open, may be kept, has a tag, and leads to the catalog', async () => {
    for (const path of Object.keys(DOCUMENTS).filter((one) => one !== '/' && !one.includes(' '))) {
      const { headers } = await open(path);
      expect([path, headers.get('cache-control')]).toEqual([path, 'public, max-age=3600']);
      expect(headers.get('link')).toContain('rel="api-catalog"');
      const again = await fetch(service.url + path, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
      expect(again.status).toBe(304);
      expect((await fetch(service.url + path, { method: 'HEAD' })).headers.get('etag')).toBe(headers.get('etag'));
    }
  });

  it('goes out under its own media type', async () => {
    const typeOf = async (path: string) => (await open(path)).headers.get('content-type');
    expect(await typeOf('/.well-known/api-catalog')).toBe(
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    );
    expect(await typeOf('/mcp/server-card')).toContain('application/mcp-server-card+json');
    expect(await typeOf('/llms.txt')).toContain('text/markdown');
  });
});

describe('the same operations stand', () => {
  it('in OpenAPI, in the discovery document, in WordPress’s index and in llms.txt', async () => {
    const described = (await calls()).sort();
    const { services } = (await service.getJson('/services')) as Discovery;
    const endpoints = services.flatMap((one) => one.endpoints.map(({ method, path }) => `${method} ${path}`));
    expect(endpoints.sort()).toEqual(described);
    const text = await (await open('/llms.txt')).text();
    const listed = [...text.matchAll(/^- [[`]((?:GET|POST|PUT|PATCH|DELETE) [^\]`]+)/gm)].map(([, one = '']) => one);
    expect(listed.sort()).toEqual(described);
    const { routes } = await openJson<{ routes: Record<string, { methods: string[] }> }>('/wp-json');
    const indexed = Object.entries(routes).flatMap(([path, { methods }]) =>
      methods.map((method) => `${method} ${path.replace('/svc/v1', '').replaceAll(/\(\?P<(\w+)>.*?\]\+\)/g, '{$1}')}`),
    );
    expect(indexed.filter((one) => !['GET ', 'GET /'].includes(one)).sort()).toEqual(described);
  });

  it('and the same tools over MCP, listed or by more_tools, and in llms.txt', async () => {
    const tools = (await toolNames()).sort();
    const text = await (await open('/llms.txt')).text();
    expect([...text.matchAll(/^- `([a-z_]+)`: /gm)].map(([, one]) => one).sort()).toEqual(tools);
  });

  it('in the slices of OpenAPI by tag, each once and with all that it refers to', async () => {
    const { tags } = await openJson<{ tags: { name: string }[] }>('/openapi.json');
    const slices = await Promise.all(tags.map(({ name }) => openJson<OpenApi>(`/openapi/${name}.json`)));
    const sliced = slices.flatMap(({ paths }) => Object.entries(paths).flatMap(callsOf));
    expect(sliced.sort()).toEqual((await calls()).sort());
    for (const slice of slices) {
      const names = [...JSON.stringify(slice).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)];
      expect(names.length).toBeGreaterThan(0);
      for (const [, kind = '', name = ''] of names) expect(slice.components[kind], name).toHaveProperty([name]);
    }
  });

  it('and the discovery document lists MCP where it answers', async () => {
    const { services } = (await service.getJson('/services')) as Discovery;
    expect(services.find(({ id }) => id === 'mcp')?.url).toBe(`${service.url}/mcp`);
  });
});

describe('a client that was refused', () => {
  it.each([
    ['/rates', '/.well-known/oauth-protected-resource'],
    ['/mcp', '/.well-known/oauth-protected-resource/mcp'],
  ])('at %s learns from the refusal where the metadata stands', async (path, metadata) => {
    const response = await fetch(service.url + path);
    expect(response.status).toBe(401);
    const url = /resource_metadata="(.*?)"/.exec(response.headers.get('www-authenticate') ?? '')?.[1];
    expect(url).toBe(service.url + metadata);
    expect(await openJson(metadata)).toMatchObject({
      resource: service.url + (path === '/mcp' ? path : ''),
      bearer_methods_supported: ['header'],
      scopes_supported: expect.arrayContaining(['rates:read', 'orders:write']),
    });
  });
});

it('keeps to the bounds that registries set for a server card', async () => {
  for (const path of ['/server.json', '/mcp/server-card']) {
    const { name, description } = await openJson<Card>(path);
    expect(name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
    expect(description.length).toBeLessThanOrEqual(100);
  }
});
