import type { JsonSchema } from '../schemas/index.ts';

/**
 * The parts of a schema that a model needs to know beforehand, without the words: `data.id` keeps `data` (through its
 * items) and in it `id`; a path that ends at an object keeps all of that object's shape one level deep. What is left out
 * stays allowed, so whatever fits the whole schema fits the part. Throws for a path that the schema does not have.
 */
export function partialSchema(schema: JsonSchema, paths: readonly string[]): JsonSchema {
  return selectPaths(
    schema,
    paths.map((path) => path.split('.')),
  );
}

function selectPaths(schema: JsonSchema, paths: readonly (readonly string[])[]): JsonSchema {
  const inner = paths.filter((path) => path.length > 0);
  const { allowsNull, branch } = withoutNull(schema);
  if (inner.length === 0) return plainType(schema);
  if (branch.items) return { type: typeOf('array', allowsNull), items: selectPaths(branch.items, inner) };
  const properties = propertiesOf(branch);
  const names = [...new Set(inner.map(([name = '']) => name))];
  const entries = names.map((name): [string, JsonSchema] => {
    const property = properties[name];
    if (property === undefined)
      throw new Error(`the schema has no ${name}; it has ${Object.keys(properties).join(', ')}`);
    return [
      name,
      selectPaths(
        property,
        inner.filter(([first]) => first === name).map(([, ...rest]) => rest),
      ),
    ];
  });
  return { type: typeOf('object', allowsNull), properties: Object.fromEntries(entries) };
}

function typeOf(type: string, allowsNull: boolean): string | string[] {
  return allowsNull ? [type, 'null'] : type;
}

/** The type names alone; nothing when it may be anything. */
function plainType(schema: JsonSchema): JsonSchema {
  const types = typesOf(schema);
  if (types.length === 0) return {};
  return { type: types.length === 1 ? (types[0] as string) : types };
}

function typesOf(schema: JsonSchema): string[] {
  if (schema.type !== undefined) return [schema.type].flat();
  if (schema.anyOf) return [...new Set(schema.anyOf.flatMap(typesOf))];
  if (schema.allOf) return ['object'];
  if (schema.enum) return [...new Set(schema.enum.map((value) => typeof value))];
  return [];
}

function withoutNull(schema: JsonSchema): { allowsNull: boolean; branch: JsonSchema } {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  if (schema.anyOf === undefined || others.length !== 1) return { allowsNull: false, branch: schema };
  return { allowsNull: true, branch: others[0] ?? {} };
}

function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  return Object.assign({}, ...(schema.allOf ?? []).map(propertiesOf), schema.properties);
}
