import {
  asJsonSchema,
  compileSchema,
  faultsFromErrors,
  invalid,
  type JsonSchema,
  type ParameterFault,
  problemFromFaults,
  readTextValue,
  type SentParameter,
  takesList,
  unknownParameter,
  wordBounds,
} from '../../schemas/index.ts';
import type { HttpOperation } from '../http-operation.ts';
import { type AnswerShape, GLOBAL_PARAMETERS, isGlobalParameter, readAnswerShape } from './global-parameters.ts';
import { parseQueryString } from './query-string.ts';

/** What a request carries, before it is checked. */
type RawInput = { params: Record<string, string>; queryText: string; body: unknown };

/** The checked input of an operation. `query` is frozen: equal query strings may be given the same object. */
export type CheckedInput = {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  shape: AnswerShape;
};

/** Checks a request against an operation's schemas. Throws `rest_missing_callback_param` or `rest_invalid_param`. */
type ParameterCheck = (raw: RawInput) => CheckedInput;

type Section = { values: Record<string, unknown>; faults: ParameterFault[] };
type QuerySection = Section & { shape: AnswerShape };

/** Query strings whose checked form is kept, per operation: agents ask the same again. */
const REMEMBERED_QUERIES = 500;
const LONGEST_REMEMBERED = 1_000;

/** Compiles the checks of one operation. */
export function compileParameterCheck(operation: HttpOperation): ParameterCheck {
  const checkParams = compileParams(asJsonSchema(operation.params));
  const checkQuery = rememberQueries(compileQuery(asJsonSchema(operation.query)));
  const checkBody = operation.body ? compileBody(asJsonSchema(operation.body)) : undefined;
  return ({ params, queryText, body }) => {
    const path = checkParams(params);
    const query = checkQuery(queryText);
    const checkedBody = checkBody?.(body) ?? { value: undefined, faults: [] };
    const faults = [...path.faults, ...query.faults, ...checkedBody.faults];
    if (faults.length > 0) throw problemFromFaults(faults);
    return { params: path.values, query: query.values, body: checkedBody.value, shape: query.shape };
  };
}

function compileParams(schema: JsonSchema): (params: Record<string, string>) => Section {
  const names = Object.keys(schema.properties ?? {});
  if (names.length === 0) return () => ({ values: {}, faults: [] });
  const read = compileSection(schema);
  return (params) =>
    read(new Map(Object.entries(params).map(([name, value]) => [name, { values: [value], list: false }])));
}

function compileQuery(schema: JsonSchema): (queryText: string) => QuerySection {
  const read = compileSection(schema);
  const known = Object.keys(schema.properties ?? {});
  return (queryText) => {
    const sent = parseQueryString(queryText);
    const section = read(sent);
    for (const name of sent.keys()) {
      if (known.includes(name) || isGlobalParameter(name)) continue;
      section.faults.push(unknownParameter(name, [...known, ...Object.keys(GLOBAL_PARAMETERS)]));
    }
    return { ...section, shape: readAnswerShape(sent) };
  };
}

function compileSection(schema: JsonSchema): (sent: ReadonlyMap<string, SentParameter>) => Section {
  const check = compileSchema(schema);
  const properties = Object.entries(schema.properties ?? {});
  return (sent) => {
    const values: Record<string, unknown> = {};
    const faults: ParameterFault[] = [];
    for (const [name, property] of properties) {
      const given = sent.get(name);
      if (!given) continue;
      values[name] = readTextValue(property, given);
      const fault = findTextFault({ name, property, given, value: values[name] });
      if (fault) faults.push(fault);
    }
    const errors = check(values);
    if (errors.length === 0) return { values, faults };
    const named = new Set(faults.map((fault) => fault.name));
    const wrong = faultsFromErrors(errors, schema).filter((fault) => !named.has(fault.name));
    return { values, faults: [...faults, ...wrong] };
  };
}

type Given = { name: string; property: JsonSchema; given: SentParameter; value: unknown };

/** What a schema cannot say about text from a URL. */
function findTextFault({ name, property, given, value }: Given): ParameterFault | undefined {
  if (given.values.length > 1 && !takesList(property)) {
    return invalid(name, {
      code: 'rest_invalid_type',
      message: `${name} was given ${given.values.length} times; give it once.`,
    });
  }
  if (given.values.some((text) => text.includes('\0'))) {
    return invalid(name, { code: 'rest_invalid_pattern', message: `${name} contains a NUL character.` });
  }
  if (
    typeof value === 'number' &&
    property.type === 'integer' &&
    Number.isInteger(value) &&
    !Number.isSafeInteger(value)
  ) {
    const bounds = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, ...property };
    return invalid(name, { code: 'rest_out_of_bounds', message: wordBounds(name, bounds) });
  }
  return undefined;
}

function rememberQueries(check: (queryText: string) => QuerySection): (queryText: string) => QuerySection {
  const remembered = new Map<string, QuerySection>();
  return (queryText) => {
    const known = remembered.get(queryText);
    if (known) return known;
    const section = check(queryText);
    freezeDeep(section.values);
    if (section.faults.length > 0 || queryText.length > LONGEST_REMEMBERED) return section;
    if (remembered.size >= REMEMBERED_QUERIES) remembered.clear();
    remembered.set(queryText, section);
    return section;
  };
}

function freezeDeep(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezeDeep(inner);
}

function compileBody(schema: JsonSchema): (body: unknown) => { value: unknown; faults: ParameterFault[] } {
  const check = compileSchema(schema);
  return (body) => {
    const value = body instanceof Map ? readForm(schema, body) : (body ?? {});
    return { value, faults: [...findUnknownProperties(schema, value), ...faultsFromErrors(check(value), schema)] };
  };
}

/** Properties of a body that the operation does not know; a schema that says `additionalProperties` itself decides itself. */
function findUnknownProperties(schema: JsonSchema, value: unknown): ParameterFault[] {
  const { properties, additionalProperties } = schema;
  if (!properties || additionalProperties !== undefined || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return [];
  const known = Object.keys(properties);
  return Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => unknownParameter(name, known));
}

/** Form fields become the body's properties. */
function readForm(schema: JsonSchema, fields: ReadonlyMap<string, SentParameter>): Record<string, unknown> {
  const entries = [...fields].map(([name, given]): [string, unknown] => {
    const property = schema.properties?.[name] ?? { type: 'string' };
    return [name, readFormValue(property, given)];
  });
  return Object.fromEntries(entries);
}

function readFormValue(property: JsonSchema, given: SentParameter): unknown {
  const text = given.values[0] ?? '';
  const isJson = /^\s*[[{]/.test(text) && (property.type === 'object' || property.type === 'array' || property.anyOf);
  if (!isJson) return readTextValue(property, given);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
