import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { beforeAll, expect, it } from 'vitest';
import { ask, describeService, target } from './target.ts';

type Schema = Record<string, unknown>;
type Parameter = { $ref?: string; name: string; in: 'path' | 'query'; required: boolean; schema: Schema };
type Answer = { content?: Record<string, unknown> };
type Operation = { operationId: string; parameters: Parameter[]; responses: Record<string, Answer> };
type Document = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, unknown>;
};

let document: Document;
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);

/** The errors of a value under the schema at a JSON pointer of the document; null when it fits. */
function errorsAt(pointer: string, value: unknown): unknown {
  const fits = ajv.validate({ $ref: `openapi#${pointer}` }, value);
  return fits ? null : ajv.errors?.slice(0, 5);
}

/** The document with every object schema closed, unless it says itself what else it takes: nothing goes undocumented. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, closed(inner)]));
  const isOpen = copy.type === 'object' && 'properties' in copy && !('additionalProperties' in copy);
  return isOpen && typeof copy.properties === 'object' ? { ...copy, additionalProperties: false } : copy;
}

const escapePointer = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');

/** A value for a path parameter: an example of the document, or what the list above it gives. */
async function findPathValue(path: string, { schema, name }: Parameter): Promise<string | undefined> {
  const example = (schema.examples as unknown[] | undefined)?.[0] ?? schema.default;
  const collection = path.slice(0, path.indexOf(`/{${name}}`));
  const response = await ask(collection);
  const body = response.status === 200 ? ((await response.json()) as { data?: Record<string, unknown>[] }) : {};
  const first = Array.isArray(body.data) ? body.data[0] : undefined;
  const found = first?.[name] ?? first?.id ?? first?.code ?? example;
  return found === undefined ? undefined : encodeURIComponent(String(found));
}

/** The address of a GET with its required parameters filled in; undefined when nothing is known to fill in. */
async function findAddress(path: string, operation: Operation): Promise<string | undefined> {
  let address = path;
  const query: string[] = [];
  for (const parameter of operation.parameters.filter(({ required }) => required)) {
    if (parameter.in === 'path') {
      const value = await findPathValue(path, parameter);
      if (value === undefined) return undefined;
      address = address.replace(`{${parameter.name}}`, value);
    } else {
      const value = (parameter.schema.examples as unknown[] | undefined)?.[0] ?? parameter.schema.default;
      if (value === undefined) return undefined;
      query.push(`${parameter.name}=${encodeURIComponent(String(value))}`);
    }
  }
  return query.length === 0 ? address : `${address}?${query.join('&')}`;
}

describeService('the OpenAPI document', () => {
  beforeAll(async () => {
    document = (await (await fetch(`${target.url}/openapi.json`)).json()) as Document;
    ajv.addSchema({ $id: 'openapi', ...(closed(document) as object) });
  });

  it('is OpenAPI 3.1 of this service, open to everybody', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info).toMatchObject({ title: 'Agent Rate API', version: '1.0.0' });
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/rates', '/rates/{id}', '/rates/stats', '/formats', '/health', '/services']),
    );
  });

  it('tells the truth about every GET: real answers fit its schemas', async () => {
    const checked: string[] = [];
    for (const [path, methods] of Object.entries(document.paths)) {
      const operation = methods.get;
      // Pictures have no schema, and a stream of events does not end.
      if (operation && !operation.responses['200']?.content?.['application/json']) continue;
      const address = operation && (await findAddress(path, operation));
      if (!operation || address === undefined) continue;
      const response = await ask(address);
      const body: unknown = await response.json();
      const pointer =
        response.status === 200
          ? `/paths/${escapePointer(path)}/get/responses/200/content/application~1json/schema`
          : '/components/schemas/Problem';
      // A draft's rates, asked of a sheet that is published: a refusal that the operation documents.
      const documented = Object.keys(operation.responses).map(Number);
      expect([403, 404, ...documented], `${address}: ${JSON.stringify(body)}`).toContain(response.status);
      expect(errorsAt(pointer, body), address).toBeNull();
      if (response.status === 200) checked.push(path);
    }
    expect(checked).toEqual(
      expect.arrayContaining([
        '/rates',
        '/rates/{id}',
        '/rates/stats',
        '/formats',
        '/formats/{id}',
        '/health',
        '/services',
      ]),
    );
  });

  it('tells the truth about refusals', async () => {
    const responses = await Promise.all([
      fetch(`${target.url}/rates`),
      ask('/rates?page=x'),
      ask('/rates/999999999'),
      ask('/nowhere'),
      ask('/rates?page=9999'),
    ]);
    for (const response of responses) {
      expect(errorsAt('/components/schemas/Problem', await response.json()), response.url).toBeNull();
    }
  });

  it('promises the paging headers that lists carry', async () => {
    const success = document.paths['/rates']?.get?.responses['200'] as { headers: Record<string, unknown> };
    for (const name of ['X-WP-Total', 'X-WP-TotalPages', 'Link']) {
      expect(success.headers[name]).toBeDefined();
      expect((await ask('/rates')).headers.has(name)).toBe(true);
    }
  });
});

describeService('the reference page', () => {
  it('shows every operation and loads nothing from anywhere', async () => {
    const response = await fetch(`${target.url}/docs`);
    const page = await response.text();
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const names = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    for (const name of names) expect(page).toContain(name);
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });
});
