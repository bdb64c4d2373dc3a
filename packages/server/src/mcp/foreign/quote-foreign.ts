import { isCode, isForeign, isOwn, sourceOfService } from './own-words.ts';
import { showCharacters } from './show-characters.ts';

/** Words that this service passes on and does not say: what they are, and where they come from (`sheet 4`, `documents 17`). */
export type Quoted = { quoted: unknown; from: string };

/**
 * An answer for a model: whatever a sheet, document, mail or person may have worded stands in a wrapper of its own with its
 * source, and characters that are not seen are written out. Whatever is not known to be our own words counts as foreign as
 * soon as it is more than a code, so that a new property is wrapped until someone says otherwise.
 */
export function quoteForeign(body: Record<string, unknown>, service: string): Record<string, unknown> {
  const from = sourceOfService(service);
  return from === undefined ? (showAll(body) as Record<string, unknown>) : quoteObject(body, from);
}

function quoteObject(object: Record<string, unknown>, outer: string): Record<string, unknown> {
  const from = findSource(object) ?? outer;
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => {
      if (isEmpty(value)) return [name, value];
      if (isForeign(name, value)) return [name, wrap(value, from)];
      if (isOwn(name, value, object)) return [name, showAll(value)];
      return [showCharacters(name), quoteValue(value, from)];
    }),
  );
}

function quoteValue(value: unknown, from: string): unknown {
  if (typeof value === 'string') return isCode(value) ? value : wrap(value, from);
  if (Array.isArray(value)) return value.map((one) => quoteValue(one, from));
  return isObject(value) ? quoteObject(value, from) : value;
}

function wrap(quoted: unknown, from: string): Quoted {
  return { quoted: showAll(quoted), from };
}

/** The value with every unseen character written out, in the names of its properties too. */
export function showAll(value: unknown): unknown {
  if (typeof value === 'string') return showCharacters(value);
  if (Array.isArray(value)) return value.map(showAll);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [showCharacters(name), showAll(one)]));
}

/** The sheet, rate, documents or order that the words of a record come from, as far as the record says. */
function findSource({ source, rateId, documents, id }: Record<string, unknown>): string | undefined {
  if (isObject(source) && typeof source.sheet === 'number') return `sheet ${source.sheet}`;
  if (typeof rateId === 'number') return `sheet of rate ${rateId}`;
  if (typeof id === 'string' && id.startsWith('ord_')) return `order ${id}`;
  if (!Array.isArray(documents) || documents.length === 0) return undefined;
  const ids = documents.map((one) => (isObject(one) ? one.id : one)).filter((one) => typeof one === 'number');
  return ids.length === 0 ? undefined : `documents ${ids.join(', ')}`;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
