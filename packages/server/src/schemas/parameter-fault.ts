import type { ErrorObject } from 'ajv/dist/2020.js';
import { invalidParameters, type ParameterDetail, type Problem } from '../base/index.ts';
import { findNearestName } from './did-you-mean.ts';
import { findAllowedValues, type JsonSchema, typeNameOf } from './json-schema.ts';
import { schemasProblem } from './problems.ts';

/** A fault of one parameter: `missing`, or invalid with WordPress's code. */
export type ParameterFault = ParameterDetail & { name: string; missing: boolean };

/** The most faults listed for one body. */
const MOST_SHOWN = 50;

/**
 * The refusal for a set of faults, as in WordPress: missing parameters first (`rest_missing_callback_param`,
 * `data.params` a list), otherwise invalid ones (`rest_invalid_param`, `data.params` a map).
 */
export function problemFromFaults(faults: readonly ParameterFault[]): Problem {
  const missing = [...new Set(faults.filter((fault) => fault.missing).map((fault) => fault.name))];
  if (missing.length > 0) {
    return schemasProblem(
      'rest_missing_callback_param',
      { params: missing },
      `Missing parameter(s): ${missing.join(', ')}`,
    );
  }
  const byName = new Map(faults.map(({ name, code, message, data }) => [name, { code, message, data }]));
  return invalidParameters(Object.fromEntries([...byName].slice(0, MOST_SHOWN)));
}

/** A fault of a parameter that is invalid. */
export function invalid(
  name: string,
  fault: { code: string; message: string; data?: Record<string, unknown> },
): ParameterFault {
  return { name, missing: false, code: fault.code, message: fault.message, data: fault.data ?? null };
}

/** The fault of an unknown parameter, with the nearest known name. */
export function unknownParameter(name: string, known: readonly string[]): ParameterFault {
  const nearest = findNearestName(name, known);
  const hint = nearest ? ` Did you mean ${nearest}?` : '';
  return invalid(name.slice(0, 100) || '(empty)', {
    code: 'rest_unknown_param',
    message: `Unknown parameter.${hint} Known here: ${known.join(', ')}.`,
    data: { known, ...(nearest ? { did_you_mean: nearest } : {}) },
  });
}

/** The faults for the errors of a checked object, one per property, named `page` or `rows[3].amount`. */
export function faultsFromErrors(errors: readonly ErrorObject[], schema: JsonSchema): ParameterFault[] {
  const byPlace = new Map<string, ParameterFault>();
  for (const error of errors) {
    const fault = faultFromError(error, schema);
    const known = byPlace.get(fault.name);
    if (!known || error.keyword === 'anyOf') byPlace.set(fault.name, fault);
  }
  return [...byPlace.values()];
}

function faultFromError(error: ErrorObject, root: JsonSchema): ParameterFault {
  const path = error.instancePath.split('/').slice(1).map(unescapePointer);
  const { missingProperty, additionalProperty } = error.params as Record<string, string | undefined>;
  if (missingProperty !== undefined) {
    const name = nameOfPath([...path, missingProperty]);
    return { name, missing: true, code: 'rest_missing_callback_param', message: `${name} is required.`, data: null };
  }
  if (additionalProperty !== undefined) {
    const name = nameOfPath([...path, additionalProperty]);
    const message = `${name} is not a valid property of Object.`;
    return invalid(name, { code: 'rest_additional_properties_forbidden', message });
  }
  const name = nameOfPath(path);
  return invalid(name, wordError(name, error, findSchemaAt(root, path)));
}

function wordError(name: string, error: ErrorObject, schema: JsonSchema) {
  const allowed = findAllowedValues(schema);
  if (allowed && ['const', 'enum', 'anyOf', 'type'].includes(error.keyword)) {
    return { code: 'rest_not_in_enum', message: `${name} is not one of ${allowed.join(', ')}.`, data: { allowed } };
  }
  const example = schema.examples?.[0] === undefined ? '' : ` Example: ${String(schema.examples[0])}`;
  const limit = String((error.params as { limit?: unknown }).limit);
  // The bound that was passed is named even where the schema leaves it to the largest exact number.
  const bounds = wordBounds(
    name,
    /(?:min|max)imum$/i.test(error.keyword) ? { ...schema, [error.keyword]: limit } : schema,
  );
  const words: Record<string, [code: string, message: string]> = {
    type: ['rest_invalid_type', `${name} is not of type ${typeNameOf(schema)}.`],
    anyOf: ['rest_no_matching_schema', `${name} is not of type ${typeNameOf(schema)}.`],
    pattern: ['rest_invalid_pattern', `${name} does not match pattern ${schema.pattern ?? ''}.${example}`],
    format: ['rest_invalid_format', `${name} is not a valid ${schema.format ?? 'value'}.${example}`],
    minLength: [
      'rest_too_short',
      `${name} must be at least ${limit} ${limit === '1' ? 'character' : 'characters'} long.`,
    ],
    maxLength: [
      'rest_too_long',
      `${name} must be at most ${limit} ${limit === '1' ? 'character' : 'characters'} long.`,
    ],
    minItems: ['rest_too_few_items', `${name} must contain at least ${limit} ${limit === '1' ? 'item' : 'items'}.`],
    maxItems: ['rest_too_many_items', `${name} must contain at most ${limit} ${limit === '1' ? 'item' : 'items'}.`],
    uniqueItems: ['rest_duplicate_items', `${name} has duplicate items.`],
    minimum: ['rest_out_of_bounds', bounds],
    maximum: ['rest_out_of_bounds', bounds],
    exclusiveMinimum: ['rest_out_of_bounds', bounds],
    exclusiveMaximum: ['rest_out_of_bounds', bounds],
  };
  const [code, message] = words[error.keyword] ?? ['rest_invalid_param', `${name} ${error.message ?? 'is not valid'}.`];
  return { code, message };
}

/** A range in WordPress's wording: `page must be greater than or equal to 1`. */
export function wordBounds(name: string, schema: JsonSchema): string {
  const low = schema.minimum ?? schema.exclusiveMinimum;
  const high = schema.maximum ?? schema.exclusiveMaximum;
  const lowWord = schema.minimum === undefined ? 'exclusive' : 'inclusive';
  const highWord = schema.maximum === undefined ? 'exclusive' : 'inclusive';
  if (low !== undefined && high !== undefined) {
    return `${name} must be between ${low} (${lowWord}) and ${high} (${highWord})`;
  }
  if (low !== undefined) return `${name} must be greater than ${lowWord === 'inclusive' ? 'or equal to ' : ''}${low}`;
  return `${name} must be less than ${highWord === 'inclusive' ? 'or equal to ' : ''}${high}`;
}

function findSchemaAt(root: JsonSchema, path: readonly string[]): JsonSchema {
  let at: JsonSchema = root;
  for (const step of path) {
    const options = [at, ...(at.anyOf ?? []), ...(at.allOf ?? [])];
    const next = options.map((option) =>
      option.items && /^\d+$/.test(step) ? option.items : option.properties?.[step],
    );
    at = next.find((schema) => schema !== undefined) ?? {};
  }
  return at;
}

/** `['rows', '3', 'amount']` is `rows[3].amount`; the empty path is `body`. */
function nameOfPath(path: readonly string[]): string {
  if (path.length === 0) return 'body';
  return path.map((step, at) => (/^\d+$/.test(step) ? `[${step}]` : at === 0 ? step : `.${step}`)).join('');
}

function unescapePointer(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
