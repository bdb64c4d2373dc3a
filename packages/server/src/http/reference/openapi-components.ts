import { isDeepStrictEqual } from 'node:util';
import { exampleOf, type JsonSchema } from '../../schemas/index.ts';

/** A part of an OpenAPI document. */
export type OpenApiObject = Record<string, unknown>;

/** Schemas shared by name. */
export type SchemaComponents = {
  schemas: Record<string, OpenApiObject>;
  /** The schema as the document holds it: a reference when it has a name, with its named parts as references. */
  reference: (schema: JsonSchema) => OpenApiObject;
  /** The example of a schema as a media type holds it: a reference when the schema has a name. */
  example: (schema: JsonSchema) => OpenApiObject;
  /** Examples shared by the name of their schema. */
  examples: Record<string, OpenApiObject>;
  /** The schema in place, whatever its name, with its named parts as references. */
  inline: (schema: JsonSchema) => OpenApiObject;
};

const NAME = /^[A-Z][A-Za-z0-9]+$/;

/** Keywords whose values are data, not schemas. */
const DATA = new Set(['const', 'default', 'enum', 'examples', 'required']);

/** Collects the schemas that carry a name (a title of one capitalised word). */
export function createComponents(): SchemaComponents {
  const schemas: Record<string, OpenApiObject> = {};
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    const { title } = value as { title?: unknown };
    if (typeof title !== 'string' || !NAME.test(title)) return walkInside(value);
    save(title, walkInside(value));
    return { $ref: `#/components/schemas/${title}` };
  };
  const walkInside = (value: object): OpenApiObject =>
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, DATA.has(key) ? inner : walk(inner)]));
  const save = (title: string, schema: OpenApiObject): void => {
    const known = schemas[title];
    if (known && !isDeepStrictEqual(known, schema)) throw new Error(`Two different schemas are called ${title}.`);
    schemas[title] = schema;
  };
  const examples: Record<string, OpenApiObject> = {};
  const example = (schema: JsonSchema): OpenApiObject => {
    const { title = '' } = schema;
    if (!NAME.test(title)) return { example: exampleOf(schema) };
    examples[title] ??= { value: exampleOf(schema) };
    return { examples: { [title]: { $ref: `#/components/examples/${title}` } } };
  };
  const plain = (schema: JsonSchema): object => JSON.parse(JSON.stringify(schema)) as object;
  return {
    schemas,
    examples,
    example,
    reference: (schema) => walk(plain(schema)) as OpenApiObject,
    inline: (schema) => walkInside(plain(schema)),
  };
}
