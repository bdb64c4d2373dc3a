import { expect, it } from 'vitest';
import { ask, describeService, getJson, wordpressRoot } from './target.ts';

type Endpoint = {
  name: string;
  method: string;
  path: string;
  url: string;
  scope: string | null;
  parameters: { name: string; in: string; type: string; required: boolean; description: string }[];
};
type Discovery = {
  name: string;
  version: string;
  base_url: string;
  services: { id: string; status: string; endpoints: Endpoint[] }[];
  links: Record<string, string>;
};

const discover = () => getJson<Discovery>(`${wordpressRoot}/services`);

describeService('service discovery', () => {
  it('names the service and its version', async () => {
    expect(await discover()).toMatchObject({
      name: 'Agent Rate API',
      version: '1.0.0',
      base_url: expect.stringMatching(/^https?:\/\/[^/]+/),
    });
  });

  it('lists rates and formats with the endpoints of the contract', async () => {
    const { services } = await discover();
    const paths = services.flatMap(({ endpoints }) => endpoints.map(({ method, path }) => `${method} ${path}`));
    expect(services.map(({ id }) => id)).toEqual(expect.arrayContaining(['rates', 'formats']));
    expect(paths).toEqual(
      expect.arrayContaining([
        'GET /rates',
        'GET /rates/{id}',
        'GET /rates/stats',
        'GET /formats',
        'GET /health',
        'GET /services',
      ]),
    );
    for (const { status } of services) expect(status).toBe('available');
  });

  it('gives the five filters of the contract, none of them required', async () => {
    const { services } = await discover();
    const list = services
      .flatMap(({ endpoints }) => endpoints)
      .find(({ path, method }) => path === '/rates' && method === 'GET');
    for (const name of ['origin', 'pol', 'destination', 'pod', 'carrier']) {
      expect(list?.parameters).toContainEqual(
        expect.objectContaining({ name, in: 'query', type: 'string', required: false }),
      );
    }
    expect(list?.scope).toBe('rates:read');
  });

  it('gives addresses that answer as they stand', async () => {
    const { services, links } = await discover();
    const addresses = services.flatMap(({ endpoints }) =>
      endpoints.filter(({ method, url }) => method === 'GET' && !url.includes('{')).map(({ url }) => url),
    );
    for (const url of [...addresses, ...Object.values(links)]) {
      expect([200, 400, 403], url).toContain((await ask(url)).status);
    }
  });
});
