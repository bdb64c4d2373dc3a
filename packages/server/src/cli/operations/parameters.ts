import type { Operation, OperationCommand } from '../../base/index.ts';
import { asJsonSchema, type JsonSchema, readTextValue } from '../../schemas/offline.ts';

/** Where an operation takes a parameter. */
export const PLACES = ['params', 'query', 'body'] as const;

/** A parameter of an operation as the command line gives it. */
export type Parameter = {
  /** `per_page`; of a property inside an object of the body, its own name: `perOrder` of `limits`. */
  name: string;
  place: (typeof PLACES)[number];
  /** Where it is in that place: `['limits', 'perOrder']`. */
  path: readonly string[];
  schema: JsonSchema;
  required: boolean;
  /** Of a list of objects: the places in one that `17:2` names. */
  entries?: readonly string[] | undefined;
};

/** Stands for the whole body: a JSON file. */
export const BODY_FILE = 'file';

/** The parameters that a command takes, in the operation's order. */
export function parametersOf(
  operation: Operation,
  { operands = [], textFile, fixed = {}, entries = {} }: OperationCommand,
): Parameter[] {
  const isBodyInFile = operands.includes(BODY_FILE) && textFile === undefined;
  const all = PLACES.flatMap((place) => (place === 'body' && isBodyInFile ? [] : parametersIn(operation, place)));
  return all
    .filter(({ name }) => !(name in fixed) && name !== textFile)
    .map((parameter) => (entries[parameter.name] ? { ...parameter, entries: entries[parameter.name] } : parameter));
}

function parametersIn(operation: Operation, place: Parameter['place']): Parameter[] {
  const schema = asJsonSchema(operation[place]);
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const required = schema.required?.includes(name) ?? false;
    const inner = Object.entries(place === 'body' ? (property.properties ?? {}) : {});
    if (inner.length === 0) return [{ name, place, path: [name], schema: property, required }];
    return inner.map(([leaf, leafSchema]) => ({
      name: leaf,
      place,
      path: [name, leaf],
      schema: leafSchema,
      required: required && (property.required?.includes(leaf) ?? false),
    }));
  });
}

/** What was typed as the value that the parameter takes; what does not fit is left for the check of the schema. */
export function readValue(
  { schema, entries }: Pick<Parameter, 'schema' | 'entries'>,
  texts: readonly string[],
): unknown {
  const [first = ''] = texts;
  if (entries !== undefined && !first.trimStart().startsWith('[')) return texts.map((text) => readEntry(text, entries));
  if (schema.type === 'object') return isJson(first) ? parseJson(first) : readAmounts(texts);
  if (schema.items?.type === 'object') return parseJson(first);
  const values = takesCapitals(schema.items ?? schema) ? texts.map((text) => text.toUpperCase()) : [...texts];
  return readTextValue(schema, { values, list: false });
}

/** Whether the pattern of a code has letters in capitals only: `cn-nl` is then what `CN-NL` is. */
function takesCapitals({ pattern = '' }: JsonSchema): boolean {
  const letters = pattern.replaceAll(/\\./g, '');
  return letters.includes('A-Z') && !/[a-z]/.test(letters);
}

const isJson = (text: string) => text.trimStart().startsWith('{');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** `17:2` as the values at these places; the text itself when it has more of them, or none. */
function readEntry(text: string, places: readonly string[]): unknown {
  const values = text.split(':').map((value) => value.trim());
  if (values.length > places.length || values.includes('')) return text;
  const entry: Record<string, unknown> = {};
  for (const [at, value] of values.entries()) {
    const [outer = '', inner] = (places[at] ?? '').split('.');
    const read = /^\d+$/.test(value) ? Number(value) : value;
    entry[outer] = inner === undefined ? read : { ...(entry[outer] as object | undefined), [inner]: read };
  }
  return entry;
}

/** `USD:20000,EUR:18000` */
function readAmounts(texts: readonly string[]): Record<string, number> {
  const pairs = texts.flatMap((text) => text.split(',')).map((pair) => pair.split(':'));
  return Object.fromEntries(
    pairs.map(([name = '', amount = '']) => [
      name.trim().toUpperCase(),
      amount.trim() === '' ? Number.NaN : Number(amount),
    ]),
  );
}
