import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatOperations } from '../../formats/index.ts';
import { fakeOperations } from '../testing/fake-operations.ts';
import { ask, type RunningServer, startServer } from '../testing/start-server.ts';
import { createOpenApi } from './openapi.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ operations: [...fakeOperations, ...formatOperations()] });
});
afterAll(() => server.close());

type OpenApi = {
  paths: Record<string, Record<string, { operationId: string }>>;
  components: { schemas: Record<string, unknown> };
};
async function json<T = unknown>(path: string): Promise<T> {
  return (await (await ask(server.url + path)).json()) as T;
}

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
