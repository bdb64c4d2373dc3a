import { expect, it } from 'vitest';
import WPAPI from 'wpapi';
import type { RateList } from './rate.ts';
import { ask, describeService, getJson, target, wordpressRoot } from './target.ts';

const namespace = `${target.namespace}/v1`;

async function discover() {
  const site = await WPAPI.discover(target.url);
  site.setHeaders('Authorization', `Bearer ${target.key}`);
  return site;
}

describeService('the unmodified WordPress client wpapi', () => {
  it('finds the service by its Link header alone, and lists rates', async () => {
    const site = await discover();
    const rates = await site.namespace(namespace).rates().get();
    expect(rates.data).toEqual((await getJson<RateList>('/rates')).data);
  });

  it('reads the size of the list, and turns its pages to the end', async () => {
    const site = await discover();
    const seen: number[] = [];
    let page = await site.namespace(namespace).rates().perPage(10).param('orderby', 'id').get();
    const { total, totalPages } = page._paging ?? { total: 0, totalPages: 0 };
    seen.push(...page.data.map(({ id }) => id));
    while (page._paging?.next) {
      page = await page._paging.next.setHeaders('Authorization', `Bearer ${target.key}`).get();
      seen.push(...page.data.map(({ id }) => id));
    }
    expect(total).toBe((await getJson<RateList>('/rates')).meta.total);
    expect(totalPages).toBe(Math.ceil(total / 10));
    expect([seen.length, new Set(seen).size]).toEqual([total, total]);
  });

  it('goes back a page', async () => {
    const site = await discover();
    const second = await site.namespace(namespace).rates().perPage(5).page(2).get();
    const first = await second._paging?.prev?.setHeaders('Authorization', `Bearer ${target.key}`).get();
    expect(first?.data).toEqual((await getJson<RateList>('/rates?per_page=5')).data);
  });

  it('gets one rate by id, and filters', async () => {
    const site = await discover();
    const [first] = (await getJson<RateList>('/rates?per_page=1')).data;
    expect(
      await site
        .namespace(namespace)
        .rates()
        .id(first?.id ?? 0)
        .get(),
    ).toMatchObject({ id: first?.id });
    const filtered = await site.namespace(namespace).rates().param('pol', first?.origin.code).perPage(3).get();
    expect(filtered.data).toEqual((await getJson<RateList>(`/rates?pol=${first?.origin.code}&per_page=3`)).data);
  });

  it('reads the registry and the discovery document', async () => {
    const site = await discover();
    expect(await site.namespace(namespace).formats().get()).toMatchObject({ defaultTargetFormat: 'yml_chemical_data' });
    expect(await site.namespace(namespace).services().get()).toMatchObject({ name: 'Agent Rate API' });
  });

  it('is given the error of the service as it stands', async () => {
    const site = await WPAPI.discover(target.url);
    await expect(site.namespace(namespace).services().get()).rejects.toEqual({
      code: 'missing_api_key',
      message: 'API Key required',
      data: { status: 401 },
    });
  });
});

describeService('the WordPress index', () => {
  it('has the shape of WordPress at /wp-json and at rest_route', async () => {
    for (const path of ['/wp-json', '/wp-json/', '/?rest_route=/']) {
      const index = (await (await fetch(target.url + path)).json()) as {
        namespaces: string[];
        routes: Record<string, unknown>;
      };
      expect(index).toMatchObject({
        name: 'Agent Rate API',
        gmt_offset: expect.anything(),
        timezone_string: expect.any(String),
      });
      expect(index.namespaces).toEqual([namespace]);
      expect(index.routes[`/${namespace}/rates`]).toMatchObject({
        namespace,
        methods: ['GET'],
        endpoints: [{ methods: ['GET'], args: { page: { type: 'integer', default: 1 } } }],
      });
      expect(index.routes[`/${namespace}/rates/(?P<id>[\\d]+)`]).toBeDefined();
    }
  });

  it('is linked from every response, on HEAD and GET', async () => {
    for (const path of ['/', '/health', '/rates', '/nowhere']) {
      for (const method of ['GET', 'HEAD']) {
        expect((await fetch(target.url + path, { method })).headers.get('link')).toMatch(
          /<[^>]+\/wp-json\/>; rel="https:\/\/api\.w\.org\/"/,
        );
      }
    }
  });

  it('serves routes with rest_route too', async () => {
    expect(await getJson(`/?rest_route=/${namespace}/rates&per_page=3`)).toEqual(await getJson('/rates?per_page=3'));
  });

  it('knows no other namespace', async () => {
    expect((await ask('/wp-json/wp/v2/posts')).status).toBe(404);
  });

  it('describes a route to OPTIONS', async () => {
    const response = await fetch(`${wordpressRoot}/rates`, { method: 'OPTIONS' });
    expect([response.status, response.headers.get('allow')]).toEqual([200, 'GET, HEAD, OPTIONS']);
    expect(await response.json()).toMatchObject({ namespace, methods: ['GET'] });
  });
});
