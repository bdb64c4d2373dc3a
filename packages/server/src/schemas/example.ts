import type { JsonSchema } from './json-schema.ts';

/** Stands for a text without an example of its own. */
const SOME_TEXT = '…';
const TEXTS: Readonly<Record<string, string>> = {
  date: '2026-12-01',
  'date-time': '2026-12-01T09:30:00.000Z',
  email: 'export@example.com',
};

/**
 * A value that fits the schema: its own first example, or one built from its parts. A schema with a pattern that nothing
 * is known of needs an example of its own.
 */
export function exampleOf(schema: JsonSchema): unknown {
  const known = [schema.examples?.[0], schema.const, schema.enum?.[0], schema.default];
  const example = known.find((value) => value !== undefined);
  if (example !== undefined) return example;
  if (schema.allOf) return Object.assign({}, ...[...schema.allOf, withoutParts(schema)].map(exampleOf));
  if (schema.anyOf) return exampleOf(schema.anyOf.find(({ type }) => type !== 'null') ?? {});
  return exampleOfType(schema);
}

function withoutParts({ allOf: _, ...own }: JsonSchema): JsonSchema {
  return { ...own, type: 'object' };
}

function exampleOfType(schema: JsonSchema): unknown {
  const type = [schema.type].flat()[0];
  if (type === 'object') return exampleOfObject(schema);
  if (type === 'array') return schema.items ? [exampleOf(schema.items)] : [];
  if (type === 'integer' || type === 'number') return schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1;
  if (type === 'boolean') return true;
  if (type === 'string') return (TEXTS[schema.format ?? ''] ?? SOME_TEXT).padEnd(schema.minLength ?? 0, SOME_TEXT);
  return null;
}

function exampleOfObject({ properties = {} }: JsonSchema): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, exampleOf(property)]));
}
