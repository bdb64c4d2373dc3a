import { expect, test } from 'vitest';
import { asJsonSchema, type JsonSchema } from '../../schemas/index.ts';
import { loadOperations } from '../nouns.ts';
import { commandsOf } from './add-operations.ts';
import { parametersOf } from './parameters.ts';
import { namesRoute, routesAsCommands } from './routes-as-commands.ts';
import { fillTemplate } from './template.ts';

const operations = await loadOperations();
const declared = operations.flatMap((operation) => commandsOf(operation).map((spec) => ({ operation, spec })));

/** The schemas at `total.amount`, through lists, unions and references to nothing in particular. */
function schemasAt(schema: JsonSchema, path: readonly string[]): JsonSchema[] {
  const branches = [schema, ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  const inside = branches.flatMap((branch) => (branch.items ? [branch, branch.items] : [branch]));
  const [name, ...rest] = path;
  if (name === undefined) return [schema];
  return inside.flatMap((one) => {
    const property = one.properties?.[name];
    if (property) return schemasAt(property, rest);
    return one.items && one.items !== schema ? schemasAt(one.items, path) : [];
  });
}

const placesOf = (template: string) => [...template.matchAll(/\{([\w.]+)/g)].map(([, path = '']) => path);

test('every column and sentence of a command names values that the answer has', () => {
  const missing = declared.flatMap(({ operation, spec }) => {
    const answer = asJsonSchema(operation.output);
    const isStream = operation.produces?.includes('text/event-stream') === true;
    const rows = isStream
      ? [answer]
      : schemasAt(answer, (spec.rows ?? 'data').split('.')).flatMap(({ items }) => items ?? []);
    const inRows = Object.values(spec.columns ?? {}).flatMap(placesOf);
    const known = [answer, asJsonSchema(operation.params), asJsonSchema(operation.query)];
    const inAnswer = [spec.done ?? '', spec.heading ?? '', spec.secret ? `{${spec.secret}}` : ''].flatMap(placesOf);
    const isMissing = (schemas: readonly JsonSchema[]) => (path: string) =>
      // What happened to an order is in `data`, whose schema is open.
      !path.startsWith('data.') && schemas.every((schema) => schemasAt(schema, path.split('.')).length === 0);
    return [...inRows.filter(isMissing(rows)), ...inAnswer.filter(isMissing(known))].map(
      (path) => `${spec.words}: ${path}`,
    );
  });
  expect(missing).toEqual([]);
});

test('every operand, option and flag of a command is a parameter of its operation', () => {
  const wrong = declared.flatMap(({ operation, spec }) => {
    const schemas = [operation.params, operation.query, operation.body].map(asJsonSchema);
    const branches = schemas.flatMap((schema) => [schema, ...(schema.anyOf ?? []), ...(schema.allOf ?? [])]);
    const names = branches.flatMap(({ properties = {} }) =>
      Object.entries(properties).flatMap(([name, { properties: inner }]) => [name, ...Object.keys(inner ?? {})]),
    );
    const given = [
      ...(spec.operands ?? []).map((name) => name.replaceAll(/[[\]]/g, '')).filter((name) => name !== 'file'),
      ...Object.values(spec.options ?? {}),
      ...Object.keys(spec.fixed ?? {}),
      ...Object.keys(spec.entries ?? {}),
      ...(spec.insteadOfDefaults === undefined ? [] : [spec.insteadOfDefaults]),
      ...Object.values(spec.flags ?? {}).flatMap((sets) => Object.keys(sets)),
    ];
    return given.filter((name) => !names.includes(name)).map((name) => `${spec.words}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['{id} ({name|no name})', { id: 12345, name: null }, '12345 (no name)'],
  ['{total.amount} {total.currency}', { total: { amount: 21500.5, currency: 'USD' } }, '21,500.5 USD'],
  ['{stops.code}', { stops: [{ code: 'CNSHA' }, { code: 'NLRTM' }] }, 'CNSHA, NLRTM'],
  ['{at}', { at: '2026-11-22T19:39:31.195Z' }, '2026-11-22T19:39:31'],
  ['{limits|none}', { limits: {} }, 'none'],
  [
    '{limits}',
    { limits: { quoteOnly: true, perOrder: { USD: 20000, EUR: 5 } } },
    'quote only; per order USD 20,000, EUR 5',
  ],
])('the template %s of %j is "%s"', (template, value, text) => {
  expect(fillTemplate(template, value)).toBe(text);
});

test('advice about a route becomes advice about its command; a route without one stays', () => {
  expect(routesAsCommands('Use an id of GET /keys, or POST /keys/{id}/rotate.', operations)).toBe(
    'Use an id of `agent-rate keys list`, or `agent-rate keys rotate`.',
  );
  expect(routesAsCommands('Ask GET /nothing.', operations)).toBe('Ask GET /nothing.');
});

test('the help of a command names no route', () => {
  const described = declared.flatMap(({ operation, spec }) => [
    { words: spec.words, text: operation.summary },
    ...parametersOf(operation, spec).map(({ schema }) => ({ words: spec.words, text: schema.description ?? '' })),
  ]);
  expect(described.filter(({ text }) => namesRoute(text))).toEqual([]);
});
