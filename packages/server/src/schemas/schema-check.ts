import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { JsonSchema } from './json-schema.ts';

/** Fills defaults into the value and gives the errors found; none means it fits. */
export type SchemaCheck = (value: unknown) => readonly ErrorObject[];

/** Past this many entries a body is only searched for its first error, so that a huge wrong body stays cheap. */
const FULL_SEARCH_LIMIT = 2_000;

const first = createAjv(false);
const all = createAjv(true);

function createAjv(allErrors: boolean): Ajv2020 {
  const ajv = new Ajv2020({ allErrors, useDefaults: true, strict: false });
  formats.default(ajv);
  return ajv;
}

/** Compiles a schema once, at the start; errors in it throw here. */
export function compileSchema(schema: JsonSchema): SchemaCheck {
  const quick: ValidateFunction = first.compile(schema);
  const full: ValidateFunction = all.compile(schema);
  return (value) => {
    if (quick(value)) return [];
    if (countEntries(value) > FULL_SEARCH_LIMIT) return quick.errors ?? [];
    full(value);
    return full.errors ?? [];
  };
}

function countEntries(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 0;
  for (const entry of Object.values(value)) {
    count += countEntries(entry);
    if (count > FULL_SEARCH_LIMIT) break;
  }
  return count;
}
