import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { JsonSchema } from './json-schema.ts';

/** Fills defaults into the value and returns the errors; none means it is valid. */
export type SchemaCheck = (value: unknown) => readonly ErrorObject[];

/** A body with more entries is only checked up to its first error, so that a huge invalid body stays cheap. */
const FULL_SEARCH_LIMIT = 2_000;

const first = createAjv(false);
const all = createAjv(true);

function createAjv(allErrors: boolean): Ajv2020 {
  const ajv = new Ajv2020({ allErrors, useDefaults: true, strict: false });
  formats.default(ajv);
  return ajv;
}

/**
 * The check of a schema; whole numbers are exact ones. It is compiled when it is first used, and what finds all errors when there is
 * one: most schemas of a process are never used. Throws then on an invalid schema.
 */
export function compileSchema(given: JsonSchema): SchemaCheck {
  let schema: JsonSchema | undefined;
  let quick: ValidateFunction | undefined;
  let full: ValidateFunction | undefined;
  return (value) => {
    schema ??= withSafeIntegers(given);
    quick ??= first.compile(schema);
    if (quick(value)) return [];
    if (countEntries(value) > FULL_SEARCH_LIMIT) return quick.errors ?? [];
    full ??= all.compile(schema);
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

/** The schema with the bounds of exact whole numbers (2^53 - 1) where it sets none: a larger one would name another row. */
function withSafeIntegers<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(withSafeIntegers) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const copy = Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, withSafeIntegers(inner)]));
  if (copy.type !== 'integer') return copy as Part;
  return { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, ...copy } as Part;
}
