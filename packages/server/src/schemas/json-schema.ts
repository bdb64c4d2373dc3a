import type { TSchema } from 'typebox';

/** The parts of JSON Schema (draft 2020-12) that adapters read from an operation's schemas. */
export type JsonSchema = {
  type?: string | string[];
  title?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
  additionalProperties?: boolean | JsonSchema;
};

/** A TypeBox schema as JSON Schema; an empty object schema when there is none. */
export function asJsonSchema(schema: TSchema | undefined): JsonSchema {
  return (schema ?? { type: 'object', properties: {} }) as JsonSchema;
}

/** The values a schema is limited to: of an `enum`, a `const`, or a union of constants. Undefined when it is not. */
export function findAllowedValues(schema: JsonSchema): unknown[] | undefined {
  if (schema.enum) return schema.enum;
  if ('const' in schema) return [schema.const];
  if (!schema.anyOf) return schema.items ? findAllowedValues(schema.items) : undefined;
  const values = schema.anyOf.filter((branch) => branch.type !== 'null').map(findAllowedValues);
  return values.every((value) => value !== undefined) ? values.flat() : undefined;
}

/** The type name for messages: `integer`, `array`, `string or null`. */
export function typeNameOf(schema: JsonSchema): string {
  if (Array.isArray(schema.type)) return schema.type.join(' or ');
  if (schema.type) return schema.type;
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeNameOf))].join(' or ');
  if (schema.allOf) return 'object';
  return 'const' in schema ? typeof schema.const : 'any';
}
