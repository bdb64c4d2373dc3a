import type { JsonSchema } from './json-schema.ts';

/** One parameter as text: `list` when its name carried brackets (`a[]=x`), as PHP and WordPress clients write lists. */
export type SentParameter = { values: string[]; list: boolean };

/** Which JSON types text can stand for; anything else stays text and fails its schema. */
const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i;
const TRUE = new Set(['1', 'true']);
const FALSE = new Set(['0', 'false', '']);

/**
 * The value that text in a URL or a form stands for, under the schema it will be checked with: numbers and booleans
 * as WordPress accepts them, lists from commas, brackets or repetition. What does not convert is left as text.
 */
export function readTextValue(schema: JsonSchema, sent: SentParameter): unknown {
  const list = findListSchema(schema);
  if (list) return readList(list, sent);
  return readScalar(schema, sent.values[0] ?? '');
}

/** Whether the schema takes a list, directly or in one branch of a union. */
export function takesList(schema: JsonSchema): boolean {
  return findListSchema(schema) !== undefined;
}

function findListSchema(schema: JsonSchema): JsonSchema | undefined {
  if (schema.type === 'array') return schema;
  return schema.anyOf?.find((branch) => branch.type === 'array');
}

function readList(schema: JsonSchema, { values, list }: SentParameter): unknown[] {
  const texts = list ? values : values.flatMap((value) => value.split(',').map((part) => part.trim()));
  const items = schema.items ?? {};
  return texts.filter((text) => text !== '').map((text) => readScalar(items, text));
}

function readScalar(schema: JsonSchema, text: string): unknown {
  if (schema.anyOf) return readUnion(schema.anyOf, text);
  if (schema.type === 'integer' || schema.type === 'number') return readNumber(text);
  if (schema.type === 'boolean') return readBoolean(text);
  return text;
}

/** Digits beyond the range of numbers stay text: `1e309` is no number that anything could be counted with. */
function readNumber(text: string): number | string {
  const number = NUMBER.test(text.trim()) ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number : text;
}

function readUnion(branches: JsonSchema[], text: string): unknown {
  for (const branch of branches) {
    const value = readScalar(branch, text);
    if ('const' in branch ? branch.const === value : typeof value !== 'string') return value;
  }
  return text;
}

function readBoolean(text: string): boolean | string {
  const word = text.trim().toLowerCase();
  if (TRUE.has(word)) return true;
  return FALSE.has(word) ? false : text;
}
