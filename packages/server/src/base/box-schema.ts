import { Type } from 'typebox';

/**
 * The schema of a rectangle on a page: left, top, right, bottom. Not a tuple of TypeBox: it prints `items` as a list, which
 * JSON Schema draft 2020-12, and so OpenAPI 3.1, no longer has.
 */
export function boxSchema(description: string) {
  return Type.Unsafe<[number, number, number, number]>(
    Type.Array(Type.Number(), { minItems: 4, maxItems: 4, description, examples: [[72, 118.5, 268.3, 128.5]] }),
  );
}
